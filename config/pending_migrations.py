"""Detection of unapplied migrations."""

from __future__ import annotations

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.executor import MigrationExecutor


def has_unapplied_migrations(connection: BaseDatabaseWrapper) -> bool:
    """Return whether the database lacks a migration of the code."""
    executor = MigrationExecutor(connection)
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))

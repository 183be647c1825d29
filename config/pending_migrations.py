"""Whether a database has every migration."""

from __future__ import annotations

from django.db.backends.base.base import BaseDatabaseWrapper
from django.db.migrations.executor import MigrationExecutor


def has_unapplied_migrations(connection: BaseDatabaseWrapper) -> bool:
    """Tell whether a migration of the code is missing in the database."""
    executor = MigrationExecutor(connection)
    return bool(executor.migration_plan(executor.loader.graph.leaf_nodes()))

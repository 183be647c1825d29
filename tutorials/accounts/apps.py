"""People who use the site."""

from __future__ import annotations

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Teachers, learners and their data."""

    name = "tutorials.accounts"
    label = "accounts"

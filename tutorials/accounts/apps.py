"""People who use the site."""

from __future__ import annotations

from django.apps import AppConfig


class AccountsConfig(AppConfig):
    """Teachers, learners and their data."""

    name = "tutorials.accounts"
    label = "accounts"

    def ready(self) -> None:
        """Write every sign-in in the log, whichever page it came from."""
        from django.contrib.auth.signals import user_logged_in

        from tutorials.accounts.guards.security_log import log_sign_in

        user_logged_in.connect(log_sign_in)

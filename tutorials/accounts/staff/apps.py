"""The admin as an app."""

from __future__ import annotations

from django.contrib.admin.apps import AdminConfig


class StaffConfig(AdminConfig):
    """Django's admin with our own way in."""

    default_site = "tutorials.accounts.staff.site.StaffSite"

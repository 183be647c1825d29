"""People in the admin."""

from __future__ import annotations

from typing import TYPE_CHECKING

from django.contrib import admin
from django.contrib.auth.admin import UserAdmin as DjangoUserAdmin
from django.http import HttpRequest
from django.utils.translation import gettext_lazy as _

from tutorials.accounts.models import User

if TYPE_CHECKING:
    from django.contrib.admin.options import _FieldsetSpec


@admin.register(User)
class UserAdmin(DjangoUserAdmin[User]):
    """Django's own page for users, with the language they read."""

    list_display = ("username", "email", "first_name", "last_name", "language", "is_staff")

    def get_fieldsets(self, request: HttpRequest, obj: User | None = None) -> _FieldsetSpec:
        """Return the parts of the page; a new user has no language yet."""
        fieldsets = super().get_fieldsets(request, obj)
        if obj is None:
            return fieldsets
        return [*fieldsets, (_("Reading"), {"fields": ("language",)})]

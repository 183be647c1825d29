"""The admin's way in: the limits, the log and the known browsers of every other sign-in."""

from __future__ import annotations

from typing import Any

from django.contrib.admin import AdminSite
from django.contrib.admin.forms import AdminAuthenticationForm
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.translation import gettext as _

from tutorials.accounts import teachers
from tutorials.accounts.emails.opening import forget_opened
from tutorials.accounts.guards.known_browsers import remember_browser
from tutorials.accounts.guards.too_many import tell_wait, word_wait
from tutorials.accounts.models import User
from tutorials.accounts.rate_limits import LimitReachedError


class StaffSignInForm(AdminAuthenticationForm):
    """Name and password; `too_many` is set where another try has to wait."""

    too_many: LimitReachedError | None = None

    def clean(self) -> dict[str, Any]:
        """Check the password as the sign-in of teachers does."""
        name, password = self.cleaned_data.get("username"), self.cleaned_data.get("password")
        if self.request is None or not name or not password:
            return self.cleaned_data
        try:
            user = teachers.check_password(self.request, name, password, teachers.find_staff)
        except LimitReachedError as error:
            self.too_many = error
            message = _("Too many sign-ins have failed.")
            raise ValidationError(f"{message} {word_wait(error.wait)}") from None
        if user is None:
            raise self.get_invalid_login_error()
        self.confirm_login_allowed(user)
        self.user_cache = user
        return self.cleaned_data


class StaffSite(AdminSite):
    """The admin, entered like the rest of the site."""

    login_form = StaffSignInForm

    def login(
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Sign somebody in; the status says where too many have failed."""
        response = super().login(request, extra_context)
        form = (getattr(response, "context_data", None) or {}).get("form")
        if isinstance(form, StaffSignInForm) and form.too_many:
            response.status_code = 429
            tell_wait(response, form.too_many.wait)
        if request.method == "POST" and isinstance(request.user, User):
            remember_browser(request, response, request.user)
        return response

    def logout(  # type: ignore[override]
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Sign somebody out, and forget the links they opened."""
        response = super().logout(request, extra_context)
        forget_opened(request, response)
        return response

    def password_change(  # type: ignore[override]
        self, request: HttpRequest, extra_context: dict[str, Any] | None = None
    ) -> HttpResponse:
        """Lead to the one page on which a password is changed."""
        return HttpResponseRedirect(reverse("accounts:change_password"), status=303)

"""Forms of teacher accounts, and the base of all forms of the site."""

from __future__ import annotations

import datetime
import re
from typing import Any, Final

from django import forms
from django.contrib.auth import password_validation
from django.http import HttpRequest, HttpResponse, QueryDict
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules.http import without_controls
from tutorials.accounts import teachers
from tutorials.accounts.decorators import TeacherRequest
from tutorials.accounts.guards.too_many import word_wait
from tutorials.accounts.models import LONGEST_NAME, User
from tutorials.accounts.rate_limits import LimitReachedError

LONGEST_PASSWORD: Final = 200
TOO_MANY: Final = "too_many"
_BREAKS: Final = re.compile(r"[\r\n\t\u2028\u2029]+")
_CLASSES: Final = ((forms.Select, "select"), (forms.CheckboxInput, ""), (forms.RadioSelect, ""))


class SiteForm(forms.Form):
    """A form whose fields look like those of the site; its messages are whole sentences."""

    def __init__(self, data: QueryDict | None = None, *args: Any, **kwargs: Any) -> None:
        kwargs.setdefault("label_suffix", "")
        sent = None if data is None else _printable(data)
        super().__init__(sent, *args, **kwargs)
        if sent is not None:
            _put_into_one_line(sent, self._one_liners())
        for field in self.fields.values():
            kind = next((css for cls, css in _CLASSES if isinstance(field.widget, cls)), "input")
            if kind:
                field.widget.attrs.setdefault("class", kind)
            field.error_messages["required"] = _("Please fill this in.")
            if isinstance(field, forms.CharField) and field.max_length:
                field.error_messages["max_length"] = _("This is too long.")

    def _one_liners(self) -> set[str]:
        """Return the names of the fields that show one line; a password is taken as it comes."""
        return {
            self.add_prefix(name)
            for name, field in self.fields.items()
            if not isinstance(field.widget, (forms.Textarea, forms.PasswordInput))
        }


def add_wait(form: forms.Form, field: str | None, message: str, wait: datetime.timedelta) -> None:
    """Add a form error that says when to try again; the page is answered with 429."""
    text = f"{message} {word_wait(wait)}"
    form.add_error(field, forms.ValidationError(text, code=TOO_MANY))


def posted_data(request: HttpRequest) -> QueryDict | None:
    """Return the data a form is bound to: what was posted, or None where its page is opened."""
    return request.POST if request.method == "POST" else None


def render_form(
    request: HttpRequest, template: str, form: forms.Form, **context: object
) -> HttpResponse:
    """Render a page with its `form`: 200 if unbound, 400 if refused, 429 past a limit."""
    status = 400 if form.is_bound else 200
    if any(form.has_error(field, TOO_MANY) for field in form.errors):
        status = 429
    return render(request, template, {"form": form, **context}, status=status)


def _printable(sent: QueryDict) -> QueryDict:
    """Return what was sent without the control characters that no page can show again."""
    kept = sent.copy()
    for name, values in sent.lists():
        kept.setlist(name, [without_controls(value, but="\r\n\t") for value in values])
    return kept


def _put_into_one_line(sent: QueryDict, names: set[str]) -> None:
    """Put a space for each break, which no browser sends in a field of one line."""
    for name in names & sent.keys():
        sent.setlist(name, [_BREAKS.sub(" ", value) for value in sent.getlist(name)])


def email_field(label: str | Any, autocomplete: str = "email") -> forms.EmailField:
    """Return a field for an address."""
    return forms.EmailField(
        label=label,
        max_length=254,
        error_messages={"invalid": gettext_lazy("This is not an e-mail address.")},
        widget=forms.EmailInput(attrs={"autocomplete": autocomplete}),
    )


def password_field(label: str | Any, autocomplete: str, hint: str | Any = "") -> forms.CharField:
    """Return a field for a password, which is never shown again."""
    return forms.CharField(
        label=label,
        help_text=hint,
        max_length=LONGEST_PASSWORD,
        strip=False,
        widget=forms.PasswordInput(attrs={"autocomplete": autocomplete}),
    )


def new_password_field() -> forms.CharField:
    """Return a field for a password that is chosen."""
    hint = gettext_lazy("At least 8 characters. A few words are easier to keep in mind.")
    return password_field(gettext_lazy("New password"), "new-password", hint)


class SignInForm(SiteForm):
    """An e-mail address and a password."""

    email = email_field(gettext_lazy("E-mail"), "username")
    password = password_field(gettext_lazy("Password"), "current-password")
    next = forms.CharField(required=False, widget=forms.HiddenInput)


class AddressForm(SiteForm):
    """An e-mail address to which a link is sent."""

    email = email_field(gettext_lazy("E-mail"))


class NewPasswordForm(SiteForm):
    """A new password."""

    password = new_password_field()

    def __init__(self, *args: Any, user: User | None = None, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.user = user

    def clean_password(self) -> str:
        """Refuse a password that is easily guessed."""
        password: str = self.cleaned_data["password"]
        password_validation.validate_password(password, self.user)
        return password


class FinishForm(NewPasswordForm):
    """What is still missing when the address of a new teacher is proven."""

    organisation = forms.CharField(
        label=gettext_lazy("School, club or museum"),
        help_text=gettext_lazy("Your own name will do if you teach on your own account."),
        max_length=LONGEST_NAME,
        widget=forms.TextInput(attrs={"autocomplete": "organization"}),
    )


class CurrentPasswordForm(SiteForm):
    """The password that is needed for what cannot be taken back."""

    current = password_field(gettext_lazy("Current password"), "current-password")

    def __init__(self, *args: Any, request: TeacherRequest, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.request = request
        self.user = request.user

    def clean_current(self) -> str:
        """Refuse another password than the present one, and any after too many wrong ones."""
        password: str = self.cleaned_data["current"]
        try:
            if teachers.check_own_password(self.request, password):
                return password
        except LimitReachedError as error:
            message = _("The password was wrong too often.")
            text = f"{message} {word_wait(error.wait)}"
            raise forms.ValidationError(text, code=TOO_MANY) from None
        raise forms.ValidationError(_("This is not your password."))


class ChangePasswordForm(CurrentPasswordForm):
    """The present password and a new one."""

    password = new_password_field()

    def clean_password(self) -> str:
        """Refuse a password that is easily guessed."""
        password: str = self.cleaned_data["password"]
        password_validation.validate_password(password, self.user)
        return password


class ChangeAddressForm(CurrentPasswordForm):
    """A new address, and the password."""

    email = email_field(gettext_lazy("New e-mail"))
    field_order = ["email", "current"]

"""A teacher's account: address, password, language, and its end."""

from __future__ import annotations

from django.contrib import auth, messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_safe

from rules.http import PageLink, render_problem, usual_url
from tutorials.accounts import teachers
from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.emails import links
from tutorials.accounts.emails.opening import forget_opened, hide_secret, opened_by
from tutorials.accounts.emails.sending import (
    handle_email_errors,
    send_email,
    send_notice,
    tell_password_changed,
)
from tutorials.accounts.forms import (
    ChangeAddressForm,
    ChangePasswordForm,
    CurrentPasswordForm,
    posted_data,
    render_form,
)
from tutorials.accounts.guards.security_log import Event, log_event


@require_safe
@teacher_required
def account(request: TeacherRequest) -> HttpResponse:
    """Show the account and what can be done with it."""
    memberships = request.user.memberships.select_related("organisation")
    return render(request, "accounts/account.html", {"memberships": memberships})


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def change_password(request: TeacherRequest) -> HttpResponse:
    """Set a new password; every other session of the account ends."""
    form = ChangePasswordForm(posted_data(request), request=request)
    if form.is_valid():
        request.user.set_password(form.cleaned_data["password"])
        request.user.save(update_fields=["password"])
        auth.update_session_auth_hash(request, request.user)
        log_event(Event.PASSWORD_CHANGED, request, account=request.user.pk)
        tell_password_changed(request, request.user)
        messages.success(request, _("Your new password is set."))
        return HttpResponseRedirect(reverse("accounts:account"), status=303)
    return render_form(request, "accounts/change_password.html", form)


@require_http_methods(["GET", "HEAD", "POST"])
@handle_email_errors
@teacher_required
def change_address(request: TeacherRequest) -> HttpResponse:
    """Send a link to the new address; the old one holds until it is used."""
    form = ChangeAddressForm(posted_data(request), request=request)
    if form.is_valid():
        email = form.cleaned_data["email"]
        if teachers.find_teacher(email) is None:
            token = links.new_address_token(request.user, email)
            url = usual_url(request, reverse("accounts:confirm_address", args=[token]))
            send_email(request, email, "new_address", {"url": url})
        else:
            send_email(request, email, "address_taken", {})
        return render(request, "accounts/sent.html", {"email": email})
    return render_form(request, "accounts/change_address.html", form)


@require_http_methods(["GET", "HEAD", "POST"])
@hide_secret("token")
@teacher_required
def confirm_address(request: TeacherRequest, token: str) -> HttpResponse:
    """Ask once more, then change the address and tell the old one."""
    email, old = links.read_new_address(request.user, token), request.user.email
    if email is None:
        return _dead_link(request)
    opened = opened_by(request)
    if request.method != "POST" or opened.is_other:
        context, status = {"email": email, "opened": opened}, 400 if opened.is_other else 200
        return render(request, "accounts/confirm_address.html", context, status=status)
    try:
        if not teachers.change_address(request.user, email):
            return _dead_link(request)
    except teachers.AddressTakenError:
        return _dead_link(request)
    send_notice(old, "address_changed", {"email": email}, request.user.language)
    messages.success(request, _("Your new address is in use."))
    return HttpResponseRedirect(reverse("accounts:account"), status=303)


def _dead_link(request: TeacherRequest) -> HttpResponse:
    title = _("This link cannot be used any more")
    message = _("It is meant for another account, has been used already, or is too old.")
    ways = [PageLink(reverse("accounts:account"), _("Your account"))]
    return render_problem(request, 404, title, message, ways)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def delete(request: TeacherRequest) -> HttpResponse:
    """Say what ends with the account, and erase it when the password is given."""
    form = CurrentPasswordForm(posted_data(request), request=request)
    if form.is_valid():
        user = request.user
        if teachers.delete_teacher(user):
            auth.logout(request)
            response = render(request, "accounts/deleted.html")
            forget_opened(request, response)
            return response
        form.add_error(None, _("Make somebody else an owner first: others work there too."))
    ending = teachers.organisations_that_end_with(request.user)
    return render_form(request, "accounts/delete.html", form, ending=ending)

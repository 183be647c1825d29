"""Teachers of a class: who they are, what they may do, and how another one comes in."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST

from rules.http import PageLink, render_problem, usual_url
from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.emails.opening import hide_secret, opened_by
from tutorials.accounts.emails.sending import EmailNotSentError, send_email
from tutorials.accounts.forms import posted_data, render_form
from tutorials.accounts.models import Organisation, User
from tutorials.accounts.rate_limits import LimitReachedError
from tutorials.classrooms import invitations
from tutorials.classrooms.forms.people import InvitationForm, RoleForm
from tutorials.classrooms.models import MOST_INVITATIONS, Classroom, Role
from tutorials.classrooms.permissions import get_access
from tutorials.classrooms.sealed.showing import find_kept, forget, keep
from tutorials.classrooms.views.classrooms import redirect_to_classroom


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def teachers(request: TeacherRequest, pk: int) -> HttpResponse:
    """List the teachers of a class and invite another one."""
    classroom = get_access(request.user, pk, Role.OWNER).classroom
    form = InvitationForm(posted_data(request), initial={"role": Role.TEACHER})
    if form.is_valid() and (key := invite(request.user, classroom.organisation, classroom, form)):
        sent = send_invitation(request, key, classroom.name, form.cleaned_data["email"])
        response = HttpResponseRedirect(request.path, status=303)
        keep(request, response, "invitation", classroom.pk, sent)
        return response
    context: dict[str, object] = find_kept(request, "invitation", classroom.pk) or {}
    context |= {"classroom": classroom, "teachings": _teachings(classroom)}
    context["invitations"] = invitations.open_invitations(classroom.organisation, classroom)
    return render_form(request, "classrooms/teachers/teachers.html", form, **context)


def invite(
    user: User, organisation: Organisation, classroom: Classroom | None, form: InvitationForm
) -> str | None:
    """Make an invitation; None, with the reason in the form, where too many are open."""
    try:
        return invitations.invite(organisation, classroom, Role(form.cleaned_data["role"]), user)
    except invitations.TooManyInvitationsError:
        message = _("%(most)s invitations are open already. Take one back to make another.")
        form.add_error(None, message % {"most": MOST_INVITATIONS})
        return None


def _teachings(classroom: Classroom) -> list[tuple[object, RoleForm]]:
    rows = classroom.teachings.select_related("user").order_by("created_at", "pk")
    return [
        (row, RoleForm(initial={"role": row.role}, auto_id=f"role-{row.pk}-%s")) for row in rows
    ]


def send_invitation(request: TeacherRequest, key: str, name: str, email: str) -> dict[str, object]:
    """Send an invitation if there is an address; return what the page says of it.

    It is made by now: where no e-mail can be sent, its link is still shown.
    """
    url = usual_url(request, reverse("classrooms:invitation", args=[key]))
    context: dict[str, object] = {"invitation_url": url, "invited": email}
    if email:
        facts = {"url": url, "name": name, "inviter": request.user.email}
        try:
            send_email(request, email, "invitation", facts)
        except (EmailNotSentError, LimitReachedError):
            return context | {"is_unsent": True}
    return context


@require_POST
@teacher_required
def role(request: TeacherRequest, pk: int, teaching: int) -> HttpResponse:
    """Give a co-teacher another role, or take them out."""
    get_access(request.user, pk, Role.OWNER)
    form = RoleForm(request.POST)
    if not form.is_valid():
        messages.error(request, _("There is no such role."))
    else:
        wanted = form.cleaned_data["role"]
        try:
            role = None if wanted == "none" else Role(wanted)
            invitations.set_role(request.user, pk, teaching, role)
        except invitations.LastOwnerError:
            messages.error(request, _("A class needs an owner: name another one first."))
        else:
            messages.success(request, _("The roles are changed."))
    return _to_teachers(pk)


def _to_teachers(pk: int) -> HttpResponse:
    return HttpResponseRedirect(reverse("classrooms:teachers", args=[pk]), status=303)


@require_POST
@teacher_required
def take_back(request: TeacherRequest, pk: int, invitation: int) -> HttpResponse:
    """Let an invitation to a class end."""
    classroom = get_access(request.user, pk, Role.OWNER).classroom
    rows = invitations.open_invitations(classroom.organisation, classroom)
    invitations.take_back(get_object_or_404(rows, pk=invitation), request.user)
    forget(request, "invitation")
    messages.success(request, _("The invitation is taken back: its link no longer works."))
    return _to_teachers(pk)


@require_http_methods(["GET", "HEAD", "POST"])
@hide_secret("key")
@teacher_required
def invitation(request: TeacherRequest, key: str) -> HttpResponse:
    """Ask a teacher whether they come in, and let them."""
    found = invitations.find_invitation(key)
    if found is None:
        return _used_up(request)
    opened = opened_by(request)
    if request.method != "POST" or opened.is_other:
        context, status = {"invitation": found, "opened": opened}, 400 if opened.is_other else 200
        return render(request, "classrooms/teachers/invitation.html", context, status=status)
    outcome = invitations.accept(found, request.user)
    if outcome is invitations.Accepted.TOO_LATE:
        return _used_up(request)
    if outcome is invitations.Accepted.LET_IN:
        messages.success(request, _("Welcome."))
    else:
        text = _("You may do all of this already, so the invitation can still be used.")
        messages.info(request, text)
    if found.classroom:
        return redirect_to_classroom(found.classroom)
    return HttpResponseRedirect(reverse("classrooms:index"), status=303)


def _used_up(request: HttpRequest) -> HttpResponse:
    title = _("This invitation cannot be used any more")
    message = _("It has been used or taken back, or it is too old. Ask for another one.")
    ways = [PageLink(reverse("classrooms:index"), _("My classes"))]
    return render_problem(request, 404, title, message, ways)

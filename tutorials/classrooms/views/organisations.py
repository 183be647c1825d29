"""An organisation: its name, its members, its log, and everything it holds."""

from __future__ import annotations

from django.contrib import messages
from django.db.models import Count
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import get_object_or_404, render
from django.urls import reverse
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tutorials.accounts import audit
from tutorials.accounts.decorators import TeacherRequest, teacher_required
from tutorials.accounts.forms import posted_data, render_form
from tutorials.accounts.models import Organisation
from tutorials.accounts.personal_data import checkpoint_after_commit
from tutorials.classrooms import invitations
from tutorials.classrooms.forms.people import ConfirmForm, InvitationForm, OrganisationForm
from tutorials.classrooms.models import Role
from tutorials.classrooms.permissions import get_owned_organisation
from tutorials.classrooms.privacy.exporting import export_organisation
from tutorials.classrooms.sealed.showing import find_kept, forget, keep
from tutorials.classrooms.views.classrooms import as_file
from tutorials.classrooms.views.teachers import invite as invite_to
from tutorials.classrooms.views.teachers import send_invitation

LINES_SHOWN = 100


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def organisation(request: TeacherRequest, pk: int) -> HttpResponse:
    """Show an organisation to those who answer for it, and change its name."""
    found = get_owned_organisation(request.user, pk)
    form = OrganisationForm(posted_data(request), initial={"name": found.name})
    if form.is_valid():
        found.name = form.cleaned_data["name"]
        found.save(update_fields=["name"])
        audit.record(found, request.user, audit.Action.CHANGED, found.name)
        messages.success(request, _("The name is changed."))
        return _back(found)
    context = _page(found) | (find_kept(request, "membership", found.pk) or {})
    return render_form(request, "classrooms/teachers/organisation.html", form, **context)


def _page(found: Organisation) -> dict[str, object]:
    return {
        "organisation": found,
        "members": found.memberships.select_related("user").order_by("created_at", "pk"),
        "classrooms": found.classrooms.annotate(size=Count("enrolments")),
        "invitations": invitations.open_invitations(found, None),
        "log": found.audit.select_related("actor")[:LINES_SHOWN],
        "invitation_form": InvitationForm(initial={"role": Role.TEACHER}, auto_id="invite-%s"),
    }


def _back(found: Organisation) -> HttpResponse:
    url = reverse("classrooms:organisation", args=[found.pk])
    return HttpResponseRedirect(url, status=303)


@require_POST
@teacher_required
def invite(request: TeacherRequest, pk: int) -> HttpResponse:
    """Invite a teacher to an organisation: they may make classrooms in it."""
    found = get_owned_organisation(request.user, pk)
    form = InvitationForm(request.POST, auto_id="invite-%s")
    context = _page(found) | {"form": OrganisationForm(initial={"name": found.name})}
    key = invite_to(request.user, found, None, form) if form.is_valid() else None
    if key is None:
        context["invitation_form"] = form
        return render(request, "classrooms/teachers/organisation.html", context, status=400)
    sent = send_invitation(request, key, found.name, form.cleaned_data["email"])
    response = _back(found)
    keep(request, response, "membership", found.pk, sent)
    return response


@require_POST
@teacher_required
def remove(request: TeacherRequest, pk: int, membership: int) -> HttpResponse:
    """Take a teacher out of an organisation and all its classrooms."""
    found = get_owned_organisation(request.user, pk)
    try:
        removed = invitations.remove_member(request.user, pk, membership)
    except invitations.LastOwnerError:
        messages.error(request, _("Somebody has to answer for it: invite another owner first."))
    else:
        if removed == request.user:
            return HttpResponseRedirect(reverse("classrooms:index"), status=303)
    return _back(found)


@require_POST
@teacher_required
def take_back(request: TeacherRequest, pk: int, invitation: int) -> HttpResponse:
    """Let an invitation to an organisation end."""
    found = get_owned_organisation(request.user, pk)
    rows = invitations.open_invitations(found, None)
    invitations.take_back(get_object_or_404(rows, pk=invitation), request.user)
    forget(request, "membership")
    messages.success(request, _("The invitation is taken back: its link no longer works."))
    return _back(found)


@require_safe
@teacher_required
def export(request: TeacherRequest, pk: int) -> HttpResponse:
    """Give everything that is stored about an organisation as a file."""
    found = get_owned_organisation(request.user, pk)
    name = f"organisation-{found.pk}.json"
    if request.method == "GET":
        audit.record_export(found, request.user, name, found.name, found.learners.count())
    return as_file(export_organisation(found), name)


@require_http_methods(["GET", "HEAD", "POST"])
@teacher_required
def erase(request: TeacherRequest, pk: int) -> HttpResponse:
    """Erase an organisation with its classrooms and learners once its name is typed."""
    found = get_owned_organisation(request.user, pk)
    form = ConfirmForm(posted_data(request), wanted=found.name)
    if form.is_valid():
        found.delete()
        checkpoint_after_commit()
        messages.success(request, _("The organisation and all it held are erased."))
        return HttpResponseRedirect(reverse("classrooms:index"), status=303)
    context = {"organisation": found, "learners": found.learners.count()}
    return render_form(request, "classrooms/teachers/erase.html", form, **context)

"""Enrolment: the join code and its sheet, a list of names, cards for everybody."""

from __future__ import annotations

from django.contrib import messages
from django.http import HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils.translation import get_language, override
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from tutorials.accounts.rights import TeacherRequest, for_teachers
from tutorials.classrooms import rooms
from tutorials.classrooms.access import get_seat, in_order
from tutorials.classrooms.cards.codes import show_code
from tutorials.classrooms.cards.printing import show_cards
from tutorials.classrooms.cards.qr import draw_qr
from tutorials.classrooms.forms.people import NameListForm
from tutorials.classrooms.forms.rooms import JoinDayForm
from tutorials.classrooms.models import MOST_LEARNERS, Classroom, Role
from tutorials.classrooms.names.nicknames import suggest

SUGGESTED = (10, 20, 30)


def join_url(request: TeacherRequest, classroom: Classroom) -> str:
    """Return the address under which a class is joined, in its language."""
    with override(classroom.language):
        path = reverse("classrooms:enrol", args=[classroom.join_code])
    return request.build_absolute_uri(path)


@require_POST
@for_teachers
def joining(request: TeacherRequest, pk: int) -> HttpResponse:
    """Open the join code until a day, close it, or make another one."""
    room = get_seat(request.user, pk, Role.TEACHER).classroom
    back = HttpResponseRedirect(reverse("classrooms:classroom", args=[pk]), status=303)
    if "close" in request.POST:
        rooms.open_until(room, None)
        return back
    if "renew" in request.POST:
        room.join_code = rooms.free_join_code()
        room.save(update_fields=["join_code"])
        return back
    form = JoinDayForm(request.POST, classroom=room)
    if form.is_valid():
        rooms.open_until(room, form.cleaned_data["until"])
        return back
    context = {"form": form, "classroom": room}
    return render(request, "classrooms/rooms/joining.html", context, status=400)


@require_safe
@for_teachers
def sheet(request: TeacherRequest, pk: int) -> HttpResponse:
    """Give the sheet to hang up or to show: the code, the picture, and how it is done."""
    room = get_seat(request.user, pk).classroom
    url = join_url(request, room)
    with override(room.language):
        address = request.build_absolute_uri(reverse("classrooms:join"))
        label = _("Picture of the address to join")
    context = {
        "classroom": room,
        "code": show_code(room.join_code),
        "address": address.partition("://")[2],
        "qr": draw_qr(url, label),
    }
    return render(request, "classrooms/rooms/sheet.html", context)


@require_http_methods(["GET", "HEAD", "POST"])
@for_teachers
def names(request: TeacherRequest, pk: int) -> HttpResponse:
    """Enrol a list of learners, all or none, and show their cards this once."""
    room = get_seat(request.user, pk, Role.TEACHER).classroom
    taken = rooms.nicknames_in(room)
    if request.method != "POST":
        return _list_page(request, room, NameListForm(taken=taken, initial=_first(request, room)))
    form = NameListForm(request.POST, taken=taken)
    if form.is_valid():
        try:
            cards = rooms.enrol(room, form.cleaned_data["names"], request.user)
        except rooms.FullClassroomError:
            message = _("A class holds %(most)s learners at most; nobody was enrolled.")
            form.add_error("names", message % {"most": MOST_LEARNERS})
        except rooms.NameTakenError:
            form.add_error("names", _("Somebody has just taken one of these names; try again."))
        else:
            return show_cards(request, room, cards)
    return _list_page(request, room, form, 400)


def _first(request: TeacherRequest, room: Classroom) -> dict[str, str]:
    wanted = request.GET.get("suggest", "")
    if wanted not in map(str, SUGGESTED):
        return {}
    return {"names": "\n".join(suggest(room.language, int(wanted), rooms.nicknames_in(room)))}


def _list_page(
    request: TeacherRequest, room: Classroom, form: NameListForm, status: int = 200
) -> HttpResponse:
    context = {"form": form, "classroom": room, "suggested": SUGGESTED}
    return render(request, "classrooms/rooms/names.html", context, status=status)


@require_http_methods(["GET", "HEAD", "POST"])
@for_teachers
def new_cards(request: TeacherRequest, pk: int) -> HttpResponse:
    """Make a new card for everybody after asking once."""
    room = get_seat(request.user, pk, Role.TEACHER).classroom
    learners = in_order(room.learners.filter(archived_at__isnull=True))
    if request.method == "POST" and learners:
        return show_cards(request, room, rooms.renew_cards(room, learners, request.user))
    if not learners:
        messages.info(request, _("There is nobody in the class yet."))
        return HttpResponseRedirect(reverse("classrooms:classroom", args=[pk]), status=303)
    context = {"classroom": room, "count": len(learners), "language": get_language()}
    return render(request, "classrooms/rooms/new_cards.html", context)

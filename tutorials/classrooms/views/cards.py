"""Learners sign in again by their card: by its words, or by the picture on it.

The picture's address bears the card's secret behind the #, which reaches no server and no log. A
script of ours sends it in a form and takes it out of the address; then the page asks whether it
is you.
"""

from __future__ import annotations

import datetime
from typing import Final

from django.contrib import messages
from django.core.exceptions import ValidationError
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse
from django.utils import timezone
from django.utils.translation import gettext as _
from django.views.decorators.http import require_http_methods, require_POST, require_safe

from rules.http import PageLink, read_query
from tutorials.accounts.decorators import no_store, page_after
from tutorials.accounts.forms import TOO_MANY, posted_data, render_form
from tutorials.accounts.guards.clients import client_of
from tutorials.accounts.guards.security_log import Event, log_event
from tutorials.accounts.guards.too_many import render_too_many
from tutorials.accounts.models import Learner
from tutorials.accounts.rate_limits import SIGN_INS_OF_CARD, LimitReachedError
from tutorials.accounts.sessions import find_card_learner, last_seen
from tutorials.classrooms.cards import learner_login
from tutorials.classrooms.cards.printing import print_cards
from tutorials.classrooms.cards.showing import kept_cards
from tutorials.classrooms.forms.people import CardForm, FirstWordForm

ASKED_FOR: Final = datetime.timedelta(minutes=5)
"""How long the page waits for an answer to whether it is you."""
_ASKED: Final = "asked"


@require_http_methods(["GET", "HEAD", "POST"])
@no_store
def card(request: HttpRequest) -> HttpResponse:
    """Sign a learner in by the number and the words of their card."""
    query = read_query(request)
    form = CardForm(posted_data(request), initial={"next": query.get("next", "")})
    if not form.is_valid():
        picture = "" if form.is_bound else query.get("picture", "")
        return _card_page(request, form, picture)
    data = form.cleaned_data
    try:
        found = learner_login.find_by_words(data["number"], data["words"], client_of(request))
    except learner_login.CardLockedError:
        log_event(Event.CARD_LIMITED, request)
        message = _(
            "These words went wrong too often, so the card is locked for ten minutes. Its "
            "QR code still signs you in, or ask your teacher for a new card."
        )
        form.add_error(None, ValidationError(message, code=TOO_MANY))
        return _card_page(request, form)
    if found is None:
        form.add_error(None, _("Number and words do not match. Try once more."))
        return _card_page(request, form)
    try:
        learner_login.record_sign_in(found, client_of(request))
    except LimitReachedError as error:
        return _too_many_sign_ins(request, error)
    learner_login.sign_in(request, found)
    wanted = page_after(request, data["next"], reverse("classrooms:mine"))
    return HttpResponseRedirect(wanted, status=303)


def _card_page(request: HttpRequest, form: CardForm, picture: str = "") -> HttpResponse:
    return render_form(request, "classrooms/learner_pages/card.html", form, picture=picture)


def _too_many_sign_ins(request: HttpRequest, error: LimitReachedError) -> HttpResponse:
    log_event(Event.CARD_LIMITED, request)
    if error.rate is SIGN_INS_OF_CARD:
        message = _("This card has been used to sign in very often within the last hour.")
    else:
        message = _("Very many learners have just signed in from your network.")
    ways = [PageLink(reverse("practice:courses"), _("All lessons"))]
    return render_too_many(request, error.wait, _("Too many sign-ins"), message, ways)


@require_http_methods(["GET", "HEAD", "POST"])
@no_store
def old_picture(request: HttpRequest, key: str) -> HttpResponse:
    """Lead whoever has a picture from before, or a mistyped address, to where cards are typed."""
    return HttpResponseRedirect(f"{reverse('classrooms:card')}?picture=old", status=303)


@require_POST
@no_store
def picture(request: HttpRequest) -> HttpResponse:
    """Take the secret of a picture; nobody is signed in before they have been asked."""
    found = learner_login.find_by_key(request.POST.get("key", ""))
    if found is None:
        return HttpResponseRedirect(f"{reverse('classrooms:card')}?picture=unknown", status=303)
    if found == find_card_learner(request):
        return HttpResponseRedirect(reverse("classrooms:mine"), status=303)
    try:
        learner_login.record_sign_in(found, client_of(request))
    except LimitReachedError as error:
        return _too_many_sign_ins(request, error)
    request.session[_ASKED] = {"card": found.card.pk, "at": timezone.now().timestamp()}
    return HttpResponseRedirect(reverse("classrooms:is_it_you"), status=303)


@require_http_methods(["GET", "HEAD", "POST"])
@no_store
def is_it_you(request: HttpRequest) -> HttpResponse:
    """Ask whether the learner of a card signs in; only the button does it.

    Where learners have signed in of late, the picture may come out of the browser's history: then
    the first word of the card is asked for besides.
    """
    found = _asked_learner(request)
    if found is None:
        return HttpResponseRedirect(reverse("classrooms:card"), status=303)
    needs_word = last_seen(request) is not None
    form = FirstWordForm(posted_data(request))
    if request.method == "POST" and not needs_word:
        return _signed_in(request, found)
    if form.is_valid():
        try:
            if learner_login.is_first_word(found, form.cleaned_data["word"]):
                return _signed_in(request, found)
            form.add_error("word", _("This is not the first word of the card."))
        except learner_login.CardLockedError:
            log_event(Event.CARD_LIMITED, request)
            message = _("This word went wrong too often. Type the number and all five words.")
            form.add_error("word", ValidationError(message, code=TOO_MANY))
    context = {"learner": found, "needs_word": needs_word}
    return render_form(request, "classrooms/learner_pages/is_it_you.html", form, **context)


def _asked_learner(request: HttpRequest) -> Learner | None:
    asked = request.session.get(_ASKED)
    if not asked or timezone.now().timestamp() - asked["at"] > ASKED_FOR.total_seconds():
        return None
    learners = Learner.objects.select_related("card").filter(archived_at=None)
    return learners.filter(card=asked["card"]).first()


def _signed_in(request: HttpRequest, learner: Learner) -> HttpResponse:
    learner_login.sign_in(request, learner)
    return HttpResponseRedirect(reverse("classrooms:mine"), status=303)


@require_safe
@no_store
def own_card(request: HttpRequest) -> HttpResponse:
    """Show a learner who has just joined their new card, for a while."""
    learner = find_card_learner(request)
    if learner is None:
        return HttpResponseRedirect(reverse("classrooms:card"), status=303)
    for classroom in learner.classrooms.all():
        if cards := kept_cards(request, classroom):
            printed = print_cards(request, classroom, cards)
            context = {"classroom": classroom, "printed": printed[0]}
            return render(request, "classrooms/learner_pages/joined.html", context)
    messages.info(request, _("Your card is not shown any more. Your teacher can make a new one."))
    return HttpResponseRedirect(reverse("classrooms:mine"), status=303)

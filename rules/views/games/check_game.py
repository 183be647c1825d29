"""The page that checks a match file. Nothing of the file is stored."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, ngettext
from django.views.decorators.http import require_http_methods

from rules.http import costly, takes_files_up_to
from rules.notation.errors import NotationError
from rules.notation.matches import Budget, MatchRecord, decode_match, parse_match
from rules.play.as_match import is_game_record, read_game_record
from rules.play.check_dice import check_dice
from rules.play.record import PlayRecord
from rules.preset import RulePreset
from rules.presets import BACKGAMMON
from rules.views.games.match_faults import word_file_fault
from rules.views.games.report import report_on

LARGEST_FILE: Final = 2 * 1024 * 1024
LONGEST_TEXT: Final = 1024 * 1024
LONGEST_SHOWN: Final = 20_000
"""Of a pasted text without a fault, as its page shows it again; with one it is there as pasted."""
MOST_TURNS: Final = 2000
MOST_SECONDS: Final = 1.2
"""Of processor time, to read and check a file; the page still has to be made of it."""


@dataclass(frozen=True, slots=True)
class GivenMatch:
    """A match that was sent: what it holds, by the rules of which game, and what else to say."""

    record: MatchRecord
    preset: RulePreset = BACKGAMMON
    notes: tuple[str, ...] = ()


class MatchForm(forms.Form):
    """A match as a file or as text; `cleaned_data["given"]` holds what was read of it.

    `budget` bounds what is read, and what is left of it is there to check the match.
    """

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.budget = Budget(MOST_TURNS, MOST_SECONDS)

    match = forms.FileField(
        required=False,
        error_messages={
            "empty": gettext_lazy("The file is empty."),
            "invalid": gettext_lazy("The file did not arrive; please send it again."),
        },
    )
    text = forms.CharField(required=False, strip=False)

    def clean_match(self) -> GivenMatch | None:
        """Parse the file; its faults become errors of the field."""
        uploaded: UploadedFile[bytes] | None = self.cleaned_data["match"]
        if uploaded is None:
            return None
        if uploaded.size is None or uploaded.size > LARGEST_FILE:
            raise forms.ValidationError(_("The file is larger than 2 MB."))
        return _read(uploaded.read(), self.budget)

    def clean_text(self) -> GivenMatch | None:
        """Parse the pasted text; its faults become errors of the field."""
        text: str = self.cleaned_data["text"]
        if len(text) > LONGEST_TEXT:
            raise forms.ValidationError(_("The text is longer than 1 MB."))
        return _read(text, self.budget) if text.strip() else None

    def shown_text(self, is_faulty: bool) -> str:
        """Return the pasted text, to be shown again; empty if it is too long."""
        text = str(self["text"].value() or "")
        return text if len(text) <= (LONGEST_TEXT if is_faulty else LONGEST_SHOWN) else ""

    def clean(self) -> dict[str, Any]:
        """Require either a file or text."""
        cleaned = self.cleaned_data
        cleaned["given"] = cleaned.get("match") or cleaned.get("text")
        if cleaned["given"] is None and not self.errors:
            self.add_error("match", _("Choose a file or paste a game first."))
        return cleaned


def _read(content: str | bytes, budget: Budget) -> GivenMatch:
    try:
        text = decode_match(content) if isinstance(content, bytes) else content
        if not is_game_record(text):
            return GivenMatch(parse_match(text, budget))
        played = read_game_record(text)
        return GivenMatch(played.match, played.record.preset, tuple(_word_dice(played.record)))
    except NotationError as error:
        raise forms.ValidationError(word_file_fault(error)) from error


def _word_dice(record: PlayRecord) -> Iterator[str]:
    """Yield whether the dice are those of the seed, which is shown once a game has ended."""
    if not record.seed:
        return
    checked = check_dice(record)
    wrong = sum(not roll.follows for roll in checked.rolls)
    if checked.is_right:
        yield _("every roll follows from the seed")
    elif not checked.seed_fits:
        yield _("the seed is not the one that was promised")
    else:
        yield ngettext(
            "%(count)s roll does not follow from the seed",
            "%(count)s rolls do not follow from the seed",
            wrong,
        ) % {"count": wrong}


@costly
@takes_files_up_to(LARGEST_FILE)
@require_http_methods(["GET", "HEAD", "POST"])
def check_game(request: HttpRequest) -> HttpResponse:
    """Ask for a match file; show its games and the first thing that is impossible."""
    if request.method != "POST":
        return render(request, "rules/game.html", {"form": MatchForm()})
    form = MatchForm(request.POST, request.FILES)
    if not form.is_valid():
        context = {"form": form, "text": form.shown_text(is_faulty=True)}
        return render(request, "rules/game.html", context, status=400)
    given: GivenMatch = form.cleaned_data["given"]
    report = report_on(given.record, form.budget, given.preset, *given.notes)
    text = form.shown_text(is_faulty=report.has_fault)
    context = {"form": form, "text": text, "report": report, "preset": report.preset}
    return render(request, "rules/game.html", context)

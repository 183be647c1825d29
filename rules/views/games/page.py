"""The page on which a match file is checked. Nothing of the file is kept."""

from __future__ import annotations

from typing import Any, Final

from django import forms
from django.core.files.uploadedfile import UploadedFile
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy
from django.views.decorators.http import require_http_methods

from rules.notation.errors import NotationError
from rules.notation.matches import MatchRecord, parse_match
from rules.presets import BACKGAMMON
from rules.views.games.faults import word_file_fault
from rules.views.games.report import report_on

MEGABYTE: Final = 1024 * 1024


class MatchForm(forms.Form):
    """A file, or its text; once valid, `cleaned_data["record"]` is what was read from it."""

    match = forms.FileField(
        required=False,
        error_messages={
            "empty": gettext_lazy("The file is empty."),
            "invalid": gettext_lazy("The file did not arrive; please send it again."),
        },
    )
    text = forms.CharField(required=False, strip=False)

    def clean_match(self) -> MatchRecord | None:
        """Read the file; its faults become the field's."""
        uploaded: UploadedFile[bytes] | None = self.cleaned_data["match"]
        if uploaded is None:
            return None
        if uploaded.size is None or uploaded.size > MEGABYTE:
            raise forms.ValidationError(_("The file is larger than 1 MB."))
        return _read(decode(uploaded.read()))

    def clean_text(self) -> MatchRecord | None:
        """Read what was pasted; its faults become the field's."""
        text: str = self.cleaned_data["text"]
        if len(text) > MEGABYTE:
            raise forms.ValidationError(_("The text is longer than 1 MB."))
        return _read(text) if text.strip() else None

    def clean(self) -> dict[str, Any]:
        """Take the file, or else the text; one of them must be there."""
        cleaned = self.cleaned_data
        cleaned["record"] = cleaned.get("match") or cleaned.get("text")
        if cleaned["record"] is None and not self.errors:
            self.add_error("match", _("Choose a file or paste a game first."))
        return cleaned


def _read(text: str) -> MatchRecord:
    try:
        return parse_match(text)
    except NotationError as error:
        raise forms.ValidationError(word_file_fault(error)) from error


@require_http_methods(["GET", "HEAD", "POST"])
def check_game(request: HttpRequest) -> HttpResponse:
    """Ask for a match file, and show what is in it and the first thing that cannot be."""
    if request.method != "POST":
        return render(request, "rules/game.html", {"form": MatchForm()})
    form = MatchForm(request.POST, request.FILES)
    if not form.is_valid():
        return render(request, "rules/game.html", {"form": form}, status=400)
    report = report_on(form.cleaned_data["record"])
    context = {"form": form, "report": report, "preset": BACKGAMMON}
    return render(request, "rules/game.html", context)


def decode(content: bytes) -> str:
    """Return the text of a file, in UTF-8 or else in Latin-1, which older programs wrote."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("latin-1")

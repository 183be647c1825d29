"""Points in sentences."""

from __future__ import annotations

from django.utils.safestring import SafeString, mark_safe

from rules.boards.point_labels import LabelledPlaces, PlainPlaces
from rules.presets import BAN_SUGOROKU
from tutorials.curriculum.texts import fill_points, find_placeholder_fault, render_text


class RawPlaces(PlainPlaces):
    """Names points with characters that have to be escaped."""

    def point(self, place: int, role: str = "") -> str:
        return f"<{place}>"


RAW = RawPlaces(BAN_SUGOROKU)
LABELLED = LabelledPlaces(BAN_SUGOROKU)


def test_points_are_named_by_the_page() -> None:
    assert fill_points("{p:5}, then {p:24}.", RAW) == "<5>, then <24>."


def test_words_and_plain_names_are_escaped() -> None:
    text = render_text("<i>1 & {p:5}</i>", RAW)
    assert text == "&lt;i&gt;1 &amp; &lt;5&gt;&lt;/i&gt;"
    assert isinstance(text, SafeString)


def test_names_that_are_markup_are_kept() -> None:
    assert render_text("Go to {p:5}!", LABELLED) == f"Go to {LABELLED.point(5)}!"


def test_what_is_no_placeholder_stays_as_it_is() -> None:
    text = "{p:25} {p:0} {q:5} {} {p:5"
    assert render_text(text, LABELLED) == text


def test_a_text_that_was_marked_safe_is_escaped_all_the_same() -> None:
    assert render_text(mark_safe("<i>{p:5}"), RAW) == "&lt;i&gt;&lt;5&gt;"


def test_the_first_stray_brace_is_found() -> None:
    assert find_placeholder_fault("{p:5} and {p:24}") is None
    assert find_placeholder_fault("to {p:25} now") == "{p:25} now"
    assert find_placeholder_fault("to p:5} now") == "} now"

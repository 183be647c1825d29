"""A learner who walks a course by what the pages show alone: the hints, then the answer."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from django.conf import settings
from django.utils import translation

from rules.boards.names import place_name
from rules.engine.position import OFF
from rules.games.all_games import PROSE
from tutorials.curriculum.exercise_index import read_question
from tutorials.curriculum.models import Exercise
from tutorials.curriculum.questions.placement import SetupQuestion

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Page

MOST_EXERCISES = 400
WHOLE = os.environ.get("CHOROKU_WALK") == "whole"
"""Walking everything takes minutes: it is asked for, and without it the walks are short."""


def _off_names() -> set[str]:
    names = set()
    for language, _name in settings.LANGUAGES:
        with translation.override(language):
            names |= {place_name(prose.points, OFF) for prose in PROSE.values()}
    return names


OFF_NAMES = _off_names()


class Walker:
    """Walks page by page; with `script` off every tap is a page of its own."""

    def __init__(self, page: Page, *, script: bool = True) -> None:
        self.page = page
        self.script = script
        self.solved: list[str] = []

    def walk_lesson(self, url: str) -> str:
        """Look at the boards of a lesson, solve its exercises; return the way to the next one."""
        self.page.goto(url)
        self._look_at("boards")
        self._go(self.page.locator("#begin"))
        for _ in range(MOST_EXERCISES):
            self.solved.append(self.page.url.split("/exercises/")[1].strip("/"))
            self.solve()
            self._go(self.page.locator("#next"))
            if "/exercises/" not in self.page.url:
                break
        assert self.page.url.split("?")[0].endswith("/done/")
        assert self.page.locator(".recap").is_visible()
        following = self.page.locator("#next").get_attribute("href") or ""
        return following if following.count("/") > 4 else ""

    def solve(self) -> None:
        """Solve the exercise of the page by its last hint."""
        classes = self.page.locator("#main").get_attribute("class") or ""
        ways: dict[str, Callable[[], None]] = {
            "is-turn": self._play,
            "is-fields": self._fill_in,
            "is-points": self._tap_points,
            "is-placement": self._set_up,
            "is-frames": lambda: self._look_at("demo"),
        }
        way = next(solve for name, solve in ways.items() if name in classes.split())
        way()
        assert self.page.locator("#next").is_visible(), self.page.url

    def _play(self) -> None:
        for _ in range(12):
            hint = self._open_hints()
            names = hint.locator(".point-name").all_inner_texts()
            if not names:
                self._tap(self.page.locator("#end"))
            for name in names:
                self._tap(self._button(name))
            if self.page.locator("#next-turn").count():
                self._tap(self.page.locator("#next-turn"))
            elif self.page.locator("#next").count():
                return

    def _fill_in(self) -> None:
        answers = self._open_hints().inner_text().strip().split("; ")
        selects = self.page.locator("#answers select").all()
        numbers = self.page.locator("#answers input:not([type=hidden])").all()
        for field, answer in zip(selects, answers, strict=bool(selects)):
            options = [o.strip() for o in field.locator("option").all_inner_texts()]
            field.select_option(label=next(o for o in options if o and answer.endswith(o)))
        for field, answer in zip(numbers, answers, strict=bool(numbers)):
            field.fill(answer.split()[-1])
        if selects or numbers:
            self._tap(self.page.locator("#check"))
            return
        buttons = self.page.locator("#answers .answer").all()
        words = [" ".join(button.inner_text().split()) for button in buttons]
        self._tap(buttons[words.index(" ".join("; ".join(answers).split()))])

    def _tap_points(self) -> None:
        for name in self._open_hints().locator(".point-name").all_inner_texts():
            self._tap(self._button(name))

    def _set_up(self) -> None:
        """Put what the last hint says in words; here the shelf is asked what they mean."""
        assert len(self._open_hints().inner_text()) > 20
        slug = self.page.url.split("/exercises/")[1].split("/")[0]
        question = read_question(Exercise.objects.get(slug=slug))
        assert isinstance(question, SetupQuestion)
        points = zip(question.given.points, question.wanted.points, strict=True)
        for point, (given, wanted) in enumerate(points, start=1):
            for _ in range(abs(wanted - given)):
                self._tap(self.page.locator(f"#point-{point}"))
        self._tap(self.page.locator("#check"))

    def _look_at(self, strip: str) -> None:
        for _ in range(40):
            on = self.page.locator(f"a#{strip}-on[data-hx-get].button-primary")
            if not on.count():
                return
            self._tap(on)

    def _open_hints(self) -> Locator:
        """Open one rung after the other; return the last."""
        for _ in range(6):
            rung = self.page.locator("#rung")
            if not rung.count():
                break
            self._tap(rung)
        return self.page.locator("#hints .is-open p").last

    def _button(self, name: str) -> Locator:
        """Return the button of a place by the name under which it is read out."""
        if name in OFF_NAMES:
            return self.page.locator(".off-button")
        words = r"\s+".join(map(re.escape, name.split()))
        start = re.compile(
            rf"^\s*(?:(?!their\b)\w+\s+)?{words}(?:ポイント)?\s*(?:[:：]|$)", re.IGNORECASE
        )
        return self.page.locator(".point-button").filter(has_text=start).first

    def _tap(self, what: Locator) -> None:
        if not self.script:
            self._go(what)
            return
        what.click()
        self.page.wait_for_function("() => !document.querySelector('.htmx-request')")

    def _go(self, what: Locator) -> None:
        with self.page.expect_navigation():
            what.click()

"""The command `draw_pictures`: preview pictures for shared links."""

from __future__ import annotations

import os
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from django.conf import settings
from django.core.management.base import BaseCommand, CommandError
from django.template.loader import render_to_string
from django.utils.safestring import mark_safe
from django.utils.translation import override

from config.templatetags.sharing import picture_name
from rules.boards.diagram import Diagram
from rules.book.wording import word_name
from rules.engine.position import Position
from rules.games.all_games import prose_of
from rules.preset import RulePreset
from rules.presets import PRESETS

if TYPE_CHECKING:
    from playwright.sync_api import Page

STATIC: Final = Path(settings.BASE_DIR) / "config" / "static"
SHEETS: Final = ("tokens", "site", "board")
QUALITY: Final = 66


class Command(BaseCommand):
    """Draw one picture for each game and language in a browser, with the site's styles."""

    help = "Draw the pictures for links (images/og); needs requirements/e2e.txt and Chromium."

    def handle(self, *args: Any, **options: Any) -> None:
        """Redraw all pictures."""
        try:
            from playwright.sync_api import sync_playwright
        except ImportError:
            raise CommandError("Playwright is not installed: see requirements/e2e.txt.") from None
        chromium = shutil.which("chromium")
        if chromium is None:
            raise CommandError("There is no chromium: apt install chromium.")
        # Playwright keeps an event loop in this thread, which Django would take for async code.
        os.environ["DJANGO_ALLOW_ASYNC_UNSAFE"] = "true"
        with sync_playwright() as playwright:
            arguments = ["--disable-gpu", "--no-sandbox"]
            browser = playwright.chromium.launch(executable_path=chromium, args=arguments)
            page = browser.new_page(viewport={"width": 1200, "height": 630})
            for preset in PRESETS:
                for language, _name in settings.LANGUAGES:
                    self.draw(page, preset, language)
            browser.close()

    def draw(self, page: Page, preset: RulePreset, language: str) -> None:
        """Draw one picture."""
        path = STATIC / picture_name(preset, language)
        path.parent.mkdir(parents=True, exist_ok=True)
        page.set_content(page_of(preset, language))
        page.locator(".picture").screenshot(path=path, type="jpeg", quality=QUALITY)
        self.stdout.write(f"{path.relative_to(settings.BASE_DIR)} {path.stat().st_size} bytes")


def page_of(preset: RulePreset, language: str) -> str:
    """Return the page whose picture is taken."""
    styles = "\n".join((STATIC / "css" / f"{name}.css").read_text("utf-8") for name in SHEETS)
    with override(language):
        context = {
            "preset": preset,
            "name": word_name(preset),
            "kanji": prose_of(preset).kanji,
            "diagram": Diagram(preset, Position.start(preset), tray=False),
            "styles": mark_safe(styles),  # noqa: S308 - the sheets of the site
        }
        return render_to_string("picture.html", context)

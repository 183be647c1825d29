from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

STYLES = Path(__file__).resolve().parents[2] / "config" / "static" / "css"
SHEETS = sorted(STYLES.glob("*.css"))
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
DECLARATION = re.compile(r"(?<![\w-])([\w-]+)\s*:\s*([^;{}]+);")
COLOUR = re.compile(
    r"#[0-9a-fA-F]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|light-dark)\("
    r"|(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|green|olive|lime|blue|navy|teal|aqua"
    r"|yellow|gold|orange|brown|tan|beige|ivory|pink|purple)(?![\w-])"
)
FROM_SCRIPT = {"--from-x", "--from-y"}


def rules(sheet: Path) -> str:
    return COMMENT.sub("", sheet.read_text(encoding="utf-8"))


def test_the_sheets_are_the_ones_that_pages_link() -> None:
    assert [sheet.stem for sheet in SHEETS] == [
        "board", "classroom", "compare", "course", "exercise", "glossary", "history",
        "home", "play", "rulebook", "search", "site", "tokens",
    ]  # fmt: skip


@pytest.mark.parametrize("sheet", [s for s in SHEETS if s.stem != "tokens"], ids=lambda s: s.stem)
def test_only_the_tokens_hold_colour_values(sheet: Path) -> None:
    values = [f"{name}: {value}" for name, value in DECLARATION.findall(rules(sheet))]
    assert [value for value in values if COLOUR.search(value)] == []


def test_paper_is_black_white_and_grey() -> None:
    paper = rules(STYLES / "tokens.css").partition("@media print")[2]
    colours = re.findall(r"#([0-9a-f]{3,8})\b", paper)
    assert len(colours) > 50
    digits = {colour if len(colour) == 3 else colour[::2] for colour in colours}
    assert all(len(set(colour)) == 1 for colour in digits)


def test_paper_replaces_every_colour_of_the_screen_but_focus_and_veil() -> None:
    screen, _, paper = rules(STYLES / "tokens.css").partition("@media print")
    coloured = {name for name, value in DECLARATION.findall(screen) if COLOUR.search(value)}
    replaced = {name for name, _ in DECLARATION.findall(paper)}
    assert coloured - replaced == {"--focus", "--focus-board", "--seal-pip", "--veil"}


def test_every_token_is_used_and_every_property_read_is_set() -> None:
    text = "".join(map(rules, SHEETS))
    set_somewhere = {name for name, _ in DECLARATION.findall(text) if name.startswith("--")}
    read = set(re.findall(r"var\((--[\w-]+)", text))
    assert read - set_somewhere == FROM_SCRIPT
    tokens = {name for name, _ in DECLARATION.findall(rules(STYLES / "tokens.css"))}
    assert {name for name in tokens if name.startswith("--")} - read == set()


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda s: s.stem)
def test_a_sheet_fetches_nothing_and_stands_in_declared_layers(sheet: Path) -> None:
    text = rules(sheet)
    assert "url(" not in text
    assert "@import" not in text
    assert text.count("{") == text.count("}")
    declared = re.search(r"@layer ([\w, ]+);", rules(STYLES / "tokens.css"))
    assert declared
    used = set(re.findall(r"@layer (\w+) \{", text))
    assert used <= set(declared[1].split(", "))
    assert _outside_layers(text).strip() in ("", declared[0])


def _outside_layers(text: str) -> str:
    depth, outside = 0, []
    for part in re.split(r"([{}])", text):
        depth += {"{": 1, "}": -1}.get(part, 0)
        if depth == 0 and part not in "{}":
            outside.append(re.sub(r"@layer \w+\s*$", "", part))
    return "".join(outside)


def test_the_sheets_of_the_puzzle_page_stay_small() -> None:
    names = ("tokens", "site", "board", "exercise")
    size = sum(len(gzip.compress((STYLES / f"{n}.css").read_bytes(), 9)) for n in names)
    assert size <= 15_500

"""How the sources are built: one class a name, and no page that asks which game it shows."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGES = ("config", "rules", "tutorials")
BY_CONVENTION = {"Meta", "Command"}
"""Classes that Django finds by their name."""
COMPARISON_IN_TEMPLATE = re.compile(r"""slug\s*(?:==|!=)\s*["']|["']\s*(?:==|!=)\s*[\w.]*slug""")


def sources(pattern: str) -> Iterator[Path]:
    """Yield the files of the three packages, migrations left out."""
    for package in PACKAGES:
        for path in sorted((ROOT / package).rglob(pattern)):
            if "migrations" not in path.parts:
                yield path


def nodes(path: Path) -> Iterator[ast.AST]:
    return ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def is_slug(node: ast.expr) -> bool:
    name = node.attr if isinstance(node, ast.Attribute) else getattr(node, "id", "")
    return name == "slug"


def names_a_game(node: ast.expr) -> bool:
    """Tell whether an expression is a text, or a game by the name of its constant."""
    if isinstance(node, ast.Attribute):
        return names_a_game(node.value)
    if isinstance(node, ast.Name):
        return node.id in ("BACKGAMMON", "BAN_SUGOROKU")
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def compares_a_slug(node: ast.AST) -> bool:
    if not isinstance(node, ast.Compare):
        return False
    sides = (node.left, *node.comparators)
    return any(map(is_slug, sides)) and any(map(names_a_game, sides))


def test_each_public_class_has_a_name_of_its_own() -> None:
    names = Counter(
        node.name
        for path in sources("*.py")
        for node in nodes(path)
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_")
    )
    assert [name for name, times in names.items() if times > 1 and name not in BY_CONVENTION] == []


def test_only_the_games_themselves_know_which_game_is_played() -> None:
    games = ROOT / "rules" / "games"
    found = [
        f"{path.relative_to(ROOT)}:{getattr(node, 'lineno', 0)}"
        for path in sources("*.py")
        if not path.is_relative_to(games)
        for node in nodes(path)
        if compares_a_slug(node)
    ]
    found += [
        str(path.relative_to(ROOT))
        for path in sources("*.html")
        if COMPARISON_IN_TEMPLATE.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_a_comparison_with_a_game_is_noticed() -> None:
    for text in ('preset.slug == "backgammon"', "slug != BACKGAMMON.slug", '"a" == game.slug'):
        assert compares_a_slug(ast.parse(text, mode="eval").body), text
    for text in ("left.slug == right.slug", "slug == other.slug", 'name == "backgammon"'):
        assert not compares_a_slug(ast.parse(text, mode="eval").body), text
    assert COMPARISON_IN_TEMPLATE.search('{% if preset.slug == "ban-sugoroku" %}')

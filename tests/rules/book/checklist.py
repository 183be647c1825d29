"""Where each statement of the pages this site began from is said here.

S1 is the page on Ban-sugoroku (merged from its French and its German form), S2 the tutorial on
backgammon. A statement is said in our own words by one or more sentences; or it was said of the
other site and is told as such (`Attributed`); or it makes no sense here (`NotApplicable`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Place:
    """A sentence: the kind and key of its message, which sentence of it, under which options."""

    kind: str
    key: str
    sentence: int = 1
    options: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class Attributed:
    """What was said of the other site, and is told here as said of it."""

    place: Place


@dataclass(frozen=True, slots=True)
class NotApplicable:
    """What makes no sense here, and why."""

    reason: str


Entry = tuple[Place, ...] | Attributed | NotApplicable


def say(kind: str, key: str, *sentences: int, **options: str) -> tuple[Place, ...]:
    """Name the sentences of a message, the first without a number; options as `goal="…"`."""
    chosen = tuple((name.replace("_", "-"), value) for name, value in options.items())
    return tuple(Place(kind, key, number, chosen) for number in sentences or (1,))


def clause(key: str, *sentences: int, **options: str) -> tuple[Place, ...]:
    """Name the sentences of a clause."""
    return say("clause", key, *sentences, **options)


def seed(key: str, sentence: int = 1) -> Attributed:
    """Name a sentence about the other site."""
    return Attributed(Place("seed", key, sentence))


BAN_SUGOROKU: Final[dict[str, Entry]] = {
    # Identity and framing
    "S1-1": say("title", "page"),
    "S1-2": say("lead", "lead"),
    "S1-3": say("lead", "lead"),
    "S1-4": clause("objective-arrive", 3),
    "S1-5": say("lead", "lead"),
    "S1-6": say("glance", "what-it-is"),
    "S1-7": clause("objective-arrive", 1),
    "S1-8": clause("objective-arrive", 2),
    "S1-9": clause("objective-arrive", 2),
    "S1-10": clause("objective-arrive", 3),
    # Setting up
    "S1-11": clause("board", 2),
    "S1-12": clause("board", 1),
    "S1-13": clause("point-names", 1),
    "S1-14": clause("point-names", 2),
    "S1-15": clause("point-names", 3),
    "S1-16": say("glance", "material"),
    "S1-17": clause("layout", 1),
    "S1-18": clause("layout", 3),
    "S1-19": clause("layout", 2),
    "S1-20": clause("direction", 1, 2),
    "S1-21": clause("direction", 3),
    "S1-22": clause("first-turn-alternate", 1),
    "S1-23": clause("first-turn-alternate", 2) + say("default", "first-turn", 2),
    "S1-24": say("help", "first-turn=thrown"),
    # The turn
    "S1-25": clause("roll", 1),
    "S1-26": clause("roll", 1),
    "S1-27": clause("number-is-step", 1),
    "S1-28": clause("number-is-step", 2),
    "S1-29": clause("doubles") + say("answer", "ask-backgammon", 1),
    "S1-30": clause("blocked", 1),
    "S1-31": clause("open"),
    "S1-32": clause("hit"),
    "S1-33": clause("enter-where", 1),
    "S1-34": clause("enter-part", 1),
    "S1-35": clause("enter-first"),
    "S1-36": clause("enter-part", 2),
    "S1-37": clause("most-numbers", 1, 2),
    "S1-38": clause("larger-number"),
    "S1-39": clause("pass", 1),
    "S1-40": say("site", "site-undo", 1),
    "S1-41": clause("pass", 2),
    # Result and points
    "S1-42": clause("iri-gachi", 1),
    "S1-43": clause("game-ends", 2),
    "S1-44": clause("mushi-gachi"),
    "S1-45": clause("mujo-gachi"),
    "S1-46": say("help", "closed-home=immediate"),
    "S1-47": say("help", "closed-home=off"),
    "S1-48": clause("objective-bear-off", 1, 3, goal="bear-off"),
    # The site's defaults
    "S1-49": seed("seed-players"),
    "S1-50": say("value", "turn-limit=none"),
    "S1-51": seed("seed-time"),
    "S1-52": seed("seed-leaving", 1),
    "S1-53": seed("seed-leaving", 2),
    "S1-54": seed("seed-draws", 1),
    "S1-55": say("site", "site-rules"),
    "S1-56": seed("seed-check"),
    # House rules
    "S1-57": say("interface", "House rules"),
    "S1-58": say(
        "interface",
        "This is how the game is set here, and why. What your group may change stands below, among "
        "the house rules.",
        2,
    ),
    "S1-59": say("interface", "Default and reason") + say("interface", "Changeable"),
    "S1-60": say("help", "goal=bear-off", 1, 2) + clause("point-names", 1),
    "S1-61": say("help", "goal=arrive"),
    "S1-62": clause("bear-off-start", 1, goal="bear-off")
    + clause("bear-off-number", 1, goal="bear-off"),
    "S1-63": clause("bear-off-farther", 1, goal="bear-off"),
    "S1-64": clause("win-off", 1, goal="bear-off"),
    "S1-65": say("default", "goal", 1),
    "S1-66": say("meaning", "closed-home"),
    "S1-67": say("help", "closed-home=multiplied"),
    "S1-68": say("help", "closed-home=immediate"),
    "S1-69": say("help", "closed-home=off"),
    "S1-70": clause("mushi-gachi"),
    "S1-71": say("history", "closing-multiplied", 1, 3),
    "S1-72": seed("seed-options"),
    "S1-73": say("default", "closed-home", 1),
    "S1-74": say("option", "first-turn"),
    "S1-75": say("help", "first-turn=alternate"),
    "S1-76": (*say("help", "first-turn=thrown"), Place("seed", "seed-options")),
    "S1-77": say("default", "first-turn", 1),
    # Vocabulary
    "S1-78": clause("board", 1) + say("meaning", "point-names", 1),
    "S1-79": say("meaning", "home-board"),
    "S1-80": say("meaning", "hit") + say("meaning", "made-point"),
    "S1-81": say("meaning", "hit-checker"),
    "S1-82": say("meaning", "closed-home") + say("meaning", "mushi-gachi"),
    "S1-83": clause("blocked", 2),
    "S1-84": say("meaning", "roll-name")
    + say("roll", "6-6")
    + say("roll", "4-4")
    + say("roll", "6-5")
    + say("roll", "1-1"),
    "S1-85": clause("roll", 2),
    # Questions
    "S1-86": say("answer", "ask-direction", 1, 2),
    "S1-87": say("answer", "ask-marks"),
    "S1-88": say("answer", "ask-double", 1),
    "S1-89": say("answer", "ask-hit", 1, 2, 3),
    "S1-90": say("answer", "ask-left-over", 1, 2),
    "S1-91": say("answer", "ask-muji", 1, 2, 3),
    "S1-92": say("answer", "ask-origin", 1, 2, 3),
    "S1-93": say("interface", "Practise on the board"),
    "S1-94": seed("seed-date"),
    "S1-95": seed("seed-check"),
}

BACKGAMMON: Final[dict[str, Entry]] = {
    # Frame and header
    "S2-1": say("interface", "Rules"),
    "S2-2": NotApplicable("a category and a badge in the other site's list of games"),
    "S2-3": say("title", "page"),
    "S2-4": say("glance", "players"),
    "S2-5": say("glance", "duration"),
    "S2-6": say("glance", "difficulty"),
    "S2-7": say("glance", "what-it-is") + say("glance", "scope") + say("glance", "left-out"),
    "S2-8": say("hard", "hard-risk") + say("hard", "hard-plan") + say("hard", "hard-cube"),
    # Discover the game
    "S2-9": say("lead", "lead", 1),
    "S2-10": say("lead", "lead", 2),
    "S2-11": say("lead", "lead", 2),
    "S2-12": clause("direction"),
    "S2-13": say("hard", "hard-risk") + say("hard", "hard-plan"),
    "S2-14": say("glance", "what-it-is"),
    "S2-15": say("glance", "scope"),
    "S2-16": say("glance", "left-out"),
    # Equipment
    "S2-17": clause("board", 1),
    "S2-18": say("glance", "material", 1),
    "S2-19": say("glance", "material", 1),
    "S2-20": say("glance", "material", 2),
    "S2-21": say("glance", "material-cube", 1) + clause("cube-value", 1, 2),
    "S2-22": clause("board", 1),
    "S2-23": clause("board", 2),
    "S2-24": clause("objective-bear-off", 1) + say("meaning", "home-board"),
    "S2-25": clause("point-names", 1),
    "S2-26": clause("point-names", 2),
    # Aim
    "S2-27": clause("objective-bear-off", 1),
    "S2-28": clause("objective-bear-off", 2),
    "S2-29": clause("hit", 3),
    # Setup and start
    "S2-30": clause("layout", 1, 2),
    "S2-31": say("advice", "advice-check"),
    "S2-32": say("glance", "material-cube", 2),
    "S2-33": clause("first-turn-opening", 1),
    "S2-34": clause("first-turn-opening", 2),
    "S2-35": clause("first-turn-opening", 3),
    # Dice, hitting, bearing off, cube
    "S2-36": clause("number-is-step", 2) + say("figure", "route"),
    "S2-37": clause("stop-between", 1, 2),
    "S2-38": clause("open") + clause("blocked"),
    "S2-39": clause("open"),
    "S2-40": clause("doubles"),
    "S2-41": clause("most-numbers", 1, 2),
    "S2-42": say("answer", "ask-one", 1),
    "S2-43": clause("larger-number"),
    "S2-44": clause("pass"),
    "S2-45": clause("hit", 1, 2),
    "S2-46": clause("enter-first"),
    "S2-47": clause("enter-first"),
    "S2-48": clause("enter-where", 1),
    "S2-49": clause("enter-where", 2) + say("answer", "ask-enter-hit", 1, 2),
    "S2-50": clause("enter-part", 1),
    "S2-51": clause("bear-off-start"),
    "S2-52": clause("bear-off-number", 1),
    "S2-53": clause("bear-off-number", 2),
    "S2-54": clause("bear-off-farther", 2),
    "S2-55": clause("bear-off-farther", 1),
    "S2-56": clause("bear-off-hit", 1),
    "S2-57": clause("bear-off-hit", 2),
    "S2-58": say("answer", "ask-cube", 1, 2),
    "S2-59": clause("cube-offer"),
    "S2-60": clause("cube-answer", 1, 2),
    "S2-61": clause("cube-owner"),
    "S2-62": say("answer", "ask-money"),
    # A turn and a bear-off worked out
    "S2-63": say("advice", "advice-three-one"),
    "S2-64": say("mistake", "mistake-total"),
    "S2-65": say("answer", "ask-last-two", 1, 2),
    "S2-66": say("answer", "ask-last-two", 3),
    "S2-67": say("figure", "route") + clause("stop-between", 2),
    # Winning and points
    "S2-68": clause("game-ends", 1),
    "S2-69": clause("win-single", 2) + say("answer", "ask-worth", 1),
    "S2-70": clause("win-gammon"),
    "S2-71": clause("win-backgammon"),
    "S2-72": say("answer", "ask-worth", 2),
    "S2-73": say("advice", "advice-points"),
    "S2-74": say("answer", "ask-match", 1, 2, 3),
    # Common mistakes
    "S2-75": say("mistake", "mistake-sum"),
    "S2-76": say("mistake", "mistake-double"),
    "S2-77": say("mistake", "mistake-waiting"),
    "S2-78": say("mistake", "mistake-smaller"),
    "S2-79": say("mistake", "mistake-early"),
    "S2-80": say("mistake", "mistake-cube"),
    # Advice
    "S2-81": say("advice", "advice-block", 1),
    "S2-82": say("advice", "advice-block", 2),
    "S2-83": say("advice", "advice-count"),
    "S2-84": say("advice", "advice-far"),
    "S2-85": say("advice", "advice-cube", 1, 2),
    "S2-86": say("advice", "advice-luck", 1, 2),
    # Express summary
    "S2-87": say("summary", "0"),
    "S2-88": say("summary", "1", 1, 2),
    "S2-89": say("summary", "2"),
    "S2-90": say("summary", "3"),
    "S2-91": say("summary", "4"),
    "S2-92": say("summary", "5")
    + clause("win-single", 2)
    + clause("win-gammon")
    + clause("win-backgammon"),
    # References and footer
    "S2-93": say("interface", "Sources"),
    "S2-94": seed("seed-sources"),
    "S2-95": say("glance", "left-out") + say("answer", "ask-match", 1),
    "S2-96": say("interface", "Next"),
    "S2-97": NotApplicable("how the other page is cut into ten numbered parts; ours has its own"),
}

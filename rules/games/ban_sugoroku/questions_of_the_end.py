"""Frequently asked questions about the end of a game of Ban-sugoroku, and the rest."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.games.guide import GuideQuestion, ask

QUESTIONS_OF_THE_END: Final = (
    GuideQuestion(
        "ask-past-home",
        pgettext_lazy("ban-sugoroku", "What if a number leads past Inner 1?"),
        (
            (
                ("no-bearing-off",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "A stone that would have to go beyond Inner 1 cannot play it: in this game "
                    "none leaves the board.",
                ),
            ),
            (
                ("bear-off-farther",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "Once all your stones are home, it bears off the farthest one, provided that "
                    "none stands on the point of the number or farther back.",
                ),
            ),
        ),
    ),
    GuideQuestion(
        "ask-left-over",
        pgettext_lazy("ban-sugoroku", "What becomes of a number that is left over at the end?"),
        (
            (
                ("iri-gachi",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "It is not played. The moment your last stone arrives home, you have won.",
                ),
            ),
            (
                ("win-off",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "It is not played. The moment your last stone is borne off, you have won.",
                ),
            ),
        ),
    ),
    ask(
        "ask-exposed",
        "iri-gachi",
        pgettext_lazy("ban-sugoroku", "Do I win even if one of my stones could still be hit?"),
        pgettext_lazy(
            "ban-sugoroku",
            "Yes. When all are home, the game is over, even with a lone stone among them and one "
            "of your opponent’s waiting.",
        ),
    ),
    GuideQuestion(
        "ask-muji",
        pgettext_lazy("ban-sugoroku", "What is muji-gachi?"),
        (
            (
                (
                    "mushi-gachi",
                ),  # Translators: patterns is ready-made, such as "2-2-2-3-3-3 or 2-3-2-3-2-3".
                pgettext_lazy(
                    "ban-sugoroku",
                    "A win by a closed home, with two stones or more on each of its points, "
                    "while a hit stone of your opponent’s waits. Here closing alone does not "
                    "win. If all your stones are home as well, it is mushi-gachi, worth "
                    "%(closed_home_value)s points; if the home shows %(patterns)s, it is "
                    "mujō-gachi, worth %(pattern_value)s points.",
                ),
            ),
            (
                ("muji-gachi",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "The win by a closed home, with two stones or more on each of its points, "
                    "while a hit stone of your opponent’s waits, whether the closing or the "
                    "hit came first. You win at once, wherever your other stones are, and the "
                    "win is worth 1 point.",
                ),
            ),
            (
                ("closed-home-void",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "A win by a closed home while a hit stone of your opponent’s waits. Where "
                    "stones are borne off, a closed home keeps hit stones out but brings nothing "
                    "more: at the end it is empty.",
                ),
            ),
            (
                ("closed-home-off",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "A win by a closed home while a hit stone of your opponent’s waits. It is "
                    "switched off here: a closed home keeps hit stones out, and every win is "
                    "worth 1 point.",
                ),
            ),
        ),
    ),
    GuideQuestion(
        "ask-worth",
        pgettext_lazy("ban-sugoroku", "How much is a win worth?"),
        (
            (
                ("mushi-gachi",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "Iri-gachi, the arrival, is worth 1 point. Mushi-gachi, the arrival with a "
                    "closed home while a hit stone of your opponent’s waits, is worth "
                    "%(closed_home_value)s points. Mujō-gachi, the same with one of the two "
                    "patterns, is worth %(pattern_value)s points.",
                ),
            ),
            (
                (
                    "iri-gachi",
                    "win-off",
                ),
                pgettext_lazy("ban-sugoroku", "1 point, however you win."),
            ),
        ),
    ),
    GuideQuestion(
        "ask-backgammon",
        pgettext_lazy("ban-sugoroku", "I know backgammon. What is different here?"),
        (
            (
                ("objective-arrive",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "A double gives %(double)s steps, not %(other_double)s. You win by bringing "
                    "all your stones home; nothing is borne off. There is no gammon and no "
                    "doubling cube. Hit stones wait on the strip.",
                ),
            ),
            (
                ("objective-bear-off",),
                pgettext_lazy(
                    "ban-sugoroku",
                    "A double gives %(double)s steps, not %(other_double)s. Stones are borne off "
                    "as in backgammon, but there is no gammon and no doubling cube. Hit stones "
                    "wait on the strip.",
                ),
            ),
        ),
    ),
    ask(
        "ask-draw",
        "game-ends",
        pgettext_lazy("ban-sugoroku", "Can a game end in a draw?"),
        pgettext_lazy(
            "ban-sugoroku",
            "No. Even if both players have to pass for a while, one side gets through in the end.",
        ),
    ),
    ask(
        "ask-time",
        "turn-limit",
        pgettext_lazy("ban-sugoroku", "How long may I think?"),
        pgettext_lazy("ban-sugoroku", "%(seconds)s seconds for each turn."),
    ),
    GuideQuestion(
        "ask-origin",
        pgettext_lazy("ban-sugoroku", "Where do these rules come from?"),
        (
            (
                (
                    "objective-arrive",
                    "objective-bear-off",
                ),
                pgettext_lazy(
                    "ban-sugoroku",
                    "The documents differ from one period to another, and so do the attempts "
                    "to reconstruct the game. The default follows the late-Edo rules as Jun "
                    "Kusaba describes them: the win by arrival, and a first player agreed "
                    "beforehand. Here the two players take turns to begin. Only the pages of "
                    "Qdan say that a closed home makes the win worth more. The immediate win "
                    "by a closed home comes from Wikipedia, and so, says Qdan, does throwing "
                    "for the start. Bearing off comes from older rules. Each of these can be "
                    "chosen.",
                ),
            ),
        ),
    ),
)

"""Questions on which the sources disagree, with their answers side by side."""

from __future__ import annotations

from typing import Final

from django.utils.translation import pgettext_lazy

from rules.book.history.notes import Dispute, Note
from rules.games.clause import Confidence

DISPUTES: Final = (
    Dispute(
        "whose-field",
        pgettext_lazy("history", "Whose home is the goal?"),
        (
            Note(
                "own-field",
                pgettext_lazy("history", "Your own"),
                pgettext_lazy(
                    "history",
                    "Those who study the game, and the museums that teach it, say that the stones "
                    "go to the player’s own home.",
                ),
                ("kusaba", "mahoron", "kariginu", "qdan"),
                Confidence.ATTESTED,
            ),
            Note(
                "their-field",
                pgettext_lazy("history", "The opponent’s"),
                pgettext_lazy(
                    "history",
                    "General dictionaries say that the stones must reach the camp of the opponent.",
                ),
                ("jiten", "daijisen", "kojien"),
                Confidence.ATTESTED,
            ),
        ),
        pgettext_lazy("history", "Here we follow those who study the game: your own home."),
    ),
    Dispute(
        "arrival",
        pgettext_lazy("history", "Does arriving home win at once?"),
        (
            Note(
                "arrival-at-once",
                pgettext_lazy("history", "At once"),
                pgettext_lazy(
                    "history",
                    "The game ends when all the stones are in. The manual of 1811 implies it,"
                    " even with a lone stone that could still be hit.",
                ),
                ("kusaba", "qdan"),
                Confidence.ATTESTED,
            ),
            Note(
                "arrival-with-brake",
                pgettext_lazy("history", "With a condition"),
                pgettext_lazy(
                    "history",
                    "A computer program ends the game only when the opponent can no longer hit;"
                    " until then play goes on. That is its author’s reading.",
                ),
                ("tsgammon",),
                Confidence.SINGLE,
            ),
            Note(
                "arrival-unknown",
                pgettext_lazy("history", "Not at all"),
                pgettext_lazy(
                    "history",
                    "A problem of 1679 rejects a move that would have won by arrival: stones were "
                    "borne off then.",
                ),
                ("tebikisho",),
                Confidence.SINGLE,
            ),
        ),
        pgettext_lazy(
            "history",
            "Here the arrival wins at once, or, as a house rule, the stones are borne off. The "
            "condition is only mentioned, not played.",
        ),
    ),
    Dispute(
        "closing",
        pgettext_lazy("history", "What does closing the home bring?"),
        (
            Note(
                "closing-multiplied",
                pgettext_lazy("history", "A greater win"),
                pgettext_lazy(
                    "history",
                    "Mushi-gachi doubles the win by arrival and mujō-gachi triples it. Only the"
                    " pages of Qdan say so. They name Jun Kusaba; we did not find it in those of"
                    " his pages that we read.",
                ),
                ("qdan",),
                Confidence.SINGLE,
            ),
            Note(
                "closing-immediate",
                pgettext_lazy("history", "An immediate win"),
                pgettext_lazy(
                    "history",
                    "A player who has hit a stone and shuts it out wins at once by muji-gachi, "
                    "the best win of all. An older text of the Japanese Wikipedia says so; "
                    "that of 2022 no longer lists it.",
                ),
                ("wikipedia-ja",),
                Confidence.SINGLE,
            ),
        ),
        pgettext_lazy("history", "Here the house rules let you choose, or switch both off."),
    ),
    Dispute(
        "prime-manners",
        pgettext_lazy("history", "May you block six points in a row?"),
        (
            Note(
                "prime-discourteous",
                pgettext_lazy("history", "It is not polite"),
                pgettext_lazy(
                    "history",
                    "At Hōkyō-ji it is considered discourteous; a nun says that she does it "
                    "only when she has no other move. Whether this is manners or a rule is not "
                    "clear.",
                ),
                ("kusaba",),
                Confidence.SINGLE,
            ),
            Note(
                "prime-tactic",
                pgettext_lazy("history", "It is good play"),
                pgettext_lazy(
                    "history",
                    "The Japanese Wikipedia calls it an important tactic, and the problems of 1679"
                    " use it.",
                ),
                ("wikipedia-ja", "tebikisho"),
                Confidence.ATTESTED,
            ),
            Note(
                "prime-forbidden",
                pgettext_lazy("history", "It is forbidden"),
                pgettext_lazy(
                    "history",
                    "An older text of the English Wikipedia says that it is not permitted. We "
                    "know of no other source for that.",
                ),
                ("wikipedia-en",),
                Confidence.SINGLE,
            ),
        ),
        pgettext_lazy("history", "Here it is allowed: a matter of manners, not a rule."),
    ),
)

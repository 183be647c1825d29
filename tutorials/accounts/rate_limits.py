"""How often anything may happen: a table of named rates, and the counting behind them.

Every limit of the site is a `Rate` below. What happens is recorded as a row in the database, so
that all processes agree; the row holds a keyed hash of whom it is counted against, and no name.

`record` after the thing happened, ask `is_reached` before the next one, and tell the reader
`wait` when it is. Counting and recording are apart, so two requests at the very same moment may
both pass: a limit is exact to within the number of processes.

A whole school may share one address. What is counted per client therefore leaves room for sixty
learners who come in within ten minutes, each of whom mistypes a few times.
"""

from __future__ import annotations

import datetime
from dataclasses import dataclass
from typing import Final

from django.db.models import QuerySet
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutorials.accounts.models import Failure

MINUTE: Final = datetime.timedelta(minutes=1)
HOUR: Final = datetime.timedelta(hours=1)
DAY: Final = datetime.timedelta(days=1)
FORGOTTEN_AFTER: Final = DAY
"""No rate looks back further; older rows are erased by `purge_expired`."""

_SALT: Final = "tutorials.accounts.limits"


@dataclass(frozen=True, slots=True)
class Rate:
    """How many events of a name are allowed within a window, for each of what `per` says.

    Two rates of one name count the same rows, over different windows.
    """

    name: str
    limit: int
    window: datetime.timedelta
    per: str


# Passwords of teachers and staff. A browser in which the account was signed in before is counted
# by itself, so that guesses elsewhere never lock its owner out.
PASSWORD_FROM_CLIENT: Final = Rate("password", 10, 15 * MINUTE, "account and client")
PASSWORD_OF_ACCOUNT: Final = Rate("sign-in", 100, HOUR, "account")
PASSWORDS_FROM_CLIENT: Final = Rate("sign-ins from", 100, 15 * MINUTE, "client")
CURRENT_PASSWORD: Final = Rate("current password", 10, 15 * MINUTE, "account")

# Cards: see `classrooms.cards.entering` for what each of these leads to.
CARD_WORDS: Final = Rate("card", 6, 10 * MINUTE, "card number")
CARD_WORDS_WHEN_WARY: Final = Rate("card", 1, 10 * MINUTE, "card number")
CARDS_OF_CLASSROOM: Final = Rate("classroom", 40, 10 * MINUTE, "classroom")
CARDS_FROM_CLIENT: Final = Rate("cards from", 300, 10 * MINUTE, "client")

# Joining a class: wrong codes, and new learners.
WRONG_CODES: Final = Rate("code", 200, 15 * MINUTE, "client")
JOINS_FROM_CLIENT: Final = Rate("joins from", 200, HOUR, "client")
JOINS_OF_CLASSROOM: Final = Rate("joins", 100, 10 * MINUTE, "classroom")

# Rows that anybody may make without a sign-in, and what a learner adds to.
KEPT_FROM_CLIENT: Final = Rate("kept from", 200, HOUR, "client")
TRIES_OF_LEARNER: Final = Rate("tries", 3000, DAY, "learner")

# Letters.
LETTERS_TO_ADDRESS: Final = Rate("letter to", 20, HOUR, "address")
LETTERS_TO_ADDRESS_FROM_CLIENT: Final = Rate("letter", 3, HOUR, "address and client")
LETTERS_FROM_CLIENT: Final = Rate("letter from", 100, HOUR, "client")

# Pages that take the server long: those whose view is marked by `rules.web.costly`.
COSTLY_PAGES: Final = Rate("costly", 60, 10 * MINUTE, "client")


def record(rate: Rate, *who: object) -> None:
    """Record one event."""
    Failure.objects.create(about=_about(rate, who))


def count(rate: Rate, *who: object) -> int:
    """Return how many events lie within the window."""
    return _recent(rate, who).count()


def is_reached(rate: Rate, *who: object) -> bool:
    """Tell whether as many events happened as are allowed: the next one has to wait."""
    return count(rate, *who) >= rate.limit


def wait(rate: Rate, *who: object) -> datetime.timedelta:
    """Return how long until the next event is allowed; nothing where the limit is not reached."""
    newest_first = _recent(rate, who).order_by("-created_at").values_list("created_at", flat=True)
    decisive = newest_first[rate.limit - 1 : rate.limit].first()
    if decisive is None:
        return datetime.timedelta()
    return max(decisive + rate.window - timezone.now(), datetime.timedelta(seconds=1))


def forget(rate: Rate, *who: object) -> None:
    """Begin to count anew."""
    Failure.objects.filter(about=_about(rate, who)).delete()


def _recent(rate: Rate, who: tuple[object, ...]) -> QuerySet[Failure]:
    since = timezone.now() - rate.window
    return Failure.objects.filter(about=_about(rate, who), created_at__gt=since)


def _about(rate: Rate, who: tuple[object, ...]) -> str:
    key = " ".join(map(str, who))
    return salted_hmac(_SALT, f"{rate.name} {key}", algorithm="sha256").hexdigest()

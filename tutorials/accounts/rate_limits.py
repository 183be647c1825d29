"""How often anything may happen: a table of named rates, and the counting behind them.

Every limit of the site is a `Rate` below. What happens is recorded as a row in the database, so
that all processes agree; the row holds a keyed hash of whom it is counted against, and no name.

A `Limit` is a rate for somebody: `record` what happened, ask `is_reached` or `wait` before the
next one. Counting and recording are apart, so requests at the very same moment may all pass: a
limit is exact to within the number of requests that are under way at once.

A whole school may share one address. What is counted per client therefore leaves room for sixty
learners who come in within ten minutes, each of whom mistypes a few times.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Iterable
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

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

    Two rates of one name count the same rows, over different windows. Of a class as many are
    allowed as `a_learner` for each who learns in it, where that is more.
    """

    name: str
    limit: int
    window: datetime.timedelta
    per: str
    a_learner: int = 0

    def of(self, *who: int | str) -> Limit:
        """Return the limit of one client, account or whatever the rate is counted per.

        A number and the same number as text are two: what a visitor types is never a row's number.
        """
        return Limit(self, who)

    def decisive(self, events: QuerySet[Any]) -> QuerySet[Any, datetime.datetime]:
        """Return the time, if any, of the event that is the limit's own, counted from the newest.

        `events` have a `created_at`: rows that are kept anyway need not be recorded once more.
        """
        times = events.order_by("-created_at").values_list("created_at", flat=True)
        return times[self.limit - 1 : self.limit]

    def wait_after(self, decisive: datetime.datetime | None) -> datetime.timedelta:
        """Return how long until another event is allowed; nothing below the limit."""
        if decisive is None:
            return datetime.timedelta()
        return max(decisive + self.window - timezone.now(), datetime.timedelta())


# Passwords of teachers and staff. A browser in which the account was signed in before is counted
# by itself, so that guesses elsewhere never lock its owner out.
PASSWORD_FROM_CLIENT: Final = Rate("password", 10, 15 * MINUTE, "account and client")
PASSWORD_OF_ACCOUNT: Final = Rate("sign-in", 100, HOUR, "account")
PASSWORDS_FROM_CLIENT: Final = Rate("sign-ins from", 100, 15 * MINUTE, "client")
CURRENT_PASSWORD: Final = Rate("current password", 10, 15 * MINUTE, "account")

# Cards: see `classrooms.cards.learner_login` for what each of these leads to.
CARD_WORDS: Final = Rate("card", 6, 10 * MINUTE, "card number")
CARD_WORDS_WHEN_WARY: Final = Rate("card", 1, 10 * MINUTE, "card number")
FIRST_WORDS: Final = Rate("first word", 5, 10 * MINUTE, "card number")
CARDS_OF_CLASSROOM: Final = Rate("classroom", 40, 10 * MINUTE, "classroom", a_learner=3)
CARDS_FROM_CLIENT: Final = Rate("cards from", 300, 10 * MINUTE, "client")
# Right cards: each opens a session, which is a row.
SIGN_INS_OF_CARD: Final = Rate("right card", 100, HOUR, "card number")
CARD_SIGN_INS_FROM_CLIENT: Final = Rate("right cards from", 600, 10 * MINUTE, "client")

# Joining a class: wrong codes, after which the right one still lets in; so many that somebody
# guesses, after which no answer tells; and new learners.
WRONG_CODES: Final = Rate("code", 200, 15 * MINUTE, "client")
GUESSED_CODES: Final = Rate("code", 1000, 10 * MINUTE, "client")
JOINS_FROM_CLIENT: Final = Rate("joins from", 200, HOUR, "client")
JOINS_OF_CLASSROOM: Final = Rate("joins", 100, 10 * MINUTE, "classroom")

# Rows that anybody may make without a sign-in, and what a learner adds to.
KEPT_FROM_CLIENT: Final = Rate("kept from", 200, HOUR, "client")
GAMES_FROM_CLIENT: Final = Rate("games from", 1000, DAY, "client")
TRIES_OF_LEARNER: Final = Rate("tries", 3000, DAY, "learner")

# Lines in the log of an organisation: a file that is fetched over and over is written once.
EXPORTS_IN_LOG: Final = Rate("export", 1, MINUTE, "account and file")

# E-mails.
EMAILS_TO_ADDRESS: Final = Rate("email to", 20, HOUR, "address")
EMAILS_TO_ADDRESS_FROM_CLIENT: Final = Rate("email", 5, HOUR, "address and client")
EMAILS_FROM_CLIENT: Final = Rate("email from", 100, HOUR, "client")

# Pages that take the server long: those whose view is marked by `rules.http.costly`.
COSTLY_PAGES: Final = Rate("costly", 60, 10 * MINUTE, "client")


@dataclass(frozen=True, slots=True)
class Limit:
    """A rate for one client, account, card or whatever it is counted per."""

    rate: Rate
    who: tuple[int | str, ...]

    def record(self) -> None:
        """Record one event."""
        Failure.objects.create(about=self._about())

    def count(self) -> int:
        """Return how many events lie within the window."""
        return self._recent().count()

    def is_reached(self, learners: int = 0) -> bool:
        """Tell whether as many events happened as are allowed: the next one has to wait."""
        return self.count() >= max(self.rate.limit, self.rate.a_learner * learners)

    def wait(self) -> datetime.timedelta:
        """Return how long until the next event is allowed; nothing below the limit."""
        return self.rate.wait_after(self.rate.decisive(self._recent()).first())

    def forget(self) -> None:
        """Delete the recorded events."""
        Failure.objects.filter(about=self._about()).delete()

    def _recent(self) -> QuerySet[Failure]:
        since = timezone.now() - self.rate.window
        return Failure.objects.filter(about=self._about(), created_at__gt=since)

    def _about(self) -> str:
        parts = json.dumps([self.rate.name, *self.who])  # keeps each apart, and its type
        return salted_hmac(_SALT, parts, algorithm="sha256").hexdigest()


class LimitReachedError(Exception):
    """A limit is reached: whatever is counted has to wait."""

    def __init__(self, rate: Rate, wait: datetime.timedelta) -> None:
        super().__init__(rate.name)
        self.rate = rate
        self.wait = wait


def require(limits: Iterable[Limit]) -> None:
    """Raise `LimitReachedError` for the limit that holds the next event up longest."""
    wait, rate = max(((limit.wait(), limit.rate) for limit in limits), key=itemgetter(0))
    if wait:
        raise LimitReachedError(rate, wait)

"""A class that answers at once: how many answers are sent, and how many are stored.

Run it where `requirements/deploy.txt` is installed, with the catalogues compiled:

    python -m tests.load.classroom --seconds 60 --learners 30
    python -m tests.load.classroom --database postgres://user@127.0.0.1:5432/empty

It serves the site with gunicorn on a database of its own (SQLite in a temporary folder, or one
that is given and has no tables yet), signs the learners in by their cards, and lets each of them
send one try after the other. Every try differs from the one before, so each has to be a row.
It ends with 1 if an answer was lost.
"""

from __future__ import annotations

import argparse
import os
import re
import secrets
import tempfile
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from http.client import HTTPException, RemoteDisconnected
from pathlib import Path
from statistics import median, quantiles
from typing import TYPE_CHECKING, Final

from tests.load.visitor import Visitor
from tests.serving import require_gunicorn, served

if TYPE_CHECKING:
    from tutorials.classrooms.cards.making import FreshCard

SETTINGS: Final = "tests.load.settings"
EXERCISES: Final = ("ban-first-block", "two-numbers-01", "hitting-04")
TRIES: Final = ("8/4", "8/5", "8/7", "8/5")
"""Of a turn with 3 and 1: refused, allowed, allowed, allowed; never the same twice running."""
TOKEN: Final = re.compile(rb'name="csrfmiddlewaretoken" value="(\w+)"')


@dataclass
class Learner(Visitor):
    """A learner at a connection of their own, with what was sent and how long answers took."""

    key: str = ""
    number: str = ""
    sent: list[tuple[str, str]] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)
    seconds: list[float] = field(default_factory=list)
    again: int = 0

    def sign_in(self) -> None:
        """Sign in by the picture of the card."""
        found = TOKEN.search(self.ask("/en/card/")[1])
        self.token = found[1].decode() if found else ""
        self.ask("/en/card/picture/", {"key": self.key})
        if self.ask("/en/card/is-it-you/", {})[0] != 303 or "seen" not in self.cookies:
            raise SystemExit(f"card {self.number} does not sign in")
        _status, page = self.ask(f"/en/exercises/{EXERCISES[0]}/")
        found = re.search(rb'"X-CSRFToken": "(\w+)"', page) or TOKEN.search(page)
        self.token = found[1].decode() if found else self.token

    def answer(self, start: threading.Barrier, seconds: float) -> None:
        """Send one try after the other until the time is up."""
        start.wait()
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            turn = len(self.sent) + len(self.failed)
            exercise = EXERCISES[turn // len(TRIES) % len(EXERCISES)]
            self._try(exercise, TRIES[turn % len(TRIES)])

    def _try(self, exercise: str, step: str) -> None:
        began = time.perf_counter()
        try:
            status = self._send(exercise, step)
        except (OSError, HTTPException) as error:
            self.failed.append(repr(error))
            return
        self.seconds.append(time.perf_counter() - began)
        if status == 200:
            self.sent.append((exercise, step))
        else:
            self.failed.append(str(status))

    def _send(self, exercise: str, step: str) -> int:
        """Send a try, as a browser does once more where the kept connection was closed."""
        path, fragment = f"/en/exercises/{exercise}/", {"HX-Request": "true"}
        try:
            return self.ask(path, {"try": step}, **fragment)[0]
        except (BrokenPipeError, ConnectionResetError, RemoteDisconnected):
            self.connection.close()
            self.again += 1
            return self.ask(path, {"try": step}, **fragment)[0]


def main() -> int:
    """Print what was sent and what was stored."""
    wanted = read_arguments()
    require_gunicorn()
    with tempfile.TemporaryDirectory() as folder:
        url = wanted.database or f"sqlite:///{Path(folder) / 'class.sqlite3'}"
        os.environ["DATABASE_URL"] = url
        os.environ["DJANGO_SETTINGS_MODULE"] = SETTINGS
        os.environ.setdefault("DJANGO_SECRET_KEY", secrets.token_urlsafe(50))
        cards = prepare(wanted.learners)
        with served(wanted.workers, wanted.threads) as port:
            learners = [Learner(port, key=card.key, number=card.number) for card in cards]
            for learner in learners:
                learner.sign_in()
            let_answer(learners, wanted.seconds)
        return compare(learners, wanted.seconds, url.partition(":")[0])


def read_arguments() -> argparse.Namespace:
    """Return what was asked for on the command line."""
    parser = argparse.ArgumentParser(description="A class that answers at once.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--learners", type=int, default=30)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--threads", type=int, default=4)
    parser.add_argument("--database", default="", help="an empty one; SQLite where left out")
    return parser.parse_args()


def prepare(learners: int) -> Sequence[FreshCard]:
    """Make the tables, load the lessons, and enrol a class; a database in use is refused."""
    import django

    django.setup()
    from django.core.management import call_command
    from django.db import connection, connections

    if connection.introspection.table_names():
        raise SystemExit("this database has tables already; give an empty one")
    call_command("migrate", verbosity=0)
    call_command("load_curriculum", verbosity=0)
    from tests.tutorials.classrooms.people import enrol, make_classroom, make_teacher

    classroom = make_classroom(make_teacher("ada"))
    cards = enrol(classroom, *(f"Learner {number}" for number in range(1, learners + 1)))
    connections.close_all()
    return cards


def let_answer(learners: Sequence[Learner], seconds: float) -> None:
    """Let all begin at the same moment."""
    start = threading.Barrier(len(learners))
    threads = [
        threading.Thread(target=learner.answer, args=(start, seconds)) for learner in learners
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def compare(learners: Sequence[Learner], seconds: float, database: str) -> int:
    """Print the counts; return 1 if any learner's rows are not just what they sent, in order."""
    from tutorials.practice.models import StepTry

    stored, wrong = 0, 0
    for learner in learners:
        tries = StepTry.objects.filter(learner__card__number=learner.number)
        rows = list(tries.order_by("pk").values_list("exercise", "tried"))
        stored += len(rows)
        wrong += rows != learner.sent
    sent = sum(len(learner.sent) for learner in learners)
    failed = [failure for learner in learners for failure in learner.failed]
    times = sorted(taken for learner in learners for taken in learner.seconds)
    print(f"{database}: {len(learners)} learners, {seconds:.0f} seconds")
    print(f"{sent:8} answered\n{stored:8} stored\n{len(failed):8} failed {sorted(set(failed))}")
    print(f"{sum(learner.again for learner in learners):8} sent once more on a new connection")
    print(f"{wrong:8} learners whose rows are not what they sent, in order")
    slow = quantiles(times, n=20)[-1]
    print(f"{median(times) * 1e3:8.0f} ms median, {slow * 1e3:.0f} ms for 95 of 100,", end=" ")
    print(f"{times[-1] * 1e3:.0f} ms at most, {sent / seconds:.0f} a second")
    return int(bool(wrong or failed or sent != stored))


if __name__ == "__main__":
    raise SystemExit(main())

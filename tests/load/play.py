"""Games by a link, played at random over HTTP: whether each event is stored once, in its place.

Run it where `requirements/deploy.txt` is installed, with the catalogues compiled:

    python -m tests.load.play --games 500 --at-once 8

Both seats of a game press at random among what is legal and illegal; forms are sent twice at the
same moment, sent again after a failure, and sent when they are long out of date; every few seconds
a worker of the server is killed. A game that has gone on for `--events` events is given up. It ends
with 1 if a game has not ended, if a number is missing, if a position differs from the replay, or
if a roll does not follow from the seed.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import secrets
import signal
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from http.client import HTTPException
from pathlib import Path
from typing import Final

from tests.load.visitor import Visitor
from tests.serving import require_gunicorn, served
from tests.tutorials.play.plain_client import Attributes, FormReader

SETTINGS: Final = "tests.load.settings"
TOKEN: Final = re.compile(r'"X-CSRFToken": "(\w+)"|name="csrfmiddlewaretoken" value="(\w+)"')
LINK: Final = re.compile(r'value="https?://[^/"]+(/en/play/join/[^"]+)"')
OWN: Final = re.compile(r'data-own="([^"]*)"[^>]*data-numbers="([^"]*)"')
PRESSED: Final = ("roll-dice", "double", "take", "undo-all", "end")
SLUGS: Final = ("ban-sugoroku", "backgammon")


@dataclass
class Player(Visitor):
    """A browser with a seat, at the page of the game; `sent` are the forms it has sent."""

    url: str = ""
    page: FormReader = field(default_factory=lambda: FormReader(""))
    text: str = ""
    sent: list[tuple[str, Attributes]] = field(default_factory=list)
    answers: Counter[int] = field(default_factory=Counter)

    def open(self, url: str) -> None:
        """Open a page, again and again where no worker answers."""
        for _ in range(50):
            try:
                status, content = self.ask(url)
            except (OSError, HTTPException):
                self.connection.close()
                time.sleep(0.1)
                continue
            self.answers[status] += 1
            self.text = content.decode()
            self.page = FormReader(self.text)
            if found := TOKEN.search(self.text):
                self.token = found[1] or found[2]
            return
        raise SystemExit(f"{url} does not answer")

    def read_form(self, button: str) -> tuple[str, Attributes] | None:
        """Return where a button sends its form, and what; None without such a button."""
        for form in self.page.forms:
            if button in form.buttons:
                attrs = form.buttons[button]
                pressed = {attrs["name"]: attrs["value"]} if "name" in attrs else {}
                return form.attrs["action"], form.fields | pressed
        return None

    def send(self, url: str, fields: Attributes) -> str:
        """Send a form, once more where the connection broke; return where it leads."""
        self.sent.append((url, fields))
        for _ in range(50):
            try:
                status, _content = self.ask(url, fields)
            except (OSError, HTTPException):
                self.connection.close()
                time.sleep(0.1)
                continue
            self.answers[status] += 1
            return self.location
        raise SystemExit(f"{url} does not answer")

    def send_twice(self, url: str, fields: Attributes) -> None:
        """Send a form twice at the same moment, as a double click does."""
        twin = Player(self.port, dict(self.cookies), self.token)
        thread = threading.Thread(target=twin.send, args=(url, fields))
        thread.start()
        self.send(url, fields)
        thread.join()
        self.answers += twin.answers


def play(port: int, number: int, most: int) -> Counter[int]:
    """Play one game at random until it ends; give it up after `most` pressed forms."""
    chance = random.Random(number)
    white, black = Player(port), Player(port)
    white.open(f"/en/play/{SLUGS[number % 2]}/")
    url, fields = white.read_form("begin") or ("", {})
    cube = {"cube": "on"} if "cube" in fields else {}
    asks = {"ask": "on"} if chance.random() < 0.5 else {"ask": ""}
    white.url = black.url = white.send(url, fields | cube | asks | {"opponent": "link"})
    white.open(white.url)
    if not (link := LINK.search(white.text)):
        raise SystemExit("there is no link to the other seat")
    black.open(link[1])
    url, fields = black.read_form("sit-down") or ("", {})
    black.send(url, fields)
    white.sent, black.sent = [], []
    for pressed in range(most * 10):
        player = chance.choice((white, black))
        player.open(player.url)
        if "again" in player.page.ids:
            break
        press(player, chance, gives_up=pressed > most)
    return white.answers + black.answers


def press(player: Player, chance: random.Random, *, gives_up: bool) -> None:
    """Press one button at random, or send an old form again."""
    if player.sent and chance.random() < 0.1:
        url, fields = chance.choice(player.sent)
        player.send(url, fields)
        return
    if gives_up and (form := player.read_form("resign")):
        player.send(*form)
        return
    forms = [form for button in PRESSED if (form := player.read_form(button))]
    if (typing := player.read_form("check")) and (board := OWN.search(player.text)):
        own, numbers = board[1].split(), board[2].split()
        source = int(chance.choice(own or ["25"]))
        number = int(chance.choice(numbers or ["1"])) if chance.random() < 0.9 else 7
        steps = f"{source}/{max(source - number, 0) or 'off'}"
        forms += [(typing[0], typing[1] | {"typed": steps})] * 12
    if not forms:
        return
    url, fields = chance.choice(forms)
    if chance.random() < 0.2:
        player.send_twice(url, fields)
    elif where := player.send(url, fields):
        player.url = where


def main() -> int:
    """Play, and print what is stored."""
    wanted = read_arguments()
    require_gunicorn()
    with tempfile.TemporaryDirectory() as folder:
        os.environ["DATABASE_URL"] = f"sqlite:///{Path(folder) / 'play.sqlite3'}"
        os.environ["DJANGO_SETTINGS_MODULE"] = SETTINGS
        os.environ.setdefault("DJANGO_SECRET_KEY", secrets.token_urlsafe(50))
        prepare()
        began, killed, over = time.monotonic(), [0], threading.Event()
        answers: Counter[int] = Counter()
        with served(wanted.workers, wanted.threads) as port:
            killer = threading.Thread(target=kill_workers, args=(over, killed, wanted.kill_every))
            killer.start()
            with ThreadPoolExecutor(wanted.at_once) as pool:
                numbers = range(wanted.games)
                played = pool.map(lambda number: play(port, number, wanted.events), numbers)
                for answered in played:
                    answers += answered
            over.set()
            killer.join()
        seconds = time.monotonic() - began
        print(f"{wanted.games} games, {seconds:.0f} seconds, {killed[0]} workers killed")
        print(f"answers: {dict(sorted(answers.items()))}")
        return compare(wanted.games)


def read_arguments() -> argparse.Namespace:
    """Return what was asked for on the command line."""
    parser = argparse.ArgumentParser(description="Games by a link, played at random.")
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--at-once", type=int, default=8)
    parser.add_argument("--events", type=int, default=150)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--threads", type=int, default=4)
    parser.add_argument("--kill-every", type=float, default=5.0, help="seconds")
    return parser.parse_args()


def prepare() -> None:
    """Make the tables."""
    import django

    django.setup()
    from django.core.management import call_command
    from django.db import connections

    call_command("migrate", verbosity=0)
    connections.close_all()


def kill_workers(over: threading.Event, killed: list[int], every: float) -> None:
    """Kill a worker of the server every few seconds until all is over."""
    while not over.wait(every):
        workers = [worker for server in children(os.getpid()) for worker in children(server)]
        if workers:
            os.kill(random.choice(workers), signal.SIGKILL)
            killed[0] += 1


def children(pid: int) -> Iterator[int]:
    """Yield the processes that a process has started."""
    for task in Path(f"/proc/{pid}/task").glob("*/children"):
        yield from map(int, task.read_text().split())


def compare(games: int) -> int:
    """Print what is stored, and return 1 if anything is missing, twice or wrong."""
    from rules.play.check_dice import check_dice
    from rules.play.game import replay
    from tutorials.play.models import PlayedGame, RefusedStep
    from tutorials.play.store import load_events

    rows = list(PlayedGame.objects.order_by("pk"))
    unended, gaps, unlike, dice, events = 0, 0, 0, 0, 0
    for row in rows:
        loaded = load_events(row)
        numbers: Sequence[int] = list(row.events.order_by("pk").values_list("number", flat=True))
        events += len(numbers)
        unended += loaded.state.result is None
        gaps += list(numbers) != list(range(1, len(numbers) + 1))
        unlike += replay(loaded.preset, loaded.events, row.games_before) != loaded.state
        dice += bool(loaded.state.result) and not check_dice(loaded.record()).is_right
    print(f"{len(rows):8} games stored, {events} events, {RefusedStep.objects.count()} refusals")
    print(f"{unended:8} games that have not ended")
    print(f"{gaps:8} games whose events are not numbered one by one")
    print(f"{unlike:8} games that are not as their replay")
    print(f"{dice:8} games whose dice do not follow")
    return int(len(rows) != games or any((unended, gaps, unlike, dice)))


if __name__ == "__main__":
    raise SystemExit(main())

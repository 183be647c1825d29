"""What is erased is gone from the files of the database, not only from its tables."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ERASE = """
import datetime, pathlib, sqlite3, sys
from django.core.management import call_command
from django.utils import timezone
from tutorials.accounts.models import Learner, Membership, Organisation
from tutorials.accounts.teachers import create_teacher, delete_teacher
from tutorials.classrooms import classrooms
from tutorials.classrooms.privacy.retention import purge_expired
from tutorials.classrooms.models import Classroom

path = pathlib.Path(sys.argv[1])
call_command("migrate", verbosity=0)
# Whoever is the last to close the database removes its log: another reader stays.
other = sqlite3.connect(path)
other.execute("SELECT count(*) FROM accounts_learner").fetchall()

def traces(name):
    files = [path, path.with_name(path.name + "-wal")]
    return sum(file.read_bytes().count(name.encode()) for file in files if file.exists())

def is_written(*names):
    assert all(traces(name) for name in names), "nothing to find"

def is_gone(*names):
    print(*[name for name in names if traces(name)])

def make_room(user, name):
    today = timezone.localdate()
    room = Classroom(organisation=Organisation.objects.get(memberships__user=user), name=name,
                     preset_slug="ban-sugoroku", language="en", time_zone="UTC", kept_until=today)
    return classrooms.create_classroom(room, user)

user = create_teacher("ada@example.org", "seven stones", "Lakeside Academy", "en")
room = make_room(user, "Tuesday club")
names = ["Quixotic Alpaca", "Zealous Vole", *(f"Learner {n}" for n in range(60))]
classrooms.enrol(room, names, user)
is_written("Quixotic Alpaca", "Zealous Vole")
classrooms.erase_learner_of_class(room, Learner.objects.get(nickname="Quixotic Alpaca"), user)
is_gone("Quixotic Alpaca")
classrooms.erase_classroom(room, user)
is_gone("Zealous Vole", "Learner 7")
room = make_room(user, "Wednesday club")
classrooms.enrol(room, ["Yawning Gecko"], user)
Classroom.objects.update(kept_until=timezone.localdate() - datetime.timedelta(days=9))
is_written("Yawning Gecko")
purge_expired()
is_gone("Yawning Gecko")
is_written("ada@example.org", "Lakeside Academy")
assert delete_teacher(user)
is_gone("ada@example.org", "Lakeside Academy")
"""


def test_whoever_is_erased_is_not_left_in_the_files_of_sqlite(root: Path, tmp_path: Path) -> None:
    database = tmp_path / "db.sqlite3"
    set_up = "import django; django.setup()\n"
    done = subprocess.run(
        [sys.executable, "-c", set_up + ERASE, str(database)],
        capture_output=True,
        text=True,
        cwd=root,
        env=os.environ
        | {
            "DATABASE_URL": f"sqlite:///{database}",
            "DJANGO_DEBUG": "1",
            "DJANGO_SETTINGS_MODULE": "config.settings",
        },
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.split() == []

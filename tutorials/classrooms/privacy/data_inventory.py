"""What is stored about people, in plain words: the privacy page is made of this list.

Each line names the fields that it speaks of; a field about people that no line names is a fault
that the tests find.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _

Text: TypeAlias = str | Promise


@dataclass(frozen=True, slots=True)
class StoredData:
    """A sentence, and the fields it speaks of, each as `app.Model.field`."""

    text: Text
    fields: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class InventorySection:
    """What is stored about one kind of people, and for how long."""

    anchor: str
    title: Text
    lines: tuple[StoredData, ...]
    until: Text


def _fields(model: str, names: str) -> tuple[str, ...]:
    return tuple(f"{model}.{name}" for name in names.split())


PROGRESS: Final = InventorySection(
    "progress",
    _("If you learn here and let your progress be kept"),
    (
        StoredData(
            _("A random key in a cookie of your browser. We keep only a scrambled form of it."),
            _fields("accounts.Learner", "key_hash"),
        ),
        StoredData(
            _("The day on which you began, and the day on which everything is erased."),
            _fields("accounts.Learner", "created_at kept_until"),
        ),
        StoredData(
            _(
                "Every try at an exercise: which exercise and rules, the steps tried, the answer,"
                " the rule it came from, the hints you asked for, and when."
            ),
            _fields(
                "practice.StepTry",
                "learner exercise version number options before tried result code clause helped"
                " created_at",
            ),
        ),
    ),
    _("No name and no address. It is erased a year after you began, or at once if you ask."),
)

GAMES: Final = InventorySection(
    "games",
    _("If you play a game here"),
    (
        StoredData(
            _(
                "The game: its rules, the seed of its dice and the digits you added to them, its"
                " end, and the points of the games before it; when you began it, and the day on"
                " which it is erased."
            ),
            _fields(
                "play.PlayedGame",
                "slug preset_slug options kind level asks_before_end seed commitment digits"
                " previous games_before score winner how points created_at kept_until",
            ),
        ),
        StoredData(
            _("Every roll and every turn, which side it was, and when."),
            _fields("play.GameEvent", "game number side kind roll steps position created_at"),
        ),
        StoredData(
            _("Every step that the rules refused, the rule it came from, and when."),
            _fields("play.RefusedStep", "game number side before tried code clause created_at"),
        ),
        StoredData(
            _(
                "A random key in a cookie of your browser, by which you have your seat in your"
                " last twenty games. We keep only a scrambled form of it."
            ),
            _fields("play.PlayedGame", "key_hash other_key_hash own_side is_joined"),
        ),
        StoredData(
            _("If your progress is kept, that the game is yours."),
            _fields("play.PlayedGame", "learner"),
        ),
    ),
    _(
        "No name and no address. A game that is never begun is erased after a week, one that nobody"
        " goes on with after thirty days, a finished one after ninety, or together with your"
        " progress."
    ),
)

LEARNERS: Final = InventorySection(
    "learners",
    _("If you learn in a class, with a card"),
    (
        StoredData(
            _("The nickname that you or your teacher chose, and the school or club it belongs to."),
            _fields("accounts.Learner", "nickname organisation"),
        ),
        StoredData(
            _(
                "The number of your card and when it was made. Its words and its picture are kept"
                " only in a scrambled form; nobody can read them back."
            ),
            _fields("accounts.Card", "learner number words_hash first_word_hash key_hash made_at"),
        ),
        StoredData(
            _(
                "Your classes, when you joined them, when you last signed in, and whether your "
                "entry was archived."
            ),
            (
                *_fields("classrooms.Enrolment", "classroom learner created_at"),
                *_fields("accounts.Learner", "signed_in_at archived_at"),
            ),
        ),
        StoredData(_("Every try at an exercise, as above. Your teachers see it."), ()),
    ),
    _(
        "No full name, no e-mail, no date of birth. Your teacher can show you all of it, and erase"
        " it; it is erased by itself after the last day of the class."
    ),
)

TEACHERS: Final = InventorySection(
    "teachers",
    _("If you teach"),
    (
        StoredData(
            _("Your e-mail address, and your password in a scrambled form."),
            _fields("accounts.User", "email password username"),
        ),
        StoredData(
            _(
                "In a browser in which you signed in, for a year: a cookie that tells us so. It"
                " says nothing else; with it, nobody can lock you out by guessing your password."
            ),
            (),
        ),
        StoredData(
            _("Your language, when you signed up, and when you last signed in."),
            _fields("accounts.User", "language date_joined last_login"),
        ),
        StoredData(
            _("Where you work and teach, in which role, and since when."),
            (
                *_fields("accounts.Organisation", "name members created_at"),
                *_fields("accounts.Membership", "organisation user is_owner created_at"),
                *_fields("classrooms.Teaching", "classroom user role created_at"),
            ),
        ),
        StoredData(
            _(
                "Your classes: name, game, language, time zone, join code, their days, and how"
                " long learners stay signed in without doing anything."
            ),
            _fields(
                "classrooms.Classroom",
                "organisation name preset_slug options language time_zone kept_until idle_minutes"
                " join_code join_until archived_at created_at learners",
            ),
        ),
        StoredData(
            _("What you set a class: title, exercises, language, days, hints, and its address."),
            _fields(
                "classrooms.Assignment",
                "classroom title exercises language opens_at due_at hints code created_at",
            ),
        ),
        StoredData(
            _("Invitations that you made, until they are used, taken back or two weeks old."),
            _fields(
                "classrooms.Invitation",
                "organisation classroom role key_hash made_by expires_at created_at",
            ),
        ),
        StoredData(
            _(
                "A log of who created, changed, exported or erased something in a school or club."
                " It names classes, never learners, and is kept for a year."
            ),
            _fields("accounts.AuditEntry", "organisation actor action subject learners created_at"),
        ),
        StoredData(
            _("For those who look after this site, also a name, their rights, and what they did."),
            (
                *_fields("accounts.User", "first_name last_name is_staff is_superuser is_active"),
                *_fields("accounts.User", "groups user_permissions"),
                *_fields(
                    "admin.LogEntry",
                    "action_time user content_type object_id object_repr action_flag"
                    " change_message",
                ),
            ),
        ),
    ),
    _(
        "It is erased when you delete your account. In a school or club that goes on without you,"
        " its classes and its log stay, without your name."
    ),
)

EVERYBODY: Final = InventorySection(
    "everybody",
    _("Whoever you are"),
    (
        StoredData(
            _(
                "While somebody is signed in: a session, with a random key in a cookie. It ends"
                " when you sign out, for learners also when they do nothing for a while, and after"
                " two weeks at the latest."
            ),
            _fields("sessions.Session", "session_key session_data expire_date"),
        ),
        StoredData(
            _(
                "For a day, how often a sign-in failed, an e-mail was sent, or something new was"
                " begun from your network: as a count against a scrambled address, which cannot"
                " be read back."
            ),
            _fields("accounts.Failure", "about created_at"),
        ),
        StoredData(
            _(
                "When a teacher signs in, when a sign-in fails, and when something is refused"
                " because there was too much of it: a line in the server's log, with the time and"
                " the network address."
            ),
            (),
        ),
        StoredData(
            _(
                "For half a day, in cookies that name nobody: when a learner who signed in with a"
                " card last did something here, how many new learners this browser brought in, and"
                " at which assignment you work without signing in."
            ),
            (),
        ),
        StoredData(
            _(
                "For a quarter of an hour, new cards that are still to be printed and new links for"
                " teachers, in a form that only the browser in which they were made can read."
            ),
            (),
        ),
        StoredData(
            _(
                "Cookies for the theme and the reading aids you chose, one against forgery, and for"
                " an hour the secret of a link that you opened from an e-mail."
            ),
            (),
        ),
    ),
    _("No visit is counted, nothing is sold, and nothing is loaded from anywhere else."),
)

PARTS: Final = (PROGRESS, GAMES, LEARNERS, TEACHERS, EVERYBODY)

"""What is set, from when, until when, and how."""

from __future__ import annotations

import datetime
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from django import forms
from django.conf import settings
from django.forms import BoundField
from django.utils import timezone
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy, override, pgettext_lazy

from tutorials.accounts import days
from tutorials.accounts.forms import SiteForm
from tutorials.classrooms.assignments.choices import AssignableLesson
from tutorials.classrooms.assignments.local_time import from_wall_time, to_wall_time
from tutorials.classrooms.forms.classrooms import KEPT_AT_MOST
from tutorials.classrooms.models import LONGEST_TITLE, Assignment, Classroom
from tutorials.curriculum.models import Exercise

OPEN_FOR: Final = datetime.timedelta(days=7)
ENDS_AT: Final = datetime.time(18)
SET_LONG_AGO: Final = datetime.timedelta(days=10 * 365)
"""A class may be kept on and on, and what was set in it can still be changed."""
_WRITTEN: Final = ("%Y-%m-%dT%H:%M", "%Y-%m-%d %H:%M", "%Y-%m-%dT%H:%M:%S")
_NOT_OFFERED: Final = gettext_lazy("Part of your choice does not fit the rules of this class.")


class WallTimeField(forms.Field):
    """A day with a time, as the clock of the class shows it; its value knows no zone."""

    widget = forms.DateTimeInput

    def __init__(self, **kwargs: Any) -> None:
        kwargs["widget"] = forms.DateTimeInput(
            attrs={"type": "datetime-local"}, format="%Y-%m-%dT%H:%M"
        )
        super().__init__(**kwargs)

    def to_python(self, value: Any) -> datetime.datetime | None:
        """Return the time as it was written."""
        if value in self.empty_values:
            return None
        for written in _WRITTEN:
            try:
                return datetime.datetime.strptime(str(value).strip(), written)
            except ValueError:
                continue
        raise forms.ValidationError(
            _("This is not a day with a time; write it like 2027-08-31 18:00.")
        )


@dataclass(frozen=True, slots=True)
class LessonChoice:
    """A lesson to choose as a whole, or by its exercises."""

    offer: AssignableLesson
    is_chosen: bool
    exercises: Sequence[tuple[Exercise, bool]]

    @property
    def is_open(self) -> bool:
        """Tell whether single exercises of it are chosen."""
        return any(is_chosen for _exercise, is_chosen in self.exercises)


class AssignmentForm(SiteForm):
    """Everything that is set about an assignment."""

    title = forms.CharField(
        label=gettext_lazy("Title"),
        help_text=gettext_lazy("Leave it empty to take the name of the first lesson."),
        max_length=LONGEST_TITLE,
        required=False,
        widget=forms.TextInput(attrs={"autocomplete": "off", "dir": "auto"}),
    )
    lessons = forms.MultipleChoiceField(
        required=False, error_messages={"invalid_choice": _NOT_OFFERED}
    )
    exercises = forms.MultipleChoiceField(
        required=False, error_messages={"invalid_choice": _NOT_OFFERED}
    )
    opens = WallTimeField(label=gettext_lazy("Opens"))
    due = WallTimeField(
        label=gettext_lazy("Due"),
        help_text=gettext_lazy(
            "Leave it empty if there is no end. What is solved later is marked late."
        ),
        required=False,
    )
    language = forms.ChoiceField(
        label=gettext_lazy("Language"),
        choices=[("", gettext_lazy("each learner’s own")), *settings.LANGUAGES],
        required=False,
    )
    hints = forms.ChoiceField(
        label=gettext_lazy("Hints"),
        help_text=gettext_lazy("Without them, refusals still say why."),
        choices=[
            ("yes", pgettext_lazy("hints", "can be opened")),
            ("no", pgettext_lazy("hints", "are not given until it is due")),
        ],
    )

    def __init__(
        self, *args: Any, classroom: Classroom, offers: Sequence[AssignableLesson], **kwargs: Any
    ) -> None:
        self.classroom, self.offers = classroom, offers
        kwargs["initial"] = _first(classroom) | (kwargs.get("initial") or {})
        super().__init__(*args, **kwargs)
        for name, choices in (
            ("lessons", [offer.key for offer in offers]),
            ("exercises", [slug for offer in offers for slug in offer.slugs]),
        ):
            field = self.fields[name]
            if isinstance(field, forms.ChoiceField):
                field.choices = [(choice, choice) for choice in choices]

    def plain_fields(self) -> list[BoundField]:
        """Return the fields that are not chosen lesson by lesson."""
        return [field for field in self.visible_fields() if field.name not in _CHOSEN]

    def choice_errors(self) -> list[str]:
        """Return what is wrong with the choice of lessons and exercises."""
        return [str(error) for name in _CHOSEN for error in dict.fromkeys(self[name].errors)]

    def choices(self) -> Iterator[LessonChoice]:
        """Yield each lesson with what is chosen of it."""
        lessons, exercises = (set(self[name].value() or ()) for name in _CHOSEN)
        for offer in self.offers:
            shown = [(exercise, exercise.slug in exercises) for exercise in offer.exercises]
            yield LessonChoice(offer, offer.key in lessons, shown)

    def clean(self) -> dict[str, Any]:
        """Refuse nothing chosen, times that do not exist, and an end before the beginning."""
        data: dict[str, Any] = self.cleaned_data
        if not self.errors.keys() & _CHOSEN and not (data["lessons"] or data["exercises"]):
            self.add_error("lessons", _("Choose a lesson or an exercise."))
        opens, due = self._read_moment("opens"), self._read_moment("due", is_end=True)
        if opens and due and due <= opens:
            self.add_error("due", _("This is not after the opening. Choose a later time."))
        return data | {"opens_at": opens, "due_at": due}

    def _read_moment(self, name: str, *, is_end: bool = False) -> datetime.datetime | None:
        wall: datetime.datetime | None = self.cleaned_data.get(name)
        if wall is None:
            return None
        today = days.today_in(self.classroom.time_zone)
        if not today - SET_LONG_AGO <= wall.date() <= today + KEPT_AT_MOST:
            is_past = wall.date() < today
            too_late = _("Choose a day within the next three years.")
            self.add_error(name, _("This day is too far away.") if is_past else too_late)
            return None
        moment = from_wall_time(wall, self.classroom.time_zone, is_end=is_end)
        if moment is None:
            self.add_error(name, _("The clocks go forward then: this time does not exist."))
        return moment

    def chosen(self) -> list[str]:
        """Return the exercises in the order of the lessons."""
        lessons, exercises = self.cleaned_data["lessons"], self.cleaned_data["exercises"]
        return [
            slug
            for offer in self.offers
            for slug in offer.slugs
            if offer.key in lessons or slug in exercises
        ]

    def fill(self, assignment: Assignment) -> Assignment:
        """Write what was chosen into an assignment."""
        data, slugs = self.cleaned_data, self.chosen()
        assignment.exercises = slugs
        assignment.language, assignment.hints = data["language"], data["hints"] == "yes"
        assignment.opens_at, assignment.due_at = data["opens_at"], data["due_at"]
        with override(data["language"] or self.classroom.language):
            lesson = next(offer.lesson for offer in self.offers if slugs[0] in offer.slugs)
            assignment.title = data["title"] or lesson.title
        return assignment


_CHOSEN: Final = ("lessons", "exercises")


def _first(classroom: Classroom) -> dict[str, object]:
    """Return what a new assignment begins with: from now, for a week."""
    now = to_wall_time(timezone.now(), classroom.time_zone)
    end = datetime.datetime.combine((now + OPEN_FOR).date(), ENDS_AT)
    return {"opens": now.replace(second=0, microsecond=0), "due": end, "hints": "yes"}


def settings_of_assignment(
    assignment: Assignment, offers: Sequence[AssignableLesson]
) -> dict[str, object]:
    """Return an assignment as the first values of its form: whole lessons where all is set."""
    held = set(assignment.exercises)
    whole = [offer for offer in offers if held.issuperset(offer.slugs)]
    in_whole = {slug for offer in whole for slug in offer.slugs}
    zone, due = assignment.classroom.time_zone, assignment.due_at
    return {
        "title": assignment.title,
        "lessons": [offer.key for offer in whole],
        "exercises": [slug for slug in assignment.exercises if slug not in in_whole],
        "opens": to_wall_time(assignment.opens_at, zone),
        "due": to_wall_time(due, zone) if due else None,
        "language": assignment.language,
        "hints": "yes" if assignment.hints else "no",
    }


class CopyForm(SiteForm):
    """To which class an assignment is copied."""

    classroom = forms.TypedChoiceField(
        label=gettext_lazy("Copy to"),
        coerce=int,
        error_messages={"invalid_choice": gettext_lazy("This is none of your classes.")},
    )

    def __init__(self, *args: Any, classrooms: Sequence[Classroom], **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        field = self.fields["classroom"]
        if isinstance(field, forms.ChoiceField):
            field.choices = [(classroom.pk, classroom.name) for classroom in classrooms]

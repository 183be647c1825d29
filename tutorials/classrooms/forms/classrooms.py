"""Everything that is set about a classroom."""

from __future__ import annotations

import datetime
from collections.abc import Iterable, Iterator
from itertools import groupby
from typing import Any, Final

from django import forms
from django.conf import settings
from django.db.models import QuerySet
from django.forms import BoundField
from django.forms.utils import flatatt
from django.utils import timezone
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString, mark_safe
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from rules.book.option_words import texts_of_value, word_option
from rules.book.wording import word_name
from rules.preset import RulePreset
from rules.presets import PRESETS, get_preset
from tutorials.accounts import days
from tutorials.accounts.forms import SiteForm
from tutorials.accounts.models import LONGEST_NAME, Organisation
from tutorials.accounts.sessions import IDLE_MINUTES
from tutorials.classrooms.models import Classroom
from tutorials.classrooms.zones import REGIONS, UTC, Zone, list_zones, present_name

KEPT_AT_FIRST: Final = datetime.timedelta(days=365)
KEPT_AT_MOST: Final = datetime.timedelta(days=3 * 365)
SHORTEST_IDLE: Final = 5
LONGEST_IDLE: Final = 8 * 60
_ZONES_AT_FIRST: Final = {"fr": "Europe/Paris", "de": "Europe/Berlin", "ja": "Asia/Tokyo"}
"""English is spoken in too many places: nothing is taken unasked."""
_NO_ZONE: Final = gettext_lazy("Choose a place near you")


def time_zones() -> list[tuple[str, list[tuple[str, str]]] | tuple[str, str]]:
    """Return the time zones to choose from, region by region."""
    regions = groupby(list_zones(), key=lambda zone: zone.region)
    named = [
        (str(REGIONS[region]), [(zone.name, zone.place) for zone in zones])
        for region, zones in regions
    ]
    return [*named, (UTC, UTC)]


class ZoneSelect(forms.Select):
    """A choice among hundreds of zones, written without a template for each of them.

    Each also carries its former names: a browser may know it by one of these.
    """

    def render(self, name: str, value: Any, attrs: Any = None, renderer: Any = None) -> SafeString:
        """Return the list, with the present choice marked; empty as long as nothing is known."""
        regions = groupby(list_zones(), key=lambda zone: zone.region)
        groups = format_html_join(
            "",
            '<optgroup label="{}">{}</optgroup>',
            ((REGIONS[region], _write_options(zones, value)) for region, zones in regions),
        )
        is_known = value == UTC or any(zone.name == value for zone in list_zones())
        nothing = "" if is_known else format_html('<option value="">{}</option>', _NO_ZONE)
        last = _write_options([Zone(UTC, "", UTC)], value)
        own = flatatt({**self.build_attrs(self.attrs, attrs), "name": name})
        return format_html("<select{}>{}{}{}</select>", own, nothing, groups, last)


def _write_options(zones: Iterable[Zone], value: Any) -> SafeString:
    return format_html_join(
        "",
        '<option value="{}"{}{}>{}</option>',
        (
            (
                zone.name,
                format_html(' data-former="{}"', " ".join(zone.former)) if zone.former else "",
                mark_safe(" selected") if zone.name == value else "",
                zone.place,
            )
            for zone in zones
        ),
    )


def day_field(label: str | Any, hint: str | Any = "") -> forms.DateField:
    """Return a field for a day, read as browsers send it."""
    return forms.DateField(
        label=label,
        help_text=hint,
        input_formats=["%Y-%m-%d"],
        error_messages={"invalid": gettext_lazy("This is not a day; write it like 2027-08-31.")},
        widget=forms.DateInput(attrs={"type": "date"}, format="%Y-%m-%d"),
    )


class ClassroomForm(SiteForm):
    """Everything that is set about a classroom; `game` is the preset with its options."""

    name = forms.CharField(label=gettext_lazy("Name of the class"), max_length=LONGEST_NAME)
    preset = forms.ChoiceField(label=gettext_lazy("Game"))
    language = forms.ChoiceField(
        label=gettext_lazy("Language of the class"),
        help_text=gettext_lazy("Cards and suggested names are made in it."),
        choices=settings.LANGUAGES,
    )
    time_zone = forms.ChoiceField(
        label=gettext_lazy("Time zone"),
        help_text=gettext_lazy("Days and times of the class are in the local time of this place."),
        choices=time_zones,
        widget=ZoneSelect,
    )
    kept_until = day_field(
        gettext_lazy("Keep until"),
        gettext_lazy("After this day the class and what its learners did are erased."),
    )
    idle_minutes = forms.IntegerField(
        label=gettext_lazy("Minutes until learners are signed out"),
        help_text=gettext_lazy(
            "If they do nothing for that long. Choose a small number where tablets are shared. "
            "It applies from the next sign-in."
        ),
        required=False,
        widget=forms.NumberInput(attrs={"min": SHORTEST_IDLE, "max": LONGEST_IDLE}),
    )

    def __init__(self, *args: Any, language: str = "en", **kwargs: Any) -> None:
        initial = {
            "language": language,
            "time_zone": _ZONES_AT_FIRST.get(language, ""),
            "kept_until": timezone.localdate() + KEPT_AT_FIRST,
            "idle_minutes": IDLE_MINUTES,
        }
        kwargs["initial"] = initial | (kwargs.get("initial") or {})
        super().__init__(*args, **kwargs)
        games = self.fields["preset"]
        if isinstance(games, forms.ChoiceField):
            games.choices = [(preset.slug, word_name(preset)) for preset in PRESETS]
        for preset in PRESETS:
            self._add_options(preset)

    def _add_options(self, preset: RulePreset) -> None:
        for option in preset.options:
            self.fields[f"{preset.slug}.{option.name}"] = forms.ChoiceField(
                label=word_option(preset, option),
                choices=[
                    (value.value, texts_of_value(preset, option, value).name)
                    for value in option.values
                ],
                initial=preset.value_of(option).value,
                required=False,
                widget=forms.Select(attrs={"class": "select"}),
            )

    def house_rules(self) -> Iterator[tuple[str, list[BoundField]]]:
        """Yield each game's name with the fields of its options."""
        for preset in PRESETS:
            fields = [self[f"{preset.slug}.{option.name}"] for option in preset.options]
            yield word_name(preset), fields

    def plain_fields(self) -> list[BoundField]:
        """Return the other fields."""
        return [field for field in self.visible_fields() if "." not in field.name]

    def clean_kept_until(self) -> datetime.date:
        """Refuse a day that is over where the class is, or too far away to be meant."""
        day: datetime.date = self.cleaned_data["kept_until"]
        zone = self.cleaned_data.get("time_zone")
        today = days.today_in(zone) if zone else days.oldest_day()
        if day < today:
            raise forms.ValidationError(_("This day has passed. Choose a later one."))
        if day > today + KEPT_AT_MOST:
            raise forms.ValidationError(_("Choose a day within the next three years."))
        return day

    def clean_idle_minutes(self) -> int | None:
        """Refuse a time too short to think in, or longer than a day at school."""
        minutes: int | None = self.cleaned_data["idle_minutes"]
        if minutes is not None and not SHORTEST_IDLE <= minutes <= LONGEST_IDLE:
            message = _("Choose a number from %(least)s to %(most)s.")
            limits = {"least": SHORTEST_IDLE, "most": LONGEST_IDLE}
            raise forms.ValidationError(message % limits)
        return minutes

    def fill(self, classroom: Classroom) -> Classroom:
        """Write what was chosen into a classroom."""
        data = self.cleaned_data
        default = get_preset(data["preset"])
        chosen: dict[str, str] = {
            option.name: data[f"{default.slug}.{option.name}"]
            for option in default.options
            if data.get(f"{default.slug}.{option.name}")
        }
        classroom.name, classroom.preset_slug = data["name"], default.slug
        classroom.options = default.with_options(chosen).chosen_options(default)
        classroom.language, classroom.time_zone = data["language"], data["time_zone"]
        classroom.kept_until = data["kept_until"]
        classroom.idle_minutes = data["idle_minutes"] or classroom.idle_minutes
        return classroom


class NewClassroomForm(ClassroomForm):
    """A classroom that is to be made, in one of the teacher's organisations."""

    def __init__(
        self,
        *args: Any,
        organisations: QuerySet[Organisation],
        last_zone: str,
        **kwargs: Any,
    ) -> None:
        if last_zone:
            kwargs["initial"] = {"time_zone": present_name(last_zone)}
        super().__init__(*args, **kwargs)
        if not self.is_bound:
            # The script takes the zone of the browser in place of what is only guessed.
            self.fields["time_zone"].widget.attrs["data-guessed"] = True
        field = forms.ModelChoiceField(
            organisations,
            label=_("Belongs to"),
            initial=organisations.first(),
            empty_label=None,
            widget=forms.Select(attrs={"class": "select"}),
        )
        self.fields["organisation"] = field
        self.has_one = organisations.count() == 1
        if self.has_one:
            field.widget = forms.HiddenInput()


def settings_of(classroom: Classroom) -> dict[str, object]:
    """Return a classroom's settings as the first values of its form."""
    preset = classroom.preset
    options = {
        f"{preset.slug}.{option.name}": preset.value_of(option).value for option in preset.options
    }
    return {
        "name": classroom.name,
        "preset": preset.slug,
        "language": classroom.language,
        "time_zone": present_name(classroom.time_zone),
        "kept_until": classroom.kept_until,
        "idle_minutes": classroom.idle_minutes,
        **options,
    }


class JoinDayForm(SiteForm):
    """Until when the join code enrols."""

    until = day_field(gettext_lazy("Open until"))

    def __init__(self, *args: Any, classroom: Classroom, **kwargs: Any) -> None:
        self.today = days.today_in(classroom.time_zone)
        super().__init__(*args, **kwargs)

    def clean_until(self) -> datetime.date:
        """Refuse a day that is over where the class is, or too far away to be meant."""
        day: datetime.date = self.cleaned_data["until"]
        if not self.today <= day <= self.today + KEPT_AT_MOST:
            raise forms.ValidationError(_("Choose a day to come, within three years."))
        return day

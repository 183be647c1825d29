"""Pages for an unknown game, option or example, with links to those that exist."""

from __future__ import annotations

from collections.abc import Callable

from django.http import HttpRequest, HttpResponse
from django.utils.translation import gettext as _

from rules.book.wording import word_name
from rules.http import PageLink, render_problem
from rules.preset import OptionError, RulePreset
from rules.presets import PRESETS
from rules.views.parts.examples import ID, ExampleError, example_url

AddressOf = Callable[[RulePreset, RulePreset], str]


def unknown_game(request: HttpRequest, address_of: AddressOf) -> HttpResponse:
    """Return a 404 page that links to the games."""
    ways = [PageLink(address_of(preset, preset), word_name(preset)) for preset in PRESETS]
    message = _("There are rules for these games:")
    return render_problem(request, 404, _("We do not know this game"), message, ways)


def unknown_option(
    request: HttpRequest, default: RulePreset, error: OptionError, address_of: AddressOf
) -> HttpResponse:
    """Return an error page that names the unknown option or value."""
    if error.code == "unknown_option":
        message = _("This game has no setting called “%(name)s”.") % {"name": error.name}
    else:
        message = _("The setting “%(name)s” has no value “%(value)s”.") % {
            "name": error.name,
            "value": error.value,
        }
    way = PageLink(address_of(default, default), word_name(default))
    return render_problem(request, 400, _("That setting does not exist"), message, [way])


def unknown_example(
    request: HttpRequest, preset: RulePreset, default: RulePreset, error: ExampleError
) -> HttpResponse:
    """Return a 404 page that links to the worked examples."""
    ways = [
        PageLink(f"{example_url(preset, default, example.slug)}#{ID}", str(example.title))
        for example in error.choices
    ]
    message = _("These can be stepped through:")
    return render_problem(request, 404, _("We do not know this example"), message, ways)

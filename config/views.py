"""The root, the home page, and the health check."""

from __future__ import annotations

from django.db import DatabaseError, InterfaceError, connection, transaction
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.utils.cache import patch_vary_headers
from django.utils.translation import get_language_from_request
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from config.pages.home import confidences, games, hero, shown_rolls
from config.pending_migrations import has_unapplied_migrations
from rules.presets import PRESETS


@require_safe
@never_cache
def healthz(request: HttpRequest) -> HttpResponse:
    """Return 200 if the database answers and has every migration, else 503."""
    trouble = _find_trouble()
    status = 503 if trouble else 200
    return HttpResponse(f"{trouble or 'ok'}\n", status=status, content_type="text/plain")


def _find_trouble() -> str | None:
    try:
        with connection.cursor() as cursor:
            cursor.execute("SELECT 1")
        with transaction.atomic():  # on SQLite, waits for whoever writes
            pass
        return "migrations are not applied" if has_unapplied_migrations(connection) else None
    except (DatabaseError, InterfaceError):
        return "the database does not answer"


@require_safe
def root(request: HttpRequest) -> HttpResponse:
    """Redirect to the home page in the language of the cookie or the browser."""
    response = HttpResponseRedirect(f"/{get_language_from_request(request)}/")
    patch_vary_headers(response, ["Accept-Language", "Cookie"])
    return response


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show the home page."""
    context = {
        "hero": hero(),
        "games": games(),
        "presets": PRESETS,
        "roll_names": shown_rolls(),
        "confidences": confidences(),
    }
    return render(request, "home.html", context)

"""What is stored, said in plain words."""

from __future__ import annotations

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutorials.classrooms.privacy.data_inventory import PARTS


@require_safe
def privacy(request: HttpRequest) -> HttpResponse:
    """Say what is stored about whom, why, and for how long."""
    return render(request, "classrooms/privacy.html", {"parts": PARTS})

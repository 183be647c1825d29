"""Addresses of the rules."""

from __future__ import annotations

from django.urls import path

from rules.views import rule_pages

app_name = "rules"
urlpatterns = [
    path("rules/", rule_pages.index, name="index"),
    path("rules/<slug:slug>/", rule_pages.rule_page, name="rule_page"),
]

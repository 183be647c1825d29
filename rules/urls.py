"""URL patterns of the rules."""

from __future__ import annotations

from django.urls import path

from rules.views import rule_pages
from rules.views.comparison import comparison
from rules.views.faq import faq
from rules.views.games.check_game import check_game
from rules.views.glossary import glossary
from rules.views.history import history
from rules.views.positions.check_position import check_position

app_name = "rules"
urlpatterns = [
    path("rules/", rule_pages.index, name="index"),
    path("rules/<slug:slug>/", rule_pages.rule_page, name="rule_page"),
    path("rules/<slug:slug>/questions/", faq, name="faq"),
    path("glossary/", glossary, name="glossary"),
    path("history/", history, name="history"),
    path("compare/", comparison, name="comparison"),
    path("games/", check_game, name="check_game"),
    path("positions/", check_position, name="check_position"),
]

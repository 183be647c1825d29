"""URLs of games that are played."""

from __future__ import annotations

from django.urls import path

import tutorials.accounts.guards.converters  # noqa: F401 - registers <row:…>
from tutorials.play.views import begin, dice, games

app_name = "play"
urlpatterns = [
    path("play/", begin.index, name="index"),
    path("play/dice/", dice.dice, name="dice"),
    path("play/join/<slug:secret>/", games.join, name="join"),
    path("play/<slug:preset_slug>/", begin.begin, name="begin"),
    path("play/games/<slug:slug>/", games.game, name="game"),
    path("play/games/<slug:slug>/since/<row:number>/", games.since, name="since"),
    path("play/games/<slug:slug>/again/", games.again, name="again"),
    path("play/games/<slug:slug>/turns/<row:number>/", games.turn, name="turn"),
    path("play/games/<slug:slug>/record.mat", games.match_file, name="match_file"),
    path("play/games/<slug:slug>/record.txt", games.record, name="record"),
]

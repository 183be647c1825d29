"""Games as they are stored: a row a game, a row an event, a row a refused try."""

from __future__ import annotations

from django.db import models

from rules.engine.cube import PlayerSide
from rules.play.events import EventKind
from rules.preset import RulePreset
from rules.presets import get_preset
from tutorials.accounts.models import Learner

LONGEST_TRY: int = 200
_SIDES: list[tuple[str, str]] = [(side.value, side.value) for side in PlayerSide]


class GameKind(models.TextChoices):
    """Who sits at a game."""

    DEVICE = "device"
    """Two at one device."""
    COMPUTER = "computer"
    """Somebody against the computer."""
    LINK = "link"
    """Two at two devices: whoever begins gives the other a link."""


class PlayedGame(models.Model):
    """A game: its rules, its dice, and how it ended.

    `slug` is public. `key_hash` belongs to the secret of whoever began the game, in a cookie. At
    two devices they sit at `own_side`, and `other_key_hash` belongs to the secret of the other:
    that of the link, and once somebody sits there (`is_joined`) that of their own cookie.
    Against the computer, they sit at `own_side`, and the computer plays at a `level`.
    `seed` makes every roll; only `commitment` is shown before the end. `digits` are what White and
    Black have added, as the record of a game writes them. A game of a series names the one before
    it, how many came before, and the points so far. Everything is erased after `kept_until`; where
    that is empty, together with the learner.
    """

    slug = models.SlugField(max_length=40, unique=True)
    preset_slug = models.SlugField(max_length=40)
    options = models.JSONField(default=dict)
    kind = models.CharField(max_length=10, choices=GameKind.choices)
    asks_before_end = models.BooleanField(default=False)
    learner = models.ForeignKey(
        Learner, on_delete=models.CASCADE, related_name="games", null=True, blank=True
    )
    key_hash = models.CharField(max_length=64, editable=False)
    own_side = models.CharField(max_length=5, blank=True, choices=_SIDES)
    other_key_hash = models.CharField(max_length=64, blank=True, editable=False, db_index=True)
    level = models.PositiveSmallIntegerField(default=0)
    is_joined = models.BooleanField(default=False)
    seed = models.CharField(max_length=64, editable=False)
    commitment = models.CharField(max_length=64)
    digits = models.JSONField(default=list)
    previous = models.OneToOneField(
        "self", on_delete=models.SET_NULL, related_name="following", null=True, blank=True
    )
    games_before = models.PositiveIntegerField(default=0)
    score = models.JSONField(default=list)
    winner = models.CharField(max_length=5, blank=True, choices=_SIDES)
    how = models.CharField(max_length=20, blank=True)
    points = models.PositiveIntegerField(default=0)
    created_at = models.DateTimeField(auto_now_add=True)
    kept_until = models.DateField(null=True, blank=True, db_index=True)

    def __str__(self) -> str:
        return f"game {self.pk}"

    def game(self) -> RulePreset:
        """Return the rules of the game."""
        return get_preset(self.preset_slug).with_options(self.options)


class GameEvent(models.Model):
    """What a side did; rows are only ever appended, and no number is taken twice.

    The position after it is stored as its side sees it: a mended engine breaks no old game.
    """

    game = models.ForeignKey(PlayedGame, on_delete=models.CASCADE, related_name="events")
    number = models.PositiveIntegerField()
    side = models.CharField(max_length=5, choices=_SIDES)
    kind = models.CharField(max_length=20, choices=[(kind.value,) * 2 for kind in EventKind])
    roll = models.CharField(max_length=3, blank=True)
    steps = models.CharField(max_length=LONGEST_TRY, blank=True)
    position = models.CharField(max_length=LONGEST_TRY)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(fields=("game", "number"), name="event_number_of_game"),
        )

    def __str__(self) -> str:
        return f"{self.number} {self.side} {self.kind}"


class RefusedStep(models.Model):
    """A try that the rules refused, at the event that was due; the same try again is the same."""

    game = models.ForeignKey(PlayedGame, on_delete=models.CASCADE, related_name="refused")
    number = models.PositiveIntegerField()
    side = models.CharField(max_length=5, choices=_SIDES)
    before = models.CharField(max_length=LONGEST_TRY, blank=True)
    tried = models.CharField(max_length=LONGEST_TRY)
    code = models.CharField(max_length=30)
    clause = models.CharField(max_length=40, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        constraints = (
            models.UniqueConstraint(
                fields=("game", "number", "before", "tried"), name="refused_once"
            ),
        )

    def __str__(self) -> str:
        return f"{self.number} {self.tried}: {self.code}"

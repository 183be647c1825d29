"""Playing a story by the engine, beat by beat, into the frames of a slideshow."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace

from django.utils.safestring import SafeString

from rules.boards.diagram import Diagram, Mark
from rules.boards.point_labels import LabelledPlaces
from rules.book.clauses import clause_of, clause_of_cube, clause_of_outcome
from rules.book.roll_names import roll_name_in
from rules.book.titles import clause_title, refusal_title
from rules.book.wording import (
    fill,
    preset_facts,
    word_cube_refusal,
    word_outcome,
    word_refusal,
)
from rules.engine.cube import CubeRefusal, CubeState, PlayerSide, check_double, drop_value, take
from rules.engine.dice import Roll
from rules.engine.outcome import Outcome, find_outcome
from rules.engine.position import Position
from rules.engine.refusals import Refusal, RefusalCode
from rules.engine.turn import Turn
from rules.games.clause import Clause
from rules.games.story import Beat, CubeDeed
from rules.http import PageLink
from rules.links import rule_link
from rules.preset import POINTS, RulePreset
from rules.turns.answer import MessageKind
from rules.turns.attempt import Attempt
from rules.turns.scene import Extra, draw_scene, list_dice, reply_arrows
from rules.turns.slideshow import Frame


class StoryError(ValueError):
    """A beat that is impossible: a refused step, or a try that should be refused but is not."""


def play_story(
    preset: RulePreset,
    position: Position,
    beats: Iterable[Beat],
    word: Callable[[str, RulePreset], SafeString] | None = None,
) -> tuple[Frame, ...]:
    """Return the frames of a story under the rules of a game; raise `StoryError`.

    `word` turns what a beat says, and the game it is said of, into markup where it is no message
    with placeholders.
    """
    told = tuple(beats)
    stage = _Stage(preset, position, shows_cube=any(beat.cube for beat in told))
    frames = []
    for beat in told:
        stage = stage.after(beat)
        frames.append(stage.frame(beat.points, _say(stage, beat, word)))
    return tuple(frames)


def _say(
    stage: _Stage, beat: Beat, word: Callable[[str, RulePreset], SafeString] | None
) -> SafeString | None:
    if not beat.say:
        return None
    return word(str(beat.say), stage.preset) if word else stage.fill(str(beat.say))


def play_out(preset: RulePreset, position: Position, beats: Iterable[Beat]) -> None:
    """Play a story without drawing it, to check it; raise `StoryError`."""
    stage = _Stage(preset, position)
    for beat in beats:
        stage = stage.after(beat)


@dataclass(frozen=True, slots=True)
class _Stage:
    """The state after some beats: a turn as an attempt, or a position before a roll."""

    preset: RulePreset
    start: Position
    attempt: Attempt | None = None
    cube: CubeState = CubeState()
    shows_cube: bool = False
    cube_refusal: CubeRefusal | None = None
    reply: Turn | None = None

    @property
    def position(self) -> Position:
        return self.attempt.turn.position if self.attempt else self.start

    @property
    def outcome(self) -> Outcome | None:
        if self.position.checkers() < self.preset.checkers:
            return None  # a board with checkers missing is a picture, not a game
        return find_outcome(self.preset, self.position, self.cube.value)

    @property
    def shown_cube(self) -> CubeState | None:
        return self.cube if self.shows_cube else None

    def after(self, beat: Beat) -> _Stage:
        """Return the stage after one more beat."""
        settled = replace(self.attempt.settled(), advanced=0) if self.attempt else None
        stage = replace(self, attempt=settled, cube_refusal=None, reply=None)
        if beat.position is not None:
            preset = beat.preset or stage.preset
            cube = CubeState()
            stage = replace(stage, preset=preset, start=beat.position, attempt=None, cube=cube)
        if beat.by_opponent:
            return stage._replied(beat)
        if beat.roll is not None:
            turn = Turn.begin(stage.preset, stage.position, Roll.of(*beat.roll))
            stage = replace(stage, start=stage.position, attempt=Attempt(turn))
        for step in beat.steps:
            stage = stage._stepped(step)
        if beat.tried is not None or beat.end:
            stage = stage._refused(beat.tried)
        return stage._doubled(*beat.cube) if beat.cube else stage

    def _replied(self, beat: Beat) -> _Stage:
        """Return the stage after a whole turn of the opponent."""
        if beat.roll is None:
            raise StoryError("the opponent has no roll")
        turn = Turn.begin(self.preset, self.position.flipped(), Roll.of(*beat.roll))
        for source, destination in beat.steps:
            step = turn.try_step(source, destination)
            if isinstance(step, Refusal):
                raise StoryError(f"{(source, destination)}: {step.code}")
            turn = turn.after(step)
        if refusal := turn.check_end():
            raise StoryError(f"end: {refusal.code}")
        return replace(self, start=turn.position.flipped(), attempt=None, reply=turn)

    def _stepped(self, step: tuple[int, int]) -> _Stage:
        attempt = self._attempt().trying(*step)
        if attempt.refusal is not None:
            raise StoryError(f"{step}: {attempt.refusal.code}")
        return replace(self, attempt=attempt)

    def _refused(self, tried: tuple[int, int] | None) -> _Stage:
        """Return the stage after a refused step or a refused end of the turn."""
        attempt = self._attempt()
        attempt = attempt.trying(*tried) if tried else attempt.doing("end")
        if attempt.refusal is None:
            raise StoryError(f"{tried or 'end'}: not refused")
        return replace(self, attempt=attempt)

    def _attempt(self) -> Attempt:
        if self.attempt is None:
            raise StoryError("no roll to play")
        return self.attempt

    def _doubled(self, deed: CubeDeed, side: PlayerSide) -> _Stage:
        """Return the stage after an action with the cube, or with its refusal."""
        if deed is CubeDeed.TAKE:
            return replace(self, cube=take(self.cube, side))
        if deed is CubeDeed.OFFER:
            thrown, over = self.attempt is not None, self.outcome is not None
            refusal = check_double(
                self.preset, self.cube, side, on_roll=side, thrown=thrown, over=over
            )
            return replace(self, cube_refusal=refusal)
        return self

    def fill(self, text: str) -> SafeString:
        """Fill a message with the numbers of the game and the points it names."""
        places = LabelledPlaces(self.preset)
        points = {f"p{point}": places.point(point) for point in range(1, POINTS + 1)}
        cube = {"cube": self.cube.value, "drop": drop_value(self.cube)}
        return fill(text, preset_facts(self.preset) | points | cube)

    def frame(self, points: tuple[int, ...], say: SafeString | None) -> Frame:
        """Return the stage as a frame, with some points named."""
        told = self._verdict()
        shown = Attempt(self.reply) if self.reply else self.attempt
        return Frame(
            diagram=self._draw(points),
            sentences=(*((say,) if say else ()), *told.sentences),
            kind=told.kind,
            title=told.title,
            rule=told.rule,
            dice=tuple(list_dice(shown)) if shown else (),
            roll_name=roll_name_in(self.preset, shown.turn.roll) if shown else None,
            cube=self.shown_cube,
        )

    def _draw(self, points: tuple[int, ...]) -> Diagram:
        marks = tuple((point, Mark.NAMED) for point in points)
        if self.attempt is None:
            arrows = reply_arrows(self.reply) if self.reply else ()
            return Diagram(
                self.preset, self.position, marks=marks, arrows=arrows, cube=self.shown_cube
            )
        extra = Extra(marks=(*_obstacles(self.attempt.turn), *marks), cube=self.shown_cube)
        return replace(draw_scene(self.attempt, (), extra), turns=False)

    def _verdict(self) -> _Verdict:
        """Return what the engine says, with the rule it rests on."""
        if self.cube_refusal is not None:
            said = word_cube_refusal(self.preset, self.cube_refusal)
            clause = clause_of_cube(self.preset, self.cube_refusal)
            title = clause_title(self.preset, clause) if clause else ""
            return _Verdict(MessageKind.REFUSED, title, (said,), self._rule(clause))
        if self.attempt is not None and self.attempt.refusal is not None:
            refusal = self.attempt.refusal
            sentences = tuple(word_refusal(self.preset, refusal, LabelledPlaces(self.preset)))
            title = refusal_title(self.preset, refusal.code)
            return _Verdict(
                MessageKind.REFUSED, title, sentences, self._rule(clause_of(self.preset, refusal))
            )
        if self.outcome is not None:
            clause = clause_of_outcome(self.preset, self.outcome)
            title = clause_title(self.preset, clause)
            said = word_outcome(self.preset, self.outcome)
            return _Verdict(MessageKind.RIGHT, title, (said,), self._rule(clause))
        return _Verdict()

    def _rule(self, clause: Clause | None) -> PageLink | None:
        return rule_link(self.preset, clause) if clause else None


@dataclass(frozen=True, slots=True)
class _Verdict:
    """What the engine says about a stage; empty unless something was refused or won."""

    kind: MessageKind = MessageKind.NOTE
    title: str = ""
    sentences: tuple[SafeString, ...] = ()
    rule: PageLink | None = None


def _obstacles(turn: Turn) -> tuple[tuple[int, Mark], ...]:
    """Return the points blocked for every remaining number, if none can be played."""
    reasons = turn.explain_pass()
    blocked = {reason.point for reason in reasons if reason.code is RefusalCode.BLOCKED}
    return tuple((point, Mark.BLOCKED) for point in sorted(filter(None, blocked)))

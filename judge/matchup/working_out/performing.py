"""Plays what a situation says has happened, deed after deed, in any way in which it can be done."""

from __future__ import annotations

import re
from itertools import islice
from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.state.player import COUNTED_TURNS
from judge.engine.state.turn import Phase
from judge.errors import CannotSimulate, ContentError, NotModelled, ScenarioError
from judge.matchup.boards.scenes import is_settled, other
from judge.matchup.situations.board_of_a_situation import scene_of
from judge.matchup.situations.deeds_as_lines import FIGHTING, lines_for, player_of
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.turn.position import Position
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Deed, Situation
    from judge.scenario.scene import Scene

MOST_ANSWERS, MOST_LISTED = 6, 60
MOST_QUIETED = 8
OF_THE_DECK = re.compile(r"nothing is known of it")
"""The message of the engine if a card matters about which the board says nothing."""
_IN_MAIN = frozenset({"play", "use", "move", "hide", "conquer"})
_WAITING = frozenset({"showdown", "combat"})


class Reached(NamedTuple):
    """The scene that was played, and the position it leads to."""

    scene: Scene
    position: Position


class Tries:
    """How many positions have been tried for a question, and the first thing that could not be done.

    What has been tried is known to those that are made ``beside`` it, too.
    """

    def __init__(self, most: int, beside: Tries | None = None) -> None:
        self.left = most
        self.refusal: ScenarioError | CannotSimulate | ContentError | None = None
        self._known: dict[Scene, Reached | None] = beside._known if beside is not None else {}  # noqa: SLF001 - its own

    def reach(self, scene: Scene, given: Given) -> Reached | None:
        """The position that a play leads to. None if it cannot be played, or too much has been tried."""
        if scene not in self._known:
            if self.left <= 0:
                return None
            self.left -= 1
            self._known[scene] = self._played(scene, given)
        return self._known[scene]

    def _played(self, scene: Scene, given: Given) -> Reached | None:
        try:
            return Reached(scene, scene.on(given.day, *given.around).position())
        except (ScenarioError, CannotSimulate, ContentError) as problem:
            if isinstance(problem, NotModelled) and OF_THE_DECK.search(problem.reason):
                raise
            self.refusal = self.refusal or problem
            return None

    @property
    def are_over(self) -> bool:
        """Whether something was left untried."""
        return self.left <= 0


def performed(
    situation: Situation,
    stage: SituationBoard,
    given: Given,
    tries: Tries,
    *,
    quiet: bool = True,
    resolves: bool = True,
) -> Iterator[Reached]:
    """The positions after all deeds that happened.

    ``quiet``: with every choice made and, if it ``resolves``, with an empty chain.
    """
    begun = tries.reach(scene_of(stage, situation, given).then(*_turns_before(situation)), given)
    if begun is not None and _can_be_there(begun, stage):
        for here in _after(begun, _steps(situation, stage), stage, given, tries):
            yield from quieted(here, given, tries, resolves=resolves) if quiet else (here,)


def _can_be_there(begun: Reached, stage: SituationBoard) -> bool:
    """Whether no unit has as much damage at the beginning as Might: it would have died before (323.5)."""
    called = {one.called for one in stage.placed}
    return not any(
        one.label in called and one.on_board and one.damage_marked and one.damage_marked >= one.might
        for one in begun.position.state.objects.values()
    )


def _turns_before(situation: Situation) -> tuple[str, ...]:
    """The turns taken before the one in question, if its number is stated."""
    for count in situation.counts:
        if count.of == "turns" and count.many <= COUNTED_TURNS:
            return (f"{count.who} ends the turn", f"{other(count.who)} ends the turn") * (count.many - 1)
    return ()


def _steps(situation: Situation, stage: SituationBoard) -> list[Deed | None]:
    """The deeds to perform, in order. None is the opening of the showdown or combat."""
    steps: list[Deed | None] = list(situation.happened)
    if not stage.opening:
        return steps
    at = next((at for at, deed in enumerate(situation.happened) if deed.verb in FIGHTING or deed.phase in _WAITING), 0)
    only_asked = situation.asked.phase in _WAITING and not any(deed.phase for deed in situation.happened)
    steps.insert(len(steps) if only_asked else at, None)
    return steps


def _after(
    here: Reached, left: list[Deed | None], stage: SituationBoard, given: Given, tries: Tries
) -> Iterator[Reached]:
    if not left:
        yield here
        return
    deed, *rest = left
    answers = deed is not None and (bool(deed.in_response_to) or deed.verb == "counter")
    for before in quieted(here, given, tries, resolves=not answers):
        if deed is not None and deed.is_not:
            yield from _after(before, rest, stage, given, tries)
            continue
        passes = _time_passes(deed, before) if deed is not None else ()
        for lines in lines_for(deed, stage, given) if deed is not None else (stage.opening,):
            acts = (*passes, *lines)
            done = tries.reach(before.scene.then(*acts), given) if acts else before
            if done is None and deed is not None and deed.turn and player_of(deed, stage) != deed.turn:
                window = before.scene.beside(f'{deed.turn}: hand r = spell "draw 1"')
                done = tries.reach(window.then(*passes, f"{deed.turn} plays r", *lines), given)
            found = False
            for reached in _after(done, rest, stage, given, tries) if done is not None else ():
                found = True
                yield reached
            if found:
                break


def _time_passes(deed: Deed, here: Reached) -> tuple[str, ...]:
    """The lines by which the turn comes on which something is done."""
    turn = here.position.state.turn
    now = turn.player
    lines = []
    if turn.phase is not Phase.MAIN and deed.verb in _IN_MAIN and not deed.phase:
        lines.append("the rest of the phase")
    if deed.phase == "beginning" and turn.phase is Phase.MAIN:
        whose = deed.turn or now
        last = now if whose != now else other(now)
        lines += [f"{now} ends the turn"] if whose == now else []
        lines.append(f"{last} ends the turn, up to {whose}'s beginning phase")
    elif (deed.turn and deed.turn != now) or (deed.verb == "hold" and here.position.state.turn.phase is Phase.MAIN):
        lines.append(f"{now} ends the turn")
    return tuple(lines)


def quieted(here: Reached, given: Given, tries: Tries, depth: int = 0, *, resolves: bool = True) -> Iterator[Reached]:
    """The play once every choice is made and, if it ``resolves``, the chain is empty."""
    if depth > MOST_QUIETED:
        return
    if not is_settled(here.position):
        for answer in _answers(here.position):
            chosen = tries.reach(here.scene.then(answer), given)
            if chosen is not None:
                yield from quieted(chosen, given, tries, depth + 1, resolves=resolves)
        return
    if resolves and here.position.state.chain:
        resolved = tries.reach(here.scene.then("resolve the chain"), given)
        if resolved is not None:
            yield from quieted(resolved, given, tries, depth + 1)
        return
    yield here


def _answers(position: Position) -> Iterator[str]:
    """Lines for the answers to an open decision. If there are many, the first and the last ones."""
    decision = position.decision
    if decision is None or decision.by is None:
        return
    if decision.kind is Kind.ORDER:
        yield f"{decision.by} orders {', '.join(option.label for option in decision.options)}"
        return
    answers = list(islice(decision.answers(), MOST_LISTED))
    half = MOST_ANSWERS // 2
    for answer in answers if len(answers) <= MOST_ANSWERS else (*answers[:half], *answers[-half:]):
        words = [decision.option(key).label for key in answer]
        yield f"{decision.by} chooses {' and '.join(words) if words else 'nothing'}"

"""The triggers that are told what happens, against asking every trigger there is (rules 383.1, 383.2)."""

from __future__ import annotations

from inspect import isfunction
from random import Random
from types import CodeType
from typing import TYPE_CHECKING, get_args

import pytest

from judge.engine.conditions import occurrences
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.conditions import Condition, WhenDies, WhenPlayed
from judge.engine.conditions.occurrences import Died, Played
from judge.engine.state.modes import DUEL
from judge.engine.state.zones import trash
from judge.engine.triggers import listening, triggered
from judge.engine.wording.criteria import Criteria
from tests.engine.random_boards import layered_setup, random_game, random_setup

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.state.modes import Mode
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.triggers.triggered_ability import WaitingTrigger
    from judge.scenario.board.setup import Setup


def all_on_board(state: GameState, _: list[Occurrence], short_for: listening.ShortFor) -> list[listening.Hearing]:
    return [(thing, active(thing, short_for, in_trash=False)) for thing in state.on_board]


def all_in_trashes(state: GameState, _: list[Occurrence], short_for: listening.ShortFor) -> list[listening.Hearing]:
    cards = [thing for player in state.players for thing in state.objects_in(trash(player))]
    return [(thing, active(thing, short_for, in_trash=True)) for thing in cards]


def active(thing: GameObject, short_for: listening.ShortFor, *, in_trash: bool) -> listening.Numbered:
    found = listening.among(thing.abilities, thing.keywords, short_for)
    return tuple(one for one in found if one[1].in_trash is in_trash)


@pytest.mark.parametrize("draw", [random_setup, layered_setup])
@pytest.mark.parametrize("seed", range(3))
def test_whoever_is_not_told_would_not_have_triggered(
    seed: int, draw: Callable[[Random, Mode], Setup], monkeypatch: pytest.MonkeyPatch
) -> None:
    told, met = triggered.standing, 0

    def compared(game: Game, happened: list[Occurrence]) -> list[WaitingTrigger]:
        nonlocal met
        found = told(game, happened)
        with monkeypatch.context() as patched:
            patched.setattr(triggered, "on_board", all_on_board)
            patched.setattr(triggered, "in_trashes", all_in_trashes)
            assert told(game, happened) == found
        met += len(found)
        return found

    monkeypatch.setattr(triggered, "standing", compared)
    for part in range(4):
        for _ in random_game(Random(f"listening {seed} {part}"), DUEL, draw):
            pass
    assert met


def subclasses(kind: type[Condition]) -> list[type[Condition]]:
    return [found for one in kind.__subclasses__() for found in (one, *subclasses(one))]


def names_in(code: CodeType) -> set[str]:
    inner = [part for part in code.co_consts if isinstance(part, CodeType)]
    return {*code.co_names}.union(*(names_in(part) for part in inner))


@pytest.mark.parametrize("condition", [found for found in subclasses(Condition) if found is not AnyOf])
def test_a_condition_hears_the_kinds_that_it_looks_for(condition: type[Condition]) -> None:
    own = [names_in(found.__code__) for name, found in vars(condition).items() if isfunction(found) and name != "there"]
    named = {getattr(occurrences, name, None) for name in set().union(*own)}
    assert condition.triggers_on == frozenset(get_args(occurrences.Occurrence)) & named


def test_a_condition_of_several_hears_what_each_of_them_does() -> None:
    assert AnyOf((WhenPlayed(), WhenDies(Criteria()))).triggers_on == frozenset({Played, Died})


def test_a_condition_that_does_not_say_what_it_hears_hears_everything() -> None:
    assert AnyOf((WhenPlayed(), Condition())).triggers_on is None

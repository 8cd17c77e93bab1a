"""What conditions of triggered abilities listen for: nothing else can meet them (383.1)."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.cards.loader import defined, definition
from judge.engine.conditions.conditions import (
    AnyOf,
    AtOnce,
    Condition,
    WhenDies,
    WhenThisDies,
    WhenThisKills,
)
from judge.engine.conditions.occurrences import (
    Died,
    Moment,
    Played,
    heard_as,
)
from judge.engine.conditions.turn import END_OF_TURN
from judge.engine.state.instruction import walk
from judge.engine.triggers import triggered
from judge.engine.wording.criteria import Criteria
from tests.engine.random_boards import random_play

if TYPE_CHECKING:
    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.game import Game
    from judge.engine.triggers.triggered_ability import WaitingTrigger

ON_DEATH = WhenDies(Criteria())
MET_ELSEWHERE = (WhenThisDies, WhenThisKills, AtOnce)
"""Conditions that no occurrence meets: they are looked at where what they are about happens."""


def conditions() -> dict[type, Condition]:
    """A condition of every kind that a card has."""
    parts = (
        part for name in defined() for card in definition(name).cards() for part in walk((card.abilities, card.effect))
    )
    return {type(part): part for part in parts if isinstance(part, Condition)}


def test_every_condition_of_a_card_says_what_it_listens_for() -> None:
    found = conditions()
    assert len(found) > 15
    for kind, condition in found.items():
        assert bool(condition.heard) is not issubclass(kind, MET_ELSEWHERE), kind


def test_conditions_made_of_others_listen_for_what_those_do() -> None:
    assert AnyOf((ON_DEATH, END_OF_TURN)).heard == {Died, Moment.END_OF_TURN}
    assert Played not in ON_DEATH.heard


@pytest.mark.parametrize("seed", range(2))
def test_who_listens_is_asked_and_who_does_not_is_met_by_nothing(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every trigger on the board is asked about everything that happens, whether it listens for it or not."""
    asked = told = 0
    standing = triggered.standing

    def compared(game: Game, occurrences: list[Occurrence]) -> list[WaitingTrigger]:
        nonlocal asked, told
        for one in occurrences:
            listening = {thing.id for thing in triggered._listeners(game, {heard_as(one)})}
            for thing in game.state.on_board:
                for _, ability in triggered.triggers_of(game, thing):
                    if heard_as(one) not in ability.condition.heard:
                        assert not ability.condition.met(game, thing, [one])
                        asked += 1
                    elif not ability.in_trash:
                        assert thing.id in listening
                        told += 1
        return standing(game, occurrences)

    monkeypatch.setattr(triggered, "standing", compared)
    for _ in random_play(Random(f"listening {seed}"), 500):
        pass
    assert asked > 500
    assert told > 50

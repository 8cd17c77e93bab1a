"""Determining the total cost (rule 356): what effects and additional costs do to it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.engine.abilities.charged import Charged, Paying
from judge.engine.abilities.cost_changes import CostChange, Playing
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.costs.additional_costs import ways_to_play
from judge.engine.costs.determine_cost import is_told_apart
from judge.engine.costs.total_cost import totals
from judge.engine.state.card import GEAR, SPELL, Card
from judge.engine.state.chain import Permission
from judge.engine.state.cost import FREE, Cost
from judge.engine.state.events import Happened
from judge.engine.state.zones import banishment, hand
from judge.engine.turn.game_hooks import game_on
from judge.engine.turn.position import answer, begin
from judge.engine.wording.circumstances import SpentOnASpell
from tests.engine.boards import Board

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject


def _costs(game: Game, card: GameObject, permission: Permission, paying: tuple[Paying, ...] = ()) -> tuple[Cost, ...]:
    """What playing a card can cost P1 now, with the optional additional costs that they choose to pay."""
    return totals(game, Charged("P1", card, permission=permission, paying=paying)).costs


@pytest.mark.parametrize(
    ("ignored", "cost"),
    [
        ({}, Cost(4, ("C",))),
        ({"ignoring_energy": True}, Cost(0, ("C",))),
        ({"ignoring": True}, Cost()),
        ({"cost": Cost(power=("A",))}, Cost(power=("A",))),
        ({"less": 3}, Cost(1, ("C",))),
    ],
)
def test_what_an_effect_says_about_the_base_cost(ignored: dict[str, bool], cost: Cost) -> None:
    board = Board().card("Nocturne, Horrifying", at="banishment")
    game = game_on(board.state())
    card = next(thing for thing in game.state.objects.values() if thing.label == "Nocturne, Horrifying")
    permission = Permission(banishment("P1"), **ignored)  # type: ignore[arg-type]
    assert _costs(game, card, permission) == (cost,)


def test_an_additional_cost_is_owed_on_top_of_an_ignored_one() -> None:
    game = game_on(Board().card("Legion Rearguard").state())
    card = next(thing for thing in game.state.objects.values() if thing.label == "Legion Rearguard")
    permission = Permission(hand("P1"), ignoring=True)
    ways = list(ways_to_play(game, "P1", card, permission))
    assert [_costs(game, card, permission, way) for way in ways] == [
        (Cost(),),
        (Cost(1, ("C",)),),
    ]


def test_every_choice_for_an_optional_cost_is_a_way_of_its_own() -> None:
    board = Board().card("Atakhan").card("Rek'Sai, Breacher", at="base").unit("Guard").unit("Foe", player="P2")
    game = game_on(board.state())
    card = next(thing for thing in game.state.objects.values() if thing.label == "Atakhan")
    ways = list(ways_to_play(game, "P1", card, Permission(hand("P1"))))
    given_up = [[paying.chosen.label for paying in way if paying.chosen is not None] for way in ways]
    assert given_up == [[], ["Rek'Sai, Breacher"], ["Guard"]]
    energies = [_costs(game, card, Permission(hand("P1")), way)[0].energy for way in ways]
    assert energies == [10, 7, 10]


def test_accelerate_is_given_to_units_that_are_not_played_from_a_hand() -> None:
    board = Board().card("Atakhan", at="banishment").card("Rek'Sai, Breacher", at="base")
    game = game_on(board.state())
    card = next(thing for thing in game.state.objects.values() if thing.label == "Atakhan")

    def names(permission: Permission) -> set[str]:
        return {paying.optional.name for way in ways_to_play(game, "P1", card, permission) for paying in way}

    assert "Accelerate" in names(Permission(banishment("P1")))
    assert "Accelerate" not in names(Permission(hand("P1")))


def test_who_pays_is_asked_for_the_order_of_discounts_where_a_text_tells_the_totals_apart() -> None:
    spent = SpentOnASpell(1)
    watch = Card("Watch", (SPELL,), energy=3, abilities=(OptionalCost("less", FREE, instead=True, during=spent),))
    split = Card("Split", (SPELL,), energy=2, abilities=(Discount(1),))
    lower = Card("Lower", (GEAR,), abilities=(CostChange(Playing(), (Cost(1),), minimum=1),))
    board = Board().add(split, at="hand").add(lower).runes("P1", "Fury", 2)
    alone = board.play("play Split")
    assert not alone.events(Happened.COST_PAID)
    both = board.add(watch, at="hand").play("play Split")
    assert both.decision.timing == "discount"
    assert [option.key for option in both.decision.options] == ["[0]", "[1]"]
    assert is_told_apart(both.state, [0, 1])
    assert not is_told_apart(both.state, [1, 2])


def test_another_order_of_discounts_is_legal_though_nobody_is_asked() -> None:
    split = Card("Split", (SPELL,), energy=2, abilities=(Discount(1),))
    lower = Card("Lower", (GEAR,), abilities=(CostChange(Playing(), (Cost(1),), minimum=1),))
    begun = begin(Board().add(split, at="hand").add(lower).runes("P1", "Fury", 2).state())
    paid = [
        [event.detail for event in answer(begun, ("play Split",), named=named).events
         if event.kind is Happened.COST_PAID]
        for named in (None, ("[1]",), ("[2]",))
    ]  # fmt: skip
    assert paid == [[], ["[1]"], []]

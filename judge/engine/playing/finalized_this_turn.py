"""Counts of what was finalized this turn (rules 383.3.e, 419.4.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.cost_changes import GEAR_ABILITY_USED
from judge.engine.abilities.limits import WHOEVER
from judge.engine.abilities.optional_costs import use_up_permission
from judge.engine.state.card import GEAR
from judge.engine.state.chain import ItemKind
from judge.engine.wording.circumstances import FINALIZED, SPENT_ON_A_SPELL, finalizations_key
from judge.engine.wording.turn_facts import kind_mark, kinds

if TYPE_CHECKING:
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.cost import Cost
    from judge.engine.state.game import Game


def count_finalized(game: Game, item: ChainItem, cost: Cost) -> None:
    """Count a finalized item: a card other than a token, a trigger with a limit each turn, or an ability of gear."""
    card = game.state.objects[item.object.card].card
    if item.is_card:
        you = item.controller
        facts = [(f"{SPENT_ON_A_SPELL} {cost.energy}", you)] if item.kind is ItemKind.SPELL and cost.energy else []
        if not card.token:
            facts += [(FINALIZED, you), (FINALIZED, finalizations_key(item.object.card, you))]
            facts += [(kind_mark(kind), you) for kind in kinds(card)]
        if facts:
            game.mark_all(facts)
        if item.payment.paid and game.state.delayed:
            use_up_permission(game, item)
    elif item.ability.limit is not None:
        game.mark(item.ability.limit[0], WHOEVER)
    elif item.kind is ItemKind.ACTIVATED and card.is_a(GEAR):
        game.mark(GEAR_ABILITY_USED, item.controller)

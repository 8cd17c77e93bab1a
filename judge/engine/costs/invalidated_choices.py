"""The fast path of trial completion: whether paying could make a choice of it illegal (rules 357.3, 358.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.costs.paying import add_abilities
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.chain import ItemKind
from judge.engine.state.instruction import walk
from judge.engine.targeting.choose_one import every_target
from judge.engine.targeting.fitting import legal_targets, parts_of
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.criteria_with_condition import Unless
from judge.engine.wording.instructions import choices, targets
from judge.engine.wording.passive import AdditionalCost
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import Destination

if TYPE_CHECKING:
    from judge.engine.abilities.activated import Activated
    from judge.engine.state.card import Card
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.references import Target


def may_card_fail(game: Game, player: str, card: GameObject, by: Chooser, *, ambush: bool) -> bool:
    """Whether the play of a card, without optional costs, could fail although all can be chosen and paid."""
    effect = card.card.effect
    if not effect and not ambush:
        return False
    if _kills_to_be_played(card.card) and (ambush or bool(every_target(effect))):
        return True
    return bool(effect) and _may_choices_fail(game, player, effect, by)


def may_ability_fail(game: Game, player: str, ability: Activated, by: Chooser) -> bool:
    """The same for the use of an activated ability."""
    return _is_touched_by_its_cost(ability) or _may_choices_fail(game, player, ability.effect, by)


def may_item_fail(game: Game, item: ChainItem, by: Chooser) -> bool:
    """Whether some choices for an item, or ways to pay for it, could make it fail where others do not."""
    thing = game.state.objects[item.object.card]
    if item.is_card:
        ambush = item.permission is not None and item.permission.ambush
        if may_card_fail(game, item.controller, thing, by, ambush=ambush):
            return True
        return bool(every_target(item.effect)) and _may_take_something(thing.card)
    wanted = every_target(item.effect)
    if not wanted:
        return False
    cost = item.payment.cost
    if cost is not None and (_spoils(cost.actions) or (cost.exhaust_this and _looks_at_readiness(wanted))):
        return True
    if item.kind is ItemKind.ACTIVATED or cost is not None:
        return _may_choices_fail(game, item.controller, item.effect, by)
    return _depend_on_one_another(item.effect)


def _may_choices_fail(game: Game, player: str, effect: tuple[Instruction, ...], by: Chooser) -> bool:
    return _depend_on_one_another(effect) or _may_pay_with_a_target(game, player, effect, by)


def _may_pay_with_a_target(game: Game, player: str, effect: tuple[Instruction, ...], by: Chooser) -> bool:
    """Whether what can be given up to add resources could be chosen, too."""
    if game.state.player(player).unlimited_resources or not game.state.board.adds_resources:
        return False
    gone = [thing for thing, _, ability in add_abilities(game, player) if _spoils(ability.cost.actions)]
    return bool(gone) and any(one in gone for target in every_target(effect) for one in legal_targets(game, target, by))


@cached_by_value
def _kills_to_be_played(card: Card) -> bool:
    return any(isinstance(found, AdditionalCost) and _spoils(found.cost.actions) for found in card.abilities)


@cached_by_value
def _is_touched_by_its_cost(ability: Activated) -> bool:
    wanted = every_target(ability.effect)
    cost = ability.cost
    return bool(wanted) and (_spoils(cost.actions) or (cost.exhaust_this and _looks_at_readiness(wanted)))


@cached_by_value
def _may_take_something(card: Card) -> bool:
    """Whether one of its optional additional costs takes away something that can be chosen."""
    return any(isinstance(found, OptionalCost) and _spoils(found.cost.actions) for found in card.abilities)


def _spoils(actions: tuple[Instruction, ...]) -> bool:
    """Whether actions take away something that can be chosen; no text chooses cards in a hand."""
    return any(not action.takes_from_hand for action in actions)


def _looks_at_readiness(wanted: tuple[Target, ...]) -> bool:
    return any(
        isinstance(one, Criteria) and one.quality(IsReady) is not None
        for target in wanted for one in parts_of(target.criteria)
    )  # fmt: skip


@cached_by_value
def _depend_on_one_another(effect: tuple[Instruction, ...]) -> bool:
    """Whether several targets are moved to one place that is chosen for all of them (355.4).

    Or whether what can be chosen depends on what is decided before it.
    """
    if any(isinstance(found, Unless) for found in walk(targets(effect))):
        return True
    moved = {found.of for found in choices(effect) if isinstance(found, Destination)}
    return any(target.at_most > 1 and target.name in moved for target in targets(effect))

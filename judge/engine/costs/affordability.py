"""Whether something can be paid for (rules 355.16, 357, 403, 419.2.a): asked here, whoever wants to know.

A card or an ability can be paid for if some choice of its additional costs, modes and targets leads to a cost that its
player can pay. Where the fast path (``affordability_fast_path``) knows the answer, nothing is worked out.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.charged import Charged
from judge.engine.costs.additional_costs import ways_to_play
from judge.engine.costs.affordability_fast_path import glance_at_ability, glance_at_card
from judge.engine.costs.determine_cost import charged_for
from judge.engine.costs.paying import can_pay
from judge.engine.costs.purposes import paying_for, playing, using
from judge.engine.costs.total_cost import looks_at_choices, totals
from judge.engine.keywords.deflect import deflects, is_on_board
from judge.engine.state.effect_context import EffectContext
from judge.engine.targeting.choose_one import ways_to_choose
from judge.engine.targeting.fitting import legal_targets
from judge.engine.targeting.targets import chooser_of
from judge.engine.wording.instructions import targets

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.abilities.activated import Activated
    from judge.engine.abilities.charged import Paying
    from judge.engine.state.chain import ChainItem, Permission
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.references import Target


def can_pay_for_card(game: Game, player: str, thing: GameObject, permission: Permission, by: Chooser) -> bool:
    """Whether the play of a card can be paid for, where it has legal choices."""
    known = glance_at_card(game, player, thing.card, permission)
    return can_pay_for_card_in_full(game, player, thing, permission, by) if known is None else known


def can_pay_for_card_in_full(game: Game, player: str, thing: GameObject, permission: Permission, by: Chooser) -> bool:
    """The same, worked out for every way to play it."""
    effect = thing.card.effect
    context = EffectContext(you=player, source=thing.id, name=thing.label, purposes=playing(thing.card))
    for paying in ways_to_play(game, player, thing, permission):
        charged = Charged(player, thing, permission=permission, paying=paying)
        for wanted in ways_to_choose(game, effect, by):
            if _can_afford(game, context, charged, wanted, by):
                return True
    return False


def can_pay_for_ability(game: Game, player: str, thing: GameObject, ability: Activated, by: Chooser) -> bool:
    """Whether the use of an activated ability can be paid for, where it has legal choices."""
    known = glance_at_ability(game, player, thing, ability)
    return can_pay_for_ability_in_full(game, player, thing, ability, by) if known is None else known


def can_pay_for_ability_in_full(game: Game, player: str, thing: GameObject, ability: Activated, by: Chooser) -> bool:
    """The same, worked out for every way to use it."""
    context = EffectContext(you=player, source=thing.id, name=thing.label, purposes=using(thing.card))
    charged = Charged(player, thing, ability)
    return any(_can_afford(game, context, charged, some, by) for some in ways_to_choose(game, ability.effect, by))


def can_still_be_paid(game: Game, item: ChainItem, paying: tuple[Paying, ...] | None = None) -> bool:
    """Whether an item can be paid for with what was chosen so far and some choice of the rest (355.16)."""
    context = EffectContext(
        item.controller, item.object, item.label, item, purposes=paying_for(game.state, item)
    )  # fmt: skip
    made = {name for name, _ in item.choices.objects}
    rest = tuple(target for target in targets(item.effect) if target.name not in made)
    return _can_afford(game, context, charged_for(game, item, paying), rest, chooser_of(item))


def _can_afford(
    game: Game, context: EffectContext, charged: Charged, open_targets: tuple[Target, ...], by: Chooser
) -> bool:
    """Whether something can be paid for with some choice of the targets that are still open."""
    for chosen in _completions(game, charged, open_targets, by):
        made = charged if chosen is charged.chosen else replace(charged, chosen=chosen)
        for cost in totals(game, made).costs:
            if can_pay(game, context, cost):
                return True
    return False


def _completions(
    game: Game, charged: Charged, open_targets: tuple[Target, ...], by: Chooser
) -> Iterator[tuple[GameObject, ...]]:
    """The choices that can make a difference to a cost, together with what was chosen; the cheapest as a rule.

    Where nothing but Deflect looks at choices that is the choice of what deflects least. Who has unlimited resources
    can pay whatever is chosen.
    """
    if not open_targets or game.state.player(charged.player).unlimited_resources:
        yield charged.chosen
        return
    dependent = looks_at_choices(game.state, charged)
    if not dependent and not is_on_board(game.state):
        yield charged.chosen
        return
    ways = []
    for target in open_targets:
        found = sorted(legal_targets(game, target, by), key=lambda thing: _added(game, thing, charged.player))
        least = tuple(found[: target.at_least])
        more = [(thing, *_others(found, thing, target.at_least - 1)) for thing in found] if dependent else []
        ways.append([least, *more])
    for way in product(*ways):
        yield charged.chosen + tuple(thing for some in way for thing in some)


def _others(found: list[GameObject], but: GameObject, count: int) -> tuple[GameObject, ...]:
    return tuple([thing for thing in found if thing is not but][: max(count, 0)])


def _added(game: Game, thing: GameObject, player: str) -> int:
    return deflects(game, thing, player) if thing.on_board else 0

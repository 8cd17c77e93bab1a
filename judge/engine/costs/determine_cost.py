"""What a chain item costs (rules 355.16, 356, 403), and the choice between discounts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.abilities.charged import Charged
from judge.engine.abilities.discounts import DISCOUNT
from judge.engine.costs.additional_costs import paying_of
from judge.engine.costs.paying import can_pay
from judge.engine.costs.reducing import WHICH_POWER
from judge.engine.costs.total_cost import REPLACED_COST, takes_power_in_doubt, totals
from judge.engine.state.cache_by_value import cached_by_value
from judge.engine.state.chain import ItemKind
from judge.engine.state.cost import FREE
from judge.engine.state.decisions import (
    Decision,
    Kind,
    Option,
    UnlistedAnswers,
)
from judge.engine.state.events import Happened
from judge.engine.state.instruction import walk
from judge.engine.state.procedure import ask
from judge.engine.wording.circumstances import SpentOnASpell
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import targets
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Paying
    from judge.engine.state.card import Card
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.cost import Cost
    from judge.engine.state.decisions import Answer
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

TOTAL_COST = cite("play.total-cost")  # 356
ANY_ORDER = cite("play.discounts-in-any-order")  # 356.4.d.1


def charged_for(game: Game, item: ChainItem, paying: tuple[Paying, ...] | None = None) -> Charged:
    """What the cost of a chain item is determined for, with the choices made so far."""
    thing = game.state.objects[item.object.card]
    chosen = tuple(
        found for target in targets(item.effect) for which in item.chosen(target.name)
        if (found := game.find(which)) is not None
    )  # fmt: skip
    if item.is_card:
        paid = paying_of(game, item) if paying is None else paying
        return Charged(item.controller, thing, permission=item.permission, paying=paid, chosen=chosen)
    if item.kind is ItemKind.ACTIVATED and item.ability.place is not None and item.ability.place < len(thing.abilities):
        ability = thing.abilities[item.ability.place]
        if isinstance(ability, Activated) and ability.effect is item.effect:
            return Charged(item.controller, thing, ability, chosen=chosen)
    return Charged(item.controller, thing, base=item.payment.cost or FREE, chosen=chosen)


def determine(game: Game, item: ChainItem, context: EffectContext) -> Procedure[Cost]:
    """Step 3: what an item costs. Where a choice between discounts matters, its player is asked.

    An event says what it comes to, and why, where something alters the cost.
    """
    charged = charged_for(game, item)
    found = totals(game, charged)
    payable = [cost for cost in found.costs if can_pay(game, context, cost)] if len(found.costs) > 1 else []
    payable = payable or [found.costs[0]]
    also = [cost for cost in (*found.also, *_own_costs(game, charged)) if can_pay(game, context, cost)]
    if also and is_told_apart(game.state, [one.energy for one in (*payable, *also)]):
        payable, also = payable + also, []
    cost = payable[0]
    if len(payable) > 1 or also:
        options = tuple(Option(one.describe(), one.describe()) for one in payable)
        is_own = bool(also) and not found.also
        rule = REPLACED_COST if is_own else ANY_ORDER if found.also else DISCOUNT
        prompt = f"choose what {item.label} costs"
        unasked = OtherCosts(tuple(one.describe() for one in also), rule) if also else None
        answer = yield from ask(
            Decision(Kind.PICK, item.controller, "discount", rule, prompt, options, source=item.label, also=unasked)
        )
        cost = next(one for one in (*payable, *also) if one.describe() == answer[0])
    if found.rules:
        if takes_power_in_doubt(game, charged):
            record_doubt(game, WHICH_POWER)
        words = "nothing" if cost.is_free else cost.describe()
        game.tell(
            Happened.COST_DETERMINED, (TOTAL_COST, *found.rules), charged.thing, who=item.controller, detail=words
        )
    return cost


def _own_costs(game: Game, charged: Charged) -> tuple[Cost, ...]:
    """What a card costs of its own, where it is an open question whether that is owed."""
    permission = charged.permission
    if permission is None or not permission.or_own_cost:
        return ()
    own = replace(charged, permission=replace(permission, cost=None, or_own_cost=False))
    return totals(game, own).costs


class OtherCosts(UnlistedAnswers, frozen=True):
    """What something may cost as well: more, by discounts in another order (356.4.d.1), or by its own cost."""

    costs: tuple[str, ...]
    rule: Slug

    def accepts(self, answer: Answer) -> bool:
        return len(answer) == 1 and answer[0] in self.costs

    def refusal(self, key: str) -> tuple[Slug, str] | None:
        return None if key in self.costs else (self.rule, f"in no order of the discounts it costs {key}")


def is_told_apart(state: GameState, spent: list[int]) -> bool:
    """Whether a text asks for so much Energy spent that only some of these amounts are enough: more can be better."""
    return any(
        min(spent) < wanted <= max(spent) for thing in state.objects.values() for wanted in _asked_to_spend(thing.card)
    )


@cached_by_value
def _asked_to_spend(card: Card) -> tuple[int, ...]:
    return tuple(part.energy for part in walk((card.abilities, card.effect)) if isinstance(part, SpentOnASpell))

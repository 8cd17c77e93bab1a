"""What a chain item costs, and whether it can be paid for with some of the choices (355.16, 356, 403, 419.2.a)."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.abilities.charged import Charged
from judge.engine.abilities.discounts import DISCOUNT
from judge.engine.costs.additional_costs import paying_of
from judge.engine.costs.paying import can_pay
from judge.engine.costs.plain_cost import plain_cost
from judge.engine.costs.reducing import WHICH_POWER
from judge.engine.costs.total_cost import looks_at_choices, takes_power_in_doubt, totals
from judge.engine.keywords.deflect import deflects, is_on_board
from judge.engine.state.cache_by_identity import cache_by_identity
from judge.engine.state.chain import ItemKind
from judge.engine.state.cost import FREE
from judge.engine.state.decisions import (
    Decision,
    Kind,
    Option,
    UnlistedAnswers,
)
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.instruction import walk
from judge.engine.state.procedure import ask
from judge.engine.targeting.fitting import legal_targets
from judge.engine.targeting.targets import chooser_of
from judge.engine.wording.circumstances import SpentOnASpell
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import targets
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.abilities.charged import Paying
    from judge.engine.state.card import Card
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.cost import Cost
    from judge.engine.state.decisions import Answer
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.references import Target
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
    if item.kind is ItemKind.ACTIVATED and item.ability is not None and item.ability < len(thing.abilities):
        ability = thing.abilities[item.ability]
        if isinstance(ability, Activated) and ability.effect is item.effect:
            return Charged(item.controller, thing, ability, chosen=chosen)
    return Charged(item.controller, thing, base=item.cost or FREE, chosen=chosen)


def determine(game: Game, item: ChainItem, context: EffectContext) -> Procedure[Cost]:
    """Step 3: what an item costs. Where a choice between discounts matters, its player is asked.

    An event says what it comes to, and why, where something alters the cost.
    """
    charged = charged_for(game, item)
    plain = plain_cost(game.state, charged, chooses=bool(charged.chosen))
    if plain is not None:
        return plain
    found = totals(game, charged)
    payable = [cost for cost in found.costs if can_pay(game, context, cost)] if len(found.costs) > 1 else []
    payable = payable or [found.costs[0]]
    also = [cost for cost in found.also if can_pay(game, context, cost)]
    if also and is_told_apart(game.state, [one.energy for one in (*payable, *also)]):
        payable, also = payable + also, []
    cost = payable[0]
    if len(payable) > 1 or also:
        options = tuple(Option(one.describe(), one.describe()) for one in payable)
        rule = ANY_ORDER if found.also else DISCOUNT
        prompt = f"choose what {item.label} costs"
        unasked = OtherCosts(tuple(one.describe() for one in also)) if also else None
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


class OtherCosts(UnlistedAnswers, frozen=True):
    """What something may cost as well, if its player applies discounts in another order (356.4.d.1): more."""

    costs: tuple[str, ...]

    def accepts(self, answer: Answer) -> bool:
        return len(answer) == 1 and answer[0] in self.costs

    def refusal(self, key: str) -> tuple[Slug, str] | None:
        return None if key in self.costs else (ANY_ORDER, f"in no order of the discounts it costs {key}")


def is_told_apart(state: GameState, spent: list[int]) -> bool:
    """Whether a text asks for so much Energy spent that only some of these amounts are enough: more can be better."""
    return any(
        min(spent) < wanted <= max(spent) for thing in state.objects.values() for wanted in _asked_to_spend(thing.card)
    )


@cache_by_identity
def _asked_to_spend(card: Card) -> tuple[int, ...]:
    return tuple(part.energy for part in walk((card.abilities, card.effect)) if isinstance(part, SpentOnASpell))


def can_afford(
    game: Game,
    context: EffectContext,
    charged: Charged,
    open_targets: tuple[Target, ...] = (),
    by: Chooser | None = None,
) -> bool:
    """Whether something can be paid for with some choice of the targets that are still open."""
    plain = plain_cost(game.state, charged, chooses=bool(open_targets or charged.chosen))
    if plain is not None:
        return can_pay(game, context, plain)
    for chosen in _completions(game, charged, open_targets, by):
        for cost in totals(game, replace(charged, chosen=chosen)).costs:
            if can_pay(game, context, cost):
                return True
    return False


def can_still_be_paid(game: Game, item: ChainItem, paying: tuple[Paying, ...] | None = None) -> bool:
    """Whether an item can be paid for with what was chosen so far and some choice of the rest (355.16)."""
    context = EffectContext(
        item.controller, item.object, item.label, item, plays_spell=item.kind is ItemKind.SPELL
    )  # fmt: skip
    made = {name for name, _ in item.choices}
    rest = tuple(target for target in targets(item.effect) if target.name not in made)
    return can_afford(game, context, charged_for(game, item, paying), rest, chooser_of(item))


def _completions(
    game: Game, charged: Charged, open_targets: tuple[Target, ...], by: Chooser | None
) -> Iterator[tuple[GameObject, ...]]:
    """The choices that can make a difference to a cost, together with what was chosen; the cheapest as a rule.

    Where nothing but Deflect looks at choices that is the choice of what deflects least. Who has enough funds can pay
    whatever is chosen.
    """
    if not open_targets or by is None or game.state.player(charged.player).unlimited_resources:
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

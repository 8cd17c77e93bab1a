"""Declaring optional additional costs in step 2 of playing a card (rules 355.1.a, 356.2.b)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.doubts import open_question
from judge.engine.costs.additional_costs import choices_for, optional_costs, paying_of, ways_to_play
from judge.engine.costs.affordability import can_still_be_paid
from judge.engine.keywords.accelerate import ACCELERATE_COST
from judge.engine.keywords.repeat import OWN_CHOICES, REPEATED, once_more
from judge.engine.state.chain import ItemKind
from judge.engine.state.decisions import (
    NO,
    YES,
    Decision,
    Kind,
    Option,
)
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.state.procedure import ask, ask_whether
from judge.engine.targeting.choose_one import can_choose
from judge.engine.targeting.targets import COST_IS_NO_TARGET, chooser_of, whereabouts
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.doubts import record_doubt
from judge.engine.wording.instructions import describe_effect
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.abilities.charged import Paying
    from judge.engine.abilities.optional_costs import OptionalCost
    from judge.engine.state.chain import ChainItem
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure

DECLARED = cite("play.optional-costs-declared")  # 355.1.a
PAID_BY_DECIDING = cite("play.paid-by-deciding")  # 356.4.f.1

WHEN_IF_YOU_DO = open_question(
    "if-you-do-behind-an-additional-cost",
    'When is the card drawn if a paid additional cost says "if you do"?',
    "as soon as the costs are paid",
)


def choose_optional_costs(game: Game, item: ChainItem) -> Procedure[ChainItem]:
    """Ask for each optional additional cost whether it is paid, offering only what can lead to a payable cost."""
    if item.kind not in (ItemKind.SPELL, ItemKind.PERMANENT):
        return item
    card = game.state.objects[item.object.card]
    options = optional_costs(game, item.controller, card, item.permission)
    if not options:
        return item
    ways = [way for way in ways_to_play(game, item.controller, card, item.permission) if _is_payable(game, item, way)]
    for optional in options:
        with_it = [way for way in ways if any(paying.optional is optional for paying in way)]
        without = [way for way in ways if way not in with_it]
        if not with_it or (optional.repeats and not _has_choices(game, item, card)):
            ways = without or ways
            continue
        rule = ACCELERATE_COST if optional.name == "Accelerate" else DECLARED
        formerly = tuple(f"pay for {name}" for name in [optional.former] if name)
        answers = (
            Option(YES[0], f"pay for {optional.name}", former=formerly),
            Option(NO[0], f"do not pay for {optional.name}", former=tuple(f"do not {words}" for words in formerly)),
        )
        question = Decision(
            Kind.YES_NO, item.controller, "optional cost", rule, f"pay {optional.cost.describe()} for {optional.name}",
            answers if without else answers[:1], source=item.label,
        )  # fmt: skip
        if not (yield from ask_whether(question)):
            ways = without
            continue
        ways = with_it
        item = item.paying(
            paid=(*item.payment.paid, optional.name), enters_ready=item.payment.enters_ready or optional.enters_ready
        )
        game.tell(
            Happened.CHOSEN, (DECLARED, rule), card, who=item.controller, detail=f"to pay for {optional.name}",
            source=item.object,
        )  # fmt: skip
        if optional.repeats:
            item = replace(item, effect=(*item.effect, *once_more(card.card.effect, len(item.payment.paid) + 1)))
            game.tell(Happened.REPEATED, (REPEATED, OWN_CHOICES), card, who=item.controller, source=item.object)
        if optional.chooses is not None:
            payings = [paying for way in ways for paying in way if paying.optional is optional]
            chosen = yield from _choose(game, item, optional, payings)
            named = tuple(thing.id for thing in chosen)
            item = item.choosing(objects=(*item.choices.objects, (optional.chooses.name, named)))
            size = len(chosen) - 1
            ways = [
                way for way in ways
                if any(len(one.others) == size if optional.any_number else one.chosen is chosen[0] for one in way)
            ]  # fmt: skip
        game.set_item(item)
    return item


def perform_paid(game: Game, item: ChainItem) -> Procedure[None]:
    """Perform what the optional additional costs just paid let the player do at once.

    Unclear: no rule says at which step of playing a card an "if you do" behind such a cost is performed; here it is as
    soon as the costs are paid. A cost that a discount has reduced to nothing was paid, too (356.4.f.1).
    """
    for paying in paying_of(game, item):
        optional = paying.optional
        if optional.then:
            record_doubt(game, WHEN_IF_YOU_DO)
            context = EffectContext(you=item.controller, source=item.object, name=item.label, item=item)
            thing = game.state.objects[item.object.card]
            words = f"what was paid for: {describe_effect(optional.then).removesuffix('.')}"
            event = game.tell(Happened.EFFECT_BEGUN, PAID_BY_DECIDING, thing, who=item.controller, detail=words)
            with game.because(event, source=item.object):
                yield from perform_all(optional.then, game, context)


def _choose(
    game: Game, item: ChainItem, optional: OptionalCost, payings: list[Paying]
) -> Procedure[tuple[GameObject, ...]]:
    """What is given for an optional cost: one object, or any number of them with which it can be paid."""
    things: list[GameObject | None] = [paying.chosen for paying in payings]
    least = most = 1
    if optional.any_number:
        things = choices_for(game, item.controller, optional)
        sizes = [1 + len(paying.others) for paying in payings]
        least, most = min(sizes), max(sizes)
    found = list({thing.id: thing for thing in things if thing is not None}.values())
    options = tuple(Option(thing.label, f"{thing.label} ({whereabouts(thing)})", thing.label) for thing in found)
    prompt = f"choose what is given for the additional cost of {item.label}"
    answer = yield from ask(
        Decision(Kind.PICK, item.controller, "cost", COST_IS_NO_TARGET, prompt, options, least, most, source=item.label)
    )
    return tuple(thing for thing in found if thing.label in answer)


def _has_choices(game: Game, item: ChainItem, card: GameObject) -> bool:
    """Whether there are legal choices for executing the spell once more (355.16)."""
    again = (*item.effect, *once_more(card.card.effect, len(item.payment.paid) + 2))
    return can_choose(game, again, chooser_of(item))


def _is_payable(game: Game, item: ChainItem, way: tuple[Paying, ...]) -> bool:
    """Rule 355.16: whether payment stays possible with these costs; a choice that prevents it may not be made."""
    return can_still_be_paid(game, _with_repeats(game, item, way), way)


def _with_repeats(game: Game, item: ChainItem, way: tuple[Paying, ...]) -> ChainItem:
    """The item with the instructions that these costs add, whose targets may cost more as well (820.2)."""
    effect = item.effect
    for number, paying in enumerate(way, 2):
        if paying.optional.repeats and paying.optional.name not in item.payment.paid:
            effect = (*effect, *once_more(game.state.objects[item.object.card].card.effect, number))
    return item if effect is item.effect else replace(item, effect=effect)

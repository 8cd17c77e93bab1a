"""What stands in the place of what was told before: "instead", and how a card is played of which it tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.phrases import IT, InsteadOfLast, NotRead, Remark
from judge.cards.reading.phrases import FromTrash as InTrash
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.from_trash import FromTrash
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.play import Play, PlayThis
from judge.engine.actions.recycle import Recycle, RecycleThisFromTrash
from judge.engine.costs.add import Add
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.if_so import If, IfItIs
from judge.engine.keywords.level import WhileLevel
from judge.engine.picks.banish_with import BanishThisFromTrash, BanishWithThis
from judge.engine.picks.pick_cards import PickCards
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.picks.play_picked import PlayIt
from judge.engine.state.ability import Ability
from judge.engine.state.card import Card
from judge.engine.state.cost import FREE
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.criteria_with_condition import Unless
from judge.engine.wording.references import Chosen, Target, This

if TYPE_CHECKING:
    from judge.cards.reading.phrases import Body
    from judge.cards.reading.resolve import Resolver
    from judge.engine.triggers.triggered_ability import Triggered

OF_PLAYS = {"played for less", "recycled after", "may be played here", "played here", "bonus damage"}
"""Remarks on how a card is played, or damage dealt, of which the sentence before tells."""


def in_place_of(told: list[Any], body: Body, resolver: Resolver) -> list[Any]:
    """The instructions of the last sentence, or those of this one in their place."""
    if len(told) != 1 or body.may:
        raise NotRead("instead", "what else is done is not clear")
    if isinstance(told[0], Choose):
        return [_any_if(told[0], body, resolver)]
    choices, plain = _chosen_before(told[0])
    when = resolver.condition(body.only_if) if body.only_if is not None else None
    inner = body.effect[0] if len(body.effect) == 1 else None
    if when is None and isinstance(inner, IfItIs) and inner.what == IT:
        (found,) = resolver.effect(body.effect)
        return [*choices, replace(found, otherwise=(plain,))]
    if when is None:
        raise NotRead("instead", "when this is done is not clear")
    more = resolver.effect(body.effect)
    if isinstance(plain, Add) and len(more) == 1 and isinstance(more[0], Add):
        return [replace(plain, instead=(when, more[0]))]  # what it adds is known where resources are counted
    return [*choices, If(when, more, (plain,))]


def _any_if(told: Choose, body: Body, resolver: Resolver) -> Choose:
    """A choice of which a quality is not asked while a condition holds."""
    if len(body.effect) != 1 or not isinstance(body.effect[0], Choose):
        raise NotRead("instead", "what is chosen instead is not clear")
    name = resolver.targets.pop().name
    (found,) = resolver.effect(body.effect)
    if not isinstance(found, Choose) or body.only_if is None or found.what.name != name:
        raise NotRead("instead", "what is chosen instead is not clear")
    old, new = told.what.criteria, found.what.criteria
    if not isinstance(old, Criteria) or not isinstance(new, Criteria):
        raise NotRead("instead", "what is chosen instead is not clear")
    when = resolver.condition(body.only_if)
    waived = tuple(one if one in new.qualities else Unless(one, when) for one in old.qualities)
    if replace(old, qualities=new.qualities) != new or replace(told.what, criteria=new) != found.what:
        raise NotRead("instead", "what is chosen instead is not clear")
    target = replace(told.what, criteria=replace(old, qualities=waived))
    resolver.targets[-1] = target
    return Choose(target)


def in_place_of_last(parts: list[Any], part: InsteadOfLast, resolver: Resolver) -> list[Any]:
    """The parts of a text in which a paragraph behind Level or the like takes the place of the last one."""
    last = parts[-1] if parts and not isinstance(parts[-1], str) else None
    if len(parts) > 1 and isinstance(parts[-1], str):
        last, parts = parts[-2], [*parts[:-2], parts[-1], parts[-2]]
    inner = part.effect[0] if len(part.effect) == 1 else None
    if isinstance(inner, Discount):
        return _cheaper_from(parts, last, replace(inner, during=part.when))
    if last is None or isinstance(last, str | Ability) or part.when is None:
        raise NotRead("instead", "what else is done is not clear")
    choices, plain = _chosen_before(last)
    return [*parts[:-1], *choices, If(part.when, resolver.effect(part.effect), (plain,))]


def _cheaper_from(parts: list[Any], last: Any, discount: Discount) -> list[Any]:
    """A discount that takes the place of an earlier one from a higher level on."""
    if not (
        isinstance(last, Discount) and isinstance(last.during, WhileLevel) and isinstance(discount.during, WhileLevel)
    ):
        raise NotRead("instead", "which discount this takes the place of is not clear")
    return [*parts[:-1], replace(last, during=replace(last.during, below=discount.during.xp)), discount]


def _chosen_before(told: Any) -> tuple[list[Choose], Any]:
    """The targets of an instruction as choices of their own, and the instruction that then speaks of them."""
    choices: list[Choose] = []

    def referring(value: Any) -> Any:
        if isinstance(value, Target):
            choices.append(Choose(value))
            return Chosen(value.name)
        if isinstance(value, tuple):
            return tuple(referring(one) for one in value)
        if not isinstance(value, Struct) or isinstance(value, Card | Criteria):
            return value
        changed = {}
        for field in value.__struct_fields__:
            before = getattr(value, field)
            after = referring(before)
            if after != before:
                changed[field] = after
        return replace(value, **changed) if changed else value

    return choices, referring(told)


def played_so(effect: list[Any], remark: Remark) -> list[Any]:
    """The instructions, of which the last one to play a card does it as a sentence behind it says."""
    for at in range(len(effect) - 1, -1, -1):
        found = _played_so(effect[at], remark)
        if found is not None:
            return [*effect[:at], found, *effect[at + 1 :]]
    raise NotRead("play", "what is played so is not clear")


def _played_so(last: Any, remark: Remark) -> Any:
    if remark.kind == "bonus damage" and isinstance(last, Deal) and last.bonus is None:
        return replace(last, bonus=remark.value)
    if remark.kind == "recycled after" and isinstance(last, Play):
        return replace(last, recycled="after")
    if isinstance(last, PickCards) and isinstance(last.verb, PlayIt):
        if remark.kind == "played for less" and not remark.value.power:
            return replace(last, verb=replace(last.verb, less=remark.value.energy))
        if remark.kind == "may be played here":
            return replace(last, verb=replace(last.verb, here=True))
    if remark.kind == "played here" and isinstance(last, PlayFromHand):
        return replace(last, here=True)
    return None


def playable_from_trash(body: Body) -> FromTrash | None:
    """The permission of a card in the trash, which a sentence gives that belongs to no other ability."""
    one = body.effect[0] if len(body.effect) == 1 else None
    play = one.instruction if isinstance(one, InTrash) else None
    if not isinstance(play, PlayThis) or play.cost is None or not body.may:
        return None
    if body.cost != FREE or body.says not in {"", "if"}:
        return None
    return FromTrash(play.cost, body.only_if)


def banished_with_this(effect: tuple[Any, ...]) -> tuple[Any, ...]:
    """What an ability banishes, where it asks behind that what was banished with its source."""
    if "BanishedWithThis(" not in repr(effect):
        return effect
    return tuple(BanishWithThis(one.what) if isinstance(one, Banish) else one for one in effect)


def gone_to_the_trash(ability: Triggered, *, attached: bool) -> Triggered:
    """An ability of what has died: to recycle or banish itself is to do so from the trash."""
    effect = tuple(
        BanishThisFromTrash(This(attached=attached)) if one == Banish(This()) else one for one in ability.effect
    )
    effect = tuple(RecycleThisFromTrash() if one == Recycle(This()) else one for one in effect)
    actions = tuple(RecycleThisFromTrash() if one == Recycle(This()) else one for one in ability.cost.actions)
    return replace(ability, effect=effect, cost=replace(ability.cost, actions=actions))

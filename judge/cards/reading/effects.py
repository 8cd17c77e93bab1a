"""From sentences in a row to the instructions of a spell or ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.chosen_before import what_becomes_of
from judge.cards.reading.grammar import read
from judge.cards.reading.in_place import OF_PLAYS, in_place_of, played_so
from judge.cards.reading.mentioned import mentions
from judge.cards.reading.phrases import (
    INSTEAD,
    IT,
    THEM,
    WHEN_YOU_PLAY_IT,
    Body,
    Kept,
    KillRest,
    Modes,
    NotRead,
    PickFromHand,
    Remark,
)
from judge.cards.reading.prepared import sentences_of
from judge.cards.reading.read_instructions import EachOther
from judge.engine.abilities.enters_ready import NextEntersReady
from judge.engine.abilities.played_where import NextPlayedAnywhere
from judge.engine.actions.attach import MayAttachOneOf
from judge.engine.actions.channel import Channel
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import DrawRest, IfRevealed, LookAtTop, RecycleRest, TrashRest
from judge.engine.actions.play import Play
from judge.engine.actions.recycle import Recycle
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.instructions.delay import DoThis, IfThisKills
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import If, IfItIs
from judge.engine.instructions.if_you_do import IfCannot, IfDone, IfKilled
from judge.engine.instructions.may import May
from judge.engine.instructions.new_choices import MakeNewChoices
from judge.engine.instructions.pay_for import IfYouPay
from judge.engine.instructions.this_turn import ThisTurn
from judge.engine.picks.each_chooses import YouAndOpponentsMay
from judge.engine.picks.each_player import EachPlayerDoes, EachPlayerKills, PlayerDoes
from judge.engine.picks.pick_cards import PickCards
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.picks.play_picked import PlayIt
from judge.engine.state.card import UNIT
from judge.engine.state.cost import FREE
from judge.engine.targeting.amounts import MightOf
from judge.engine.targeting.choose_one import ChooseOne
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.might_of_killed import MightOfKilled
from judge.engine.wording.references import Chosen, Target, TriggeringObject, You
from judge.engine.wording.requirements import OtherThan

if TYPE_CHECKING:
    from judge.cards.reading.resolve import Resolver
    from judge.cards.reading.source import Source
    from judge.engine.targeting.choose_one import ModeRestriction

Effect = tuple[Any, ...]


def effect_of(said: list[Any], resolver: Resolver, source: Source) -> Effect:
    """The instructions that the sentences give."""
    effect: list[Any] = []
    start = 0
    for one in _with_what_is_done(said):
        before, start = start, len(effect)
        if isinstance(one, Body) and one.says == INSTEAD:
            effect[before:] = in_place_of(effect[before:], one, resolver)
            start = before
        elif isinstance(one, Remark) and one.kind in OF_PLAYS:
            effect[:] = played_so(effect, one)
            start = before
        elif isinstance(one, Remark) and one.kind == "do this":
            effect.append(DoThis(_line(source), times=one.value))
        elif isinstance(one, Body) and one.says == WHEN_YOU_PLAY_IT:
            effect.append(_as_the_next_is_played(effect, one, source))
        elif not isinstance(one, Body):
            raise NotRead("", "a sentence of another kind is among instructions")
        else:
            _add(effect, one, resolver, source)
    resolver.settle()
    if any(isinstance(one, PickFromHand | Kept | KillRest) for one in effect):
        raise NotRead("choose", "what becomes of what was chosen, or of the rest, is not clear")
    if any(isinstance(one, IfYouPay) and not one.then for one in effect):
        raise NotRead("you may pay", "what for is not clear")
    return tuple(effect)


def _with_what_is_done(said: list[Any]) -> list[Any]:
    """The sentences, those behind "then do this" with it: they say what else is done then."""
    found: list[Any] = []
    for one in said:
        last = found[-1] if found else None
        does = last.effect[0] if isinstance(last, Body) and len(last.effect) == 1 and not last.says else None
        if isinstance(does, DoThis) and isinstance(one, Body) and one == Body(one.effect):
            found[-1] = Body((replace(does, effect=(*does.effect, *one.effect)),))
        else:
            found.append(one)
    return found


def _as_the_next_is_played(effect: list[Any], body: Body, source: Source) -> ThisTurn:
    """What is done as that unit is played of which the sentence before says something: the next one this turn."""
    last = effect[-1] if effect else None
    about = last.ability if isinstance(last, ThisTurn) else None
    if not isinstance(about, NextPlayedAnywhere | NextEntersReady):
        raise NotRead(WHEN_YOU_PLAY_IT, "what this is about is not clear")
    card_type = about.card_type if isinstance(about, NextEntersReady) else UNIT
    inner = source.resolver(TriggeringObject()).effect(body.effect)
    return ThisTurn(Triggered(WhenYouPlay(card_type=card_type), inner), once=True)


def _add(effect: list[Any], body: Body, resolver: Resolver, source: Source) -> None:
    if body.says == "if you do":
        if not effect or _is_done_by_others(effect[-1]):
            raise NotRead(body.says, "what is to be done is not clear")
        name = resolver.targets[-1].name if resolver.targets else ""
        effect[:] = _if_done(effect, resolver.effect(body.effect), name)
    elif body.says == "otherwise":
        _otherwise(effect, body, resolver)
    elif body.says.startswith("if you cannot"):
        effect[:] = _if_cannot(effect, body, resolver)
    elif body.says == "if this kills it":
        (killed,) = resolver.effect((IfThisKills(IT, body.effect),))
        effect.append(killed)
    elif any(isinstance(one, Modes) for one in body.effect):
        (modes,) = body.effect
        effect.append(_modes(modes.fresh, resolver.spoken_of, source))
    elif effect and isinstance(effect[-1], Kept | PickFromHand | YouAndOpponentsMay):
        effect[-1] = what_becomes_of(effect[-1], body)
    elif effect and _reads_what_it_revealed(effect[-1], body):
        effect[-1] = replace(effect[-1], then=(*effect[-1].then, *_plain(body, resolver)))
    elif isinstance(body.effect[0], IfThisKills) and body.effect[0].what == THEM:
        by = effect[-1].by if effect and isinstance(effect[-1], DealSplit) else None
        effect += [replace(one, dealer=by) for one in resolver.effect(body.effect)]
    elif body.effect == (EachOther(),) and effect and _two_chosen(effect[-1]):
        effect[-1] = DealMight(*_apart(effect[-1].what), to_each_other=True)
    elif body.effect == (Recycle(IT),) and effect and isinstance(effect[-1], Play) and not body.may:
        effect[-1] = replace(effect[-1], recycled="then")
    else:
        effect += [_if_played(one, effect) for one in _plain(body, resolver)]


def _is_done_by_others(told: Any) -> bool:
    """Whether an instruction lets other players do something."""
    return isinstance(told, PlayerDoes | EachPlayerDoes | EachPlayerKills) or (
        hasattr(told, "who") and not isinstance(told.who, You)
    )


def _if_played(one: Any, before: list[Any]) -> Any:
    """A reflexive trigger about what an optional play before has played: it triggers only if that was done."""
    optional = any(isinstance(told, PickCards) and isinstance(told.verb, PlayIt) and told.may for told in before)
    return replace(one, if_played=True) if optional and isinstance(one, DoThis) and "Played()" in repr(one) else one


def _otherwise(effect: list[Any], body: Body, resolver: Resolver) -> None:
    """What is done if what the sentence before asks is not so."""
    if TrashRest(one=True) in body.effect:
        if not effect or not isinstance(effect[-1], DrawRest) or not effect[-1].card_type:
            raise NotRead("put it in your trash", "which card this is is not clear")
        found = resolver.effect(body.effect)
        effect[-1] = IfRevealed(effect[-1].card_type, (DrawRest(one=True),), found)
    elif effect and isinstance(effect[-1], IfYouPay) and effect[-1].then:
        effect[-1] = replace(effect[-1], otherwise=resolver.effect(body.effect))
    elif effect and _reads_what_it_revealed(effect[-1], Body((RecycleRest(),))) and body.effect == (Recycle(IT),):
        effect[-1] = replace(effect[-1], then=(*effect[-1].then, RecycleRest()))
    elif effect and isinstance(effect[-1], DrawRest | PickCards) and body.effect == (Recycle(IT),):
        effect.append(RecycleRest())
    elif effect and isinstance(effect[-1], If | IfItIs):
        resolver.spoken_of = effect[-1].what if isinstance(effect[-1], IfItIs) else resolver.spoken_of
        effect[-1] = replace(effect[-1], otherwise=resolver.effect(body.effect))
    else:
        raise NotRead("otherwise", "what else could be is not clear")


def _reads_what_it_revealed(last: Any, body: Body) -> bool:
    """Whether a sentence is about the cards that an optional instruction before it has revealed."""
    return (
        isinstance(last, May | IfYouPay) and bool(last.then)
        and isinstance(last.then[-1], LookAtTop | DrawRest | PickCards)
        and all(isinstance(one, DrawRest | PickCards | RecycleRest) for one in body.effect)
    )  # fmt: skip


def _plain(body: Body, resolver: Resolver) -> Effect:
    if body.cost != FREE and not body.may:
        raise NotRead("to", "a cost that cannot be declined is not known")
    cost = resolver.cost(body.cost)
    found = resolver.effect(body.effect)
    if body.only_if is not None:
        return (If(resolver.condition(body.only_if), found),)
    if len(found) == 1 and isinstance(found[0], IfItIs) and isinstance(found[0].then[0], May):
        inner = found[0].then[0].then
        if len(inner) == 1 and isinstance(inner[0], MayAttachOneOf):
            return inner  # it asks for that by itself
    if mentions(found, MayAttachOneOf):
        raise NotRead("attach one of its", "only what is equipped and may be done is known")
    if body.may and len(found) == 1 and isinstance(found[0], PlayFromHand):
        return (replace(found[0], may=True),)
    if cost != FREE:
        return (IfYouPay(cost, found),)
    if body.may and len(found) == 1 and isinstance(found[0], PickCards):
        return (replace(found[0], may=True),)
    if body.may and len(found) == 1 and isinstance(found[0], MakeNewChoices | IfYouPay):
        return found  # it is optional by itself
    return (May(found),) if body.may else found


def _if_done(effect: list[Any], then: Effect, name: str) -> list[Any]:
    """The instructions with those that depend on whether the last one was performed."""
    last = effect[-1]
    inner = last.then[-1] if isinstance(last, May) else last
    if len(then) == 1 and isinstance(then[0], DoThis) and isinstance(inner, PlayFromHand | PickCards):
        return [*effect, replace(then[0], if_played=True)]
    if isinstance(last, IfYouPay) and last.then and name and _names(last.then[-1], name):
        return [*effect[:-1], replace(last, then=(*last.then, IfDone(then, name)))]
    if isinstance(last, IfYouPay) and not last.then:
        return [*effect[:-1], replace(last, then=then)]
    if not name or not _names(inner, name):
        raise NotRead("if you do", "whether it was done is not known")
    linked = IfKilled(_looking_back(then, name), name) if isinstance(inner, Kill) else IfDone(then, name)
    if isinstance(last, May):
        return [*effect[:-1], replace(last, then=(*last.then, linked))]
    return [*effect, linked]


def _names(value: Any, name: str) -> bool:
    """Whether an instruction is about the target of a name."""
    if isinstance(value, Target | Chosen):
        return value.name == name
    if isinstance(value, tuple):
        return any(_names(one, name) for one in value)
    return isinstance(value, Struct) and any(_names(getattr(value, field), name) for field in value.__struct_fields__)


def _looking_back(then: Effect, name: str) -> Effect:
    """What depends on a kill: the Might of what was killed is looked back at (359.3.e.13)."""
    killed = MightOf(Chosen(name))
    return tuple(
        replace(one, amount=MightOfKilled(name)) if isinstance(one, GiveMight) and one.amount == killed else one
        for one in then
    )


def _if_cannot(effect: list[Any], body: Body, resolver: Resolver) -> list[Any]:
    """The last instruction, and what is done if it cannot be."""
    last = effect[-1] if effect else None
    if last is None or (body.says != "if you cannot" and body.says != f"if you cannot channel {_channelled(last)}"):
        raise NotRead("if you cannot", "what is to be done is not clear")
    return [*effect[:-1], IfCannot(last, resolver.effect(body.effect))]


def _channelled(instruction: Any) -> Any:
    return instruction.count if isinstance(instruction, Channel) else 0


def _line(source: Source) -> Effect:
    """The instructions of the next paragraph, which is used up."""
    if not source.later:
        raise NotRead("do this", "what is to be done is missing")
    return effect_of([read(sentence) for sentence in sentences_of(source.later.pop(0))], source.resolver(), source)


def _modes(fresh: ModeRestriction, spoken_of: Any, source: Source) -> ChooseOne:
    """The paragraphs behind "choose one", all of them."""
    modes = []
    while source.later:
        sentences = [read(sentence) for sentence in sentences_of(source.later.pop(0).lstrip("-• "))]
        modes.append(effect_of(sentences, source.resolver(spoken_of), source))
    if len(modes) < 2:
        raise NotRead("choose one", "there is nothing to choose")
    return ChooseOne(tuple(modes), fresh)


def _two_chosen(last: Any) -> bool:
    return isinstance(last, Choose) and last.what.at_least == last.what.at_most == len(("one", "other"))


def _apart(both: Target) -> tuple[Target, Target]:
    """Two targets in the place of one phrase for two."""
    name = both.name.removesuffix("s")
    one = replace(both, at_least=1, at_most=1, name=name)
    other = replace(one, name=f"other {name}", requirements=(*one.requirements, OtherThan(name)))
    return one, replace(other, criteria=replace(other.criteria, another=True))

"""From the sentences of a paragraph to the parts of a wording: keywords, abilities, instructions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.about_triggers import also_in_trash, is_about_a_player, is_done_by_them
from judge.cards.reading.effects import effect_of
from judge.cards.reading.grammar import read
from judge.cards.reading.in_place import banished_with_this, gone_to_the_trash, playable_from_trash
from judge.cards.reading.keyword_lines import keyword_parts
from judge.cards.reading.phrases import INSTEAD, Body, InsteadOfLast, Leading, NotRead, Remark
from judge.cards.reading.prepared import sentences_of
from judge.cards.reading.read_circumstances import PAID, UnitsThere
from judge.cards.reading.read_facts import NOT_PAID
from judge.cards.reading.read_limits import instead_of_passive
from judge.cards.reading.read_passive import ADDITIONAL
from judge.cards.reading.resolve_phrases import EFFECT_TEXT
from judge.cards.reading.source import Source, source
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.from_trash import FromTrash
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.banish import Banish
from judge.engine.actions.play import PlayThis
from judge.engine.conditions.combat import WhenThisFights, WhenYouFight
from judge.engine.conditions.conditions import WhenDies, WhenPlayed, WhenThisDies
from judge.engine.conditions.deeds import WhenYouDo
from judge.engine.conditions.discards import WhenThisIsDiscarded
from judge.engine.conditions.moves import WhenMoves, WhenThisMoves
from judge.engine.conditions.scoring import WhenThisScores, WhenYouScore
from judge.engine.conditions.turn import AtTime
from judge.engine.costs.add import Add
from judge.engine.instructions.if_so import If
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.keywords.legion import LEGION
from judge.engine.keywords.level import WhileLevel
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.ability import Ability
from judge.engine.state.card import BATTLEFIELD, SPELL, UNIT
from judge.engine.state.cost import FREE
from judge.engine.targeting.amounts import AssignedInExcess
from judge.engine.targeting.text_behind import TextBehind
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.combat_circumstances import AssignedExcess
from judge.engine.wording.instructions import targets
from judge.engine.wording.passive import Dependent
from judge.engine.wording.references import Affected, This
from judge.engine.wording.source_circumstances import PaidFor

if TYPE_CHECKING:
    from judge.engine.conditions.conditions import Condition
    from judge.engine.wording.circumstances import Circumstance

_PREFIX = re.compile(r"^\[(deathknell|legion|empowered|level (\d+))\] — ?")
_PERMISSIONS = re.compile(r"^(\[(?:reaction|action|legion)\](?:, ?\[(?:reaction|action|legion)\])*) — ?")
_NO_COST = re.compile(r".*\bdo this(?: \w+(?: times)?)?$")


def parts_of(line: str, source: Source) -> list[Any]:
    """The parts of a wording that one paragraph says; it takes those behind it that belong to it."""
    if BATTLEFIELD in source.types:
        line = line.removeprefix("while you control this battlefield, ")  # whose its abilities are anyway (190.6.d)
    words = keyword_parts(line)
    if words is not None:
        return words
    found = _PREFIX.match(line)
    if found is None:
        return _activated(line, source) or _said(line, source)
    rest = line[found.end() :]
    if found[1] == "deathknell":
        bodies = [read(sentence) for sentence in sentences_of(rest)]
        ability = _triggered(WhenThisDies(deathknell=True), bodies, None, None, source)
        return ["Deathknell", gone_to_the_trash(ability, attached=EFFECT_TEXT in source.types)]
    parts = parts_of(rest, source)
    if len(parts) == 1 and isinstance(parts[0], InsteadOfLast):
        when = LEGION if found[1] == "legion" else _active_while(found)
        return [_keyword_of(found), replace(parts[0], when=when)]
    if EFFECT_TEXT in source.types and found[1] != "legion":
        return _dependent(_active_while(found), parts)
    if found[1] == "legion":
        return ["Legion", *(_while(LEGION, part, line) for part in parts)]
    return [_keyword_of(found), *_dependent(_active_while(found), parts)]


MENTIONED = {"Deathknell", "Legion"}
"""Keywords that stand in front of an ability, so that the card has them whatever the ability waits for."""


def _keyword_of(prefix: re.Match[str]) -> str:
    return f"Level {prefix[2]}" if prefix[2] else prefix[1].capitalize()


def _active_while(prefix: re.Match[str]) -> Circumstance:
    """What the text behind Empowered or Level N waits for."""
    return WhileLevel(int(prefix[2])) if prefix[2] else IsEmpowered()


def quoted_ability(text: str) -> Ability:
    """The one ability that a text in quotation marks is: the object that has it is "I"."""
    found = parts_of(text.rstrip("."), source((UNIT,), []))
    abilities = [part for part in found if isinstance(part, Ability)]
    if len(abilities) != 1 or any(part not in {"Reaction", "Action"} for part in found if isinstance(part, str)):
        raise NotRead(text, "what it gives is not known")
    return abilities[0]


def _while(during: Circumstance, part: Any, line: str) -> Any:
    """A part of a text that counts only while a condition holds."""
    if isinstance(part, Triggered) and part.only_if is None:
        return replace(part, only_if=during)
    if "during" in getattr(part, "__struct_fields__", ()) and part.during is None:
        return replace(part, during=during)
    if isinstance(part, str | Ability):
        raise NotRead(line, "this is not known after Legion")
    return If(during, (part,))


def _dependent(during: Circumstance, parts: list[Any]) -> list[Any]:
    """Text that is active only while a condition holds."""
    own = [part for part in parts if isinstance(part, Discount | FromTrash) and part.during is None]
    parts = [part for part in parts if part not in own]
    abilities = tuple(part for part in parts if isinstance(part, Ability))
    keywords = tuple(part for part in parts if isinstance(part, str) and part not in MENTIONED)
    effect = tuple(part for part in parts if not isinstance(part, str | Ability))
    found: list[Any] = [part for part in parts if isinstance(part, str) and part in MENTIONED]
    found += [replace(part, during=during) for part in own]  # what is read off the board, where no text depends
    found += [Dependent(during, abilities, keywords)] if abilities or keywords else []
    return [*found, (TextBehind if targets(effect) else If)(during, effect)] if effect else found


def _activated(line: str, source: Source) -> list[Any]:
    """An activated ability, ``cost: effect``; nothing if the paragraph is none."""
    before, colon, behind = line.partition(": ")
    if not colon or '"' in before or _NO_COST.match(before):
        return []
    words, before = _permissions(before)
    more, behind = _permissions(behind)
    words += more
    cost = read(before, "cost")
    said = [read(sentence) for sentence in sentences_of(behind)]
    resolver = source.resolver()
    paid = resolver.cost(cost)
    effect = effect_of([one for one in said if not isinstance(one, Remark)], resolver, source)
    if "legion" in words and len(effect) == 1 and isinstance(effect[0], Add):
        effect = (Add(instead=(LEGION, effect[0])),)  # what it adds is known where resources are counted
    elif "legion" in words:
        effect = (If(LEGION, effect),)
    ability = Activated(paid, effect, reaction="reaction" in words, action="action" in words)
    for remark in (one for one in said if isinstance(one, Remark)):
        ability = remarked(ability, remark, line)
    return [*(["Legion"] if "legion" in words else []), ability]


def _permissions(text: str) -> tuple[list[str], str]:
    """The keywords in front of a cost or an effect, and what is behind them."""
    found = _PERMISSIONS.match(text)
    return (re.findall(r"\[(\w+)\]", found[1]), text[found.end() :]) if found else ([], text)


def remarked(ability: Activated, remark: Remark, line: str) -> Activated:
    """An activated ability with what a sentence behind it says about it."""
    if remark.kind == "only while":
        return replace(ability, only_while=remark.value)
    if remark.kind == "once":
        return replace(ability, each_turn=1)
    if remark.kind == "once while":
        return replace(ability, only_while=remark.value, each_turn=1)
    if remark.kind == "only for" and len(ability.effect) == 1 and isinstance(ability.effect[0], Add):
        return replace(ability, effect=(replace(ability.effect[0], only_for=remark.value),))
    if remark.kind == "ability less":
        return replace(ability, less=(*ability.less, remark.value))
    raise NotRead(line, "this remark is not known here")


def _said(line: str, source: Source) -> list[Any]:
    """A paragraph of sentences: a triggered ability, passive abilities, the instructions of a spell, or a remark."""
    said = [read(sentence) for sentence in sentences_of(line)]
    first, rest = said[0], said[1:]
    if isinstance(first, Body) and first.says == INSTEAD and first.only_if is None and not rest and not first.may:
        return [InsteadOfLast(first.effect)]
    if isinstance(first, Remark) and first.kind == "costs less instead" and not rest:
        return [InsteadOfLast((Discount(first.value.energy, power=first.value.power),))]
    if isinstance(first, Leading):
        ability = _triggered(first.condition, [first.body, *rest], first.only_if, first.spoken_of, source)
        return [replace(one, each_turn=first.each_turn) for one in also_in_trash(ability)]
    if isinstance(first, tuple):
        return _passive(said, source, line)
    if isinstance(first, Remark) and not rest and first.kind == "only while":
        return [first]
    if isinstance(first, Body) and not rest and (played := playable_from_trash(first)) is not None:
        return [played]
    if SPELL not in source.types:
        raise NotRead(line, "only a spell has instructions without a condition")
    return list(effect_of(said, source.spell, source))


def _triggered(condition: Any, said: list[Any], only_if: Any, spoken_of: Any, source: Source) -> Triggered:
    """A triggered ability; a "you may" and a cost in front of the first thing that it does are its own (383.3.a-b)."""
    first = said[0]
    if not isinstance(first, Body):
        raise NotRead("", "what the ability does is not clear")
    resolver = source.resolver(spoken_of, is_gone=_is_always(condition, WhenDies))
    resolver.has_there = _is_always(condition, WhenThisMoves, WhenYouFight, WhenMoves, WhenYouDo)
    resolver.there_is_here = _is_always(condition, WhenYouScore, WhenThisScores, WhenYouFight, WhenThisFights)
    resolver.moves = _is_always(condition, WhenThisMoves)
    if isinstance(only_if or first.only_if, AssignedExcess):
        resolver.that_much = AssignedInExcess()
    resolver.about_player = is_about_a_player(condition)
    theirs = resolver.about_player and not isinstance(condition, AtTime) and is_done_by_them(said)
    if theirs:
        (act,) = first.effect
        first, resolver.theirs = Body(act.effect, act.may, act.cost, first.only_if, first.says), True
    cost = resolver.cost(first.cost)
    effect = banished_with_this(effect_of([Body(first.effect), *said[1:]], resolver, source))
    if first.says == "if" and only_if is None:
        only_if = first.only_if
    elif first.says:
        raise NotRead("", "nothing comes before it")
    if only_if is NOT_PAID and isinstance(condition, WhenPlayed):
        condition, only_if = WhenPlayed(unpaid=ADDITIONAL), None
    if isinstance(only_if, AssignedExcess) and isinstance(condition, WhenYouScore) and not condition.here:
        only_if = replace(only_if, anywhere=True)
    if only_if is PAID:
        if not isinstance(condition, WhenPlayed):
            raise NotRead("", "the additional cost is paid as this is played")
        condition, only_if = WhenPlayed(paid=ADDITIONAL), None
    if isinstance(only_if, UnitsThere):
        if not isinstance(condition, WhenYouScore):
            raise NotRead("at that battlefield", "where this is is not clear")
        condition, only_if = replace(condition, units=only_if.at_least), None
    in_trash = isinstance(condition, WhenThisIsDiscarded) or resolver.in_trash
    if isinstance(effect[0], PlayThis) and effect[1:] == (Banish(This()),):
        effect = (replace(effect[0], banished=True),)
    return Triggered(
        condition, effect, may=first.may, cost=cost or FREE, only_if=only_if, in_trash=in_trash, theirs=theirs
    )


def _is_always(condition: Condition, *kinds: type[Condition]) -> bool:
    """Whether a condition, or each of several of which one is met, is of one of these kinds."""
    return all(isinstance(part, kinds) for part in condition.parts)


def _passive(said: list[Any], source: Source, line: str) -> list[Any]:
    """Passive abilities, and what the sentences behind them add."""
    found: list[Any] = []
    for one in said:
        if isinstance(one, tuple):
            resolver = source.resolver(Affected())
            found += [resolver.ability(ability) for ability in one]
        elif found and isinstance(one, Remark) and one.kind == "instead":
            found[-1:] = instead_of_passive(found[-1], one)
        elif found and isinstance(found[-1], WouldDie) and isinstance(one, Body) and not one.may and not one.says:
            more = source.resolver(Affected()).effect(one.effect)
            found[-1] = replace(found[-1], instead=(*found[-1].instead, *more))
        elif found and isinstance(found[-1], OptionalCost):
            found += _consequence(found, one, source, line)
        elif found and isinstance(found[-1], If) and isinstance(one, Body) and one.says == "otherwise":
            found[-1] = replace(found[-1], otherwise=source.spell.effect(one.effect))
        else:
            raise NotRead(line, "what the sentence belongs to is not clear")
    return found


def _consequence(found: list[Any], one: Any, source: Source, line: str) -> list[Any]:
    """What follows from paying an optional additional cost."""
    if isinstance(one, Remark) and one.kind == "reduce":
        return [Discount(one.value.energy, power=one.value.power, paid=ADDITIONAL)]
    if isinstance(one, Remark) and one.kind == "enters ready":
        found[-1] = replace(found[-1], enters_ready=True)
        return []
    if isinstance(one, Remark) and one.kind == "ignore":
        found[-1] = replace(found[-1], ignores_base_cost=True)
        return []
    if SPELL in source.types and isinstance(one, Body) and one.says == "if you do" and not one.may:
        return [If(PaidFor(), source.spell.effect(one.effect))]
    if isinstance(one, Body) and one.says == "if you do" and not one.may:
        found[-1] = replace(found[-1], then=source.resolver().effect(one.effect))
        return []
    raise NotRead(line, "what follows from the additional cost is not known")

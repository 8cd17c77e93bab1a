"""From the sentences of a paragraph to the parts of a wording: keywords, abilities, instructions."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.effects import effect_of
from judge.cards.reading.grammar import read
from judge.cards.reading.keyword_lines import keyword_parts
from judge.cards.reading.phrases import Body, FromTrash, Leading, NotRead, Remark
from judge.cards.reading.prepared import sentences_of
from judge.cards.reading.read_circumstances import PAID
from judge.cards.reading.read_passive import ADDITIONAL
from judge.cards.reading.resolve import EFFECT_TEXT
from judge.cards.reading.source import Source, source
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.discounts import Discount
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.actions.banish import Banish
from judge.engine.actions.play import PlayThis
from judge.engine.conditions.combat import WhenYouFight
from judge.engine.conditions.conditions import WhenDies, WhenPlayed, WhenThisDies
from judge.engine.conditions.discards import WhenThisIsDiscarded
from judge.engine.conditions.moves import WhenThisMoves
from judge.engine.costs.add import Add
from judge.engine.costs.purposes import SPELLS
from judge.engine.instructions.if_so import If
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.keywords.legion import LEGION
from judge.engine.keywords.level import WhileLevel
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.ability import Ability
from judge.engine.state.card import SPELL, UNIT
from judge.engine.state.cost import FREE
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.passive import Dependent, Static
from judge.engine.wording.references import Affected, This
from judge.engine.wording.source_circumstances import PaidFor

if TYPE_CHECKING:
    from judge.engine.wording.circumstances import Circumstance

_PREFIX = re.compile(r"^\[(deathknell|legion|empowered|level (\d+))\] — ?")
_PERMISSIONS = re.compile(r"^(\[(?:reaction|action|legion)\](?:, ?\[(?:reaction|action|legion)\])*) — ?")
_NO_COST = re.compile(r".*\bdo this(?: \w+(?: times)?)?$")


def parts_of(line: str, source: Source) -> list[Any]:
    """The parts of a wording that one paragraph says; it takes those behind it that belong to it."""
    words = keyword_parts(line)
    if words is not None:
        return words
    found = _PREFIX.match(line)
    if found is None:
        return _activated(line, source) or _said(line, source)
    rest = line[found.end() :]
    if found[1] == "deathknell":
        bodies = [read(sentence) for sentence in sentences_of(rest)]
        return ["Deathknell", _triggered(WhenThisDies(deathknell=True), bodies, None, None, source)]
    parts = parts_of(rest, source)
    if EFFECT_TEXT in source.types and found[1] != "legion":
        return _dependent(_active_while(found), parts)
    if found[1] == "legion":
        return ["Legion", *(_while(LEGION, part, line) for part in parts)]
    if found[1] == "empowered":
        return ["Empowered", *_dependent(_active_while(found), parts)]
    return [f"Level {found[2]}", *_dependent(_active_while(found), parts)]


MENTIONED = {"Deathknell", "Legion"}
"""Keywords that stand in front of an ability, so that the card has them whatever the ability waits for."""


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
    if isinstance(part, Discount | Static) and part.during is None:
        return replace(part, during=during)
    if isinstance(part, str | Ability):
        raise NotRead(line, "this is not known behind Legion")
    return If(during, (part,))


def _dependent(during: Circumstance, parts: list[Any]) -> list[Any]:
    """Text that is active only while a condition holds."""
    abilities = tuple(part for part in parts if isinstance(part, Ability))
    keywords = tuple(part for part in parts if isinstance(part, str) and part not in MENTIONED)
    effect = tuple(part for part in parts if not isinstance(part, str | Ability))
    found: list[Any] = [part for part in parts if isinstance(part, str) and part in MENTIONED]
    found += [Dependent(during, abilities, keywords)] if abilities or keywords else []
    return [*found, If(during, effect)] if effect else found


def _activated(line: str, source: Source) -> list[Any]:
    """An activated ability, ``cost: effect``; nothing where the paragraph is none."""
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
    if "legion" in words:
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
    if remark.kind == "for spells" and len(ability.effect) == 1 and isinstance(ability.effect[0], Add):
        return replace(ability, effect=(replace(ability.effect[0], only_for=SPELLS),))
    raise NotRead(line, "this remark is not known here")


def _said(line: str, source: Source) -> list[Any]:
    """A paragraph of sentences: a triggered ability, passive abilities, the instructions of a spell, or a remark."""
    said = [read(sentence) for sentence in sentences_of(line)]
    first, rest = said[0], said[1:]
    if isinstance(first, Leading):
        ability = _triggered(first.condition, [first.body, *rest], first.only_if, first.spoken_of, source)
        return [replace(ability, each_turn=first.each_turn)]
    if isinstance(first, tuple):
        return _passive(said, source, line)
    if isinstance(first, Remark) and not rest and first.kind == "only while":
        return [first]
    if SPELL not in source.types:
        raise NotRead(line, "only a spell has instructions without a condition")
    return list(effect_of(said, source.spell, source))


def _triggered(condition: Any, said: list[Any], only_if: Any, spoken_of: Any, source: Source) -> Triggered:
    """A triggered ability; a "you may" and a cost in front of the first thing that it does are its own (383.3.a-b)."""
    first = said[0]
    if not isinstance(first, Body):
        raise NotRead("", "what the ability does is not clear")
    resolver = source.resolver(spoken_of, is_gone=isinstance(condition, WhenDies))
    resolver.has_there = isinstance(condition, WhenThisMoves | WhenYouFight)
    cost = resolver.cost(first.cost)
    effect = effect_of([Body(first.effect), *said[1:]], resolver, source)
    if first.says == "if" and only_if is None:
        only_if = first.only_if
    elif first.says:
        raise NotRead("", "nothing stands in front of it")
    if only_if is PAID:
        if not isinstance(condition, WhenPlayed):
            raise NotRead("", "the additional cost is paid as this is played")
        condition, only_if = WhenPlayed(paid=ADDITIONAL), None
    in_trash = isinstance(condition, WhenThisIsDiscarded)
    if any(isinstance(one, FromTrash) for one in effect):
        effect, in_trash = tuple(one.instruction if isinstance(one, FromTrash) else one for one in effect), True
    if isinstance(effect[0], PlayThis) and effect[1:] == (Banish(This()),):
        effect = (replace(effect[0], banished=True),)
    return Triggered(condition, effect, may=first.may, cost=cost or FREE, only_if=only_if, in_trash=in_trash)


def _passive(said: list[Any], source: Source, line: str) -> list[Any]:
    """Passive abilities, and what the sentences behind them add."""
    found: list[Any] = []
    for one in said:
        if isinstance(one, tuple):
            resolver = source.resolver(Affected())
            found += [resolver.ability(ability) for ability in one]
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

"""All clauses of a card, each with when it applies and what its references refer to."""

from __future__ import annotations

from enum import Enum
from functools import cache
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.conditions.conditions import Condition
from judge.engine.instructions.give import Give
from judge.engine.keyword_abilities.triggers import keyword_triggers
from judge.engine.keyword_abilities.vocabulary import WRITTEN_OUT, keywords_among
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.ability import Ability
from judge.engine.state.card import Card
from judge.engine.state.clauses import About, Clause, HasClauses, Subject, Verb, Whose
from judge.engine.state.cost import Cost
from judge.engine.state.instruction import Instruction, clauses_in, walk
from judge.engine.state.text_part import TextPart
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.clause_objects import refers_back, whose_of
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import (
    Affected,
    ControllerOf,
    OwnerOf,
    Target,
    ThatPlayer,
    This,
    TriggeringObject,
)

if TYPE_CHECKING:
    from collections.abc import Iterator


class When(Enum):
    """When a clause applies."""

    PLAYED = "as the spell resolves"
    USED = "as its ability is used"
    TRIGGERED = "as its ability triggers"
    COST = "as its cost is paid"
    REPLACING = "in the place of what it replaces"
    STANDING = "while it is there"

    __hash__ = object.__hash__


class CardClause(Struct, frozen=True):
    """A clause of a card.

    ``clause`` has its references resolved, as far as the text decides them. ``attached``: it is part of an Effect Text
    (136) or of an ability that is given to others, so "this" is the card that has it. ``this_turn``: a spell or ability
    has set it up for a while. ``waits`` is the trigger condition of the ability, ``part`` the piece of the text with
    the clause, ``within`` the ability or instruction around it.
    """

    card: Card
    clause: Clause
    when: When
    part: HasClauses
    within: TextPart
    attached: bool = False
    this_turn: bool = False
    optional: bool = False
    waits: tuple[Clause, ...] = ()

    @property
    def comes_by_itself(self) -> bool:
        """Whether it applies while its card is there, without anything being played or used."""
        return self.when is When.STANDING and not self.this_turn

    @property
    def permits_plays(self) -> bool:
        """Whether it allows cards to be played at more places, or at more times."""
        return (self.clause.verb, self.clause.about) == (Verb.CHANGES, About.PLAY) and self.clause.more > 0


class _Context(Struct, frozen=True):
    """The context on the way into a text."""

    card: Card
    when: When
    within: TextPart
    named: dict[str, object]
    given: bool = False
    attached: bool = False
    this_turn: bool = False
    optional: bool = False
    waits: tuple[Clause, ...] = ()
    affected: Clause | None = None


@cache
def card_clauses(card: Card) -> tuple[CardClause, ...]:
    """The clauses of a card in its wording, in the order of its text: its keywords, its abilities, its effect."""
    return tuple(_of_the_card(card))


def around(found: CardClause) -> tuple[CardClause, ...]:
    """The clauses of the ability or effect around a clause, and the XP that its card costs."""
    texts = (*found.card.abilities, found.card.effect)
    meant = (found.part, found.within)
    inside = next((text for text in texts if any(part is one for part in walk(text) for one in meant)), ())
    parts = {id(part) for part in walk(inside)}
    return tuple(
        one for one in card_clauses(found.card)
        if id(one.part) in parts or (one.clause.about is About.XP and one.clause.more < 0)
    )  # fmt: skip


def _of_the_card(card: Card) -> Iterator[CardClause]:
    written = [*_of_its_text(card)]
    said = {(found.clause.verb, found.clause.about) for found in written}
    for keyword in keywords_among(card.keywords):
        for found in _in(keyword, _Context(card, When.STANDING, keyword, {})):
            if keyword.name not in WRITTEN_OUT or (found.clause.verb, found.clause.about) not in said:
                yield found
    yield from written


def _of_its_text(card: Card) -> Iterator[CardClause]:
    """The clauses of abilities and effects, including the abilities that keywords stand for."""
    for ability in (*card.abilities, *keyword_triggers(card.keywords)):
        yield from _in(ability, _Context(card, When.STANDING, ability, _names(ability)))
    for instruction in card.effect:
        yield from _in(instruction, _Context(card, When.PLAYED, instruction, _names(card.effect)))


def _names(text: object) -> dict[str, object]:
    """The objects that a text names: its targets and picks."""
    return {part.name: part for part in walk(text) if isinstance(part, Target | Pick)}


def _in(value: object, context: _Context) -> Iterator[CardClause]:
    """The clauses of a value and of everything inside it."""
    if isinstance(value, tuple):
        for part in value:
            yield from _in(part, context)
        return
    if not isinstance(value, Struct) or isinstance(value, Card):
        return
    if isinstance(value, Cost):
        context = replace(context, when=When.COST)
    if isinstance(value, TextPart):
        context = _within(value, context)
    if isinstance(value, HasClauses):
        for clause in value.clauses():
            yield _resolved(clause, value, context)
    if isinstance(value, Triggered):
        yield from _in_trigger(value, context)
        return
    if isinstance(value, Activated):
        context = replace(context, when=When.USED)
    if isinstance(value, WouldDie):
        who = next(iter(value.clauses()), None)
        yield from _in(value.cost, replace(context, when=When.COST))
        yield from _in(value.during, context)
        yield from _in(value.instead, replace(context, when=When.REPLACING, affected=who, optional=value.may))
        return
    silent = value.speaks_for if isinstance(value, HasClauses) else ()
    for name in value.__struct_fields__:
        if name not in silent:
            yield from _in(getattr(value, name), context)


def _in_trigger(ability: Triggered, context: _Context) -> Iterator[CardClause]:
    yield from _in(ability.condition, context)
    yield from _in(ability.only_if, context)
    inner = replace(
        context, when=When.TRIGGERED, waits=_awaited(ability.condition), optional=ability.may,
        within=ability, named=context.named | _names(ability.effect),
    )  # fmt: skip
    yield from _in(ability.cost, replace(inner, when=When.COST))
    yield from _in(ability.effect, inner)


def _awaited(condition: Condition) -> tuple[Clause, ...]:
    """The events that a condition waits for. If it consists of several conditions, those of each."""
    return tuple(condition.clauses() or clauses_in(condition))


def _within(part: TextPart, context: _Context) -> _Context:
    if isinstance(part, WhileAttached):
        return replace(context, attached=True, within=part)
    if isinstance(part, Give) and not isinstance(part.to, This):
        context = replace(context, given=True)
    elif isinstance(part, Ability) and context.given:
        context = replace(context, attached=True)  # "this" is what has the ability
    if isinstance(part, Ability) and not isinstance(context.within, Ability):
        return replace(context, within=part, when=When.STANDING, this_turn=True)  # an instruction sets it up
    if isinstance(part, Instruction) and context.when is When.STANDING and not isinstance(part, Condition):
        return replace(context, within=part)
    return context


def _resolved(clause: Clause, part: HasClauses, context: _Context) -> CardClause:
    """The clause with the object that its reference refers back to."""
    on = clause.on
    if isinstance(on, TriggeringObject | ThatPlayer):
        clause = _as_awaited(clause, context.waits)
    elif isinstance(on, Affected) and context.affected is not None:
        found = context.affected
        clause = replace(clause, of=found.of, whose=found.whose, subject=found.subject)
    elif isinstance(on, ControllerOf | OwnerOf) or (refers_back(clause) and hasattr(on, "name")):
        named = context.named.get(getattr(on, "name", ""))
        criteria = getattr(named, "criteria", None)
        if named is not None and clause.subject is Subject.PLAYERS:
            clause = replace(clause, whose=whose_of(criteria))
        elif named is not None:
            clause = replace(clause, of=criteria, whose=whose_of(criteria), chosen=True)
    return CardClause(
        context.card, clause, context.when, part, context.within, context.attached,
        context.this_turn, context.optional, context.waits,
    )  # fmt: skip


def _as_awaited(clause: Clause, waits: tuple[Clause, ...]) -> Clause:
    """A clause about the object that met the condition of its trigger."""
    listened = next((found for found in waits if found.verb is Verb.LISTENS), None)
    if listened is None:
        return clause
    if clause.subject is Subject.PLAYERS:
        return replace(clause, whose=listened.whose)
    if listened.subject is Subject.THIS:
        return replace(clause, subject=Subject.THIS, whose=Whose.YOURS, on=This())
    return replace(clause, of=listened.of, whose=listened.whose if listened.of is None else whose_of(listened.of))

"""Open questions between the texts of two cards, or those that older rulings answer otherwise, on any board.

A walk that comes to such a place has recorded it. This module finds, by their clauses, the pairs whose question comes
up only on a board with more than the two cards and the objects that their texts need.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.facedown import CANNOT_BE_PLAYED, EnemyFacedownStays
from judge.engine.actions.kill import KILLED_ALL_THE_SAME, Kill
from judge.engine.actions.move import WITH_WHAT_IS_GONE, Move, ToThere
from judge.engine.actions.play import Play
from judge.engine.actions.recall import Recall
from judge.engine.combat.conquering import STILL_ATTACKING
from judge.engine.conditions.conditions import WhenYouPlay
from judge.engine.conditions.damage import WhenDamaged
from judge.engine.conditions.occurrences import Way
from judge.engine.conditions.scoring import WhenYouScore
from judge.engine.keywords.hidden import HIDDEN
from judge.engine.keywords.reaction import REACTION
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.card import SPELL, UNIT, value_among
from judge.engine.state.clauses import About, Verb
from judge.engine.state.instruction import clauses_in, walk
from judge.engine.triggers.again import EACH_ADDS_ONE, TriggerAgain
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.turn.resolution import NOT_THERE_YET
from judge.engine.wording.changes import HasKeywords
from judge.engine.wording.circumstances import MIGHTY, IsMighty
from judge.engine.wording.references import TriggeringObject

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.doubts import Note
    from judge.engine.state.card import Card

_GONE = frozenset({About.DIE, About.DAMAGE, About.MOVE, About.RETURN, About.BANISH, About.RECALL})
"""Events after which a unit may be in another place than the one it moved to."""


def notes_between(one: Card, other: Card) -> tuple[Note, ...]:
    """The questions that the texts of two cards raise between them, each marked as not met on a board."""
    return tuple(
        replace(note, met=False) for note, raises, bears_on in _BETWEEN
        if (raises(one) and bears_on(other, one)) or (raises(other) and bears_on(one, other))
    )  # fmt: skip


def _parts(card: Card) -> Iterator[object]:
    return walk((card.abilities, card.effect))


def _triggers(card: Card) -> Iterator[Triggered]:
    return (part for part in _parts(card) if isinstance(part, Triggered))


def _ways_again(card: Card) -> set[Way | None]:
    return {part.way for part in _parts(card) if isinstance(part, TriggerAgain)}


def _kills_what_is_damaged(card: Card) -> bool:
    return any(
        isinstance(trigger.condition, WhenDamaged)
        and any(isinstance(part, Kill) and isinstance(part.what, TriggeringObject) for part in walk(trigger.effect))
        for trigger in _triggers(card)
    )


def _saves_on_the_board(card: Card, _: Card) -> bool:
    """Whether it replaces a death with a recall: the unit stays the same object."""
    return any(
        isinstance(part, WouldDie) and any(isinstance(found, Recall) for found in walk(part.instead))
        for part in _parts(card)
    )


def _looks_for_might_as_it_conquers(card: Card) -> bool:
    return any(
        isinstance(trigger.condition, WhenYouScore)
        and Way.CONQUER in trigger.condition.ways
        and any(isinstance(part, IsMighty) for part in walk(trigger.only_if))
        for trigger in _triggers(card)
    )


def _is_mighty_by_assault(card: Card, _: Card) -> bool:
    """Whether it is a unit that only its Assault makes Mighty, or gives Assault."""
    more = value_among("Assault", card.keywords)
    if more and card.might is not None:
        return card.might < MIGHTY <= card.might + more
    return any(
        isinstance(part, HasKeywords) and any(word.startswith("Assault") for word in part.keywords)
        for part in _parts(card)
    )


def _waits_for_spells(card: Card, _: Card) -> bool:
    return card.is_a(UNIT) and any(
        isinstance(part, WhenYouPlay) and part.card_type in {"", SPELL}
        for trigger in _triggers(card) for part in trigger.condition.parts
    )  # fmt: skip


def _is_moved_with_another(card: Card) -> bool:
    return any(isinstance(part, Move) and isinstance(part.to, ToThere) and part.to.with_it for part in _parts(card))


def _takes_away_in_response(card: Card, _: Card) -> bool:
    in_response = REACTION in card.keywords or HIDDEN in card.keywords
    return card.is_a(SPELL) and in_response and any(
        clause.verb is Verb.BRINGS and clause.about in _GONE for clause in clauses_in(card.effect)
    )  # fmt: skip


_BETWEEN: tuple[tuple[Note, Callable[[Card], bool], Callable[[Card, Card], bool]], ...] = (
    (EACH_ADDS_ONE, lambda card: bool(_ways_again(card)), lambda card, one: bool(_ways_again(card) & _ways_again(one))),
    (
        CANNOT_BE_PLAYED,
        lambda card: any(isinstance(part, EnemyFacedownStays) for part in _parts(card)),
        lambda card, _: HIDDEN in card.keywords,
    ),
    (KILLED_ALL_THE_SAME, _kills_what_is_damaged, _saves_on_the_board),
    (STILL_ATTACKING, _looks_for_might_as_it_conquers, _is_mighty_by_assault),
    (
        NOT_THERE_YET,
        lambda card: card.is_a(SPELL) and any(isinstance(part, Play) for part in _parts(card)),
        _waits_for_spells,
    ),
    (WITH_WHAT_IS_GONE, _is_moved_with_another, _takes_away_in_response),
)
"""Each question with what a card has to say that raises it, and what the other one has to for it to matter."""

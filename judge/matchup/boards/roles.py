"""Roles: the ways in which a card can take part in an interaction, from its definition."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.keyword_abilities.triggers import keyword_triggers
from judge.engine.keyword_abilities.vocabulary import keywords_among
from judge.engine.state.card import (
    BATTLEFIELD,
    LEGEND,
    SPELL,
    UNIT,
)
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.instruction import clauses_in
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.passive import AdditionalCost, NotYet
from judge.matchup.clauses.clauses_said import waits

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.engine.state.clauses import Clause, Clauses

_PLAYED_OR_DEAD = {(About.PLAY, Subject.THIS), (About.DIE, Subject.THIS)}
"""Events that an ability can wait for while its card is not on the board."""


class Role(Enum):
    """The part of a card in a set-up."""

    PLAYED = "played from hand"
    FACEDOWN = "played from facedown"
    USED = "used from the board"
    IN_PLACE = "in place on the board"
    IN_TRASH = "in the trash"
    IN_DECK = "among the top cards of the deck"
    VICTIM = "the unit that is chosen or killed"
    FIELD = "the battlefield where the unit stands"
    ATTACKING = "attacking"
    DEFENDING = "defending"

    __hash__ = object.__hash__


ACTIVE = frozenset({Role.PLAYED, Role.FACEDOWN, Role.USED})
"""Roles in which a player has to act with the card."""

FIGHTING = frozenset({Role.ATTACKING, Role.DEFENDING})
"""Roles that take a move to a battlefield and a combat there."""


def roles_of(card: Card) -> tuple[Role, ...]:
    """The roles of a card by itself, read off its types, its keywords and what its abilities say."""
    if card.is_a(BATTLEFIELD):
        return (*((Role.USED,) if _is_used(card) else ()), Role.FIELD)
    roles = list(_roles_of_its_text(card))
    if card.is_a(UNIT):
        if _fights(card):
            roles += [Role.ATTACKING, Role.DEFENDING]
        if Role.IN_DECK not in roles:
            roles.append(Role.IN_DECK)
        roles.append(Role.VICTIM)
    if not roles and not card.is_a(LEGEND):
        roles.append(Role.IN_PLACE)
    return tuple(roles)


def _roles_of_its_text(card: Card) -> Iterator[Role]:
    triggered = _triggered(card)
    if _is_used(card):
        yield Role.USED
    if any(found.in_trash for found in card.abilities if isinstance(found, Triggered)):
        yield Role.IN_TRASH
    waiting = any(_waits_on_the_board(_waits_for(found)) for found in triggered if not found.in_trash)
    if waiting or any(map(_acts_from_the_board, _of_abilities(card))):
        yield Role.IN_PLACE
    played = any((found.about, found.subject) == (About.PLAY, Subject.THIS) for found in _waits(card))
    if played or card.is_a(SPELL) or any(isinstance(found, AdditionalCost | OptionalCost) for found in card.abilities):
        yield Role.PLAYED
    if card.has("Hidden") and card.is_a(SPELL):
        yield Role.FACEDOWN
    if any((found.verb, found.about) == (Verb.LISTENS, About.LOOK) for found in _of_abilities(card)):
        yield Role.IN_DECK


def _is_used(card: Card) -> bool:
    return any(isinstance(found, Activated) for found in card.abilities)


def _triggered(card: Card) -> list[Triggered]:
    """The triggered abilities of a card, those that its keywords are short for included."""
    return [found for found in (*card.abilities, *keyword_triggers(card.keywords)) if isinstance(found, Triggered)]


def _waits(card: Card) -> list[Clause]:
    return [clause for found in _triggered(card) for clause in _waits_for(found)]


def _waits_for(found: Triggered) -> Clauses:
    return tuple(filter(waits, clauses_in(found.condition)))


def _of_abilities(card: Card) -> list[Clause]:
    """The clauses of the abilities of a card itself, without those of abilities inside them."""
    return [clause for found in card.abilities for clause in found.clauses()]


def _acts_from_the_board(found: Clause) -> bool:
    """Whether an ability alters or replaces anything but how its own card is played and enters."""
    its_own_play = found.subject is Subject.THIS and found.about in (About.COST, About.PLAY, About.ENTER, About.TRASH)
    return found.verb in (Verb.REPLACES, Verb.CHANGES) and not its_own_play


def _waits_on_the_board(condition: Clauses) -> bool:
    return not any((found.about, found.subject) in _PLAYED_OR_DEAD for found in condition)


def _fights(card: Card) -> bool:
    """Whether a text is about attacking and defending, or about units where its own unit is."""
    said = [*_waits(card), *_of_abilities(card)]
    said += [clause for keyword in keywords_among(card.keywords) for clause in keyword.clauses()]
    return any(found.about in (About.COMBAT, About.TRAITS) for found in said)


def unmodelled(card: Card) -> str:
    """The part of a card's text that is not modelled, or "" if all of it is."""
    return next((found.missing for found in card.abilities if isinstance(found, NotYet)), "")

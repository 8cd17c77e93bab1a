"""Where and when the text of a card works: at a battlefield, in the trash, while Empowered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.abilities.draws_instead import DrawsInsteadOfPoint
from judge.engine.abilities.not_scored_yet import NoScoringBeforeTurn
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.designation import Designation
from judge.engine.state.instruction import walk
from judge.engine.state.sides import Side
from judge.engine.state.zones import Zone
from judge.engine.targeting.amounts import CountOf
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.chain_criteria import ItemOnChain, SpellOnChain
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.passive import Dependent
from judge.engine.wording.qualities import Fights
from judge.engine.wording.references import Every
from judge.matchup.clauses.card_clauses import card_clauses

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.clauses.card_clauses import CardClause


def is_about_its_own_play(found: CardClause) -> bool:
    """Whether a clause is part of a text about the play of its own card: its cost, its place, how it enters."""
    said = found.within.clauses() if hasattr(found.within, "clauses") else ()
    own = (About.COST, About.PLAY, About.ENTER)
    return any(one.verb is Verb.CHANGES and one.subject is Subject.THIS and one.about in own for one in said)


def is_at_a_battlefield(card: Card) -> bool:
    """Whether a text of a unit requires it to be at a battlefield."""
    return any(
        found.clause.verb is Verb.READS
        and found.clause.about is About.PLACE
        and found.clause.subject is Subject.THIS
        and found.clause.zone is Zone.BATTLEFIELD
        for found in card_clauses(card)
    )


def times_empowered(found: CardClause) -> int:
    """How often its source has to be Empowered for a clause (828). 0 if it does not have to be."""
    during = found.within.during if isinstance(found.within, Dependent) else None
    return during.times if isinstance(during, IsEmpowered) else 0


def hits_attackers(card: Card) -> bool:
    """Whether a spell is about units that attack."""
    parts = [part for part in walk(card.effect) if isinstance(part, Fights)]
    return any(part.designation is Designation.ATTACKER for part in parts)


def hits_fighters(card: Card) -> bool:
    """Whether a spell is about units in a combat, on whatever side of it they are."""
    return any(isinstance(part, Every) and part.in_combat for part in walk(card.effect))


def counts_enemies_there(card: Card) -> bool:
    """Whether a spell counts the enemy units with a chosen friendly unit, which are there only in a combat."""
    counted = (part.what for part in walk(card.effect) if isinstance(part, CountOf))
    return any(
        one.at_chosen and isinstance(one.criteria, Criteria) and one.criteria.side is Side.ENEMY for one in counted
    )


def in_trash(found: CardClause) -> bool:
    return isinstance(found.within, Triggered) and found.within.in_trash


def counters_only(card: Card) -> bool:
    return any(isinstance(found.clause.of, SpellOnChain | ItemOnChain) for found in card_clauses(card))


def speaks_of_early_turns(card: Card) -> bool:
    """Whether a text depends on which turn of a player it is."""
    return any(isinstance(found.part, NoScoringBeforeTurn | DrawsInsteadOfPoint) for found in card_clauses(card))


def place_of(used: object, card: Card) -> str:
    """The position of an activated ability in the text of a card. "" for the first one, and for one that is given."""
    places = [place for place, found in enumerate(card.abilities) if isinstance(found, Activated)]
    return next((str(place) for place in places[1:] if card.abilities[place] is used), "")


def empowering(card: Card) -> str:
    """The position of the ability that empowers a card."""
    found = next((one for one in card.abilities if isinstance(one, Activated) and one.empowers), None)
    return place_of(found, card)

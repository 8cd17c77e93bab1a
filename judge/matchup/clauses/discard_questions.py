"""Questions about the card that a player discards by a text which reads what was discarded: its type, its cost."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.state.zones import Zone
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.clauses.deck_questions import can_be_in_a_deck
from judge.matchup.clauses.pair_question import Question, Through

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.clauses.brought_about import Brought
    from judge.matchup.clauses.card_clauses import CardClause


def on_the_discarded_card(by: Card, to: Card, event: Brought) -> Iterator[Question]:
    """The question of a text that reads its player's discard, with the other card in that hand.

    An effect on any card, whatever it is, is not specific to this one.
    """
    does = event.does
    if does is not None and does.clause is event.clause and reads_the_discarded(does) and can_be_in_a_deck(to):
        yield Question(by, to, event.about, does, None, Through.OTHER, rank=6.3)


def reads_the_discarded(does: CardClause) -> bool:
    """Whether a text has its player discard a card, not as a cost, and then reads that card."""
    clause = does.clause
    if (clause.verb, clause.about, clause.subject) != (Verb.BRINGS, About.DISCARD, Subject.PLAYERS):
        return False
    return clause.whose is Whose.YOURS and does.when is not When.COST and any(map(_reads_it, _beside(does)))


def drawn_before(does: CardClause) -> int:
    """The number of cards that a text has its player draw before the discard, so one of them may be discarded."""
    found = 0
    for one in _beside(does):
        if one.clause is does.clause:
            return found
        found += (one.clause.amount or 0) * ((one.clause.verb, one.clause.about) == (Verb.BRINGS, About.DRAW))
    return 0


def _beside(does: CardClause) -> Iterator[CardClause]:
    """The clauses of the ability or of the effect that contains a clause."""
    together = (When.PLAYED,) if does.when is When.PLAYED else ()
    return (one for one in card_clauses(does.card) if one.within is does.within or one.when in together)


def _reads_it(found: CardClause) -> bool:
    clause = found.clause
    return clause.verb is Verb.READS and (
        clause.about is About.DISCARD or (clause.about is About.COST and clause.zone is Zone.HAND)
    )

"""Questions about the top card of a deck: whether it is drawn by a text that looks at it, or put elsewhere."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.look import DrawRest, IfRevealed, RecycleRest, TrashRest
from judge.engine.state.card import BATTLEFIELD, LEGEND, RUNE
from judge.engine.state.clauses import About, Verb
from judge.engine.state.zones import Zone
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.clauses.criteria_fit import fit, types_asked
from judge.matchup.clauses.pair_question import Question, Through

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.clauses.brought_about import Brought
    from judge.matchup.clauses.card_clauses import CardClause

TAKEN = frozenset({About.DRAW, About.TAKE})
"""Events on a card of a deck that a text asks for."""

_PUT_AWAY = RecycleRest | TrashRest


def on_top_of_a_deck(by: Card, to: Card, event: Brought) -> Iterator[Question]:
    """The question of a text that draws the other card from among those it looks at, or puts it away as not fitting.

    A text that takes any card is not specific to this one.
    """
    does = event.does
    if does is None or does.clause is not event.clause or not can_be_in_a_deck(to):
        return
    if takes_from_a_deck(does):
        found = fit(_asked_for(does), to)
        if found.fits or found.why:
            any_card = not (types_asked(_asked_for(does)) or found.specific or found.why)
            rank = 4.5 if found.specific else 6.5 if any_card else 5.5
            yield Question(
                by,
                to,
                event.about,
                does,
                None,
                Through.OTHER,
                (),
                found.specific,
                found.why,
                rank,
                found.varies,
                any_card,
            )
    elif isinstance(does.part, _PUT_AWAY):
        wanted = [one for one in card_clauses(by) if one.within is does.within and takes_from_a_deck(one)]
        if wanted and not any(fit(_asked_for(one), to).fits for one in wanted):
            yield Question(by, to, event.about, does, None, Through.OTHER, rank=6.6)


def _asked_for(found: CardClause) -> object:
    """The cards that the text takes: its own criteria, or the type that it requires of a revealed card."""
    if found.clause.of is not None:
        return found.clause.of
    asked = (one.part for one in card_clauses(found.card) if one.within is found.within)
    return next((part.card_type for part in asked if isinstance(part, IfRevealed)), None)


def takes_from_a_deck(found: CardClause) -> bool:
    """Whether a text has cards drawn or taken from among those that it looks at or reveals on a deck."""
    clause = found.clause
    if clause.verb is not Verb.BRINGS or clause.about not in TAKEN:
        return False
    return isinstance(found.part, DrawRest) or clause.zone is Zone.MAIN_DECK


def is_put_away(found: CardClause) -> bool:
    """Whether a text puts away the rest of the cards that it has looked at or revealed on a deck."""
    return isinstance(found.part, _PUT_AWAY)


def can_be_in_a_deck(card: Card) -> bool:
    """Whether a card can be in a Main Deck."""
    return not (card.token or any(card.is_a(kind) for kind in (BATTLEFIELD, LEGEND, RUNE)))

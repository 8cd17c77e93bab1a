"""The cards that a text needs in a hand or a trash, for its cost or as choices for its effect."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.state.card import FILLER, GEAR, SPELL, UNIT, Card
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.instruction import walk
from judge.engine.state.zones import Place, Zone, hand
from judge.engine.wording.criteria import CardsIn
from judge.engine.wording.pick import Pick
from judge.engine.wording.references import Target
from judge.matchup.boards.who_has_what import zone_of_other
from judge.matchup.clauses.card_clauses import When, around, card_clauses
from judge.matchup.clauses.discard_questions import drawn_before, reads_the_discarded
from judge.scenario.board.plain_cards import plain_gear
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.pair_question import Question

IN_ZONE = "d"
"""How the labels of plain cards in a hand or trash begin."""

MOST_ON_DECK = 5
"""So many cards are put on a deck."""

MIGHT = 2
"""The Might of a plain unit that is there to be taken."""

A_SPELL = Card("test spell", (SPELL,), keywords=("Action",), effect=(Draw(1),))
"""A spell that costs nothing and draws 1."""


def cards_asked_for(found: CardClause, who: str, question: Question) -> Iterator[Placed]:
    """The cards that a player needs in hand and trash so that the text around a clause can be paid for and applies."""
    yield from _given_up(found, who)
    if zone_of_other(question) is not Zone.MAIN_DECK:
        yield from _on_the_deck(found, who)
    if found is question.does and reads_the_discarded(found):
        yield from _known_ones(drawn_before(found), who)
    if found is not question.does or zone_of_other(question) is None:
        yield from _chosen(found, who)


def _given_up(found: CardClause, who: str) -> Iterator[Placed]:
    """What a cost takes: cards of a type that are discarded, cards of a trash that are recycled."""
    for one in (*around(found), *_of_empowering(found)):
        if one.when is not When.COST or one.clause.verb is not Verb.BRINGS:
            continue
        if one.clause.about is About.DISCARD and isinstance(one.clause.of, str):
            yield _of_type(one.clause.of, who, hand(who))
        if one.clause.about is About.RECYCLE and one.clause.zone is Zone.TRASH:
            for _ in range(one.clause.amount or 0):
                yield Placed(FILLER, IN_ZONE, who, Place(Zone.TRASH, who))


def _on_the_deck(found: CardClause, who: str) -> Iterator[Placed]:
    """Units on top of the deck, where a text asks what the cards are that it reveals or burns from there."""
    beside = [one.clause for one in around(found)]
    asked = [one for one in beside if one.zone is Zone.MAIN_DECK and one.verb is Verb.READS]
    taken = [one.amount or 1 for one in beside if one.verb is Verb.BRINGS and one.about in (About.LOOK, About.BURN)]
    if asked and taken and max(taken) <= MOST_ON_DECK:
        keywords = tuple(word for one in asked if one.about is About.KEYWORD for word in one.named)
        for _ in range(max(taken)):
            yield Placed(plain_unit(MIGHT, *keywords), IN_ZONE, who, Place(Zone.MAIN_DECK, who))


def _known_ones(count: int, who: str) -> Iterator[Placed]:
    """Units that are drawn before a card is discarded of which the text asks what it is."""
    for _ in range(count):
        yield Placed(plain_unit(MIGHT), IN_ZONE, who, Place(Zone.MAIN_DECK, who))


def _of_empowering(found: CardClause) -> Iterator[CardClause]:
    """The clauses of the ability by which a card becomes Empowered, where a text waits for that."""
    if any(one.about is About.EMPOWER and one.subject is Subject.THIS for one in found.waits):
        for one in card_clauses(found.card):
            if isinstance(one.within, Activated) and one.within.empowers:
                yield one


def _chosen(found: CardClause, who: str) -> Iterator[Placed]:
    """What a text chooses among the cards of a hand or trash, one of each kind."""
    asked = dict.fromkeys(
        part.criteria for part in walk(found.within)
        if isinstance(part, Target | Pick) and isinstance(part.criteria, CardsIn)
    )  # fmt: skip
    for one in asked:
        if one.zone in (Zone.HAND, Zone.TRASH) and not one.chosen_champion:
            yield _of_type(one.card_type, who, one.place(who), one)


def _of_type(kind: str, who: str, place: Place, asked: CardsIn | None = None) -> Placed:
    if kind == GEAR:
        return Placed(plain_gear(), IN_ZONE, who, place)
    if kind == SPELL:
        return Placed(A_SPELL, IN_ZONE, who, place)
    keywords = (asked.keyword,) if asked is not None and asked.keyword else ()
    tags = (asked.tag,) if asked is not None and asked.tag else ()
    return Placed(plain_unit(MIGHT, *keywords, tags=tags) if kind in ("", UNIT) else FILLER, IN_ZONE, who, place)

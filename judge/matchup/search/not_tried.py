"""Things that two texts have in common without a question about them: walked by chance, or not tried.

Both act on one object; both are about one event, and one of them replaces or forbids it; one gives spells a keyword,
and the other card is a spell; one gives a keyword, and the other asks for cards that have it. Two cards are only
reported to have nothing to do with each other if there is nothing of the kind, or if it was walked in every order.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.keyword_abilities.vocabulary import name_of
from judge.engine.state.card import SPELL, UNIT
from judge.engine.state.clauses import About, Clause, Subject, Verb
from judge.engine.state.events import Happened
from judge.engine.wording.criteria import Facedown
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.clauses.criteria_fit import ELSEWHERE, can_be_one, fit, types_asked
from judge.matchup.clauses.event_kinds import BROUGHT_ABOUT
from judge.matchup.clauses.meetings import ACTS_ON_OBJECTS, ON_CHAIN, reacts
from judge.matchup.walks.planned_acts import Slot

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.card import Card
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup


class Common(Struct, frozen=True):
    """The clauses that two texts have in common.

    ``object`` is the type of the object on which both can act, otherwise "". ``adds``: both only give it something,
    which adds up.
    """

    one: CardClause
    other: CardClause
    object: str = ""
    adds: bool = False


def common(one: Card, other: Card) -> Iterator[Common]:
    """The things that the texts of two cards have in common without a question about them."""
    for first, second in product(card_clauses(one), card_clauses(other)):
        if any(_meet(*both) for both in ((first, second), (second, first))):
            yield Common(first, second)
        elif _acts_on_the_board(first) and _acts_on_the_board(second) and can_be_one(first.clause.of, second.clause.of):
            asked = types_asked(first.clause.of) or types_asked(second.clause.of) or frozenset({UNIT})
            yield Common(first, second, next(iter(asked)).lower(), {first.clause.about, second.clause.about} <= _ADDS)
    for gives, card in ((found, to) for by, to in ((one, other), (other, one)) for found in card_clauses(by)):
        if card.is_a(SPELL) and _gives_to_spells(gives) and fit(gives.clause.of, card).fits:
            yield Common(gives, gives)


def is_walked(met: Common, found: Matchup) -> bool:
    """Whether both texts had their effect on set-ups that were walked, and act apart on each of those.

    That is in both orders, in response if a card can be played so, and in a combat if one of them takes units out of
    it, or gives something that counts there.
    """
    names = [card.name for card in found.cards]
    orders = {_order(entry, names) for entry in found.set_ups}
    responded = {act.label for entry in found.set_ups for act in entry.board.acts if act.slot is Slot.IN_RESPONSE}
    can = {card.name for card in found.cards if reacts(card)}
    in_every_order = {tuple(names), tuple(reversed(names))} <= orders and can <= responded
    in_every_order = in_every_order and found.apart == len(found.others)
    if _matters_in_combat(met.one) or _matters_in_combat(met.other):
        in_every_order = in_every_order and _fought(found)
    return in_every_order and _came_about(met.one, found) and _came_about(met.other, found)


def _matters_in_combat(text: CardClause) -> bool:
    """Whether a text moves units, which can be out of a combat, or gives something that counts in one."""
    moves = text.clause.about in (About.MOVE, About.RECALL)
    return moves or any(word.startswith(("Assault", "Shield", "Tank", "Backline")) for word in text.clause.named)


def _fought(found: Matchup) -> bool:
    """Whether there is a combat on a set-up on which both cards act."""
    both = (entry for entry in found.set_ups if len({act.label for act in entry.board.acts if act.verb != "move"}) > 1)
    events = (event for entry in both for end in entry.walk.outcomes for event in end.end.events)
    return any(event.kind is Happened.COMBAT_BEGUN for event in events)


def _came_about(text: CardClause, found: Matchup) -> bool:
    kinds = BROUGHT_ABOUT.get(text.clause.about, frozenset())
    events = (event for entry in found.set_ups for end in entry.walk.outcomes for event in end.end.events)
    return any(event.kind in kinds and event.source_card == text.card.name for event in events)


def _order(entry: WalkedSetUp, names: list[str]) -> tuple[str, ...]:
    return tuple(act.label for act in entry.board.acts if act.label in names)


def _meet(one: CardClause, other: CardClause) -> bool:
    """Whether two texts are about one event or one cost, or the one helps with the event that the other waits for."""
    return (
        _one_event(one.clause, other.clause)
        or _one_cost(one.clause, other.clause)
        or _wins(one, other)
        or _lies_facedown(one.clause, other.clause)
        or _gives_what_is_asked_for(one.clause, other.clause)
    )


def _gives_what_is_asked_for(gives: Clause, asks: Clause) -> bool:
    """Whether a text gives a keyword, and the other one is about cards that have it."""
    gives_it = (gives.verb, gives.about) == (Verb.BRINGS, About.KEYWORD)
    return gives_it and getattr(asks.of, "keyword", "") in map(name_of, gives.named)


def _lies_facedown(hides: Clause, counts: Clause) -> bool:
    """Whether a text is about cards being hidden, and the other one about cards that are facedown."""
    is_about_it = hides.about is About.HIDE or "Hidden" in hides.named
    return isinstance(counts.of, Facedown) and is_about_it and hides.subject is not Subject.THIS


def _one_event(stops: Clause, waits: Clause) -> bool:
    """Whether one text replaces or forbids an event for which the other one waits, for objects other than its own."""
    if stops.verb not in (Verb.REPLACES, Verb.FORBIDS) or waits.verb is not Verb.LISTENS:
        return False
    of_others = Subject.THIS not in (stops.subject, waits.subject)
    return stops.about is waits.about and of_others and can_be_one(stops.of, waits.of)


def _one_cost(one: Clause, other: Clause) -> bool:
    """Whether both texts change the costs of the same plays, by type. Their minimum may then matter."""
    changes = all((found.verb, found.about) == (Verb.CHANGES, About.COST) for found in (one, other))
    if not changes or Subject.THIS in (one.subject, other.subject):
        return False
    types = [getattr(found.of, "card_type", "") for found in (one, other)]
    return type(one.of) is type(other.of) and (not all(types) or types[0] == types[1])


def _wins(gives: CardClause, waits: CardClause) -> bool:
    """Whether a text gives Might in combat, and the other one waits for a combat that is won."""
    worth = any(word.startswith(("Assault", "Shield")) for word in gives.clause.named)
    gives_it = (gives.clause.verb, gives.clause.about) == (Verb.BRINGS, About.KEYWORD) and worth
    return gives_it and (waits.clause.verb, waits.clause.about) == (Verb.LISTENS, About.COMBAT_WON)


def _acts_on_the_board(found: CardClause) -> bool:
    """Whether a text has an effect on objects on the board, whatever they are, other than those that it replaces."""
    clause = found.clause
    acts = clause.verb is Verb.BRINGS and clause.about in ACTS_ON_OBJECTS - ON_CHAIN - {About.PLAY, About.DISCARD}
    on_the_board = clause.subject is Subject.OBJECTS and clause.zone not in ELSEWHERE and clause.of is not None
    return acts and on_the_board and found.when is not When.REPLACING and not types_asked(clause.of) & {SPELL}


_ADDS = frozenset({About.MIGHT, About.KEYWORD, About.BUFF})
"""Things that add up with those that another text gives."""


def _gives_to_spells(found: CardClause) -> bool:
    clause = found.clause
    gives = clause.verb is Verb.BRINGS and clause.about is About.KEYWORD and clause.subject is Subject.OBJECTS
    return gives and types_asked(clause.of) == {SPELL}

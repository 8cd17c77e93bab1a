"""Whether two clauses can meet at all: the event that one brings about must be the one that the other is about."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from judge.engine.abilities.cost_changes import CostChange, Playing, Using
from judge.engine.conditions.conditions import Condition
from judge.engine.keyword_abilities.vocabulary import Keyword
from judge.engine.state.card import GEAR, SPELL, Card
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.state.zones import Zone
from judge.engine.wording.references import Target
from judge.matchup.clauses.card_clauses import When, card_clauses
from judge.matchup.clauses.cost_parts import has_part
from judge.matchup.clauses.criteria_fit import ELSEWHERE, can_be_one, fit, in_a_place
from judge.matchup.clauses.given_keywords import given_keywords, given_to_itself

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.clauses import Clause
    from judge.matchup.clauses.card_clauses import CardClause

ON_CHAIN = frozenset({About.COUNTER, About.TAKE_SPELL, About.NEW_CHOICES})
ACTS_ON_OBJECTS = frozenset({
    About.DIE, About.DAMAGE, About.HEAL, About.MIGHT, About.KEYWORD, About.BUFF, About.SPEND_BUFF, About.STUN,
    About.READY, About.EXHAUST, About.EMPOWER, About.DISEMPOWER, About.COPY, About.ATTACH, About.DETACH, About.CONTROL,
    About.MOVE, About.RECALL, About.RETURN, About.BANISH, About.RECYCLE, About.ON_DECK, About.PLAY, About.DISCARD,
    *ON_CHAIN,
})  # fmt: skip
_WITHIN_THE_BOARD = frozenset({About.MOVE, About.RECALL, About.CONTROL})
REMOVES = frozenset({
    About.DIE, About.MOVE, About.RECALL, About.RETURN, About.BANISH, About.CONTROL, About.RECYCLE, About.ON_DECK,
})  # fmt: skip
_COUNTERS = frozenset({About.COUNTER, About.TAKE_SPELL, About.NEW_CHOICES})
_ONCE = frozenset({About.STUN, About.EMPOWER, About.BUFF, About.READY, About.EXHAUST})
_IN_COMBAT = ("Assault", "Shield")
"""Keywords that are Might in combat (807, 814)."""


def of_one_kind(about: About, brought: Clause, consumer: CardClause) -> bool:
    """Whether an event and the object of a clause can be the same: a choice on the board, a unit and not a gear."""
    wanted = consumer.clause
    if about is not wanted.about and wanted.about is About.COMBAT:
        return not isinstance(consumer.part, Keyword)  # a move out of a combat is asked of whole texts only
    if wanted.about is About.CHOOSE and (brought.zone in ELSEWHERE or about is not About.CHOOSE):
        return False
    if wanted.about is About.CHOOSE and (wanted.whose, brought.whose) == (Whose.ENEMY, Whose.YOURS):
        return False  # what opponents cannot choose, or pay more for, is chosen among one's own
    if wanted.about is About.CHOOSE and isinstance(consumer.part, Keyword) and brought.whose is Whose.YOURS:
        return False  # Deflect makes the choices of opponents dearer
    if about is About.PLAY is wanted.about and wanted.verb is Verb.CHANGES and wanted.subject is Subject.THIS:
        return wanted.zone is not None  # when it may be played on its own does not matter to who plays it by a text
    if wanted.about is About.LEAVE and brought.zone in ELSEWHERE:
        return False  # what is recycled from a deck or a trash leaves no board
    if wanted.about is About.COST and about not in (About.PLAY, About.CHOOSE):
        return False
    if about is About.TOKENS and isinstance(brought.of, Card) and not fit(wanted.of, brought.of).fits:
        return wanted.about is About.TOKENS
    if brought.subject is Subject.PLAYERS or wanted.subject is not Subject.OBJECTS:
        return True
    return can_be_one(brought.of, wanted.of)


def can_be_played_so(by: Card, about: About, consumer: CardClause) -> bool:
    """Whether a card can be played in the way that a text is about.

    That is from facedown, for its own cost and not an ability's, or with the part of a cost that the text changes.
    """
    wanted = consumer.clause
    if isinstance(consumer.part, CostChange) and not has_part(by, consumer.part.part):
        return False
    if wanted.about is About.PLAY and wanted.zone is Zone.FACEDOWN:
        return by.has("Hidden")
    if isinstance(wanted.of, Using):
        return about is About.ACTIVATE
    return not (isinstance(wanted.of, Playing) and about is About.ACTIVATE)


def asks_for_a_choice(consumer: CardClause) -> bool:
    """Whether a text reads a place only to limit its choices. A move in response meets the act itself."""
    wanted = consumer.clause
    if wanted.verb is not Verb.READS or wanted.about is not About.PLACE:
        return False
    if isinstance(consumer.part, Condition) or consumer.when is When.REPLACING:
        return True  # it says where what it listens to happens
    return any(
        found.clause.chosen and found.clause.about is About.CHOOSE and found.clause.of is wanted.of
        for found in card_clauses(consumer.card)
    )


def attaches_itself(brought: Clause | None, by: Card, to: Card) -> bool:
    """Whether an Equipment attaches itself to units, and the other card is one."""
    return brought is not None and brought.subject is Subject.THIS and by.is_a(GEAR) and to.is_unit


def together(about: About, brought: Clause, also: Clause) -> bool:
    """Whether two acts on one object cannot both have their effect: a spell is played and countered, or a state given.

    An object that is stunned, buffed, Empowered, ready or exhausted cannot become so again: the second time is negated
    (359.3.e.11, 415.1.c).
    """
    if about is About.PLAY:
        return also.about in _COUNTERS and getattr(brought.of, "card_type", brought.of) == SPELL
    return about is also.about and about in _ONCE and Subject.THIS not in (brought.subject, also.subject)


def bears_on_damage(about: About, brought: Clause) -> bool:
    """Whether an effect on a unit changes the amount of lethal damage: Might, a heal, Assault or Shield."""
    if about is About.KEYWORD:
        return any(word.startswith(_IN_COMBAT) for word in brought.named)
    return about in (About.MIGHT, About.BUFF, About.HEAL)


def reacts(card: Card) -> bool:
    """Whether a card can be played in a closed state: with Reaction, or with Ambush if its player has units."""
    return card.has("Reaction") or card.has("Ambush")


def is_fast(does: CardClause | None) -> bool:
    """Whether it can be done in response: by a Reaction, from facedown, by Ambush or an ability with Reaction."""
    if does is None:
        return False
    card = does.card
    return reacts(card) or card.has("Hidden") or getattr(does.within, "reaction", False)


def changes_of_damage(by: Card, to: Card) -> Iterator[tuple[CardClause, CardClause]]:
    """Texts of both cards that prevent damage, add to it or have it dealt twice."""
    changes = [
        [one for one in card_clauses(card) if (one.clause.verb, one.clause.about) == (Verb.CHANGES, About.DAMAGE)]
        for card in (by, to)
    ]
    yield from product(changes[0], changes[1])


def acts_together(about: About, does: CardClause | None, one: Clause | None, other: CardClause) -> float:
    """How interesting the effect of ``does`` and another act on the same object are together. 0 if they do not meet."""
    second = other.clause
    if second.verb is not Verb.BRINGS or one is None or Subject.PLAYERS in (one.subject, second.subject):
        return 0.0
    if not can_be_one(one.of, second.of):
        return 0.0
    if second.about is About.DAMAGE and bears_on_damage(about, one):
        return 2.6
    if about is About.DAMAGE and second.about is About.DAMAGE:
        return 4.0
    if about is About.MIGHT and second.about is About.MIGHT and min(one.more, second.more) < 0:
        return 4.0  # on a unit that is damaged
    if together(about, one, second):
        return 2.5
    if about is About.CONTROL and _is_of_a_side(other):
        return 2.4
    removes = about in REMOVES and (about not in _WITHIN_THE_BOARD or _is_where_it_has_to_be(other))
    acts_on_it = second.chosen and second.about in ACTS_ON_OBJECTS and is_fast(does)
    if removes and acts_on_it:
        return 4.0
    return 4.4 if acts_on_it and about is About.DAMAGE else 0.0  # where it is lethal


def _is_where_it_has_to_be(chooses: CardClause) -> bool:
    """Whether a text limits the place of its choices: by its criteria, or by "here" or "one at each location"."""
    return in_a_place(chooses.clause.of) or any(
        isinstance(one.part, Target) and one.within is chooses.within and one.clause.of == chooses.clause.of
        and (one.clause.verb, one.clause.about) == (Verb.READS, About.PLACE)
        for one in card_clauses(chooses.card)
    )  # fmt: skip


def _is_of_a_side(other: CardClause) -> bool:
    """Whether a passive ability is about the units of one side, so that a unit that changes sides gains or loses it."""
    clause = other.clause
    return (
        other.comes_by_itself
        and not clause.chosen
        and clause.subject is Subject.OBJECTS
        and (clause.about in (About.MIGHT, About.KEYWORD) and clause.whose is not Whose.ANY and not other.attached)
    )


def lessens_its_damage(limit: CardClause, by: Card) -> bool:
    """Whether a text prevents combat damage by enemy units that fight its own unit, if a weaker one is among them."""
    clause = limit.clause
    takes = (clause.verb, clause.about, clause.subject) == (Verb.CHANGES, About.ASSIGN, Subject.OBJECTS)
    weaker = by.is_unit and limit.card.is_unit and (by.might or 0) < (limit.card.might or 0)
    return takes and clause.more < 0 and clause.whose is Whose.ENEMY and weaker and not clause.chosen


def ignores_a_keyword(limit: CardClause, card: Card) -> bool:
    """Whether a text makes a keyword of a card be ignored: Tank in the assignment of damage, Deflect in a choice."""
    clause = limit.clause
    ignores = clause.verb is Verb.CHANGES and clause.more < 0 and clause.about in (About.ASSIGN, About.CHOOSE)
    has = any(card.has(word) or given_to_itself(card, word) for word in clause.named)
    if not (ignores and has):
        return False
    chosen = [one.clause for one in card_clauses(limit.card) if one.clause.about is About.CHOOSE and one.clause.chosen]
    return not limit.card.is_a(SPELL) or any(fit(one.of, card).fits for one in chosen)


def ignored_where_given(limit: CardClause, card: Card) -> Iterator[CardClause]:
    """The keywords that a card gives to others, as clauses, if a text makes them be ignored."""
    if limit.clause.verb is Verb.CHANGES and limit.clause.more < 0 and limit.clause.about is About.CHOOSE:
        for given in given_keywords(card):
            if given.clause.subject is Subject.OBJECTS and getattr(given.part, "name", "") in limit.clause.named:
                yield given


def is_merely_chosen(card: Card, choice: Clause) -> bool:
    """Whether a text chooses an object without any effect on it: something is attached to it."""
    brought = (found.clause for found in card_clauses(card) if found.clause.verb is Verb.BRINGS)
    return choice.of is not None and not any(
        found.of == choice.of for found in brought if found.about in ACTS_ON_OBJECTS
    )

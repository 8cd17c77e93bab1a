"""What a text needs besides its event: XP, a mark on its source, a number of units, an earlier play.

A board solved from a question has all of it, so that the text applies there. Where the event itself is to bring it
about, just as much is missing. What is asked of a unit that is chosen stands on that unit (``unit_acted_on.py``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.conditions.scoring import WhenYouScore
from judge.engine.keyword_abilities.empower import NotEmpowered
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.card import FILLER, GEAR, UNIT
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.state.zones import Place, Zone, base, battlefield, hand
from judge.engine.wording.criteria import CardsIn, Criteria
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.qualities import Tagged
from judge.matchup.boards.needed_cards import A_SPELL, IN_ZONE, cards_asked_for
from judge.matchup.boards.objects_to_choose import SECOND_FIELD
from judge.matchup.clauses.card_clauses import around
from judge.matchup.walks.planned_acts import Act
from judge.scenario.board.plain_cards import plain_gear
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.clauses import Clause
    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.pair_question import Question

COMPANION = 2
"""The Might of a plain unit that is there to be counted."""

MOST = 8
"""Of more than this, nothing is counted on a board."""

COUNTED = "c"
"""How the labels of plain objects begin that are counted on the board."""

EARLIER = "earlier"
"""The label of a card that is played first, since a text asks whether one was played this turn."""


class Needs(Struct, frozen=True):
    """What a player has besides: so much XP, marks on the card itself, further objects, and acts taken first.

    ``company`` are units that score together with the one that does.
    """

    xp: int = 0
    marks: frozenset[str] = frozenset()
    objects: tuple[Placed, ...] = ()
    first: tuple[Act, ...] = ()
    company: int = 0


def needs(found: CardClause, who: str, question: Question, here: str) -> Needs:
    """What the text around a clause asks for, for a card of ``who``; ``here`` is where that card is, "" for a base."""
    beside = [one for one in around(found) if not isinstance(one.part, NotEmpowered)]
    asked = [one for one in beside if one.clause.verb is Verb.READS]
    brought = question.does.clause if question.does is not None else None
    levels = [one.clause.amount or 0 for one in asked if one.clause.about is About.XP]
    missing = brought.amount or 1 if brought is not None and question.event is About.XP and brought.more > 0 else 0
    spent = sum(one.clause.amount or 0 for one in beside if one.clause.about is About.XP and one.clause.more < 0)
    return Needs(
        max(spent, max(levels, default=0) - missing, 0),
        frozenset(mark for one in beside for mark in _marks(one)),
        (
            *(thing for one in asked for thing in _counted(one, who, question, here)),
            *cards_asked_for(found, who, question),
            *_another_choice(found, who),
        ),
        tuple(_earlier(asked, who)),
        max((one.part.units - 1 for one in beside if isinstance(one.part, WhenYouScore)), default=0),
    )


def what_it_waits_for(found: CardClause) -> tuple[Clause, ...]:
    """What the ability around a clause triggers on, where the clause is a condition of it."""
    return tuple(one.clause for one in around(found) if one.clause.verb is Verb.LISTENS)


def _marks(found: CardClause) -> Iterator[str]:
    """The marks that have to be on the source of a text."""
    clause = found.clause
    if clause.subject is not Subject.THIS:
        return
    if clause.verb is Verb.READS and clause.about is About.STATUS:
        empowered = isinstance(found.part, IsEmpowered) or (clause.amount or 0) > 0
        yield from clause.named or (("Empowered",) if empowered else ())
    if clause.verb is Verb.READS and clause.about is About.MIGHT and (clause.amount or 0) > 0 and clause.more > 0:
        yield "buffed"
    if clause.verb is Verb.BRINGS and clause.about is About.SPEND_BUFF:
        yield "buffed"
    if clause.verb is Verb.BRINGS and clause.about is About.DISEMPOWER:
        yield "Empowered"


def _counted(found: CardClause, who: str, question: Question, here: str) -> Iterator[Placed]:
    """The plain objects that a text counts, but for those that the event itself brings."""
    clause = found.clause
    if _is_a_foothold(clause) and question.event is not About.CONQUER:
        yield Placed(plain_unit(COMPANION), COUNTED, who, battlefield(SECOND_FIELD))
        return
    if clause.about is not About.COUNT or not clause.amount or clause.amount > MOST:
        return
    is_meant = clause == _consumed(question)
    count = clause.amount - (_brought(question) + _is_counted(question, clause) if is_meant and clause.more >= 0 else 0)
    if clause.more < 0 and not is_meant:
        return  # of "at most so many" there are none; where the event makes them more, just so many
    if clause.zone in (Zone.TRASH, Zone.HAND) or isinstance(clause.of, CardsIn):
        zone = clause.of.zone if isinstance(clause.of, CardsIn) else clause.zone
        if zone in (Zone.TRASH, Zone.HAND):
            kind = getattr(clause.of, "card_type", "")
            for _ in range(count):
                yield Placed(plain_unit(COMPANION) if kind == UNIT else FILLER, IN_ZONE, who, Place(zone, who))
        return
    wanted = clause.of
    if not isinstance(wanted, Criteria) or wanted.card_type not in ("", UNIT, GEAR):
        return
    other = "P2" if who == "P1" else "P1"
    owner = other if clause.whose is Whose.ENEMY else who
    tagged = wanted.quality(Tagged)
    tags = (tagged.tag,) if tagged is not None and tagged.has else ()
    if getattr(found.part, "here", False) and owner == who and question.event is About.CONQUER:
        return  # who has a unit at a battlefield cannot conquer it: the unit that does is the one that is counted
    if getattr(found.part, "here", False) and owner == who and question.event is About.HOLD and not wanted.another:
        count -= question.by.is_unit  # the one that holds is there as well
    exactly = isinstance(found.part, ThereAreExactly) and not found.part.criteria.another
    for _ in range(count - exactly):
        card = plain_gear() if wanted.card_type == GEAR else plain_unit(COMPANION, tags=tags)
        at = here if getattr(found.part, "here", False) and card.is_unit and owner == who else ""
        yield Placed(card, COUNTED, owner, battlefield(at) if at else base(owner))


def _another_choice(found: CardClause, who: str) -> Iterator[Placed]:
    """The opponent's unit that new choices can be made for, besides the one that is chosen first (751.1)."""
    if found.clause.about is About.NEW_CHOICES:
        other = "P2" if who == "P1" else "P1"
        yield Placed(plain_unit(COMPANION), COUNTED, other, battlefield(SECOND_FIELD))


def _is_a_foothold(clause: Clause) -> bool:
    """Whether a text chooses a battlefield where its player has units."""
    return clause.about is About.PLACE and clause.of == UNIT and clause.whose is Whose.YOURS


def _consumed(question: Question) -> Clause | None:
    return question.clause.clause if question.clause is not None else None


def _brought(question: Question) -> int:
    """How many objects the event brings: the tokens of a text, else one."""
    does = question.does.clause if question.does is not None else None
    return does.amount or 1 if does is not None and question.event is About.TOKENS else 1


def _is_counted(question: Question, clause: Clause) -> int:
    """1 where the card that plays tokens is counted itself, as it lies there, too; else 0."""
    by, wanted = question.by, clause.of
    if question.event is not About.TOKENS or not isinstance(wanted, Criteria) or not by.is_permanent:
        return 0
    tagged = wanted.quality(Tagged)
    fits = tagged is None or (tagged.tag in by.tags) is tagged.has
    others = len(wanted.qualities) > (tagged is not None)
    return int(fits and not others and (not wanted.card_type or by.is_a(wanted.card_type)))


def _earlier(asked: list[CardClause], who: str) -> Iterator[Act]:
    """The play of another card, by the turn player, where a text asks whether there was one this turn."""
    for one in asked:
        clause = one.clause
        if clause.about is not About.PLAY or not clause.amount or clause.subject is not Subject.PLAYERS:
            continue
        by = who if clause.whose is not Whose.ENEMY else "P2" if who == "P1" else "P1"
        if by == "P1":
            yield Act("P1", "play", EARLIER)
            return


def earlier_card() -> Placed:
    """The card that is played first."""
    return Placed(A_SPELL, EARLIER, "P1", hand("P1"))

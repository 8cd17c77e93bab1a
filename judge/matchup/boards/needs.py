"""What a text needs besides its event, so that it applies: one table from its clauses to what is added to a board.

That is XP, a mark on its source, units and cards that it counts or takes, an earlier play. If the event itself is to
bring it about, exactly that much is missing. What is asked of a unit that is chosen stands on that unit
(``unit_acted_on.py``), and what a text chooses is there, too (``objects_to_choose.py``).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.activated import Activated
from judge.engine.actions.draw import Draw
from judge.engine.conditions.scoring import WhenYouScore
from judge.engine.instructions.give_might import GiveMight
from judge.engine.keyword_abilities.empower import NotEmpowered
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.card import FILLER, GEAR, SPELL, UNIT, Card
from judge.engine.state.clauses import About, Clause, Subject, Verb, Whose
from judge.engine.state.instruction import walk
from judge.engine.state.zones import Place, Zone, base, battlefield, hand
from judge.engine.wording.criteria import CardsIn, Criteria, a_unit
from judge.engine.wording.exact_numbers import ThereAreExactly
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import Tagged, WithMight
from judge.engine.wording.references import Target
from judge.matchup.boards.objects_to_choose import MIGHT, SECOND_FIELD
from judge.matchup.boards.who_has_what import zone_of_other
from judge.matchup.clauses.card_clauses import When, around, card_clauses
from judge.matchup.clauses.discard_questions import drawn_before, reads_the_discarded
from judge.matchup.clauses.probe_cards import NAME
from judge.matchup.walks.planned_acts import Act
from judge.record import NamedTuple
from judge.scenario.board.plain_cards import plain_gear
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.matchup.clauses.card_clauses import CardClause
    from judge.matchup.clauses.pair_question import Question

COUNTED, IN_ZONE = "c", "d"
"""How the labels begin of plain objects that are counted on the board, and of plain cards in a hand, trash or deck."""
MOST = 8
"""Of more than this, nothing is counted on a board."""
MOST_ON_DECK = 5
"""Number of cards put on a deck."""
EARLIER = "earlier"
"""The label of a card that is played first, since a text asks whether one was played this turn."""
A_SPELL = Card("test spell", (SPELL,), keywords=("Action",), effect=(Draw(1),))
"""A spell that costs nothing and draws 1."""


class _Asked(NamedTuple):
    """A part of a text of ``who`` with a need, in a question. ``here`` is the place of the card, "" for a base."""

    who: str
    question: Question
    here: str
    part: object

    @property
    def other(self) -> str:
        return "P2" if self.who == "P1" else "P1"


class Needs(Struct, frozen=True):
    """The things that a player has besides: XP, marks on the card itself, further objects, and acts taken first.

    ``company`` is the number of units that score together with the one that does.
    """

    xp: int = 0
    marks: frozenset[str] = frozenset()
    objects: tuple[Placed, ...] = ()
    first: tuple[Act, ...] = ()
    company: int = 0


def needs(found: CardClause, who: str, question: Question, here: str) -> Needs:
    """The requirements of the text around a clause, for a card of ``who``.

    ``here`` is where that card is, "" for a base.
    """
    beside = [one for one in around(found) if not isinstance(one.part, NotEmpowered)]
    asked = [one for one in beside if one.clause.verb is Verb.READS]
    brought = question.does.clause if question.does is not None else None
    levels = [one.clause.amount or 0 for one in asked if one.clause.about is About.XP]
    missing = brought.amount or 1 if brought is not None and question.event is About.XP and brought.more > 0 else 0
    spent = sum(one.clause.amount or 0 for one in beside if one.clause.about is About.XP and one.clause.more < 0)
    return Needs(
        max(spent, max(levels, default=0) - missing, 0),
        frozenset(mark for one in beside for mark in _marks(one)),
        tuple(_objects(found, asked, _Asked(who, question, here, None))),
        tuple(_earlier(asked, who)),
        max((one.part.units - 1 for one in beside if isinstance(one.part, WhenYouScore)), default=0),
    )


def _objects(found: CardClause, read: list[CardClause], asked: _Asked) -> Iterator[Placed]:
    """The objects that a text reads, gives up and chooses, in that order."""
    for one in read:
        if made := _READ.get(one.clause.about):
            yield from made(one.clause, asked._replace(part=one.part))
    for one in (*around(found), *_of_empowering(found)):
        if one.when is When.COST and one.clause.verb is Verb.BRINGS and (made := _GIVEN_UP.get(one.clause.about)):
            yield from made(one.clause, asked)
    who, question = asked.who, asked.question
    if zone_of_other(question) is not Zone.MAIN_DECK:
        yield from _on_the_deck(found, who)
    if found is question.does and reads_the_discarded(found):
        for _ in range(drawn_before(found)):
            yield Placed(plain_unit(MIGHT), IN_ZONE, who, Place(Zone.MAIN_DECK, who))
    if found is not question.does or zone_of_other(question) is None:
        yield from _chosen(found, who)
    if found.clause.about is About.NEW_CHOICES:  # the unit that they are made for, besides the one chosen first (751.1)
        yield Placed(plain_unit(MIGHT), COUNTED, asked.other, battlefield(SECOND_FIELD))


def what_it_waits_for(found: CardClause) -> tuple[Clause, ...]:
    """The events that the ability around a clause triggers on, if the clause is a condition of it."""
    return tuple(one.clause for one in around(found) if one.clause.verb is Verb.LISTENS)


def _marks(found: CardClause) -> Iterator[str]:
    """The marks that have to be on the source of a text."""
    clause, amount = found.clause, found.clause.amount or 0
    if clause.subject is not Subject.THIS:
        return
    match clause.verb, clause.about:
        case Verb.READS, About.STATUS:
            yield from clause.named or (("Empowered",) if isinstance(found.part, IsEmpowered) or amount > 0 else ())
        case Verb.READS, About.MIGHT if amount > 0 and clause.more > 0:
            yield "buffed"
        case Verb.BRINGS, About.SPEND_BUFF:
            yield "buffed"
        case Verb.BRINGS, About.DISEMPOWER:
            yield "Empowered"


def _foothold(clause: Clause, asked: _Asked) -> Iterator[Placed]:
    """A unit at a battlefield, if a text chooses a battlefield where its player has units."""
    if clause.of == UNIT and clause.whose is Whose.YOURS and asked.question.event is not About.CONQUER:
        yield Placed(plain_unit(MIGHT), COUNTED, asked.who, battlefield(SECOND_FIELD))


def _counted(clause: Clause, asked: _Asked) -> Iterator[Placed]:
    """The plain objects that a text counts, but for those that the event itself brings."""
    who, question, here, part = asked
    if not clause.amount or clause.amount > MOST:
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
                yield Placed(plain_unit(MIGHT) if kind == UNIT else FILLER, IN_ZONE, who, Place(zone, who))
        return
    wanted = clause.of
    if not isinstance(wanted, Criteria) or wanted.card_type not in ("", UNIT, GEAR):
        return
    owner = asked.other if clause.whose is Whose.ENEMY else who
    tagged = wanted.quality(Tagged)
    tags = (tagged.tag,) if tagged is not None and tagged.has else ()
    is_here = getattr(part, "here", False) and owner == who
    if is_here and question.event is About.CONQUER:
        return  # who has a unit at a battlefield cannot conquer it: the unit that does is the one that is counted
    if is_here and question.event is About.HOLD and not wanted.another:
        count -= question.by.is_unit  # the one that holds is there as well
    exactly = isinstance(part, ThereAreExactly) and not part.criteria.another
    for _ in range(count - exactly):
        card = plain_gear() if wanted.card_type == GEAR else plain_unit(MIGHT, tags=tags)
        at = here if is_here and card.is_unit else ""
        yield Placed(card, COUNTED, owner, battlefield(at) if at else base(owner))


def _consumed(question: Question) -> Clause | None:
    return question.clause.clause if question.clause is not None else None


def _brought(question: Question) -> int:
    """How many objects the event brings: the tokens of a text, else one."""
    does = question.does.clause if question.does is not None else None
    return does.amount or 1 if does is not None and question.event is About.TOKENS else 1


def _is_counted(question: Question, clause: Clause) -> int:
    """1 if the card that plays tokens is counted itself because it is there, too, else 0."""
    by, wanted = question.by, clause.of
    if question.event is not About.TOKENS or not isinstance(wanted, Criteria) or not by.is_permanent:
        return 0
    tagged = wanted.quality(Tagged)
    fits = tagged is None or (tagged.tag in by.tags) is tagged.has
    others = len(wanted.qualities) > (tagged is not None)
    return int(fits and not others and (not wanted.card_type or by.is_a(wanted.card_type)))


def _earlier(asked: list[CardClause], who: str) -> Iterator[Act]:
    """The play of another card, by the turn player, if a text depends on whether there was one this turn."""
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


def _discarded(clause: Clause, asked: _Asked) -> Iterator[Placed]:
    if isinstance(clause.of, str):
        yield _of_type(clause.of, asked.who, hand(asked.who))


def _recycled(clause: Clause, asked: _Asked) -> Iterator[Placed]:
    for _ in range(clause.amount or 0) if clause.zone is Zone.TRASH else ():
        yield Placed(FILLER, IN_ZONE, asked.who, Place(Zone.TRASH, asked.who))


def _on_the_deck(found: CardClause, who: str) -> Iterator[Placed]:
    """Units on top of the deck, if a text depends on the cards that it reveals or burns from there."""
    beside = [one.clause for one in around(found)]
    asked = [one for one in beside if one.zone is Zone.MAIN_DECK and one.verb is Verb.READS]
    taken = [one.amount or 1 for one in beside if one.verb is Verb.BRINGS and one.about in (About.LOOK, About.BURN)]
    if asked and taken and max(taken) <= MOST_ON_DECK:
        keywords = tuple(word for one in asked if one.about is About.KEYWORD for word in one.named)
        for _ in range(max(taken)):
            yield Placed(plain_unit(MIGHT, *keywords), IN_ZONE, who, Place(Zone.MAIN_DECK, who))


def _of_empowering(found: CardClause) -> Iterator[CardClause]:
    """The clauses of the ability by which a card becomes Empowered, if a text waits for that."""
    if any(one.about is About.EMPOWER and one.subject is Subject.THIS for one in found.waits):
        for one in card_clauses(found.card):
            if isinstance(one.within, Activated) and one.within.empowers:
                yield one


def _chosen(found: CardClause, who: str) -> Iterator[Placed]:
    """The cards that a text chooses in a hand or trash, one of each kind."""
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


_READ: dict[About, Callable[[Clause, _Asked], Iterator[Placed]]] = {About.COUNT: _counted, About.PLACE: _foothold}
_GIVEN_UP: dict[About, Callable[[Clause, _Asked], Iterator[Placed]]] = {
    About.DISCARD: _discarded, About.RECYCLE: _recycled,
}  # fmt: skip
"""The additions for what a text reads and for what it costs."""


def spell_into_the_limit(question: Question) -> Card | None:
    """The test spell that gives the other card of a question the Might that the first one asks for, if it needs one."""
    if not question.limit_varies or question.does is None:
        return None
    change = _change(question.does.clause.of, question.other.might or 0)
    if not change:
        return None
    return Card(NAME, (SPELL,), keywords=("Action",), effect=(GiveMight(change, Target(a_unit())),))


def _change(asked: object, might: int) -> int:
    """The change of Might that a unit needs to be within a limit. 0 if it is."""
    limits = [one for one in asked.qualities if isinstance(one, WithMight)] if isinstance(asked, Criteria) else []
    for limit in limits:
        if limit.at_most is not None and might > limit.at_most:
            return limit.at_most - might
        if limit.at_least is not None and might < limit.at_least:
            return limit.at_least - might
    return 0

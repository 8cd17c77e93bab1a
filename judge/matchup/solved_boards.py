"""Boards solved from a question: who has which card, where the object in the middle stands, and which acts are taken.

The turn player is P1. Removal is P1's and protection P2's, where the texts leave it open.
"""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, SPELL, UNIT, Card
from judge.engine.state.clauses import About, Subject, Whose
from judge.engine.state.zones import Place, Zone, base, battlefield, hand
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.criteria_with_condition import Meets, OfDomain
from judge.engine.wording.qualities import Buffed, Tagged
from judge.matchup.boards import FIELD, PROBE_LABEL, UNIT_LABEL, Part, Stated
from judge.matchup.card_clauses import When, card_clauses
from judge.matchup.plan import Act, Slot
from judge.matchup.probe_cards import BUFF_A_UNIT, KILL_A_UNIT, deal
from judge.matchup.profiles import profile
from judge.matchup.questions import Question, Through
from judge.matchup.roles import Role
from judge.matchup.solved_board import ELSEWHERE, FIGHTER, SolvedBoard
from judge.scenario.board.setup import Placed, plain_unit

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.clauses import Clause

PLAYERS = ("P1", "P2")
FIGHTER_MIGHT = 3
MOST_BOARDS = 24
"""How many boards are tried for one question."""

_FIGHTS = frozenset({About.COMBAT, About.COMBAT_WON, About.SHOWDOWN})
_SCORES = frozenset({About.CONQUER, About.MOVE, About.POINT})


def boards(question: Question) -> Iterator[SolvedBoard]:
    """The boards on which a question can be walked, the plainest first; at most ``MOST_BOARDS``."""
    count = 0
    for mine, theirs, owner in _sides(question):
        for might in _mights(question):
            for board in _Solver(question, mine, theirs, owner, might).boards():
                yield board
                count += 1
                if count >= MOST_BOARDS:
                    return


def _sides(question: Question) -> Iterator[tuple[str, str, str]]:
    """Who has the card that brings it about, who the other, and whose the object in the middle is."""
    acts = question.does.clause if question.does is not None else None
    wants = question.clause.clause if question.clause is not None else None
    for mine, theirs, owner in product(PLAYERS, ("P2", "P1"), ("P2", "P1")):
        if _is_elsewhere(question):
            if _suits(acts, mine, theirs):
                yield mine, theirs, owner
            continue
        if owner not in {Through.OTHER: (theirs,), Through.THIRD: PLAYERS}.get(question.through, (mine,)):
            continue
        if _suits(acts, mine, owner) and (question.through is Through.OTHER or _suits(wants, theirs, owner)):
            yield mine, theirs, owner


def _is_elsewhere(question: Question) -> bool:
    """Whether the other card is acted on somewhere else than on the board: on the chain, in a hand, in a trash."""
    if question.clause is None:
        return question.other.is_a(SPELL) or question.event is About.PLAY
    return question.other.is_a(SPELL) and question.event is About.COUNTER and question.through is Through.OTHER


def _suits(clause: Clause | None, who: str, owner: str) -> bool:
    """Whether a clause of a card of ``who`` can be about an object of ``owner``."""
    if clause is None or clause.whose is Whose.ANY:
        return True
    return (clause.whose is Whose.YOURS) is (who == owner)


def _mights(question: Question) -> tuple[int, ...]:
    """The Mights worth trying for the unit in the middle: one that dies of the damage, and one that lives by little."""
    amounts = {
        clause.clause.amount
        for card in (question.by, question.other)
        for clause in card_clauses(card)
        if clause.clause.about in (About.DAMAGE, About.MIGHT) and clause.clause.amount
    }
    return tuple(dict.fromkeys([3, *sorted(amounts), *(amount + 1 for amount in sorted(amounts))]))[:4]


class _Solver:
    """One choice of sides and Might for a question."""

    def __init__(self, question: Question, mine: str, theirs: str, owner: str, might: int) -> None:
        self.question = question
        self.mine, self.theirs, self.owner = mine, theirs, owner
        self.might = might
        self.placed: list[Placed] = []
        self.field = ""
        self.probe: Card | None = None

    def boards(self) -> Iterator[SolvedBoard]:
        first = self._acts_of_the_first()
        second = self._acts_of_the_second()
        if first is None or second is None:
            return
        self._middle()
        on_chain = self.question.other.is_a(SPELL) and _is_elsewhere(self.question)
        for acts in _orders(first, second)[: 1 if on_chain else None]:
            if acts and (acts[0].who == "P1" or acts[0].verb == "end"):
                yield self._board(acts)

    def _board(self, acts: tuple[Act, ...]) -> SolvedBoard:
        question = self.question
        parts = tuple(
            Part(profile(card), Role.PLAYED if any(one.label == card.name for one in acts) else Role.IN_PLACE, who)
            for card, who in ((question.by, self.mine), (question.other, self.theirs))
        )
        return SolvedBoard(
            parts, acts, self.owner, Stated(self.might), self.probe, placed=tuple(self.placed), field=self.field
        )  # fmt: skip

    def _acts_of_the_first(self) -> tuple[Act, ...] | None:
        """Place the card that brings the event about, and take the acts that do it; None where nobody knows how."""
        question, card, who = self.question, self.question.by, self.mine
        does = question.does
        if does is None:
            return self._as_an_object(card, who, question.event)
        if does.when is When.TRIGGERED:
            waits = next(iter(does.waits), None)
            if waits is None:
                return None
            if waits.subject is Subject.THIS:
                return self._as_an_object(card, who, waits.about)
            brought = self._stimulus(waits.about)
            if card.is_a(SPELL) and brought is not None:
                return (*self._from_hand(card, who), *brought)
            self._stand(card, who)
            return brought
        if does.when is When.REPLACING or (does.this_turn and not card.is_a(SPELL)):
            return None
        if card.is_a(SPELL) or does.when is When.PLAYED:
            return self._from_hand(card, who)
        if does.when in (When.USED, When.COST):
            self._stand(card, who)
            return (Act(who, "use", card.name),)
        self._stand(card, who)
        return ()

    def _acts_of_the_second(self) -> tuple[Act, ...] | None:
        """Place the other card, and take the acts that bring its clause into force, if any are needed."""
        card, who, clause = self.question.other, self.theirs, self.question.clause
        if clause is None:
            if self.question.event is About.PLAY:
                return self._in_its_zone(card, who)
            if card.is_a(SPELL):
                return self._on_the_chain(card, who)
            self._stand(card, who, at=FIELD if card.is_unit else "")
            return ()
        if card.is_a(SPELL):
            return self._from_hand(card, who)
        self._stand(card, who, at=FIELD if card.is_unit and who == self.owner else "", attached=clause.attached)
        return (Act(who, "use", card.name),) if clause.when in (When.USED, When.COST) else ()

    def _in_its_zone(self, card: Card, who: str) -> tuple[Act, ...] | None:
        """Put a card where another has it played from; None where the text does not say from where."""
        does = self.question.does
        zone = does.clause.zone if does is not None else None
        if zone not in (Zone.HAND, Zone.TRASH):
            return None
        self.placed.append(Placed(card, card.name, who, Place(zone, who)))
        return ()

    def _on_the_chain(self, card: Card, who: str) -> tuple[Act, ...]:
        """Play a spell; one that counters needs another spell first, which is the turn player's."""
        if not _counters_only(card) or who == "P1":
            return self._from_hand(card, who)
        first = self._stimulus(About.DAMAGE) or ()
        return (*first, *(replace(act, slot=Slot.IN_RESPONSE) for act in self._from_hand(card, who)))

    def _as_an_object(self, card: Card, who: str, event: About) -> tuple[Act, ...] | None:
        """What makes a card do something as an object: it is played, fights, scores or is killed."""
        if event in (About.PLAY, About.ENTER, About.CHOOSE):
            return self._from_hand(card, who)
        if event is About.HOLD:
            self._stand(card, who, at=FIELD)
            return (Act("P1", "end", "turn"),) if who == "P2" else None
        if event in _FIGHTS or event in _SCORES:
            if who != "P1" or not card.is_unit:
                return None
            self._stand(card, who)
            if event in _FIGHTS:
                self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P2", battlefield(ELSEWHERE)))
            return (Act("P1", "move", card.name, to=ELSEWHERE),)
        if event is About.DIE:
            self._stand(card, who, at=FIELD if card.is_unit else "")
            return self._stimulus(About.DIE)
        return None

    def _stimulus(self, about: About) -> tuple[Act, ...] | None:
        """A test spell of the turn player that brings about what somebody waits for."""
        spell = {About.DIE: KILL_A_UNIT, About.DAMAGE: deal(2), About.BUFF: BUFF_A_UNIT, About.CHOOSE: BUFF_A_UNIT}
        if about not in spell:
            return (Act("P1", "end", "turn"),) if about in (About.TURN_END, About.TURN_START) else None
        self.probe = spell[about]
        self.placed.append(Placed(self.probe, PROBE_LABEL, "P1", hand("P1")))
        return (Act("P1", "play", PROBE_LABEL),)

    def _from_hand(self, card: Card, who: str) -> tuple[Act, ...]:
        self.placed.append(Placed(card, card.name, who, hand(who)))
        return (Act(who, "play", card.name),)

    def _stand(self, card: Card, who: str, *, at: str = "", attached: bool = False) -> None:
        if card.is_a(BATTLEFIELD):
            self.field = card.name
            return
        place = Place(Zone.LEGEND, who) if card.is_a(LEGEND) else battlefield(at) if at else base(who)
        one = Placed(card, card.name, who, place, damage=self._damage(card))
        if attached and card.is_a(GEAR):
            one.attached_to = self.question.by.name if self.question.through is Through.BY else UNIT_LABEL
            one.place = base(who)
        self.placed.append(one)

    def _damage(self, card: Card) -> int:
        """The damage that a unit has before, where what is dealt is to be lethal: just enough is missing."""
        does, question = self.question.does, self.question
        if card is not question.other or question.through is not Through.OTHER or does is None or not card.is_unit:
            return 0
        amount = does.clause.amount or 0
        kills = question.event is About.DAMAGE and any(step.to is About.DIE for step in question.steps)
        return max(0, (card.might or 0) - amount) if kills and amount else 0

    def _middle(self) -> None:
        """The plain unit that both are about, with what their criteria ask of it, and the spells that they counter."""
        pair = (self.question.by, self.question.other)
        chosen = [one.clause for card in pair for one in card_clauses(card) if one.clause.chosen]
        wanted = [one.clause for one in (self.question.does, self.question.clause) if one is not None]
        criteria = [one.of for one in (*wanted, *chosen) if isinstance(one.of, Criteria)]
        qualities = [quality for one in criteria for quality in one.qualities]
        tags = tuple(one.tag for one in qualities if isinstance(one, Tagged) and one.has)
        buffed = any(isinstance(one, Buffed) and one.buffed for one in qualities)
        asked = [one.when for one in qualities if isinstance(one, Meets)]
        domains = tuple(one.domain for one in asked if isinstance(one, OfDomain))
        card = Card(f"{self.might}-Might unit", (UNIT,), domains, might=self.might, tags=tags) if domains else None
        unit = Placed(
            card or plain_unit(self.might, tags=tags), UNIT_LABEL, self.owner, battlefield(FIELD), buffs=int(buffed)
        )
        for one in self.placed:
            if one.attached_to:
                top = next((found for found in self.placed if found.label == one.attached_to), unit)
                one.place, one.controller = top.place, top.controller
        self.placed.insert(0, unit)


def _counters_only(card: Card) -> bool:
    return any(isinstance(found.clause.of, SpellOnChain) for found in card_clauses(card))


def _orders(first: tuple[Act, ...], second: tuple[Act, ...]) -> list[tuple[Act, ...]]:
    """One after the other, and the one in response to the other."""
    if not first or not second:
        return [first or second]
    return [
        (*second, *(replace(act, slot=Slot.IN_RESPONSE) for act in first)),
        (*second, *first),
        (*first, *(replace(act, slot=Slot.IN_RESPONSE) for act in second)),
        (*first, *second),
    ]

"""One choice of sides and Might for a question: what is placed where, and which acts bring about what it asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, SPELL, UNIT, Card
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.zones import Place, Zone, base, battlefield, hand, trash
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.chain_criteria import SpellOnChain
from judge.engine.wording.passive import Dependent
from judge.matchup.boards import FIELD, PROBE_LABEL, UNIT_LABEL
from judge.matchup.card_clauses import When, card_clauses
from judge.matchup.middle import middle
from judge.matchup.plan import Act, Slot
from judge.matchup.probe_cards import BUFF_A_UNIT, KILL_A_UNIT, deal
from judge.matchup.questions import Question, Through
from judge.matchup.sides import is_elsewhere
from judge.matchup.solved_board import ELSEWHERE, FIGHTER
from judge.scenario.board.setup import Placed, plain_unit

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clause
    from judge.matchup.card_clauses import CardClause

FIGHTER_MIGHT = 3
TEST_DAMAGE = 4
WEAK = 1
"""The Might of a plain unit that is to lose a combat."""

FIGHTS = frozenset({About.COMBAT, About.COMBAT_WON, About.COMBAT_END, About.SHOWDOWN})
_CONQUERS = frozenset({About.CONQUER, About.MOVE, About.POINT})
_PLAYED = frozenset({About.PLAY, About.ENTER, About.CHOOSE})


class Solver:
    """A board in the making. ``attacks``: who fights attacks where both are possible, else defends."""

    def __init__(self, question: Question, mine: str, theirs: str, owner: str, might: int) -> None:
        self.question = question
        self.mine, self.theirs, self.owner = mine, theirs, owner
        self.might = might
        self.placed: list[Placed] = []
        self.field = question.other.name if question.other.is_a(BATTLEFIELD) else ""
        self.field = question.by.name if question.by.is_a(BATTLEFIELD) else self.field
        self.probe: Card | None = None
        self.emptied = False

    def ends(self) -> tuple[Act, ...]:
        """What is done at the end: where both texts change damage, a test spell deals some."""
        does = self.question.does
        if does is None or does.clause.verb is not Verb.CHANGES:
            return ()
        return self._test_spell(deal(TEST_DAMAGE))

    def acts(self) -> tuple[tuple[Act, ...], tuple[Act, ...]] | None:
        """The acts of the first card and of the second; None where nobody knows how to bring it about."""
        first = self._first()
        second = self._second() if first is not None else None
        if first is None or second is None:
            return None
        self.placed.insert(
            0, middle(self.question, self.owner, self.might, base(self.owner) if self.emptied else battlefield(FIELD))
        )
        for one in self.placed:
            if one.attached_to:
                top = next(found for found in self.placed if found.label == one.attached_to)
                one.place, one.controller = top.place, top.controller
        return first, second

    def _first(self) -> tuple[Act, ...] | None:
        """Place the card that brings the event about, and take the acts that do it."""
        question = self.question
        if question.does is None:
            return self._as_an_object(question.by, self.mine, question.event)
        return self._bring(question.by, self.mine, question.does)

    def _second(self) -> tuple[Act, ...] | None:
        """Place the other card, and take the acts that bring its clause into force, if any are needed."""
        card, who, found = self.question.other, self.theirs, self.question.clause
        if found is not None:
            return self._bring(card, who, found)
        if self.question.event is About.PLAY:
            return self._in_its_zone(card, who)
        if card.is_a(SPELL):
            return self._on_the_chain(card, who)
        self._stand(card, who, at=FIELD if card.is_unit else "")
        return ()

    def _bring(self, card: Card, who: str, found: CardClause) -> tuple[Act, ...] | None:
        """Place a card, and take the acts that bring one of its clauses about, or into force."""
        if found.when is When.TRIGGERED:
            return self._triggered(card, who, found)
        if found.when is When.REPLACING and found is self.question.does:
            return None
        if card.is_a(SPELL) and self._has_nothing_to_counter(card):
            return self._on_the_chain(card, who)
        if card.is_a(SPELL) or found.when is When.PLAYED or _is_about_its_own_play(found):
            return self._from_hand(card, who, facedown=found.clause.zone is Zone.FACEDOWN)
        here = card.is_unit and (who == self.owner or _is_at_a_battlefield(card))
        self._stand(card, who, at=FIELD if here else "", attached=found.attached, in_trash=_in_trash(found))
        if found.when in (When.USED, When.COST) and isinstance(found.within, Activated):
            return (Act(who, "use", card.name),)
        return () if not found.this_turn or found.when is When.STANDING else None

    def _triggered(self, card: Card, who: str, found: CardClause) -> tuple[Act, ...] | None:
        waits = next((one for one in found.waits if one.verb is Verb.LISTENS), None)
        if waits is None:
            return None
        if waits.subject is Subject.THIS and not found.attached:
            return self._as_an_object(card, who, waits.about)
        brought = self._stimulus(waits, who)
        if brought is None:
            return None
        if card.is_a(SPELL):
            return (*self._from_hand(card, who), *brought)
        at = FIELD if card.is_unit and who == self.owner else ""
        self._stand(card, who, at=at, attached=found.attached, in_trash=_in_trash(found))
        return brought

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
        first = self._test_spell(deal(2))
        return (*first, *(replace(act, slot=Slot.IN_RESPONSE) for act in self._from_hand(card, who)))

    def _has_nothing_to_counter(self, card: Card) -> bool:
        """Whether a card counters spells, and the other one is none."""
        other = self.question.by if card is self.question.other else self.question.other
        return _counters_only(card) and not other.is_a(SPELL)

    def _as_an_object(self, card: Card, who: str, event: About) -> tuple[Act, ...] | None:
        """What makes a card do something as an object: it is played, fights, scores or is killed."""
        if event in _PLAYED:
            wanted = self.question.clause.clause if self.question.clause is not None else None
            if self._has_nothing_to_counter(card):
                return self._on_the_chain(card, who)
            return self._from_hand(card, who, facedown=wanted is not None and wanted.zone is Zone.FACEDOWN)
        if event is About.HOLD:
            self._stand(card, who, at=FIELD)
            return (Act("P1", "end", "turn"),) if who == "P2" else None
        if event in (About.TURN_START, About.TURN_END):
            self._stand(card, who)
            return (Act("P1", "end", "turn"),)
        if event is About.DIE:
            self._stand(card, who, at=FIELD if card.is_unit else "")
            return self._test_spell(KILL_A_UNIT)
        if not card.is_unit:
            return None
        if event in FIGHTS:
            return self._fights(card, who, event)
        if event not in _CONQUERS or who != "P1":
            return None
        if event is About.MOVE and self._is_forbidden_to_go_home():
            self._stand(card, who, at=FIELD)
            return (Act("P1", "move", card.name, to=str(base("P1"))),)
        self._stand(card, who)
        return self._moves_in(card.name)

    def _is_forbidden_to_go_home(self) -> bool:
        found = self.question.clause
        leaves = found is not None and found.card.is_a(BATTLEFIELD)  # "from here"
        return leaves or (found is not None and found.clause.verb is Verb.FORBIDS)

    def _moves_in(self, label: str) -> tuple[Act, ...]:
        """A move to a battlefield that nobody holds: the one with a text, if there is one."""
        self.emptied = self.emptied or bool(self.field)
        return (Act("P1", "move", label, to=FIELD if self.field else ELSEWHERE),)

    def _fights(self, card: Card, who: str, event: About) -> tuple[Act, ...]:
        """A combat: P1 attacks, with the card or against it."""
        might = WEAK if event is About.COMBAT_WON else max(FIGHTER_MIGHT, (card.might or 0) * self._is_to_die())
        there = FIELD if self.field else ELSEWHERE
        self.emptied = bool(self.field)
        attacker = who == "P1"
        self._stand(card, who, at="" if attacker else there)
        place = battlefield(there) if attacker else base("P1")
        self.placed.append(Placed(plain_unit(might), FIGHTER, "P2" if attacker else "P1", place))
        return (Act("P1", "move", card.name if attacker else FIGHTER, to=there),)

    def _is_to_die(self) -> bool:
        found = self.question.clause
        return found is not None and found.clause.about is About.DIE

    def _stimulus(self, waits: Clause, who: str) -> tuple[Act, ...] | None:
        """What brings about what somebody waits for: a test spell of P1, a plain unit, the end of a turn."""
        about = waits.about
        spell = {About.DIE: KILL_A_UNIT, About.DAMAGE: deal(2), About.BUFF: BUFF_A_UNIT, About.CHOOSE: BUFF_A_UNIT}
        if about in spell or about is About.PLAY:
            if about is About.PLAY and waits.of in (UNIT, "Unit"):
                self.placed.append(Placed(plain_unit(2), FIGHTER, "P1", hand("P1")))
                return (Act("P1", "play", FIGHTER),)
            return self._test_spell(spell.get(about, BUFF_A_UNIT))
        if about in (About.TURN_END, About.TURN_START):
            return (Act("P1", "end", "turn"),)
        if about is About.HOLD:
            self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P2", battlefield(FIELD)))
            return (Act("P1", "end", "turn"),) if who == "P2" and self.owner == "P2" else None
        if about in (About.CONQUER, About.MOVE):
            self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P1", base("P1")))
            return self._moves_in(FIGHTER)
        return None

    def _test_spell(self, card: Card) -> tuple[Act, ...]:
        self.probe = card
        self.placed.append(Placed(card, PROBE_LABEL, "P1", hand("P1")))
        return (Act("P1", "play", PROBE_LABEL),)

    def _from_hand(self, card: Card, who: str, *, facedown: bool = False) -> tuple[Act, ...]:
        hidden = facedown or (card.has("Hidden") and not card.has("Reaction") and who == self.owner == "P2")
        hidden = hidden and card.has("Hidden") and who == self.owner
        self.placed.append(Placed(card, card.name, who, Place(Zone.FACEDOWN, FIELD) if hidden else hand(who)))
        return (Act(who, "play", card.name),)

    def _stand(self, card: Card, who: str, *, at: str = "", attached: bool = False, in_trash: bool = False) -> None:
        if card.is_a(BATTLEFIELD):
            return
        place = Place(Zone.LEGEND, who) if card.is_a(LEGEND) else battlefield(at) if at else base(who)
        one = Placed(
            card, card.name, who, trash(who) if in_trash else place, damage=self._damage(card),
            empowered=any(_is_while_empowered(found) for found in (self.question.does, self.question.clause)
                          if found is not None and found.card is card),
        )  # fmt: skip
        if attached and card.is_a(GEAR):
            question = self.question
            to_the_unit = card is question.other and question.through is Through.BY and question.by.is_unit
            one.attached_to = question.by.name if to_the_unit else UNIT_LABEL
            one.place = base(who)
        self.placed.append(one)

    def _damage(self, card: Card) -> int:
        """The damage that a unit has before, where what is dealt is to be lethal: just enough is missing."""
        does, question = self.question.does, self.question
        if card is not question.other or question.through is not Through.OTHER or does is None or not card.is_unit:
            return 0
        amount = does.clause.amount or 0
        dies = any(step.to is About.DIE for step in question.steps)
        kills = question.event in (About.DAMAGE, About.MIGHT) and dies
        return max(0, (card.might or 0) - amount) if kills and amount else 0

    @property
    def on_chain(self) -> bool:
        """Whether the other card is a spell that the first acts on."""
        return self.question.other.is_a(SPELL) and is_elsewhere(self.question)


def _is_about_its_own_play(found: CardClause) -> bool:
    """Whether a clause belongs to a text about how its own card is played: what it costs, where to, how it enters."""
    said = found.within.clauses() if hasattr(found.within, "clauses") else ()
    own = (About.COST, About.PLAY, About.ENTER)
    return any(one.verb is Verb.CHANGES and one.subject is Subject.THIS and one.about in own for one in said)


def _is_at_a_battlefield(card: Card) -> bool:
    """Whether a text of a unit asks for it to be at a battlefield."""
    return any(
        found.clause.verb is Verb.READS
        and found.clause.about is About.PLACE
        and found.clause.subject is Subject.THIS
        and found.clause.zone is Zone.BATTLEFIELD
        for found in card_clauses(card)
    )


def _is_while_empowered(found: CardClause) -> bool:
    """Whether a clause stands behind Empowered (828)."""
    return isinstance(found.within, Dependent) and isinstance(found.within.during, IsEmpowered)


def _in_trash(found: CardClause) -> bool:
    return isinstance(found.within, Triggered) and found.within.in_trash


def _counters_only(card: Card) -> bool:
    return any(isinstance(found.clause.of, SpellOnChain) for found in card_clauses(card))

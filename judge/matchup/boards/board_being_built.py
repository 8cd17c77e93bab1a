"""The objects of a board while it is built: who is where, what is in a hand, who moves and fights."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.card import BATTLEFIELD, GEAR, LEGEND, SPELL, Card
from judge.engine.state.clauses import About, Subject, Verb
from judge.engine.state.zones import Place, Zone, base, battlefield, hand, trash
from judge.matchup.boards.board_of_roles import FIELD, PROBE_LABEL, UNIT_LABEL
from judge.matchup.boards.needs import COUNTED, earlier_card, needs
from judge.matchup.boards.solved_board import ELSEWHERE, FIGHTER
from judge.matchup.boards.unit_acted_on import asked_marks, mark
from judge.matchup.boards.who_has_what import is_elsewhere
from judge.matchup.clauses.bills import adds
from judge.matchup.clauses.card_clauses import around, card_clauses
from judge.matchup.clauses.card_facts import (
    counters_only,
    counts_enemies_there,
    hits_attackers,
    hits_fighters,
    times_empowered,
)
from judge.matchup.clauses.pair_question import Question, Through
from judge.matchup.clauses.probe_cards import deal
from judge.matchup.walks.planned_acts import Act, Slot
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clause
    from judge.engine.state.player import Pool

FIGHTS = frozenset({About.COMBAT, About.COMBAT_WON, About.COMBAT_END, About.SHOWDOWN})
FIGHTER_MIGHT = 3
WEAK = 1
"""The Might of a plain unit that is to lose a combat."""

_STRENGTH = frozenset({About.MIGHT, About.BUFF, About.ATTACH, About.KEYWORD})

_LACKED = {
    About.READY: frozenset({"exhausted"}), About.HEAL: frozenset({"damaged"}), About.SPEND_BUFF: frozenset({"buffed"}),
    About.DISEMPOWER: frozenset({"Empowered"}),
}  # fmt: skip
"""The state that an object must have for an event to change it."""


class BoardBeingBuilt:
    """A board while it is built. ``beside``: the other unit is in the place where the first one moves or fights."""

    def __init__(
        self, question: Question, mine: str, theirs: str, owner: str, might: int, *, beside: bool = False
    ) -> None:
        self.question = question
        self.mine, self.theirs, self.owner = mine, theirs, owner
        self.might = might
        self.placed: list[Placed] = []
        self.field = question.other.name if question.other.is_a(BATTLEFIELD) else ""
        self.field = question.by.name if question.by.is_a(BATTLEFIELD) else self.field
        self.met = False
        self.probe: Card | None = None
        self.emptied = False
        self.beside = beside
        self.xp: dict[str, int] = {}
        self.pools: dict[str, Pool] = {}
        self.earlier: tuple[Act, ...] = ()
        self.along: tuple[str, ...] = ()

    def needed(self) -> tuple[Act, ...]:
        """Place what the two texts ask for besides, and take the acts that come before."""
        first: list[Act] = []
        for found, who in ((self.question.does, self.mine), (self.question.clause, self.theirs)):
            if found is None:
                continue
            source = next((one for one in self.placed if one.label == found.card.name), None)
            here = FIELD if found.card.is_a(BATTLEFIELD) else ""
            here = source.place.of if source is not None and source.place.zone is Zone.BATTLEFIELD else here
            asked = needs(found, who, self.question, here)
            self.xp[who] = max(self.xp.get(who, 0), asked.xp)
            if source is not None and source.place.zone in (Zone.BASE, Zone.BATTLEFIELD, Zone.LEGEND):
                mark(source, asked.marks)
            for one in asked.objects:
                one.label = f"{one.label}{sum(other.label[:1] == one.label for other in self.placed) + 1}"
                self.placed.append(one)
            first += [act for act in asked.first if act not in first]
            self.along += self._company(asked.company, who)
        if first:
            self.placed.append(earlier_card())
        return tuple(first)

    def _company(self, number: int, who: str) -> tuple[str, ...]:
        """Plain units beside the one that holds. Those beside one that conquers move along, and are returned."""
        holds = self.question.event is About.HOLD
        labels = tuple(f"{COUNTED}{place}" for place in range(1, number + 1))
        for label in labels:
            place = battlefield(FIELD) if holds else base(who)
            self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), label, who, place))
        return () if holds else labels

    def on_a_chain(self, card: Card, who: str) -> tuple[Act, ...]:
        """Plays a spell. One that counters needs another spell first, which is the turn player's."""
        if not counters_only(card) or (who == "P1" and not self.has_nothing_to_counter(card)):
            return self.from_hand(card, who)
        first = self.test_spell(deal(2))
        return (*first, *(replace(act, slot=Slot.IN_RESPONSE) for act in self.from_hand(card, who)))

    def has_nothing_to_counter(self, card: Card) -> bool:
        """Whether a card counters spells, and the other one is none."""
        other = self.question.by if card is self.question.other else self.question.other
        return counters_only(card) and not other.is_a(SPELL)

    def asks_for_combat(self) -> bool:
        """Whether the other text asks for a combat around the death that it is about."""
        found = self.question.clause
        return found is not None and any(
            one.clause.verb is Verb.READS and one.clause.about is About.COMBAT for one in around(found)
        )

    def is_forbidden_to_go_home(self) -> bool:
        found = self.question.clause
        leaves = found is not None and found.card.is_a(BATTLEFIELD)  # "from here"
        return leaves or (found is not None and found.clause.verb is Verb.FORBIDS)

    def moves_in(self, label: str) -> tuple[Act, ...]:
        """A move to a battlefield that no player controls: the one with a text, if there is one."""
        self.emptied = self.emptied or bool(self.field)
        return (Act("P1", "move", label, to=FIELD if self.field else ELSEWHERE),)

    def fights(self, card: Card, who: str, event: About) -> tuple[Act, ...]:
        """A combat: P1 attacks, with the card or against it."""
        might = max(FIGHTER_MIGHT, (card.might or 0) * self._is_to_die())
        wanted = self.question.clause.clause.about if self.question.clause is not None else None
        if About.COMBAT_WON in (event, wanted):
            might = (card.might or WEAK) if self._makes_stronger() else WEAK
        there = FIELD if self.field else ELSEWHERE
        self.emptied = bool(self.field)
        attacker = who == "P1"
        self.stand(card, who, at="" if attacker else there)
        if self.beside and (other := self._other_unit(card)) is not None and not (attacker and self.theirs == who):
            self.met = True
            self.stand(other, self.theirs, at="" if self.theirs == "P1" else there)
            if self.theirs != who:
                limit = self.question.clause.clause if self.question.clause is not None else None
                if limit is not None and limit.about is About.ASSIGN and limit.named:
                    self.placed.append(Placed(plain_unit(WEAK), "c", who, battlefield(there)))
                return (Act("P1", "move", card.name if attacker else other.name, to=there),)
        place = battlefield(there) if attacker else base("P1")
        self.placed.append(Placed(plain_unit(might), FIGHTER, "P2" if attacker else "P1", place))
        return (Act("P1", "move", card.name if attacker else FIGHTER, to=there),)

    def _other_unit(self, card: Card) -> Card | None:
        """The other unit of the question while it is not on the board yet."""
        other = self.question.other
        is_there = any(one.label == other.name for one in self.placed)
        return other if card is self.question.by and other.is_unit and not is_there else None

    def _is_to_die(self) -> bool:
        found = self.question.clause
        return found is not None and found.clause.about is About.DIE

    def the_unit(self, about: About) -> tuple[Act, ...] | None:
        """The unit in the middle moves, conquers or attacks."""
        if self.owner != "P1" or self.field:
            return None
        self.emptied = True
        if about in FIGHTS:
            might = FIGHTER_MIGHT
            if about is About.COMBAT_WON:
                might = self.might if self._makes_stronger() else WEAK
            self.placed.append(Placed(plain_unit(might), FIGHTER, "P2", battlefield(ELSEWHERE)))
        return (Act("P1", "move", UNIT_LABEL, to=ELSEWHERE),)

    def _makes_stronger(self) -> bool:
        """Whether the event is to decide a combat, by Might."""
        return self.question.event in _STRENGTH

    def is_to_win(self) -> bool:
        """Whether a unit gets Might, or a keyword that is Might, and a text listens to a combat won or a conquest."""
        found = self.question.clause
        wanted = found.clause if found is not None and found.clause.verb is Verb.LISTENS else None
        if wanted is None or wanted.about not in (About.COMBAT_WON, About.CONQUER) or self.owner != "P1":
            return False
        if any(one.label == FIGHTER for one in self.placed):
            return False  # there is a fight already
        return self._makes_stronger() and (wanted.about is About.CONQUER or not self.field)

    def wins(self) -> tuple[Act, ...]:
        """The unit attacks one of as much Might as it has without what gives it more.

        A text that moves a unit and then waits for its conquest has it attack by itself.
        """
        other = self.question.other
        label = other.name if self.question.through is Through.OTHER and other.is_unit else UNIT_LABEL
        mover = next(one for one in self.placed if one.label == label)
        mover.place = base("P1")
        gives = (found.clause for found in card_clauses(other) if found.clause.about is About.MIGHT)
        more = sum(one.amount or 0 for one in gives if one.more > 0 and one.subject is not Subject.THIS)
        might = max(WEAK, (mover.card.might or 0) + more)
        there = FIELD if self.field else ELSEWHERE
        self.placed.append(Placed(plain_unit(might), FIGHTER, "P2", battlefield(there)))
        moves = other.is_a(SPELL) and any(_moves_a_unit(found.clause) for found in card_clauses(other))
        return () if moves else (Act("P1", "move", label, to=there),)

    def with_excess(self, amount: int) -> tuple[Act, ...] | None:
        """The unit acted on attacks, and is 1 short of this amount of excess damage."""
        if self.owner != "P1":
            return None
        self.emptied = True
        there = FIELD if self.field else ELSEWHERE
        might = max(WEAK, self.might - amount + 1)
        self.placed.append(Placed(plain_unit(might), FIGHTER, "P2", battlefield(there)))
        return (Act("P1", "move", UNIT_LABEL, to=there),)

    def fight_of_plain_units(self, about: About) -> tuple[Act, ...] | None:
        """A plain unit of P1 attacks the unit in the middle, or that one attacks."""
        if self.owner == "P1":
            return self.the_unit(about)
        self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P1", base("P1")))
        return (Act("P1", "move", FIGHTER, to=FIELD),)

    def attack_for(self, card: Card) -> tuple[Act, ...]:
        """The attack in which a spell is played that is about units in a combat: P1's unit moves in."""
        is_about_a_combat = hits_attackers(card) or hits_fighters(card) or counts_enemies_there(card)
        if not is_about_a_combat or self.field:
            return ()
        other = self.question.other
        is_hit = self.question.through is Through.OTHER and other.is_unit and card is self.question.by
        if self.owner == "P1":
            mover = other.name if is_hit else UNIT_LABEL
            self.emptied = self.emptied or not is_hit
            if is_hit:
                self.stand(other, "P1")
            self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P2", battlefield(ELSEWHERE)))
            return (Act("P1", "move", mover, to=ELSEWHERE),)
        self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P1", base("P1")))
        return (Act("P1", "move", FIGHTER, to=FIELD),)

    def test_spell(self, card: Card) -> tuple[Act, ...]:
        self.probe = card
        self.placed.append(Placed(card, PROBE_LABEL, "P1", hand("P1")))
        return (Act("P1", "play", PROBE_LABEL),)

    def from_hand(self, card: Card, who: str, *, facedown: bool = False) -> tuple[Act, ...]:
        hidden = facedown or (card.has("Hidden") and not card.has("Reaction") and who == self.owner == "P2")
        hidden = hidden and card.has("Hidden") and who == self.owner
        self.placed.append(Placed(card, card.name, who, Place(Zone.FACEDOWN, FIELD) if hidden else hand(who)))
        return (Act(who, "play", card.name),)

    def from_facedown(self, card: Card, who: str, label: str = "") -> tuple[Act, ...] | None:
        """Plays a card from facedown, at a battlefield where its player has a plain unit."""
        if who != "P1":
            return None
        self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, who, battlefield(ELSEWHERE)))
        self.placed.append(Placed(card, label or card.name, who, Place(Zone.FACEDOWN, ELSEWHERE)))
        return (Act(who, "play", label or card.name),)

    def stand(self, card: Card, who: str, *, at: str = "", attached: bool = False, in_trash: bool = False) -> None:
        if card.is_a(BATTLEFIELD) or any(one.label == card.name for one in self.placed):
            return
        place = Place(Zone.LEGEND, who) if card.is_a(LEGEND) else battlefield(at) if at else base(who)
        one = Placed(
            card, card.name, who, trash(who) if in_trash else place, damage=self._damage(card),
            empowered=max((times_empowered(found) for found in (self.question.does, self.question.clause)
                           if found is not None and found.card is card), default=0),
        )  # fmt: skip
        question = self.question
        if (attached or self._is_detached(card)) and card.is_a(GEAR):
            to_the_unit = card is question.other and question.through is Through.BY and question.by.is_unit
            one.attached_to = question.by.name if to_the_unit else UNIT_LABEL
            one.place = base(who)
        if card is self.question.other and self.question.through is Through.OTHER:
            mark(one, _LACKED.get(self.question.event, frozenset()) | asked_marks(self.question))
        self.placed.append(one)

    def _is_detached(self, card: Card) -> bool:
        """Whether a card is an Equipment that the other one detaches: it is attached until then."""
        return self.question.event is About.DETACH and self.question.clause is None and card is self.question.other

    def _damage(self, card: Card) -> int:
        """The damage that a unit has before, if the damage dealt is to be lethal, so that it is just enough."""
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
        pays = self.question.does is not None and adds(self.question.does)
        return self.question.other.is_a(SPELL) and is_elsewhere(self.question) and not pays


def _moves_a_unit(clause: Clause) -> bool:
    return clause.verb is Verb.BRINGS and clause.about is About.MOVE and clause.subject is Subject.OBJECTS

"""Builds a board for one choice of sides and Might: what is placed where, and which acts are needed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.abilities.activated import Activated
from judge.engine.costs.purposes import SHOWDOWNS
from judge.engine.layers.effect_text import AsAttached
from judge.engine.state.card import SPELL, UNIT, Card
from judge.engine.state.clauses import About, Subject, Verb, Whose
from judge.engine.state.zones import Place, Zone, base, battlefield, hand
from judge.engine.wording.criteria import Where
from judge.matchup.boards.board_being_built import FIGHTER_MIGHT, FIGHTS, BoardBeingBuilt
from judge.matchup.boards.board_of_roles import FIELD, PROBE_LABEL
from judge.matchup.boards.named_tags import name_tags
from judge.matchup.boards.needs import spell_into_the_limit, what_it_waits_for
from judge.matchup.boards.solved_board import ELSEWHERE, FIGHTER
from judge.matchup.boards.unit_acted_on import middle
from judge.matchup.boards.who_has_what import permits_a_play, uses_what_it_has_of, zone_of_other
from judge.matchup.clauses.bills import adds, bill
from judge.matchup.clauses.card_clauses import When
from judge.matchup.clauses.card_facts import empowering, in_trash, is_about_its_own_play, is_at_a_battlefield, place_of
from judge.matchup.clauses.cost_parts import third_card
from judge.matchup.clauses.probe_cards import (
    A_HIDDEN_SPELL,
    BUFF_A_UNIT,
    DISCARD_A_CARD,
    KILL_A_UNIT,
    STUN_A_UNIT,
    deal,
    play_token,
)
from judge.matchup.walks.planned_acts import Act, another_turn, until_the_turn_of
from judge.matchup.walks.stated_choices import stated_target
from judge.scenario.board.setup import plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clause
    from judge.matchup.clauses.card_clauses import CardClause

TEST_DAMAGE = 4

_CONQUERS = frozenset({About.CONQUER, About.MOVE, About.POINT})
_AS_ANY_CARD = frozenset({
    About.HOLD, About.EMPOWER, About.TURN_START, About.TURN_END, About.DIE, About.DISCARD,
})  # fmt: skip
_ENTERS = frozenset({About.PLAY, About.ENTER, About.TOKENS})
_PLAYED = frozenset({About.PLAY, About.ENTER, About.CHOOSE})


class BoardForAQuestion(BoardBeingBuilt):
    """A board in the making, with the acts that bring about what a question asks."""

    def ends(self) -> tuple[Act, ...]:
        """The last acts: a test spell that both texts are about, a combat that Might decides."""
        does = self.question.does
        if self.is_to_win():
            return self.wins()
        if self.question.event is About.EXTRA_TURN:
            waits = self.question.clause.clause if self.question.clause is not None else None
            return another_turn(until_its_end=waits is not None and waits.about is About.TURN_END)
        third = (
            third_card(does, self.question.clause) if does is not None and self.question.clause is not None else None
        )
        if third is not None:
            return self.test_spell(third)
        if does is None or does.clause.verb is not Verb.CHANGES:
            return ()
        if self.question.event is About.CHOOSE and self.question.other.is_a(SPELL):
            return ()  # it chooses the unit itself
        return self.test_spell(deal(TEST_DAMAGE))

    def acts(self) -> tuple[tuple[Act, ...], tuple[Act, ...]] | None:
        """The acts of the first card and of the second. None if there is no known way to bring it about."""
        first = self._first()
        second = self._second() if first is not None else None
        if first is None or second is None or (self.beside and not self.met):
            return None
        if uses_what_it_has_of(self.question):
            first, second = (), (Act(self.theirs, "use", self.question.other.name),)
        if len({one.label for one in self.placed}) < len(self.placed):
            return None  # the one text has it stand where the other one has it played from a hand
        self.earlier = (*self._into_the_limit(), *self.needed())
        if self.along:
            first, second = (
                tuple(replace(act, also=self.along) if act.verb == "move" and act.who == "P1" else act for act in acts)
                for acts in (first, second)
            )
        self.placed.insert(
            0, middle(self.question, self.owner, self.might, base(self.owner) if self.emptied else battlefield(FIELD))
        )
        for one in self.placed:
            if one.attached_to:
                top = next(found for found in self.placed if found.label == one.attached_to)
                one.place, one.controller = top.place, top.controller
        name_tags(self.placed)
        return first, second

    def _into_the_limit(self) -> tuple[Act, ...]:
        """The acts that first give the other card the Might that the one requires."""
        spell = spell_into_the_limit(self.question) if self.probe is None else None
        if spell is None:
            return ()
        on = stated_target(self.question.other.name)
        return tuple(replace(act, details=(on,)) for act in self.test_spell(spell))

    def _first(self) -> tuple[Act, ...] | None:
        """Place the card that brings the event about, and take the acts that do it."""
        question = self.question
        if question.does is None:
            return self._as_an_object(question.by, self.mine, question.event)
        asked = question.does.clause
        if asked.verb is Verb.CHANGES and question.event is About.CHOOSE and self.owner != "P2":
            return None  # opponents pay more, and P1 has the test spell
        return self._bring(question.by, self.mine, question.does)

    def _second(self) -> tuple[Act, ...] | None:
        """Place the other card, and take the acts that bring its clause into force, if any are needed."""
        card, who, found = self.question.other, self.theirs, self.question.clause
        zone = zone_of_other(self.question)
        if found is not None and zone is None:
            return self._bring(card, who, found)
        if self.question.does is not None and adds(self.question.does) and found is None:
            return self._is_paid_for(card, who, self.question.does)
        if zone is not None:
            self.placed.append(Placed(card, card.name, who, Place(zone, who)))
            return ()
        if self.question.event is About.PLAY:
            return None
        if card.is_a(SPELL):
            return self.on_a_chain(card, who)
        self.stand(card, who, at=FIELD if card.is_unit and not self._is_asked_in_a_base() else "")
        return ()

    def _is_paid_for(self, card: Card, who: str, does: CardClause) -> tuple[Act, ...] | None:
        """Play a card, or use its ability, with just too little for it."""
        owed = bill(does, card)
        if owed is None or who != self.mine or who != "P1":
            return None
        if owed.xp or does.clause.about is About.XP:
            self.xp[who] = owed.xp
        else:
            self.pools[who] = owed.pool
        if owed.verb == "use":
            self.stand(card, who, at=FIELD if card.is_unit and who == self.owner else "")
            return (Act(who, "use", card.name),)
        return self.on_a_chain(card, who) if self.has_nothing_to_counter(card) else self.from_hand(card, who)

    def _is_asked_in_a_base(self) -> bool:
        does = self.question.does
        return does is not None and getattr(does.clause.of, "where", None) is Where.BASE

    def _bring(self, card: Card, who: str, found: CardClause) -> tuple[Act, ...] | None:
        """Place a card, and take the acts that bring one of its clauses about, or into force."""
        if found.when is When.TRIGGERED:
            return self._triggered(card, who, found)
        if found.clause.verb is Verb.READS and found.clause.about is About.ASSIGN:
            self.stand(card, who, at=FIELD if card.is_unit and who == self.owner else "", attached=found.attached)
            return self.with_excess(found.clause.amount or 1)
        if found.clause.verb is Verb.READS and (waits := what_it_waits_for(found)):
            return self._triggered(card, who, replace(found, waits=waits))
        if found.when is When.REPLACING and found is self.question.does:
            return None
        if found.clause.about is About.DISCARD and found.clause.subject is Subject.THIS:
            self.placed.append(Placed(card, card.name, who, hand(who)))
            return ()
        if card.is_a(SPELL) and self.has_nothing_to_counter(card):
            return self.on_a_chain(card, who)
        if card.is_a(SPELL) or found.when is When.PLAYED or is_about_its_own_play(found):
            facedown = found.clause.zone is Zone.FACEDOWN
            return (*self.attack_for(card), *self.from_hand(card, who, facedown=facedown))
        here = card.is_unit and (who == self.owner or is_at_a_battlefield(card))
        is_used = found.when in (When.USED, When.COST)
        there = is_used or self.question.event not in _CONQUERS | FIGHTS  # those lead to the other battlefield
        at = ELSEWHERE if there and who != self.owner else FIELD
        self.emptied = self.emptied or (here and who != self.owner and at == FIELD)
        self.stand(card, who, at=at if here else "", attached=found.attached, in_trash=in_trash(found))
        if is_used and isinstance(found.within, Activated):
            use = Act(who, "use", card.name, ability=place_of(found.within, card))
            if getattr(found.part, "only_for", "") == SHOWDOWNS and who == "P1":
                self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P1", base("P1")))
                return (*self.moves_in(FIGHTER), use)
            return (use,)
        if isinstance(found.within, AsAttached) or isinstance(found.part, AsAttached):
            return (Act(who, "use", card.name),)
        return () if not found.this_turn or found.when is When.STANDING else None

    def _triggered(self, card: Card, who: str, found: CardClause) -> tuple[Act, ...] | None:
        waits = next((one for one in found.waits if one.verb is Verb.LISTENS), None)
        if waits is None:
            return None
        if waits.subject is Subject.THIS and not found.attached:
            if getattr(getattr(found.within, "condition", None), "facedown", False):
                return self.from_facedown(card, who)
            return self._as_an_object(card, who, waits.about)
        brought = self._stimulus(waits, who, attached=found.attached and waits.subject is Subject.THIS)
        if brought is None:
            return None
        if card.is_a(SPELL):
            return (*self.from_hand(card, who), *brought)
        at = FIELD if card.is_unit and who == self.owner else ""
        self.stand(card, who, at=at, attached=found.attached, in_trash=in_trash(found))
        return brought

    def _as_an_object(self, card: Card, who: str, event: About) -> tuple[Act, ...] | None:
        """The acts by which a card does something as an object: it is played, fights, scores or is killed."""
        if event in _ENTERS and card.token:
            return self.test_spell(play_token(card)) if who == "P1" else None
        if event in _PLAYED and not (event is About.CHOOSE and card.is_unit):
            wanted = self.question.clause.clause if self.question.clause is not None else None
            self.emptied = self.emptied or permits_a_play(self.question)
            if self.has_nothing_to_counter(card):
                return self.on_a_chain(card, who)
            return self.from_hand(card, who, facedown=wanted is not None and wanted.zone is Zone.FACEDOWN)
        if event in _AS_ANY_CARD:
            return self._as_any_card(card, who, event)
        if not card.is_unit:
            return None
        if event is About.CHOOSE:
            self.stand(card, who, at=FIELD)
            return self.test_spell(deal(1)) if who == "P2" else None
        if event in FIGHTS:
            return self.fights(card, who, event)
        if event not in _CONQUERS or who != "P1":
            return None
        if event is About.MOVE and self.is_forbidden_to_go_home():
            self.stand(card, who, at=FIELD)
            return (Act("P1", "move", card.name, to=str(base("P1"))),)
        self.stand(card, who)
        if self.beside and (other := self._other_unit(card)) is not None:
            self.met = True
            self.stand(other, self.theirs, at=(self.field and FIELD) or ELSEWHERE)
        return self.moves_in(card.name)

    def _as_any_card(self, card: Card, who: str, event: About) -> tuple[Act, ...] | None:
        """The acts by which a card holds, becomes Empowered, dies or is discarded, or a turn begins or ends."""
        if event is About.HOLD:
            self.stand(card, who, at=FIELD)
            return until_the_turn_of(who)
        if event is About.EMPOWER:
            self.stand(card, who, at=FIELD if card.is_unit and who == self.owner else "")
            return (Act(who, "use", card.name, ability=empowering(card)),)
        if event is About.DIE:
            return self._dies(card, who)
        if event is About.DISCARD:
            self.placed.append(Placed(card, card.name, who, hand(who)))
            return self.test_spell(DISCARD_A_CARD) if who == "P1" else None
        self.stand(card, who)
        return (Act("P1", "end", "turn"),)

    def _dies(self, card: Card, who: str) -> tuple[Act, ...]:
        """A test spell kills a card. If the other text requires a combat, it is killed in one."""
        if card.is_unit and self.asks_for_combat():
            return self.fights(card, who, About.COMBAT)
        self.stand(card, who, at=FIELD if card.is_unit else "")
        return self.test_spell(KILL_A_UNIT)

    def _stimulus(self, waits: Clause, who: str, *, attached: bool = False) -> tuple[Act, ...] | None:
        """The acts that bring about the event of a waiting text: a test spell of P1, a plain unit, the end of a turn.

        ``attached``: the unit acted on does it, which has the Effect Text that waits.
        """
        about = waits.about
        if about in FIGHTS and not attached:
            return self.fight_of_plain_units(about)
        if attached and about in (About.CONQUER, About.MOVE, *FIGHTS):
            return self.the_unit(about)
        spell = {
            About.DIE: KILL_A_UNIT,
            About.DAMAGE: deal(2),
            About.BUFF: BUFF_A_UNIT,
            About.CHOOSE: BUFF_A_UNIT,
            About.STUN: STUN_A_UNIT,
        }
        if about is About.PLAY and waits.zone is Zone.FACEDOWN:
            return self.from_facedown(A_HIDDEN_SPELL, who, PROBE_LABEL)
        if about is About.STUN and self.owner == "P1":
            self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P2", base("P2")))  # an enemy to be stunned
        if about in spell or about is About.PLAY:
            if about is About.PLAY and waits.of in (UNIT, "Unit"):
                self.placed.append(Placed(plain_unit(2), FIGHTER, "P1", hand("P1")))
                return (Act("P1", "play", FIGHTER),)
            return self.test_spell(spell.get(about, BUFF_A_UNIT))
        if about is About.TURN_START and waits.whose is Whose.YOURS:
            return until_the_turn_of(who)
        if about in (About.TURN_END, About.TURN_START):
            return (Act("P1", "end", "turn"),)
        if about is About.HOLD:
            self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, who, battlefield(FIELD)))
            return until_the_turn_of(who) if who == self.owner else None
        if about in (About.CONQUER, About.MOVE):
            self.placed.append(Placed(plain_unit(FIGHTER_MIGHT), FIGHTER, "P1", base("P1")))
            return self.moves_in(FIGHTER)
        return None

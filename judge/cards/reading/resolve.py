"""What phrases refer to: targets get names, "it" and "them" become what was spoken of last.

A phrase in a cost is picked while the cost is paid (355.10.c); "all" and bare plurals are chosen by nobody (355.5.a);
every other phrase is a target.
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.mentioned import about_what_is_chosen, mentions, mentions_last, to_there
from judge.cards.reading.nouns import noun_of
from judge.cards.reading.phrases import (
    LAST,
    AttachedToIt,
    ChooseOpponent,
    FromTrash,
    It,
    NotRead,
    Phrase,
)
from judge.cards.reading.read_instructions import EachOther
from judge.cards.reading.read_objects import with_quality
from judge.cards.reading.read_players import OthersAct
from judge.cards.reading.resolve_others import performed_by_others
from judge.cards.reading.resolve_phrases import LATER
from judge.cards.reading.resolve_words import Words
from judge.engine.actions.attach import Attach
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.actions.play import Play
from judge.engine.instructions.become_copy import BecomeCopy
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.instructions.delay import DoThis, NextTimeThisTurn
from judge.engine.instructions.delay_trigger import AtEndOfThisTurn, AtNextMainPhase
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import IfItIs
from judge.engine.instructions.pay_for import PayAny
from judge.engine.instructions.play_token import PlayToken
from judge.engine.instructions.take_control import TakeControl
from judge.engine.instructions.this_turn import AppliesThisTurn
from judge.engine.picks.pick_cards import PickCards
from judge.engine.picks.play_from_hand import PlayFromHand
from judge.engine.picks.play_picked import PlayIt
from judge.engine.state.card import Card
from judge.engine.state.cost import Cost
from judge.engine.targeting.amounts import AmountPaid
from judge.engine.wording.chain_criteria import CardInATrash
from judge.engine.wording.criteria import CardsIn, Criteria, Side
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import (
    ANY_NUMBER,
    Banished,
    Chosen,
    Destination,
    Played,
    TargetPlayer,
    This,
    TriggeringObject,
)
from judge.engine.wording.requirements import SameControllerAs, SplitDamage


class Resolver(Words):
    """Goes through the instructions of one ability or spell in their order."""

    def __init__(self, types: tuple[str, ...], spoken_of: Any = None, *, is_gone: bool = False) -> None:
        super().__init__(types, spoken_of, is_gone=is_gone)
        self.has_there = False  # the trigger captured a place
        self.in_trash = False  # the ability is that of a card in the trash
        self.moves = False  # the trigger is about a move of its source
        self.destinations = 0
        self.banished = False  # something that was chosen has been banished

    def effect(self, effect: tuple[Any, ...]) -> tuple[Any, ...]:
        """The instructions with everything in them that refers to something."""
        found = []
        for one in effect:
            if isinstance(one, ChooseOpponent):
                self.settle()
                self.opponent = TargetPlayer("player", opponent=False) if one.of_all else TargetPlayer()
                self.spoke_of_opponent = False
            else:
                made = self._instruction(one)
                found += [*self.before, made]
                self.before = []
        return tuple(found)

    def cost(self, cost: Any) -> Any:
        """A cost, in which objects are picked as it is paid."""
        return self._part(cost, in_cost=True)

    def ability(self, ability: Any) -> Any:
        """A passive ability with everything in it that refers to something."""
        return self._part(ability)

    def condition(self, when: Any) -> Any:
        """A condition with everything in it that refers to something."""
        return self._part(when)

    def settle(self) -> None:
        """Refuses an opponent who was chosen and of whom nothing is said."""
        if not self.spoke_of_opponent:
            raise NotRead("choose an opponent", "what becomes of them is not clear")

    def _instruction(self, one: Any) -> Any:
        if isinstance(one, OthersAct):
            one = performed_by_others(one, self)
        if isinstance(one, EachOther):
            return self._each_other()
        one = self._in_its_place(one)
        whole = self._made_whole(one)
        found = self._part(one) if whole is None else whole
        self._spoken_of_by(found)
        return found

    def _spoken_of_by(self, found: Any) -> None:
        """What is "it" behind an instruction that plays, banishes or gives away something."""
        if isinstance(found, PlayToken | PlayFromHand) or (
            isinstance(found, PickCards) and isinstance(found.verb, PlayIt)
        ):
            self.spoken_of = Played()
        if isinstance(found, Banish):
            self.spoken_of, self.banished = None, True
        if isinstance(found, TakeControl) and found.what == This():
            self.spoken_of = This()

    def _in_its_place(self, one: Any) -> Any:
        """An instruction, with what it means only where it stands."""
        if isinstance(one, FromTrash):
            self.in_trash = True
            return one.instruction
        if isinstance(one, Attach) and isinstance(one.to, It):
            return self._attached_to_it(one, one.to)
        if isinstance(one, Move) and one.to is TO_THERE and not self.has_there:
            raise NotRead("there", "where this is is not clear")
        if isinstance(one, IfItIs) and isinstance(one.what, It) and self.targets:
            return about_what_is_chosen(one, self.targets[-1])
        if isinstance(one, Play) and one.what == Banished(LAST):
            return self._played_it(one)
        if isinstance(one, PayAny):
            self.that_much = AmountPaid()
        if isinstance(one, PlayToken) and one.there and not self.moves:
            return self._token_there(one)
        return one

    def _made_whole(self, one: Any) -> Any:
        """An instruction of which the parts are read in an order of their own; None for others."""
        if isinstance(one, BecomeCopy):
            what = self._part(one.what)
            return self._still_about(what, replace(one, what=what, of=self._part(one.of)))
        if isinstance(one, AppliesThisTurn | NextTimeThisTurn):
            return self._for_this_turn(one)
        if isinstance(one, GiveMight | Deal) and mentions_last(one.amount):
            return self._counted_there(one)
        if isinstance(one, DoThis | AtEndOfThisTurn):
            return self._later(one)
        if isinstance(one, AtNextMainPhase) and self.there_is_here:
            effect = tuple(to_there(step) for step in one.effect)
            return replace(one, effect=self._inner().effect(effect))
        if isinstance(one, DealSplit) and isinstance(one.to, Phrase):
            if isinstance(one.by, Phrase):
                raise NotRead("split among", "only a unit mentioned before is known to deal split damage")
            several = one.to.at_most if one.to.at_most > 1 else ANY_NUMBER  # "split among enemy units"
            most = one.amount if isinstance(one.amount, int) else several
            asked = replace(one.to, at_most=min(several, most))
            amount, by = self._part(one.amount), self._part(one.by)
            of = self.last_name() if by is not None and self.targets else ""
            return replace(one, to=self._target(asked, (SplitDamage(of),)), amount=amount, by=by)
        return None

    def _played_it(self, one: Play) -> Play:
        """A play of "it": a card that was chosen in a trash, or what was banished before."""
        if self.targets and isinstance(self.targets[-1].criteria, CardsIn | CardInATrash):
            return replace(one, what=Chosen(self.targets[-1].name))
        if not self.banished:
            raise NotRead("play it", "what is played is not clear")
        return one

    def _attached_to_it(self, one: Attach, unit: It) -> Attach:
        """An attachment to what was spoken of before the Equipment is."""
        to = self._it(unit)
        what: Any = one.what
        if not isinstance(what, Phrase) or what.requirements != (SameControllerAs(LAST),) or not self.targets:
            return replace(one, to=to)
        side = getattr(self.targets[-1].criteria, "side", Side.ANY)
        what = replace(what, criteria=replace(what.criteria, side=side), requirements=())
        return replace(one, what=what, to=to, same_controller=True)

    def _still_about(self, what: Any, found: Any) -> Any:
        """An instruction whose subject is still "it" behind it."""
        self.spoken_of = what if isinstance(what, Played) else self.spoken_of
        return found

    def _inner(self) -> Resolver:
        found = Resolver(self.types, self.spoken_of)
        found.has_there = True
        return found

    def _for_this_turn(self, one: AppliesThisTurn | NextTimeThisTurn) -> Any:
        """An ability about an object for this turn; what the ability does is not what is spoken of behind it."""
        if isinstance(one, NextTimeThisTurn):
            return replace(one, who=self._part(one.who))
        return replace(one, to=self._part(one.to))

    def _token_there(self, one: PlayToken) -> PlayToken:
        """A token that is played where the trigger says, which is where its source is."""
        if not self.there_is_here:
            raise NotRead("there", "where this is is not clear")
        return replace(one, there=False, here=True)

    def _later(self, one: DoThis | AtEndOfThisTurn) -> Any:
        """What is done later, by a trigger: what was chosen before is what that is about."""
        if isinstance(one, DoThis):
            return self._reflexive(one)
        about = isinstance(self.spoken_of, Chosen)
        effect = Resolver(self.types, TriggeringObject() if about else self.spoken_of).effect(one.effect)
        name = self.last_name() if about and mentions(effect, TriggeringObject) else ""
        return replace(one, effect=effect, about=name)

    def _reflexive(self, one: DoThis) -> DoThis:
        """A reflexive trigger: what was chosen before is what it is about; its own choices are made later."""
        about = isinstance(self.spoken_of, Chosen)
        inner = Resolver(self.types, TriggeringObject() if about else self.spoken_of)
        inner.there_is_here = self.there_is_here
        inner.to_note = () if about else tuple(one.name for one in self.targets if one.at_most == 1)
        effect, cost = inner.effect(one.effect), inner.cost(one.cost)
        if inner.noted:
            return replace(one, effect=effect, cost=cost, noting=inner.noted)
        name = self.last_name() if about and mentions(effect, TriggeringObject) else ""
        return replace(one, effect=effect, cost=cost, about=name)

    def _counted_there(self, one: Any) -> Any:
        """What is given or dealt to something, by what is where that is."""
        to = self._part(one.to)
        return replace(one, to=to, amount=self._part(one.amount))

    def _each_other(self) -> DealMight:
        if len(self.targets) < 2:
            raise NotRead("", "which two deal damage to each other is not clear")
        one, other = self.targets[-2:]
        return DealMight(Chosen(one.name), Chosen(other.name), to_each_other=True)

    def _part(self, value: Any, *, in_cost: bool = False) -> Any:
        if isinstance(value, Phrase):
            return self._phrase(value, in_cost=in_cost)
        if isinstance(value, tuple):
            return tuple(self._part(one, in_cost=True) if in_cost else self._instruction(one) for one in value)
        if isinstance(value, Destination):
            return self._destination(value)
        if isinstance(value, AttachedToIt):
            return Pick(value.criteria, noun_of(value.criteria), attached_to=self._equipped())
        meant = self._meant(value)
        if meant is not None:
            return meant
        if not isinstance(value, Struct) or isinstance(value, Card | Criteria):
            return value
        in_cost = in_cost or isinstance(value, Cost)
        if in_cost and isinstance(value, Exhaust) and isinstance(value.what, Phrase):
            return Exhaust(self._part(with_quality(IsReady())(value.what), in_cost=True))
        changed = {}
        for field in value.__struct_fields__:
            before = getattr(value, field)
            after = self._part(before, in_cost=in_cost)
            if after is not before and after != before:
                changed[field] = after
        return replace(value, **changed) if changed else value

    def _destination(self, place: Destination) -> Destination:
        """A destination under a name of its own, for the move of the unit chosen last, or of the source."""
        self.destinations += 1
        ahead = "" if self.destinations == 1 else f"{LATER[self.destinations - 2]} "
        of = self._part(place.of) if self.targets else ""
        return replace(place, of=of, name=f"{ahead}destination")

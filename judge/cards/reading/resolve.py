"""What phrases refer to: targets get names, "it" and "them" become what was spoken of last.

A phrase in a cost is picked while the cost is paid (355.10.c); "all" and bare plurals are chosen by nobody (355.5.a);
every other phrase is a target.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.nouns import noun_of
from judge.cards.reading.phrases import (
    LAST,
    ChooseOpponent,
    It,
    Named,
    NotRead,
    Opponent,
    Phrase,
    Quoted,
    Them,
    every_one,
)
from judge.cards.reading.read_circumstances import PAID
from judge.cards.reading.read_instructions import EachOther
from judge.cards.reading.read_objects import with_quality
from judge.engine.actions.banish import Banish
from judge.engine.actions.deal import Deal
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.move import TO_THERE, Move
from judge.engine.instructions.choose import Choose
from judge.engine.instructions.deal_might import DealMight
from judge.engine.instructions.deal_split import DealSplit
from judge.engine.instructions.delay import DoThis
from judge.engine.instructions.give_might import GiveMight
from judge.engine.instructions.if_so import IfItIs
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.card import BATTLEFIELD, SPELL, UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.targeting.amounts import CountOf
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.locations import Where
from judge.engine.wording.pick import Pick
from judge.engine.wording.qualities import IsReady
from judge.engine.wording.references import (
    Chosen,
    Destination,
    Every,
    Played,
    Target,
    TargetPlayer,
    This,
    TriggeringObject,
)
from judge.engine.wording.requirements import Here, OtherThan, SplitDamage
from judge.engine.wording.source_circumstances import PaidFor

if TYPE_CHECKING:
    from collections.abc import Callable

EFFECT_TEXT = "Effect Text"
"""Stands among the types of the card while its Effect Text is read."""

LATER = ("other", "third", "fourth", "fifth", "sixth")


class Resolver:
    """Goes through the instructions of one ability or spell in their order."""

    def __init__(self, types: tuple[str, ...], spoken_of: Any = None, *, is_gone: bool = False) -> None:
        self.types = types
        self.is_gone = is_gone  # what the condition is about has died, so that nothing is another than it
        self.named = This(attached=EFFECT_TEXT in types)
        self.spoken_of = spoken_of
        self.targets: list[Target] = []
        self.quoted: Callable[[str], Any] = _unknown
        self.has_there = False  # the trigger captured a place
        self.opponent: TargetPlayer | None = None
        self.destinations = 0
        self.before: list[Any] = []

    def effect(self, effect: tuple[Any, ...]) -> tuple[Any, ...]:
        """The instructions with everything in them that refers to something."""
        found = []
        for one in effect:
            if isinstance(one, ChooseOpponent):
                self.opponent = TargetPlayer("player", opponent=False) if one.of_all else TargetPlayer()
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

    def settle(self) -> None:
        """Refuses an opponent who was chosen and of whom nothing is said."""
        if self.opponent is not None:
            raise NotRead("choose an opponent", "what becomes of them is not clear")

    def _instruction(self, one: Any) -> Any:
        if isinstance(one, EachOther):
            return self._each_other()
        if isinstance(one, Move) and one.to is TO_THERE and not self.has_there:
            raise NotRead("there", "where this is is not clear")
        if isinstance(one, GiveMight | Deal) and _mentions_last(one.amount):
            return self._counted_there(one)
        if isinstance(one, IfItIs) and isinstance(one.what, It) and self.targets:
            one = replace(one, what=Chosen(self.targets[-1].name))
        if isinstance(one, DoThis):
            return self._reflexive(one)
        if isinstance(one, DealSplit) and isinstance(one.to, Phrase):
            most = one.amount if isinstance(one.amount, int) else one.to.at_most
            asked = replace(one.to, at_most=min(one.to.at_most, most))
            found = replace(one, to=self._target(asked, (SplitDamage(),)))
        else:
            found = self._part(one)
        if isinstance(found, PlayToken):
            self.spoken_of = Played()
        if isinstance(found, Banish):
            self.spoken_of = None
        return found

    def _reflexive(self, one: DoThis) -> DoThis:
        """A reflexive trigger: what was chosen before is what it is about; its own choices are made later."""
        about = isinstance(self.spoken_of, Chosen)
        inner = Resolver(self.types, TriggeringObject() if about else self.spoken_of)
        effect, cost = inner.effect(one.effect), inner.cost(one.cost)
        name = self.last_name() if about and _mentions(effect, TriggeringObject) else ""
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

    def _meant(self, value: Any) -> Any:
        """What a word stands for that means something only in its place; None for other values."""
        if value is PAID and SPELL in self.types:
            return PaidFor()
        if value is PAID:
            raise NotRead("you paid the additional cost", "it is known only behind 'when you play me'")
        if isinstance(value, Opponent):
            return self._they()
        if isinstance(value, Quoted):
            return self.quoted(value.text)
        if isinstance(value, Named):
            return self.named
        if isinstance(value, It | Them):
            return self._it(value)
        return self.last_name() if isinstance(value, str) and value == LAST else None

    def _phrase(self, phrase: Phrase, *, in_cost: bool) -> Any:
        if phrase.all_of_them:
            if phrase.requirements:
                raise NotRead("", "what all of them must meet is not known")
            return self._all(phrase)
        if in_cost:
            if phrase.requirements or phrase.at_most != 1:
                raise NotRead("", "a cost of several objects is not known")
            return Pick(phrase.criteria, noun_of(phrase.criteria), here=phrase.here)
        return self._target(phrase)

    def _all(self, phrase: Phrase) -> Every:
        """All that match, if it is said so at a battlefield that is chosen, here or before."""
        if not phrase.at_one and not phrase.there:
            return every_one(phrase)
        if phrase.at_one:
            field = self._target(Phrase(Criteria(BATTLEFIELD)))
            self.before.append(Choose(field))
        else:
            named = [(one, one.criteria.card_type) for one in self.targets if isinstance(one.criteria, Criteria)]
            if not named or named[-1][1] != BATTLEFIELD:
                raise NotRead("there", "where this is is not clear")
            field = named[-1][0]
        criteria = replace(phrase.criteria, where=Where.ANYWHERE)
        return Every(criteria, here=phrase.here, in_combat=phrase.in_combat, at_chosen=field.name)

    def _target(self, phrase: Phrase, more: tuple[Any, ...] = ()) -> Target:
        if phrase.there:
            raise NotRead("there", "where this is is not clear")
        if phrase.in_combat:
            raise NotRead("in combat", "a target in combat is not known")
        criteria, requirements = phrase.criteria, phrase.requirements
        if phrase.here:
            requirements = (Here(), *requirements)
        earlier = next((one for one in reversed(self.targets) if _same_kind(one.criteria, criteria)), None)
        if getattr(criteria, "another", False) and not {UNIT, EFFECT_TEXT} & set(self.types):
            if earlier is not None:
                criteria = replace(criteria, another=False)
                requirements = (*requirements, OtherThan(earlier.name))
            elif criteria.card_type == UNIT:
                if not self.is_gone:
                    raise NotRead("another", "other than what is not clear")
                criteria = replace(criteria, another=False)
        name = self._name(noun_of(criteria), several=phrase.at_most > 1)
        found = Target(criteria, name, phrase.at_least, phrase.at_most, (*requirements, *more))
        self.targets.append(found)
        self.spoken_of = Chosen(name)
        return found

    def _name(self, noun: str, *, several: bool) -> str:
        plural = f"{noun}s" if several and noun not in {"gear", "Equipment"} else noun
        taken = {one.name for one in self.targets}
        return next(name for name in (plural, *(f"{word} {plural}" for word in LATER)) if name not in taken)

    def _it(self, what: It | Them) -> Any:
        if isinstance(what, It) and what.noun and self.targets:
            found = [one for one in self.targets if noun_of(one.criteria) == what.noun and one.at_most == 1]
            if found:
                return Chosen(found[-1].name)
        several = isinstance(self.spoken_of, Chosen) and self.targets[-1].at_most > 1
        if self.spoken_of is None or (several and isinstance(what, It)):
            raise NotRead("", "what 'it' refers to is not clear")
        if isinstance(what, Them) and not several and not isinstance(self.spoken_of, Played):
            raise NotRead("", "what 'them' refers to is not clear")
        return self.spoken_of

    def _they(self) -> TargetPlayer:
        if self.opponent is None:
            raise NotRead("they", "who this is is not clear")
        found, self.opponent = self.opponent, None
        return found

    def last_name(self) -> str:
        """The name of the target that was chosen last."""
        if self.targets:
            return self.targets[-1].name
        if isinstance(self.spoken_of, TriggeringObject):
            return "unit"
        raise NotRead("", "what this refers back to is not clear")


def _mentions_last(amount: Any) -> bool:
    return isinstance(amount, CountOf) and amount.what.at_chosen == LAST


def _unknown(text: str) -> Any:
    raise NotRead(text, "a text in quotation marks is not known here")


def _mentions(value: Any, kind: type) -> bool:
    if isinstance(value, kind):
        return True
    if isinstance(value, tuple):
        return any(_mentions(one, kind) for one in value)
    return isinstance(value, Struct) and any(_mentions(getattr(value, name), kind) for name in value.__struct_fields__)


def _same_kind(one: Any, other: Any) -> bool:
    return isinstance(one, Criteria) and isinstance(other, Criteria) and one.card_type == other.card_type

"""Noun phrases as targets, as "every", or as objects picked later, depending on where they stand."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.nouns import noun_of
from judge.cards.reading.phrases import LAST, NotRead, Phrase, every_one
from judge.engine.instructions.choose import Choose
from judge.engine.state.card import BATTLEFIELD, LEGEND, UNIT
from judge.engine.wording.compared import OtherThanThatObject
from judge.engine.wording.criteria import Criteria, Side
from judge.engine.wording.locations import Where
from judge.engine.wording.pick import Pick
from judge.engine.wording.places import AtTheBattlefield
from judge.engine.wording.references import Chosen, Every, Played, Target, TriggeringObject
from judge.engine.wording.requirements import (
    GroupRequirement,
    Here,
    OneController,
    OtherThan,
    Partner,
    SameControllerAs,
    WasPlayed,
)

EFFECT_TEXT = "Effect Text"
"""Stands among the types of the card while its Effect Text is read."""

LATER = ("other", "third", "fourth", "fifth", "sixth")


class Phrases:
    """What has been chosen so far, and the names of it."""

    def __init__(self, types: tuple[str, ...], spoken_of: Any = None, *, is_gone: bool = False) -> None:
        self.types = types
        self.is_gone = is_gone  # what the condition is about has died, so that nothing is another than it
        self.spoken_of = spoken_of
        self.targets: list[Target] = []
        self.before: list[Any] = []
        self.there_is_here = False  # the trigger is about where its source is
        self.theirs = False  # the player whom the trigger is about controls the ability
        self.acting = False  # what is read now is done by another player

    def last_name(self) -> str:
        """The name of the target that was chosen last."""
        raise NotImplementedError

    def _part(self, value: Any, *, in_cost: bool = False) -> Any:
        raise NotImplementedError

    def _phrase(self, phrase: Phrase, *, in_cost: bool) -> Any:
        if phrase.theirs and not (self.acting or self.theirs):
            raise NotRead("their", "whose objects these are is not clear")
        if self.acting and not phrase.theirs and getattr(phrase.criteria, "side", Side.ANY) is not Side.ANY:
            raise NotRead("", "whose objects these are is not clear")
        if phrase.all_of_them and in_cost and getattr(phrase.criteria, "card_type", "") == LEGEND:
            return self._picked(phrase)  # "your legend" is one
        if phrase.all_of_them:
            if any(not isinstance(one, Partner) for one in phrase.requirements):
                raise NotRead("", "what all of them must meet is not known")
            asked = tuple(self._related(one) for one in phrase.requirements)
            found = self._all(replace(phrase, requirements=()))
            return replace(found, requirements=asked) if asked else found
        if in_cost or self.acting:
            return self._picked(phrase)
        return self._target(phrase)

    def _picked(self, phrase: Phrase) -> Pick:
        """Objects picked as a cost is paid, or by another player as an instruction is performed."""
        if phrase.requirements or phrase.at_most != phrase.at_least or phrase.there:
            raise NotRead("", "a pick of such objects is not known")
        criteria = phrase.criteria
        if phrase.of_tag and getattr(criteria, "card_type", "") == UNIT:
            criteria = replace(criteria, card_type="")  # whatever has the tag
        name = noun_of(phrase.criteria)
        return Pick(criteria, name, here=phrase.here, count=phrase.at_most)

    def _all(self, phrase: Phrase) -> Every:
        """All that match, if it is said so at a battlefield that is chosen, here or before."""
        if phrase.but_last:
            found = self._all(replace(phrase, but_last=False))
            return replace(found, but=self.last_name())
        if not phrase.at_one and not phrase.there:
            return every_one(phrase)
        if phrase.at_one:
            field = self._target(Phrase(Criteria(BATTLEFIELD)))
            self.before.append(Choose(field))
            name: str | None = field.name
        else:
            name = self._field()
        if name is None and self.there_is_here:
            return every_one(replace(phrase, there=False, here=True))
        if name is None:
            raise NotRead("there", "where this is is not clear")
        criteria = replace(phrase.criteria, where=Where.ANYWHERE)
        return Every(criteria, here=phrase.here, in_combat=phrase.in_combat, at_chosen=name)

    def _field(self) -> str | None:
        """The battlefield that was chosen, which is "there"."""
        named = [one for one in self.targets if isinstance(one.criteria, Criteria)]
        fields = [one.name for one in named if getattr(one.criteria, "card_type", "") == BATTLEFIELD]
        return fields[0] if len(fields) == 1 else None

    def _target(self, phrase: Phrase, more: tuple[Any, ...] = ()) -> Target:
        criteria, requirements = phrase.criteria, self._asked(phrase)
        if phrase.there and self._field() is None:
            if not self.there_is_here:
                raise NotRead("there", "where this is is not clear")
            requirements = (Here(), *requirements)
        elif phrase.there:
            criteria = replace(criteria, where=Where.BATTLEFIELD)
            requirements = (AtTheBattlefield(self._field() or ""), *requirements)
        if phrase.in_combat:
            raise NotRead("in combat", "a target in combat is not known")
        if phrase.at_most == 1 and any(isinstance(one, GroupRequirement) for one in requirements):
            raise NotRead("the same", "a requirement on two objects together is not known")
        if phrase.here:
            requirements = (Here(), *requirements)
        earlier = next((one for one in reversed(self.targets) if _same_kind(one.criteria, criteria)), None)
        if getattr(criteria, "another", False) and not {UNIT, EFFECT_TEXT} & set(self.types):
            if earlier is not None:
                requirements = (*requirements, OtherThan(earlier.name))
            elif criteria.card_type == UNIT:
                if not self.is_gone and isinstance(self.spoken_of, Played | TriggeringObject):
                    played = isinstance(self.spoken_of, Played)
                    requirements = (*requirements, WasPlayed(played=False) if played else OtherThanThatObject())
                elif not self.is_gone:
                    raise NotRead("another", "other than what is not clear")
                criteria = replace(criteria, another=False)
        name = self._name(noun_of(criteria), several=phrase.at_most > 1)
        found = Target(criteria, name, phrase.at_least, phrase.at_most, (*requirements, *more))
        self.targets.append(found)
        self.spoken_of = Chosen(name)
        return found

    def _asked(self, phrase: Phrase) -> tuple[Any, ...]:
        """What is required of the targets; several "with the same controller" have one among them."""
        several = phrase.at_most > 1
        return tuple(
            OneController() if several and isinstance(one, SameControllerAs) else self._related(one)
            for one in phrase.requirements
        )

    def _related(self, requirement: Any) -> Any:
        """A requirement that looks at what was chosen before: the unit, where there is one."""
        if isinstance(requirement, Partner) and requirement.of == LAST:
            units = [one.name for one in self.targets if getattr(one.criteria, "card_type", "") == UNIT]
            return replace(requirement, of=units[-1]) if units else self._part(requirement)
        return self._part(requirement)

    def _name(self, noun: str, *, several: bool) -> str:
        plural = f"{noun}s" if several and noun not in {"gear", "Equipment"} else noun
        taken = {one.name for one in self.targets}
        return next(name for name in (plural, *(f"{word} {plural}" for word in LATER)) if name not in taken)


def _same_kind(one: Any, other: Any) -> bool:
    return isinstance(one, Criteria) and isinstance(other, Criteria) and one.card_type == other.card_type

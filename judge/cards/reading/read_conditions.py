"""What triggered abilities wait for; each reading gives the condition, and what "it" then speaks of."""

from __future__ import annotations

from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead, Phrase
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.combat import (
    ATTACKS,
    DEFENDS,
    WhenFights,
    WhenThisFights,
    WhenThisWinsCombat,
)
from judge.engine.conditions.conditions import (
    WhenDies,
    WhenPlayed,
    WhenThisDies,
)
from judge.engine.conditions.damage import WhenDamaged
from judge.engine.conditions.discards import WhenThisIsDiscarded
from judge.engine.conditions.mighty import WhenBecomesMighty
from judge.engine.conditions.moves import WhenMoves, WhenShowdownBeginsHere, WhenThisMoves
from judge.engine.conditions.occurrences import Moment
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenThisScores
from judge.engine.conditions.turn import END_OF_TURN, START_OF_BEGINNING_PHASE, START_OF_MAIN_PHASE, AtTime
from judge.engine.wording.circumstances import AtABattlefield, FightsAlone
from judge.engine.wording.combat_circumstances import InCombat, OneOnOne
from judge.engine.wording.criteria import Where
from judge.engine.wording.qualities import Alone
from judge.engine.wording.references import This, TriggeringObject

ORDINALS = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}


class Heard(Struct, frozen=True):
    """A condition and the object that "it" speaks of behind it, if it is about one."""

    condition: Any
    spoken_of: Any = None
    only_if: Any = None


ABOUT_IT = TriggeringObject()


def criteria_of(phrase: Any) -> Any:
    """The criteria of a noun phrase that says nothing else; refuses others."""
    if (
        not isinstance(phrase, Phrase)
        or phrase.requirements
        or phrase.in_combat
        or phrase.at_most > 1
        or phrase.there
        or phrase.theirs
    ):
        raise NotRead("", "a condition about these objects is not known")
    return phrase.criteria


def nowhere(phrase: Any) -> Any:
    """The criteria of a noun phrase that says no place of the source."""
    if isinstance(phrase, Phrase) and phrase.here:
        raise NotRead("", "a condition about objects here is not known")
    return criteria_of(phrase)


def each_of(phrase: Any) -> tuple[Any, bool]:
    """A noun phrase for one object, and whether it said "one or more"."""
    if isinstance(phrase, Phrase) and phrase.at_most > 1:
        return replace(phrase, at_most=1), True
    return phrase, False


class Conditions:
    """In the order of ``conditions.lark``."""

    def condition(self, heard: Heard) -> Heard:
        return heard

    def events(self, *heard: Heard) -> Heard:
        if len(heard) == 1:
            return heard[0]
        if any(one.only_if is not None for one in heard):
            raise NotRead("", "this condition among several is not known")
        return Heard(AnyOf(tuple(one.condition for one in heard)))

    def first_time(self, heard: Heard) -> Heard:
        return first_of(heard)

    def nth_move(self, ordinal: str) -> Heard:
        return Heard(WhenThisMoves(nth=ORDINALS[ordinal]))

    def end_of_turn(self) -> Heard:
        return Heard(END_OF_TURN)

    def start_of_beginning(self) -> Heard:
        return Heard(START_OF_BEGINNING_PHASE)

    def start_of_main(self) -> Heard:
        return Heard(START_OF_MAIN_PHASE)

    def first_beginning(self) -> Heard:
        return Heard(AtTime(Moment.START_OF_BEGINNING_PHASE, first=True))

    def beginning_of_any(self) -> Heard:
        return Heard(AtTime(Moment.START_OF_BEGINNING_PHASE, of_any=True))

    def first_beginning_of_any(self) -> Heard:
        return Heard(AtTime(Moment.START_OF_BEGINNING_PHASE, of_any=True, first=True))

    def played(self) -> Heard:
        return Heard(WhenPlayed(), This())

    def showdown_begins(self) -> Heard:
        return Heard(WhenShowdownBeginsHere())

    def played_facedown_on(self, during: Any) -> Heard:
        return Heard(WhenPlayed(facedown=True, during=during), This())

    def played_to_battlefield(self) -> Heard:
        return Heard(WhenPlayed(during=AtABattlefield()), This())

    def this_conquers_attacking(self) -> Heard:
        return Heard(WhenThisScores((CONQUER,), after_attack=True))

    def this_moves_from_battlefield(self) -> Heard:
        return Heard(WhenThisMoves(origin=Where.BATTLEFIELD))

    def unit_moves_from_here(self, who: Any) -> Heard:
        return Heard(WhenMoves(nowhere(who), from_here=True), ABOUT_IT)

    def unit_moves(self, who: Any) -> Heard:
        if isinstance(who, This):
            raise NotRead("", "this wording is not known")
        return Heard(WhenMoves(nowhere(who)), ABOUT_IT)

    def played_facedown(self) -> Heard:
        return Heard(WhenPlayed(facedown=True), This())

    def attacks(self) -> tuple[Any, ...]:
        return (ATTACKS,)

    def defends(self) -> tuple[Any, ...]:
        return (DEFENDS,)

    def either_fights(self) -> tuple[Any, ...]:
        return (ATTACKS, DEFENDS)

    def fights_here(self, becomes: Any) -> Any:
        return becomes

    def this_fights(self, becomes: Any) -> Heard:
        return Heard(WhenThisFights(becomes))

    def this_fights_alone(self, becomes: Any) -> Heard:
        return Heard(WhenThisFights(becomes), None, FightsAlone())

    def this_fights_one_on_one(self, becomes: Any) -> Heard:
        return Heard(WhenThisFights(becomes), None, OneOnOne())

    def this_dies_in_combat(self) -> Heard:
        return Heard(WhenThisDies(), None, InCombat())

    def unit_fights(self, who: Any, becomes: Any) -> Heard:
        return Heard(WhenFights(becomes, criteria_of(who), here=who.here), ABOUT_IT)

    def unit_fights_yours(self, who: Any, becomes: Any) -> Heard:
        return Heard(WhenFights(becomes, nowhere(who), yours=True), ABOUT_IT)

    def conquers(self) -> tuple[Any, ...]:
        return (CONQUER,)

    def holds(self) -> tuple[Any, ...]:
        return (HOLD,)

    def either_scores(self) -> tuple[Any, ...]:
        return (CONQUER, HOLD)

    def this_scores(self, ways: Any) -> Heard:
        return Heard(WhenThisScores(ways))

    def this_conquers_uncontrolled(self) -> Heard:
        return Heard(WhenThisScores((CONQUER,), uncontrolled=True))

    def this_conquers_open(self) -> Heard:
        return Heard(WhenThisScores((CONQUER,), open_now=True))

    def this_moves(self) -> Heard:
        return Heard(WhenThisMoves())

    def this_moves_to_battlefield(self) -> Heard:
        return Heard(WhenThisMoves(Where.BATTLEFIELD))

    def this_wins(self) -> Heard:
        return Heard(WhenThisWinsCombat())

    def this_dies(self) -> Heard:
        return Heard(WhenThisDies())

    def dies(self, who: Any) -> Heard:
        one, together = each_of(who)
        return Heard(WhenDies(criteria_of(one), here=one.here, together=together), None if together else ABOUT_IT)

    def unit_fights_alone(self, who: Any, becomes: Any) -> Heard:
        criteria = criteria_of(who)
        criteria = replace(criteria, qualities=(*criteria.qualities, Alone()))
        return Heard(WhenFights(becomes, criteria, here=who.here), ABOUT_IT)

    def this_is_discarded(self) -> Heard:
        return Heard(WhenThisIsDiscarded(), This())

    def becomes_mighty(self, who: Any) -> Heard:
        return Heard(WhenBecomesMighty(nowhere(who)), ABOUT_IT)

    def takes_damage(self, who: Any) -> Heard:
        return Heard(WhenDamaged(nowhere(who)), ABOUT_IT)


def first_of(heard: Heard) -> Heard:
    """What is heard, only for its first time each turn."""
    return replace(heard, condition=_first(heard.condition))


def _first(condition: Any) -> Any:
    if isinstance(condition, WhenThisMoves):
        return replace(condition, nth=1)
    if "first_each_turn" in getattr(condition, "__struct_fields__", ()):
        return replace(condition, first_each_turn=True)
    raise NotRead("", "a first time of this each turn is not known")

"""More of what triggered abilities wait for, and what is said behind a condition; ``events.lark``."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead
from judge.cards.reading.read_conditions import ABOUT_IT, Heard, criteria_of, first_of, nowhere
from judge.cards.reading.read_objects import name_in, number_of
from judge.engine.conditions.any_of import AnyOf
from judge.engine.conditions.combat import (
    ATTACKS,
    DEFENDS,
    WhenCombatStartsHere,
    WhenItsCombatEnds,
    WhenThisFights,
)
from judge.engine.conditions.conditions import WhenPlayed, WhenYouPlay
from judge.engine.conditions.costs import WhenYouPlayCosting
from judge.engine.conditions.deeds import WhenThisBecomes, WhenYouBanishYours, WhenYouDo, WhenYouHide, WhenYouUse
from judge.engine.conditions.leaving import WhenReturnedToHand, WhenThisLeavesBoard
from judge.engine.conditions.mighty import WhenMightBecomes
from judge.engine.conditions.moves import WhenMoves
from judge.engine.conditions.occurrences import Deed, Moment
from judge.engine.conditions.players import WhenAPlayerPlays
from judge.engine.conditions.scoring import CONQUER, HOLD, WhenThisScores, WhenYouScore
from judge.engine.conditions.targeting import WhenChosen
from judge.engine.conditions.turn import AtTime
from judge.engine.state.card import GEAR, UNIT
from judge.engine.wording.combat_circumstances import CombatHere
from judge.engine.wording.criteria import Side
from judge.engine.wording.references import This
from judge.engine.wording.turn_circumstances import DuringShowdown, InYourBeginningPhase


def during(condition: Any, when: Any) -> tuple[Any, Any]:
    """The condition while something holds: a part of it where it has room for that, else the "if" behind it."""
    if "during" in getattr(condition, "__struct_fields__", ()) and condition.during is None:
        return replace(condition, during=when), None
    return condition, when


class Events:
    """In the order of ``events.lark``."""

    def condition_while(self, heard: Heard, when: Any) -> Heard:
        if heard.only_if is not None or isinstance(heard.condition, AnyOf):
            raise NotRead("while", "this condition with another one is not known")
        condition, only_if = during(heard.condition, when)
        return replace(heard, condition=condition, only_if=only_if)

    def first_time_during(self, heard: Heard, when: Any) -> Heard:
        found = self.condition_while(heard, when)
        if found.only_if is not None:
            raise NotRead("each turn", "a first time of this each turn is not known")
        return first_of(found)

    def own_events(self, *heard: Heard) -> Heard:
        if any(one.only_if is not None for one in heard):
            raise NotRead("", "this condition among several is not known")
        conditions = tuple(one.condition for one in heard)
        fights = [one for one in conditions if isinstance(one, WhenThisFights)]
        scores = [one for one in conditions if isinstance(one, WhenThisScores)]
        if len(fights) == len(conditions):
            return Heard(WhenThisFights(tuple(way for one in fights for way in one.becomes)))
        if len(scores) == len(conditions):
            return Heard(WhenThisScores(tuple(way for one in scores for way in one.ways)))
        return Heard(AnyOf(conditions))

    def you_play_this_or(self, other: Heard) -> Heard:
        found = other.condition
        if "another" in found.__struct_fields__ and not found.another:
            raise NotRead("or", "whether it is another one is not clear")
        return Heard(AnyOf((WhenPlayed(), found)))

    def in_your_beginning_phase(self) -> Any:
        return InYourBeginningPhase()

    def in_a_showdown(self) -> Any:
        return DuringShowdown()

    def in_combat_here(self) -> Any:
        return CombatHere()

    def own_attack(self) -> Heard:
        return Heard(WhenThisFights((ATTACKS,)))

    def own_defend(self) -> Heard:
        return Heard(WhenThisFights((DEFENDS,)))

    def own_conquer(self) -> Heard:
        return Heard(WhenThisScores((CONQUER,)))

    def own_hold(self) -> Heard:
        return Heard(WhenThisScores((HOLD,)))

    def becomes_ready(self) -> Heard:
        return Heard(WhenThisBecomes(Deed.READY), This())

    def becomes_stunned(self) -> Heard:
        return Heard(WhenThisBecomes(Deed.STUN), This())

    def played_of_tag(self, tag: str) -> Heard:
        return Heard(WhenYouPlay(tag=name_in(tag)), ABOUT_IT)

    def another_of_tag(self, tag: str) -> Heard:
        return Heard(WhenYouPlay(another=True, tag=name_in(tag)), ABOUT_IT)

    def you_play_tagged(self, heard: Heard) -> Heard:
        return heard

    def you_play_elsewhere(self, card_type: str) -> Heard:
        return Heard(WhenYouPlay(card_type=card_type, elsewhere=True), ABOUT_IT)

    def you_play_card_unit(self, card_type: str) -> Heard:
        if card_type not in {UNIT, GEAR}:
            raise NotRead("non-token", "such a card is never a token")
        return Heard(WhenYouPlay(card_type=card_type, token=False), ABOUT_IT)

    def you_play_or_use_costing(self, *parts: str) -> Heard:
        types, energy = tuple(parts[:-1]), int(parts[-1].strip("[]"))
        return Heard(WhenYouPlayCosting(energy, types, abilities=True), ABOUT_IT)

    def you_play_type_facedown(self, card_type: str) -> Heard:
        return Heard(WhenYouPlay(card_type=card_type, facedown=True), ABOUT_IT)

    def you_banish(self) -> Heard:
        return Heard(WhenYouBanishYours())

    def you_use_gear(self) -> Heard:
        return Heard(WhenYouUse(GEAR))

    def you_use_unit(self) -> Heard:
        return Heard(WhenYouUse(UNIT))

    def you_play_ability_costing(self, energy: str) -> Heard:
        return Heard(WhenYouPlayCosting(int(energy.strip("[]")), abilities=True))

    def you_hide(self) -> Heard:
        return Heard(WhenYouHide())

    def this_leaves(self) -> Heard:
        return Heard(WhenThisLeavesBoard())

    def is_returned(self, who: Any) -> Heard:
        return Heard(WhenReturnedToHand(criteria_of(who), here=who.here), ABOUT_IT)

    def you_return(self, who: Any) -> Heard:
        return Heard(WhenYouDo(Deed.RETURN, nowhere(who)), ABOUT_IT)

    def might_becomes(self, might: str) -> Heard:
        return Heard(WhenMightBecomes(number_of(might)))

    def combat_starts_here(self) -> Heard:
        return Heard(WhenCombatStartsHere())

    def its_combat_ends(self) -> Heard:
        return Heard(WhenItsCombatEnds())

    def player_plays_here(self, card_type: str) -> Heard:
        return Heard(WhenAPlayerPlays(card_type, here=True), ABOUT_IT)

    def player_plays_card_unit_here(self) -> Heard:
        return Heard(WhenAPlayerPlays(UNIT, here=True, token=False), ABOUT_IT)

    def opponent_plays_here(self, card_type: str) -> Heard:
        return Heard(WhenAPlayerPlays(card_type, here=True, side=Side.ENEMY), ABOUT_IT)

    def opponent_scores(self, ways: Any) -> Heard:
        return Heard(WhenYouScore(ways, side=Side.ENEMY))

    def you_score_with_units(self, ways: Any, count: str) -> Heard:
        return Heard(WhenYouScore(ways, units=number_of(count)))

    def opponent_scores_here(self, ways: Any) -> Heard:
        return Heard(WhenYouScore(ways, side=Side.ENEMY, here=True))

    def player_chooses(self, what: Any) -> Heard:
        return Heard(WhenChosen(criteria_of(what), here=what.here, anyone=True), ABOUT_IT)

    def player_chooses_by_spell(self, what: Any) -> Heard:
        return Heard(WhenChosen(criteria_of(what), by_spell=True, here=what.here, anyone=True), ABOUT_IT)

    def you_choose_by_spell_here(self, what: Any) -> Heard:
        return Heard(WhenChosen(nowhere(what), by_spell=True, here=True), ABOUT_IT)

    def you_move(self, what: Any) -> Heard:
        if isinstance(what, This):
            raise NotRead("", "this wording is not known")
        return Heard(WhenMoves(nowhere(what), by_you=True), ABOUT_IT)

    def end_of_each_turn(self) -> Heard:
        return Heard(AtTime(Moment.END_OF_TURN, of_any=True))

    def main_of_any(self) -> Heard:
        return Heard(AtTime(Moment.START_OF_MAIN_PHASE, of_any=True))

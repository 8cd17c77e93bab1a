"""More of what follows "if" and "while"; ``facts.lark``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead, Phrase
from judge.cards.reading.read_circumstances import source_is
from judge.cards.reading.read_conditions import criteria_of, nowhere
from judge.cards.reading.read_objects import keyword_in, name_in, number_of
from judge.engine.abilities.victory_score import YourScoreIsClose
from judge.engine.keyword_abilities.empower import NotEmpowered
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.picks.banish_with import BanishedWithThis
from judge.engine.state.zones import Zone
from judge.engine.wording.circumstances import (
    AnotherCardFinalized,
    AtABattlefield,
    MovedThisTurn,
    ShowdownHere,
    ThereAre,
    ThereAreAtMost,
)
from judge.engine.wording.combat_circumstances import CombatHere, InCombatWith
from judge.engine.wording.criteria import CardsIn, Criteria, Side, Where
from judge.engine.wording.criteria_with_condition import AllOf, Is, Not
from judge.engine.wording.exact_numbers import CardsInHandExactly, CardsThere, HaveAllTags, ThereAreExactly
from judge.engine.wording.player_circumstances import (
    CardsInHandAtMost,
    ControlsABattlefield,
    FewerThanAnOpponent,
    FromHand,
)
from judge.engine.wording.qualities import WithMight
from judge.engine.wording.source_circumstances import IsAttached, WithKeyword, YouHaveSomethingEmpowered
from judge.engine.wording.turn_circumstances import UnitDiedInYourBeginningPhase
from judge.engine.wording.turn_facts import (
    DIED,
    YOU_CHOSE_AN_ENEMY_UNIT,
    AnotherSpellPlayed,
    ChoseEnemiesThisTurn,
    DamagedThisTurn,
    HappenedThisTurn,
    ThisConquered,
    you_played,
)

if TYPE_CHECKING:
    from judge.engine.wording.circumstances import Circumstance

TIMES = {"once": 1, "twice": 2, "three times": 3, "four times": 4}
A_FRIENDLY_UNIT_DIED = HappenedThisTurn(DIED, "a friendly unit has died", Side.FRIENDLY)
TYPES = {"units": "Unit", "gear": "Gear", "runes": "Rune", "battlefields": "Battlefield"}


class Facts:
    """In the order of ``facts.lark``."""

    def all_circumstances(self, *among: Any) -> Circumstance:
        if any(isinstance(one, str) for one in among):
            raise NotRead("and", "such conditions together are not known")
        return AllOf(among)

    def _yours(self, kind: Phrase) -> Criteria:
        criteria = nowhere(kind)
        if criteria.side not in {Side.ANY, Side.YOURS}:
            raise NotRead("", "whose objects these are is not clear")
        found: Criteria = replace(criteria, side=Side.YOURS)
        return found

    def you_control_at_most(self, count: str, kind: Phrase) -> Circumstance:
        return ThereAreAtMost(number_of(count), self._yours(kind))

    def there_are_at_most(self, count: str, kind: Phrase) -> Circumstance:
        return ThereAreAtMost(number_of(count), nowhere(kind))

    def you_control_none(self, kind: Phrase) -> Circumstance:
        return ThereAreAtMost(0, self._yours(kind))

    def there_are_none(self, kind: Phrase) -> Circumstance:
        return Not(ThereAre(criteria_of(kind), here=kind.here))

    def exactly_in_hand(self, count: str) -> Circumstance:
        return CardsInHandExactly(number_of(count))

    def exactly_there(self, count: str, kind: Phrase) -> Circumstance:
        if kind.criteria.side not in {Side.ANY, Side.YOURS}:
            raise NotRead("exactly", "whose objects these are is not clear")
        return ThereAreExactly(number_of(count), replace(criteria_of(kind), side=Side.YOURS), here=kind.here)

    def there_are_exactly(self, count: str, kind: Phrase) -> Circumstance:
        return ThereAreExactly(number_of(count), criteria_of(kind), here=kind.here)

    def at_battlefield_with_exactly(self, count: str, kind: Phrase) -> Circumstance:
        if kind.here or kind.criteria.where is not Where.ANYWHERE:
            raise NotRead("with exactly", "the place of these is given twice")
        return AllOf((AtABattlefield(), ThereAreExactly(number_of(count), criteria_of(kind), here=True)))

    def card_there(self, which: Any) -> Circumstance:
        return CardsThere(which)

    def something_empowered_of_yours(self, word: str) -> Circumstance:
        if word != "something":
            raise NotRead(word, "other than what is not clear")
        return YouHaveSomethingEmpowered()

    def your_score_far(self, within: int) -> Circumstance:
        return Not(YourScoreIsClose(within))

    def you_have_played_all(self, *kinds: str) -> Circumstance:
        if not all(kinds):
            raise NotRead("", "whether any card was played is not known")
        return AllOf(tuple(you_played(kind) for kind in kinds))

    def cards_there(self, count: str, which: Any) -> Circumstance:
        return CardsThere(which, number_of(count))

    def cards_in_trash_counted(self, kind: Phrase) -> Any:
        return _cards_in(Zone.TRASH, kind)

    def cards_in_hand_counted(self, kind: Phrase) -> Any:
        return _cards_in(Zone.HAND, kind)

    def cards_in_banishment_counted(self, kind: Phrase) -> Any:
        return _cards_in(Zone.BANISHMENT, kind)

    def there_is_one(self, kind: Phrase) -> Circumstance:
        return ThereAre(criteria_of(kind), here=kind.here)

    def nothing_in_hand(self) -> Circumstance:
        return CardsInHandAtMost(0)

    def it_is_a_turn(self, of: Circumstance) -> Circumstance:
        return of

    def in_showdown_here(self) -> Circumstance:
        return ShowdownHere()

    def in_combat_with(self, kind: Phrase) -> Circumstance:
        return InCombatWith(nowhere(kind))

    def this_is_not(self, what: Phrase) -> Circumstance:
        found = source_is(what)
        return NotEmpowered() if found == IsEmpowered() else Not(found)

    def not_empowered(self) -> Circumstance:
        return NotEmpowered()

    def is_empowered_times(self, times: str) -> Circumstance:
        return IsEmpowered(TIMES[times])

    def attached_to_a_unit(self) -> Circumstance:
        return IsAttached()

    def this_conquered(self) -> Circumstance:
        return ThisConquered()

    def this_conquered_not(self) -> Circumstance:
        return Not(ThisConquered())

    def this_was_damaged(self) -> Circumstance:
        return DamagedThisTurn()

    def this_was_not_damaged(self) -> Circumstance:
        return Not(DamagedThisTurn())

    def this_has_moved(self) -> Circumstance:
        return MovedThisTurn()

    def this_has_not_moved(self) -> Circumstance:
        return Not(MovedThisTurn())

    def opponent_played_spell(self) -> Circumstance:
        return AnotherSpellPlayed()

    def you_played_another_spell(self) -> Circumstance:
        return AnotherSpellPlayed(Side.YOURS)

    def another_card_played(self) -> Circumstance:
        return AnotherCardFinalized()

    def fewer_than_an_opponent(self, kind: str) -> Circumstance:
        return FewerThanAnOpponent(TYPES[kind])

    def something_empowered(self) -> Circumstance:
        return YouHaveSomethingEmpowered()

    def you_chose_an_enemy(self) -> Circumstance:
        return YOU_CHOSE_AN_ENEMY_UNIT

    def you_chose_enemies(self, times: str) -> Circumstance:
        return ChoseEnemiesThisTurn(TIMES[times])

    def friend_died(self) -> Circumstance:
        return A_FRIENDLY_UNIT_DIED

    def died_in_your_beginning_phase(self) -> Circumstance:
        return UnitDiedInYourBeginningPhase()

    def from_hand(self) -> Circumstance:
        return FromHand()

    def not_from_hand(self) -> Circumstance:
        return Not(FromHand())

    def have_all_tags(self, *tags: str) -> Circumstance:
        return HaveAllTags(tuple(name_in(tag) for tag in tags), Criteria(side=Side.YOURS))

    def this_has_might(self, might: str) -> Circumstance:
        return Is(WithMight(at_least=number_of(might)))

    def this_has_little_might(self, might: str) -> Circumstance:
        return Is(WithMight(at_most=number_of(might)))

    def this_has_keyword(self, word: str) -> Circumstance:
        return WithKeyword(keyword_in(word))

    def combat_here(self) -> Circumstance:
        return CombatHere()

    def not_paid_additional(self) -> Any:
        return NOT_PAID

    def banished_with_this(self, count: str) -> Circumstance:
        return BanishedWithThis(number_of(count))

    def field_with_units(self, count: str) -> Circumstance:
        return ControlsABattlefield(units=number_of(count))


def _cards_in(zone: Zone, kind: Phrase) -> CardsIn:
    """Cards in a zone; raises NotRead for cards of several types."""
    if not isinstance(kind.criteria, CardsIn):
        raise NotRead("or", "a number of cards of several types is not known")
    return replace(kind.criteria, zone=zone)


NOT_PAID = "not paid"
"""Stands for "you didn't pay the additional cost"."""

"""What noun phrases say of where objects are, what they cost and how strong they are: behind the noun."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.reading.phrases import LAST, Phrase
from judge.cards.reading.read_objects import (
    _here,
    having,
    keyword_in,
    number_of,
    power_of,
    requiring,
    with_quality,
)
from judge.engine.abilities.naming import NamedTag
from judge.engine.state.designation import Designation
from judge.engine.wording.circumstances import MovedThisTurn, ShowdownHere
from judge.engine.wording.compared import LessMightThan, WhereItMoved
from judge.engine.wording.criteria import Side, Where
from judge.engine.wording.criteria_with_condition import Meets
from judge.engine.wording.places import IsPlace, WhereYouHaveUnits
from judge.engine.wording.qualities import (
    Alone,
    CostsAtMost,
    CostsAtMostItsMight,
    CostsPowerAtMost,
    Fights,
    SameName,
    WithMight,
)
from judge.engine.wording.requirements import (
    AtAnotherLocation,
    AtDestination,
    AtLocationOf,
    AtOneLocation,
    OneAtEachLocation,
    OneController,
    SameControllerAs,
    TotalMight,
)
from judge.engine.wording.source_circumstances import WithKeyword
from judge.engine.wording.turn_facts import DamagedThisTurn, ThisConquered

if TYPE_CHECKING:
    from collections.abc import Callable

    Piece = Callable[[Phrase], Phrase]


class Places:
    """Each is a piece of a noun phrase."""

    def at_battlefield(self) -> Piece:
        return having(where=Where.BATTLEFIELD)

    def at_a_battlefield(self) -> Piece:
        return lambda phrase: replace(having(where=Where.BATTLEFIELD)(phrase), at_one=True)

    def at_my_battlefield(self) -> Piece:
        return lambda phrase: _here(having(where=Where.BATTLEFIELD)(phrase))

    def where_it_moved(self) -> Piece:
        return lambda phrase: requiring(WhereItMoved())(having(where=Where.BATTLEFIELD)(phrase))

    def here(self) -> Piece:
        return _here

    def in_base(self) -> Piece:
        return having(where=Where.BASE)

    def in_your_base(self) -> Piece:
        return having(where=Where.BASE, side=Side.YOURS)

    def yours_here(self) -> Piece:
        return lambda phrase: _here(having(side=Side.YOURS)(phrase))

    def in_combat(self) -> Piece:
        return lambda phrase: replace(phrase, in_combat=True)

    def where_a_showdown_is(self) -> Piece:
        return with_quality(Meets(ShowdownHere()))

    def at_one_battlefield(self) -> Piece:
        return lambda phrase: requiring(AtOneLocation())(having(where=Where.BATTLEFIELD)(phrase))

    def at_one_location(self) -> Piece:
        return requiring(AtOneLocation())

    def at_another_location(self) -> Piece:
        return requiring(AtAnotherLocation())

    def anywhere(self) -> Piece:
        return lambda phrase: phrase

    def cheap(self, energy: str) -> Piece:
        return with_quality(CostsAtMost(int(energy.strip("[]"))))

    def might_at_most(self, might: str) -> Piece:
        return with_quality(WithMight(at_most=number_of(might)))

    def might_at_least(self, might: str) -> Piece:
        return with_quality(WithMight(at_least=number_of(might)))

    def with_keyword(self, word: str) -> Piece:
        return with_quality(Meets(WithKeyword(keyword_in(word))))

    def total_might(self, might: int) -> Piece:
        return requiring(TotalMight(might))

    def attacking_here(self) -> Piece:
        return lambda phrase: _here(with_quality(Fights(Designation.ATTACKER))(phrase))

    def defending_here(self) -> Piece:
        return lambda phrase: _here(with_quality(Fights(Designation.DEFENDER))(phrase))

    def where_you_have_units(self) -> Piece:
        return with_quality(IsPlace(WhereYouHaveUnits()))

    def with_named_tag(self) -> Piece:
        return with_quality(NamedTag())

    def that_is(self, piece: Piece) -> Piece:
        return piece

    def alone(self) -> Piece:
        return with_quality(Alone())

    def moved_this_turn(self) -> Piece:
        return with_quality(Meets(MovedThisTurn()))

    def damaged_this_turn(self) -> Piece:
        return with_quality(Meets(DamagedThisTurn()))

    def conquered_this_turn(self) -> Piece:
        return with_quality(Meets(ThisConquered()))

    def same_controller(self) -> Piece:
        return requiring(SameControllerAs(LAST))

    def same_controller_total(self, might: int) -> Piece:
        return lambda phrase: requiring(TotalMight(might))(requiring(OneController())(phrase))

    def at_its_location(self) -> Piece:
        return requiring(AtLocationOf(LAST))

    def at_destination(self) -> Piece:
        return requiring(AtDestination())

    def at_each_location(self) -> Piece:
        return requiring(OneAtEachLocation())

    def weaker_than_it(self) -> Piece:
        return requiring(LessMightThan(LAST))

    def same_name(self) -> Piece:
        return with_quality(SameName())

    def cheap_in_power(self, symbols: str) -> Piece:
        return with_quality(CostsPowerAtMost(power_of(symbols)))

    def cheaper_than_my_might(self) -> Piece:
        return with_quality(CostsAtMostItsMight())

    def might_exactly(self, might: str) -> Piece:
        return with_quality(WithMight(at_most=number_of(might), at_least=number_of(might)))

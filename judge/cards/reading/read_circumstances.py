"""What follows "if" and "while": circumstances, from the grammar."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead, Phrase, standing_for
from judge.cards.reading.read_conditions import criteria_of, nowhere
from judge.cards.reading.read_objects import EQUIPMENT, cost_of, name_in, number_of
from judge.engine.abilities.victory_score import OpponentIsClose, YourScoreIsClose
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.keywords.level import WhileLevel
from judge.engine.layers.effect_text import AttachedThisTurn
from judge.engine.state.card import BATTLEFIELD, UNIT
from judge.engine.wording.circumstances import AtABattlefield, FightsAlone, MovedThisTurn, SpentOnASpell, ThereAre
from judge.engine.wording.combat_circumstances import AssignedExcess, AttacksWithAnother, InCombat
from judge.engine.wording.criteria import Criteria, Facedown, Side
from judge.engine.wording.criteria_with_condition import Either, Is, Meets, Not
from judge.engine.wording.player_circumstances import CardsInHandAtMost, ControlsABattlefield, TotalMightIs
from judge.engine.wording.qualities import Alone
from judge.engine.wording.source_circumstances import IsAlone
from judge.engine.wording.turn_facts import (
    A_UNIT_DIED,
    AN_ENEMY_UNIT_DIED,
    YOU_DISCARDED,
    YOU_GAINED_XP,
    you_played,
    you_spent_power,
)

if TYPE_CHECKING:
    from judge.engine.wording.circumstances import Circumstance


class UnitsThere(Struct, frozen=True):
    """So many units of yours at the battlefield that was scored."""

    at_least: int


def source_is(what: Phrase) -> Circumstance:
    """That the source has the one quality that a phrase asks for."""
    criteria = nowhere(what)
    if criteria != Criteria(qualities=criteria.qualities) or len(criteria.qualities) != 1:
        raise NotRead("", "what this is is not known")
    (quality,) = criteria.qualities
    found: Circumstance = quality.when if isinstance(quality, Meets) else Is(quality)
    return found


class Circumstances:
    """In the order of ``circumstances.lark``."""

    def any_circumstance(self, *among: Circumstance) -> Circumstance:
        return Either(among)

    def at_battlefield_now(self) -> Circumstance:
        return AtABattlefield()

    def few_in_hand(self, count: str) -> Circumstance:
        return CardsInHandAtMost(number_of(count.split(maxsplit=1)[0]))

    def you_discarded(self) -> Circumstance:
        return YOU_DISCARDED

    def you_gained_xp(self) -> Circumstance:
        return YOU_GAINED_XP

    def enemy_died(self) -> Circumstance:
        return AN_ENEMY_UNIT_DIED

    def unit_died(self) -> Circumstance:
        return A_UNIT_DIED

    def played_kind(self, card_type: str) -> str:
        return card_type

    def played_tag(self, token: str) -> str:
        if name_in(token) != EQUIPMENT:
            raise NotRead("", "whether such a card was played is not known")
        return EQUIPMENT

    def you_have_played(self, kind: str) -> Circumstance:
        if not kind:
            raise NotRead("", "whether any card was played is not known")
        return you_played(kind)

    def you_spent(self, symbols: str) -> Circumstance:
        cost = cost_of(symbols)
        if cost.energy:
            raise NotRead("", "whether Energy was spent is not known")
        return you_spent_power(len(cost.power))

    def is_not_alone(self) -> Circumstance:
        return Not(IsAlone())

    def someone_alone_here(self, kind: Phrase) -> Circumstance:
        criteria = nowhere(kind)
        return ThereAre(replace(criteria, qualities=(*criteria.qualities, Alone())), here=True)

    def total_might_is(self, kind: Phrase, might: int) -> Circumstance:
        return TotalMightIs(nowhere(kind), might)

    def spent_on_spell(self, energy: str) -> Circumstance:
        return SpentOnASpell(int(energy.strip("[]")))

    def attacks_with_another(self) -> Circumstance:
        return AttacksWithAnother()

    def is_alone(self) -> Circumstance:
        return IsAlone()

    def your_score_close(self, within: int) -> Circumstance:
        return YourScoreIsClose(within)

    def this_is(self, what: Phrase) -> Circumstance:
        return source_is(what)

    def opponent_controls_field(self) -> Circumstance:
        return ControlsABattlefield(Side.ENEMY)

    def is_in_combat(self) -> Circumstance:
        return InCombat()

    def is_empowered(self) -> Circumstance:
        return IsEmpowered()

    def fights_alone(self) -> Circumstance:
        return FightsAlone()

    def at_least_one(self, kind: Phrase) -> Phrase:
        return kind

    def at_least_another(self, kind: Phrase) -> Phrase:
        return replace(kind, criteria=replace(kind.criteria, another=True))

    def at_least(self, count: str, kind: Phrase) -> Phrase:
        return replace(kind, at_least=number_of(count))

    def at_least_others(self, count: str, kind: Phrase) -> Phrase:
        return self.at_least_another(replace(kind, at_least=number_of(count)))

    def you_control(self, what: Phrase) -> Circumstance:
        if what.there and what == Phrase(at_least=what.at_least, there=True):
            there: Circumstance = standing_for(UnitsThere(what.at_least))
            return there
        if what.criteria.side not in {Side.ANY, Side.YOURS}:
            raise NotRead("", "whose objects these are is not clear")
        criteria = replace(criteria_of(what), side=Side.YOURS)
        if what.of_tag and criteria.card_type == UNIT:
            criteria = replace(criteria, card_type="")  # whatever has the tag
        return ThereAre(criteria, what.at_least, what.here)

    def you_control_facedown(self) -> Circumstance:
        return ThereAre(Facedown(Side.YOURS))

    def opponent_controls(self, what: Phrase) -> Circumstance:
        if what.criteria.card_type == BATTLEFIELD:
            raise NotRead("", "this wording is not known")
        return ThereAre(replace(criteria_of(what), side=Side.ENEMY), what.at_least, what.here)

    def there_are(self, what: Phrase) -> Circumstance:
        return ThereAre(criteria_of(what), what.at_least, what.here)

    def opponent_close(self, within: int) -> Circumstance:
        return OpponentIsClose(within)

    def moved_twice(self) -> Circumstance:
        return MovedThisTurn(2)

    def paid_additional(self) -> Any:
        return PAID

    def attached_this_turn(self) -> Circumstance:
        return AttachedThisTurn()

    def has_xp(self, xp: int) -> Circumstance:
        return WhileLevel(xp)

    def has_xp_plus(self, xp: str) -> Circumstance:
        return WhileLevel(int(xp.rstrip("+")))

    def assigned_excess(self, count: int) -> Circumstance:
        return AssignedExcess(count)


PAID = "paid"
"""Stands for "you paid the additional cost", which is a part of the condition "when you play me"."""

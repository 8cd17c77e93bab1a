"""Passive abilities within limits: unless something, not on some turns, of some effects only; and "instead" of them."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from judge.cards.reading.about_itself import about_itself
from judge.cards.reading.phrases import NotRead, Remark
from judge.cards.reading.read_conditions import nowhere
from judge.cards.reading.read_objects import cost_of, keyword_in
from judge.cards.reading.read_passive import changes
from judge.cards.reading.under import under
from judge.engine.abilities.barred import NotPlayedBeforeTurn
from judge.engine.abilities.cost_changes import CostChange, Playing, Using
from judge.engine.abilities.damage_changes import SPELLS_AND_ABILITIES, DamageFrom, NoDamage, PreventDamage
from judge.engine.abilities.naming import NamedSpellBarred
from judge.engine.abilities.untargetable import Untargetable
from judge.engine.keyword_abilities.empower import NotEmpowered
from judge.engine.keywords.empowered import IsEmpowered
from judge.engine.state.card import SPELL
from judge.engine.targeting.amounts import CountOfCards
from judge.engine.wording.circumstances import ShowdownHere
from judge.engine.wording.criteria import CardsIn, Side
from judge.engine.wording.criteria_with_condition import Not
from judge.engine.wording.references import This

Abilities = tuple[Any, ...]

AFTER_FIRST_TURNS = {"first": 2, "second": 3, "third": 4}
"""The first turn on which a card can be played that cannot be before, by the last turn that is named."""


class Limits:
    """In the order of ``abilities.lark`` and ``standing.lark``."""

    def no_damage_unless(self, unless: Any) -> Any:
        if isinstance(unless, str):
            raise NotRead("unless", "what this asks is not known")
        return NoDamage(This(), when=Not(unless))

    def and_no_damage_unless(self, ability: Any, unless: Any) -> Abilities:
        return (about_itself(ability), self.no_damage_unless(unless))

    def and_untargetable(self, ability: Any) -> Abilities:
        return (about_itself(ability), Untargetable())

    def enemy_effects_prevented(self, who: Any) -> Abilities:
        whom = who if isinstance(who, This) else nowhere(who)
        return (PreventDamage(None, whom, of=DamageFrom(SPELLS_AND_ABILITIES, Side.ENEMY)),)

    def not_on_first_turns(self, turns: str) -> Abilities:
        last = next(word for word in ("third", "second", "first") if word in turns)
        return (NotPlayedBeforeTurn(AFTER_FIRST_TURNS[last]),)

    def all_cards_with_cost_more(self, word: str, by: str) -> Abilities:
        return (CostChange(Playing(Side.ANY, keyword=keyword_in(word)), (cost_of(by),), more=True),)

    def empower_here_costs_less(self, *amounts: str) -> Abilities:
        return (CostChange(Using(Side.YOURS, empower=True, here=True), tuple(cost_of(one) for one in amounts)),)

    def first_of_gear_costs_less(self, by: str) -> CostChange:
        return CostChange(Using(first_of_gear=True), (cost_of(by),))

    def choosing_friends_here_costs_less(self, by: str) -> CostChange:
        return CostChange(Playing(Side.ANY, SPELL, choosing_units_here=True), (cost_of(by),))

    def named_barred(self) -> Abilities:
        return (NamedSpellBarred(),)

    def standing_in_showdowns_here(self, abilities: Abilities) -> Abilities:
        return under(ShowdownHere(), abilities)

    def your_cards_with_from_trash(self, card_type: str, word: str) -> Playing:
        return Playing(Side.YOURS, card_type, keyword_in(word), from_trash=True)

    def your_cards_of_type_with(self, card_type: str, word: str) -> Playing:
        return Playing(Side.YOURS, card_type, keyword_in(word))

    def have_instead(self, when: Any, gifts: Any) -> Remark:
        return Remark("instead", (when, {"changes": changes(gifts)}))

    def cost_more_instead(self, when: Any, by: str) -> Remark:
        return Remark("instead", (when, {"by": (cost_of(by),), "more": True}))

    def cost_less_instead(self, when: Any, by: str) -> Remark:
        return Remark("instead", (when, {"by": (cost_of(by),), "more": False}))

    def bonus_for_each(self, amount: int, which: CardsIn) -> Remark:
        return Remark("bonus damage", CountOfCards(which, amount))


def instead_of_passive(last: Any, remark: Remark) -> tuple[Any, Any]:
    """A passive ability while a condition does not hold, and with other numbers while it does."""
    when, changed = remark.value
    same = set(changed) <= set(last.__struct_fields__) and all(
        type(getattr(last, name)) is type(value) for name, value in changed.items()
    )
    if not same or getattr(last, "during", None) is not None or isinstance(when, str):
        raise NotRead("instead", "what this takes the place of is not clear")
    if changed.get("more", False) != getattr(last, "more", False) or getattr(last, "who", None) == This():
        raise NotRead("instead", "what this takes the place of is not clear")
    return replace(last, during=_unless(when)), replace(last, during=when, **changed)


def _unless(when: Any) -> Any:
    return NotEmpowered() if when == IsEmpowered() else Not(when)

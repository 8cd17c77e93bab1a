"""Keywords on cards without another text (804-829): the plainest text that each of them stands for or needs.

A keyword that only permits, costs or counts something is the whole text. One that stands in front of a text, or for an
ability with a cost, gets the smallest that shows what it does: draw 1, +1 Might, a cost of [1].
"""

from __future__ import annotations

from functools import cache
from types import MappingProxyType
from typing import TYPE_CHECKING

from judge.engine.actions.draw import Draw
from judge.engine.keyword_abilities.deathknell import deathknell
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keyword_abilities.equip import equip
from judge.engine.keyword_abilities.quick_draw import QUICK_DRAW
from judge.engine.keyword_abilities.weaponmaster import EQUIPMENT, WEAPONMASTER
from judge.engine.keywords.empowered import empowered
from judge.engine.keywords.flow import Flow
from judge.engine.keywords.legion import LEGION
from judge.engine.keywords.repeat import repeat
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.card import GEAR, SPELL, UNIT, Card
from judge.engine.state.cost import Cost
from judge.engine.state.traits import MightBy
from judge.engine.triggers.triggered import WhenPlayed
from judge.engine.triggers.triggered_ability import Triggered
from judge.engine.wording.passive import Static
from judge.engine.wording.references import This

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.state.ability import Ability

COPY = Card("copy", (UNIT,), token=True)
"""The token of which a copy is made: it has nothing of its own (185.1.a)."""
ONE = Cost(energy=1)
"""What a keyword with a cost costs here."""
LEVEL = 3
"""The XP that Level asks for if it has no number."""
_STRONGER = Static(This(), (MightBy(1),))
_LEGION = Triggered(WhenPlayed(), (Draw(1),), only_if=LEGION)
_EQUIPS: tuple[Ability, ...] = (equip(Cost(power=("A",))), WhileAttached(1))

_ON_A_UNIT: Mapping[str, tuple[Ability, ...]] = MappingProxyType({
    **dict.fromkeys((
        "Accelerate", "Ambush", "Assault", "Backline", "Deflect", "Ganking", "Hidden", "Hunt", "Shield", "Tank",
        "Temporary", "Unique", "Vision",
    ), ()),
    "Deathknell": (deathknell(Draw(1)),),
    "Empower": (empower(ONE),),
    "Empowered": (empowered(_STRONGER),),
    "Legion": (_LEGION,),
    "Weaponmaster": (WEAPONMASTER,),
})  # fmt: skip
_ON_GEAR: Mapping[str, tuple[Ability, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("Deflect", "Hidden", "Temporary", "Unique", "Vision"), ()),
        "Deathknell": (deathknell(Draw(1)),),
        "Empower": (empower(ONE),),
        "Equip": _EQUIPS,
        "Legion": (_LEGION,),
        "Quick-Draw": (QUICK_DRAW, *_EQUIPS),
    }
)
_ON_A_SPELL: Mapping[str, tuple[Ability, ...]] = MappingProxyType(
    {
        **dict.fromkeys(("Hidden", "Unique"), ()),
        "Flow": (Flow(ONE),),
        "Repeat": (repeat(ONE),),
    }
)
_ALSO = {"Quick-Draw": ("Equip", "Reaction")}
"""Keywords that come with one: without Equip a gear with Quick-Draw is no Equipment."""
HOSTS = {UNIT: {*_ON_A_UNIT, "Level"}, GEAR: set(_ON_GEAR), SPELL: set(_ON_A_SPELL)}


def given_to(card_type: str) -> tuple[str, ...]:
    """The keywords that a unit, gear or spell without another text can have."""
    return tuple(sorted(HOSTS[card_type]))


def can_have(card_type: str, keyword: str) -> bool:
    """Whether a card of that type without another text can have a keyword, written with its value or without."""
    return keyword.split(" ", maxsplit=1)[0] in HOSTS[card_type]


@cache
def abilities_of(card_type: str, keywords: tuple[str, ...]) -> tuple[Ability, ...]:
    """What the keywords of a card without another text stand for."""
    table = {UNIT: _ON_A_UNIT, GEAR: _ON_GEAR, SPELL: _ON_A_SPELL}[card_type]
    return tuple(ability for keyword in keywords for ability in _abilities(table, keyword))


def printed_with(keywords: tuple[str, ...]) -> tuple[str, ...]:
    """The keywords of a card, with those that come with one of them."""
    more = (also for keyword in keywords for also in _ALSO.get(keyword, ()))
    return tuple(dict.fromkeys((*keywords, *more)))


def without_implied(keywords: tuple[str, ...]) -> tuple[str, ...]:
    """The keywords of a card without those that come with another one of them."""
    implied = {also for keyword in keywords for also in _ALSO.get(keyword, ())}
    return tuple(keyword for keyword in keywords if keyword not in implied)


def tags_with(keywords: tuple[str, ...]) -> tuple[str, ...]:
    """The tags that keywords need: what can be attached is Equipment."""
    return (EQUIPMENT,) if {"Equip", "Quick-Draw"}.intersection(keywords) else ()


@cache
def plain_gear(*keywords: str, tags: tuple[str, ...] = ()) -> Card:
    """A gear that costs nothing and has no text but keywords; with Equip it is Equipment."""
    tags = tuple(dict.fromkeys((*tags, *tags_with(keywords))))
    return Card(
        "plain gear", (GEAR,), keywords=printed_with(keywords), abilities=abilities_of(GEAR, keywords), tags=tags
    )


def _abilities(table: Mapping[str, tuple[Ability, ...]], keyword: str) -> tuple[Ability, ...]:
    name, _, number = keyword.partition(" ")
    if name != "Level":
        return table[name]
    from judge.engine.keywords.level import level  # noqa: PLC0415 - only for Level

    return (level(int(number or LEVEL), _STRONGER),)

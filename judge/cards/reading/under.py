"""Passive abilities under a condition: "while …", "if …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from judge.cards.reading.phrases import NotRead
from judge.engine.wording.passive import Dependent

if TYPE_CHECKING:
    from judge.engine.wording.circumstances import Circumstance

Abilities = tuple[Any, ...]

WAITS: Any = "while"
"""Stands for the condition of an ability that is always under one."""


def under(when: Circumstance, abilities: Abilities) -> Abilities:
    """Abilities that are there while a condition holds."""
    return tuple(_under(when, one) for one in alone(abilities))


def alone(abilities: Any) -> Abilities:
    """Abilities that a clause is, where it is no remark about others."""
    if not isinstance(abilities, tuple):
        raise NotRead("", "this continues the text before it and is not an ability by itself")
    return abilities


def _under(when: Any, ability: Any) -> Any:
    if isinstance(when, str):
        raise NotRead("if", "what a passive ability asks is not known")
    for field in ("during", "when"):
        if field in ability.__struct_fields__:
            if getattr(ability, field) is not None and getattr(ability, field) != WAITS:
                raise NotRead("while", "two conditions of one ability are not known")
            return replace(ability, **{field: when})
    return Dependent(when, (ability,))

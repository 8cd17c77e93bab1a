"""Repeat (rule 820): an optional additional cost for which the instructions of a spell are executed once more."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, ClassVar, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.abilities.optional_costs import OptionalCost
from judge.engine.state.card import Card
from judge.engine.state.instruction import Instruction
from judge.engine.state.procedure import without_decisions
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.cost import Cost
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.slugs import Slug

REPEATED = cite("repeat.executed-again")  # 820.1.d.1
OWN_CHOICES = cite("repeat.choices-of-its-own")  # 820.2.a

_NAMES = frozenset({
    "name", "other_than", "of", "at_chosen", "attached_to", "about", "noting", "but", "at", "moves_to",
})  # fmt: skip
"""Fields by which one part of an effect refers to another."""

_GIVEN_UP = "given_up"
"""A field that refers to what was given up for the cost: that is paid once, however often the spell is executed."""

_TIME = " (time "

Part = TypeVar("Part")


def repeat(cost: Cost, which: str = "") -> OptionalCost:
    """The optional cost of the keyword; ``which`` distinguishes several instances, paid separately (820.1.c.2)."""
    return OptionalCost(f"{which} Repeat".strip(), cost, repeats=True)


@cache
def given_repeat(cost: Cost, number: int, before: int = 0) -> OptionalCost:
    """Repeat given to a spell by an effect, for the cost that this names (820.3).

    ``number`` is its place among those that are given, ``before`` how many instances of Repeat the spell has otherwise.
    """
    name = f"given Repeat {number + before}" if number + before > 1 else "Repeat"
    return OptionalCost(name, cost, repeats=True, former=f"given Repeat {number}")


class Again(Instruction, frozen=True):
    """The start of a repetition: from here on, "it" and "them" are what the repetition plays or looks at."""

    performed_by: ClassVar[tuple[Slug, ...]] = (REPEATED, OWN_CHOICES)

    begins_repetition: ClassVar[bool] = True

    @without_decisions
    def perform(self, game: Game, context: EffectContext) -> None:  # noqa: ARG002
        context.played, context.looked, context.burned, context.set_aside = [], [], [], {}

    def clauses(self) -> Clauses:
        return ()

    def describe(self) -> str:
        return "do it once more"


@cache
def once_more(effect: tuple[Instruction, ...], time: int) -> tuple[Instruction, ...]:
    """The instructions for one repetition, with separate choices, which may differ from the first ones (820.2.a)."""
    return (Again(), *(_renamed(instruction, f"{_TIME}{time})") for instruction in effect))


def first_time(name: str) -> str:
    """The name of a choice without its suffix for the repetition."""
    return name.partition(_TIME)[0]


def _renamed(part: Part, suffix: str) -> Part:
    if isinstance(part, tuple):
        return tuple(_renamed(one, suffix) for one in part)  # type: ignore[return-value]
    if not isinstance(part, Struct) or isinstance(part, Card):
        return part
    changes = {}
    for name in part.__struct_fields__:
        value = getattr(part, name)
        if isinstance(value, str):
            if name in _NAMES and value:
                changes[name] = value + suffix
        elif name != _GIVEN_UP:
            changes[name] = _renamed(value, suffix)
    return replace(part, **changes)

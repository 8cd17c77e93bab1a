"""Instructions (rule 135.2.b): the vocabulary that card definitions are written in.

One instruction is one game action and its complement. Each is a frozen dataclass in the file of its game action
(``actions/<verb>.py``) that can be performed, walked and described; the same object says what happens and how it reads.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.card import Card
from judge.engine.references import Destination, Target, TargetPlayer
from judge.engine.remembered import remembered

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.scene import Scene
    from judge.slugs import Slug


class Instruction(Struct, frozen=True):
    """One game action and what it is done to."""

    performed_by: ClassVar[tuple[Slug, ...]] = ()
    """The rules that its events name; ``rules``, where a class has them, are those that depend on what it holds."""

    adds_resources: ClassVar[bool] = False
    """Whether it adds to a Rune Pool, so that an ability with it resolves as soon as it is finalized (429.2)."""

    unpaid: ClassVar[Slug | None] = None
    """The rule that forbids paying it as a cost where it cannot be completed, where there is one besides 419.2.a."""

    refers_to_there: ClassVar[bool] = False
    """Whether it refers to the battlefield that met the condition of its trigger, wherever the source is by then."""

    def perform(self, game: Game, scene: Scene) -> Procedure[None]:
        """Do it, as much as possible (055)."""
        raise NotImplementedError

    def possible(self, game: Game, scene: Scene) -> bool:  # noqa: ARG002 - subclasses look at both
        """Whether it can be done completely, as a cost must be (203.3)."""
        return True

    @property
    def is_always_possible(self) -> bool:
        """Whether that needs no look at the game: no is not certain."""
        return type(self).possible is Instruction.possible

    def describe(self) -> str:
        """What it does, in our register: ``Kill: a friendly unit (target)``."""
        raise NotImplementedError


def walk(value: object) -> Iterator[object]:
    """An instruction, ability or tuple of them with everything inside it, outermost first, in the order written.

    What stands on another card that it names, such as a token, is not inside it.
    """
    yield value
    if isinstance(value, tuple):
        for part in value:
            yield from walk(part)
    elif isinstance(value, Struct) and not isinstance(value, Card):
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if isinstance(inner, tuple | Struct):
                yield from walk(inner)


@remembered
def targets(effect: tuple[Instruction, ...]) -> tuple[Target, ...]:
    """The targets that an effect asks for as it is finalized, in the order written.

    What stands inside a reflexive trigger or a delayed ability is chosen later and is not listed (355.5.b).
    """
    return tuple(found for found in choices(effect) if isinstance(found, Target))


@remembered
def choices(effect: tuple[Instruction, ...]) -> tuple[Target | Destination | TargetPlayer, ...]:
    """What has to be chosen as an effect is finalized: targets, and where units are moved to (355.4, 355.5)."""
    found: list[Target | Destination | TargetPlayer] = []
    for instruction in effect:
        if getattr(instruction, "chooses_later", False):
            continue
        found += [part for part in walk(instruction) if isinstance(part, Target | Destination | TargetPlayer)]
    return tuple(found)


def describe(effect: tuple[Instruction, ...]) -> str:
    """A numbered list of what an effect does; one instruction stands without a number."""
    if len(effect) == 1:
        return effect[0].describe() + "."
    return " ".join(f"{number}. {part.describe()}." for number, part in enumerate(effect, 1))

"""The base of instructions (rule 135.2.b): what a text tells players to do."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct

from judge.engine.state.card import Card
from judge.engine.state.clauses import HasClauses
from judge.engine.state.text_part import TextPart

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug


class Instruction(TextPart, frozen=True):
    """One game action and what it is done to.

    A subclass is frozen data: its fields are what the text says, ``perform`` is its procedure.
    """

    adds_resources: ClassVar[bool] = False
    """Whether it adds to a Rune Pool, so that an ability with it resolves as soon as it is finalized (429.2)."""

    unpaid: ClassVar[Slug | None] = None
    """The rule that forbids paying it as a cost where it cannot be completed, where there is one besides 419.2.a."""

    takes_from_hand: ClassVar[bool] = False
    """Whether it only takes cards out of a hand: nothing that is chosen for a play is there."""

    refers_to_there: ClassVar[bool] = False
    """Whether it refers to the battlefield that met the condition of its trigger, wherever the source is by then."""

    begins_repetition: ClassVar[bool] = False
    """Whether it stands where a repeated spell begins its instructions again (820.1.d.1)."""

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        """Do it, as much as possible (055)."""
        raise NotImplementedError

    def possible(self, game: Game, context: EffectContext) -> bool:  # noqa: ARG002 - subclasses look at both
        """Whether it can be done completely, as a cost must be (203.3)."""
        return True

    @property
    def is_always_possible(self) -> bool:
        """Whether ``possible`` is True in every game; where this is False, ``possible`` has to be asked."""
        return type(self).possible is Instruction.possible

    def describe(self) -> str:
        """What it does, as a clause in the grammar of a card's text: ``kill a friendly unit``."""
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


def speakers(value: object) -> Iterator[HasClauses]:
    """Whatever says clauses in an instruction, ability or tuple of them, outermost first, in the order written."""
    if isinstance(value, HasClauses):
        yield value
    if isinstance(value, tuple):
        for part in value:
            yield from speakers(part)
    elif isinstance(value, Struct) and not isinstance(value, Card):
        silent = value.speaks_for if isinstance(value, HasClauses) else ()
        for name in value.__struct_fields__:
            inner = getattr(value, name)
            if isinstance(inner, tuple | Struct) and name not in silent:
                yield from speakers(inner)


def clauses_in(value: object) -> Clauses:
    """All that an instruction, ability or tuple of them says."""
    return tuple(found for part in speakers(value) for found in part.clauses())

"""What an object has become, and the base of what effects change about it, by layer (rules 474, 477)."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, ClassVar

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.clauses import About, Clause, Verb
from judge.engine.state.reading import EVERY_ASPECT, ITSELF, NO_ASPECT, THE_MIGHT

if TYPE_CHECKING:
    from judge.engine.state.ability import Ability
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.delayed import Until
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.reading import Aspect, Reading
    from judge.engine.state.state import GameState


class Layer(IntEnum):
    """The layers of rule 477; arithmetic has two sublayers (477.3.e)."""

    TRAITS = 1
    ABILITIES = 2
    INCREASES = 3
    DECREASES = 4

    __hash__ = int.__hash__


class Traits(Struct, frozen=True):
    """The characteristics of an object after the layers, which replace those printed on its card.

    ``might`` is raw: it can be below zero (143.2.b.1). After all layers it includes buffs, and Assault and Shield in
    combat. ``by`` lists the card instances of other objects whose passive abilities contributed. ``stated`` are the
    changes applied to it that state a value: another text that states the same one changes nothing.
    """

    keywords: tuple[str, ...]
    abilities: tuple[Ability, ...]
    tags: tuple[str, ...]
    might: int
    by: tuple[int, ...] = ()
    stated: tuple[Change, ...] = ()

    @property
    def text(self) -> tuple[tuple[str, ...], tuple[Ability, ...], tuple[str, ...]]:
        """The keywords, abilities and tags."""
        return self.keywords, self.abilities, self.tags


class Lasting(Struct, frozen=True):
    """A change that a resolved effect has made to one object: until when, and by whose text.

    ``stamp`` orders it among other effects (480.1); 0 if its order cannot matter.
    """

    change: Change
    until: Until
    source: ObjectId | None
    name: str
    stamp: int = 0


class Change(Struct, frozen=True, cache_hash=True):
    """One change that an effect makes to an object, in one layer (477)."""

    adds_a_number: ClassVar[bool] = False
    """Whether it adds a number that no other effect alters, so that its order among such effects does not matter."""
    alters: ClassVar[frozenset[Aspect]] = EVERY_ASPECT
    """What it can change about an object."""
    looks_at: ClassVar[frozenset[Aspect]] = EVERY_ASPECT
    """What about an object decides the change that it makes (478.1.c)."""
    takes_text: ClassVar[bool] = True
    """Whether it can take abilities away, so that an effect that they have no longer exists (478.1.a)."""
    says: ClassVar[Clauses]
    """What it makes of an object and what it reads, where that does not depend on what it holds."""

    def clauses(self) -> Clauses:
        """What it makes of an object, and what it reads; whoever makes the change says which objects these are."""
        return self.says

    @property
    def reads(self) -> Reading:
        """What decides its amount besides the object and the source (473)."""
        return ITSELF

    @property
    def counts(self) -> frozenset[Aspect]:
        """The aspects of other objects changed by layers that decide its amount (478)."""
        return NO_ASPECT

    @property
    def layer(self) -> Layer:
        """The layer in which it is applied (477)."""
        raise NotImplementedError

    @property
    def is_plain(self) -> bool:
        """Whether it alters nothing that another effect does, and no other such effect alters it (478).

        For given abilities this depends on their text, which ``plain_layers`` reads.
        """
        return self.adds_a_number

    def still_fits(self, thing: GameObject) -> bool:  # noqa: ARG002
        """Whether the object still qualifies for it with everything applied (476.3)."""
        return True

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:
        """The traits with the change applied; ``source`` is the object with the passive ability, if it is one."""
        raise NotImplementedError

    def describe(self) -> str:
        """The change in words: ``+1 Might``."""
        raise NotImplementedError


class MightBy(Change, frozen=True):
    """Increases or decreases Might by ``amount`` (477.3).

    A decrease that stops ``at_least`` so high was given to a unit that had ``increased`` Might before all decreases.
    """

    adds_a_number: ClassVar[bool] = True
    alters: ClassVar[frozenset[Aspect]] = THE_MIGHT
    looks_at: ClassVar[frozenset[Aspect]] = NO_ASPECT
    takes_text: ClassVar[bool] = False

    amount: int
    at_least: int | None = None
    increased: int = 0

    @property
    def layer(self) -> Layer:
        return Layer.INCREASES if self.amount >= 0 else Layer.DECREASES

    def applied(self, traits: Traits, thing: GameObject, source: GameObject | None, state: GameState) -> Traits:  # noqa: ARG002
        return replace(traits, might=traits.might + self.amount)

    def clauses(self) -> Clauses:
        return (Clause(Verb.BRINGS, About.MIGHT, amount=abs(self.amount), more=1 if self.amount >= 0 else -1),)

    def describe(self) -> str:
        return f"{self.amount:+} Might"

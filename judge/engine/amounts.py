"""Amounts that an instruction reads as it is performed (rules 359.3.e.12, 359.3.f.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.procedure import without_decisions
from judge.engine.targeting.targets import objects_of
from judge.errors import NotModelled

if TYPE_CHECKING:
    from judge.engine.game import Game
    from judge.engine.procedure import Procedure
    from judge.engine.references import Every, Reference
    from judge.engine.scene import Scene


class Amount(Struct, frozen=True):
    """A number that is known once the instruction is performed; None is null, and what needs it is ignored."""

    def value(self, game: Game, scene: Scene) -> Procedure[int | None]:
        """What it is now."""
        raise NotImplementedError

    def describe(self) -> str:
        raise NotImplementedError


class MightOf(Amount, frozen=True):
    """The Might that an object has now; null where it has left the board or is no legal target any more."""

    what: Reference

    def value(self, game: Game, scene: Scene) -> Procedure[int | None]:
        found = yield from objects_of(game, scene, self.what)
        return found[0].might if found and found[0].is_unit and found[0].on_board else None

    def describe(self) -> str:
        return f"the Might of {self.what.describe()}"


class EnergyCostOf(Amount, frozen=True):
    """The Energy cost of the spell that a target is, as printed (206); null where it was no legal target.

    It is looked back at where the effect itself has made it leave the chain (359.3.e.13).
    """

    name: str

    @without_decisions
    def value(self, game: Game, scene: Scene) -> int | None:
        chosen = scene.item.chosen(self.name) if scene.item is not None else ()
        legal = [which for which in chosen if (self.name, which) in scene.legal]
        return game.state.objects[legal[0].card].card.energy if legal else None

    def describe(self) -> str:
        return f"the Energy cost of that {self.name}"


class RevealedWith(Amount, frozen=True):
    """How many of the cards that the effect revealed have a keyword themselves; mentioning it is not having it."""

    keyword: str

    @without_decisions
    def value(self, game: Game, scene: Scene) -> int | None:
        cards = [game.state.objects[which.card] for which in scene.looked]
        for card in cards:
            if card.card.filler:
                raise NotModelled(
                    f"Whether it has {self.keyword} matters, and nothing is known of it.", where=card.label
                )
        return sum(card.card.has(self.keyword) for card in cards)

    def describe(self) -> str:
        return f"the number of revealed cards with {self.keyword}"


class CountOf(Amount, frozen=True):
    """How many objects fit now."""

    what: Every

    def value(self, game: Game, scene: Scene) -> Procedure[int | None]:
        return len((yield from objects_of(game, scene, self.what)))

    def describe(self) -> str:
        return f"for each of {self.what.describe()}:"


class MightOfGiven(Amount, frozen=True):
    """The Might of what was killed or recycled for a cost, as it was (359.3.e.13).

    Where its death was replaced the cost is paid all the same (203.2): then the Might is what it is now.
    """

    name: str

    @without_decisions
    def value(self, game: Game, scene: Scene) -> int | None:
        thing = scene.given.get(self.name) or (scene.item.given_up(self.name) if scene.item is not None else None)
        if thing is not None and self.name in scene.spared_by:
            thing = game.find(thing.id)
        return thing.might if thing is not None else None

    def describe(self) -> str:
        return f"the Might of that {self.name}"


def read(amount: int | Amount, game: Game, scene: Scene) -> Procedure[int | None]:
    """A fixed amount, or what an amount is now."""
    if isinstance(amount, int):
        return amount
    return (yield from amount.value(game, scene))


def words(amount: int | Amount) -> str:
    """The amount in our register."""
    return str(amount) if isinstance(amount, int) else amount.describe()

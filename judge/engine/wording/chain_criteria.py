"""Criteria for objects that are not on the board: spells on the chain, cards in trashes (rule 355.9.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.card import GEAR
from judge.engine.state.clauses import About, reads_them
from judge.engine.state.on_the_chain import id_of, item_of
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import CHAIN, Zone, trash
from judge.engine.wording.criteria import Elsewhere
from judge.engine.wording.instructions import targets
from judge.engine.wording.requirement import Requirement
from judge.engine.wording.sentences import with_article

if TYPE_CHECKING:
    from collections.abc import Sequence

    from judge.engine.state.chain import ChainItem
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.chooser import Chooser
    from judge.engine.wording.criteria import Criteria


class SpellOnChain(Elsewhere, frozen=True):
    """Criteria for finalized spells on the chain, with a limit on Energy and Power or None for no limit.

    The cost that counts is the one printed in the corner of the card (204.1.a).
    """

    energy_at_most: int | None = None
    power_at_most: int | None = None
    side: Side = Side.ANY

    zone: ClassVar[Zone] = Zone.CHAIN

    def clauses(self) -> Clauses:
        energy, power = self.energy_at_most, self.power_at_most
        limits: Clauses = (
            () if energy is None else (reads_them(About.COST, of=self, amount=energy, more=-1, zone=Zone.CHAIN),)
        )
        if power is not None:
            limits += (reads_them(About.COST, of=self, amount=power, more=-1, zone=Zone.CHAIN, named=("Power",)),)
        return (reads_them(About.PLACE, whose=self.side.whose, of=self, zone=Zone.CHAIN), *limits)

    def among(self, state: GameState, you: str) -> Sequence[GameObject]:  # noqa: ARG002
        return state.objects_in(CHAIN)

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether a spell matches: it is on the chain and no longer pending."""
        item = next((item for item in state.chain if item.is_card and item.object == thing.id), None)
        return (
            item is not None and not item.pending and not item.is_permanent and thing.id != source
            and (self.energy_at_most is None or thing.card.energy <= self.energy_at_most)
            and (self.power_at_most is None or thing.card.power <= self.power_at_most)
            and (self.side is Side.ANY or is_on(self.side, state, item.controller, you))
        )  # fmt: skip

    def describe(self) -> str:
        return f"a spell{self._limits()}" if self.side is Side.ANY else f"{self.side.value} spell{self._limits()}"

    def describe_several(self) -> str:
        return f"spells{self._limits()}"

    def _limits(self) -> str:
        parts = [] if self.energy_at_most is None else [f"at most [{self.energy_at_most}]"]
        parts += [] if self.power_at_most is None else [f"at most {self.power_at_most} Power"]
        return f" that costs {' and '.join(parts)}" if parts else ""


class ItemOnChain(Elsewhere, frozen=True):
    """Criteria for finalized spells and abilities on the chain; ``choosing``: they choose something that matches this.

    Permanents are neither (359.2).
    """

    side: Side = Side.ANY
    choosing: tuple[Criteria, ...] = ()

    zone: ClassVar[Zone] = Zone.CHAIN

    def clauses(self) -> Clauses:
        chosen = tuple(reads_them(About.CHOOSE, whose=found.side.whose, of=found) for found in self.choosing)
        return (reads_them(About.PLACE, whose=self.side.whose, of=self, zone=Zone.CHAIN), *chosen)

    def among(self, state: GameState, you: str) -> Sequence[GameObject]:  # noqa: ARG002
        found = (state.find(id_of(item)) for item in state.chain)
        return [thing for thing in found if thing is not None]

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:
        """Whether a spell or ability matches; a spell never matches itself (355.9.c)."""
        item = item_of(state, thing.id)
        return (
            item is not None and not item.pending and not item.is_permanent
            and not (item.is_card and thing.id == source)
            and (self.side is Side.ANY or is_on(self.side, state, item.controller, you))
            and (not self.choosing or self._chooses(state, item, you))
        )  # fmt: skip

    def _chooses(self, state: GameState, item: ChainItem, you: str) -> bool:
        return any(
            wanted.matches(state, thing, you, None) for thing in chosen_by(state, item) for wanted in self.choosing
        )

    def describe(self) -> str:
        return f"{self.side.value} spell or ability{self._choice()}"

    def describe_several(self) -> str:
        side = "" if self.side is Side.ANY else f"{self.side.name.lower()} "
        return f"{side}spells and abilities{self._choice()}"

    def _choice(self) -> str:
        return f" that chooses {' or '.join(found.describe() for found in self.choosing)}" if self.choosing else ""


class CardInATrash(Elsewhere, frozen=True):
    """Criteria for cards in the trashes of players on a side: "cards from opponents' trashes".

    ``types``: of one of these types, or of any if there are none.
    """

    side: Side
    types: tuple[str, ...] = ()

    zone: ClassVar[Zone] = Zone.TRASH

    def among(self, state: GameState, you: str) -> Sequence[GameObject]:
        theirs = [player for player in state.players if is_on(self.side, state, player, you)]
        return [card for player in theirs for card in state.objects_in(trash(player))]

    def matches(self, state: GameState, thing: GameObject, you: str, source: ObjectId | None) -> bool:  # noqa: ARG002
        return (
            thing.place.zone is Zone.TRASH and is_on(self.side, state, thing.owner, you)
            and (not self.types or any(thing.card.is_a(kind) for kind in self.types))
        )  # fmt: skip

    def clauses(self) -> Clauses:
        return (reads_them(About.PLACE, whose=self.side.whose, of=self, zone=Zone.TRASH),)

    def describe(self) -> str:
        what = " or ".join(kind.lower() for kind in self.types) or "card"
        where = {Side.ANY: "a trash", Side.YOURS: "your trash"}.get(self.side, f"the trash of {self.side.value} player")
        return f"{with_article(what)} in {where}"

    def describe_several(self) -> str:
        what = " or ".join(kind.lower() + "s" * (kind != GEAR) for kind in self.types) or "cards"
        where = {Side.ANY: "trashes", Side.YOURS: "your trash"}
        return f"{what} in {where.get(self.side, f'the trashes of {self.side.name.lower()} players')}"


class OwnedByThatPlayer(Requirement, frozen=True):
    """It is owned by the player that the trigger is about: in their trash, say."""

    says: ClassVar[Clauses] = ()

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:  # noqa: ARG002
        return thing.owner == by.player


def chosen_by(state: GameState, item: ChainItem) -> list[GameObject]:
    """The objects on the board that a spell or ability chooses, from the point of view of others (359.3.e.9.a).

    An object that no longer meets the requirements counts; one that has been in a Non-Board zone does not.
    """
    named = {target.name for target in targets(item.effect)}
    found = [state.find(which) for name, chosen in item.choices.objects if name in named for which in chosen]
    return [thing for thing in found if thing is not None and thing.on_board]


class ChoosesOnly(Requirement, frozen=True):
    """It is a spell or ability that chooses the target called ``of`` and no other friendly unit."""

    says: ClassVar[Clauses] = (reads_them(About.CHOOSE),)

    of: str = "unit"

    @property
    def reads(self) -> str:
        return self.of

    def matches(self, state: GameState, thing: GameObject, by: Chooser) -> bool:
        item = item_of(state, thing.id)
        found = [] if item is None else chosen_by(state, item)
        units = {one.id for one in found if one.is_unit and is_on(Side.FRIENDLY, state, one.controller, by.you)}
        wanted = by.chosen_as(self.of)
        return len(units) == 1 and (wanted is None or units == set(wanted))

    def describe(self) -> str:
        return f" that chooses that {self.of} and no other friendly unit"

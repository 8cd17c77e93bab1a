"""Chain items (rules 325-331): spells, permanents and abilities on their way."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Any

from msgspec import Struct
from msgspec.structs import replace

if TYPE_CHECKING:
    from judge.engine.state.cost import Cost
    from judge.engine.state.identity import ObjectId
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.zones import Place


class ItemKind(Enum):
    """What stands on the chain."""

    SPELL = "spell"
    PERMANENT = "permanent"
    ACTIVATED = "activated ability"
    TRIGGERED = "triggered ability"
    REFLEXIVE = "reflexive trigger"

    __hash__ = object.__hash__


_PERMANENT = ItemKind.PERMANENT
CARDS = frozenset({ItemKind.SPELL, ItemKind.PERMANENT})
"""What is a card, and not an ability."""

FOCUS_PASSES_AFTER = frozenset({ItemKind.SPELL, ItemKind.PERMANENT, ItemKind.ACTIVATED})
"""Rule 346.1: focus passes after a chain that one of these opened, not after one that a trigger opened."""


class Permission(Struct, frozen=True):
    """How a card may be played: from where, at what base cost, at whose word.

    ``cost`` replaces the base cost (356.1.a); ``ignoring`` sets it to zero (356.1.b), ``ignoring_energy`` its Energy
    only (356.1.b.2). ``instructed`` is True if an effect tells the player to play it (419.3). ``at`` restricts the
    places and targets of a card played from facedown (811.1.d). ``places`` are the only ones that the effect allows;
    a unit may be played ``also_at`` one besides the usual ones. ``less`` is a discount on its Energy (356.4).
    ``exhausted`` says how the permanent enters where the effect says so. ``ambush`` (822.1.b) and ``flow`` (829.1.b)
    are the keywords that allow it. ``recycled``: "then" where it is recycled whatever makes it leave the chain, "after"
    where that is done once it has been played; ``banished``: "then banish it". ``no_costs``: "ignoring any and all
    costs" (356.5.a).
    ``or_own_cost``: it is an open question whether its own cost is owed instead of ``cost``, so that it can be paid.
    ``by_own_text``: its own text, which applies in that zone, allows it (366.1).
    """

    origin: Place
    instructed: bool = False
    ignoring: bool = False
    cost: Cost | None = None
    at: Place | None = None
    reaction: bool = False
    ignoring_energy: bool = False
    places: tuple[Place, ...] = ()
    exhausted: bool | None = None
    also_at: Place | None = None
    less: int = 0
    ambush: bool = False
    flow: bool = False
    recycled: str = ""
    banished: bool = False
    no_costs: bool = False
    by_own_text: bool = False
    or_own_cost: bool = False

    @property
    def changes_costs(self) -> bool:
        """Whether a card that is played in this way costs something else than is printed on it."""
        replaced = self.cost is not None or self.ignoring or self.ignoring_energy
        return replaced or bool(self.less) or self.no_costs


class Choices(Struct, frozen=True):
    """What has been chosen for a chain item, by the names of its choices (355).

    ``objects`` are its targets and other chosen objects, ``places`` destinations, ``players`` players, ``modes`` the
    modes chosen from each list (355.3), which stand in the effect in the place of the list; ``written`` is the effect
    with the lists. ``location`` is where a permanent enters, ``named`` the tag that was named as it was played.
    """

    objects: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()
    places: tuple[tuple[str, Place], ...] = ()
    players: tuple[tuple[str, str], ...] = ()
    modes: tuple[tuple[str, int], ...] = ()
    written: tuple[Instruction, ...] = ()
    location: Place | None = None
    named: str = ""


class Payment(Struct, frozen=True):
    """What a chain item costs its player (356, 357).

    ``cost`` is that of an ability. ``paid`` names the optional additional costs that its player chose to pay;
    ``enters_ready``: one of them replaces how it enters (805.2.b). ``given`` is what was killed or recycled for the
    cost, as it was (359.3.e.13); None until that is paid. ``spent`` is the Energy that playing a card took.
    """

    cost: Cost | None = None
    paid: tuple[str, ...] = ()
    enters_ready: bool = False
    given: tuple[tuple[str, GameObject], ...] | None = None
    spent: int = 0


class OfAbility(Struct, frozen=True):
    """What an ability on the chain comes from and refers to.

    ``place`` is its place in the text of its source. ``limit`` is the mark that counts how often it was performed this
    turn, and how often it may be (383.3.e). ``optional``: its player may leave it. ``captured`` holds what was captured
    when the item was made, ``player`` is the one who met the condition of a trigger, ``here`` the place where its
    source died (808.1.d.3). ``at`` is where its targets have to be (811.1.d.2). ``played`` is what the effect that made
    it has played.
    """

    place: int | None = None
    limit: tuple[str, int] | None = None
    optional: bool = False
    captured: tuple[tuple[str, ObjectId], ...] = ()
    player: str = ""
    here: Place | None = None
    at: Place | None = None
    played: tuple[ObjectId, ...] = ()


class ChainItem(Struct, frozen=True):
    """A pending or finalized item (329).

    ``object`` is the card on the chain, or for an ability its source. ``begun_by`` is the event that put it here,
    ``made_by`` are the items whose resolution made it (428.5.d). ``permission`` is that of a card, ``ability`` says
    what an ability refers to. ``finalized_by`` is who finalized it, and paid what was paid, whoever controls it by now
    (419.4.b); empty while it is pending.
    """

    id: int
    kind: ItemKind
    label: str
    controller: str
    object: ObjectId
    effect: tuple[Instruction, ...]
    begun_by: int
    pending: bool = True
    permission: Permission | None = None
    ability: OfAbility = OfAbility()
    choices: Choices = Choices()
    payment: Payment = Payment()
    made_by: tuple[int, ...] = ()
    finalized_by: str = ""

    def choosing(self, **fields: Any) -> ChainItem:
        """The item with these fields of what is chosen for it."""
        return replace(self, choices=replace(self.choices, **fields))

    def paying(self, **fields: Any) -> ChainItem:
        """The item with these fields of what it costs."""
        return replace(self, payment=replace(self.payment, **fields))

    @property
    def bound_to(self) -> Place | None:
        """Where targets have to be chosen (811.1.d.2): of a card played from facedown, and of its play effect."""
        return self.permission.at if self.permission is not None else self.ability.at

    @property
    def is_repeated(self) -> bool:
        """Whether its instructions are executed more than once (820)."""
        return any(part.begins_repetition for part in self.effect)

    @property
    def is_taken(self) -> bool:
        """Whether somebody else than its controller finalized it: they have gained control of it since."""
        return self.finalized_by not in {"", self.controller}

    @property
    def is_permanent(self) -> bool:
        """Whether it is a card that enters the board as it resolves."""
        return self.kind is _PERMANENT

    @property
    def is_activated(self) -> bool:
        """Whether it is an activated ability."""
        return self.kind is ItemKind.ACTIVATED

    @property
    def is_card(self) -> bool:
        """Whether it is a card, and not an ability."""
        return self.kind in CARDS

    def place_called(self, name: str) -> Place | None:
        """The destination that was chosen under that name, if one was."""
        return next((place for key, place in self.choices.places if key == name), None)

    def is_recycled(self, *, countered: bool) -> bool:
        """Whether it is recycled as it leaves the chain: "then recycle it", or only after it has been played."""
        how = self.permission.recycled if self.permission is not None else ""
        return how == "then" or (how == "after" and not countered)

    @property
    def is_flow(self) -> bool:
        """Whether it is a spell played from the trash for its Flow cost, which is banished afterwards (829.1.b.1)."""
        return self.permission is not None and self.permission.flow

    @property
    def is_banished(self) -> bool:
        """Whether it is banished as it leaves the chain: because of Flow, or where a text says "then banish it"."""
        return self.permission is not None and (self.permission.flow or self.permission.banished)

    @property
    def adds_resources(self) -> bool:
        """Whether it is an ability that adds resources, which nobody can react to (429.2)."""
        if self.kind in CARDS:
            return False
        for instruction in self.effect:
            if instruction.adds_resources:
                return True
        return False

    def given_up(self, name: str) -> GameObject | None:
        """What was killed or recycled for its cost under that name, as it was; None if that did not happen."""
        return next((thing for key, thing in self.payment.given or () if key == name), None)

    def chosen(self, name: str) -> tuple[ObjectId, ...]:
        """What was chosen under that name; empty where nothing was."""
        for key, objects in self.choices.objects:
            if key == name:
                return objects
        return ()

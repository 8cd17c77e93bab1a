"""What is shown of a table: plain values that terminal, page and API share, and that JSON has as they stand."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, to_builtins


class ObjectView(Struct, frozen=True):
    """One object: ``label`` is what the scenario calls it, ``name`` the card's name (the same where it has no label).

    ``kind`` is its card type in lower case. ``might`` is None for what is no unit; ``printed_might`` is that of its
    card. ``status`` lists in words what is not plain about it, in a fixed order: "exhausted", "stunned", "buffed",
    "Empowered", "attacking", "defending", "facedown". ``keywords`` are those that it has now, ``gained`` those
    among them that its card has not.
    """

    label: str
    name: str
    kind: str
    controller: str
    owner: str
    might: int | None = None
    printed_might: int | None = None
    damage: int = 0
    status: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    gained: tuple[str, ...] = ()
    attached: tuple[ObjectView, ...] = ()


class RunesView(Struct, frozen=True):
    """The runes of one domain in a base: how many are ready and how many exhausted."""

    domain: str
    ready: int
    exhausted: int


class PlayerView(Struct, frozen=True):
    """What one player has besides what is at battlefields; ``deck`` and ``rune_deck`` count cards.

    ``hand``, ``trash`` and ``banishment`` list labels; cards of which only their existence is known are counted in
    ``unknown_in_hand``. ``pool`` says in words what is in the rune pool; empty where nothing is. ``unlimited``: costs
    are recorded and not spent.
    """

    name: str
    points: int
    xp: int
    hand: tuple[str, ...]
    unknown_in_hand: int
    deck: int
    rune_deck: int
    trash: tuple[str, ...]
    banishment: tuple[str, ...]
    champion_zone: tuple[str, ...]
    legend: tuple[ObjectView, ...]
    base: tuple[ObjectView, ...]
    runes: tuple[RunesView, ...]
    pool: str
    unlimited: bool


class BattlefieldView(Struct, frozen=True):
    """A battlefield: ``controller`` is None if nobody controls it; ``now`` says what goes on there, if anything."""

    name: str
    controller: str | None
    contested_by: str | None
    now: str
    objects: tuple[ObjectView, ...]
    facedown: tuple[ObjectView, ...]


class ItemView(Struct, frozen=True):
    """An item on the chain, the newest first: ``chosen`` names what it was pointed at; ``pending``: not finalized."""

    label: str
    controller: str
    kind: str
    pending: bool
    chosen: tuple[str, ...]


class OptionView(Struct, frozen=True):
    """One option of a decision: the key that answers it, and its words."""

    key: str
    label: str


class DecisionView(Struct, frozen=True):
    """Who decides what, by which rule (a slug); ``minimum`` to ``maximum`` options make an answer."""

    by: str
    kind: str
    prompt: str
    rule: str
    options: tuple[OptionView, ...]
    minimum: int
    maximum: int


class PositionView(Struct, frozen=True):
    """A position: whose turn and phase it is, everything on the table, the chain, and the open decision.

    ``winner`` is None while the game goes on; ``decision`` is None if nobody decides any more.
    """

    turn_of: str
    turn: int
    phase: str
    priority: str | None
    victory_score: int
    players: tuple[PlayerView, ...]
    battlefields: tuple[BattlefieldView, ...]
    chain: tuple[ItemView, ...]
    decision: DecisionView | None
    winner: str | None

    def as_json(self) -> dict[str, Any]:
        """The same as plain values, with lists for tuples."""
        made: dict[str, Any] = with_lists(to_builtins(self))
        return made


def with_lists(value: Any) -> Any:
    """Plain values with a list in the place of every tuple, as they are read from JSON."""
    if isinstance(value, dict):
        return {key: with_lists(one) for key, one in value.items()}
    if isinstance(value, tuple | list):
        return [with_lists(one) for one in value]
    return value

"""What is stated of a board: its objects, decks, points and whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from judge.engine.state.card import UNIT
from judge.engine.state.modes import DUEL
from judge.engine.state.turn import Phase
from judge.engine.state.zones import Zone

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.modes import Mode
    from judge.engine.state.player import Pool
    from judge.engine.state.zones import Place


class Placed(Struct):
    """One object of a set-up."""

    card: Card
    label: str
    controller: str
    place: Place
    exhausted: bool = False
    damage: int = 0
    damage_by: tuple[tuple[str, int], ...] = ()
    buffs: int = 0
    owner: str = ""
    stunned: bool = False
    moves: int = 0
    attached_to: str = ""
    empowered: int = 0
    named: str = ""


class StatedSetup(Struct):
    """What a scenario states before the play begins.

    ``fields`` holds the cards of battlefields that have a text, by name. ``decks`` lists the top cards
    of Main Decks from the top. ``brought`` names the battlefields in the decks where the game is still to be set up.
    """

    mode: Mode = DUEL
    players: tuple[str, ...] = ("P1", "P2")
    teams: tuple[tuple[str, ...], ...] = ()
    newcomers: tuple[str, ...] = ()
    turn_player: str = "P1"
    phase: Phase = Phase.MAIN
    battlefields: dict[str, str | None] = field(default_factory=lambda: {"BF1": None, "BF2": None})
    fields: dict[str, Card] = field(default_factory=dict)
    objects: list[Placed] = field(default_factory=list)
    decks: dict[str, list[tuple[Card, str]]] = field(default_factory=dict)
    deck_sizes: dict[str, int] = field(default_factory=dict)
    points: dict[str, int] = field(default_factory=dict)
    pools: dict[str, Pool] = field(default_factory=dict)
    exact_funds: set[str] = field(default_factory=set)
    pending: list[str] = field(default_factory=list)
    hidden_this_turn: set[str] = field(default_factory=set)
    champions: dict[str, str] = field(default_factory=dict)
    xp: dict[str, int] = field(default_factory=dict)
    brought: dict[str, tuple[str, ...]] = field(default_factory=dict)

    def add(self, placed: Placed) -> None:
        """Add an object; its label becomes unique."""
        self.objects.append(placed)

    def label(self, wanted: str) -> str:
        """A label that nothing in the set-up has yet: the wanted one, or that with a number behind it."""
        used = {placed.label for placed in self.objects} | {name for deck in self.decks.values() for _, name in deck}
        if wanted not in used:
            return wanted
        number = 2
        while f"{wanted} #{number}" in used:
            number += 1
        return f"{wanted} #{number}"

    def present(self, name: str) -> list[str]:
        """The players who have units at a battlefield."""
        there = {
            placed.controller for placed in self.objects
            if placed.place.zone is Zone.BATTLEFIELD and placed.place.of == name and placed.card.is_a(UNIT)
        }  # fmt: skip
        return [player for player in self.players if player in there]

"""Whether what a set-up states at battlefields can be there: facedown cards, and units of how many players."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.room_to_hide import room_of
from judge.engine.state.zones import Zone
from judge.errors import IllegalPosition

if TYPE_CHECKING:
    from judge.scenario.board.stated_setup import Placed, StatedSetup


def check_facedown(setup: StatedSetup) -> None:
    """Raise IllegalPosition where facedown cards lie where they cannot (107.3)."""
    hidden = [placed for placed in setup.objects if placed.place.zone is Zone.FACEDOWN]
    there: dict[str, list[Placed]] = {}
    for placed in hidden:
        name = placed.place.of
        others = there.setdefault(name, [])
        if len(others) == _room(setup, name):
            count = {1: "one", 2: "two"}[len(others)]
            more = {1: "two", 2: "three"}[len(others)]
            labels = " and ".join(other.label for other in (*others, placed))
            raise IllegalPosition(
                f"{name} would have {more} facedown cards, {labels}: a facedown zone has room for {count} "
                "(core@1.4:107.3.b).", where=placed.label,
            )  # fmt: skip
        others.append(placed)
        if setup.battlefields.get(name) != placed.controller:
            raise IllegalPosition(
                f"{placed.label} cannot be facedown at {name}: {placed.controller} does not control it "
                "(core@1.4:107.3.c).", where=placed.label,
            )  # fmt: skip


def _room(setup: StatedSetup, name: str) -> int:
    """How many cards the facedown zone of a battlefield holds (107.3.b)."""
    card = setup.fields.get(name)
    return room_of(card.abilities if card is not None else ())


def check_battlefields(setup: StatedSetup) -> None:
    """Raise IllegalPosition where units of too many players, or of teammates, are at one battlefield."""
    for name in sorted(setup.battlefields):
        present = setup.present(name)
        if len(present) > 2:
            raise IllegalPosition(f"Units of {len(present)} players cannot be at {name} (core@1.4:449.2).", where=name)
        if any(set(present) <= set(team) for team in setup.teams) and len(present) > 1:
            raise IllegalPosition(f"Units of teammates cannot be at {name} together (core@1.4:447.2.b).", where=name)

"""The board that a user states: objects, runes and battlefields, replacing derived ones or added."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.zones import Place, Zone
from judge.scenario.board.from_script import default_control

if TYPE_CHECKING:
    from datetime import date

    from judge.scenario.board.setup import Setup
    from judge.scenario.board.stated_setup import Placed


class StatedBoard(Struct, frozen=True):
    """Objects and settings that replace derived ones with the same label, or are added.

    ``lines`` are their lines of the scenario language. ``controls`` are the battlefields whose control is stated.
    ``attached`` are cards of the pair that are attached to the unit acted on.
    """

    setup: Setup
    day: date | None = None
    lines: tuple[str, ...] = ()
    controls: tuple[tuple[str, str | None], ...] = ()
    attached: tuple[str, ...] = ()

    def onto(self, derived: Setup, middle: str, without: str) -> Setup:
        """The derived set-up with the stated parts, without the card ``without``.

        Cards attached to that are then unattached.
        """
        made, fields = self.setup, dict(zip(self.setup.battlefields, derived.battlefields, strict=False))
        for name, card in made.fields.items():
            if card.name != without:
                derived.fields[fields[name]] = card
        mine = {one.label: _at(one, fields, without) for one in made.objects if one.label != without}
        derived.objects = [mine.pop(one.label, one) for one in derived.objects]
        derived.objects += mine.values()
        top = next((one for one in derived.objects if one.label == middle), None)
        if top is not None:
            derived.objects = [_attached(one, top) if one.label in self.attached else one for one in derived.objects]
        for mapping in ("decks", "deck_sizes", "points", "pools", "champions", "xp"):
            getattr(derived, mapping).update(getattr(made, mapping))
        derived.exact_funds |= made.exact_funds
        derived.hidden_this_turn |= made.hidden_this_turn
        stated = {fields[name]: who for name, who in self.controls}
        for name, who in derived.battlefields.items():
            derived.battlefields[name] = stated[name] if name in stated else who or default_control(derived, name)
        return derived


def _at(one: Placed, fields: dict[str, str], without: str) -> Placed:
    place = one.place
    if place.zone in (Zone.BATTLEFIELD, Zone.FACEDOWN):
        place = Place(place.zone, fields.get(place.of, place.of))
    return replace(one, place=place, attached_to="" if one.attached_to == without else one.attached_to)


def _attached(one: Placed, top: Placed) -> Placed:
    return replace(one, attached_to=top.label, place=top.place, controller=top.controller)

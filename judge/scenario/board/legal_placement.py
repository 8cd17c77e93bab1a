"""Which objects a set-up may have in which zone and state, by the rules.

A set-up is not played; it is refused if no game could reach it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.actions.empower import EmpoweredUpTo
from judge.engine.state.card import (
    BATTLEFIELD,
    GEAR,
    LEGEND,
    RUNE,
    SPELL,
    UNIT,
)
from judge.engine.state.zones import BOARD, Zone
from judge.errors import IllegalPosition

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.card import Card
    from judge.errors import CannotSimulate
    from judge.scenario.board.stated_setup import Placed
    from judge.scenario.language.script import Script

_OF_UNITS = (("damage", "damaged"), ("stunned", "stunned"), ("moves", "moved"))


def check(placed: Placed) -> None:
    """Whether an object can be where it is stated, in that state.

    Raises IllegalPosition with the rule that does not let it.
    """
    why = _where(placed) or _state(placed) or _too_often(placed)
    if why:
        raise IllegalPosition(f"{placed.label} {why}.", where=placed.label)


def check_attached(objects: Iterable[Placed]) -> None:
    """Whether what is stated as attached can be attached: an Equipment, to a unit (434.1, 818).

    Raises IllegalPosition if it cannot.
    """
    by_label = {placed.label: placed for placed in objects}
    for placed in by_label.values():
        top = by_label.get(placed.attached_to)
        if not placed.attached_to or top is None:
            continue
        if "Equipment" not in placed.card.tags:
            raise IllegalPosition(
                f"{placed.label} cannot be attached to {top.label}: it is not Equipment (core@1.4:818).",
                hint="Equipment has that tag; judge card NAME shows it.", where=placed.label,
            )  # fmt: skip
        if not top.card.is_a(UNIT):
            raise IllegalPosition(
                f"{placed.label} cannot be attached to {top.label}: it is not a unit (core@1.4:818).",
                where=placed.label,
            )


def check_deck(label: str, card: Card) -> None:
    """Whether a card can be in a Main Deck (103.2). Raises IllegalPosition if it cannot."""
    if card.token or card.is_a(LEGEND) or card.is_a(BATTLEFIELD) or card.is_a(RUNE):
        raise IllegalPosition(
            f"{label} cannot be in a Main Deck, and neither can any card of its type (core@1.4:103.2).", where=label
        )


def _where(placed: Placed) -> str:
    card, zone = placed.card, placed.place.zone
    if placed.place.is_location and card.is_a(SPELL):
        return "is a spell and cannot be on the board"
    if zone is Zone.LEGEND and not card.is_a(LEGEND):
        return "is not a legend (core@1.4:107.4)"
    if card.is_a(LEGEND) and zone not in {Zone.LEGEND, Zone.BANISHMENT}:
        return "is a legend, and those are in the Legend Zone only (core@1.4:107.4.d)"
    if card.is_a(BATTLEFIELD) and zone is not Zone.FIELD:
        return 'is a battlefield; write "battlefields: …" (core@1.4:107.2)'
    if card.is_a(RUNE) and zone not in {Zone.BASE, Zone.RUNE_DECK}:
        return "is a rune: those are in bases and Rune Decks (core@1.4:107.1.c)"
    if card.token and zone not in BOARD:
        return "is a token, and those are on the board only (core@1.4:186)"
    if zone is Zone.CHAMPION and not card.is_a(UNIT) and not card.filler:
        return "is not a unit, but a Chosen Champion is one (core@1.4:103.2.a)"
    return ""


def _state(placed: Placed) -> str:
    card = placed.card
    on_board = placed.place.zone in BOARD and placed.place.zone is not Zone.FACEDOWN
    if not on_board:
        stated = [word for name, word in (*_OF_UNITS, ("exhausted", "exhausted"), ("buffs", "buffed"),
                                          ("empowered", "Empowered")) if getattr(placed, name)]  # fmt: skip
        if placed.owner not in {"", placed.controller}:
            return f"belongs to {placed.owner}, so it must be in {placed.owner}'s zones if it is not on the board"
        return f"cannot be {stated[0]}: it is not on the board (core@1.4:124)" if stated else ""
    if not card.is_a(UNIT):
        stated = [word for name, word in (*_OF_UNITS, ("buffs", "buffed")) if getattr(placed, name)]
        kind = "gear" if card.is_a(GEAR) else "no unit"
        return f"cannot be {stated[0]}: it is {kind}, and only units are (core@1.4:143)" if stated else ""
    return ""


def _too_often(placed: Placed) -> str:
    most = max((one.times for one in placed.card.abilities if isinstance(one, EmpoweredUpTo)), default=1)
    if placed.empowered <= most:
        return ""
    times = "once" if most == 1 else f"{most} times"
    return f"cannot be Empowered {placed.empowered} times: it can be {times} (core@1.4:441.1.c)"


def state_problem(problem: CannotSimulate, script: Script) -> CannotSimulate:
    """The same refusal of a board, with the place of the scenario."""
    label = problem.where.partition(" #")[0]
    at = next((line.at for line in reversed(script.setup) if label and label in line.at.source), None)
    number = at.line if at is not None else script.line
    where = f"{script.where}:{number}" if script.where else ""
    shown = f"  {at.source}\n    {' ' * at.source.rfind(label)}^" if at is not None else ""
    return type(problem)(problem.reason, where=where, hint="\n  ".join(filter(None, (shown, problem.hint))))

"""The set-ups of two cards worth walking: who has which card in which role, and whose unit is involved."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.matchup.boards.acting_order import (
    acting_orders,
    acting_orders_as_one_holds,
    acting_orders_at_a_time,
    acting_orders_in_combat,
)
from judge.matchup.boards.board_of_roles import Board, Part, StatedSetUp, decks_of, probe_act
from judge.matchup.boards.profiles import Profile, roles_beside
from judge.matchup.boards.roles import ACTIVE, FIGHTING, Role
from judge.matchup.boards.steering import FREE, PLAYERS, Steering, Timing

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.walks.planned_acts import Act
    from judge.slugs import Slug


class Rejected(Struct, frozen=True):
    """A set-up that is not possible, with the reason and its rule, if there is one."""

    sentence: str
    why: str
    rule: Slug | None = None


def candidates(
    one: Profile, other: Profile, stated: StatedSetUp, rejected: dict[str, Rejected], wanted: Steering = FREE
) -> Iterator[Board]:
    """Every set-up worth walking. The others are added to ``rejected`` with the reason.

    If a timing is ``wanted``, acts at that time are added. A card that is wanted on the board is on it.
    """
    for role_one in _roles(one, other, wanted):
        for role_other in _roles(other, one, wanted):
            reason = _cannot_meet(one, role_one, other, role_other) if not wanted.play else None
            if reason is not None:
                sentence = f"{one.card.name} {role_one.value}, {other.card.name} {role_other.value}"
                rejected.setdefault(sentence, Rejected(sentence, reason))
                continue
            for who_one, who_other in product(PLAYERS, PLAYERS):
                first, second = Part(one, role_one, who_one), Part(other, role_other, who_other)
                if wanted.play:
                    yield from _boards_to_play_on((first, second), wanted.play, stated)
                else:
                    yield from _boards_of(first, second, stated, wanted.timing)


def _roles(one: Profile, other: Profile, wanted: Steering) -> tuple[Role, ...]:
    roles = roles_beside(one, other)
    verbs = {act.verb for act in wanted.play if act.label == one.card.name}
    asked = {"play": Role.PLAYED, "use": Role.USED, "move": Role.IN_PLACE}
    more = [asked[verb] for verb in sorted(verbs)]
    more += _asked_roles(one, wanted)
    if one.card.name in wanted.in_place or (wanted.play and not verbs and one.card.is_permanent):
        more.append(Role.IN_PLACE)
    return (*(role for role in dict.fromkeys(more) if role not in roles), *roles)


def _asked_roles(one: Profile, wanted: Steering) -> list[Role]:
    """The roles of a card that acts before the other one, or in response to it: played, also from facedown (811)."""
    if wanted.facedown == one.card.name and one.card.has("Hidden"):
        return [Role.FACEDOWN]
    if wanted.timing not in (Timing.BEFORE, Timing.RESPONSE) or not one.card.is_permanent:
        return []
    if wanted.timing is Timing.RESPONSE and wanted.timed not in {"", one.card.name}:
        return []
    return [Role.PLAYED, *((Role.FACEDOWN,) if one.card.has("Hidden") else ())]


def _boards_to_play_on(parts: tuple[Part, Part], play: tuple[Act, ...], stated: StatedSetUp) -> Iterator[Board]:
    """The boards for stated acts, with the unit of the player who does not have the turn first."""
    for unit_of in PLAYERS[::-1]:
        at_the_unit = (Role.VICTIM, Role.DEFENDING, Role.FACEDOWN, Role.FIELD)
        if not any(part.role in at_the_unit and part.who != unit_of for part in parts):
            yield Board(parts, play, unit_of, _fitting(parts, stated))


_SIDE = {Role.ATTACKING: "P1", Role.DEFENDING: "P2"}
"""Who attacks and who defends. The turn player is P1."""


def _boards_of(first: Part, second: Part, stated: StatedSetUp, timing: Timing | None) -> Iterator[Board]:
    parts = (first, second)
    fights = any(part.role in FIGHTING for part in parts)
    asked = _asked_for(first, second, timing)
    timed = (*acting_orders_at_a_time(first, second), *asked)
    begins = any(part.active and part.who == "P1" for part in parts) or not any(part.active for part in parts)
    together = (
        tuple(acting_orders(first, second)) if fights or begins else ()
    )  # the turn player is P1: somebody has to begin
    if first.role is Role.IN_DECK and second.role is Role.IN_DECK:
        return
    for acts in (*together, *timed):
        for unit_of in PLAYERS:
            if any(part.role is Role.VICTIM and part.who != unit_of for part in parts):
                continue
            if any(part.role in (Role.FACEDOWN, Role.FIELD) and part.who != unit_of for part in parts):
                continue
            if acts in asked and unit_of != "P2":
                continue
            if any(part.role in FIGHTING for part in parts) and (
                unit_of != "P2" or any(part.role in FIGHTING and part.who != _SIDE[part.role] for part in parts)
            ):
                continue
            if any(mine.role is Role.IN_DECK and mine.who not in decks_of(other)
                   for mine, other in ((first, second), (second, first))):  # fmt: skip
                continue
            board = Board(parts, acts, unit_of, _fitting(parts, stated))
            if acts not in timed and _needs_probe(parts):
                card, act = probe_act()
                board = replace(board, acts=(*acts, act), probe=card)
            if board.acts:
                yield board


def _asked_for(first: Part, second: Part, timing: Timing | None) -> tuple[tuple[Act, ...], ...]:
    """The acts at a time that is asked for, if the two cards alone have none."""
    if timing is Timing.HOLD:
        return tuple(acting_orders_as_one_holds(first, second))
    fights = first.role in FIGHTING or second.role in FIGHTING
    return tuple(acting_orders_in_combat(first, second)) if timing is Timing.COMBAT and not fights else ()


def _fitting(parts: tuple[Part, Part], stated: StatedSetUp) -> StatedSetUp:
    """The user's set-up. If nothing was stated, a unit acted on that allows the card in the deck to be taken."""
    in_deck = next((part.profile.card for part in parts if part.role is Role.IN_DECK), None)
    takes = any(part.profile.kills and part.profile.looks_at_deck for part in parts)
    if stated != StatedSetUp() or in_deck is None or not takes:
        return stated
    return replace(stated, might=max(stated.might, (in_deck.might or 0) - 1))


def _needs_probe(parts: tuple[Part, Part]) -> bool:
    """Both cards only wait for deaths, and neither brings one about."""
    waits = any(part.profile.watches_deaths for part in parts)
    if any(part.role in FIGHTING for part in parts):
        return False
    return waits and not any(part.active and (part.profile.kills or part.profile.deals) for part in parts)


def _cannot_meet(one: Profile, role_one: Role, other: Profile, role_other: Role) -> str | None:
    for mine, role, theirs in ((one, role_one, other), (other, role_other, one)):
        if role is Role.IN_DECK and not (theirs.looks_at_deck or theirs.looks_at_theirs):
            return f"{theirs.card.name} looks at no deck"
        if role is Role.VICTIM and not (theirs.chooses or theirs.kills or _waits_for_a_time(mine)):
            return f"{theirs.card.name} chooses no unit"
        if role is Role.VICTIM and mine.card is theirs.card:
            return "one card cannot be both"
    if {role_one, role_other} <= {Role.IN_DECK, Role.VICTIM}:
        return "neither card does anything in these roles"
    if role_one == role_other and role_one in {*FIGHTING, Role.FIELD}:
        return f"both cannot be {role_one.value}"
    waits = any(found.watches_deaths or _waits_for_a_time(found) for found in (one, other))
    if not {role_one, role_other} & (ACTIVE | FIGHTING) and not waits:
        return "nobody acts, and neither card waits for a death"
    return None


def _waits_for_a_time(found: Profile) -> bool:
    return found.waits_for_end or found.waits_for_start

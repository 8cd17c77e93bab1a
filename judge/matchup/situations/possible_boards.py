"""The boards on which a situation can begin: each object at its stated place, everything else in the plainest way."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, UNIT
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import FIELDS, PlacedObject, SituationBoard, is_a, names
from judge.matchup.situations.costs_said import able_to_pay
from judge.matchup.situations.owners import owners_of
from judge.matchup.situations.situation import BATTLEFIELD as AT_BATTLEFIELD
from judge.matchup.situations.situation import ME, SAME
from judge.matchup.situations.starting_places import AWAY, FIGHT, WITH_ATTACKERS, attacks_in, deeds_of, zones_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Object, Situation

ATTACKER, DEFENDER = "e", "d"
"""Names of the units without a text that fight with one of the situation."""


def stages(situation: Situation, given: Given) -> Iterator[SituationBoard]:
    """The boards for a situation, the plainest first."""
    for attacks in _sides(situation):
        for owners in product(*(owners_of(thing, situation, given) for thing in situation.things)):
            by_key = {thing.key: owner for thing, owner in zip(situation.things, owners, strict=True)}
            side = attacks or ""
            if side == "its owner's":
                side = _side_of_fight(situation, by_key)
            zones = [zones_of(thing, by_key, situation, side, given) for thing in situation.things]
            for chosen in product(*zones):
                if not side and not _are_together(situation, by_key, chosen, given):
                    continue
                stage = _stage(situation, by_key, chosen, side, given)
                if stage is not None:
                    yield stage


def _fights(situation: Situation) -> bool:
    states = {state for thing in situation.things for state in thing.states}
    verbs = {deed.verb for deed in situation.happened if not deed.is_not}
    return bool(
        states & {"attacking", "defending", "in combat"}
        or verbs & {"attack", "defend", "win", "fight"}
        or any(deed.phase == "combat" and not deed.is_not for deed in deeds_of(situation))
    )


def _sides(situation: Situation) -> tuple[str, ...]:
    """The attacker, if there is a combat. If one is stated to attack, it follows from the owners of the fighters."""
    if not _fights(situation):
        return ("",)
    said = any({"attacking", "defending"} & set(thing.states) for thing in situation.things) or any(
        deed.verb in {"attack", "defend", "win"} for deed in situation.happened
    )
    return ("its owner's",) if said else (situation.turn,) if situation.turn else (ME, other(ME))


def _side_of_fight(situation: Situation, owners: dict[str, str]) -> str:
    for thing in situation.things:
        if "attacking" in thing.states:
            return owners[thing.key]
        if "defending" in thing.states:
            return other(owners[thing.key])
    for deed in situation.happened:
        if deed.verb in {"attack", "defend", "win"}:
            of = owners.get(deed.by, deed.who or ME)
            return other(of) if deed.verb == "defend" else of
    return situation.turn or ME


def _stage(
    situation: Situation, owners: dict[str, str], zones: tuple[str, ...], attacks: str, given: Given
) -> SituationBoard | None:
    """The board with everything in these zones. None if two players would have units at one battlefield."""
    if attacks and not _can_fight(situation, owners, attacks):
        return None
    called = names(situation)
    placed, attackers = [], []
    for thing, zone in zip(situation.things, zones, strict=True):
        where = "base" if zone == WITH_ATTACKERS else zone
        placed.append(PlacedObject(thing, called[thing.key], owners[thing.key], where))
        joins = zone == WITH_ATTACKERS or attacks_in(thing, situation)
        if attacks and owners[thing.key] == attacks and where == "base" and joins and is_a(thing, UNIT, given):
            attackers.append(called[thing.key])
    there: dict[str, set[str]] = {}
    for one in placed:
        if one.zone.startswith("at ") and is_a(one.thing, UNIT, given):
            there.setdefault(one.zone, set()).add(one.owner)
    fields = [one for one in situation.things if is_a(one, BATTLEFIELD, given)]
    held = {f"at {field}": one.whose for field, one in zip(FIELDS, fields, strict=False) if one.whose}
    if any(len({*of, held.get(at, next(iter(of)))}) > 1 for at, of in there.items()):
        return None
    company = able_to_pay(situation, owners, given)
    if attacks:
        might = _might_of_filler(situation)
        if not attackers:
            company.append(f"{attacks}: base {ATTACKER} = {might}-Might unit")
            attackers.append(ATTACKER)
        if other(attacks) not in there.get(f"at {FIGHT}", set()):
            if attacks in there.get(f"at {FIGHT}", set()):
                return None
            company.append(f"{other(attacks)}: at {FIGHT} {DEFENDER} = {might}-Might unit")
    turn, phase = _time(situation, owners, attacks)
    controlled = _controlled(placed, there, situation, held)
    field = fields[0].name if fields else FIGHT
    opening = (f"{attacks} moves {' and '.join(attackers)} to {field}",) if attacks else ()
    if not attacks and any(deed.phase == "showdown" for deed in deeds_of(situation)):
        company.append(f"{turn}: base {ATTACKER} = 3-Might unit")
        free = [one for one in ((FIGHT, AWAY) if turn == ME else (AWAY, FIGHT)) if f"at {one}" not in there]
        if not free:
            return None
        opening = (f"{turn} moves {ATTACKER} to {free[0]}",)
    return SituationBoard(tuple(placed), turn, phase, tuple(company), controlled, attacks, opening)


def _can_fight(situation: Situation, owners: dict[str, str], attacks: str) -> bool:
    """Whether all fighters are on their stated sides, and opponents in a fight on two."""
    asked = situation.asked
    is_fought = asked.phase == "combat" and asked.verb in {"kill", "damage"}
    if is_fought and asked.by and asked.to and owners[asked.by] == owners[asked.to]:
        return False
    return not any(_is_on_the_wrong_side(thing, owners[thing.key], attacks, situation) for thing in situation.things)


def _are_together(situation: Situation, owners: dict[str, str], zones: tuple[str, ...], given: Given) -> bool:
    """Whether objects stated to be at the same place as another unit are: not in two bases, and not beside an enemy."""
    units = [
        (thing, owners[thing.key], zone)
        for thing, zone in zip(situation.things, zones, strict=True)
        if is_a(thing, UNIT, given) and zone.startswith(("at ", "base"))
    ]
    others = [(owner, zone) for thing, owner, zone in units if thing.at != SAME]
    return not others or all((owner, zone) in others for thing, owner, zone in units if thing.at == SAME)


def _is_on_the_wrong_side(thing: Object, owner: str, attacks: str, situation: Situation) -> bool:
    """Whether an object is stated to attack although its player defends, or the other way round."""
    verbs = {deed.verb for deed in situation.happened if deed.by == thing.key}
    said_to_attack = "attacking" in thing.states or bool(verbs & {"attack", "win"})
    said_to_defend = "defending" in thing.states or "defend" in verbs
    return (said_to_attack and owner != attacks and "win" not in verbs) or (said_to_defend and owner == attacks)


def _might_of_filler(situation: Situation) -> int:
    verbs = {deed.verb for deed in situation.happened}
    asked = situation.asked
    is_less = asked.verb in {"give", "get"} and (asked.amount or 0) < 0
    if verbs & {"die", "kill"} or is_less:
        return 12
    return 1 if "win" in verbs else 3


def _controlled(
    placed: list[PlacedObject], there: dict[str, set[str]], situation: Situation, held: dict[str, str]
) -> tuple[str, ...]:
    """The player who controls a battlefield without units, for facedown cards there, and for a stated place.

    ``held``: the battlefields whose control is stated.
    """
    lines = [f"{at.removeprefix('at ')} controlled by {who}" for at, who in held.items() if not there.get(at)]
    for one in placed:
        field = one.zone.rpartition(" ")[2]
        if one.zone.startswith("facedown") and not there.get(f"at {field}"):
            lines.append(f"{field} controlled by {one.owner}")
    for deed in deeds_of(situation):
        who, _, where = deed.place.partition("'s ")
        if where == AT_BATTLEFIELD:
            field = FIGHT if who == ME else AWAY
            if not there.get(f"at {field}"):
                lines.append(f"{field} controlled by {who}")
    return tuple(dict.fromkeys(lines))


def _time(situation: Situation, owners: dict[str, str], attacks: str) -> tuple[str, str]:
    """Whose turn it is as the play begins, and in which phase."""
    first = next((deed for deed in (*situation.happened, situation.asked) if deed.verb), situation.asked)
    of = owners.get(first.by or first.to, "") or ME
    if first.phase == "beginning" or (first.verb == "hold" and situation.happened):
        return first.turn or situation.turn or first.who or of, "beginning"
    if attacks:
        return attacks, ""
    if first.turn or situation.turn:
        return first.turn or situation.turn, ""
    if first.in_response_to:
        return owners.get(first.in_response_to, other(first.who or ME)), ""
    if first.by or first.verb in {"play", "use", "hide", "move", "conquer", "attack"}:
        return first.who or of, ""
    return ME, ""

"""The boards on which a situation can begin: each thing where it is said to be, everything else in the plainest way."""

from __future__ import annotations

import re
from itertools import product
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, LEGEND, SPELL, UNIT
from judge.matchup.asking.scenes import other
from judge.matchup.situations.situation import (
    BASE,
    CHAMPION_ZONE,
    DECK,
    ELSEWHERE,
    FACEDOWN,
    HAND,
    ME,
    SAME,
    TRASH,
)
from judge.matchup.situations.situation import BATTLEFIELD as AT_BATTLEFIELD
from judge.matchup.situations.stage import FIELDS, Placed, Stage, card_of, is_a, names, rests_at

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.asking.given import Given
    from judge.matchup.situations.situation import Deed, Situation, Thing

FIGHT, AWAY = FIELDS
ATTACKER, DEFENDER = "e", "d"
"""What a unit without a text is called that fights with one of the situation."""
_OUT_OF_BASE = frozenset({"attack", "conquer", "win"})
_AT_FIELD = frozenset({"defend", "hold"})
_ZONES = {HAND: "hand", TRASH: "trash", DECK: "deck", CHAMPION_ZONE: "champion"}
_HERE = re.compile(r"\bhere\b")


def deeds_of(situation: Situation) -> tuple[Deed, ...]:
    """Everything that is done, and everything that is asked about."""
    return (*situation.happened, situation.asked, *situation.also)


def stages(situation: Situation, given: Given) -> Iterator[Stage]:
    """The boards for a situation, the plainest first."""
    for attacks in _sides(situation):
        for owners in product(*(_owners(thing, situation, given) for thing in situation.things)):
            by_key = {thing.key: owner for thing, owner in zip(situation.things, owners, strict=True)}
            side = attacks or ""
            if side == "its owner's":
                side = _side_of_fight(situation, by_key)
            zones = [_zones(thing, by_key, situation, side, given) for thing in situation.things]
            for chosen in product(*zones):
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
    """Who attacks, where there is a combat; it follows from whose the fighters are where one is said to attack."""
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


def played_keys(situation: Situation) -> set[str]:
    """The keys of what somebody plays or hides."""
    deeds = deeds_of(situation)
    found = {deed.to for deed in deeds if deed.verb in {"play", "hide"}}
    return found | {deed.in_response_to for deed in deeds if deed.in_response_to}


def _owners(thing: Thing, situation: Situation, given: Given) -> tuple[str, ...]:
    if thing.whose:
        return (thing.whose,)
    for deed in deeds_of(situation):
        if thing.key == deed.to and deed.verb in {"play", "hide", "use"} and deed.who:
            return (deed.who,)
        if thing.key == deed.by and deed.who:
            return (deed.who,)
    if situation.asked.verb == "counter" and situation.asked.to == thing.key:
        by = next((one.whose for one in situation.things if one.key == situation.asked.by), "")
        return (other(situation.asked.who or by or ME),)
    for deed in deeds_of(situation):
        if thing.key in {deed.by, *((deed.to,) if deed.verb in {"play", "hide", "use"} else ())}:
            return (ME,)
        if thing.key == deed.in_response_to:
            return (other(deed.who or ME),)
    for deed in deeds_of(situation):
        if thing.key in deed.on or (thing.key == deed.to and deed.by):
            by = deed.who or ME
            return (other(by), by)
    return (ME,) if not is_a(thing, BATTLEFIELD, given) else ("",)


def _zones(thing: Thing, owners: dict[str, str], situation: Situation, attacks: str, given: Given) -> tuple[str, ...]:
    """Where something may begin, the plainest place first."""
    if is_a(thing, BATTLEFIELD, given):
        return ("",)
    if thing.attached_to:
        return ("base",)
    owner = owners[thing.key]
    for deed in deeds_of(situation):
        if thing.key == deed.to and deed.verb in {"play", "hide"}:
            return _played_from(deed.origin or thing.at, owner, attacks)
    card = card_of(thing, given)
    if not thing.at and card is not None and card.triggers_in_trash and thing.key == situation.asked.by:
        return ("trash",)
    if thing.at in _ZONES:
        return (_ZONES[thing.at],)
    if thing.at == FACEDOWN or thing.key in played_keys(situation) or is_a(thing, SPELL, given):
        return _played_from(thing.at, owner, attacks)
    if not is_a(thing, UNIT, given):
        return rests_at(thing, owner, given) if is_a(thing, LEGEND, given) else ("base",)
    return _unit_at(thing, owners, situation, attacks, given)


def _played_from(origin: str, owner: str, attacks: str) -> tuple[str, ...]:
    if origin == FACEDOWN:
        field = FIGHT if attacks or owner == ME else AWAY
        return (f"facedown at {field}",)
    return (_ZONES.get(origin, "hand"),)


def _unit_at(thing: Thing, owners: dict[str, str], situation: Situation, attacks: str, given: Given) -> tuple[str, ...]:
    owner = owners[thing.key]
    verbs = {deed.verb for deed in situation.happened if thing.key in {deed.by, deed.to if not deed.by else ""}}
    fighting = bool({"attacking", "defending", "in combat"} & set(thing.states)) or bool(
        verbs & {"attack", "defend", "fight", "win"}
        or any(deed.phase == "combat" and thing.key == (deed.to or deed.by) for deed in deeds_of(situation))
    )
    if attacks and fighting:
        return ("base",) if owner == attacks else (f"at {FIGHT}",)
    own = FIGHT if owner == ME else AWAY
    if attacks:
        own = AWAY
    if thing.at == BASE:
        return ("base",)
    if thing.at == ELSEWHERE:
        return (f"at {AWAY}",)
    if thing.at == AT_BATTLEFIELD:
        return (f"at {own}",) if not attacks or owner == attacks else (f"at {own}", f"at {FIGHT}")
    if thing.at == SAME:
        return (_of_the_other(thing, owners, situation, attacks, given),)
    for number, place in enumerate(one for one in situation.things if is_a(one, BATTLEFIELD, given)):
        if thing.at in {place.key, place.name}:
            return (f"at {FIELDS[number]}",)
    return _unsaid(thing, owner, situation, attacks, verbs, given)


def _unsaid(  # noqa: PLR0917 - what a place follows from
    thing: Thing, owner: str, situation: Situation, attacks: str, verbs: set[str], given: Given
) -> tuple[str, ...]:
    """Where a unit begins of which nothing is said: from what it does, and from its text."""
    moved = next((deed for deed in deeds_of(situation) if deed.verb == "move" and deed.to == thing.key), None)
    own = f"at {FIGHT if owner == ME else AWAY}"
    if moved is not None and not attacks:
        if moved.place.endswith(BASE) or moved.place == ELSEWHERE:
            return (own,)
        if moved.place:
            return ("base",)
    if verbs & _OUT_OF_BASE:
        return ("base",)
    if verbs & _AT_FIELD:
        return (own,)
    card = card_of(thing, given)
    here = card is not None and any(_HERE.search(part.describe()) for part in card.abilities)
    if attacks and here:
        return ("base with the attackers", f"at {AWAY}") if owner == attacks else (f"at {FIGHT}", "base")
    return (f"at {AWAY}", "base") if attacks else (own, "base")


def _of_the_other(thing: Thing, owners: dict[str, str], situation: Situation, attacks: str, given: Given) -> str:
    """The place of the first other unit, for what stands at the same one."""
    for one in situation.things:
        if one.key != thing.key and is_a(one, UNIT, given) and one.at != SAME:
            if attacks and owners[thing.key] == attacks:
                return "base with the attackers"
            return _unit_at(one, owners, situation, attacks, given)[0]
    return f"at {FIGHT}"


def _stage(
    situation: Situation, owners: dict[str, str], zones: tuple[str, ...], attacks: str, given: Given
) -> Stage | None:
    """The board with everything in these zones; None where two players would have units at one battlefield."""
    called = names(situation)
    placed, attackers = [], []
    for thing, zone in zip(situation.things, zones, strict=True):
        where = "base" if zone == "base with the attackers" else zone
        placed.append(Placed(thing, called[thing.key], owners[thing.key], where))
        joins = zone == "base with the attackers" or _attacks(thing, situation)
        if attacks and owners[thing.key] == attacks and where == "base" and joins and is_a(thing, UNIT, given):
            attackers.append(called[thing.key])
    there: dict[str, set[str]] = {}
    for one in placed:
        if one.zone.startswith("at ") and is_a(one.thing, UNIT, given):
            there.setdefault(one.zone, set()).add(one.owner)
    if any(len(of) > 1 for of in there.values()):
        return None
    company = []
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
    controlled = _controlled(placed, there, situation)
    opening = (f"{attacks} moves {' and '.join(attackers)} to {FIGHT}",) if attacks else ()
    if not attacks and any(deed.phase == "showdown" for deed in deeds_of(situation)):
        company.append(f"{turn}: base {ATTACKER} = 3-Might unit")
        opening = (f"{turn} moves {ATTACKER} to {AWAY if turn != ME else FIGHT}",)
        if any(one.zone == opening[0][-3:] for one in placed):
            return None
    return Stage(tuple(placed), turn, phase, tuple(company), controlled, attacks, opening)


def _attacks(thing: Thing, situation: Situation) -> bool:
    return (
        bool({"attacking", "in combat"} & set(thing.states))
        or any(
            deed.verb in {"attack", "win", "fight"} and thing.key in {deed.by, deed.to} for deed in situation.happened
        )
        or any(deed.phase == "combat" and thing.key == (deed.to or deed.by) for deed in deeds_of(situation))
    )


def _might_of_filler(situation: Situation) -> int:
    verbs = {deed.verb for deed in situation.happened}
    if verbs & {"die", "kill"}:
        return 12
    return 1 if "win" in verbs else 3


def _controlled(placed: list[Placed], there: dict[str, set[str]], situation: Situation) -> tuple[str, ...]:
    """Who controls a battlefield at which nobody stands: for what lies facedown there, and for a stated place."""
    lines = []
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
    if first.verb in {"play", "use", "hide", "move", "conquer", "attack"}:
        return first.who or of, ""
    return ME, ""

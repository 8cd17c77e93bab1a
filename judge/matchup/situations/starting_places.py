"""The places where the objects of a situation begin: as stated, or in the plainest place."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, LEGEND, SPELL, UNIT
from judge.matchup.situations.board_of_a_situation import FIELDS, card_of, is_a, rests_at
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
from judge.matchup.situations.what_a_text_reads import text_of

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Deed, Object, Situation

FIGHT, AWAY = FIELDS
WITH_ATTACKERS = "base with the attackers"
_OUT_OF_BASE = frozenset({"attack", "conquer", "win"})
_AT_FIELD = frozenset({"defend", "hold"})
_ZONES = {HAND: "hand", TRASH: "trash", DECK: "deck", CHAMPION_ZONE: "champion"}
_FROM_THE_BOARD = frozenset({"die", "kill", "banish", "return", "recall", "discard"})
_HERE = re.compile(r"\bhere\b")


def deeds_of(situation: Situation) -> tuple[Deed, ...]:
    """All deeds that happened, and all that the question is about."""
    return (*situation.happened, situation.asked, *situation.also)


def played_keys(situation: Situation) -> set[str]:
    """The keys of all cards that are played or hidden."""
    deeds = deeds_of(situation)
    found = {deed.to for deed in deeds if deed.verb in {"play", "hide"}}
    return found | {deed.in_response_to for deed in deeds if deed.in_response_to}


def zones_of(
    thing: Object, owners: dict[str, str], situation: Situation, attacks: str, given: Given
) -> tuple[str, ...]:
    """Where something may begin, the plainest place first."""
    if is_a(thing, BATTLEFIELD, given):
        return ("",)
    if thing.attached_to:
        return ("base",)
    owner = owners[thing.key]
    for deed in deeds_of(situation):
        if thing.key == deed.to and deed.verb in {"play", "hide"}:
            return _played_from(deed.origin or thing.at, owner, attacks)
    if not thing.at and any(deed.verb == "discard" and deed.to == thing.key for deed in situation.happened):
        return ("hand",)
    card = card_of(thing, given)
    if not thing.at and card is not None and card.triggers_in_trash and _is_in_trash(thing, situation):
        return ("trash",)
    if thing.at in _ZONES:
        return (_ZONES[thing.at],)
    if thing.at == FACEDOWN or thing.key in played_keys(situation) or is_a(thing, SPELL, given):
        return _played_from(thing.at, owner, attacks)
    if not is_a(thing, UNIT, given):
        return rests_at(thing, owner, given) if is_a(thing, LEGEND, given) else ("base",)
    return _unit_at(thing, owners, situation, attacks, given)


def _is_in_trash(thing: Object, situation: Situation) -> bool:
    """Whether a card that acts from a trash is there already, because nothing was done to it before."""
    done = (deed.verb for deed in situation.happened if deed.to == thing.key)
    return thing.key == situation.asked.by and not _FROM_THE_BOARD.intersection(done)


def _played_from(origin: str, owner: str, attacks: str) -> tuple[str, ...]:
    if origin == FACEDOWN:
        field = FIGHT if (attacks != owner if attacks else owner == ME) else AWAY
        return (f"facedown at {field}",)
    return (_ZONES.get(origin, "hand"),)


def _unit_at(
    thing: Object, owners: dict[str, str], situation: Situation, attacks: str, given: Given
) -> tuple[str, ...]:
    owner = owners[thing.key]
    verbs = {deed.verb for deed in situation.happened if thing.key in {deed.by, deed.to if not deed.by else ""}}
    fighting = bool({"attacking", "defending", "in combat"} & set(thing.states)) or bool(
        verbs & {"attack", "defend", "fight", "win"}
        or any(deed.phase == "combat" and thing.key in {deed.to, deed.by} for deed in deeds_of(situation))
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
    return _unsaid(thing, owners, situation, attacks, verbs, given)


def _unsaid(  # noqa: PLR0917 - what a place follows from
    thing: Object, owners: dict[str, str], situation: Situation, attacks: str, verbs: set[str], given: Given
) -> tuple[str, ...]:
    """The starting places of a unit without a stated place, by its deeds and by its text."""
    owner = owners[thing.key]
    moved = next((deed for deed in deeds_of(situation) if deed.verb == "move" and deed.to == thing.key), None)
    own = f"at {FIGHT if owner == ME else AWAY}"
    if moved is not None and not attacks:
        if moved.place.endswith(BASE) or moved.place == ELSEWHERE:
            return (own,)
        return ("base",)
    if verbs & _OUT_OF_BASE:
        return ("base",)
    if verbs & _AT_FIELD:
        return (_said_field(thing, situation, given) or own,)
    card = card_of(thing, given)
    if card is not None and not verbs and _is_of_another(thing, text_of(card), situation):
        return ("base",)
    here = card is not None and any(_HERE.search(part.describe()) for part in card.abilities)
    if attacks and (here or _is_met(thing, owners, situation)):
        return (WITH_ATTACKERS, f"at {AWAY}") if owner == attacks else (f"at {FIGHT}", "base")
    return (f"at {AWAY}", "base") if attacks else (own, "base")


def _said_field(thing: Object, situation: Situation, given: Given) -> str:
    """The battlefield that a unit holds according to the question. "" if none."""
    held = {deed.place for deed in situation.happened if deed.verb == "hold" and deed.by == thing.key}
    fields = [one for one in situation.things if is_a(one, BATTLEFIELD, given)]
    return next((f"at {FIELDS[at]}" for at, one in enumerate(fields) if held & {one.key, one.name}), "")


def _is_of_another(thing: Object, text: str, situation: Situation) -> bool:
    """Whether another unit does what a text of this one has when this one does it: then this one does not."""
    own = {deed.verb for deed in situation.happened if deed.by not in {"", thing.key}} & {"attack", "hold"}
    is_asked = thing.key == situation.asked.by and not thing.states
    return is_asked and any(re.search(rf"\bWhen this {verb}s\b", text) for verb in own)


def _is_met(thing: Object, owners: dict[str, str], situation: Situation) -> bool:
    """Whether something is asked about that one on the other side does to it, or it to that, in a combat."""
    asked = situation.asked
    named = {asked.to, *asked.on}
    return bool(asked.by) and thing.key in named and owners[thing.key] != owners.get(asked.by, "")


def _of_the_other(thing: Object, owners: dict[str, str], situation: Situation, attacks: str, given: Given) -> str:
    """The place of the first other unit, for objects that are at the same one."""
    for one in situation.things:
        if one.key != thing.key and is_a(one, UNIT, given) and one.at != SAME:
            if attacks and (owners[thing.key] == attacks or attacks_in(one, situation)):
                return WITH_ATTACKERS if owners[thing.key] == attacks else f"at {FIGHT}"
            return _unit_at(one, owners, situation, attacks, given)[0]
    return f"at {FIGHT}"


def attacks_in(thing: Object, situation: Situation) -> bool:
    return (
        bool({"attacking", "in combat"} & set(thing.states))
        or any(
            deed.verb in {"attack", "win", "fight"} and thing.key in {deed.by, deed.to} for deed in situation.happened
        )
        or any(deed.phase == "combat" and thing.key in {deed.to, deed.by} for deed in deeds_of(situation))
    )

"""Deeds as lines of a scenario, in every possible wording, the plainest first."""

from __future__ import annotations

import re
from itertools import permutations
from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL, UNIT
from judge.engine.state.instruction import walk
from judge.engine.targeting.choose_one import ChooseOne, every_target
from judge.matchup.boards.scenes import other
from judge.matchup.situations.board_of_a_situation import FIELDS, card_of, field_names, is_a
from judge.matchup.situations.costs_said import optional_cost
from judge.matchup.situations.situation import BASE, BATTLEFIELD, ELSEWHERE, FACEDOWN, HAND, ME, SAME
from judge.matchup.situations.what_a_text_reads import ability_places, text_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Deed

FIGHTING = frozenset({"attack", "defend", "win", "fight"})
_EFFECTS = {
    "die": "kill {}", "kill": "kill {}", "stun": "stun {}", "buff": "buff {}", "ready": "ready {}",
    "exhaust": "exhaust {}", "return": "return {} to hand", "recall": "recall {}", "banish": "banish {}",
    "counter": "counter {}", "heal": "heal {}", "recycle": "recycle {}", "detach": "detach {}", "empower": "empower {}",
}  # fmt: skip
"""What may happen to an object without a player who does it, and the words of an effect for it."""
MOST_OTHERS = 4
_HOME = re.compile(r"\bto (?:its|their) bases?\b")
"""How a text says that what it moves goes to base."""
_MODES = ("", " choosing 1", " choosing 2", " choosing 3")


def player_of(deed: Deed, stage: SituationBoard) -> str:
    """The player of a deed: the stated one, or the one whose card does it."""
    if deed.who:
        return deed.who
    for key in (deed.by, deed.to):
        if key and (owner := stage.owner(key)):
            return owner
    return ME


def lines_for(deed: Deed, stage: SituationBoard, given: Given) -> Iterator[tuple[str, ...]]:
    """The ways to do something, each as lines of a scenario."""
    who = player_of(deed, stage)
    match deed.verb:
        case "use" if deed.ability:
            chosen = (f"{who} chooses {' and '.join(stage.called(key) for key in deed.on)}",) if deed.on else ()
            yield (f'{who} chooses "use {stage.called(deed.to)}{_numbered(deed, stage, given)}"', *chosen)
        case "play" if deed.place and stage.of(deed.to).thing.text.endswith(" token"):
            spell = f"{who} plays {stage.called(deed.to)}"
            yield from ((spell, "resolve the chain", f"{who} chooses {place}") for place in places(deed, stage, given))
        case "play" | "use" | "respond":
            yield from ((f"{who} {words}",) for words in acts(deed, stage, given))
        case "hide":
            yield (f"{who} hides {stage.called(deed.to)} at {_field(stage, given, FIELDS[who != ME])}",)
        case "move" if not deed.by:
            for place in places(deed, stage, given):
                zone, _, field = stage.of(deed.to).zone.partition(" ")
                if place in {zone, field, _field(stage, given, field)}:
                    continue
                yield (f"{who} moves {stage.called(deed.to)} to {place}",)
                yield (f"effect of {who}: move {stage.called(deed.to)} to {place}",)
        case "attack" | "defend" | "fight":
            yield ()
        case "win":
            yield ("the rest of the combat",)
        case "conquer":
            key = deed.by or deed.to
            yield (f"{who} moves {stage.called(key)} to {_field(stage, given, FIELDS[0])}", "the rest of the showdown")
        case "hold":
            yield ("the rest of the phase",)
        case _:
            yield from _brought_about(deed, stage, given)


def _numbered(deed: Deed, stage: SituationBoard, given: Given) -> str:
    """How a decision to act tells an ability from the others of a card: the first one without a number."""
    places = ability_places(card_of(stage.of(deed.to).thing, given))
    return f" {places[deed.ability - 1]}" if 1 < deed.ability <= len(places) else ""


def _brought_about(deed: Deed, stage: SituationBoard, given: Given) -> Iterator[tuple[str, ...]]:
    """Something is done to a thing: by a card that is played or used on it, in a combat, or by an effect."""
    if deed.by:
        on = deed.on or ((deed.to,) if deed.to else ())
        verb = "play" if is_a(stage.of(deed.by).thing, SPELL, given) else "use"
        place = "" if deed.place.endswith(HAND) else deed.place
        played = deed._replace(verb=verb, to=deed.by, on=on, by="", place=place)
        who = player_of(played, stage)
        yield from ((f"{who} {words}",) for words in acts(played, stage, given))
        card = card_of(stage.of(deed.by).thing, given)
        if deed.place.endswith(BASE) and card is not None and _HOME.search(text_of(card)):
            yield from ((f"{who} {words}",) for words in acts(played._replace(place=""), stage, given))
        return
    if deed.phase == "combat":
        yield ("the rest of the combat",)
        return
    by = deed.who or (other(stage.owner(deed.to)) if deed.to else ME)
    called = stage.called(deed.to) if deed.to else ""
    many = deed.amount or 1
    match deed.verb:
        case "damage":
            yield (f"effect of {by}: deal {many} to {called}",)
        case "get" | "give":
            yield (f"effect of {by}: give {many:+} Might to {called}",)
        case "draw" | "discard" if not deed.to:
            yield (f"effect of {deed.who or ME}: {deed.verb} {many}",)
        case "discard":
            yield (f"effect of {deed.who or stage.owner(deed.to)}: discard {called}",)
        case verb if verb in _EFFECTS and called:
            yield (f"effect of {by}: {_EFFECTS[verb].format(called)}",)


def acts(deed: Deed, stage: SituationBoard, given: Given, verb: str = "") -> Iterator[str]:
    """The ways to say that something is played or used: "plays X on u", "play X to base" …, without who does."""
    thing = stage.of(deed.to).thing
    plays = deed.verb != "use"
    verb = verb or ("plays" if plays else "uses")
    source = f" from {deed.origin or thing.at}" if FACEDOWN in {deed.origin, thing.at} and plays else ""
    for pays in _payments(deed, stage, given) if plays else ("",):
        for mode in _modes(deed, stage, given):
            for aim in _aims(deed, stage):
                for place in _to(deed, stage, given):
                    yield f"{verb} {stage.called(deed.to)}{mode}{aim}{place}{pays}{source}"


def _modes(deed: Deed, stage: SituationBoard, given: Given) -> tuple[str, ...]:
    card = card_of(stage.of(deed.to).thing, given)
    has = card is not None and any(isinstance(part, ChooseOne) for part in walk((card.effect, card.abilities)))
    return _MODES if has and deed.on else ("",)


def _aims(deed: Deed, stage: SituationBoard) -> Iterator[str]:
    if not deed.on:
        yield ""
        return
    called = [stage.called(key) for key in deed.on]
    for one in permutations(called):
        yield f" on {' and '.join(one)}"
    others = [one.called for one in stage.placed if one.called not in called and one.zone.startswith(("at ", "base"))]
    labels = [label for label in ("a", "c", "g", "h") if any(f" {label} = " in line for line in stage.company)]
    for label in (*others, *labels)[:MOST_OTHERS]:
        yield f" on {' and '.join((*called, label))}"
        yield f" on {' and '.join((label, *called))}"


def _to(deed: Deed, stage: SituationBoard, given: Given) -> tuple[str, ...]:
    """The place to which a unit is played, or to which a spell moves something."""
    thing = stage.of(deed.to).thing
    if deed.place.endswith(HAND):
        return ("",)
    if deed.place:
        return tuple(f" to {place}" for place in places(deed, stage, given))
    if is_a(thing, UNIT, given) and deed.verb == "play" and FACEDOWN not in {deed.origin, thing.at}:
        return (" to base", f" to {_field(stage, given, FIELDS[player_of(deed, stage) != ME])}")
    card = card_of(thing, given)
    if card is not None and deed.on and len(list(every_target(card.effect))) > 1 and "move" in text_of(card).casefold():
        return ("", *(f" to {_field(stage, given, field)}" for field in FIELDS))
    return ("",)


def places(deed: Deed, stage: SituationBoard, given: Given) -> tuple[str, ...]:
    """Where something goes, as a scenario names it."""
    said, _, where = deed.place.rpartition("'s ")
    where = where or deed.place
    who = player_of(deed, stage)
    if where == BASE:
        return (f"{said}'s base",) if said else ("base",)
    if where == BATTLEFIELD and said:
        return (_field(stage, given, FIELDS[said != ME]),)
    if where == ELSEWHERE:
        moved = deed.to if deed.verb == "move" and not deed.by else deed.on[0] if deed.on else deed.to
        at = stage.of(moved).zone
        return tuple(_field(stage, given, field) for field in FIELDS if field not in at)
    if where == SAME:
        return tuple(_field(stage, given, field) for field in FIELDS if field in _where_others_are(deed, stage))[:1]
    if where in {BATTLEFIELD, ""}:
        own = FIELDS if who == ME else FIELDS[::-1]
        return tuple(_field(stage, given, field) for field in own)
    for one in stage.placed:
        if where in {one.thing.key, one.thing.name}:
            return (one.thing.name,)
    return (where,)


def _where_others_are(deed: Deed, stage: SituationBoard) -> str:
    """The place of the first other unit at a battlefield."""
    return next((one.zone for one in stage.placed if one.thing.key != deed.to and one.zone.startswith("at ")), "")


def _field(stage: SituationBoard, given: Given, field: str) -> str:
    return field_names(stage, given).get(field, field)


def _payments(deed: Deed, stage: SituationBoard, given: Given) -> tuple[str, ...]:
    """Which of the optional costs of a card are paid: as said, or none of the keywords and what is left open."""
    card = card_of(stage.of(deed.to).thing, given)
    if card is None:
        return ("",)
    keywords = [keyword for keyword in ("Repeat", "Accelerate") if card.has(keyword)]
    more = optional_cost(stage.of(deed.to).thing, given)
    none = "".join(f" without {keyword}" for keyword in keywords)
    if deed.pays == "yes":
        said = [keyword for keyword in keywords if keyword.casefold() in deed.what.casefold()]
        if more is not None and not said:
            return (f"{none} with {more.name}",)
        named = said or keywords[:1]
        return tuple(f" with {keyword}" for keyword in named) or ("",)
    if deed.pays == "no":
        return (f"{none} without {more.name}",) if more is not None else (none,)
    return (none, f"{none} without {more.name}") if more is not None else (none,)

"""The facts of an ``expect`` line that are about one object."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.designation import Designation
from judge.engine.state.events import Happened
from judge.engine.state.zones import (
    Place,
    Zone,
    battlefield,
    main_deck,
)
from judge.scenario.play.name_resolution import label_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.engine.state.objects import GameObject
    from judge.scenario.language.script_play import Claim
    from judge.scenario.play.playing import Playing

HOLDERS = {
    "trash": Zone.TRASH, "hand": Zone.HAND, "base": Zone.BASE, "deck": Zone.MAIN_DECK, "banishment": Zone.BANISHMENT,
    "champion": Zone.CHAMPION, "legend": Zone.LEGEND,
}  # fmt: skip


def as_it_is(thing: GameObject, play: Playing) -> str:
    """Where an object is and in which state, for people."""
    place = "gone" if thing.place.zone is Zone.NOWHERE else f"in {thing.place}"
    if thing.place.zone in {Zone.BATTLEFIELD, Zone.CHAIN}:
        place = f"{'at' if thing.place.of else 'on'} {thing.place}"
    if not thing.on_board:
        return place
    words = [place, "exhausted" if thing.exhausted else "ready"]
    if thing.is_unit:
        words += [f"{thing.damage_marked} damage", f"{thing.might} Might"] + ["buffed"] * bool(thing.buffs)
        words += ["stunned"] * thing.stunned
        words += [thing.designation.value] if thing.designation is not None else []
    killed = sum(event.kind is Happened.KILLED and _is_about(event, thing) for event in play.position.events)
    return ", ".join(words) + (f", killed {killed} times" if killed else "")


def _is_about(event: Event, thing: GameObject) -> bool:
    return event.object is not None and event.object.card == thing.id.card


def _in_zone(claim: Claim, thing: GameObject, _: Playing) -> bool:
    return thing.place == Place(HOLDERS[claim.words[0]], claim.player)


def _on_the_bottom(claim: Claim, thing: GameObject, play: Playing) -> bool:
    entries = play.position.state.entries(main_deck(claim.player))
    last = entries[-1] if entries else ()
    return thing.id.card in ((last,) if isinstance(last, int) else last)


def _on_top(claim: Claim, thing: GameObject, play: Playing) -> bool:
    entries = play.position.state.entries(main_deck(claim.player))
    return bool(entries) and entries[0] == thing.id.card


def times_triggered(thing: GameObject, play: Playing) -> int:
    """How often abilities of an object were put on the chain and stayed there.

    What is declined, is not paid for or has no legal choices has not triggered (383.3.a.2, 402.4).
    """
    events = play.position.events
    removed = {cause for event in events if event.kind is Happened.ABILITY_REMOVED for cause in event.causes}
    triggered = [event.id for event in events if event.kind is Happened.ABILITY_TRIGGERED and _is_about(event, thing)]
    return sum(event not in removed for event in triggered)


def _triggered(claim: Claim, thing: GameObject, play: Playing) -> bool:
    return times_triggered(thing, play) == claim.amount


def _attached(claim: Claim, thing: GameObject, play: Playing) -> bool:
    top = play.position.state.objects.get(thing.attached_to) if thing.attached_to is not None else None
    return top is not None and top.label == label_of(play.position.state, claim.words[0])


def _empowered(claim: Claim, thing: GameObject, _play: Playing) -> bool:
    """Whether it is Empowered; exactly so many times where the claim says how many."""
    return thing.on_board and (thing.empowered == claim.amount if claim.amount else thing.empowered > 0)


def _revealed(_claim: Claim, thing: GameObject, play: Playing) -> bool:
    """Whether it was revealed, by itself or with others: with a hand or the top of a deck (424.3)."""
    return any(
        thing.id.card in event.shown or (event.kind is Happened.REVEALED and _is_about(event, thing))
        for event in play.position.events
    )


def _it_was(kind: Happened) -> Callable[[Claim, GameObject, Playing], bool]:
    return lambda _claim, thing, play: any(
        event.kind is kind and _is_about(event, thing) for event in play.position.events
    )


ABOUT_OBJECTS: dict[str, Callable[[Claim, GameObject, Playing], bool]] = {
    "in_zone": _in_zone,
    "at_field": lambda claim, thing, _play: thing.location == battlefield(claim.words[0]),
    "facedown_at": lambda claim, thing, _play: thing.place == Place(Zone.FACEDOWN, claim.words[-1]),
    "on_the_bottom": _on_the_bottom,
    "on_top": _on_top,
    "on_the_chain": lambda _claim, thing, _play: thing.place.zone is Zone.CHAIN,
    "ready": lambda _claim, thing, _play: thing.on_board and not thing.exhausted,
    "exhausted": lambda _claim, thing, _play: thing.on_board and thing.exhausted,
    "damage": lambda claim, thing, _play: thing.on_board and thing.damage_marked == claim.amount,
    "stunned": lambda _claim, thing, _play: thing.on_board and thing.stunned,
    "attached": _attached,
    "empowered": _empowered,
    "unattached": lambda _claim, thing, _play: thing.on_board and thing.attached_to is None,
    "attacking": lambda _claim, thing, _play: thing.designation is Designation.ATTACKER,
    "defending": lambda _claim, thing, _play: thing.designation is Designation.DEFENDER,
    "buffed": lambda _claim, thing, _play: thing.on_board and thing.buffs > 0,
    "might": lambda claim, thing, _play: thing.on_board and thing.is_unit and thing.might == claim.amount,
    "killed": _it_was(Happened.KILLED),
    "readied": _it_was(Happened.READIED),
    "revealed": _revealed,
    "targeted": lambda _claim, thing, play: any(
        event.kind is Happened.CHOSEN and _is_about(event, thing) and event.detail.startswith("target of ")
        for event in play.position.events
    ),
    "gone": lambda _claim, thing, _play: thing.place.zone is Zone.NOWHERE,
    "triggered": _triggered,
}  # fmt: skip
"""The facts about an object, by the kind of the claim."""

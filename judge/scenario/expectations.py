"""Whether a claim of an ``expect`` line holds, and what is seen instead where it does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.card import RUNE, UNIT
from judge.engine.decisions import Kind
from judge.engine.designation import Designation
from judge.engine.events import Happened
from judge.engine.zones import Place, Zone, base, battlefield, main_deck
from judge.scenario.naming import belongs_to, label_of, options_called

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.decisions import Decision
    from judge.engine.events import Event
    from judge.engine.objects import GameObject
    from judge.engine.state import GameState
    from judge.scenario.playing import Playing
    from judge.scenario.script import Claim

HOLDERS = {
    "trash": Zone.TRASH, "hand": Zone.HAND, "base": Zone.BASE, "deck": Zone.MAIN_DECK, "banishment": Zone.BANISHMENT,
    "champion": Zone.CHAMPION,
}  # fmt: skip
HAPPENED = {
    "resolved": Happened.RESOLVED, "finalized": Happened.FINALIZED, "finished": Happened.FINISHED,
    "played": Happened.PLAYED, "entered": Happened.ENTERED, "killed": Happened.KILLED, "recalled": Happened.RECALLED,
    "healed": Happened.HEALED, "drew": Happened.DREW, "triggered": Happened.ABILITY_TRIGGERED,
    "damaged": Happened.DAMAGED,
}  # fmt: skip
_NUMBER = re.compile(r"\d+")

Seen = tuple[bool, str]
"""Whether a fact is so, and what is seen."""


def holds(claim: Claim, play: Playing, start: GameState) -> Seen:
    """Whether a claim holds now, and what is seen; ``start`` is the state before the play.

    Raises ScenarioError where the claim speaks of something that is not there.
    """
    if claim.kind in _ABOUT_OBJECTS:
        assert claim.subject is not None
        thing = play.thing(claim.subject)
        return _ABOUT_OBJECTS[claim.kind](claim, thing, play), f"{thing.label} is {_as_it_is(thing, play)}"
    return _ABOUT_PLAY[claim.kind](claim, play, start)


# Objects


def _as_it_is(thing: GameObject, play: Playing) -> str:
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


def _triggered(claim: Claim, thing: GameObject, play: Playing) -> bool:
    """Whether its abilities were put on the chain that often and stayed there.

    What is declined, is not paid for or has no legal choices has not triggered (383.3.a.2, 402.4).
    """
    events = play.position.events
    removed = {cause for event in events if event.kind is Happened.ABILITY_REMOVED for cause in event.causes}
    triggered = [event.id for event in events if event.kind is Happened.ABILITY_TRIGGERED and _is_about(event, thing)]
    return sum(event not in removed for event in triggered) == claim.amount


_ABOUT_OBJECTS: dict[str, Callable[[Claim, GameObject, Playing], bool]] = {
    "in_zone": _in_zone,
    "at_field": lambda claim, thing, _play: thing.place == battlefield(claim.words[0]),
    "facedown_at": lambda claim, thing, _play: thing.place == Place(Zone.FACEDOWN, claim.words[-1]),
    "on_the_bottom": _on_the_bottom,
    "on_top": _on_top,
    "on_the_chain": lambda _claim, thing, _play: thing.place.zone is Zone.CHAIN,
    "ready": lambda _claim, thing, _play: thing.on_board and not thing.exhausted,
    "exhausted": lambda _claim, thing, _play: thing.on_board and thing.exhausted,
    "damage": lambda claim, thing, _play: thing.on_board and thing.damage_marked == claim.amount,
    "stunned": lambda _claim, thing, _play: thing.on_board and thing.stunned,
    "attacking": lambda _claim, thing, _play: thing.designation is Designation.ATTACKER,
    "defending": lambda _claim, thing, _play: thing.designation is Designation.DEFENDER,
    "buffed": lambda _claim, thing, _play: thing.on_board and thing.buffs > 0,
    "might": lambda claim, thing, _play: thing.on_board and thing.is_unit and thing.might == claim.amount,
    "killed": lambda _claim, thing, play: any(
        event.kind is Happened.KILLED and _is_about(event, thing) for event in play.position.events
    ),
    "targeted": lambda _claim, thing, play: any(
        event.kind is Happened.CHOSEN and _is_about(event, thing) and event.detail.startswith("target of ")
        for event in play.position.events
    ),
    "gone": lambda _claim, thing, _play: thing.place.zone is Zone.NOWHERE,
    "triggered": _triggered,
}  # fmt: skip


# Players, battlefields, the chain and what happened


def _count(play: Playing, kind: Happened, player: str) -> int:
    found = 0
    for event in play.position.events:
        if event.kind is kind and event.who == player:
            number = _NUMBER.search(event.detail)
            found += int(number[0]) if number is not None else 0
    return found


def _counted(kind: Happened, verb: str) -> Callable[[Claim, Playing, GameState], Seen]:
    def check(claim: Claim, play: Playing, _: GameState) -> Seen:
        count = _count(play, kind, claim.player)
        return count == claim.amount, f"{claim.player} {verb} {count}"

    return check


def _points(claim: Claim, play: Playing, start: GameState) -> Seen:
    now = play.position.state.points[claim.player]
    gained = now - start.points[claim.player]
    wanted = gained if claim.kind == "gained" else now
    return wanted == claim.amount, f"{claim.player} has {now} points and gained {gained}"


def _has_cards(claim: Claim, play: Playing, _: GameState) -> Seen:
    count = len(play.position.state.objects_in(Place(HOLDERS[claim.words[0]], claim.player)))
    return count == claim.amount, f"{claim.player} has {count} cards in the {claim.words[0]}"


def _has_runes(claim: Claim, play: Playing, _: GameState) -> Seen:
    found = play.position.state.objects_in(base(claim.player))
    count = sum(thing.card.is_a(RUNE) for thing in found)
    return count == claim.amount, f"{claim.player} has {count} runes"


def _may_act(claim: Claim, play: Playing, _: GameState) -> Seen:
    decision, state = play.position.decision, play.position.state
    who = decision.by if decision is not None and decision.kind is Kind.ACT else None
    if claim.kind == "has_focus":
        who = state.showdown.focus if state.showdown is not None else None
    elif claim.kind == "has_turn":
        who = state.turn_player
    elif not state.chain:
        who = None
    return who == claim.player, f"{who or 'nobody'} has it"


def _paid(claim: Claim, play: Playing, _: GameState) -> Seen:
    assert claim.subject is not None
    label = label_of(play.position.state, claim.subject.text)
    paid = [event for event in play.position.events if event.kind is Happened.COST_PAID and event.name == label]
    seen = any(event.who == claim.player and event.detail == claim.words[0] for event in paid)
    return seen, "; ".join(str(event) for event in paid) or f"nothing was paid for {label}"


def _wins(claim: Claim, play: Playing, _: GameState) -> Seen:
    winner = play.position.state.winner or "nobody"
    return winner == claim.player, f"{winner} wins"


def _controlled(claim: Claim, play: Playing, _: GameState) -> Seen:
    fields = play.position.state.battlefields
    name = claim.words[0]
    if name not in fields:
        raise play.problem(claim.at, f"there is no battlefield {name}", options=tuple(fields))
    controller = fields[name].controller or "nobody"
    return controller == claim.player, f"{name} is controlled by {controller}"


def _showdown(claim: Claim, play: Playing, _: GameState) -> Seen:
    showdown = play.position.state.showdown
    wanted = claim.words[0] if claim.words else None
    at = showdown.at if showdown is not None else None
    return at == wanted, f"there is a showdown at {at}" if at else "there is no showdown"


def _combat(claim: Claim, play: Playing, _: GameState) -> Seen:
    combat = play.position.state.combat
    wanted = claim.words[0] if claim.words else None
    at = combat.at if combat is not None else None
    return at == wanted, f"there is a combat at {at}" if at else "there is no combat"


def _units_at(claim: Claim, play: Playing, _: GameState) -> Seen:
    count = sum(thing.card.is_a(UNIT) for thing in play.position.state.objects_in(battlefield(claim.words[0])))
    return count == claim.amount, f"{count} units are at {claim.words[0]}"


def _chain(claim: Claim, play: Playing, _: GameState) -> Seen:
    items = [item.label for item in play.position.state.chain]
    seen = "the chain: " + (", ".join(items) or "empty")
    if claim.kind == "chain_is_empty":
        return not items, seen
    wanted = [label_of(play.position.state, word) for word in claim.words]
    same = len(wanted) == len(items) and all(belongs_to(item, word) for item, word in zip(items, wanted, strict=True))
    return same, seen


def _playable(claim: Claim, play: Playing, _: GameState) -> Seen:
    """What a play that an effect offers could be made with: the newest such decision since the effect resolved."""
    label = label_of(play.position.state, claim.subject.text) if claim.subject is not None else ""
    resolved = [
        event.id for event in play.position.events
        if event.kind is Happened.RESOLVED and (not label or belongs_to(event.name, label))
    ]  # fmt: skip
    if not resolved:
        return False, f"{label or 'nothing'} has not resolved"
    asked = [found.decision for found in play.asked if found.after >= resolved[-1]]
    open_now = play.position.decision
    if open_now is not None:
        asked.append(open_now)
    offered = [one for one in asked if one.timing == "may play" and (not label or belongs_to(one.source, label))]
    if claim.kind == "nothing_playable":
        return not offered, f"playable: {_words(offered[-1])}" if offered else "nothing is playable"
    if not offered:
        return False, "nothing is playable"
    return _exactly(claim, offered[-1], play), f"playable: {_words(offered[-1])}"


def _options(claim: Claim, play: Playing, _: GameState) -> Seen:
    decision = play.position.decision
    if decision is None:
        return False, "the game is over"
    return _exactly(claim, decision, play), f"options: {_words(decision)}"


def _exactly(claim: Claim, decision: Decision, play: Playing) -> bool:
    found = [options_called(decision, play.position.state, word) for word in claim.words]
    keys = {options[0].key for options in found if len(options) == 1}
    return all(len(options) == 1 for options in found) and keys == {option.key for option in decision.options}


def _words(decision: Decision) -> str:
    return ", ".join(option.label for option in decision.options)


def _order(claim: Claim, play: Playing, _: GameState) -> Seen:
    rest = iter(play.position.events)
    for word in claim.words:
        name, _blank, verb = word.rpartition(" ")
        kind = HAPPENED[verb]
        label = label_of(play.position.state, name)
        if not any(event.kind is kind and (belongs_to(event.name, label) or event.who == name) for event in rest):
            return False, f'"{word}" does not come then'
    return True, "it is so"


_ABOUT_PLAY: dict[str, Callable[[Claim, Playing, GameState], Seen]] = {
    "drew": _counted(Happened.DREW, "drew"),
    "recycled": _counted(Happened.RECYCLED, "recycled"),
    "looked_at": _counted(Happened.LOOKED, "looked at"),
    "gained": _points,
    "has_points": _points,
    "has_cards": _has_cards,
    "has_runes": _has_runes,
    "has_priority": _may_act,
    "has_focus": _may_act,
    "has_turn": _may_act,
    "paid": _paid,
    "wins": _wins,
    "controlled": _controlled,
    "showdown": _showdown,
    "no_showdown": _showdown,
    "combat": _combat,
    "no_combat": _combat,
    "units_at": _units_at,
    "chain_is_empty": _chain,
    "chain_is": _chain,
    "nothing_playable": _playable,
    "playable": _playable,
    "options": _options,
    "order": _order,
}

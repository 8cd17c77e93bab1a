"""Whether a claim of an ``expect`` line holds, and what is seen instead where it does not."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.costs.purposes import ANY, ANY_FOR_SPELLS
from judge.engine.state.card import RUNE, UNIT
from judge.engine.state.control import why_kept
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.state.sides import team_of
from judge.engine.state.zones import Place, base, battlefield
from judge.engine.turn.acts import WHAT_MOVES_PRIORITY, why_priority
from judge.scenario.checks.actual_values import actual_value
from judge.scenario.checks.cost_facts import costs
from judge.scenario.checks.list_facts import LISTS
from judge.scenario.checks.object_facts import ABOUT_OBJECTS, HOLDERS, as_it_is
from judge.scenario.checks.past_facts import HAPPENED_TO, PAST, countered
from judge.scenario.checks.payment_facts import paid
from judge.scenario.checks.trait_facts import TRAITS

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_play import Claim
    from judge.scenario.play.playing import Playing

_NUMBER = re.compile(r"\d+")

Seen = tuple[bool, str]
"""Whether a fact is so, and what is seen."""


def holds(claim: Claim, play: Playing, start: GameState) -> Seen:
    """Whether a claim holds now, and what is seen; ``start`` is the state before the play.

    Raises ScenarioError if the claim speaks of something that is not there.
    """
    players = start.players
    if claim.player not in {"", "nobody", *players}:
        raise play.problem(claim.at, f"there is no player {claim.player}", options=players)
    if claim.kind in {"controlled_by", "contested_by"} and claim.subject is not None:
        return _held_by(claim, play, start)
    if claim.kind in NEWER_ABOUT_OBJECTS:
        assert claim.subject is not None
        ability = countered(claim, play)
        if ability is not None:
            return ability
        thing, check = play.thing(claim.subject), NEWER_ABOUT_OBJECTS[claim.kind]
        return _by_layers(claim, check(claim, thing, play), lambda other: check(claim, other, play)[0], play)
    if claim.kind in ABOUT_OBJECTS:
        assert claim.subject is not None
        thing = play.thing(claim.subject)
        seen, asked = as_it_is(thing, play), actual_value(claim, thing, play)
        told = f"{seen}, {asked}" if asked and asked not in seen.split(", ") else seen
        about = ABOUT_OBJECTS[claim.kind]
        if claim.kind == "triggered":
            from judge.scenario.checks.untriggered import why_untriggered  # noqa: PLC0415 - few facts are about that

            play.relied_on.extend(why_untriggered(thing, play))
        so = about(claim, thing, play), f"{thing.label} is {told}"
        return _by_layers(claim, so, lambda other: about(claim, other, play), play)
    return _ABOUT_PLAY[claim.kind](claim, play, start)


_LAYERED = frozenset({"might", "raw_might", "mighty", "has_keyword", "has_no_keywords", "keywords_of", "has_tag"})
"""The kinds of facts about what layers change."""


def _by_layers(claim: Claim, seen: Seen, check: Callable[[GameObject], bool], play: Playing) -> Seen:
    """What is seen; a fact rests on each rule about the order of layers without which it would be the other way."""
    if claim.kind in _LAYERED and claim.subject is not None:
        from judge.engine.layers.deciding_rules import without_each_rule  # noqa: PLC0415 - only for what layers change

        others = without_each_rule(play.thing(claim.subject), play.position.state)
        play.relied_on.extend(rule for rule, other in others if check(other) is not seen[0])
    return seen


NEWER_ABOUT_OBJECTS = {**TRAITS, **HAPPENED_TO}
"""The facts about an object that say themselves what is seen."""


def _held_by(claim: Claim, play: Playing, start: GameState) -> Seen:
    """Who controls or contests what is named: a battlefield, or an object (which nobody contests)."""
    assert claim.subject is not None
    name = claim.subject.text
    if name in play.position.state.battlefields or claim.kind == "contested_by":
        kind = "controlled" if claim.kind == "controlled_by" else "contested"
        return _ABOUT_PLAY[kind](replace(claim, kind=kind, words=(name,)), play, start)
    return TRAITS[claim.kind](claim, play.thing(claim.subject), play)


# Players, battlefields, the chain and what happened


def _count(play: Playing, kind: Happened, player: str) -> int:
    found = 0
    for event in play.position.events:
        if event.kind is kind and event.who == player:
            one = event.detail.startswith("the top card ")
            number = _NUMBER.search(event.detail) if not one else None
            found += int(number[0]) if number is not None else one
    return found


def _counted(kind: Happened, verb: str) -> Callable[[Claim, Playing, GameState], Seen]:
    def check(claim: Claim, play: Playing, _: GameState) -> Seen:
        count = _count(play, kind, claim.player)
        return count == claim.amount, f"{claim.player} {verb} {count}"

    return check


def _points(claim: Claim, play: Playing, start: GameState) -> Seen:
    now = play.position.state.player(claim.player).points
    gained = now - start.player(claim.player).points
    wanted = gained if claim.kind == "gained" else now
    return wanted == claim.amount, f"{claim.player} has {now} points and gained {gained}"


def _xp(claim: Claim, play: Playing, _: GameState) -> Seen:
    now = play.position.state.player(claim.player).xp
    return now == claim.amount, f"{claim.player} has {now} XP"


def _has_cards(claim: Claim, play: Playing, _: GameState) -> Seen:
    count = len(play.position.state.objects_in(Place(HOLDERS[claim.words[0]], claim.player)))
    return count == claim.amount, f"{claim.player} has {count} cards in the {claim.words[0]}"


def _has_runes(claim: Claim, play: Playing, _: GameState) -> Seen:
    found = play.position.state.objects_in(base(claim.player))
    exhausted = claim.kind == "has_exhausted_runes"
    count = sum(thing.card.is_a(RUNE) and (thing.exhausted or not exhausted) for thing in found)
    return count == claim.amount, f"{claim.player} has {count} {'exhausted ' * exhausted}runes"


def _has_in_pool(claim: Claim, play: Playing, _: GameState) -> Seen:
    pool = play.position.state.player(claim.player).pool
    held = dict(pool.power)
    if claim.kind == "has_energy":
        count = pool.energy + sum(amount for _, amount in pool.energy_for)
    else:
        domain = claim.words[0].replace("universal", ANY_FOR_SPELLS if len(claim.words) > 1 else ANY)
        count = held.get(domain, 0)
    return (
        count == claim.amount,
        f"{claim.player} has {count if claim.kind == 'has_energy' else pool.energy} Energy and {held or 'no'} Power",
    )


def _latest(play: Playing, kinds: frozenset[Happened]) -> Happened | None:
    """What happened latest of some kinds."""
    return next((event.kind for event in reversed(tuple(play.position.events)) if event.kind in kinds), None)


def _may_act(claim: Claim, play: Playing, _: GameState) -> Seen:
    """Priority is with whoever may act now: on the chain, in a showdown, and in an open state (312.2, 313.2, 335)."""
    decision, state = play.position.decision, play.position.state
    who = decision.by if decision is not None and decision.kind is Kind.ACT else None
    if claim.kind == "has_focus":
        who = state.showdown.focus if state.showdown is not None else None
        from judge.engine.combat.showdown import WHAT_MOVES_FOCUS, why_focus  # noqa: PLC0415 - only for who has Focus

        stays = why_focus(state, _latest(play, WHAT_MOVES_FOCUS)) if who is not None else None
        play.relied_on.extend([stays] if stays is not None else [])
    elif claim.kind == "has_turn":
        who = state.turn.player
    elif who is not None and state.turn.invited is None:
        why = why_priority(state, _latest(play, WHAT_MOVES_PRIORITY))
        play.relied_on.extend([why] if why is not None else [])
    return who == claim.player, f"{who or 'nobody'} has it"


def _wins(claim: Claim, play: Playing, _: GameState) -> Seen:
    winner = play.position.state.winner
    if winner is None:
        return claim.player == "nobody", "nobody wins"
    team = team_of(play.position.state, winner)
    return claim.player in team, f"{' and '.join(team)} win{'s' * (len(team) == 1)}"


def _controlled(claim: Claim, play: Playing, _: GameState) -> Seen:
    fields = play.position.state.battlefields
    name = claim.words[0]
    if name not in fields:
        raise play.problem(claim.at, f"there is no battlefield {name}", options=tuple(fields))
    field = fields[name]
    who = (field.contested_by if claim.kind == "contested" else field.controller) or "nobody"
    if claim.kind == "controlled" and (rule := why_kept(play.position.state, name)) is not None:
        play.relied_on.append(rule)
    return who == claim.player, f"{name} is {claim.kind} by {who}"


def _battlefields(claim: Claim, play: Playing, _: GameState) -> Seen:
    fields = play.position.state.battlefields
    return set(claim.words) - {"nothing"} == set(fields), f"the battlefields: {', '.join(fields) or 'none'}"


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


_ABOUT_PLAY: dict[str, Callable[[Claim, Playing, GameState], Seen]] = {
    "drew": _counted(Happened.DREW, "drew"),
    "recycled": _counted(Happened.RECYCLED, "recycled"),
    "looked_at": _counted(Happened.LOOKED, "looked at"),
    "gained": _points,
    "has_points": _points,
    "has_xp": _xp,
    "has_cards": _has_cards,
    "has_runes": _has_runes,
    "has_exhausted_runes": _has_runes,
    "has_energy": _has_in_pool,
    "has_power": _has_in_pool,
    "has_priority": _may_act,
    "has_focus": _may_act,
    "has_turn": _may_act,
    "paid": paid,
    "costs": costs,
    "using_costs": costs,
    "wins": _wins,
    "is_out": lambda claim, play, _start: (
        claim.player not in play.position.state.players,
        f"in the game are {', '.join(play.position.state.players)}",
    ),
    "controlled": _controlled,
    "contested": _controlled,
    "battlefields_are": _battlefields,
    "showdown": _showdown,
    "no_showdown": _showdown,
    "combat": _combat,
    "no_combat": _combat,
    "units_at": _units_at,
    **LISTS,
    **PAST,
}

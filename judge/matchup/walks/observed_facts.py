"""The facts that decide whether two ends of play are the same outcome or two.

Observed are zones, damage, readiness, buffs and control of the objects that the set-up names, the keywords that units
have gained or lost, what is a copy, deaths that were replaced, tokens, draws, points and the control of battlefields;
not the order of filler cards or which of several equal runes was spent.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.state.card import RUNE, UNIT
from judge.engine.state.zones import Zone, base

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState


class Fact(Struct, frozen=True, order=True):
    """One observed fact: its object, an aspect of it, and the value."""

    what: str
    aspect: str
    value: str

    def __str__(self) -> str:
        return f"{self.what}: {self.aspect} {self.value}" if self.aspect else f"{self.what}: {self.value}"

    def in_words(self) -> str:
        """The fact without the name of its object: "in P1's base", "exhausted", "damage 2"."""
        if self.aspect == "deaths replaced this turn":
            return "has a death replaced" if self.value == "1" else f"has {self.value} deaths replaced"
        if self.aspect == "in":
            before = "on" if self.value.startswith("the bottom") else "in" if "'s " in self.value else "at"
            return f"{before} {self.value}"
        return self.value if self.aspect in {"", "is"} else f"{self.aspect} {self.value}"


def observe(state: GameState) -> tuple[Fact, ...]:
    """The observed facts of a state, in a fixed order."""
    facts: list[Fact] = []
    for thing in state.objects.values():
        if not thing.card.filler and not thing.card.is_a(RUNE):
            facts += _of(thing, state)
    facts += [
        Fact(mark.who, "deaths replaced this turn", str(mark.times))
        for mark in state.marks
        if mark.what == "death replaced"
    ]
    for player in state.players:
        facts.append(Fact(player, "cards drawn", str(state.count("drew", player))))
        facts.append(Fact(player, "points", str(state.player(player).points)))
        if state.player(player).xp:
            facts.append(Fact(player, "XP", str(state.player(player).xp)))
        runes = [thing for thing in state.objects_in(base(player)) if thing.card.is_a(RUNE)]
        if runes:
            facts.append(Fact(player, "runes", str(len(runes))))
            facts.append(Fact(player, "ready runes", str(sum(not rune.exhausted for rune in runes))))
    for name, field in state.battlefields.items():
        facts.append(Fact(name, "controlled by", field.controller or "nobody"))
    if state.winner is not None:
        facts.append(Fact(state.winner, "", "has won"))
    return tuple(sorted(facts))


def _of(thing: GameObject, state: GameState) -> list[Fact]:
    facts = [Fact(thing.label, "in", where(thing, state))]
    if thing.place.zone in (Zone.BASE, Zone.BATTLEFIELD, Zone.LEGEND):
        facts.append(Fact(thing.label, "is", "exhausted" if thing.exhausted else "ready"))
        if thing.empowered:
            facts.append(Fact(thing.label, "is", "Empowered"))
        if thing.attached_to is not None:
            facts.append(Fact(thing.label, "attached to", state.objects[thing.attached_to].label))
        if thing.controller != thing.owner:
            facts.append(Fact(thing.label, "controlled by", thing.controller))
    if thing.on_board and thing.card.is_a(UNIT):
        facts.append(Fact(thing.label, "damage", str(thing.damage_marked)))
        facts.append(Fact(thing.label, "Might", str(thing.might)))
        if thing.buffs:
            facts.append(Fact(thing.label, "buffs", str(thing.buffs)))
        if thing.stunned:
            facts.append(Fact(thing.label, "is", "stunned"))
        if thing.itself is not None:
            facts.append(Fact(thing.label, "is", f"a copy of {thing.card.name}"))
        if thing.keywords != thing.card.keywords:
            facts += _keywords(thing)
    return facts


def _keywords(thing: GameObject) -> list[Fact]:
    """The keywords that a unit has beyond those printed on it, and the printed ones that it does not have (477.2.a)."""
    has, printed = Counter(thing.keywords), Counter(thing.card.keywords)
    changed = {"has": has - printed, "has lost": printed - has}
    return [
        Fact(thing.label, aspect, ", ".join(sorted(keywords.elements())))
        for aspect, keywords in changed.items()
        if keywords
    ]


def where(thing: GameObject, state: GameState) -> str:
    """The place of an object. In a deck, also whether it was put on the bottom (below the filler cards)."""
    if thing.place.zone is not Zone.MAIN_DECK:
        return str(thing.place)
    behind = False
    for entry in state.entries(thing.place):
        cards = (entry,) if isinstance(entry, int) else entry
        if thing.id.card in cards:
            return f"{'the bottom of ' if behind or len(cards) > 1 else ''}{thing.place}"
        behind = behind or any(state.objects[card].card.filler for card in cards)
    return str(thing.place)


def differences(before: tuple[Fact, ...], after: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """The facts of ``after`` that ``before`` does not have."""
    known = set(before)
    return tuple(fact for fact in after if fact not in known)

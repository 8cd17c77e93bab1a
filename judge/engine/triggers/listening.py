"""A fast path: what happens is told to those triggers only whose conditions can be met by it (rule 383.1)."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, cast

from judge.engine.state.zones import trash
from judge.engine.triggers.triggered_ability import Triggered

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from judge.engine.conditions.occurrences import Occurrence
    from judge.engine.state.ability import Ability
    from judge.engine.state.card import Card
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.state.zones import Place

    ShortFor = Callable[[tuple[str, ...]], tuple[Ability, ...]]
    Kinds = frozenset[type[Occurrence]]

Numbered = tuple[tuple[int, Triggered], ...]
"""Triggered abilities with their places in a text."""
Hearing = tuple["GameObject", Numbered]
"""An object with those of its triggers that can be met."""


def on_board(state: GameState, occurrences: list[Occurrence], short_for: ShortFor) -> list[Hearing]:
    """The objects on the board with those of their triggers that such occurrences can meet."""
    kinds: Kinds = frozenset([type(one) for one in occurrences])
    board = state.board
    hearing = _hearing(board.printed, kinds, short_for)
    if not hearing and not board.has_traits:
        return []
    found: list[Hearing] = []
    for thing in board.standing:
        now = thing.traits
        triggers = hearing.get(thing.card) if now is None else _heard(now.abilities, now.keywords, kinds, short_for)
        if triggers:
            found.append((thing, triggers))
    return found


def in_trashes(state: GameState, occurrences: list[Occurrence], short_for: ShortFor) -> list[Hearing]:
    """The same for cards in trashes, whose texts that are active there are what is printed on them (383.2.c.1)."""
    zones, objects = cast("Mapping[Place, tuple[int, ...]]", state.zones), state.objects  # no bag lies in a trash
    cards = [
        thing for player in state.players for card in zones.get(trash(player), ())
        if (thing := objects[card]).card.triggers_in_trash
    ]  # fmt: skip
    if not cards:
        return []
    kinds: Kinds = frozenset([type(one) for one in occurrences])
    return [(thing, triggers) for thing in cards if (triggers := _heard_in_trash(thing.card, kinds, short_for))]


def printed_on(card: Card, short_for: ShortFor) -> Numbered:
    """The triggered abilities printed on a card."""
    return among(card.abilities, card.keywords, short_for)


@lru_cache(maxsize=10_000)
def among(abilities: tuple[Ability, ...], keywords: tuple[str, ...], short_for: ShortFor) -> Numbered:
    """The triggered abilities that are written out and that keywords are short for, with their places in the text."""
    everything = (*abilities, *short_for(keywords)) if keywords else abilities
    return tuple((place, found) for place, found in enumerate(everything) if isinstance(found, Triggered))


@lru_cache(maxsize=10_000)
def _hearing(printed: frozenset[Card], kinds: Kinds, short_for: ShortFor) -> Mapping[Card, Numbered]:
    found = {card: _heard_on(card, kinds, short_for) for card in printed}
    return {card: triggers for card, triggers in found.items() if triggers}


@cache
def _heard_on(card: Card, kinds: Kinds, short_for: ShortFor) -> Numbered:
    return _heard(card.abilities, card.keywords, kinds, short_for)


@lru_cache(maxsize=10_000)
def _heard(abilities: tuple[Ability, ...], keywords: tuple[str, ...], kinds: Kinds, short_for: ShortFor) -> Numbered:
    found = among(abilities, keywords, short_for)
    return tuple([one for one in found if not one[1].in_trash and _can_meet(kinds, one[1])])


@cache
def _heard_in_trash(card: Card, kinds: Kinds, short_for: ShortFor) -> Numbered:
    found = printed_on(card, short_for)
    return tuple([one for one in found if one[1].triggers_in_trash and _can_meet(kinds, one[1])])


def _can_meet(kinds: Kinds, ability: Triggered) -> bool:
    heard = ability.condition.triggers_on
    return heard is None or not kinds.isdisjoint(heard)

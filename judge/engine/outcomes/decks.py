"""Taking cards from the top of a Main Deck or Rune Deck (rules 108.4-108.5, 413, 424, 430, 431)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind, Option
from judge.engine.state.procedure import choose_one
from judge.engine.state.zones import Place, Zone
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.procedure import Procedure

RANDOM_ORDER = cite("recycle.random-order")  # 416.5
ONLY_IF_COMPLETED = cite("recycle.cost-only-if-completed")  # 416.3


def top(
    game: Game, player: str, count: int, *, skip: int = 0, zone: Zone = Zone.MAIN_DECK
) -> Procedure[list[GameObject]]:
    """The top ``count`` cards of a deck, or as many as there are.

    Cards whose order a shuffle left open are determined by chance now, one by one; equal cards count as one case. The
    cards stay in the deck (424.1.a.2).
    """
    place = Place(zone, player)
    seen: list[GameObject] = []
    for number in range(skip, skip + count):
        entries = game.state.entries(place)
        if number >= len(entries):
            if not entries or all(isinstance(entry, int) for entry in entries):
                break
            if number >= sum(1 if isinstance(entry, int) else len(entry) for entry in entries):
                break
        entry = entries[number]
        if not isinstance(entry, int):
            yield from _settle(game, place, number)
            entry = game.state.entries(place)[number]
        assert isinstance(entry, int)
        seen.append(game.state.objects[entry])
    return seen


def _settle(game: Game, place: Place, position: int) -> Procedure[None]:
    entries = game.state.entries(place)
    bag = entries[position]
    assert not isinstance(bag, int)
    kinds: dict[str, int] = {}
    for card in bag:
        kinds.setdefault(game.state.objects[card].card.name, card)
    options = tuple(
        Option(name, f"{name} ({sum(game.state.objects[c].card.name == name for c in bag)} of {len(bag)})", name)
        for name in sorted(kinds)
    )
    deck = f"{place.of}'s {'deck' if place.zone is Zone.MAIN_DECK else 'rune deck'}"
    prompt = f"the next card of {deck}, which was put there in a random order"
    key = yield from choose_one(Kind.CHANCE, None, "shuffle", RANDOM_ORDER, prompt, options, deck)
    picked = kinds[key]
    rest = tuple(card for card in bag if card != picked)
    left = () if not rest else ((rest[0],) if len(rest) == 1 else (rest,))
    zones = dict(game.state.zones)
    zones[place] = (*entries[:position], picked, *left, *entries[position + 1 :])
    game.change(zones=zones)

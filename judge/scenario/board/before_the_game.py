"""A scenario that begins before the game: its players' decks, from which the engine sets up the game (rules 110-118).

What shuffling (114) makes of the decks is stated by the scenario: stated cards lie on top in their order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.card import LEGEND, Card
from judge.engine.state.zones import Place, Zone, main_deck
from judge.engine.turn.set_up import Deck, new_game
from judge.scenario.language import script, script_names
from judge.scenario.language.script_players import BeforeTheGame, BroughtBattlefields, FirstTurns

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from judge.engine.state.state import GameState
    from judge.scenario.board.stated_setup import StatedSetup
    from judge.scenario.language.script import Script
    from judge.scenario.language.script_names import SourceLocation

EACH = 3
"""How many battlefields a deck holds in every mode (485.4.a and the like)."""

_STATED = ("mode: 2v2", "P1: legend …", "P1: champion …", "P1: deck …", "P1: rune deck …", "P1: battlefields …")
_TOO_LATE = (
    script.Turn, script.Battlefields, script.Control, FirstTurns, script.Points, script.StatedPool,
    script.ChosenChampion,
)  # fmt: skip


def is_before_the_game(source: Script) -> bool:
    """Whether the scenario begins before the game."""
    return any(isinstance(line, BeforeTheGame) for line in source.setup)


def problems(source: Script) -> Iterator[tuple[str, SourceLocation, tuple[str, ...]]]:
    """What cannot be stated of a game that has not begun, and of one that has: reason, place, and what can."""
    before = is_before_the_game(source)
    seen: set[tuple[str, str]] = set()
    for line in source.setup:
        if not before:
            if isinstance(line, BroughtBattlefields):
                yield "the battlefields in a deck are stated before the game", line.at, ("before the game",)
            continue
        if isinstance(line, script.ObjectsInZone):
            if line.zone not in {"legend", "champion"}:
                yield f"before the game nothing is in the {line.zone}".replace("the at", "play"), line.at, _STATED
            if (line.player, line.zone) in seen or len(line.things) > 1 or line.things[0].count > 1:
                yield f"{line.player} has one {line.zone}", line.at, ()
            seen.add((line.player, line.zone))
        if isinstance(line, _TOO_LATE) or (isinstance(line, script.StatedRunes) and not line.in_deck):
            yield "this is not so before the game", line.at, _STATED
        if isinstance(line, script.ObjectsInZone | script.Deck):
            for thing in line.things:
                if thing != script.StatedObject(
                    thing.name, thing.label, thing.count, keywords=thing.keywords, test_spell=thing.test_spell,
                    timing=thing.timing,
                ):  # fmt: skip
                    yield "before the game cards have no state", thing.name.at, ()
        if isinstance(line, BroughtBattlefields) and len(line.names) != EACH:
            yield f"a deck has {EACH} battlefields", line.at, ()


def battlefields_of(
    source: Script, players: tuple[str, ...]
) -> dict[str, tuple[script_names.Name, ...] | tuple[str, ...]]:
    """Whose deck holds which battlefields; without a line of their own, they have no text: BF1 to BF3 are P1's."""
    stated: dict[str, tuple[script_names.Name, ...] | tuple[str, ...]] = {
        line.player: line.names for line in source.setup if isinstance(line, BroughtBattlefields)
    }
    for seat, player in enumerate(players):
        stated.setdefault(player, plain_battlefields(seat))
    return {player: stated[player] for player in players}


def plain_battlefields(seat: int) -> tuple[str, ...]:
    """The battlefields in a deck of which nothing is stated, by the place of its player in the turn order."""
    return tuple(f"BF{number}" for number in range(seat * EACH + 1, seat * EACH + EACH + 1))


def in_two_decks(brought: dict[str, tuple[str, ...]]) -> tuple[str, ...]:
    """The battlefields that two decks hold: here, a name stands for one battlefield."""
    names = [name for fields in brought.values() for name in fields]
    return tuple(name for at, name in enumerate(names) if name in names[:at])


def state_before(setup: StatedSetup, field_card: Callable[[str], Card], filler: Card, below: int) -> GameState:
    """The game before anything was decided; objects have the labels of the scenario."""
    decks: dict[str, Deck] = {}
    labels: list[str] = []
    for player in setup.players:
        own = {placed.place.zone: placed for placed in setup.objects if placed.controller == player}
        legend = own.get(Zone.LEGEND)
        champion = own.get(Zone.CHAMPION)
        main = setup.decks.get(player, [])
        size = setup.deck_sizes.get(player, len(main) + below)
        main = [*main, *((filler, f"{player}'s filler {number}") for number in range(1, size - len(main) + 1))]
        runes = [
            (placed.card, placed.label) for placed in setup.objects if placed.place == Place(Zone.RUNE_DECK, player)
        ]
        fields = setup.brought[player]
        decks[player] = Deck(
            legend.card if legend is not None else Card("plain legend", (LEGEND,)),
            champion.card if champion is not None else None,
            tuple(card for card, _ in main), tuple(card for card, _ in runes), tuple(map(field_card, fields)),
        )  # fmt: skip
        labels.append(legend.label if legend is not None else f"{player}'s legend")
        labels += [champion.label] if champion is not None else []
        labels += [*fields, *(label for _, label in main), *(label for _, label in runes)]
    state = new_game(setup.mode, decks)
    zones = dict(state.zones)
    for player in setup.players:
        for place in (main_deck(player), Place(Zone.RUNE_DECK, player)):
            zones[place] = tuple(thing.id.card for thing in state.objects_in(place))
    return replace(
        state,
        zones=zones,
        objects={
            number: replace(thing, label=label)
            for (number, thing), label in zip(state.objects.items(), labels, strict=True)
        },
        by_player={
            name: replace(player, unlimited_resources=name not in setup.exact_funds)
            for name, player in state.by_player.items()
        },
    )

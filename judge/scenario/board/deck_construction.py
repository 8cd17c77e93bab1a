"""Whole decks in a scenario that begins before the game: they have to be legal ones (rules 103, 489.8.h).

A deck is whole where everything is stated that it consists of: legend, Chosen Champion, Main Deck with nothing below,
Rune Deck and battlefields. Where less is stated, the rest is anything; but no deck holds tokens.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.cards.catalogue import catalogue
from judge.scenario.language.script import Deck, ObjectsInZone, StatedRunes
from judge.scenario.language.script_players import BroughtBattlefields

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.scenario.language.script import Script, StatedObject
    from judge.scenario.language.script_names import SourceLocation


class _Stated(Struct, frozen=True):
    """The lines of one player's deck."""

    legend: StatedObject
    champion: StatedObject
    decks: tuple[Deck, ...]
    runes: tuple[StatedRunes, ...]


def illegal_decks(script: Script, teams: tuple[tuple[str, ...], ...]) -> Iterator[tuple[str, SourceLocation]]:
    """Why a whole deck cannot be played, with the rule, and where that stands."""
    for name in (name for line in script.setup if isinstance(line, BroughtBattlefields) for name in line.names):
        if name.text in catalogue() and catalogue()[name.text].is_token:
            yield f"{name.text} is a token, and a deck holds cards (core@1.4:185)", name.at
    players = dict.fromkeys(line.player for line in script.setup if isinstance(line, ObjectsInZone | Deck))
    whole = {player: stated for player in players if (stated := _stated(script, player)) is not None}
    for player, stated in whole.items():
        yield from _problems(player, stated)
    for team in teams:
        legends = [whole[player].legend for player in team if player in whole]
        if len(legends) > 1 and len({legend.name.text for legend in legends}) == 1:
            yield (
                f"teammates do not have the same legend, {legends[0].name.text} (core@1.4:489.8.h)",
                legends[1].name.at,
            )


def _stated(script: Script, player: str) -> _Stated | None:
    """What a player brings, where it is stated in full; a legend without a name leaves nothing to hold it against."""
    own = [line for line in script.setup if getattr(line, "player", None) == player]
    zones = {line.zone: line.things[0] for line in own if isinstance(line, ObjectsInZone)}
    decks = tuple(line for line in own if isinstance(line, Deck))
    runes = tuple(line for line in own if isinstance(line, StatedRunes) and line.in_deck)
    legend, champion = zones.get("legend"), zones.get("champion")
    if (
        legend is None
        or champion is None
        or not runes
        or not any(isinstance(line, BroughtBattlefields) for line in own)
    ):
        return None
    if legend.name.text not in catalogue() or all(line.filler for line in decks):
        return None
    return _Stated(legend, champion, decks, runes)


def _problems(player: str, stated: _Stated) -> Iterator[tuple[str, SourceLocation]]:
    facts = catalogue()
    places = {stated.champion.name.text: stated.champion.name.at}
    main = []
    for thing in (thing for line in stated.decks for thing in line.things):
        places.setdefault(thing.name.text, thing.name.at)
        main += [facts.get(thing.name.text)] * thing.count
    runes: Counter[str] = Counter()
    for line in stated.runes:
        for count, domain, _ in line.stock:
            runes[domain] += count
    from judge.cards.deck_construction import DeckList, deck_problems  # noqa: PLC0415 - only for a whole deck

    deck = DeckList(facts[stated.legend.name.text], facts.get(stated.champion.name.text), main, runes)
    for problem in deck_problems(deck):
        at = stated.runes[0].at if problem.rule.startswith("103.3") else places.get(problem.card, stated.decks[0].at)
        yield f"{player}'s deck: {problem.words} (core@1.4:{problem.rule})", at

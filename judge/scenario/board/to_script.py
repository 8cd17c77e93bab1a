"""From the set-up of a game to the lines that state it: the inverse of ``from_script``.

Labels that are no words of the language give way to the names that the reader gives; ``Stated.labels`` says which.
"""

from __future__ import annotations

import re
from itertools import groupby
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.catalogue import is_card
from judge.engine.state.card import RUNE
from judge.engine.state.modes import DUEL
from judge.engine.state.turn import Phase
from judge.engine.state.zones import Zone
from judge.errors import CannotSimulate
from judge.scenario.board.before_the_game import plain_battlefields
from judge.scenario.board.from_script import RESERVED, ZONES, default_control
from judge.scenario.board.stated_card import card_in_words, wording_to_state
from judge.scenario.board.stated_pool import amounts_of
from judge.scenario.language import script as part
from judge.scenario.language.phases import PHASES
from judge.scenario.language.script_names import Name, SourceLocation

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from datetime import date

    from judge.engine.state.card import Card
    from judge.scenario.board.setup import Setup
    from judge.scenario.board.stated_setup import Placed
    from judge.scenario.language.script import SetupLine, StatedObject

NOWHERE = SourceLocation(0, 1, "")
_WORD = re.compile(r"[A-Za-z_]\w*")
_RUNE = re.compile(r"(P\d)'s (\w+) Rune(?: #\d+)?")
_WORDS = {zone: word for word, zone in ZONES.items() if word != "pending"}


class Stated(Struct, frozen=True):
    """The lines that state a set-up, and what they call its objects and battlefields, by their labels there."""

    lines: tuple[SetupLine, ...]
    labels: dict[str, str]


def script_of(setup: Setup, day: date) -> Stated:
    """The lines that state a set-up, with cards as they read on ``day``.

    Raises CannotSimulate if the language has no words for something in it.
    """
    decks_last, decks_first = (_Writer(setup, day).stated(decks_first=first) for first in (False, True))
    if all(label == name for label, name in decks_last.labels.items()):
        return decks_last
    renamed = [sum(label != name for label, name in one.labels.items()) for one in (decks_last, decks_first)]
    return decks_last if renamed[0] <= renamed[1] else decks_first


class _Writer:
    """Writes one set-up; labels are given as the reader gives them, in the order of the lines."""

    def __init__(self, setup: Setup, day: date) -> None:
        self._setup = setup
        self._day = day
        self._used: set[str] = set()
        self._tried: dict[str, int] = {}
        self._labels: dict[str, str] = {}
        self._wordings: dict[str, str] = {}
        self._fields = {name: setup.fields[name].name if name in setup.fields else name for name in setup.battlefields}

    def stated(self, *, decks_first: bool) -> Stated:
        objects, decks = (self._decks, self._objects) if decks_first else (self._objects, self._decks)
        things = (*objects(), *decks())
        things = tuple(
            self._with_attachments(line) if isinstance(line, part.ObjectsInZone) else line for line in things
        )
        for card in self._setup.fields.values():
            self._note_wording(card)
        wordings = (part.Wording(NOWHERE, _name(card), wording) for card, wording in self._wordings.items())
        lines = (*self._general(), *wordings, *self._control(), *things, *self._of_players())
        return Stated(lines, {**self._fields, **self._labels})

    def _general(self) -> Iterator[SetupLine]:
        setup = self._setup
        if setup.brought:
            yield part.BeforeTheGame(NOWHERE)
        if (setup.turn_player, setup.phase) != ("P1", Phase.MAIN):
            phase = next(word for word, phase in PHASES.items() if phase is setup.phase)
            yield part.Turn(NOWHERE, setup.turn_player, phase)
        if setup.mode != DUEL:
            yield part.ModeOfPlay(NOWHERE, setup.mode.key)
        if setup.players != tuple(f"P{number}" for number in range(1, setup.mode.players + 1)):
            yield part.Players(NOWHERE, setup.players)
        if setup.newcomers:
            yield part.FirstTurns(NOWHERE, setup.newcomers)
        for seat, (player, names) in enumerate(setup.brought.items()):
            if names != plain_battlefields(seat):
                yield part.BroughtBattlefields(NOWHERE, player, tuple(map(_name, names)))
        default = tuple(f"BF{number}" for number in range(1, setup.mode.battlefields + 1))
        if not setup.brought and tuple(self._fields.values()) != default:
            yield part.Battlefields(NOWHERE, tuple(map(_name, self._fields.values())))

    def _control(self) -> Iterator[SetupLine]:
        for field, player in self._setup.battlefields.items():
            if player != default_control(self._setup, field):
                yield part.Control(NOWHERE, self._fields[field], player)

    def _of_players(self) -> Iterator[SetupLine]:
        setup = self._setup
        seen: set[str] = set()
        for player, points in setup.points.items():
            if points and player not in seen:
                yield part.Points(NOWHERE, player, points)
            seen |= {player, *next((team for team in setup.teams if player in team), ())}
        yield from (part.Points(NOWHERE, player, xp, xp=True) for player, xp in setup.xp.items())
        yield from (part.ChosenChampion(NOWHERE, player, _name(card)) for player, card in setup.champions.items())
        for player in setup.players:
            if player in setup.exact_funds and not any(self._rune_of(placed) == player for placed in setup.objects):
                yield part.StatedRunes(NOWHERE, player, ())
            if player in setup.pools:
                yield part.StatedPool(NOWHERE, player, amounts_of(setup.pools[player]))

    def _decks(self) -> Iterator[SetupLine]:
        for player, cards in self._setup.decks.items():
            size = self._setup.deck_sizes.get(player)
            if size not in {None, len(cards)}:
                raise CannotSimulate(f"{player}'s deck of {size} cards cannot be written as a line of a scenario.")
            if cards or size is not None:
                things = [self._thing(card, label) for card, label in cards]
                yield part.Deck(NOWHERE, player, _together(things), filler=size is None)

    def _objects(self) -> Iterator[SetupLine]:
        """The objects in their order; those of one player in one zone that follow one another stand together."""
        for (player, zone, field, is_rune), group in groupby(self._setup.objects, key=self._where):
            placed = list(group)
            if is_rune:
                stock = [(one.label.split(" ")[1], one.exhausted) for one in placed]
                for one in placed:
                    self._keep(one.label, one.label)
                counted = [(len(list(same)), *like) for like, same in groupby(stock)]
                yield part.StatedRunes(NOWHERE, player, tuple(counted), in_deck=zone == "rune deck")
            elif zone == "pending":
                yield from (part.ObjectsInZone(NOWHERE, player, zone, (self._placed(one),)) for one in placed)
            else:
                yield part.ObjectsInZone(NOWHERE, player, zone, _together([self._placed(one) for one in placed]), field)

    def _where(self, placed: Placed) -> tuple[str, str, str, bool]:
        """Whose an object is, the word for its zone, its battlefield, and whether a line of runes states it."""
        zone = placed.place.zone
        if self._rune_of(placed):
            return placed.controller, "runes" if zone is Zone.BASE else "rune deck", "", True
        if placed.label in self._setup.pending:
            return placed.controller, "pending", "", False
        if zone in {Zone.BATTLEFIELD, Zone.FACEDOWN}:
            return placed.controller, "at", self._fields[placed.place.of], False
        if zone not in _WORDS or placed.place.of != placed.controller:
            raise CannotSimulate(f"{placed.label} {placed.place} cannot be written as a line of a scenario.")
        return placed.controller, _WORDS[zone], "", False

    def _rune_of(self, placed: Placed) -> str:
        """The player in whose stock a rune is counted; empty where it is an object like any other."""
        found = _RUNE.fullmatch(placed.label) if placed.card.is_a(RUNE) else None
        counted = found is not None and placed.controller in self._setup.exact_funds and placed.place.zone in _STOCK
        plain = not (placed.owner or placed.attached_to or placed.empowered or placed.named)
        return placed.controller if found is not None and counted and plain and found[1] == placed.controller else ""

    def _placed(self, placed: Placed) -> StatedObject:
        if placed.buffs > 1:
            raise CannotSimulate(f"{placed.label} with {placed.buffs} buffs cannot be written as a line of a scenario.")
        by_nobody = placed.damage - sum(amount for amount in dict(placed.damage_by).values())
        damage = tuple((amount, player) for player, amount in placed.damage_by)
        return replace(
            self._thing(placed.card, placed.label),
            facedown=placed.place.zone is Zone.FACEDOWN, exhausted=placed.exhausted,
            damage=(((by_nobody, ""),) if by_nobody else ()) + damage, buffed=bool(placed.buffs),
            hidden_this_turn=placed.label in self._setup.hidden_this_turn, owner=placed.owner, stunned=placed.stunned,
            attached_to=_name(placed.attached_to) if placed.attached_to else None, empowered=placed.empowered,
            moves=placed.moves, naming=_name(placed.named) if placed.named else None,
        )  # fmt: skip

    def _with_attachments(self, line: part.ObjectsInZone) -> part.ObjectsInZone:
        """The line with the names that things have in the text, also where those are stated behind it."""
        things = tuple(
            replace(thing, attached_to=_name(self._labels[thing.attached_to.text]))
            if thing.attached_to is not None else thing for thing in line.things
        )  # fmt: skip
        return replace(line, things=things)

    def _thing(self, card: Card, label: str) -> StatedObject:
        """An object as it is called: by its label where the reader takes it, else by what the reader calls it."""
        self._note_wording(card)
        thing = card_in_words(card)
        default = self._free(thing.name.text)
        if label != default and _is_label(label) and self._free(label) == label:
            thing = replace(thing, label=label)
            default = label
        self._keep(label, default)
        return thing

    def _keep(self, label: str, name: str) -> None:
        self._used.add(name)
        self._labels[label] = name

    def _free(self, wanted: str) -> str:
        number = self._tried.get(wanted, 1)  # whatever is used stays so
        while (label := wanted if number == 1 else f"{wanted} #{number}") in self._used:
            number += 1
        self._tried[wanted] = number
        return label

    def _note_wording(self, card: Card) -> None:
        name, wording = wording_to_state(card, self._day)
        if wording:
            self._wordings[name] = wording


_STOCK = frozenset({Zone.BASE, Zone.RUNE_DECK})


def _is_label(label: str) -> bool:
    return _WORD.fullmatch(label) is not None and label not in RESERVED and not is_card(label)


def _name(text: str) -> Name:
    return Name(text, NOWHERE)


def _together(things: Iterable[StatedObject]) -> tuple[StatedObject, ...]:
    """Like objects without a label, one behind another, as one statement with a number."""
    found: list[StatedObject] = []
    for thing in things:
        if found and not thing.label and replace(found[-1], count=1) == thing:
            found[-1] = replace(found[-1], count=found[-1].count + 1)
        else:
            found.append(thing)
    return tuple(found)

"""From the set-up lines of a script to the set-up of a game."""

from __future__ import annotations

import re
from itertools import count as numbers
from itertools import islice
from typing import TYPE_CHECKING, Any

from judge.cards.catalogue import is_card
from judge.cards.loader import definition
from judge.engine.abilities.naming import NameSpell, NamesTag
from judge.engine.state.card import BATTLEFIELD, UNIT, Card
from judge.engine.state.instruction import walk
from judge.engine.state.modes import DUEL, MODES
from judge.engine.state.zones import Place, Zone, battlefield
from judge.scenario.board.before_the_game import battlefields_of, in_two_decks, is_before_the_game, problems
from judge.scenario.board.card_resolution import CardResolver
from judge.scenario.board.deck_construction import illegal_decks
from judge.scenario.board.repeated_statements import wrong_statements
from judge.scenario.board.setup import Setup, add_runes
from judge.scenario.board.stated_pool import pool_of
from judge.scenario.board.stated_setup import Placed
from judge.scenario.board.undefined_cards import check_all_defined
from judge.scenario.language import script as part
from judge.scenario.language.phases import PHASES

if TYPE_CHECKING:
    from collections.abc import Callable
    from datetime import date

    from judge.errors import ScenarioError
    from judge.scenario.language.script import Script, SetupLine, StatedObject
    from judge.scenario.language.script_names import Name, SourceLocation

ZONES = {
    "hand": Zone.HAND, "base": Zone.BASE, "legend": Zone.LEGEND, "trash": Zone.TRASH, "banishment": Zone.BANISHMENT,
    "champion": Zone.CHAMPION, "pending": Zone.HAND,
}  # fmt: skip
_FIELD = re.compile(r"\bBF[1-9]\d?\b")
RESERVED = frozenset({"nothing", "nobody", "yes", "no", "all", "pass", "base", "units"})


def setup_of(script: Script, day: date) -> Setup:
    """The set-up that a script states, with cards as they read on ``day`` (or on the script's own).

    Raises ScenarioError if a line makes no sense, CannotSimulate if the engine lacks a card.
    """
    return _Placing(script, script.day or day).setup()


class _Placing:
    """Reads the set-up lines in their order; what needs everything else waits for the end."""

    def __init__(self, script: Script, day: date) -> None:
        self._mode = DUEL
        self._script = script
        self._which = CardResolver(script, day)
        players = self._players()
        for wrong, where in wrong_statements(script, players):
            raise self._error(wrong, where)
        for reason, at, options in problems(script):
            raise self._error(reason, at, options)
        check_all_defined(script)
        if is_before_the_game(script) and len(players) != self._mode.players:
            raise self._error(f"{self._mode.title} has {self._mode.players} players", script.setup[0].at, tuple(MODES))
        self._made = Setup(self._mode, players, self._teams(players), battlefields={}, fields={})
        self._name_fields()
        self._controls: dict[str, str | None] = {}
        self._labels: dict[str, SourceLocation] = {}
        self._readers: dict[type, Callable[[Any], None]] = {
            part.Turn: self._turn, part.Control: self._control, part.ObjectsInZone: self._place,
            part.Deck: self._deck, part.Points: self._points, part.StatedRunes: self._runes,
            part.StatedPool: self._pool, part.ChosenChampion: self._champion, part.FirstTurns: self._newcomers,
        }  # fmt: skip

    def setup(self) -> Setup:
        for line in self._script.setup:
            self._read(line)
        for label, line in self._which.wordings.items():
            self._which.check_wording(label, line)
        for name in self._made.battlefields:
            self._controls.setdefault(name, default_control(self._made, name))
        self._made.battlefields.update(self._controls)
        for reason, at in illegal_decks(self._script, self._made.teams):
            raise self._error(reason, at)
        return self._made

    def _players(self) -> tuple[str, ...]:
        """Who plays; without a mode any number of players plays, each for themselves, to the score of a duel."""
        mode = next((line for line in self._script.setup if isinstance(line, part.ModeOfPlay)), None)
        stated = next((line for line in self._script.setup if isinstance(line, part.Players)), None)
        if mode is None:
            return stated.names if stated is not None else ("P1", "P2")
        self._mode = MODES[mode.key]
        if stated is not None and len(stated.names) != self._mode.players:
            raise self._error(f"{self._mode.title} has {self._mode.players} players", stated.at)
        return stated.names if stated is not None else tuple(f"P{n}" for n in range(1, self._mode.players + 1))

    def _teams(self, players: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
        """The teams of the mode; a line that names them is checked: turn order alternates teams (489.5.c.1)."""
        teams = self._mode.seats(players)
        for line in self._script.setup:
            if isinstance(line, part.Teams) and {frozenset(team) for team in line.teams} != {*map(frozenset, teams)}:
                known = tuple(" and ".join(team) for team in teams)
                raise self._error(f"these are not the teams of {self._mode.title} in this turn order", line.at, known)
        return teams

    def _name_fields(self) -> None:
        """Make the battlefields: those without a text by their number, the others by their card."""
        stated = next((line.names for line in self._script.setup if isinstance(line, part.Battlefields)), ())
        for name in stated:
            self._name_field(name)
        if is_before_the_game(self._script):
            self._bring()
        elif not stated:
            self._made.battlefields = {f"BF{n}": None for n in range(1, self._mode.battlefields + 1)}

    def _name_field(self, name: Name) -> None:
        if name.text in self._made.battlefields:
            raise self._error(f"{name.text} is named twice", name.at)
        if not _FIELD.fullmatch(name.text):
            card = self._which.defined(name)
            if not card.is_a(BATTLEFIELD):
                raise self._error(f"{name.text} is not a battlefield", name.at)
            self._made.fields[name.text] = card
        self._made.battlefields[name.text] = None

    def _bring(self) -> None:
        """The battlefields in the decks of players who have still to set up the game."""
        for player, names in battlefields_of(self._script, self._made.players).items():
            for name in names:
                if not isinstance(name, str):
                    self._name_field(name)
            self._made.brought[player] = tuple(name if isinstance(name, str) else name.text for name in names)
        for name in in_two_decks(self._made.brought):
            raise self._error(f"{name} is in two decks", self._script.setup[0].at)

    def _read(self, line: SetupLine) -> None:
        player = getattr(line, "player", None)
        if isinstance(player, str) and player not in self._made.players:
            raise self._error(f"there is no player {player}", line.at, self._made.players)
        reader = self._readers.get(type(line))
        if reader is not None:
            reader(line)

    def _turn(self, line: part.Turn) -> None:
        self._made.turn_player = line.player
        self._made.phase = PHASES[line.phase]

    def _control(self, line: part.Control) -> None:
        self._controls[self._field(line.field, line.at)] = line.player

    def _deck(self, line: part.Deck) -> None:
        deck = self._made.decks.setdefault(line.player, [])
        for thing in line.things:
            deck += self._cards(thing)
        if not line.filler:
            self._made.deck_sizes[line.player] = len(self._made.decks[line.player])

    def _points(self, line: part.Points) -> None:
        if line.xp:
            self._made.xp[line.player] = line.points
            return
        for member in next((team for team in self._made.teams if line.player in team), (line.player,)):
            if self._made.points.setdefault(member, line.points) != line.points:
                raise self._error(f"{line.player} has the points of their team", line.at)

    def _newcomers(self, line: part.FirstTurns) -> None:
        for player in line.names:
            if player not in self._made.players:
                raise self._error(f"there is no player {player}", line.at, self._made.players)
        self._made.newcomers = line.names

    def _pool(self, line: part.StatedPool) -> None:
        self._made.pools[line.player] = pool_of(line.amounts)

    def _champion(self, line: part.ChosenChampion) -> None:
        self._made.champions[line.player] = self._which.defined(line.card).name

    def _place(self, line: part.ObjectsInZone) -> None:
        place = Place(ZONES[line.zone], line.player) if line.zone != "at" else None
        field = self._field(line.field, line.at) if place is None else ""
        for thing in line.things:
            if thing.facedown and place is not None:
                raise self._error("cards can be facedown only at battlefields", thing.name.at, ("at BF1: facedown …",))
            there = place or (Place(Zone.FACEDOWN, field) if thing.facedown else battlefield(field))
            for card, label in self._cards(thing):
                self._made.add(
                    Placed(card, label, line.player, there, thing.exhausted, sum(amount for amount, _ in thing.damage),
                           _by_whom(thing), int(thing.buffed), thing.owner, thing.stunned, thing.moves,
                           thing.attached_to.text if thing.attached_to is not None else "", thing.empowered,
                           self._named(thing, card))
                )  # fmt: skip
                if line.zone == "pending":
                    self._made.pending.append(label)
                if thing.hidden_this_turn:
                    self._made.hidden_this_turn.add(label)

    def _cards(self, thing: StatedObject) -> list[tuple[Card, str]]:
        card = self._which.card(thing)
        wanted = thing.label or thing.name.text
        if thing.label:
            if thing.label in self._labels or thing.label in RESERVED or is_card(thing.label):
                raise self._error(f"{thing.label} cannot be a label here: it is already used", thing.name.at)
            self._labels[thing.label] = thing.name.at
        used = {placed.label for placed in self._made.objects}
        used |= {name for deck in self._made.decks.values() for _, name in deck}
        labels = (wanted if number == 1 else f"{wanted} #{number}" for number in numbers(1))
        return [(card, label) for label in islice((label for label in labels if label not in used), thing.count)]

    def _named(self, thing: StatedObject, card: Card) -> str:
        """The name that a card on the board was given, which has to be one that names something (760)."""
        if thing.naming is None:
            return ""
        tags = next((one for one in card.abilities if isinstance(one, NamesTag)), None)
        if tags is None and not any(isinstance(one, NameSpell) for one in walk(card.abilities)):
            raise self._error(f"{card.name} names nothing", thing.naming.at)
        if tags is not None and tags.among and thing.naming.text not in tags.among:
            raise self._error(f"{card.name} does not name {thing.naming.text}", thing.naming.at, tags.among)
        return thing.naming.text

    def _runes(self, line: part.StatedRunes) -> None:
        self._made.exact_funds.add(line.player)
        for count, domain, exhausted in line.stock:
            if line.in_deck:
                card = next(definition(f"{domain} Rune").cards())
                for _ in range(count):
                    label = self._made.label(f"{line.player}'s {domain} Rune")
                    self._made.add(Placed(card, label, line.player, Place(Zone.RUNE_DECK, line.player)))
            else:
                add_runes(self._made, line.player, domain, count, exhausted=count if exhausted else 0)

    def _field(self, name: str, at: SourceLocation) -> str:
        if name in self._made.battlefields:
            return name
        if _FIELD.fullmatch(name):
            raise self._error(f"there is no battlefield {name}", at, tuple(self._made.battlefields))
        raise self._error(f"the battlefields line does not name {name}", at, tuple(self._made.battlefields))

    def _error(self, reason: str, at: SourceLocation, options: tuple[str, ...] = ()) -> ScenarioError:
        return self._which.error(reason, at, options)


def default_control(setup: Setup, name: str) -> str | None:
    """Who controls a battlefield of which nothing is said: whose units are there; of two, not the turn player."""
    here = [placed for placed in setup.objects if placed.place == battlefield(name)]
    there = [placed.controller for placed in here if placed.card.is_a(UNIT)]
    others = [player for player in there if player != setup.turn_player]
    return next(iter(others or there), None)


def _by_whom(thing: StatedObject) -> tuple[tuple[str, int], ...]:
    """The damage that is stated with whoever marked it."""
    by = dict.fromkeys((player for _, player in thing.damage if player), 0)
    for amount, player in thing.damage:
        if player:
            by[player] += amount
    return tuple(sorted(by.items()))

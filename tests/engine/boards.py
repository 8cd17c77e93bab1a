"""Small boards for tests: positions set up by judge.scenario.board.setup and driven by the words of their options."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from judge.citations.numbers import number
from judge.engine.state.card import SPELL, Card
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.state.zones import (
    Place,
    Zone,
    base,
    battlefield,
)
from judge.engine.turn.position import answer, begin
from judge.scenario.board.setup import Setup, add_runes, card_for, plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from judge.engine.state.decisions import Decision
    from judge.engine.state.events import Event
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position

TODAY = date(2026, 7, 24)

_ZONES = {zone.value: zone for zone in Zone}


def spell(name: str, *effect: Instruction, keywords: tuple[str, ...] = ("Reaction",)) -> Card:
    """A test card: a free spell that does what is given."""
    return Card(name, (SPELL,), effect=effect, keywords=keywords)


def points(state: GameState) -> dict[str, int]:
    """The points of each player."""
    return {name: player.points for name, player in state.by_player.items()}


class Board:
    """A set-up in the making. Objects stand in "base", at "BF1", or in "hand", "trash", "legend zone" and so on."""

    def __init__(self, **stated: object) -> None:
        self.setup = Setup(**stated)  # type: ignore[arg-type]

    def add(self, card: Card, label: str = "", player: str = "P1", at: str = "base", **more: object) -> Board:
        if at == "base":
            place = base(player)
        elif at in self.setup.battlefields:
            place = battlefield(at)
        elif at.startswith("facedown "):
            place = Place(Zone.FACEDOWN, at.removeprefix("facedown "))
        else:
            place = Place(_ZONES[at], player)
        placed = Placed(card, self.setup.label(label or card.name), player, place, **more)  # type: ignore[arg-type]
        self.setup.add(placed)
        return self

    def unit(self, label: str, might: int = 3, player: str = "P1", at: str = "base", **more: object) -> Board:
        """A textless unit."""
        return self.add(plain_unit(might), label, player, at, **more)

    def card(
        self, name: str, player: str = "P1", at: str = "hand", *, wording: str = "", label: str = "", **more: object
    ) -> Board:
        """A defined card, as it reads today or in a named wording."""
        return self.add(card_for(name, TODAY, wording), label, player, at, **more)

    def deck(self, player: str, *cards: str | Card, size: int | None = None) -> Board:
        """Cards on top of a Main Deck, from the top; ``size`` counts the filler cards below them too."""
        stack = self.setup.decks.setdefault(player, [])
        for card in cards:
            found = card_for(card, TODAY) if isinstance(card, str) else card
            stack.append((found, self.setup.label(found.name)))
        if size is not None:
            self.setup.deck_sizes[player] = size
        return self

    def runes(self, player: str, domain: str, count: int, *, exhausted: int = 0) -> Board:
        add_runes(self.setup, player, domain, count, exhausted=exhausted)
        return self

    def state(self) -> GameState:
        return self.setup.state()

    def play(self, *steps: str | tuple[str, ...]) -> Play:
        return Play(begin(self.state())).do(*steps)


class Play:
    """A line of play in progress."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self._forced = list(position.forced)

    def do(self, *steps: str | tuple[str, ...]) -> Play:
        """Answer decisions one after the other: a step is the words of an option, or several of them, or none.

        An answer that was forced may be named as well; it is checked and answers nothing.
        """
        for step in steps:
            words = (step,) if isinstance(step, str) else step
            if not self._was_forced(words):
                self.position = answer(self.position, self._keys(words))
                self._forced = list(self.position.forced)
        return self

    def _was_forced(self, words: tuple[str, ...]) -> bool:
        for place, (decision, keys) in enumerate((forced.decision, forced.answer) for forced in self._forced):
            said = [(key, decision.option(key).label) for key in keys]
            if len(said) == len(words) and all(
                word in key or word in label for word, (key, label) in zip(words, said, strict=True)
            ):
                del self._forced[: place + 1]
                return True
        return False

    def _keys(self, words: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(self._key(word) for word in words)

    def _key(self, words: str) -> str:
        options = self.decision.options
        exact = [option.key for option in options if words in (option.key, option.label)]
        near = exact or [
            option.key for option in options if words in option.key or words in option.label.partition(" (")[0]
        ]
        assert len(near) == 1, f"{words!r} names {len(near)} options of {self.open()}"
        return near[0]

    def pass_all(self) -> Play:
        """Everybody passes until the chain is empty; stops at a decision that is about something else."""
        self._forced = []
        while self.position.state.chain and self.position.decision and self.position.decision.kind is Kind.ACT:
            self.position = answer(self.position, ("pass",))
        return self

    def close_showdown(self) -> Play:
        """Everybody passes focus until the showdown is over."""
        self._forced = []
        while self.position.state.showdown and self.position.decision and self.position.decision.kind is Kind.ACT:
            self.position = answer(self.position, ("pass",))
        return self

    # What there is to see

    @property
    def decision(self) -> Decision:
        assert self.position.decision is not None, "the game is over"
        return self.position.decision

    @property
    def state(self) -> GameState:
        return self.position.state

    def open(self) -> str:
        """The open decision in words, for messages."""
        if self.position.decision is None:
            return "the game is over"
        options = "; ".join(option.key for option in self.decision.options)
        return f"[{self.decision.by}] {self.decision.prompt}: {options}"

    @property
    def options(self) -> list[str]:
        return [option.key for option in self.decision.options]

    def thing(self, label: str) -> GameObject:
        return next(found for found in self.state.objects.values() if found.label == label)

    def where(self, label: str) -> str:
        return str(self.thing(label).place)

    def events(self, *kinds: Happened) -> list[Event]:
        return [event for event in self.position.events if not kinds or event.kind in kinds]

    def told(self, *kinds: Happened) -> list[str]:
        return [str(event) for event in self.events(*kinds)]

    def drawn(self, player: str) -> int:
        return sum(int(event.detail) for event in self.events(Happened.DREW) if event.who == player)

    @property
    def numbers(self) -> set[str]:
        """The numbers of the rules that the events cite."""
        return {str(number(rule)) for event in self.position.events for rule in event.rules}

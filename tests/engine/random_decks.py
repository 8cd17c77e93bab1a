"""Small decks of the defined cards, and whole games of random legal play with them in every mode."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING

from judge.cards.loader import defined, definition
from judge.engine.state.decisions import Kind
from judge.engine.state.instruction import walk
from judge.engine.turn.position import answer, begin
from judge.engine.turn.set_up import Deck, new_game
from judge.engine.wording.passive import NotYet
from judge.errors import NotModelled
from judge.scenario.board.setup import plain_battlefield, plain_unit
from tests.engine.boards import points
from tests.engine.random_boards import TODAY

if TYPE_CHECKING:
    from collections.abc import Iterator
    from random import Random

    from judge.engine.state.card import Card
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.modes import Mode
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position

MAIN_CARDS = 14
RUNES = 12
MOST_ANSWERS = 1500
"""A game that is not over after so many answers is reported as unfinished, and as a loop where it repeats itself."""
BRANCHES = 60
"""How many answers of a decision are looked at before one is drawn."""


@cache
def cards_of(card_type: str) -> tuple[Card, ...]:
    """The defined cards of a type, as they read today, that can be played to the end."""
    found = [definition(name).on(TODAY) for name in defined() if card_type in definition(name).facts.types]
    return tuple(
        card for card in found
        if not card.token
        and not any(isinstance(part, NotYet) for part in walk((card.abilities, card.effect)))
    )  # fmt: skip


def random_deck(random: Random) -> Deck:
    """A legend, a champion, a small Main Deck, twelve runes of two domains and three battlefields."""
    legend = random.choice(cards_of("Legend"))
    champions = [card for card in cards_of("Unit") if set(card.tags) & set(legend.tags)] or list(cards_of("Unit"))
    main = [random.choice(cards_of("Unit")) for _ in range(MAIN_CARDS // 2)]
    main += [plain_unit(random.randint(1, 4), *random.choice(((), ("Tank",), ("Ganking",)))) for _ in range(2)]
    while len(main) < MAIN_CARDS:
        main.append(random.choice(cards_of(random.choice(("Spell", "Spell", "Gear")))))
    domains = legend.domains or ("Fury", "Calm")
    runes = [definition(f"{random.choice(domains)} Rune").on(TODAY) for _ in range(RUNES)]
    fields = [*random.sample(cards_of("Battlefield"), 2), plain_battlefield(f"Field {random.randint(1, 9)}")]
    return Deck(legend, random.choice(champions), tuple(main), tuple(runes), tuple(fields))


@dataclass
class Played:
    """A game as it was played: positions with the answers given, how it ended, and what could not be gone on with."""

    positions: list[Position] = field(default_factory=list)
    answers: list[Answer] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    @property
    def last(self) -> Position:
        return self.positions[-1]

    @property
    def ending(self) -> str:
        """How it ended: "won", "loop" where the same position came again at the end, "stuck", or "unfinished"."""
        if self.last.decision is None:
            return "won"
        if len(self.answers) < MOST_ANSWERS:
            return "stuck"
        now = looks(self.last.state)
        return "loop" if any(looks(position.state) == now for position in self.positions[-200:-1]) else "unfinished"


def looks(state: GameState) -> tuple[object, ...]:
    """What everybody sees of a state, whichever incarnations and ids are behind it."""
    places = sorted((str(thing.place), thing.label) for thing in state.objects.values())
    statuses = sorted(
        (thing.label, thing.controller, thing.exhausted, thing.damage, thing.buffs, thing.stunned, thing.might)
        for thing in state.on_board
    )
    fields = tuple(sorted(state.battlefields.items(), key=lambda pair: pair[0]))
    chain = tuple((item.label, item.controller, item.pending) for item in state.chain)
    return (
        places,
        statuses,
        fields,
        chain,
        sorted(points(state).items()),
        state.turn.number,
        state.turn.player,
        state.turn.phase,
    )


def answers_at_random(random: Random, decision: Decision) -> list[Answer]:
    """Legal answers in a random order; acting comes before passing and ending the turn most of the time."""
    answers = [found for found, _ in zip(decision.answers(), range(BRANCHES), strict=False)]
    random.shuffle(answers)
    if decision.kind is Kind.ACT and random.random() < 0.7:
        answers.sort(key=lambda found: found[0] in {"end turn", "pass"} or found[0].startswith("invite"))
    return answers


def whole_game(random: Random, mode: Mode) -> Played:
    """A game from its set-up on, with random decks and random legal answers."""
    decks = {f"P{seat}": random_deck(random) for seat in range(1, mode.players + 1)}
    return play_on(random, begin(new_game(mode, decks)))


def play_on(random: Random, position: Position) -> Played:
    """A game from a position on. Answers that lead to something that is not modelled are left aside, and noted."""
    played = Played([position])
    while position.decision is not None and len(played.answers) < MOST_ANSWERS:
        for given in answers_at_random(random, position.decision):
            try:
                after = answer(position, given)
            except NotModelled as problem:
                played.refused.append(str(problem))
                continue
            position = after
            played.answers.append(given)
            played.positions.append(position)
            break
        else:
            break
    return played


def seeds(count: int) -> Iterator[int]:
    """The seeds of games: ``count`` of them, or as many as the environment variable RANDOM_GAMES says."""
    from os import environ  # noqa: PLC0415 - read when asked

    yield from range(int(environ.get("RANDOM_GAMES", count)))

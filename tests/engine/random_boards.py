"""Random small boards of the defined cards, and random legal play on them, for tests and benchmarks."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.loader import defined, definition
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.decisions import Kind
from judge.engine.state.modes import DUEL
from judge.engine.state.player import Pool
from judge.engine.state.zones import (
    Place,
    Zone,
    base,
    battlefield,
    hand,
    trash,
)
from judge.engine.turn.position import answer, begin
from judge.errors import NotModelled
from judge.scenario.board.setup import Setup, add_runes, plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from random import Random

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.modes import Mode
    from judge.engine.turn.position import Position

TODAY = date(2026, 7, 24)
PLAYABLE = tuple(
    name for name in defined()
    if not {"Rune", "Legend", "Battlefield"} & {*definition(name).facts.types} and not definition(name).facts.is_token
)  # fmt: skip
LAYERED = tuple(
    name for name in PLAYABLE
    if "Unit" in definition(name).facts.types and any(card.changes_others for card in definition(name).cards())
)  # fmt: skip
LAYERED_GEAR = tuple(
    name for name in PLAYABLE
    if any(card.changes_others or any(isinstance(found, WhileAttached) for found in card.abilities)
           for card in definition(name).cards()) and name not in LAYERED
)  # fmt: skip
DOMAINS = ("Fury", "Calm", "Mind", "Body", "Chaos", "Order")
MOST_ANSWERS = 200
"""How many answers of a decision are looked at before one is drawn: some picks have thousands."""


def random_setup(random: Random, mode: Mode = DUEL) -> Setup:
    """The players of a mode with units, gear, legends, hands, decks, trashes, runes, facedown cards and points."""
    players = tuple(f"P{seat}" for seat in range(1, mode.players + 1))
    fields = {f"BF{number}": random.choice((None, *players)) for number in range(1, mode.battlefields + 1)}
    setup = Setup(mode, players, mode.seats(players), battlefields=fields)
    for player in players:
        points = random.choice((0, 0, 0, 5, 7))
        for member in next((team for team in setup.teams if player in team), (player,)):
            setup.points[member] = points
        for name, controller in setup.battlefields.items():
            if controller == player:
                _place(setup, random, player, battlefield(name))
                if random.random() < 0.5:
                    hidden = random.choice(("Hidden Blade", "Zhonya's Hourglass"))
                    _add(setup, random, hidden, player, Place(Zone.FACEDOWN, name))
        for _ in range(random.randint(1, 3)):
            _place(setup, random, player, base(player))
        for _ in range(random.randint(0, 3)):
            gear = random.choice(("Baited Hook", "Unlicensed Armory", "Zhonya's Hourglass"))
            _add(setup, random, gear, player, base(player))
        if random.random() < 0.5:
            _add(setup, random, "The Boss", player, Place(Zone.LEGEND, player))
        for _ in range(random.randint(2, 5)):
            _add(setup, random, random.choice(PLAYABLE), player, hand(player))
        for _ in range(random.randint(0, 2)):
            _add(setup, random, random.choice(PLAYABLE), player, trash(player))
        deck = setup.decks.setdefault(player, [])
        for _ in range(random.randint(0, 12)):
            card = definition(random.choice(PLAYABLE)).on(TODAY)
            deck.append((card, setup.label(card.name)))
        setup.deck_sizes[player] = len(deck) + random.choice((0, 0, 4))
        _fund(setup, random, player)
    return setup


def _fund(setup: Setup, random: Random, player: str) -> None:
    if random.random() < 0.5:
        return
    for domain in random.sample(DOMAINS, 2):
        add_runes(setup, player, domain, random.randint(1, 3), exhausted=random.randint(0, 1))
    for number in range(random.randint(0, 3)):
        card = definition(f"{random.choice(DOMAINS)} Rune").on(TODAY)
        setup.add(Placed(card, f"{player}'s rune {number}", player, Place(Zone.RUNE_DECK, player)))
    if random.random() < 0.3:
        setup.pools[player] = Pool(random.randint(0, 3), (("any", 1),))


def _add(setup: Setup, random: Random, name: str, player: str, place: Place) -> None:
    card = random.choice(tuple(definition(name).cards()))
    setup.add(Placed(card, setup.label(name), player, place))


def _place(setup: Setup, random: Random, player: str, place: Place) -> None:
    name = random.choice(("Wraith of Echoes", "Cruel Patron", "Nocturne, Horrifying", "Recruit", "", "", ""))
    keywords = random.choice(((), (), ("Tank",), ("Backline",), ("Assault 2",), ("Shield",)))
    card = definition(name).on(TODAY) if name else plain_unit(random.randint(0, 5), *keywords)
    setup.add(
        Placed(
            card, setup.label(card.name), player, place,
            exhausted=random.random() < 0.3, damage=random.choice((0, 0, 0, 1)), buffs=random.choice((0, 0, 1)),
            stunned=random.random() < 0.1,
        )
    )  # fmt: skip


def answers_at_random(random: Random, decision: Decision) -> list[Answer]:
    """Legal answers in a random order; ending the turn comes last most of the time, so that turns last."""
    answers = [found for found, _ in zip(decision.answers(), range(MOST_ANSWERS), strict=False)]
    random.shuffle(answers)
    if decision.kind is Kind.ACT and random.random() < 0.8:
        answers.sort(key=lambda found: found == ("end turn",))
    return answers


def layered_setup(random: Random, mode: Mode = DUEL) -> Setup:
    """The same with more cards on the board and in hands that change what objects are, can do or measure (473)."""
    setup = random_setup(random, mode)
    for player in setup.players:
        for _ in range(random.randint(1, 3)):
            _add(setup, random, random.choice(LAYERED), player, base(player))
            _add(setup, random, random.choice(LAYERED_GEAR), player, base(player))
            _add(setup, random, random.choice((*LAYERED, *LAYERED_GEAR)), player, hand(player))
        for name, controller in setup.battlefields.items():
            if controller == player:
                _add(setup, random, random.choice(LAYERED), player, battlefield(name))
        for domain in random.sample(DOMAINS, 2):
            add_runes(setup, player, domain, random.randint(1, 2), exhausted=0)
        setup.pools[player] = Pool(random.randint(2, 6), (("any", random.randint(1, 4)),))
    return setup


def random_game(
    random: Random, mode: Mode = DUEL, draw: Callable[[Random, Mode], Setup] = random_setup
) -> Iterator[tuple[Position, Answer | None]]:
    """Positions of a random game, each with the answer that leads to the next; None at its end.

    An answer that leads to something that is not modelled is left aside; a game also ends where every answer
    does, or after 200 answers.
    """
    position = begin(replace(draw(random, mode).state(), cleanup_due=True))
    for _ in range(200):
        step = _step(random, position)
        if step is None:
            break
        yield position, step[0]
        position = step[1]
    yield position, None


def _step(random: Random, position: Position) -> tuple[Answer, Position] | None:
    for given in answers_at_random(random, position.decision) if position.decision is not None else ():
        try:
            return given, answer(position, given)
        except NotModelled:
            continue
    return None


def random_play(
    random: Random, decisions: int, mode: Mode = DUEL, draw: Callable[[Random, Mode], Setup] = random_setup
) -> Iterator[tuple[Position, Answer | None]]:
    """One random game after the other, until at least ``decisions`` answers were given; the last game is finished."""
    given = 0
    while given < decisions:
        for position, reply in random_game(random, mode, draw):
            given += reply is not None
            yield position, reply

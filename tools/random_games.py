"""Plays whole random games with decks of all defined cards, in every mode, and checks each position on the way.

Usage: python tools/random_games.py [--decisions 100000] [--seed 0] [--mode 1v1] [--card NAME]

Checks at every decision: no object is lost or made but tokens, no number is negative, what is worked out again is the
same, and the chain is empty where a player acts freely. One game in ten is replayed from its answers and has to be the
same. Prints each problem with the seed that shows it again, and what was refused; exits with 1 if there is a problem.
``--card`` puts a card into every deck.
"""

from __future__ import annotations

import argparse
import sys
import traceback
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic
from typing import TYPE_CHECKING

from msgspec.structs import replace

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.loader import definition  # noqa: E402 - the checkout's own code
from judge.engine.state.modes import MODES  # noqa: E402
from judge.engine.turn.position import answer, begin  # noqa: E402
from judge.engine.turn.set_up import Deck, new_game  # noqa: E402
from tests.engine.invariants import check, check_teams  # noqa: E402
from tests.engine.random_boards import TODAY  # noqa: E402
from tests.engine.random_decks import Played, play_on, random_deck  # noqa: E402

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.engine.state.modes import Mode

REPLAYED = 10
"""One game of so many is played again from its answers."""


def decks(random: Random, mode: Mode, wanted: Card | None) -> dict[str, Deck]:
    """A random deck for each seat, with two copies of a wanted card in each."""
    found = {f"P{seat}": random_deck(random) for seat in range(1, mode.players + 1)}
    if wanted is None:
        return found
    return {player: replace(deck, main=(wanted, wanted, *deck.main[2:])) for player, deck in found.items()}


def game(key: str, seed: str, wanted: Card | None) -> Played:
    """Play one game and check it. Raises whatever goes wrong."""
    random, mode = Random(seed), MODES[key]  # noqa: S311 - games, not secrets
    played = play_on(random, begin(new_game(mode, decks(random, mode, wanted))))
    for position in played.positions:
        check(position)
        check_teams(position.state)
    if random.randrange(REPLAYED) == 0:
        again = begin(played.positions[0].checkpoint)
        for given in played.answers:
            again = answer(again, given)
        assert again.state == played.last.state, "the replayed game differs"
    return played


def main(arguments: list[str]) -> int:
    """Play until so many decisions are answered."""
    parser = argparse.ArgumentParser(description="whole random games, checked at every decision")
    parser.add_argument("--decisions", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--mode", choices=list(MODES))
    parser.add_argument("--card")
    options = parser.parse_args(arguments)
    keys = [options.mode] if options.mode else list(MODES)
    wanted = definition(options.card).on(TODAY) if options.card else None
    answered, games, seed, begun = 0, 0, options.seed, monotonic()
    problems: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    endings: Counter[str] = Counter()
    while answered < options.decisions:
        key = keys[games % len(keys)]
        try:
            played = game(key, f"{key} {seed}", wanted)
        except Exception as problem:  # noqa: BLE001 - each is reported with its seed
            where = traceback.extract_tb(problem.__traceback__)[-1]
            words = f"{type(problem).__name__}: {str(problem)[:200]} ({Path(where.filename).name}:{where.lineno})"
            if not problems[words]:
                print(f"seed {seed} of {key}: {words}", flush=True)
            problems[words] += 1
            answered += 100
        else:
            answered += len(played.answers)
            refused.update(words.partition(" (")[0][:120] for words in played.refused)
            endings[played.ending] += 1
        games, seed = games + 1, seed + 1
    print(f"{answered} decisions in {games} games, {monotonic() - begun:.0f} s; ended: {dict(endings)}")
    for words, count in refused.most_common():
        print(f"refused {count} times: {words}")
    for words, count in problems.most_common():
        print(f"PROBLEM {count} times: {words}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

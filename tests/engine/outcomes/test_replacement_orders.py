"""Which deaths several replacement effects can save, held against a list of all orders (rules 370.2, 372, 373)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hypothesis import given, settings
from hypothesis import strategies as some
from msgspec.structs import replace

from judge.cards.instead_of_death import HEAL_EXHAUST_RECALL
from judge.engine.outcomes.replacement_effects import WouldDie
from judge.engine.state.delayed import Delayed, Until
from judge.engine.state.identity import ObjectId
from judge.engine.turn.position import answer, begin
from judge.engine.wording.references import Affected
from tests.engine.boards import Board

if TYPE_CHECKING:
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position

HOURGLASS = "Zhonya's Hourglass"
Outcome = tuple[frozenset[int], frozenset[int], frozenset[int]]
"""The units saved, the Hourglasses that died for one, and the delayed effects used up."""


def expected(owners: list[str], glasses: list[str], watches: list[int]) -> set[Outcome]:
    """Apply them in every order: an Hourglass saves one unit of its side, a delayed effect the one it watches."""
    found: set[Outcome] = set()

    def go_on(saved: frozenset[int], broken: frozenset[int], used: frozenset[int]) -> None:
        options = [
            (saved | {unit}, broken | {glass}, used)
            for glass, side in enumerate(glasses) if glass not in broken
            for unit, owner in enumerate(owners) if unit not in saved and owner == side
        ] + [
            (saved | {unit}, broken, used | {number})
            for number, unit in enumerate(watches) if number not in used and unit not in saved
        ]  # fmt: skip
        if not options:
            found.add((saved, broken, used))
        for option in options:
            go_on(*option)

    go_on(frozenset(), frozenset(), frozenset())
    return found


def outcomes(position: Position) -> set[str]:
    """The final states that every line of answers leads to, until somebody acts."""
    found: set[str] = set()
    waiting = [position]
    while waiting:
        one = waiting.pop()
        decision = one.decision
        if decision is None or decision.timing != "replacement order":
            found.add(_seen(one.state))
            continue
        waiting += [answer(one, given_answer) for given_answer in decision.answers()]
    return found


def _seen(state: GameState) -> str:
    things = [thing for thing in state.objects.values() if thing.label.startswith(("unit ", "glass "))]
    places = sorted((thing.label, str(thing.place)) for thing in things)
    return repr(places + sorted((found.name, "waits") for found in state.delayed))


@given(
    owners=some.lists(some.sampled_from(["P1", "P2"]), min_size=1, max_size=3),
    glasses=some.lists(some.sampled_from(["P1", "P2"]), max_size=2),
    watches=some.lists(some.integers(0, 2), max_size=2),
)
@settings(max_examples=60, deadline=None)
def test_exactly_the_deaths_are_saved_that_some_order_saves(
    owners: list[str], glasses: list[str], watches: list[int]
) -> None:
    watches = [unit for unit in watches if unit < len(owners)]
    board = Board()
    for number, owner in enumerate(owners):
        board.unit(f"unit {number}", 1, owner, damage=1)
    for number, owner in enumerate(glasses):
        board.card(HOURGLASS, owner, at="base", label=f"glass {number}")
    state = board.state()
    saves = WouldDie(Affected(), HEAL_EXHAUST_RECALL)
    delayed = tuple(
        Delayed(101 + number, saves, owners[unit], ObjectId(unit + 1), f"watch {number}", 0, Until.END_OF_TURN,
                subject=state.objects[unit + 1].id, once=True)
        for number, unit in enumerate(watches)
    )  # fmt: skip
    wanted = set()
    for saved, broken, used in expected(owners, glasses, watches):
        places = sorted(
            [(f"unit {number}", f"{owner}'s {'base' if number in saved else 'trash'}")
             for number, owner in enumerate(owners)]
            + [(f"glass {number}", f"{owner}'s {'trash' if number in broken else 'base'}")
               for number, owner in enumerate(glasses)]
        )  # fmt: skip
        wanted.add(repr(places + sorted((f"watch {one}", "waits") for one in range(len(watches)) if one not in used)))
    assert outcomes(begin(replace(state, delayed=delayed, cleanup_due=True))) == wanted

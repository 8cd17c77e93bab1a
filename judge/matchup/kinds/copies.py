"""A copy of a unit: a token that has become one (477.1.b.1), which fights, holds and dies beside the unit itself."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import UNIT
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, BoardObject, first_that_plays
from judge.matchup.kinds.board_answer import BoardAnswer, walked, what_happens
from judge.matchup.points.narration import summaries
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.walks.explorer import Walk


def copied(one: BoardObject, given: Given) -> BoardAnswer:
    """The effects of a copy of a unit, and the differences from the unit itself.

    Raises CannotSimulate for a card that is not a unit, because no card makes a copy of anything else.
    """
    card = one.card(given)
    if card is None or not card.is_a(UNIT):
        raise CannotSimulate(
            f"{one.name} is not a unit, and only units are copied (477.1.b.1). "
            "To take control of a spell or to play one again, name the card that does it."
        )
    copy = BoardObject(one.name, copied=True)
    told: list[str] = []
    first: BoardAnswer | None = None
    for words, board in _boards(copy):
        plain = Scene(tuple(line.replace(copy.stated, one.stated) for line in board.setup),
                      tuple(line.replace(f" {copy.called}", f" {one.called}") for line in board.play))  # fmt: skip
        if first_that_plays((board,), given) is None:
            continue
        happens = walked(board, given)
        itself = walked(plain, given) if first_that_plays((plain,), given) is not None else None
        if not happens.outcomes:
            continue
        first = first or BoardAnswer("", "", board, walk=happens, without=itself)
        same = (
            " (as the card itself)" if itself is not None and _results(happens, copy) == _results(itself, one) else ""
        )
        told.append(f"{words}{same}: {what_happens(happens)}")
    if first is None:
        raise CannotSimulate(f"no board with a copy of {one.name} could be set up.")
    return first._replace(why=". ".join(told))


def _results(one: Walk, thing: BoardObject) -> set[str]:
    return {words.replace(f"{thing.called} ", "it ") for words in summaries(one.outcomes)}


def _boards(copy: BoardObject) -> Iterator[tuple[str, Scene]]:
    name = copy.called
    there = f"P2: at {FIELD} {copy.stated}"
    yield f"The copy {name} is killed", Scene(('P1: hand k = spell "kill a unit"', there), (f"P1 plays k on {name}",))
    returns = 'P1: hand r = spell "return a unit to hand"'
    yield "It is returned to hand", Scene((returns, there), (f"P1 plays r on {name}",))
    attacks = (f"P1: base {copy.stated}", f"P2: at {FIELD} d = 3-Might unit")
    yield "It attacks", Scene(attacks, (f"P1 moves {name} to {FIELD}",))
    yield "It holds", Scene((there,), ("P1 ends the turn",))

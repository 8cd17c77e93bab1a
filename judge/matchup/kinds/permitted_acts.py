"""Whether an act that a question asks about may be taken on a board, in any of its possible forms."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.playing.play import VALID_CHOICES
from judge.engine.state.card import GEAR, LEGEND, UNIT
from judge.engine.state.instruction import walk
from judge.engine.targeting.fitting import NOT_THERE, RESTRICTED
from judge.engine.wording.criteria_with_condition import OfDomain
from judge.errors import CannotSimulate, ScenarioError
from judge.matchup.boards.scenes import BoardObject, declined, first_that_plays, used_on
from judge.matchup.kinds.board_answer import ask

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.matchup.boards.given import Given
    from judge.scenario.asking.answered import Answered
    from judge.scenario.scene import Scene

PLAIN = BoardObject()
ABOUT_CHOICES = frozenset({VALID_CHOICES, RESTRICTED, NOT_THERE})
AROUND = (
    (),
    ("P1: base a = 2-Might unit", "P2: base c = 2-Might unit"),
    ("P1: base a = 2-Might unit, g = plain gear", "P2: at BF2 c = 2-Might unit; trash t = 2-Might unit"),
)
"""The objects around a card that is to be played, the plainest first."""

MODES = ("", " choosing 1", " choosing 2")
"""Of a card with modes, which one."""


def plain_for(one: BoardObject, given: Given) -> BoardObject:
    """The plain unit for a card to choose, of the domain that its text requires, if it requires one."""
    card = one.card(given)
    asked = [part for said in ((card.abilities, card.effect) if card is not None else ()) for part in walk(said)]
    domains = dict.fromkeys(part.domain for part in asked if isinstance(part, OfDomain))
    return PLAIN._replace(domains=tuple(domains)) if domains else PLAIN


def verb_of(thing: BoardObject, given: Given) -> str:
    """The verb "play" for a card that is played, or "use" for one on the board that is used."""
    return "use" if any(thing.is_a(kind, given) for kind in (LEGEND, GEAR, UNIT)) else "play"


def as_act(may: Answered) -> str:
    """The line of play that a question asks about: "can P2 play X on Y" is "P2 plays X on Y"."""
    who, verb, rest = may.ask.question.removeprefix("can ").split(" ", 2)
    return f"{who} {verb}s {rest}"


def questions_of(
    act: str, one: BoardObject, on: BoardObject, given: Given, aims: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The questions whether a player can play or use ("P2 play") a card on something, in every possible wording."""
    return tuple(
        f"can {act} {one.called}{mode}{aim}{plainly}"
        for plainly in declined(one, given)
        for mode in MODES
        for aim in aims or (f" on {on.called}",)
    )


def plays(board: Scene, given: Given) -> bool:
    return first_that_plays((board,), given, settled=True) is not None


def played(one: BoardObject, given: Given) -> Scene:
    """P1 plays, or uses, a card, with all its choices made. Raises CannotSimulate if no way to do so is found."""
    found = first_that_plays(used_on(one, plain_for(one, given), given), given, settled=True)
    if found is None:
        raise CannotSimulate(f"no board on which {one.called} can be played was found.")
    return found


def first_yes(board: Scene, given: Given, questions: Iterable[str]) -> Answered:
    """The answer to the first of several questions with a yes, else the first answer.

    Raises the error that all raise.
    """
    first: Answered | None = None
    problem: ScenarioError | None = None
    for question in questions:
        try:
            (found,) = ask(board, given, question)
        except ScenarioError as error:
            problem = problem or error
            continue
        if not found.is_no:
            return found
        first = first or found
    if first is None:
        raise CannotSimulate(f"it could not be asked: {problem.reason if problem is not None else 'no words for it'}")
    return first

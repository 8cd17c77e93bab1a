"""The events when a unit dies: the card itself, by a spell and in a combat, or a unit that has the card."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import UNIT
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, UNIT_LABEL, BoardObject, beside, first_that_plays
from judge.matchup.kinds.board_answer import BoardAnswer, dying, is_same, told_apart, walked, what_happens
from judge.matchup.kinds.permitted_acts import PLAIN
from judge.matchup.points.verdicts import Verdict
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from judge.matchup.boards.given import Given
_SPELL = 'P1: hand s = spell "kill a unit"'


def dies(one: BoardObject, given: Given) -> BoardAnswer:
    """The events when a unit dies: killed by a spell, and in a combat if that is different.

    Raises CannotSimulate for a card that is not a unit.
    """
    if not one.is_a(UNIT, given):
        raise CannotSimulate(f"{one.name} is not a unit, so it does not die in the ways that are tried.")
    killed = _answer_on(by_a_spell(one), one, given)
    fallen = _answer_on(_combat(one), one, given)
    card = one.card(given)
    plain = PLAIN._replace(label="k", might=(card.might or 0) if card is not None else one.might)
    lost = _answer_on(_combat(plain), plain, given)
    if fallen is None or fallen.walk is None or lost is None or lost.walk is None:
        if killed is None:
            raise CannotSimulate(f"no board on which {one.called} dies was found.")
        return killed
    if killed is None or killed.walk is None:
        return fallen
    of_combat = told_apart(fallen.walk, killed.walk)[0]
    of_any = told_apart(lost.walk, killed.walk)[0].replace(plain.called, one.called)
    if _parts(of_combat) <= _parts(of_any):
        return killed
    more = "; ".join(part for part in of_combat.split("; ") if part not in _parts(of_any))
    return killed._replace(why=f"Killed by a spell: {killed.why}. In a combat: {more}")


def by_a_spell(one: BoardObject) -> Scene:
    """A spell of P1 kills a unit of P2."""
    return Scene((_SPELL, _stands(one)), (f"P1 plays s on {one.called}", "all pass"))


def _parts(told: str) -> set[str]:
    return set(told.split("; "))


def _stands(one: BoardObject) -> str:
    return f"P2: at {FIELD} {one.stated}, f = 6-Might unit; rune deck 3 Fury"


def _combat(one: BoardObject) -> Scene:
    """A unit attacks a battlefield with an enemy of more Might."""
    return Scene((f"P2: base {one.stated}", f"P1: at {FIELD} e = 20-Might unit", "P2: rune deck 3 Fury", "P2's turn"),
                 (f"P2 moves {one.called} to {FIELD}",))  # fmt: skip


def _answer_on(scene: Scene, one: BoardObject, given: Given) -> BoardAnswer | None:
    if first_that_plays((scene,), given) is None:
        return None
    happens = walked(scene, given)
    if not happens.outcomes or dying(happens, one).verdict is Verdict.NEVER:
        return None
    return BoardAnswer("", what_happens(happens), scene, walk=happens)


def dies_with(having: BoardObject, unit: BoardObject, given: Given) -> BoardAnswer:
    """The events when a unit would die that has a card attached, or whose player has it on the board."""
    unit = unit._replace(whose="P2")
    plain = Scene((_SPELL, f"P2: at {FIELD} {unit.stated}"), (f"P1 plays s on {unit.called}", "all pass"))
    for board in beside(
        Scene(plain.setup, plain.play[:1]), having, "P2", given, UNIT_LABEL if not unit.name else unit.called
    ):
        played = board.then("all pass")
        if first_that_plays((played,), given) is not None:
            happens, without = walked(played, given), walked(plain, given)
            told = what_happens(happens)
            if is_same(happens, without):
                told += f"; {having.name} makes no difference to it"
            return BoardAnswer("", told, played, walk=happens, without=without)
    raise CannotSimulate(f"no board on which a unit that has {having.name} dies was found.")

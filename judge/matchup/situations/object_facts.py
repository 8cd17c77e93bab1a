"""Facts about an object at a moment: its Might, its keywords, whether it is ready."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import CannotSimulate
from judge.matchup.situations.board_of_a_situation import card_of
from judge.matchup.situations.situation import STATES

if TYPE_CHECKING:
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Deed

MIGHT = frozenset({"", "might", "mights", "more might", "less might"})


def is_fact(deed: Deed) -> bool:
    """Whether a question is about a fact at a moment, and not about an event."""
    if deed.verb in {"have", "enter"}:
        return True
    return deed.verb in {"get", "give"} and (deed.what.casefold() not in MIGHT or not deed.by)


def thing_in(state: GameState, called: str) -> GameObject | None:
    """The object of that name on the board."""
    return next((one for one in state.objects.values() if one.label == called and one.on_board), None)


def is_so(deed: Deed, state: GameState, stage: SituationBoard, given: Given) -> bool:
    """Whether a fact is true in a state."""
    one = thing_in(state, stage.called(deed.to))
    if one is None:
        return False
    what = deed.what.casefold()
    if what in MIGHT:
        if what == "less might":
            return more_might(one, deed, stage, given) < 0
        if deed.verb == "have":
            return one.might == deed.amount if deed.amount is not None else one.might > 0
        return more_might(one, deed, stage, given) == deed.amount if deed.amount is not None else (
            more_might(one, deed, stage, given) > 0)  # fmt: skip
    if what in STATES:
        return _state(one, what)
    keyword = deed.what.title() if deed.what.islower() else deed.what
    _check_it_comes_of_that(deed, keyword, stage, given)
    return one.value_of(keyword) >= deed.amount if deed.amount is not None else one.has(keyword)


def _check_it_comes_of_that(deed: Deed, keyword: str, stage: SituationBoard, given: Given) -> None:
    """Raises CannotSimulate if another card should give a keyword that is printed on the object itself."""
    card = card_of(stage.of(deed.to).thing, given)
    is_given = deed.verb in {"get", "give"} and deed.by not in {"", deed.to}
    if is_given and card is not None and card.has(keyword):
        raise CannotSimulate(f"{card.name} has {keyword} by itself.")


def fact_told(deed: Deed, state: GameState, stage: SituationBoard) -> str:
    """The fact of a question in words: whether it is in the state that is asked about, or its Might and keywords."""
    one = thing_in(state, stage.called(deed.to))
    if one is None:
        return f"{stage.called(deed.to)} is not on the board"
    what = deed.what.casefold()
    if what in STATES:
        is_in_it = _state(one, what)
        opposite = {"ready": "exhausted", "exhausted": "ready"}.get(what, f"not {what}")
        return f"{one.label} {'enters' if deed.verb == 'enter' else 'is'} {what if is_in_it else opposite}"
    having = f" and {', '.join(one.keywords)}" if one.keywords else ""
    return f"{one.label} has {one.might} Might{having}"


def more_might(one: GameObject, deed: Deed, stage: SituationBoard, given: Given) -> int:
    """How much more Might it has than it would without texts."""
    thing = stage.of(deed.to).thing
    card = card_of(thing, given)
    if thing.might is not None:
        return one.might - thing.might - (0 if thing.name else one.buffs)
    base = (card.might or 0) if card is not None else 3
    return one.might - base - one.buffs


def _state(one: GameObject, what: str) -> bool:
    return {
        "ready": not one.exhausted, "exhausted": one.exhausted, "stunned": one.stunned, "buffed": one.buffs > 0,
        "damaged": bool(one.damage_marked), "empowered": one.empowered > 0, "mighty": one.might >= 5,
    }.get(what, False)  # fmt: skip

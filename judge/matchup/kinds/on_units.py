"""The possible effects of a card on your own or an opponent's unit about which nothing else is stated."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL, UNIT
from judge.engine.targeting.choose_one import every_target
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import FIELD, BoardObject, first_that_plays, used_on
from judge.matchup.kinds.board_answer import BoardAnswer, events, walked, what_happens
from judge.matchup.kinds.done_to_an_object import does
from judge.matchup.kinds.one_card_on_another import VERBS, targets
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Happened
    from judge.matchup.boards.given import Given

_DONE = frozenset(VERBS.values()) - {VERBS["draw"], VERBS["discard"], VERBS["gain"]}
_BY_NOBODY = "boards that {} may wait for"


def affects(one: BoardObject, verb: str, on: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card can have an effect on a unit of that player: one of ``VERBS``, or any.

    Its choices are asked of the unit. Effects on all of a kind are walked, before and in a combat.
    """
    card = one.card(given)
    chooses = card is not None and bool(every_target(card.effect))
    if chooses or not one.is_a(SPELL, given):
        try:
            found = targets(one, on, given)
        except CannotSimulate:
            found = None
        if found is not None and found.said == "NO" and (chooses or not verb):
            return found
        if found is not None and found.said == "YES":
            return does(one, verb, on, given) if verb in VERBS and one.is_a(SPELL, given) else found
    return _done_to_all(one, VERBS.get(verb), on, given)


def _done_to_all(one: BoardObject, kind: Happened | None, on: BoardObject, given: Given) -> BoardAnswer:
    tried: list[BoardAnswer] = []
    for board in _boards(one, on, given):
        if first_that_plays((board,), given) is None:
            continue
        happens = walked(board, given)
        if not happens.outcomes:
            continue
        done = [
            event for event in events(happens)
            if event.name == on.called and event.source_card == one.name
            and (event.kind is kind if kind is not None else event.kind in _DONE)
        ]  # fmt: skip
        if done:
            return BoardAnswer("YES", what_happens(happens), board, done[0].rules, walk=happens)
        if kind is not None and any(event.kind is kind and event.name == on.called for event in events(happens)):
            continue  # something else does it there: that shows nothing about the card
        tried.append(BoardAnswer("NO", what_happens(happens), board, walk=happens))
        if any(event.source_card == one.name and event.kind in _DONE for event in events(happens)):
            break  # it does something there, and not to this unit
    if not tried:
        raise CannotSimulate(f"no board with {one.called} and {_whose(on)} unit was found.")
    last = tried[-1]
    assert last.walk is not None
    if one.is_a(SPELL, given) and any(
        event.source_card == one.name and event.kind in _DONE for event in events(last.walk)
    ):
        return last
    return last._replace(said="", untried=_BY_NOBODY.format(one.called))


def _whose(on: BoardObject) -> str:
    return {"P1": "one's own", "P2": "an enemy"}.get(on.whose, "a")


def _boards(one: BoardObject, on: BoardObject, given: Given) -> Iterator[Scene]:
    """The unit and one of the other player are at battlefields, then in a combat."""
    rival = BoardObject(label="d", whose="P2" if on.whose == "P1" else "P1")
    mine, theirs = (on, rival) if on.whose == "P1" else (rival, on)
    zone = "hand" if not one.is_a(UNIT, given) or one.name else "base"
    name = one.called
    fight = Scene(
        (f"P1: base {mine.stated}", f"P2: at {FIELD} {theirs.stated}", f"P1: {zone} {one.stated}"),
        (f"P1 moves {mine.called} to {FIELD}",),
    )
    apart = Scene((f"P1: at BF2 {mine.stated}", f"P2: at {FIELD} {theirs.stated}", f"P1: {zone} {one.stated}"))
    where = " to base" if one.is_a(UNIT, given) else ""
    for acts in (f"P1 plays {name}{where}", f"P1 plays {name}{where} without the additional cost"):
        yield apart.then(acts)
        yield fight.then(acts)
    for scene in used_on(one, None, given):
        yield scene.beside(f"P1: at BF2 {mine.stated}", f"P2: at {FIELD} {theirs.stated}")
    if one.is_a(UNIT, given):
        yield Scene((f"P1: base {one.stated}", f"P2: at {FIELD} {theirs.stated}"), (f"P1 moves {name} to {FIELD}",))

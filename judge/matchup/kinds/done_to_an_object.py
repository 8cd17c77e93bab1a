"""Whether a card returns, readies or takes control of an object, or has another effect on it, and what follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import acts_on, first_that_plays, used_on
from judge.matchup.kinds.board_answer import BoardAnswer, events, verdict_of, walked, what_happens
from judge.matchup.kinds.one_card_on_another import (
    MOST_BESIDE,
    NOT_CHOSEN,
    VERBS,
    cannot_choose,
    is_about,
    is_hit_in_combat,
    targets,
)
from judge.matchup.points.over_all_lines import AllLines

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.events import Happened
    from judge.matchup.boards.given import Given
    from judge.matchup.boards.scenes import BoardObject
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.scene import Scene

_STATE = {"ready": "exhausted", "heal": "damaged 1"}
"""What an object has to be for this to be possible."""
_IN_A_FIGHT = frozenset({"kill", "deal", "damage"})


def does(one: BoardObject, verb: str, on: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card has one effect, of ``VERBS``, on something.

    A spell that has none on a board on which it is played does not have it. For other cards, it is reported that not
    every board was tried.
    """
    if (refused := cannot_choose(one, on, given)) is not None:
        return refused
    on = on._replace(state=" ".join(filter(None, (on.state, _STATE.get(verb, "")))))
    kind = VERBS[verb]
    boards = list(_boards(one, verb, on, given))
    if not boards:
        return _refused_or_not_found(one, verb, on, given)
    board, happens = next((each for each in boards if _is_done(each[1], kind, on)), boards[0])
    judged = AllLines(happens).happens(lambda event, _: event.kind is kind and event.name == on.called)
    said = verdict_of(judged)
    if verb in _IN_A_FIGHT and is_hit_in_combat(happens, on):
        raise CannotSimulate(f"no board was found on which {one.called} does this to {on.called} without a combat.")
    if said == "NO" and not one.is_a(SPELL, given):
        return BoardAnswer(
            "", what_happens(happens), board, walk=happens, untried=f"boards that {one.called} may wait for"
        )
    return BoardAnswer(said, what_happens(happens), board, walk=happens)


def does_then(one: BoardObject, done: str, verb: str, on: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a thing does something (``verb``, or any) after a card has ``done`` something to it."""
    if (refused := cannot_choose(one, on, given)) is not None:
        return refused
    found = next((each for each in _boards(one, done, on, given) if _is_done(each[1], VERBS[done], on)), None)
    if found is None:
        return _refused_or_not_found(one, done, on, given)
    board, happens = found
    kind = VERBS.get(verb)
    judged = AllLines(happens).happens(
        lambda event, _: event.source_card == on.name and (kind is None or event.kind is kind)
    )
    return BoardAnswer(verdict_of(judged), what_happens(happens), board, walk=happens)


def _boards(one: BoardObject, verb: str, on: BoardObject, given: Given) -> Iterator[tuple[Scene, Walk]]:
    """Boards on which the one is used on the other, with all possible events.

    Fights only for effects that occur in them.
    """
    tried = 0
    for scene in acts_on(one, on, given) if verb in _IN_A_FIGHT else used_on(one, on, given):
        if tried == MOST_BESIDE:
            return
        if first_that_plays((scene,), given) is not None and is_about(scene, one, on, given):
            tried += 1
            yield scene, walked(scene, given)


def _is_done(happens: Walk, kind: Happened, on: BoardObject) -> bool:
    return any(event.kind is kind and event.name == on.called for event in events(happens))


def _refused_or_not_found(one: BoardObject, verb: str, on: BoardObject, given: Given) -> BoardAnswer:
    """The answer that it cannot be chosen, with the rule. Raises CannotSimulate if it can be."""
    found = targets(one, on, given) if one.name else None
    if found is not None and found.said == "NO" and (one.is_a(SPELL, given) or NOT_CHOSEN.intersection(found.rules)):
        return found
    raise CannotSimulate(f"no board was found on which {one.called} does this to {on.called}: {verb}.")

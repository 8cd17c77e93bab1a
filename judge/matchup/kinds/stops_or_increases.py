"""Whether a card stops or increases an effect of another one, or raises a unit's Might: with and without it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import SPELL, UNIT
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.boards.scenes import BoardObject, beside, first_that_plays, used_on
from judge.matchup.kinds.board_answer import BoardAnswer, dying, is_same, told_apart, walked, what_happens
from judge.matchup.kinds.deaths import by_a_spell
from judge.matchup.kinds.one_card import mights
from judge.matchup.kinds.permitted_acts import PLAIN, plain_for
from judge.matchup.kinds.responses_in_words import counters, counters_spells
from judge.matchup.points.verdicts import Verdict

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.scene import Scene

STOP, MORE = "stop", frozenset({"double", "increase"})
_ELSEWHERE = "boards that fulfil all that the text of {} may ask for"
_WALKS = 12
_SAVED = (Verdict.ALWAYS, Verdict.NEVER)
"""A unit dies without the card, and does not with it."""
_DOING = frozenset({
    Happened.DREW, Happened.DAMAGED, Happened.KILLED, Happened.MOVED, Happened.BUFFED, Happened.READIED,
    Happened.STUNNED, Happened.RECALLED, Happened.RETURNED, Happened.BANISHED, Happened.HEALED,
    Happened.CONTROL_TAKEN, Happened.POINT_GAINED, Happened.MIGHT_CHANGED, Happened.ENTERED, Happened.CHANNELED,
    Happened.XP_GAINED,
})  # fmt: skip


def changes(by: BoardObject, one: BoardObject, verb: str, given: Given) -> BoardAnswer:
    """Whether a card stops what another one does, makes more of it, or with another verb anything else of it.

    The answer is No only for two spells, if one was played and made no difference. Else it names what was not tried.
    """
    if verb == STOP and one.is_a(SPELL, given) and counters_spells(by, given):
        return counters(one, by, given)
    nothing: BoardAnswer | None = None
    different: BoardAnswer | None = None
    for number, (board, plain) in enumerate(_pairs(by, one, given)):
        if number >= _WALKS:
            break
        happens, without = walked(board, given), walked(plain, given)
        much, base = (_most(each, one) for each in (happens, without))
        if not base:
            continue
        if is_same(happens, without):
            nothing = nothing or BoardAnswer("NO", what_happens(happens), board, walk=happens, without=without)
            continue
        with_it, otherwise = told_apart(happens, without)
        is_less = much < base or (dying(without, PLAIN).verdict, dying(happens, PLAIN).verdict) == _SAVED
        said = "YES" if verb not in {STOP, *MORE} or is_less is (verb == STOP) else "NO"
        why = f"with {by.called}: {with_it}. Without: {otherwise}"
        found = BoardAnswer(said, why, board, walk=happens, without=without)
        if much != base or is_less:
            return found
        different = different or found._replace(said="")  # and not how much it does
    if different is not None:
        return different
    if nothing is None:
        raise CannotSimulate(f"no board on which {by.called} is there while {one.called} does something was found.")
    if by.is_a(SPELL, given) and one.is_a(SPELL, given):
        return nothing
    return nothing._replace(said="", untried=_ELSEWHERE.format(by.called))


def _most(happens: Walk, one: BoardObject) -> int:
    """The largest effect of a card: damage by its amount, every other effect once."""
    return max((sum(map(_weight, (event for event in end.end.events if event.source_card == one.name)))
                for end in happens.outcomes), default=0)  # fmt: skip


def _weight(event: object) -> int:
    kind, detail = getattr(event, "kind", None), getattr(event, "detail", "")
    if kind not in _DOING:
        return 0
    return int(detail) if kind is Happened.DAMAGED and detail.isdigit() else 1


def _pairs(by: BoardObject, one: BoardObject, given: Given) -> Iterator[tuple[Scene, Scene]]:
    """The boards on which a card does something, each with the other card in force there, and without it."""
    unit = plain_for(one, given)._replace(might=3)
    plain_boards = [scene for scene in used_on(one, unit, given) if " plays " in scene.play[-1]]
    if one.is_a(UNIT, given):
        plain_boards.insert(0, by_a_spell(one))
    for plain in plain_boards:
        if first_that_plays((plain,), given) is None:
            continue
        sides = ("P2",) if plain.play[0].endswith(f"plays s on {one.called}") else ("P2", "P1")
        for of in sides:
            for scene in beside(plain, by, of, given, unit.called):
                if first_that_plays((scene,), given) is not None:
                    yield scene, plain


def pumps(by: BoardObject, one: BoardObject, given: Given) -> BoardAnswer:
    """The answer to whether a card raises the Might of another one on the board, attacking or defending."""
    for of in ("P1", "P2"):
        told = list(mights(one, by, of, given))
        more = list(
            dict.fromkeys(f"{much} Might instead of {base}{how}" for how, much, base, _ in told if much != base)
        )
        if more and len({(much, base) for _, much, base, _ in told}) == 1:
            del more[1:]
        if more:
            rises = any(much > base for _, much, base, _ in told)
            board = next(board for _, much, base, board in told if much != base)
            whose = "" if of == "P1" else f" where {of} has {by.called}"
            return BoardAnswer("YES" if rises else "NO", f"{one.called} has {', '.join(more)}{whose}", board)
    told = list(mights(one, by, "P1", given))
    if not told:
        raise CannotSimulate(f"no board with {one.called} and {by.called} was found.")
    why = f"{one.called} has {told[0][1]} Might with {by.called} as without it"
    return BoardAnswer("", why, told[0][3], untried=_ELSEWHERE.format(by.called))

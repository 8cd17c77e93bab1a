"""Keywords beside a card, and beside one another: plain units that have them, with and without.

A keyword that no plain unit can be given is refused openly.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.errors import CannotSimulate
from judge.matchup.asking.asked_acts import PLAIN
from judge.matchup.asking.found import Found, ask, is_same, paid_on, told_apart, walked, what_happens
from judge.matchup.asking.scenes import FIELD, Scene, Thing, acts_on, fight, first_that_plays, used_on

if TYPE_CHECKING:
    from collections.abc import Iterator
    from datetime import date

GIVEN = (
    "Accelerate", "Ambush", "Assault", "Backline", "Deflect", "Ganking", "Hunt", "Shield", "Tank", "Temporary",
    "Vision",
)  # fmt: skip
"""Keywords that a unit without a text can be given."""
TIMED = ("Action", "Reaction")
"""Keywords that a test spell can be given."""
_ATTACKING = 5
NOTHING: dict[str, tuple[str, ...]] = {}
_ELSEWHERE = "other boards than a fight and a play on the unit"


def applies(keyword: str, one: Thing, day: date) -> Found:
    """Whether a keyword of a plain unit makes a difference to what a card does to it, or it to the card.

    Raises CannotSimulate for a keyword that no plain unit or test spell can be given.
    """
    if keyword in TIMED:
        return _in_response(keyword, one, day)
    _needs_to_be_given(keyword)
    unit = PLAIN._replace(keywords=(keyword,))
    tried: list[Found] = []
    for board, plain in _pairs(one, unit, day):
        happens, without = walked(board, day), walked(plain, day)
        paid, base = paid_on(happens, "P1"), paid_on(without, "P1")
        if paid != base:
            why = f"with {keyword} on u, P1 pays {paid} for it, and {base} without"
            return Found("YES", why, board, (), (), happens, without)
        if not is_same(happens, without):
            having, plain_ends = told_apart(happens, without)
            why = f"with {keyword} on u: {having}. Without: {plain_ends}"
            return Found("YES", why, board, (), (), happens, without)
        why = f"no difference was found with {keyword} on u: {what_happens(happens)}"
        tried.append(Found("", why, board, walk=happens, without=without, untried=_ELSEWHERE))
    if not tried:
        raise CannotSimulate(f"no board with {one.called} and a plain unit that has {keyword} could be played.")
    return tried[0]


def _pairs(one: Thing, unit: Thing, day: date) -> Iterator[tuple[Scene, Scene]]:
    """Boards with a unit that has a keyword, each beside the same without: acted on, attacking, attacked."""
    for first, then in ((one, unit), (unit, one)):
        plain = [each if each.name else PLAIN for each in (first, then)]
        scenes = zip(acts_on(first, then, day), acts_on(plain[0], plain[1], day), strict=True)
        found = next((pair for pair in scenes if all(first_that_plays((each,), day) for each in pair)), None)
        if found is not None:
            yield found


def _in_response(keyword: str, one: Thing, day: date) -> Found:
    """Whether a spell with Action or Reaction can be played in response to a card."""
    played = first_that_plays(used_on(one, PLAIN, day), day, settled=True)
    if played is None:
        raise CannotSimulate(f"no board on which {one.called} can be played was found.")
    board = played.beside(f'P2: hand s = {keyword.lower()} spell "draw 1"')
    (may,) = ask(board, day, "can P2 play s")
    why = may.why or f"a spell with {keyword} can be played in response to {one.called}"
    return Found("NO" if may.is_no else "YES", why, board, may.rules, (may,))


def meet(one: str, other: str, day: date) -> Found:
    """Two keywords in one combat: on two defenders, or on attacker and defender.

    Raises CannotSimulate for a keyword that no plain unit can be given.
    """
    for keyword in (one, other):
        _needs_to_be_given(keyword)
    last: Found | None = None
    for board, plain in _combats(one, other):
        happens, without = walked(board, day), walked(plain, day)
        if not is_same(happens, without):
            having, plain_ends = told_apart(happens, without)
            why = f"{having}. Without {one} and {other}: {plain_ends}"
            return Found("", why, board, (), (), happens, without)
        why = f"no difference was found with {one} and {other} in a combat: {what_happens(happens)}"
        last = last or Found("", why, board, walk=happens, without=without, untried="other boards than a combat")
    assert last is not None
    return last


def _combats(one: str, other: str) -> Iterator[tuple[Scene, Scene]]:
    attacker = Thing(might=_ATTACKING, label="a")
    for having in ({"t": (one,), "s": (other,)}, {"a": (one,), "t": (other,)}, {"a": (other,), "t": (one,)}):
        scenes = []
        for keywords in (having, NOTHING):
            first = attacker._replace(keywords=keywords.get("a", ()))
            defender = Thing(label="t", keywords=keywords.get("t", ()))
            second = Thing(label="s", keywords=keywords.get("s", ()))
            scenes.append(fight(first, defender).beside(f"P2: at {FIELD} {second.stated}"))
        yield scenes[0], scenes[1]


def _needs_to_be_given(keyword: str) -> None:
    if keyword.split(maxsplit=1)[0] not in GIVEN:
        raise CannotSimulate(f"no unit without a text can be given {keyword}, so no board with it was made.")

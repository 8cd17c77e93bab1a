"""The answer to a question: what is said, one line of play for it and one against it, and the rules behind it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.errors import CannotSimulate
from judge.scenario.language.amounts import amount_in

if TYPE_CHECKING:
    from datetime import date

    from judge.engine.state.state import GameState
    from judge.scenario.language.script import Script
    from judge.scenario.language.script_asks import Ask
    from judge.scenario.play.playing import Playing
    from judge.slugs import Slug

_SAME = {"YES": "ALWAYS", "NO": "NEVER"}
_DECIDES = r"P[1-9]|chance|nobody"


class Answered(Struct, frozen=True):
    """A question with its answer.

    ``said`` is the answer as a reply is written: YES, DEPENDS on P2, 2 to 3, [2][C]. ``why`` says in words what decides
    it, ``rules`` the rules behind it, the first one first. ``line_for`` and ``line_against`` are the choices on a line
    of play on which it is so, and on one on which it is not; empty where there is none, or nobody chooses anything.
    ``agrees`` is whether it is the answer that was stated; None if none was.
    """

    ask: Ask
    said: str
    why: str = ""
    rules: tuple[Slug, ...] = ()
    line_for: tuple[str, ...] = ()
    line_against: tuple[str, ...] = ()
    agrees: bool | None = None

    @property
    def is_no(self) -> bool:
        return self.said in {"NO", "NEVER"}


class AskedAt(Struct, frozen=True):
    """Where a question is answered: the scenario, and its play at its end. ``start`` is the state before the play."""

    script: Script
    day: date
    rules: str
    start: GameState
    play: Playing


Answering = Callable[["Ask", AskedAt], Answered]
"""Answers a question over everything that a play leaves open."""


def answered_by_nobody(ask: Ask, at: AskedAt) -> Answered:
    """Refuse a question where only the lines that are written are played."""
    place = f"{at.script.where}:{ask.at.line}" if at.script.where else ""
    raise CannotSimulate(
        f'"{ask.question}" is answered over all lines of play, which are not walked here.', where=place,
        hint="judge run walks them.",
    )  # fmt: skip


def agrees(reply: str, said: str, domains: tuple[str, ...] | None = None) -> bool | None:
    """Whether an answer is the stated one; None if none is stated.

    YES is ALWAYS where nothing is left open, DEPENDS alone leaves out on whom; numbers and costs may be in any order.
    ``domains`` are those of the card whose cost it is, for [C].
    """
    if not reply:
        return None
    if _SAME.get(reply, reply) == _SAME.get(said, said):
        return True
    if reply == "DEPENDS" or (said.startswith("DEPENDS") and reply.startswith("DEPENDS")):
        return said.startswith("DEPENDS") and (reply == "DEPENDS" or _deciding(reply) == _deciding(said))
    if "[" in reply:
        stated, found = ({amount_in(one, domains) for one in words.split(" or ")} for words in (reply, said))
        return stated == found
    if reply[0].isdigit():
        return numbers_in(reply) == numbers_in(said)
    return bool(_deciding(reply)) and _deciding(reply) == _deciding(said)


def _deciding(words: str) -> set[str]:
    return set(re.findall(_DECIDES, words))


def numbers_in(words: str) -> set[int]:
    """The numbers that "3", "2 to 4" or "0 or 3" says."""
    least, _, most = words.partition(" to ")
    if most.isdigit() and least.isdigit():
        return set(range(int(least), int(most) + 1))
    return {int(one) for one in words.split(" or ") if one.isdigit()}


def range_of(values: set[int]) -> str:
    """Numbers as an answer says them: "3", "2 to 4" where none is missing between, "0 or 3"."""
    found = sorted(values)
    if len(found) > 2 and found == list(range(found[0], found[-1] + 1)):
        return f"{found[0]} to {found[-1]}"
    return " or ".join(map(str, found))

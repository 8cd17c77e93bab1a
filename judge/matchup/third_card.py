"""A third card beside two: what it does there, and whether it makes a difference to what comes of the two."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.card import BATTLEFIELD, SPELL
from judge.errors import CannotSimulate
from judge.matchup.explorer import walk
from judge.matchup.narration import summary
from judge.matchup.plan import Plan, Slot
from judge.matchup.textless import without_text

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.explorer import Outcome, Walk
    from judge.matchup.search import Found, Matchup
    from judge.matchup.steering import Steering

MOST = 6
"""How many set-ups are compared with the same ones without the third card."""
BUDGET_EACH = 600
"""The most positions visited for one of them."""


class Beside(Struct, frozen=True):
    """The set-up that shows best what a third card does, and that in words."""

    found: Found
    words: str


def beside(wanted: Steering, card: Card) -> Steering:
    """The same wishes with a third card: a spell responds, Equipment is attached, anything else is on the board."""
    wanted = replace(wanted, beside=card.name, cards=(*wanted.cards, card))
    if card.is_a(SPELL):
        return replace(wanted, responds=card.name)
    if card.is_a(BATTLEFIELD):
        return replace(wanted, battlefield=card.name)
    if "Equipment" in card.tags:
        return replace(wanted, attached=(*wanted.attached, card.name))
    return replace(wanted, third=(*wanted.third, (card.name, "")))


def part_of_third(found: Matchup, name: str, *, responds: bool) -> Beside | None:
    """The first set-up in which a third card makes a difference, else the first one; None where there is no set-up.

    It is held against the same set-up with a textless card in its place, or without its play.
    """
    without = "without it" if responds else "with a textless card in its place"
    tried = 0
    for entry in sorted(found.set_ups[: 2 * MOST], key=_responses_to_oneself)[:MOST]:
        other = _without(entry, name, responds=responds)
        if other is None:
            continue
        tried += 1
        if _facts(entry.walk, name) != _facts(other, name):
            words = f"{name} makes a difference: {_told(entry.walk.outcomes)}; {without}: {_told(other.outcomes)}."
            return Beside(entry, words)
    first = next(iter(found.set_ups), None)
    if first is None:
        return None
    where = "the set-up that was" if tried == 1 else f"the {tried} set-ups that were"
    return Beside(first, f"{name} makes no difference in {where} compared with the same {without}.")


def _responses_to_oneself(entry: Found) -> int:
    """How often somebody responds to what they have played themselves."""
    acts = entry.board.acts
    return sum(one.slot is Slot.IN_RESPONSE and one.who == last.who for last, one in pairwise(acts))


def _without(entry: Found, name: str, *, responds: bool) -> Walk | None:
    board = entry.board
    setup = board.setup() if responds else without_text(board.setup(), name)
    acts = tuple(act for act in board.acts if act.label != name)
    try:
        walked = walk(setup.state(), Plan(acts), BUDGET_EACH)
    except CannotSimulate:
        return None
    return walked if walked.impossible is None else None


def _facts(walked: Walk, name: str) -> frozenset[frozenset[str]]:
    """What can come of it, but for what is said of the third card itself."""
    return frozenset(
        frozenset(words for fact in outcome.facts if name not in (words := str(fact))) for outcome in walked.outcomes
    )


def _told(outcomes: tuple[Outcome, ...]) -> str:
    return " | ".join(dict.fromkeys(map(summary, outcomes)))

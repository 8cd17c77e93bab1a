"""A third card beside two: what it does there, and whether it makes a difference to what comes of the two."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.state.card import BATTLEFIELD, SPELL
from judge.errors import CannotSimulate
from judge.matchup.explorer import Outcome, walk
from judge.matchup.narration import summary
from judge.matchup.plan import Plan, Slot
from judge.matchup.textless import without_text

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.explorer import Walk
    from judge.matchup.search import Found, Matchup
    from judge.matchup.steering import Steering

MOST = 6
"""How many set-ups are compared with the same ones without the third card."""
MOST_TOLD = 2
"""How many outcomes are told."""
BUDGET_EACH = 600
"""The most positions visited for one of them."""


Ends = Mapping[frozenset[str], Outcome]
"""Outcomes by what comes of them."""


class Beside(Struct, frozen=True):
    """The set-up that shows best what a third card does, that in words, and whether it makes a difference."""

    found: Found
    words: str
    differs: bool


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


def part_of_third(found: Matchup, name: str, *, played: bool) -> Beside | None:
    """The first set-up in which a third card makes a difference, else the first one; None where there is no set-up.

    It is held against the same set-up with a textless card in its place, or without its play.
    """
    without = "without it" if played else "with a textless card in its place"
    tried = 0
    for entry in sorted(found.set_ups[: 2 * MOST], key=_responses_to_oneself)[:MOST]:
        other = _without(entry, name, played=played)
        if other is None:
            continue
        tried += 1
        here, there = ({_facts(one, name): one for one in walked.outcomes} for walked in (entry.walk, other))
        if here.keys() != there.keys():
            return Beside(entry, f"{name} makes a difference: {_difference(here, there, without)}.", differs=True)
    first = next(iter(found.set_ups), None)
    if first is None:
        return None
    where = "the set-up that was" if tried == 1 else f"the {tried} set-ups that were"
    return Beside(first, f"{name} makes no difference in {where} compared with the same {without}.", differs=False)


def _responses_to_oneself(entry: Found) -> int:
    """How often somebody responds to what they have played themselves."""
    acts = entry.board.acts
    return sum(one.slot is Slot.IN_RESPONSE and one.who == last.who for last, one in pairwise(acts))


def _without(entry: Found, name: str, *, played: bool) -> Walk | None:
    board = entry.board
    setup = board.setup() if played else without_text(board.setup(), name)
    acts = tuple(act for act in board.acts if act.label != name)
    try:
        walked = walk(setup.state(), Plan(acts), BUDGET_EACH)
    except CannotSimulate:
        return None
    return walked if walked.impossible is None else None


def _facts(outcome: Outcome, name: str) -> frozenset[str]:
    """What comes of it, but for what is said of the third card itself."""
    return frozenset(words for fact in outcome.facts if name not in (words := str(fact)))


def _difference(here: Ends, there: Ends, without: str) -> str:
    """What happens only with the third card, and only without; else what is otherwise in the end."""
    with_it, others = (dict.fromkeys(map(summary, ends.values())) for ends in (here, there))
    if with_it.keys() == others.keys():
        mine = next((facts for facts in here if facts not in there), next(iter(here)))
        other = next((facts for facts in there if facts not in here), next(iter(there)))
        ends = [", ".join(sorted(one)) or "nothing else" for one in (mine - other, other - mine)]
        return f"in the end with it {ends[0]}; {without} {ends[1]}"
    only_with, only_without = ([one for one in a if one not in b] for a, b in ((with_it, others), (others, with_it)))
    said = [f"only with it {_told(only_with)}"] if only_with else []
    said += [f"only {without} {_told(only_without)}"] if only_without else []
    return "; ".join(said)


def _told(outcomes: list[str]) -> str:
    """Outcomes in words, the first of them only where they are many."""
    words = [f'"{one}"' for one in outcomes]
    more = f" and {len(words) - MOST_TOLD} more" if len(words) > MOST_TOLD else ""
    return " or ".join(words[:MOST_TOLD]) + more

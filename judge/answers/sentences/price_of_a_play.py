"""The cost of a card that a text has played: first without options, then with one.

An optional additional cost is not part of the price (356.2.b), because it does not have to be paid. A mandatory one is,
even if the cost of the card is ignored (356.2.a, 356.1.b.3).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.costs.determine_cost import TOTAL_COST
from judge.engine.state.events import Happened

if TYPE_CHECKING:
    from judge.engine.state.events import Event
    from judge.matchup.points.over_all_lines import AllLines

Step = tuple[Happened, str]
"""A step of a play, as far as the price is concerned, with its words."""

Way = tuple[tuple[str, ...], str]
"""A way to play a card: the optional costs that are paid, and what it comes to in all ("" for nothing)."""

MOST = 3
"""The maximum number of different prices in a sentence. If there are more, the rows give them."""

_TO_PAY_FOR = "to pay for "
_INSTEAD = ("instead of", "without its Energy")
"""In the names of optional costs that replace the cost of a card: what is paid says all of it."""
_RESOURCES = re.compile(r"(?:\[\w+\])+")


class Plays(Struct, frozen=True):
    """How a card is played over all lines: the ways to pay for it, and why it is undone if it always is."""

    ways: tuple[Way, ...]
    undone: str


def plays_of(card: str, by: str, lines: AllLines) -> Plays:
    """How a card is played through the text of ``by``."""
    used = {one.id for one in lines.events() if one.kind is Happened.ABILITY_ACTIVATED}

    def of(event: Event) -> tuple[Step, ...]:
        if event.card != card:
            return ()
        if event.kind is Happened.PLAY_BEGUN:
            return ((event.kind, event.source_card),)
        if event.kind is Happened.CHOSEN and event.detail.startswith(_TO_PAY_FOR):
            return ((event.kind, event.detail.removeprefix(_TO_PAY_FOR)),)
        if event.kind is Happened.COST_DETERMINED and TOTAL_COST not in event.rules:
            return ()
        is_step = event.kind in {
            Happened.COST_DETERMINED, Happened.COST_PAID, Happened.FINALIZED, Happened.PLAY_UNDONE,
        }  # fmt: skip
        return ((event.kind, event.detail),) if is_step and used.isdisjoint(event.causes) else ()

    nothing: tuple[Step, ...] = ()
    ways: dict[Way, None] = {}
    undone: dict[str, None] = {}
    for one in lines.sums(of, nothing, lambda first, rest: first + rest).reached:
        for play in _plays(one.value, by):
            if play[-1][0] is Happened.FINALIZED:
                ways.setdefault(_way(play))
            elif play[-1][0] is Happened.PLAY_UNDONE:
                undone.setdefault(play[-1][1])
    return Plays(tuple(ways), "" if ways or not undone or not lines.complete else next(iter(undone)))


def _plays(steps: tuple[Step, ...], by: str) -> list[list[Step]]:
    """The plays among the steps of a line that a text has begun, each with its steps until it is over."""
    found: list[list[Step]] = []
    now: list[Step] | None = None
    for kind, words in steps:
        if kind is Happened.PLAY_BEGUN:
            now = [] if words == by else None
            continue
        if now is not None:
            now.append((kind, words))
            if kind in (Happened.FINALIZED, Happened.PLAY_UNDONE):
                found.append(now)
                now = None
    return found


def _way(play: list[Step]) -> Way:
    options = tuple(sorted(words for kind, words in play if kind is Happened.CHOSEN))
    total = [words for kind, words in play if kind is Happened.COST_DETERMINED]
    paid = total or [words for kind, words in play if kind is Happened.COST_PAID]
    cost = paid[-1] if paid else ""
    return options, "" if cost == "nothing" else cost


def price(plays: Plays, lines: AllLines) -> str:
    """The cost of a card, for use after "P1 plays it". "" if it takes more than a few words."""
    least = list(dict.fromkeys(cost for options, cost in plays.ways if not options))
    more = [(options, cost) for options, cost in plays.ways if options]
    if not least or len(least) > MOST or not (all(least) or lines.complete):
        return ""
    told = _for(least[0]) if len(least) == 1 else _one_of(least)
    return f"{told}{_with_options(more, least)}" if told else ""


def _for(cost: str) -> str:
    """One price: resources, and acts that are required besides."""
    resources, _, acts = cost.partition(", ") if _RESOURCES.match(cost) else ("", "", cost)
    told = f" for {resources}" if resources else " without paying for it"
    if not acts:
        return told
    return f"{told}, {'and' if resources else 'but'} has to {acts.replace(', ', ' and ')}"


def _one_of(costs: list[str]) -> str:
    """Several prices, if all of them are resources or nothing."""
    asked = [cost for cost in costs if cost]
    if not all(map(_RESOURCES.fullmatch, asked)):
        return ""
    told = f" for {' or '.join(asked)}"
    return told if len(asked) == len(costs) else f" without paying for it, or{told}"


def _with_options(more: list[Way], least: list[str]) -> str:
    """The cost with an option, if there is one to pay for with resources."""
    if len(more) != 1 or len(more[0][0]) != 1 or len(least) != 1:
        return ""
    (name,), cost = more[0]
    if not _RESOURCES.fullmatch(cost) or cost == least[0]:
        return ""
    if any(words in name for words in _INSTEAD):
        return f", or for {cost}"
    return f", or for {cost} with {name.replace('the ', 'its ', 1)}"

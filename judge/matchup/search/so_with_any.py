"""What one card does to another as to any other one, for cards of which nothing more was seen."""

from __future__ import annotations

from itertools import islice, permutations
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.events import Happened
from judge.matchup.four_walks.beyond_the_sum import Differing, SeenFacts
from judge.matchup.four_walks.sentences_of_facts import is_plain, sentence_of
from judge.matchup.four_walks.tables import plain_tables
from judge.matchup.points.fact_table import NOT_THERE
from judge.matchup.points.facts_of_a_walk import AskingOrder
from judge.matchup.points.interaction import Edge, edges_on, one_of_each
from judge.matchup.search.further_set_ups import FAULTS, Four, are_alike, fights, set_up_shown, weight_of
from judge.matchup.search.own_harm import against_oneself

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.card import Card
    from judge.matchup.four_walks.tables import Table
    from judge.matchup.points.walked_set_up import WalkedSetUp

FEW_TABLES = 6
"""So many tables are looked at."""


def so_with_any(one: Card, other: Card, known: Iterable[Edge]) -> tuple[WalkedSetUp, ...]:
    """The first set-up on which one card does to the other what it does to any, and what is not ``known``."""
    shown = tuple(known)
    for table in islice(plain_tables(one, other), FEW_TABLES):
        try:
            both = table.set_up.walked()
            if not both.lines or not both.complete:
                continue
            harms = against_oneself(table.set_up, both) and len({part.who for part in table.set_up.parts}) == 1
            for by, to in permutations((table.host.name, table.guest.name)) if not harms else ():
                without = table.set_up.walked(by)
                if not without.lines or not without.complete or are_alike(both, without):
                    continue
                edges = tuple(
                    edge for edge in one_of_each(edges_on(both, frozenset((by, to))))
                    if (edge.by, edge.to) == (by, to) and edge.kinds != {Happened.CHOSEN}
                    and not any(map(edge.is_like, shown))
                )  # fmt: skip
                four = Four(both, without, without, without)
                is_told = any((edge.by, edge.to) == (by, to) for edge in shown)
                if made := edges or (() if is_told else _about_it(table, four, by, to)):
                    is_idle = are_alike(without, table.set_up.walked(by, to)) and _shows(table, made[0], four, to)
                    idle = replace(table.set_up, idle=to if is_idle else "")
                    return (set_up_shown(table._replace(set_up=idle), four, made, by),)
        except FAULTS:
            continue
    return ()


def _shows(table: Table, edge: Edge, four: Four, textless: str) -> bool:
    """Whether a table shows the same without the text of the card to which it happens."""
    plain = table.set_up.walked(textless)
    if edge.how == "alters":
        here, there = SeenFacts(four.both), SeenFacts(plain)
        return all(cell.words == there.cell(fact).words for fact, cell in here.told.items() if fact.about == textless)
    return any(map(edge.is_like, edges_on(plain, frozenset({edge.by, edge.to}))))


def _about_it(table: Table, four: Four, by: str, to: str) -> tuple[Edge, ...]:
    """What is otherwise with one card without the text of the other, as an edge."""
    here, there = SeenFacts(four.both), SeenFacts(four.without_host)
    found = [
        Differing(fact, here.cell(fact), there.cell(fact), there.cell(fact), there.cell(fact))
        for fact in (here.told.keys() | there.told.keys())
        if fact.about == to and here.cell(fact).words != there.cell(fact).words
    ]
    fought = fights(four.both)  # where anybody dies, and what triggers on that, for many reasons
    told = [one for one in found if is_plain(one) and (one.fact.asked is AskingOrder.COST or not fought)]
    told = [one for one in told if NOT_THERE not in (one.both.words, one.neither.words)]
    told.sort(key=lambda one: (weight_of(one), one.fact.words))
    return (Edge("alters", by, to, 0, (), sentence_of(told, by, table, four.both)),) if told else ()

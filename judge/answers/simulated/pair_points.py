"""The points of two cards: every ruling that a judge may mean who asks about them, the likeliest first.

A point is a sentence with the rules that decide it and the number of the set-up on which it comes about.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.answers.page.blocks import BETWEEN, ID, Span, line
from judge.answers.page.numbers_in_sentences import with_numbers
from judge.answers.sentences.decisive_rules import deciding_of
from judge.answers.sentences.edge_sentences import sentence
from judge.answers.sentences.names_in_sentences import SECOND, in_plain_words
from judge.answers.sentences.of_any_card import of_any_card
from judge.answers.simulated.near_misses_of_a_pair import NO_NEAR_MISS
from judge.answers.simulated.news_of_points import is_told, news_in, news_of_deeds
from judge.answers.simulated.pair_verdict import depends, printed_refusal, told_edges
from judge.content.ids import RULING
from judge.engine.state.events import Happened
from judge.matchup.points.both_texts import of_both_texts
from judge.matchup.points.over_all_lines import AllLines
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.answers.page.blocks import Line
    from judge.answers.simulated.near_misses_of_a_pair import NearMisses
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup

MOST = 5
"""The maximum number of points."""
MOST_NEAR = 2
"""The maximum number of near misses among them."""
MOST_RULES = 2
"""The maximum number of rules that stand behind a point."""

WRITTEN, PRINTED, SPECIFIC, NEAR_MISS, GENERIC = "written", "printed", "specific", "near miss", "generic"
"""The kinds of points.

Of a written answer, by what is printed, of these two texts, "no, because", and so with any card of a kind.
"""


class PairPoint(NamedTuple):
    """A ruling on two cards.

    ``rules`` are numbers, ``set_up`` is 0 where none shows it, ``id`` what is written on it.
    """

    kind: str
    words: str
    rules: tuple[str, ...] = ()
    set_up: int = 0
    id: str = ""

    def as_line(self, number: int) -> Line:
        """The point with its number; one that is so with any card has none."""
        behind = [f"({', '.join(self.rules)})"] if self.rules else []
        behind += [f"set-up {self.set_up}"] if self.set_up else []
        text = " ".join([self.words, *behind])
        named = [Span(" "), Span(self.id.removeprefix(RULING), ID)] if self.id else []
        return line("row", Span("-" if self.kind == GENERIC else str(number), ID), BETWEEN, Span(text), *named)

    def as_json(self) -> dict[str, Any]:
        """The point as plain values."""
        return {
            "kind": self.kind, "words": self.words, "rules": list(self.rules), "set_up": self.set_up or None,
            "id": self.id or None,
        }  # fmt: skip


def pair_points(
    found: Matchup, version: str, *, quote: str = "", any_card: str = "", near: NearMisses = NO_NEAR_MISS
) -> tuple[PairPoint, ...]:
    """The points of what was found: first a written answer that fits (``quote``), last what is so with ``any_card``.

    Between them is one for each effect of one card on the other: of the set-up that is shown, then of others. Near
    misses come before these if they lead, else after them.
    """
    misses = [PairPoint(NEAR_MISS, one.words, id=one.row.ruling) for one in near.points[:MOST_NEAR]]
    if near.leads and (still := near.points[0].row.still):
        misses[0] = misses[0]._replace(words=f"{misses[0].words} Still, {still}.")
    if not found.interact:
        return tuple(misses)
    first = [PairPoint(WRITTEN, quote)] if quote else []
    if printed := printed_refusal(found):
        first.append(PairPoint(PRINTED, with_numbers(printed, version)))
    first += misses if near.leads else []
    any_card = of_any_card(found, counts_as_played=True) or ("" if near.leads else any_card)
    last = [] if near.leads else misses
    last += [PairPoint(GENERIC, any_card)] if any_card else []
    told = {_said(one.words, found) for one in (*first, *last)}
    points: list[PairPoint] = []
    effects = sorted(_effects(found), key=lambda one: _weight(one[2], one[1]))
    news = news_of_deeds(edge for _, _, edge in effects)
    for number, entry, edge in effects:
        words = with_numbers(_words(entry, edge, found), version)
        if (said := _said(words, found)) not in told and not is_told(edge, words, news):
            told.add(said)
            news |= {one for one in news_in(edge, words) if one[0]}
            rules = deciding_of(entry, edge, found.cards, version, MOST_RULES)
            points.append(PairPoint(SPECIFIC, words, rules, number))
        if len(points) >= MOST - len(first) - len(last):
            break
    return (*first, *points, *last)


def _said(words: str, found: Matchup) -> str:
    """The words of a point, to tell whether it has been told. Of two equal cards either one can be meant."""
    other = found.cards[1].name
    if not other.startswith(SECOND):
        return words.casefold()
    return re.sub(rf"\b(?:the )?{re.escape(other.casefold())}", other.removeprefix(SECOND).casefold(), words.casefold())


def _weight(edge: Edge, entry: WalkedSetUp) -> int:
    """A sort key: effects of both texts first, last that one card is something for the other one to choose."""
    return 0 if of_both_texts(edge, entry.walk) else 2 if edge.how == "enables" else 1


def _effects(found: Matchup) -> Iterator[tuple[int, WalkedSetUp, Edge]]:
    """Each effect with the first set-up that shows it, of the set-up that is shown before all others."""
    numbered = list(enumerate(found.set_ups, 1))
    numbered.sort(key=lambda one: one[1] is not found.best)
    seen: dict[tuple[str, str, str], frozenset[Happened]] = {}
    for number, entry in numbered:
        for edge in told_edges(entry):
            kind = (edge.how, edge.by, edge.to)
            if kind not in seen or not edge.kinds <= seen[kind]:
                said = {Happened.KILLED} if Happened.DAMAGED in edge.kinds else set()  # whether it is lethal is told
                seen[kind] = seen.get(kind, frozenset()) | edge.kinds | said
                yield number, entry, edge


def _words(entry: WalkedSetUp, edge: Edge, found: Matchup) -> str:
    told = [f"{sentence(edge, entry, AllLines(entry.walk))}."]
    if edge is entry.edges[0] and edge.how != "triggers on":  # its sentence has the condition
        told = depends(entry, frozenset(card.name for card in found.cards), told)
    return " ".join(in_plain_words(told, entry))

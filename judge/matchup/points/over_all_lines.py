"""Questions about all lines of a walk: what always, never or sometimes happens, and what can be forced.

Answers come from the graph and not from one line of each outcome, so they are true for every line. A line is a way from
the start to an end of the walk. If positions can come back (``repeats``), whether something can happen is still
answered for every line that ends. Lines are counted, and sums made, only for those that do not come back.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from judge.engine.state.events import Event
from judge.engine.state.state import GameState
from judge.matchup.points.verdicts import CHANCE, Forced, Judged, Line, Reached, V, Values, Verdict
from judge.matchup.walks.graph import Choice, Edge, Node

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Decision
    from judge.matchup.walks.explorer import Walk

EventTest = Callable[[Event, GameState], bool]
"""A test of an event. The state is that after the answer with the event."""
StateTest = Callable[[GameState], bool]


class AllLines:
    """The lines of one walk, for several questions about them."""

    def __init__(self, walk: Walk) -> None:
        self.complete = walk.complete
        graph = walk.graph
        nodes = graph.nodes if graph is not None else ()
        self._at = {id(node): at for at, node in enumerate(nodes)}
        self._nodes = nodes
        live = [node.is_end for node in nodes]
        self.repeats = graph is not None and graph.repeats
        for _ in nodes if self.repeats else range(1):
            before = sum(live)
            for at, node in enumerate(nodes):
                live[at] = live[at] or any(live[self._at[id(edge.child)]] for edge in self._edges(node))
            if sum(live) == before:
                break
        self._next = [[edge for edge in self._edges(node) if live[self._at[id(edge.child)]]] for node in nodes]
        self._start = graph.start if graph is not None and nodes and live[-1] else None
        self._settled: dict[int, tuple[Event, ...]] = {}

    def _edges(self, node: Node) -> list[Edge]:
        return [edge for edge in node.edges if id(edge.child) in self._at]

    def _all_edges(self) -> Iterator[Edge]:
        if self._start is not None:
            yield self._start
            for edges in self._next:
                yield from edges

    def edges_with_events(self) -> Iterator[tuple[Edge, tuple[Event, ...]]]:
        """Every edge of a line, with its settled events."""
        return ((edge, self._events(edge)) for edge in self._all_edges())

    def _events(self, edge: Edge) -> tuple[Event, ...]:
        if id(edge) not in self._settled:
            self._settled[id(edge)] = edge.settled
        return self._settled[id(edge)]

    def events(self) -> Iterator[Event]:
        """Every event on any line, some of them more than once."""
        return (event for _, events in self.edges_with_events() for event in events)

    def end_nodes(self) -> Iterator[Node]:
        """Every end."""
        return (node for node in self._nodes if node.is_end)

    def happens(self, test: EventTest) -> Judged:
        """The lines on which an event happens that passes the test."""
        return self.judge(self._with_event(test))

    def deciding(self, test: EventTest) -> tuple[Decision, ...]:
        """The decisions at which it is settled whether an event happens, on any line."""
        hits = self._with_event(test)
        can = self._possible(hits)
        found: dict[int, Decision] = {}
        for at, node in enumerate(self._nodes):
            ways = {frozenset(self._after(edge, hits, can)) for edge in self._next[at]}
            if len(ways) > 1 and node.decision is not None:
                found[id(node)] = node.decision
        return tuple(found.values())

    def at_end(self, test: StateTest) -> Judged:
        """The lines whose end passes the test."""
        return self.judge(self._with_end(test))

    def can_force(self, player: str, test: EventTest, *, away: bool = False) -> Forced:
        """The proof that a player can or cannot force an event, or that it stays ``away``, whatever all others do."""
        return self._force(player, self._with_event(test), away=away)

    def can_force_at_end(self, player: str, test: StateTest) -> Forced:
        """The proof that a player can or cannot force that the state at the end passes the test."""
        return self._force(player, self._with_end(test))

    def sums(self, of: Callable[[Event], V], nothing: V, add: Callable[[V, V], V]) -> Values[V]:
        """The sums of a measure over the events of a line."""
        here: dict[int, V] = {}
        for edge in self._all_edges():
            total = nothing
            for event in self._events(edge):
                total = add(total, of(event))
            here[id(edge)] = total
        return self._values(here, nothing, add)

    def values_of_ends(self, ends: dict[int, V]) -> Values[V | None]:
        """The values at the ends, given by the ``id`` of their nodes."""
        here = {id(edge): ends.get(id(edge.child)) for edge in self._all_edges()}
        return self._values(here, None, lambda first, rest: rest if first is None else first)

    def sums_of_edges(self, told: dict[int, V], nothing: V, add: Callable[[V, V], V]) -> Values[V]:
        """The sums of the values of some edges, given by their ``id``. The value of the others is ``nothing``."""
        return self._values({id(edge): told.get(id(edge), nothing) for edge in self._all_edges()}, nothing, add)

    def _with_event(self, test: EventTest) -> set[int]:
        return {
            id(edge) for edge in self._all_edges() if any(test(event, edge.child.state) for event in self._events(edge))
        }

    def _with_end(self, test: StateTest) -> set[int]:
        return {id(edge) for edge in self._all_edges() if edge.child.is_end and test(edge.child.state)}

    def judge(self, hits: set[int]) -> Judged:
        """The lines on which one of some edges is taken, given by their ``id``."""
        if self._start is None:
            return Judged(Verdict.NO_LINE, 0, 0, None, None, (), self.complete, self.repeats)
        can = self._possible(hits)
        lines, by = self._search(hits, can)
        every, without = self._counted(hits)
        chosen = {flag: self._choices(line, hits, can) for flag, line in lines.items()}
        verdict = Verdict.DEPENDS if len(lines) == 2 else Verdict.ALWAYS if True in lines else Verdict.NEVER
        return Judged(
            verdict, max(every - without, int(True in lines)), max(without, int(False in lines)), chosen.get(True),
            chosen.get(False), by if verdict is Verdict.DEPENDS else (), self.complete, self.repeats,
        )  # fmt: skip

    def _possible(self, hits: set[int]) -> list[set[bool]]:
        """For each node: whether it can still happen from there, and whether it can stay away."""
        can: list[set[bool]] = [{False} if node.is_end else set() for node in self._nodes]
        changed = True
        while changed:
            changed = False
            for at, edges in enumerate(self._next):
                before = len(can[at])
                for edge in edges:
                    can[at] |= self._after(edge, hits, can)
                changed = changed or len(can[at]) != before
            changed = changed and self.repeats
        return can

    def _after(self, edge: Edge, hits: set[int], can: list[set[bool]]) -> set[bool]:
        return {True} if id(edge) in hits else can[self._at[id(edge.child)]]

    def _search(self, hits: set[int], can: list[set[bool]]) -> tuple[dict[bool, tuple[Edge, ...]], tuple[str, ...]]:
        """A shortest line with it and one without it, and the players whose choices settle this."""
        assert self._start is not None
        first = (self._at[id(self._start.child)], id(self._start) in hits)
        seen: dict[tuple[int, bool], tuple[tuple[int, bool], Edge] | None] = {first: None}
        lines: dict[bool, tuple[Edge, ...]] = {}
        by: dict[str, None] = {}
        waiting = deque([first])
        while waiting:
            at, happened = now = waiting.popleft()
            if self._nodes[at].is_end:
                if happened not in lines:
                    lines[happened] = _way(seen, now)
                continue
            if not happened and len({frozenset(self._after(edge, hits, can)) for edge in self._next[at]}) > 1:
                by.setdefault(_decider(self._nodes[at]))
            for edge in self._next[at]:
                then = self._at[id(edge.child)], happened or id(edge) in hits
                if then not in seen:
                    seen[then] = now, edge
                    waiting.append(then)
        return lines, tuple(by)

    def _counted(self, hits: set[int]) -> tuple[int, int]:
        """The number of lines, and the number of those without it."""
        assert self._start is not None
        every = [int(node.is_end) for node in self._nodes]
        without = list(every)
        for at, edges in enumerate(self._next):
            for edge in edges:
                if not edge.back:
                    every[at] += every[self._at[id(edge.child)]]
                    without[at] += 0 if id(edge) in hits else without[self._at[id(edge.child)]]
        return every[-1], 0 if id(self._start) in hits else without[-1]

    def _choices(self, line: tuple[Edge, ...], hits: set[int], can: list[set[bool]]) -> Line:
        chosen, happened = [], self._start is not None and id(self._start) in hits
        for edge in line:
            assert edge.before is not None
            here = {frozenset(self._after(other, hits, can)) for other in self._next[self._at[id(edge.before)]]}
            chosen.append(_choice(edge, matters=not happened and len(here) > 1))
            happened = happened or id(edge) in hits
        return tuple(chosen)

    def _values(self, here: dict[int, V], nothing: V, add: Callable[[V, V], V]) -> Values[V]:
        if self._start is None:
            return Values((), (), self.complete, self.repeats)
        found: list[dict[V, tuple[int, int, Edge | None, V]]] = []
        by: dict[str, None] = {}
        for at, node in enumerate(self._nodes):
            values: dict[V, tuple[int, int, Edge | None, V]] = {nothing: (1, 0, None, nothing)} if node.is_end else {}
            different = set()
            for edge in self._next[at]:
                if edge.back:
                    continue
                rest = found[self._at[id(edge.child)]]
                different.add(frozenset(add(here[id(edge)], value) for value in rest))
                for value, (lines, depth, _, _) in rest.items():
                    total = add(here[id(edge)], value)
                    known = values.get(total)
                    way = (depth + 1, edge, value) if known is None or depth + 1 < known[1] else known[1:]
                    values[total] = ((known[0] if known is not None else 0) + lines, *way)
            if len(different) > 1:
                by.setdefault(_decider(node))
            found.append(values)
        reached = []
        for value, (lines, depth, _, _) in found[-1].items():
            line, at, left = [], len(found) - 1, value
            while (way_on := found[at][left][2]) is not None:
                left = found[at][left][3]
                line.append(_choice(way_on, matters=True))
                at = self._at[id(way_on.child)]
            reached.append((depth, Reached(add(here[id(self._start)], value), lines, tuple(line))))
        ordered = tuple(one for _, one in sorted(reached, key=lambda pair: pair[0]))
        return Values(ordered, tuple(by), self.complete, self.repeats)

    def _force(self, player: str, hits: set[int], *, away: bool = False) -> Forced:
        if self._start is None:
            return Forced(away, (), self.complete, self.repeats)
        wins = [False] * len(self._nodes)
        rank = [0] * len(self._nodes)

        def good(edge: Edge) -> bool:
            return id(edge) in hits or wins[self._at[id(edge.child)]]

        for turn in range(1, len(wins) + 2):
            before = sum(wins)
            for at, node in enumerate(self._nodes):
                if not wins[at] and self._next[at]:
                    good_ways = [good(edge) for edge in self._next[at]]
                    wins[at] = (
                        any(good_ways) if (_decider(node) == player) is not away else all(good_ways) and not node.cut
                    )
                    rank[at] = turn
            if not self.repeats or sum(wins) == before:
                break
        can = good(self._start)
        line, seen, edge = [], set(), self._start
        while self._next[self._at[id(edge.child)]] and id(edge.child) not in seen:
            seen.add(id(edge.child))
            ways = self._next[self._at[id(edge.child)]]
            fitting = [way for way in ways if good(way) == can] or ways
            edge = (
                min(fitting, key=lambda way: (id(way) not in hits, rank[self._at[id(way.child)]]))
                if can
                else fitting[0]
            )
            line.append(_choice(edge, matters=len(fitting) < len(ways)))
        return Forced(can is not away, tuple(line), self.complete, self.repeats)


def _decider(node: Node) -> str:
    decision = node.decision
    return (decision.by if decision is not None else None) or CHANCE


def _choice(edge: Edge, *, matters: bool) -> Choice:
    assert edge.decision is not None
    return Choice(edge.decision, edge.answer, matters)


def _way(seen: dict[tuple[int, bool], tuple[tuple[int, bool], Edge] | None], end: tuple[int, bool]) -> tuple[Edge, ...]:
    edges = []
    while (before := seen[end]) is not None:
        end, edge = before
        edges.append(edge)
    return tuple(reversed(edges))

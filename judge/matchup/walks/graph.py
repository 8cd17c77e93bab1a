"""The graph of a walk: a node for each position, and an edge for each answer with its events.

Positions that are equal merge into one node, which keeps the log of the first line that came to it. The events on the
way there are therefore on the edges: each has the events of its own answer.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from judge.engine.state.events import Log

if TYPE_CHECKING:
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.events import Event
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position
    from judge.matchup.walks.observed_facts import Fact

Facts = tuple["Fact", ...]


class Choice(Struct, frozen=True):
    """A real choice on a line: who decided what, and whether another answer leads to other outcomes."""

    decision: Decision
    answer: Answer
    matters: bool

    def describe(self) -> str:
        who = self.decision.by or "Chance"
        return f"{who}: {self.decision.prompt} — {self.decision.in_words(self.answer)}"


class Node(Struct, eq=False):
    """A position at which a player chooses, or an end of the walk (``is_end``).

    ``found`` maps the facts of each outcome that can be reached to its lines, and ``depth`` to the choices of a
    shortest one. ``dropped`` is the number of lines from here that were dropped because a later act of the plan could
    not be taken. ``cut``: not every answer was walked.
    """

    position: Position
    taken: int
    edges: list[Edge] = field(default_factory=list)
    found: dict[Facts, int] = field(default_factory=dict)
    depth: dict[Facts, int] = field(default_factory=dict)
    dropped: int = 0
    is_end: bool = False
    cut: bool = False
    done: bool = False

    @property
    def state(self) -> GameState:
        return self.position.state

    @property
    def decision(self) -> Decision | None:
        return self.position.decision


class Edge(Struct, frozen=True, eq=False):
    """One answer at a node (``before``), and the node to which it leads.

    The edge to the root has neither node nor answer. ``log`` is the log with which this answer came to ``child``, and
    ``step_log`` the log at the start of the step that is performed there. ``back`` marks an edge that returns to a
    position on the way to it.
    """

    before: Node | None
    answer: Answer
    child: Node
    log: Log | None
    step_log: Log | None
    back: bool = False

    @property
    def decision(self) -> Decision | None:
        """The decision that was made with the answer. None for the edge to the root."""
        return self.before.position.decision if self.before is not None else None

    @property
    def new_events(self) -> tuple[Event, ...]:
        """The events from the choice to the next one, including those of steps without a choice."""
        return self._compared()[0]

    @property
    def undone(self) -> tuple[Event, ...]:
        """Events before this choice that it took back: the beginning of a play that is undone (358.5)."""
        return self._compared()[1]

    @property
    def settled(self) -> tuple[Event, ...]:
        """The events that are certain by this answer: logged on the way to it or by it, and no longer to be undone.

        On every line the settled events of its edges are, in order, all events of the line.
        """
        end = self.log if self.child.is_end else self.step_log
        return Log.in_order(end, self._start())

    def _start(self) -> Log | None:
        return self.before.position.checkpoint_log if self.before is not None else None

    def _compared(self) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
        """The events logged, and those taken back. A step that was replayed logs its first events once more."""
        start = self._start()
        now = Log.in_order(self.log, start)
        known = Log.in_order(self.before.position.log, start) if self.before is not None else ()
        same = 0
        while same < min(len(now), len(known)) and now[same] == known[same]:
            same += 1
        return now[same:], known[same:]


class Graph(Struct, frozen=True, eq=False):
    """The walked graph: the edge to its root, and its nodes in such an order that those that follow a node come first.

    Only the edges that are marked as going back keep from that order.
    """

    start: Edge
    nodes: tuple[Node, ...]

    @property
    def root(self) -> Node:
        return self.start.child

    @property
    def repeats(self) -> bool:
        """Whether a line can come back to a position at which it was before."""
        return any(edge.back for node in self.nodes for edge in node.edges)

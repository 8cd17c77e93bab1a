"""The explorer: every line of play that the rules allow inside a stated frame.

Positions that are equal merge, and so they form a graph. An outcome is a set of observed facts, with the number of
lines that lead to it, one shortest line, and whose choices make the difference. Cycles are reported, never ruled.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from time import monotonic
from typing import TYPE_CHECKING

from msgspec import Struct

from judge.doubts import doubts_among
from judge.engine.state.decisions import Kind
from judge.engine.turn.position import Position, answer, begin, endless_loop
from judge.engine.turn.sameness import key
from judge.engine.wording.doubts import notes_of, notes_since
from judge.matchup.walks.equal_choices import one_order_of_each
from judge.matchup.walks.graph import Choice, Edge, Facts, Graph, Node
from judge.matchup.walks.observed_facts import observe
from judge.matchup.walks.planned_acts import Impossible, Plan
from judge.matchup.walks.search_limit import one_more_is_over
from judge.matchup.walks.walk_status import COMPLETE, CUT_SHORT, LINES_LEFT_OUT

if TYPE_CHECKING:
    from judge.doubts import Doubt, Note
    from judge.engine.state.decisions import Answer
    from judge.engine.state.state import GameState

BUDGET = 20_000
"""How many positions a walk visits before it is cut."""
MOST_PASSES = 1000
"""After this many acts and passes in a row without a choice, the walk counts as a cycle."""
MOST_CHOICES = 400
"""A line with more choices than this is not followed: it repeats without ever reaching the same position."""


class Outcome(Struct, frozen=True):
    """One outcome: its facts, the number of lines that lead to it, and the choices and the end of a shortest line."""

    facts: Facts
    lines: int
    choices: tuple[Choice, ...]
    end: Position

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The open questions that its line rests on."""
        return doubts_among(notes_of(self.end.events))


class Cut(Enum):
    """The reason why a walk ended before every line was walked."""

    POSITIONS = "its budget of positions"
    SECONDS = "its time"
    INTERRUPTED = "an interruption"

    __hash__ = object.__hash__


class Walk(Struct, frozen=True):
    """The result of a walk. ``impossible`` is set if the plan could not be followed on any line.

    ``notes`` are the open questions, and those that older rulings answer otherwise, that were reached on any line, also
    on one that led to a position known already. ``graph`` has every position and the events of every answer. It is None
    if the plan could not be followed at all. ``dropped_lines`` is the number of lines that were dropped because a later
    act of the plan could not be taken on them, and ``refusal`` the first reason for that. ``cut`` is why the walk is
    not complete.
    """

    start: Position
    outcomes: tuple[Outcome, ...]
    positions: int
    lines: int
    complete: bool
    can_repeat: bool
    impossible: Impossible | None = None
    notes: tuple[Note, ...] = ()
    graph: Graph | None = None
    dropped_lines: int = 0
    refusal: Impossible | None = None
    cut: Cut | None = None

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The open questions that it rests on."""
        return doubts_among(self.notes)

    @property
    def status(self) -> str:
        """COMPLETE only if every line was walked to its end. A line that was dropped may have led to something else."""
        return CUT_SHORT if not self.complete else LINES_LEFT_OUT if self.dropped_lines else COMPLETE


def left_out(walked: Walk) -> str:
    """The number of dropped lines of a walk, in words. "" for none."""
    count = walked.dropped_lines
    many = f"{count} line{'s' * (count != 1)}"
    return f"{many} on which a later act could not be taken" if count else ""


Progress = Callable[[int, int], None]
"""Called after every position with the number of positions visited and of ends reached."""


def _key(state: GameState) -> object:
    """The key of a state, computed once, because many positions share their checkpoint or are at it."""
    if "key" not in state.worked_out:
        state.worked_out["key"] = key(state)
    return state.worked_out["key"]


class _Walker:
    """A walk in progress."""

    def __init__(self, plan: Plan, budget: int, seconds: float | None, progress: Progress | None) -> None:
        self.plan = plan
        self.budget = budget
        self.until = monotonic() + seconds if seconds is not None else None
        self.progress = progress
        self.nodes: dict[object, Node] = {}
        self.in_order: list[Node] = []
        self.ends = 0
        self.depth = 0
        self.cut: Cut | None = None
        self.can_repeat = False
        self.refusal: Impossible | None = None
        self.notes: dict[Note, None] = {}

    def start(self, position: Position) -> Edge | None:
        """Walks from a position. None if the plan cannot be followed from there."""
        try:
            return self._visit(position, 0, None, ())
        except KeyboardInterrupt:
            self.cut = Cut.INTERRUPTED
            return None

    def _visit(self, position: Position, taken: int, before: Node | None, given: Answer) -> Edge | None:
        """The edge to a position, walked to its ends. None if the plan cannot be followed from here."""
        since = before.position.log.event.id if before is not None and before.position.log is not None else 0
        position, taken, stopped = self._follow(position, taken)
        if self.depth > MOST_CHOICES:
            raise endless_loop(position.state, f"{MOST_CHOICES} choices have been made one after the other")
        if position.log is not None:
            self.notes.update(dict.fromkeys(notes_since(position.log, since)))
        if isinstance(stopped, Impossible):
            self.refusal = self.refusal or stopped
            return None
        name = (_key(position.checkpoint), position.answers, taken, _key(position.state))
        node = self.nodes.get(name)
        if node is None:
            node = self.nodes[name] = Node(position, taken)
            self._walk_on(node, ends=stopped)
            back = False
        else:
            back = not node.done
            self.can_repeat = self.can_repeat or back
        return Edge(before, given, node, position.log, position.checkpoint_log, back)

    def _walk_on(self, node: Node, *, ends: bool) -> None:
        """Give every answer at a new node, unless the walk ends there or has to stop."""
        decision = node.position.decision
        if decision is None or ends:
            facts = observe(node.position.state)
            node.found[facts], node.depth[facts] = 1, 0
            node.is_end = True
            self.ends += 1
        if self.progress is not None:
            self.progress(len(self.nodes), self.ends)
        if decision is not None and not node.is_end:
            for given in one_order_of_each(node.position, self.plan.answers(decision)):
                if self._must_stop():
                    node.cut = True
                    break
                try:
                    edge = self._give(node, given)
                except KeyboardInterrupt:
                    self.cut = Cut.INTERRUPTED
                    node.cut = True
                    break
                _add(node, edge)
        node.done = True
        self.in_order.append(node)

    def _must_stop(self) -> bool:
        if self.cut is None or self.cut is Cut.POSITIONS:
            if len(self.nodes) >= self.budget:
                self.cut = Cut.POSITIONS
                return True
            if (self.until is not None and monotonic() > self.until) or one_more_is_over():
                self.cut = Cut.SECONDS
        return self.cut is not None

    def _give(self, node: Node, given: Answer) -> Edge | None:
        depth = self.depth
        self.depth += 1
        try:
            return self._visit(answer(node.position, given), node.taken, node, given)
        finally:
            self.depth = depth

    def _follow(self, position: Position, taken: int) -> tuple[Position, int, bool | Impossible]:
        """Takes the acts of the plan and passes until there is a real choice. True if the walk ends here."""
        for _ in range(MOST_PASSES):
            decision = position.decision
            if decision is None:
                return position, taken, False
            stated = self.plan.stated(position, taken)
            if isinstance(stated, Impossible):
                return position, taken, stated
            if stated is not None:
                position = answer(position, stated)
                continue
            if decision.kind is not Kind.ACT or self.plan.branches(position):
                return position, taken, False
            step = self.plan.next_answer(position, taken)
            if step is None:
                return position, taken, True
            if isinstance(step, Impossible):
                return position, taken, step
            given, taken = step
            position = answer(position, given)
        raise endless_loop(position.state, f"{MOST_PASSES} times in a row no player had a choice")


def _add(node: Node, edge: Edge | None) -> None:
    """Adds the result of an answer at a node. None means that a later act of the plan cannot be taken."""
    if edge is None:
        node.dropped += 1
        return
    child = edge.child
    node.edges.append(edge)
    node.dropped += child.dropped
    for facts, lines in child.found.items():
        node.found[facts] = node.found.get(facts, 0) + lines
        far = child.depth[facts] + 1
        node.depth[facts] = min(node.depth.get(facts, far), far)


def walk(
    start: GameState | Position,
    plan: Plan,
    budget: int = BUDGET,
    *,
    seconds: float | None = None,
    progress: Progress | None = None,
) -> Walk:
    """Walks every line of a plan from a state or from a position.

    At most ``budget`` positions are visited, for at most ``seconds`` and within the time of the pair that is searched
    (``search_limit.py``). ``progress`` is called after each. An interruption (Ctrl-C) ends the walk. In each of these
    cases the results so far are returned, and ``complete`` is false.

    Raises NotModelled if a line reaches something that the engine does not perform.
    """
    begun = start if isinstance(start, Position) else begin(start)
    walker = _Walker(plan, budget, seconds, progress)
    edge = walker.start(begun)
    root = edge.child if edge is not None else None
    found = root.found if root is not None else {}
    outcomes = []
    if root is not None:
        for facts in sorted(found, key=lambda facts: (root.depth[facts], facts)):
            choices, end = _shortest(root, facts)
            outcomes.append(Outcome(facts, found[facts], choices, end))
    return Walk(
        begun, tuple(outcomes), len(walker.nodes), sum(found.values()), walker.cut is None, walker.can_repeat,
        None if outcomes else walker.refusal, tuple(walker.notes),
        Graph(edge, tuple(walker.in_order)) if edge is not None else None,
        root.dropped if root is not None else int(walker.refusal is not None), walker.refusal, walker.cut,
    )  # fmt: skip


def _shortest(root: Node, facts: Facts) -> tuple[tuple[Choice, ...], Position]:
    node, choices = root, []
    while node.depth[facts]:
        edge = next(edge for edge in node.edges if edge.child.depth.get(facts, -1) == node.depth[facts] - 1)
        matters = any(set(other.child.found) != set(edge.child.found) for other in node.edges)
        assert node.position.decision is not None
        choices.append(Choice(node.position.decision, edge.answer, matters))
        node = edge.child
    return tuple(choices), node.position

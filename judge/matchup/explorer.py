"""The explorer: every line of play that the rules allow inside a stated frame.

Positions that are equal merge; they form a graph. An outcome is a set of observed facts; it says how many lines lead to
it, one shortest line, and which choices of whom make the difference. Cycles are reported, never ruled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct, field

from judge.engine.state.decisions import Kind
from judge.engine.turn.position import answer, begin, endless_loop
from judge.engine.turn.sameness import key
from judge.engine.wording.doubts import doubts_of, doubts_since
from judge.matchup.observed_facts import Fact, observe
from judge.matchup.plan import Impossible, Plan

if TYPE_CHECKING:
    from judge.doubts import Doubt
    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.state import GameState
    from judge.engine.turn.position import Position

BUDGET = 20_000
"""How many positions a walk visits before it is cut."""
MOST_PASSES = 1000
"""After so many acts and passes in a row without a choice, the walk counts as a cycle."""
MOST_CHOICES = 400
"""A line with more choices than this is not followed: it repeats without ever reaching the same position."""

Facts = tuple[Fact, ...]


class Choice(Struct, frozen=True):
    """A real choice on a line: who decided what, and whether another answer leads to other outcomes."""

    decision: Decision
    answer: Answer
    matters: bool

    def describe(self) -> str:
        who = self.decision.by or "Chance"
        return f"{who}: {self.decision.prompt} — {self.decision.in_words(self.answer)}"


class Outcome(Struct, frozen=True):
    """One outcome: its facts, how many lines lead to it, the choices of a shortest line and where that line ends."""

    facts: Facts
    lines: int
    choices: tuple[Choice, ...]
    end: Position

    @property
    def doubts(self) -> tuple[Doubt, ...]:
        """The open questions that its line rests on."""
        return doubts_of(self.end.events)


class Walk(Struct, frozen=True):
    """What a walk found. ``impossible`` is set where the plan could not be followed on any line.

    ``doubts`` are the open questions that were reached on any line, also on one that led to a position known already.
    """

    start: Position
    outcomes: tuple[Outcome, ...]
    positions: int
    lines: int
    complete: bool
    can_repeat: bool
    impossible: Impossible | None = None
    doubts: tuple[Doubt, ...] = ()


class _Node(Struct):
    """A position with what can be done there; ``found`` maps the facts of each outcome reachable to its lines."""

    position: Position
    taken: int
    next: list[tuple[Answer, _Node]] = field(default_factory=list)
    found: dict[Facts, int] = field(default_factory=dict)
    depth: dict[Facts, int] = field(default_factory=dict)
    done: bool = False


def _key(state: GameState) -> object:
    """The key of a state, worked out once: many positions share their checkpoint, or stand at it."""
    if "key" not in state.worked_out:
        state.worked_out["key"] = key(state)
    return state.worked_out["key"]


class _Walker:
    """A walk in progress."""

    def __init__(self, plan: Plan, budget: int) -> None:
        self.plan = plan
        self.budget = budget
        self.nodes: dict[object, _Node] = {}
        self.depth = 0
        self.complete = True
        self.can_repeat = False
        self.impossible: Impossible | None = None
        self.doubts: dict[Doubt, None] = {}

    def visit(self, position: Position, taken: int, since: int = 0) -> _Node | None:
        """The node of a position, walked to its ends; None where the plan cannot be followed from here.

        ``since``: the last event that was looked at for open questions.
        """
        position, taken, stopped = self._follow(position, taken)
        if self.depth > MOST_CHOICES:
            raise endless_loop(position.state, f"{MOST_CHOICES} choices have been made one after the other")
        if position.log is not None:
            self.doubts.update(dict.fromkeys(doubts_since(position.log, since)))
            since = position.log.event.id
        if isinstance(stopped, Impossible):
            self.impossible = self.impossible or stopped
            return None
        name = (_key(position.checkpoint), position.answers, taken, _key(position.state))
        if name in self.nodes:
            node = self.nodes[name]
            self.can_repeat = self.can_repeat or not node.done
            return node
        node = self.nodes[name] = _Node(position, taken)
        decision = position.decision
        if decision is None or stopped:
            facts = observe(position.state)
            node.found[facts], node.depth[facts] = 1, 0
        else:
            for given in decision.answers():
                if len(self.nodes) >= self.budget:
                    self.complete = False
                    break
                self.depth += 1
                child = self.visit(answer(position, given), taken, since)
                self.depth -= 1
                if child is not None:
                    node.next.append((given, child))
                    for facts, lines in child.found.items():
                        node.found[facts] = node.found.get(facts, 0) + lines
                        far = child.depth[facts] + 1
                        node.depth[facts] = min(node.depth.get(facts, far), far)
        node.done = True
        return node

    def _follow(self, position: Position, taken: int) -> tuple[Position, int, bool | Impossible]:
        """Take the acts of the plan and passes until there is a real choice; True where the walk ends here."""
        for _ in range(MOST_PASSES):
            decision = position.decision
            if decision is None:
                return position, taken, False
            settled = self.plan.settled(decision, taken)
            if settled is not None:
                position = answer(position, settled)
                continue
            if decision.kind is not Kind.ACT:
                return position, taken, False
            step = self.plan.next_answer(position, taken)
            if step is None:
                return position, taken, True
            if isinstance(step, Impossible):
                return position, taken, step
            given, taken = step
            position = answer(position, given)
        raise endless_loop(position.state, f"{MOST_PASSES} times nobody had a choice")


def walk(state: GameState, plan: Plan, budget: int = BUDGET) -> Walk:
    """Walk every line of a plan from a state.

    Raises NotModelled where a line reaches something that the engine does not perform.
    """
    start = begin(state)
    walker = _Walker(plan, budget)
    root = walker.visit(start, 0)
    if root is None:
        return Walk(
            start, (), len(walker.nodes), 0, walker.complete, walker.can_repeat, walker.impossible,
            tuple(walker.doubts),
        )  # fmt: skip
    outcomes = []
    for facts in sorted(root.found, key=lambda facts: (root.depth[facts], facts)):
        choices, end = _shortest(root, facts)
        outcomes.append(Outcome(facts, root.found[facts], choices, end))
    return Walk(
        start, tuple(outcomes), len(walker.nodes), sum(root.found.values()), walker.complete, walker.can_repeat,
        None if outcomes else walker.impossible, tuple(walker.doubts),
    )  # fmt: skip


def _shortest(root: _Node, facts: Facts) -> tuple[tuple[Choice, ...], Position]:
    node, choices = root, []
    while node.depth[facts]:
        given, child = next(
            (given, child) for given, child in node.next if child.depth.get(facts, -1) == node.depth[facts] - 1
        )
        matters = any(set(other.found) != set(child.found) for _, other in node.next)
        assert node.position.decision is not None
        choices.append(Choice(node.position.decision, given, matters))
        node = child
    return tuple(choices), node.position

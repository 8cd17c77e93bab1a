"""What holds for all lines of a walk is held against all its lines, played one after the other."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.engine.state.events import Happened
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.points.verdicts import CHANCE, Verdict
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.graph import Edge, Graph, Node
from tests.matchup.ruling_walks import short_walks
from tests.matchup.walks.test_explorer import HOOK, hook_board
from tests.matchup.walks.test_graph import DOOM, GIVEN_UP, MOVE, doom

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.engine.state.state import GameState
    from judge.matchup.points.over_all_lines import EventTest, StateTest
    from judge.matchup.points.verdicts import Forced, Judged, Values
    from judge.matchup.walks.explorer import Walk
    from tests.matchup.lines import Line


def happens(walk: Walk, test: EventTest) -> Judged:
    """Whether an event happens on the lines of a walk."""
    return AllLines(walk).happens(test)


def at_end(walk: Walk, test: StateTest) -> Judged:
    """Whether something is so at the end of the lines of a walk."""
    return AllLines(walk).at_end(test)


def can_force(walk: Walk, player: str, test: EventTest) -> Forced:
    """Whether a player can force that an event happens."""
    return AllLines(walk).can_force(player, test)


def values(walk: Walk, measure: Callable[[Event], int]) -> Values[int]:
    """The sums of a measure that are reached on the lines of a walk."""
    return AllLines(walk).sums(measure, 0, lambda one, other: one + other)


def words_of(line: Line) -> set[str]:
    assert line.end is not None
    return {str(event) for event in line.end.events}


def answers(line: tuple[object, ...] | None) -> tuple[object, ...] | None:
    return tuple(choice.answer for choice in line) if line is not None else None  # type: ignore[attr-defined]


def forced_slowly(player: str, lines: list[Line], word: str, depth: int = 0) -> bool:
    """Whether a player can force an event, by going through the tree of all lines."""
    if len(lines) == 1 and len(lines[0].choices) == depth:
        return word in words_of(lines[0])
    branches: dict[object, list[Line]] = {}
    for line in lines:
        branches.setdefault(line.choices[depth][1], []).append(line)
    ways = [forced_slowly(player, branch, word, depth + 1) for branch in branches.values()]
    return any(ways) if lines[0].choices[depth][0].by == player else all(ways)


def damage(event: Event) -> int:
    return int(event.detail) if event.kind is Happened.DAMAGED and event.detail.isdigit() else 0


def check(walked: Walk, every: tuple[Line, ...]) -> set[Verdict]:
    """Compare all that can be asked about a walk with its lines; returns the verdicts met."""
    lines = [line for line in every if line.end is not None]
    assert walked.lines == len(lines)
    assert walked.dropped_lines == len(every) - len(lines)
    asked = AllLines(walked)
    seen = {str(event) for event in asked.events()}
    told = [words_of(line) for line in lines]
    assert seen == set().union(*told)
    met: set[Verdict] = set()
    for word in sorted(seen):
        judged = asked.happens(lambda event, _, word=word: str(event) == word)  # type: ignore[misc]
        having = [line for line, words in zip(lines, told, strict=True) if word in words]
        lacking = [line for line, words in zip(lines, told, strict=True) if word not in words]
        assert (judged.lines_with, judged.lines_without) == (len(having), len(lacking))
        assert judged.verdict is (Verdict.NEVER if not having else Verdict.ALWAYS if not lacking else Verdict.DEPENDS)
        for line, kept in ((judged.line_with, having), (judged.line_without, lacking)):
            if kept:
                ways = {tuple(given for _, given in one.choices) for one in kept}
                assert answers(line) in ways
                assert line is not None
                assert len(line) == min(map(len, ways))
            else:
                assert line is None
        for player in ("P1", "P2"):
            forced = asked.can_force(player, lambda event, _, word=word: str(event) == word)  # type: ignore[misc]
            assert forced.can == forced_slowly(player, lines, word)
            line_ = answers(forced.line)
            assert line_ in {tuple(given for _, given in one.choices) for one in (having if forced.can else lacking)}
        if judged.verdict is Verdict.DEPENDS:
            assert judged.by
            assert set(judged.by) <= {by.by or CHANCE for line in lines for by, _ in line.choices}
        met.add(judged.verdict)
    sums = Counter(sum(map(damage, line.end.events)) for line in lines if line.end is not None)
    found = values(walked, damage)
    assert {one.value: one.lines for one in found.reached} == dict(sums)
    ends = Counter(line.end.state.battlefields["BF1"].controller for line in lines
                   if line.end is not None and "BF1" in line.end.state.battlefields)  # fmt: skip
    if ends:
        at = asked.values_of_ends({id(node): node.state.battlefields["BF1"].controller for node in asked.end_nodes()})
        assert {one.value: one.lines for one in at.reached} == dict(ends)
    return met


def test_walks_on_the_boards_of_rulings_are_judged_as_their_lines_are() -> None:
    met: Counter[Verdict] = Counter()
    walks = list(short_walks(60))
    for walked, lines in walks:
        if any(line.end is not None for line in lines):
            met.update(check(walked, lines))
    assert len(walks) == 60
    assert met[Verdict.DEPENDS] > 36
    assert met[Verdict.ALWAYS] > 36


def test_what_one_of_two_equal_positions_told_is_not_lost() -> None:
    """Dealt damage or not, the unit dies: one position, and the log that is kept is one of two."""
    judged = happens(walk(doom().state(), DOOM), lambda event, _: event.kind is Happened.DAMAGED)
    assert judged.verdict is Verdict.DEPENDS
    assert judged.lines_with == judged.lines_without == 4
    assert judged.by == ("P1",)
    assert judged.line_without is not None
    assert [choice.matters for choice in judged.line_without] == [False, False, True]


def test_what_is_undone_has_not_happened() -> None:
    """Gold that was killed for a cost that is then not paid was never killed."""
    walked = walk(GIVEN_UP, MOVE)

    def killed(event: Event, _: GameState) -> bool:
        return event.kind is Happened.KILLED and event.name == "g"

    def gone(state: GameState) -> bool:
        return not any(thing.label == "g" and thing.on_board for thing in state.objects.values())

    assert happens(walked, killed).lines_with == at_end(walked, gone).lines_with > 0
    assert happens(walked, killed).lines_without == at_end(walked, gone).lines_without > 0


def test_whoever_has_no_choice_forces_only_what_always_happens() -> None:
    walked = walk(hook_board("u", "v"), HOOK)

    def dies(event: Event, _: GameState) -> bool:
        return event.kind is Happened.KILLED and event.name == "u"

    assert can_force(walked, "P1", dies).can
    assert answers(can_force(walked, "P1", dies).line) == (("u",),)
    assert not can_force(walked, "P2", dies).can
    assert can_force(walked, "P2", lambda event, _: event.kind is Happened.KILLED).can


def test_no_line_is_neither_always_nor_never() -> None:
    assert happens(walk(hook_board(), HOOK), lambda *_: True).verdict is Verdict.NO_LINE


def test_lines_that_come_back_to_a_position_are_said_and_the_others_judged() -> None:
    """P1 may stop or go on; going on leads back, and on the way something happens."""
    walked = walk(doom().state(), DOOM)
    graph = walked.graph
    assert graph is not None
    first = graph.root
    end = next(node for node in graph.nodes if node.is_end)
    circle, stops = Node(first.position, 0, done=True), Node(end.position, 0, is_end=True, done=True)
    telling = next(edge for node in graph.nodes for edge in node.edges if _kills(edge))
    on_the_way = Node(telling.before.position if telling.before is not None else first.position, 0, done=True)
    circle.edges += [
        Edge(circle, ("stop",), stops, first.position.log, first.position.checkpoint_log),
        Edge(circle, ("on",), on_the_way, first.position.log, first.position.checkpoint_log),
    ]
    on_the_way.edges.append(
        Edge(on_the_way, ("back",), circle, telling.log, telling.step_log or telling.log, back=True)
    )
    start = Edge(None, (), circle, first.position.log, first.position.checkpoint_log)
    asked = AllLines(_with(walked, Graph(start, (stops, on_the_way, circle))))
    judged = asked.happens(lambda event, _: event.kind is Happened.KILLED)
    assert asked.repeats
    assert judged.verdict is Verdict.DEPENDS
    assert answers(judged.line_with) == (("on",), ("back",), ("stop",))
    assert answers(judged.line_without) == (("stop",),)
    assert asked.can_force("P1", lambda event, _: event.kind is Happened.KILLED).can


def _kills(edge: Edge) -> bool:
    return any(event.kind is Happened.KILLED for event in edge.new_events)


def _with(walked: Walk, graph: Graph) -> Walk:
    return replace(walked, graph=graph, can_repeat=True)

"""The graph of a walk: what each answer told, lines that were dropped, walks that were ended early."""

from __future__ import annotations

from collections import Counter
from datetime import date
from typing import TYPE_CHECKING

import pytest

from judge.engine.actions.deal import Deal
from judge.engine.actions.kill import Kill
from judge.engine.instructions.may import May
from judge.engine.state.events import Happened
from judge.engine.turn.position import begin
from judge.engine.wording.criteria import a_unit
from judge.engine.wording.references import Target
from judge.matchup.clauses.probe_cards import DEAR_UNIT, KILL_A_UNIT, NAME, UNIT_WITH_A_COST
from judge.matchup.walks.explorer import Cut, walk
from judge.matchup.walks.planned_acts import Act, Plan, Slot
from judge.scenario.board.from_script import setup_of
from judge.scenario.language.parse import parse
from tests.engine.boards import Board, spell
from tests.matchup.lines import every_line
from tests.matchup.walks.test_explorer import HOOK, hook_board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.engine.state.decisions import Answer
    from judge.engine.state.state import GameState
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.graph import Edge, Graph

FIELDS = {"BF1": "P1", "BF2": None}
UNIT = Target(a_unit())


def doom() -> Board:
    """A spell that may deal 1 to what it kills: both answers end in the same position."""
    card = spell("Doom", May((Deal(1, UNIT),)), Kill(UNIT))
    return Board(battlefields=FIELDS).add(card, at="hand").unit("u", 3, at="BF1").unit("v", 3, at="BF1")


DOOM = Plan((Act("P1", "play", "Doom"),))


def failing_play() -> GameState:
    """The Hook brings up a unit that costs a kill, and nothing is left to be killed for it."""
    board = Board(battlefields=FIELDS).card("Baited Hook", at="base").unit("u", 3, at="BF1")
    return board.deck("P1", UNIT_WITH_A_COST, DEAR_UNIT).state()


GIVEN_UP = setup_of(
    parse("P1: base Rumble, Hotheaded, Sprite, g = Gold; trash m = Mega-Mech; runes 6 Mind"), date(2026, 8, 1)
).state()
"""A unit comes back from the trash for its cost; a gear can be killed to pay it."""
MOVE = Plan((Act("P1", "move", "Rumble, Hotheaded", to="BF1"),))


def paths(edge: Edge) -> Iterator[tuple[Edge, ...]]:
    if edge.child.is_end:
        yield (edge,)
    for after in edge.child.edges:
        for rest in paths(after):
            yield (edge, *rest)


def graph_of(walked: Walk) -> Graph:
    assert walked.graph is not None
    return walked.graph


@pytest.mark.parametrize(
    ("state", "plan"),
    [(doom().state(), DOOM), (failing_play(), HOOK), (hook_board("u", "v"), HOOK), (GIVEN_UP, MOVE)],
)
def test_the_settled_events_of_a_path_are_what_happened_on_that_line(state: GameState, plan: Plan) -> None:
    slow: dict[tuple[Answer, ...], Counter[str]] = {}
    for line in every_line(state, plan):
        assert line.end is not None
        slow[tuple(given for _, given in line.choices)] = Counter(str(event) for event in line.end.events)
    fast = {
        tuple(edge.answer for edge in path[1:]): Counter(str(event) for edge in path for event in edge.settled)
        for path in paths(graph_of(walk(state, plan)).start)
    }
    assert len(fast) > 1
    assert fast == slow


def test_answers_that_end_in_one_position_keep_their_own_events() -> None:
    graph = graph_of(walk(doom().state(), DOOM))
    last = [path[-1] for path in paths(graph.start)]
    assert len({id(edge.child) for edge in last}) < len(last)
    dealt = [any(event.kind is Happened.DAMAGED for event in edge.new_events) for edge in last]
    assert dealt.count(True) == dealt.count(False) == len(last) / 2


def test_an_answer_that_undoes_a_play_takes_back_what_was_told_of_it() -> None:
    """What was killed to pay for a unit was never killed where its player then declines to pay (444.2.a)."""
    undone = [edge for node in graph_of(walk(GIVEN_UP, MOVE)).nodes for edge in node.edges if edge.undone]
    killed = [edge for edge in undone if any(event.kind is Happened.KILLED for event in edge.undone)]
    assert killed
    for edge in killed:
        assert any(event.kind is Happened.PLAY_UNDONE for event in edge.new_events)
        assert not any(event.kind is Happened.KILLED for event in edge.settled)


def test_the_nodes_that_follow_come_first() -> None:
    graph = graph_of(walk(failing_play(), HOOK))
    place = {id(node): at for at, node in enumerate(graph.nodes)}
    assert graph.nodes[-1] is graph.root
    assert all(place[id(edge.child)] < place[id(node)] for node in graph.nodes for edge in node.edges)
    assert not graph.repeats


def test_lines_on_which_a_later_act_cannot_be_taken_are_counted_with_the_first_reason() -> None:
    board = hook_board_with_a_second_kill()
    plan = Plan((*HOOK.acts, Act("P1", "play", NAME)))
    walked = walk(board, plan)
    slow = list(every_line(board, plan))
    assert walked.lines == sum(line.end is not None for line in slow)
    assert walked.dropped_lines == sum(line.end is None for line in slow) > 0
    assert walked.lines > 0
    assert walked.impossible is None
    assert walked.refusal is not None
    assert walked.refusal.act.label == NAME
    assert walked.refusal.rule == "play.valid-choices-needed"


def hook_board_with_a_second_kill() -> GameState:
    """A test spell that kills a unit finds one only where the Hook has brought one up."""
    board = Board(battlefields=FIELDS).card("Baited Hook", at="base").unit("u", 3, at="BF1")
    return board.deck("P1", DEAR_UNIT).add(KILL_A_UNIT, at="hand").state()


def test_a_plan_that_cannot_be_followed_at_all_is_one_dropped_line() -> None:
    walked = walk(hook_board(), HOOK)
    assert (walked.lines, walked.dropped_lines) == (0, 1)
    assert walked.refusal == walked.impossible is not None


def test_a_walk_can_begin_at_a_position() -> None:
    state = hook_board("u", "v")
    assert walk(begin(state), HOOK).outcomes == walk(state, HOOK).outcomes


def test_a_walk_that_is_cut_keeps_what_it_found_and_says_why() -> None:
    state = hook_board(*"abcdefgh")
    whole = walk(state, HOOK)
    assert (whole.cut, whole.complete) == (None, True)
    few = walk(state, HOOK, 4)
    assert (few.cut, few.complete) == (Cut.POSITIONS, False)
    assert 0 < few.lines < whole.lines
    assert graph_of(few).root.cut
    late = walk(state, HOOK, seconds=0)
    assert (late.cut, late.complete, late.lines) == (Cut.SECONDS, False, 0)


def test_an_interrupted_walk_keeps_what_it_found() -> None:
    seen: list[tuple[int, int]] = []

    def interrupt(positions: int, ends: int) -> None:
        seen.append((positions, ends))
        if ends == 3:
            raise KeyboardInterrupt

    walked = walk(hook_board(*"abcdefgh"), HOOK, progress=interrupt)
    assert (walked.cut, walked.complete) == (Cut.INTERRUPTED, False)
    assert 0 < len(walked.outcomes) <= 3
    assert seen == sorted(seen)
    assert seen[-1][1] == 3


def test_a_response_that_never_has_a_window_drops_every_line() -> None:
    board = hook_board("u", "v")
    walked = walk(board, Plan((*HOOK.acts, Act("P2", "play", NAME, Slot.IN_RESPONSE))))
    assert walked.dropped_lines == 2
    assert walked.outcomes == ()

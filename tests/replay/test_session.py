"""Looking at a replay: where one is, other ways, and what is taken along."""

from __future__ import annotations

from judge.replay.drawing import drawn
from judge.replay.session import Session
from tests.replay.replays import TABLE, replayed, sampled


def session() -> Session:
    return Session(replayed(), TABLE, 1, "Table 7")


def test_nothing_leads_outside_the_replay() -> None:
    one = session()
    one.step(-1)
    assert one.at == 0
    one.go_to(99)
    assert one.at == one.last


def test_the_answer_of_the_scenario_is_no_branch() -> None:
    one = session()
    given = one.replay.went_on(0)
    assert given is not None
    one.take(given)
    assert (one.at, one.on_branch) == (1, False)


def test_a_branch_is_left_for_the_moment_at_which_it_parted() -> None:
    one = session()
    one.go_to(1)
    one.take(("w",))
    assert (one.at, one.on_branch) == (2, True)
    one.back_to_scenario()
    assert (one.at, one.on_branch, one.last) == (1, False, 5)


def test_the_text_for_a_chat_has_the_table_and_the_last_three_steps() -> None:
    one = session()
    one.go_to(4)
    text = one.for_chat()
    assert text.startswith("```text\nP1's turn, Main Phase (step 4 of 5)")
    assert [line.split(".")[0] for line in text.splitlines() if line[:2] in {"2.", "3.", "4."}] == ["2", "3", "4"]
    assert "\n1. " not in text


def test_a_drawn_table_keeps_to_its_width() -> None:
    for block, replay in sampled(30, seed=8):
        for width in (40, 80):
            for moment in replay.moments[::3]:
                for line in drawn(moment.view(), width):
                    assert len(line) <= width, f"{block.file}:{block.line}: {line}"

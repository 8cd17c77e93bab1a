"""What is kept of an answer, by the JSON of today and by keys that may be added to it."""

from __future__ import annotations

from typing import Any

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.simulated.pair_answer import matchup_answer
from judge.errors import ContentError
from judge.sweep.answering import asked
from judge.sweep.pair_record import ANSWERED, Asked, Compared, from_line, record_of
from tests.sweep.made_up import PAIR, record


def made_of(**values: Any) -> Any:
    return record_of(PAIR, values, 0)


def test_an_answer_of_today_is_read_whole() -> None:
    pair = ("Hidden Blade", "Zhonya's Hourglass")
    answer = matchup_answer(open_library(), list(pair))
    found = record_of(pair, answer.as_json(), answer.exit_code, answer.notes)
    assert found.ended == ANSWERED
    assert found.interact is True
    assert "Zhonya's Hourglass" in found.answer
    assert [one.summary for one in found.outcomes] == [one.summary for one in answer.outcomes]
    assert found.check == "agrees"
    assert answer.simulation is not None
    assert (found.status, found.positions) == (answer.simulation.status, answer.simulation.positions)
    assert set(found.rules) == {one.id for one in answer.citations}
    assert found.kinds
    assert found.points == len(answer.as_json()["points"]) >= 2
    assert from_line(found.as_line()) == found


@pytest.mark.parametrize(
    ("values", "interact"),
    [
        ({"interact": True, "answer": "Defy and Wind Wall do not interact."}, True),
        ({"interact": "unknown"}, None),
        ({"interact": None, "answer": "Through Defy, it is countered."}, None),
        ({"answer": "Defy and Wind Wall do not interact: neither does anything."}, False),
        ({"answer": "No interaction between Defy and Wind Wall was found: it was cut."}, None),
        ({"answer": "They asked. (faq@x)\n\nComputed: none of this in the set-ups that were searched (3)."}, None),
        ({"answer": "They do not interact. (faq@x)\n\nComputed: Through Defy, it is countered."}, True),
        ({}, None),
    ],
)
def test_whether_they_interact_is_said_or_follows_from_the_words(values: dict[str, Any], interact: bool | None) -> None:
    assert made_of(**values).interact is interact


@pytest.mark.parametrize(
    ("answer", "kinds"),
    [
        ("Through Defy, Wind Wall is countered. There is one outcome.", ("acts on",)),
        (
            "Defy can save u from its death. Through Defy, u is exhausted. There are 2 outcomes.",
            ("saves", "acts on"),
        ),
        ("For Defy, the killed unit's Might is null. There is one outcome.", ("makes null",)),
        ("With Defy, Wind Wall has 3 Might. There is one outcome.", ("changes",)),
        ("Defy and Wind Wall do not interact: nothing.", ()),
    ],
)
def test_without_questions_the_words_tell_the_kind(answer: str, kinds: tuple[str, ...]) -> None:
    assert made_of(answer=answer).kinds == kinds


def test_questions_that_were_shown_are_the_kinds() -> None:
    questions = [
        {"kind": "counters", "by": "Defy", "of": {"card": "Wind Wall", "verb": "is"}, "verdict": "CANNOT"},
        {"kind": "chooses", "by": "Wind Wall", "of": "Defy", "verdict": "SHOWN", "unknown": 1},
        {"kind": "costs", "verdict": "NOT_TRIED"},
    ]
    found = made_of(questions=questions, dropped_lines=3, set_ups=[{}, {}])
    assert found.kinds == ("chooses",)
    assert found.questions == (
        Asked("counters", "Defy", "Wind Wall", "cannot"), Asked("chooses", "Wind Wall", "Defy", "shown"),
        Asked("costs", verdict="not tried"),
    )  # fmt: skip
    assert (found.dropped_lines, found.set_ups) == (3, 2)


def test_facts_with_and_without_are_kept_wherever_they_stand() -> None:
    fact = {"fact": "u dies", "with": "NEVER", "without": "ALWAYS", "differs": True}
    found = made_of(facts=[fact], questions=[{"kind": "x", "facts": [fact]}])
    assert found.compared == (Compared("u dies", "NEVER", "ALWAYS", differs=True),) * 2


@pytest.mark.parametrize("value", [None, 1, "x", [1, None, "x"], {"a": 1}, [[]]])
def test_a_key_with_another_kind_of_value_is_no_error(value: Any) -> None:
    keys = ("interact", "answer", "simulation", "questions", "outcomes", "set_ups", "dropped_lines", "doubts", "facts",
            "citations", "check")  # fmt: skip
    found = made_of(**dict.fromkeys(keys, value))
    assert from_line(found.as_line()) == found


def test_the_order_of_facts_makes_no_other_outcome() -> None:
    one, same, other = (
        made_of(outcomes=[{"summary": "u dies", "observed": facts}]).outcomes[0]
        for facts in (["a: 1", "b: 2"], ["b: 2", "a: 1"], ["a: 1", "b: 3"])
    )
    assert one == same != other


def test_events_that_name_both_cards_are_kept() -> None:
    steps = [{"event": "P1 plays Defy"}, {"event": "Defy counters Wind Wall"}, {"event": "Wind Wall has resolved"}]
    assert made_of(outcomes=[{"summary": "x", "example": steps}]).together == ("Defy counters Wind Wall",)


def test_a_refusal_is_a_record() -> None:
    found = asked(open_library(), ("Defy", "Nobody's Card"))
    assert found.ended != ANSWERED
    assert found.why
    assert found.interact is None


def test_an_exception_is_a_record_with_its_place(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError("by nothing")

    monkeypatch.setattr("judge.sweep.answering.matchup_answer", broken)
    found = asked(open_library(), PAIR)
    assert (found.ended, found.why) == ("failed", "ZeroDivisionError: by nothing")
    assert "broken" in found.place


def test_what_is_no_record_is_said() -> None:
    assert from_line(b'{"pair": ["A", "B"], "ended": "answered", "new": 1}\n') == record_of(("A", "B"), {}, 0)
    for line in (b"", b"{", b'{"pair": ["A"]}', b"\xff"):
        with pytest.raises(ContentError, match="expected the record of a pair"):
            from_line(line)


def test_a_line_has_no_end_but_its_own() -> None:
    line = record(answer="one\n\ntwo").as_line()
    assert line.count(b"\n") == 1
    assert line.endswith(b"\n")

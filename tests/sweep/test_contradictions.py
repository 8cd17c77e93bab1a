"""Each way in which an answer can be at odds with itself: a record that is, and one that nearly is."""

from __future__ import annotations

from typing import Any

import pytest

from judge.sweep.contradictions import CONTRADICTIONS, at_odds
from judge.sweep.pair_record import REFUSED, Asked, Came, Compared
from tests.sweep.made_up import record

NO: dict[str, Any] = {"interact": False, "answer": "Defy and Wind Wall do not interact: nothing.", "kinds": ()}
BOTH, ONE = Came("Defy counters Wind Wall"), Came("Defy is countered")

CASES: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "they do not interact, and an outcome names both": (
        {**NO, "outcomes": (ONE, BOTH)}, {**NO, "outcomes": (ONE, Came("Defy is played; Wind Wall is played"))}),
    "they do not interact, and an event names both": (
        {**NO, "together": ("Defy counters Wind Wall",)}, {**NO, "together": ("Defy moves to Wind Wall",)}),
    "they do not interact, and a question was shown": (
        {**NO, "questions": (Asked("x", verdict="not so"), Asked("counters", verdict="shown"))},
        {**NO, "questions": (Asked("x", verdict="not so"),)}),
    "they do not interact, and a question was not tried": (
        {**NO, "questions": (Asked("x", verdict="not tried"),), "status": "cut"},
        {"interact": None, "exit_code": 3, "questions": (Asked("x", verdict="not tried"),), "status": "cut"}),
    "they do not interact, and a ruling on the pair agrees": (
        {**NO, "check": "agrees"}, {**NO, "check": "no ruling"}),
    "they are denied to interact, and a fact differs without a card": (
        {"interact": None, "exit_code": 3, "compared": (Compared("P1 pays for u", "[2]", "[3]", differs=True),)},
        {"interact": None, "exit_code": 3, "compared": (Compared("P1 pays for u", "[2]", "[2]"),)}),
    "they are denied to interact, and the outcomes differ without a card": (
        {**NO, "outcomes": (ONE,), "frame": ("Without Defy: 2 outcomes (Defy is countered | u dies).",)},
        {**NO, "outcomes": (ONE,), "frame": ("Without Defy: 1 outcome (Defy is countered).",)}),
    "they do not interact, and no set-up was compared": (
        {**NO, "frame": ("Compared: each text does the same with and without the other on 0 of 8 set-ups.",)},
        {**NO, "frame": ("Compared: each text does the same with and without the other on 7 of 8 set-ups.",)}),
    "a text plays no part, and a fact differs without it": (
        {"idle": "So it is with any unit like it: the text of Jinx plays no part here.", "left_out": "Jinx",
         "compared": (Compared("u is killed", "always", "never", differs=True),)},
        {"idle": "So it is with any unit like it: the text of Jinx plays no part here.", "left_out": "Jinx",
         "compared": (Compared("Jinx is killed", "always", "never", differs=True),)}),
    "they interact, and no question was shown": (
        {"questions": (Asked("x", verdict="not so"),)}, {"questions": (Asked("x", verdict="of any card"),)}),
    "they interact, and no outcome is listed": (
        {"outcomes": ()}, {"outcomes": (), "questions": (Asked("x", verdict="cannot"),)}),
    "complete, and lines were dropped": (
        {"dropped_lines": 2}, {"dropped_lines": 2, "status": "cut"}),
    "complete, and the walk was cut": (
        {"frame": ("Cut: the walk reached its budget.",)}, {"frame": ("Complete within that frame.",)}),
    "complete, and nothing was walked": (
        {"positions": 0, "why": "No set-up can be played."},
        {"positions": 0, "questions": (Asked("x", verdict="cannot"),)}),
    "complete, and a question was not tried": (
        {"questions": (Asked("x", verdict="not tried"), Asked("x", verdict="shown"))},
        {"questions": (Asked("x", verdict="not tried", generic=True), Asked("x", verdict="shown"))}),
    "complete, and it rests on an open question": (
        {"doubts": ("a-doubt",)}, {"doubts": ("a-doubt",), "status": "doubtful"}),
    "doubtful, and no open question is named": (
        {"status": "doubtful"}, {"status": "doubtful", "doubts": ("a-doubt",)}),
    "whether they interact is open, and the exit code is 0": (
        {"interact": None}, {"interact": None, "exit_code": 3}),
    "different outcomes have the same words": (
        {"outcomes": (Came("u dies", "1"), Came("u dies", "2"))},
        {"outcomes": (Came("u dies", "1"), Came("u dies", "1"), Came("u lives", "2"))}),
    "more or fewer outcomes are said than listed": (
        {"answer": "It dies. There are 2 outcomes.", "outcomes": (ONE,)},
        {"answer": "It dies. There is one outcome.", "outcomes": (ONE,)}),
    "they interact, and without a card all outcomes are the same": (
        {"outcomes": (BOTH, ONE), "frame": (f"Without Defy: 2 outcomes ({ONE.summary} | {BOTH.summary}).",)},
        {"outcomes": (BOTH, ONE), "frame": (f"Without Defy: 1 outcome ({ONE.summary}).",)}),
    "a fact is said to differ and does not": (
        {"compared": (Compared("u dies", "ALWAYS", "always", differs=True),)},
        {"compared": (Compared("u dies", "DEPENDS", "DEPENDS", differs=True),)}),
    "a fact differs and is said not to": (
        {"compared": (Compared("u dies", "ALWAYS", "NEVER", differs=False),)},
        {"compared": (Compared("u dies", "ALWAYS", "NEVER", differs=True),)}),
    "something acts on itself by name": (
        {"outcomes": (Came("Wind Wall is killed; u saves u (healed)"),)},
        {"outcomes": (Came("Wind Wall is killed; Soul saves u (healed)"),)}),
    "a price is told, and a line does not pay it": (
        {"answer": "Through Blind Fury, P1 plays Defy for [1][C].", "unpaid": ("Defy",)},
        {"answer": "Through Blind Fury, P1 plays Defy without paying for it, or for [1][C] with Accelerate.",
         "unpaid": ("Defy",)}),
    "answered, and there is no verdict": (
        {"answer": ""}, {}),
}  # fmt: skip


def found(values: dict[str, Any]) -> dict[str, str]:
    return dict(at_odds(record(**{"outcomes": (ONE,), **values})))


def test_every_way_has_its_case() -> None:
    assert list(CASES) == [one.name for one in CONTRADICTIONS]


@pytest.mark.parametrize("name", CASES)
def test_an_answer_at_odds_is_found_with_its_evidence(name: str) -> None:
    contradictory, _ = CASES[name]
    assert found(contradictory)[name]


@pytest.mark.parametrize("name", CASES)
def test_an_answer_that_is_nearly_so_is_not(name: str) -> None:
    _, consistent = CASES[name]
    assert name not in found(consistent)


def test_a_refusal_is_no_contradiction() -> None:
    assert at_odds(record(ended=REFUSED, why="It is not modelled.", exit_code=3)) == []
    assert found({}) == {}


def test_what_acts_on_a_card_acts_on_a_textless_one_as_well() -> None:
    same = {"outcomes": (BOTH, ONE), "frame": (f"Without Defy: 2 outcomes ({ONE.summary} | {BOTH.summary}).",)}
    name = "they interact, and without a card all outcomes are the same"
    assert name in found({**same, "questions": (Asked("PLAY, LISTENS PLAY", verdict="shown"),)})
    assert name not in found({**same, "questions": (Asked("DAMAGE, OBJECT", verdict="shown"),)})
    assert name in found({**same, "questions": (Asked("DAMAGE, OBJECT", verdict="not tried"),)})

"""What rests on an open question says so, in every form of an answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.cli.main import run_command
from judge.cli.writers.markdown import markdown
from judge.cli.writers.plain import plain
from tests.answers.test_matchup import ask

if TYPE_CHECKING:
    from judge.answers.model import Answer

QUESTION = "Does Alpha Strike kill what its unit deals damage to?"
LINK = "docs/conflicts.md#kills-of-the-unit-that-deals-for-a-spell"


@pytest.fixture(scope="module")
def doubtful() -> Answer:
    return ask("alpha strike vs unlicensed armory")


def test_an_answer_with_an_open_question_is_not_called_complete(doubtful: Answer) -> None:
    assert [doubt.question for doubt in doubtful.doubts] == [QUESTION]
    assert doubtful.simulation is not None
    assert doubtful.simulation.status == "doubtful"
    assert "Complete within that frame." not in doubtful.simulation.frame
    assert doubtful.as_json()["doubts"][0]["see"] == LINK
    assert any(outcome["doubts"] for outcome in doubtful.as_json()["outcomes"])
    assert not doubtful.quoted().doubts


def test_text_and_markdown_say_it(doubtful: Answer) -> None:
    for text in (plain(doubtful.shown(), 10_000), markdown(doubtful.shown())):
        assert f"rests on an open question: {QUESTION}" in text
        assert LINK in text


def test_an_answer_without_one_says_nothing_of_it() -> None:
    clear = ask("baited hook vs unlicensed armory")
    assert clear.doubts == ()
    assert clear.as_json()["doubts"] == []
    assert clear.simulation is not None
    assert clear.simulation.status == "complete"
    assert not any(outcome.doubts for outcome in clear.outcomes)


@pytest.mark.parametrize("command", ["run", "replay"])
def test_run_and_replay_say_it(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(__file__).parents[1] / "rulings" / "choices" / "repulse.md"
    assert run_command([command, str(file)]) == 0
    assert f"rests on an open question: {QUESTION}" in " ".join(capsys.readouterr().out.split())
    assert run_command([command, str(file), "--json"]) == 0
    said = json.loads(capsys.readouterr().out)
    doubts = said["doubts"] if command == "replay" else [one for row in said["rows"] for one in row["doubts"]]
    assert QUESTION in {doubt["question"] for doubt in doubts}


@pytest.mark.parametrize(
    ("pair", "card", "paid", "own"),
    [
        ("flame chompers vs get excited", "Flame Chompers", "[R]", "[3]"),
        ("immortal phoenix vs hidden blade", "Immortal Phoenix", "[1][R]", "[3][C]"),
    ],
)
def test_both_readings_are_said_of_the_card_that_is_asked_about(pair: str, card: str, paid: str, own: str) -> None:
    [doubt] = ask(pair).as_json()["doubts"]
    assert card in doubt["question"]
    assert f"{paid} is all that is paid" in doubt["followed"]
    assert own in doubt["otherwise"]
    assert card in doubt["otherwise"]
    assert doubt["see"] == "docs/conflicts.md#cost-of-what-is-paid-to-play"


def test_the_cost_of_a_card_is_no_question_where_no_trigger_plays_it() -> None:
    assert not ask("flame chompers vs gust").doubts

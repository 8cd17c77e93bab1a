"""What rests on an open question says so, in every form of an answer."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.page.fit_lines import LINES
from judge.answers.page.how_much import WHOLE
from judge.answers.page.screen_height import height_of
from judge.cli.main import run_command
from judge.cli.writers.markdown import markdown
from judge.cli.writers.plain import plain
from tests.answers.simulated.test_pair_answer import ask

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

QUESTION = "Does Alpha Strike kill what its unit deals damage to?"
LINK = "docs/conflicts.md#kills-of-the-unit-that-deals-for-a-spell"


@pytest.fixture(scope="module")
def doubtful() -> Answer:
    return ask("alpha strike vs watchful sentry")


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


def test_a_point_on_a_further_set_up_says_it() -> None:
    answer = ask("alpha strike vs draven, vanquisher")
    assert [doubt.question for doubt in answer.doubts] == [QUESTION]
    assert answer.simulation is not None
    assert answer.simulation.status == "doubtful"
    assert LINK in plain(answer.shown(), 10_000)


def test_a_spell_that_is_only_discarded_rests_on_no_question_of_its_text() -> None:
    answer = ask("alpha strike vs unlicensed armory")
    assert answer.as_json()["points"][0]["words"] == "Unlicensed Armory has P1 discard Alpha Strike as a cost."
    assert answer.doubts == ()


def test_an_answer_without_one_says_nothing_of_it() -> None:
    clear = ask("baited hook vs unlicensed armory")
    assert clear.doubts == ()
    assert clear.as_json()["doubts"] == []
    assert clear.simulation is not None
    assert clear.simulation.status == "complete"
    assert not any(outcome.doubts for outcome in clear.outcomes)


@pytest.mark.parametrize("command", ["run", "replay"])
def test_run_and_replay_say_it(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    file = Path(__file__).parents[2] / "rulings" / "choices" / "repulse.md"
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
    assert doubt["followed"] == f"no, all that it costs is to pay {paid}"
    assert own in doubt["otherwise"]
    assert card in doubt["otherwise"]
    assert doubt["see"] == "docs/conflicts.md#cost-of-what-is-paid-to-play"


def test_the_cost_of_a_card_is_no_question_where_no_trigger_plays_it() -> None:
    assert not ask("flame chompers vs gust").doubts


OPEN = [
    ("volibear, imposing vs charm", "who-moves-a-unit-of-another-player"),
    ("meditation vs the academy", "additional-cost-of-a-repeated-spell"),
    ("noxus saboteur vs hidden blade", "facedown-cards-that-cannot-be-revealed"),
    ("stealthy pursuer vs gust", "moved-with-a-unit-that-is-gone"),
    ("karthus, eternal vs karthus, eternal", "several-additional-times"),
]
OVERTAKEN = [
    ("imperial decree vs zhonya's hourglass", "killed-by-a-trigger-after-it-was-saved"),
    ("imperial decree vs unlicensed armory", "killed-by-a-trigger-after-it-was-saved"),
    ("sunken temple vs cleave", "assault-as-a-battlefield-is-conquered"),
    ("sunken temple vs immortal phoenix", "assault-as-a-battlefield-is-conquered"),
    ("heedless resurrection vs diana, no longer human", "played-by-the-spell-that-it-would-see"),
    ("baited hook vs watchful sentry", "control-of-a-battlefield-that-is-emptied"),
]
CLEAR = [
    "volibear, imposing vs gust", "meditation vs discipline", "noxus saboteur vs void seeker",
    "stealthy pursuer vs discipline", "karthus, eternal vs gust", "imperial decree vs void seeker",
    "sunken temple vs blazing scorcher", "heedless resurrection vs diana, lunari", "void seeker vs watchful sentry",
]  # fmt: skip


@pytest.mark.parametrize(("pair", "slug"), OPEN)
def test_an_answer_names_the_open_question_between_two_cards(pair: str, slug: str) -> None:
    answer = ask(pair)
    assert slug in [one["id"] for one in answer.as_json()["doubts"]]
    assert answer.simulation is not None
    assert answer.simulation.status in {"doubtful", "not found"}
    [said] = [one.said for one in answer.doubts if one.slug == slug]
    assert said in " ".join(plain(answer.shown(), 10_000).split())


@pytest.mark.parametrize(("pair", "slug"), OVERTAKEN)
def test_an_answer_says_where_older_rulings_differ_and_is_not_doubtful_for_that(pair: str, slug: str) -> None:
    answer = ask(pair)
    assert slug in [one["id"] for one in answer.as_json()["older_rulings"]]
    assert answer.doubts == ()
    assert answer.simulation is not None
    assert answer.simulation.status != "doubtful"
    [said] = [one.said for one in answer.older_rulings if one.slug == slug]
    assert "1.4 settles this; older rulings say otherwise" in said
    assert said in " ".join(plain(answer.shown(more=WHOLE), 10_000).split())
    [in_short] = [one.in_short for one in answer.older_rulings if one.slug == slug]
    assert "1.4 settles this; older rulings say otherwise" in in_short
    assert in_short in " ".join(plain(answer.shown(), 10_000).split())
    assert not answer.quoted().older_rulings


@pytest.mark.parametrize("pair", CLEAR)
def test_beside_them_nothing_is_said(pair: str) -> None:
    answer = ask(pair)
    assert answer.doubts == ()
    assert answer.older_rulings == ()


def test_what_no_board_came_to_is_said_apart() -> None:
    [met] = ask("volibear, imposing vs charm").doubts
    assert met.said.startswith("This rests on an open question: ")
    unmet = ask("karthus, eternal vs karthus, eternal")
    assert not unmet.answer.startswith("No.")
    assert unmet.doubts[0].said.startswith("Not on the boards that were tried: what they do together rests on")
    assert [one["met"] for one in (met.as_json(), unmet.doubts[0].as_json())] == [True, False]


def test_all_outcomes_of_a_scenario_say_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_command(["explore", "flame chompers vs get excited"]) == 0
    told = " ".join(capsys.readouterr().out.split())
    assert "This rests on an open question: If the trigger of Flame Chompers" in told
    assert run_command(["explore", "sunken temple vs immortal phoenix"]) == 0
    assert "1.4 settles this; older rulings say otherwise" in " ".join(capsys.readouterr().out.split())
    assert run_command(["explore", "void seeker vs watchful sentry"]) == 0
    assert "docs/conflicts.md" not in capsys.readouterr().out


@pytest.mark.parametrize("pair", ["flame chompers vs get excited", *(pair for pair, _ in (*OPEN, *OVERTAKEN))])
def test_the_screen_has_room_for_it(pair: str) -> None:
    answer = ask(pair)
    shown = answer.shown()
    assert height_of(shown) <= LINES
    told = " ".join(plain(shown, 80).split())
    assert all(one.see in told for one in answer.differ)

"""``judge explore``: outcomes, who decides, tree, picture, and how a walk that was cut ends."""

from __future__ import annotations

import io
import json
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree as ET

import pytest

from judge.answers.simulated.outcomes_of_a_scenario import ChoiceAnswer, OpenChoice
from judge.cli.writers.choice_picture import MOST, choice_picture
from judge.cli.writers.choice_tree import choice_tree
from judge.matchup.walks.explorer import walk
from judge.matchup.walks.observed_facts import observe
from tests.cli.say import Say

if TYPE_CHECKING:
    from pathlib import Path

    from judge.engine.state.state import GameState
    from judge.matchup.walks.explorer import Walk
    from judge.matchup.walks.graph import Facts
    from judge.matchup.walks.planned_acts import Plan

HOOK = """```scenario
P1: base Baited Hook; at BF1 u = 3-Might unit
P1: deck 1-Might unit, 4-Might unit, 3 x plain card

P1 uses Baited Hook on u
all pass
```
"""
CLOSED = HOOK.replace("all pass\n", "all pass\nP1 banishes nothing\n")
SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "hook.md"
    path.write_text(HOOK)
    return str(path)


def test_each_outcome_has_its_choices_and_who_decides(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = Say(capsys)("explore", file)
    assert "5 outcomes, 5 lines of play" in shown
    assert "u is killed; P1 plays nothing" in shown
    assert "P1: choose where 4-Might unit enters: BF1" in shown
    assert "differs: " in shown
    assert "Who decides:" in shown


def test_a_line_of_the_file_can_be_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hook.md"
    path.write_text(CLOSED)
    say = Say(capsys)
    assert "No player has a choice: --from LINE" in say("explore", str(path))
    assert "5 outcomes" in say("explore", str(path), "--from", "7")


def test_a_line_without_play_cannot_be_opened(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "hook.md"
    path.write_text(CLOSED)
    say = Say(capsys)
    say("explore", str(path), "--from", "2", code=2)
    assert "no play of this block at line 2: its play is in lines 5 to 7" in say.notes


def test_what_differs_is_told_object_by_object(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = Say(capsys)("explore", file)
    assert "4-Might unit: at BF1, Might 4, damage 0, exhausted" in shown
    assert "1-Might unit: on the bottom of P1's main deck" in shown


def test_a_scenario_comes_from_standard_input(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = HOOK.replace("```scenario\n", "").replace("```\n", "")
    monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(text.encode())))
    assert "5 outcomes" in Say(capsys)("explore", "-")


def test_json_names_outcomes_and_choices(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("explore", file, "--json"))
    assert (found["schema"], found["status"], found["reason"]) == (1, "complete", "")
    assert [one["number"] for one in found["outcomes"]] == [1, 2, 3, 4, 5]
    first = found["choices"][0]
    assert first["by"] == "P1"
    assert sorted(number for one in first["answers"] for number in one["outcomes"]) == [1, 2, 3, 4, 5]


def test_a_budget_that_is_reached_is_said(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    shown = say("explore", file, "--budget", "4", code=3)
    assert "This is partial: the budget of positions was reached" in " ".join(shown.split())
    assert "this is partial" in say.notes
    assert json.loads(say("explore", file, "--budget", "4", "--json", code=3))["status"] == "cut"


def test_an_interruption_keeps_what_was_found(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def observed(state: object) -> object:
        seen.append(state)
        if len(seen) == 3:
            raise KeyboardInterrupt
        return observe(state)  # type: ignore[arg-type]

    monkeypatch.setattr("judge.matchup.walks.explorer.observe", observed)
    shown = Say(capsys)("explore", file, code=3)
    assert "This is partial: it was interrupted" in " ".join(shown.split())
    assert "2 outcomes" in shown


@pytest.mark.parametrize(
    ("text", "arguments", "says"),
    [
        (HOOK + "\n" + HOOK, (), "--block: expected a number from 1 to 2, got nothing"),
        (HOOK, ("--block", "3"), "--block: expected 1, got 3"),
        ("words", (), "so all of it is read as one scenario"),
        ("```python\nwords\n```\n", (), "there is no scenario block in"),
        (HOOK.replace("on u", "on w"), (), "nothing here is called w"),
        (HOOK.replace("Baited Hook;", "Baited Hok;"), (), "Did you mean"),
        (HOOK, ("--svg", "/no/such/folder/it.svg"), "--svg: /no/such/folder/it.svg cannot be written"),
    ],
)
def test_what_is_wrong_is_said(
    text: str, arguments: tuple[str, ...], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "it.md"
    path.write_text(text)
    say = Say(capsys)
    say("explore", str(path), *arguments, code=2)
    assert says in say.notes


def test_the_tree_merges_and_folds(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    shown = Say(capsys)("explore", file, "--tree")
    assert "├── none -> outcome" in shown
    folded = Say(capsys)("explore", file, "--tree", "--depth", "1")
    assert "folded: outcomes " in folded
    both = ChoiceAnswer("a", 2, (1, 2)), ChoiceAnswer("b", 2, (1, 2))
    drawn = choice_tree(
        (OpenChoice(1, "P1", "one", both), OpenChoice(2, "P2", "two", (ChoiceAnswer("c", None, (1,)),))), 80
    )
    assert "b -> as [2] above (an equal position)" in drawn


def test_the_picture_says_what_it_shows(file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "it.svg"
    Say(capsys)("explore", file, "--svg", str(path))
    picture = ET.fromstring(path.read_text())  # noqa: S314 - we have written it
    assert picture.get("role") == "img"
    assert (picture.findtext(f"{SVG}title") or "").startswith("Choices of")
    assert "5 outcomes" in (picture.findtext(f"{SVG}desc") or "")
    assert "prefers-color-scheme:dark" in (picture.findtext(f"{SVG}style") or "")
    boxes = picture.findall(f"{SVG}g")
    assert len(boxes) == 3
    assert all(len(text.text or "") * 7.3 <= 300 for box in boxes for text in box.findall(f"{SVG}text"))


def test_boxes_of_a_large_picture_do_not_overlap_and_the_rest_is_folded() -> None:
    choices = tuple(
        OpenChoice(
            number,
            "P1",
            "which <one> & why",
            (ChoiceAnswer("yes", number + 1, (1, 2)), ChoiceAnswer("no", None, (number % 2 + 1,))),
        )
        for number in range(1, MOST + 100)
    )
    picture = ET.fromstring(choice_picture(choices, "T", ("one", "two"), "said."))  # noqa: S314 - the same
    boxes = [box.find(f"{SVG}rect") for box in picture.findall(f"{SVG}g")]
    at = {
        tuple(float(box.get(side) or 0) for side in ("x", "y", "width", "height")) for box in boxes if box is not None
    }
    assert len(at) == MOST
    assert not any(
        one != other and abs(one[0] - other[0]) < one[2] and one[1] < other[1] + other[3] and other[1] < one[1] + one[3]
        for one in at for other in at
    )  # fmt: skip
    assert "99 of 299 choices are folded." in (picture.findtext(f"{SVG}desc") or "")


def test_a_set_up_of_two_cards_is_explored_as_it_is_derived(capsys: pytest.CaptureFixture[str]) -> None:
    shown = Say(capsys)("explore", "vengeance vs zhonya vs guardian angel", "--tree")
    assert "Vengeance vs Zhonya's Hourglass vs Guardian Angel, set-up 1 of " in shown
    assert "P1 plays Vengeance" in shown
    assert "2 outcomes, 2 lines of play" in shown
    assert "[1] P2: which replacement effect applies to u's death first" in shown


def test_the_set_up_is_chosen_by_number_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    second = json.loads(say("explore", "hidden blade vs zhonya", "--set-up", "2", "--json"))
    assert second["set_up"] == 2
    assert second["file"] == ""
    big = json.loads(say("explore", "hidden blade vs zhonya with 7 Might", "--json"))
    assert any("7-Might unit" in line for line in big["assumed"])


def test_a_set_up_that_there_is_not_is_an_error(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("explore", "hidden blade vs zhonya", "--set-up", "99", code=2)
    assert "--set-up: expected a number from 1 to" in say.notes


def test_a_budget_cuts_the_walk_of_a_set_up_and_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    shown = Say(capsys)("explore", "icathian rain vs convergent mutation", "--set-up", "2", "--budget", "40", code=3)
    assert "This is partial: the budget of positions was reached" in shown


def test_options_of_a_file_and_of_cards_are_told_apart(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("explore", file, "--swap", code=2)
    assert "--swap cannot be combined with a file" in say.notes
    say("explore", "hidden blade vs zhonya", "--block", "2", code=2)
    assert "--block and --from require a file" in say.notes


def test_an_interruption_keeps_what_was_found_of_a_set_up(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0

    def observed(state: GameState) -> Facts:
        nonlocal seen
        seen += 1
        if seen > 1:
            raise KeyboardInterrupt
        return observe(state)

    def interrupted(state: GameState, plan: Plan, budget: int, **more: Any) -> Walk:
        monkeypatch.setattr("judge.matchup.walks.explorer.observe", observed)
        return walk(state, plan, budget, **more)

    monkeypatch.setattr("judge.matchup.boards.walked_scene.walk", interrupted)
    shown = Say(capsys)("explore", "vengeance vs zhonya vs guardian angel", code=3)
    assert "1 outcome, 1 line of play" in shown
    assert "This is partial: it was interrupted" in shown


def test_lines_on_which_an_act_could_not_be_taken_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    told = "Left out: 1 line on which a later act could not be taken."
    assert told in " ".join(Say(capsys)("explore", "fight or flight vs repulse", "--set-up", "2").split())
    found = json.loads(Say(capsys)("explore", "fight or flight vs repulse", "--set-up", "2", "--json"))
    assert (found["status"], found["reason"]) == ("lines left out", "1 line on which a later act could not be taken")

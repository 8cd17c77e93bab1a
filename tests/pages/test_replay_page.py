"""A replay as a page, read as text: whole, linked, and without a network."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING

import pytest

pytest.importorskip("jinja2", reason="the extra page is not installed")

from judge.cli.entry import main
from tests.pages.pages import OPEN, page

if TYPE_CHECKING:
    from pathlib import Path

PAGE = page()


def test_the_page_loads_nothing_from_elsewhere() -> None:
    assert re.findall(r'(?:src|href)="(?!#)[^"]*"', PAGE) == []
    assert "http" not in PAGE.replace("http://www.w3.org/2000/svg", "")
    assert "@import" not in PAGE


def test_what_comes_from_a_scenario_is_escaped() -> None:
    assert "<title>Table 7 &lt;game 2&gt;: replay</title>" in PAGE
    assert "<game 2>" not in PAGE
    assert "Words of &lt;core@1.4:" in PAGE


def test_every_step_of_every_outcome_has_its_own_link() -> None:
    ids = re.findall(r'<article class="step" id="(b\d+\.s\d+)"', PAGE)
    assert len(ids) == len(set(ids))
    assert {"b1.s0", "b2.s0", "b3.s0"} <= set(ids)
    assert all(f'href="#{one}"' in PAGE for one in ids)


def test_every_rule_that_is_named_has_its_words_on_the_page() -> None:
    linked = set(re.findall(r'data-rule="([^"]+)"', PAGE))
    assert linked
    assert linked == set(re.findall(r'<dt id="rule-([^"]+)">', PAGE))


def test_outcomes_are_told_to_be_the_same_up_to_where_they_part() -> None:
    assert re.findall(r'data-play="(\d)" data-shared="(\d)"', PAGE) == [("1", "0"), ("2", "2"), ("3", "2")]


def test_the_scenario_can_be_copied_from_the_page() -> None:
    copied = re.search(r"<pre>(.*?)</pre>", PAGE, re.DOTALL)
    assert copied is not None
    assert copied[1].replace("&#39;", "'") == OPEN


def test_a_play_without_open_choices_is_one_column() -> None:
    one = page(OPEN.replace("Blade\n\n", "Blade\n\n").replace("P1 plays Hidden Blade\n", "P1 ends the turn\n"))
    assert re.findall(r'data-play="(\d)"', one) == ["1"]
    assert "Outcome" not in re.sub(r"<script>.*</script>", "", one, flags=re.DOTALL)


def test_the_command_line_writes_pages(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = tmp_path / "table.md", tmp_path / "out.html"
    file.write_text(f"```scenario\n{OPEN}```\n", encoding="utf-8")
    assert main(["replay", str(file), "--html", str(out)]) == 0
    assert "3 outcomes side by side" in capsys.readouterr().err
    assert out.read_text(encoding="utf-8").startswith("<!doctype html>")
    assert main(["explore", str(file), "--html", str(out)]) == 0
    assert "<svg" in out.read_text(encoding="utf-8")


def test_two_cards_are_written_as_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "pair.html"
    assert main(["Baited Hook vs Unlicensed Armory", "--html", str(out)]) == 0
    assert "4 outcomes side by side" in capsys.readouterr().err
    assert "Unlicensed Armory" in out.read_text(encoding="utf-8")


def test_the_other_set_ups_of_two_cards_are_folded_below_each_with_its_verdict(tmp_path: Path) -> None:
    out = tmp_path / "pair.html"
    assert main(["Charm vs Gearhead", "--html", str(out)]) == 0
    made = unescape(out.read_text(encoding="utf-8"))
    numbers = re.findall(r'<details class="set-up" id="s(\d+)"><summary>Set-up (\d+): ((?:shown: |not shown))', made)
    assert [int(one) for one, _, _ in numbers] == list(range(2, len(numbers) + 2))
    assert all(one == other for one, other, _ in numbers)
    assert numbers[0][2] == "shown: "
    ids = re.findall(r'<article class="step" id="([^"]+)"', made)
    assert len(ids) == len(set(ids))
    assert {"b1.s0", "s2.b1.s0", "s3.b1.s0"} <= set(ids)
    assert all(f'href="#{one}"' in made for one in ids)
    assert set(re.findall(r'data-rule="([^"]+)"', made)) == set(re.findall(r'<dt id="rule-([^"]+)">', made))
    assert len(made) < 400_000


def test_a_walk_that_was_cut_before_any_outcome_is_written_as_what_there_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "cut.html"
    assert main(["explore", "Baited Hook vs Unlicensed Armory", "--budget", "1", "--html", str(out)]) == 3
    assert f"written: {out}" in capsys.readouterr().err
    made = unescape(out.read_text(encoding="utf-8"))
    assert "0 outcomes" in made
    assert "This is partial: the budget of positions was reached" in made
    assert re.findall(r'<article class="step" id="([^"]+)"', made) == ["b1.s0"]


def test_a_set_up_of_cards_is_written_with_its_choices(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "set-up.html"
    assert main(["explore", "vengeance vs zhonya vs guardian angel", "--html", str(out)]) == 0
    assert "2 outcomes side by side" in capsys.readouterr().err
    made = unescape(out.read_text(encoding="utf-8"))
    assert "<title>Vengeance vs Zhonya's Hourglass vs Guardian Angel, set-up 1 of " in made
    assert "2 outcomes, 2 lines of play" in made
    assert "P2: which replacement effect applies to u's death first" in made
    assert "<svg" in made


def test_the_set_up_on_the_page_is_the_one_that_is_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "set-up.html"
    asked = ["Hidden Blade vs Zhonya's Hourglass", "--set-up", "2", "--with", "P1: runes 3 Calm", "--html", str(out)]
    assert main(["explore", *asked]) == 0
    capsys.readouterr()
    made = unescape(out.read_text(encoding="utf-8"))
    assert ", set-up 2 of " in made
    assert "3 Calm" in made


@pytest.mark.parametrize(
    ("words", "complaint"),
    [
        (["Deflect", "--html", "x.html"], "expected two cards, got 0"),
        (["explore", "Charm vs Gearhead", "--html", "nowhere/at/all.html"], "there is no directory nowhere"),
        (["Charm vs Gearhead", "--html", "nowhere/at/all.html"], "there is no directory nowhere"),
    ],
)
def test_what_cannot_be_written_is_said(words: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words) == 2
    assert complaint in capsys.readouterr().err

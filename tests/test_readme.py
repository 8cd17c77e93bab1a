"""The README says what is so: its count of played cards, its links, its commands, the session that it shows."""

from __future__ import annotations

import io
import re
import shlex
import sys
from html import unescape
from pathlib import Path

import pytest

from judge.cli.entry import main
from tools import cards, session

ROOT = Path(__file__).parents[1]
README = cards.README.read_text(encoding="utf-8")
RENEW = "python tools/lists.py writes it anew"

PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINK = re.compile(r"\]\((?![\w@.]+:)([^)#\s]*)(?:#([^)\s]*))?\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ANCHOR = re.compile(r'<a id="([^"]+)">')

ASKED = re.findall(r"\| `judge (.+?)` \|", README)
SCENARIOS = re.findall(r"<<'END'\n(.*?)\n *END\n", README, re.DOTALL)
SHOWN = re.findall(r"\$ judge (.+)\njudge: (.+)\n", README)


def test_the_count_of_played_cards_is_that_of_the_code() -> None:
    assert cards.with_count(README) == README, RENEW
    assert cards.PAGE.read_text(encoding="utf-8") == cards.page(), RENEW


def slug(heading: str) -> str:
    return re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in LINK.findall(page.read_text(encoding="utf-8")):
        found = (page.parent / target).resolve() if target else page
        assert found.exists(), f"{page.name}: {target}"
        if anchor and found.suffix == ".md":
            text = found.read_text(encoding="utf-8")
            assert anchor in {*map(slug, HEADING.findall(text)), *ANCHOR.findall(text)}, f"{page.name}: #{anchor}"


def test_there_is_something_to_ask() -> None:
    assert len(ASKED) > 8
    assert len(SCENARIOS) > 1
    assert SHOWN


@pytest.mark.parametrize("asked", ASKED)
def test_what_can_be_asked_is_answered(asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(asked)) == 0
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_scenarios_are_played(
    scenario: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    text = "".join(f"{line.strip()}\n" for line in scenario.splitlines())
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(text.encode()), encoding="utf-8"))
    assert main(["run", "-"]) == 0, capsys.readouterr().out


@pytest.mark.parametrize(("asked", "said"), SHOWN)
def test_the_refusal_is_what_is_printed(asked: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(shlex.split(asked)) == 3, "this is played by now: take another one"
    assert said in capsys.readouterr().err


def test_the_picture_shows_what_the_command_prints() -> None:
    picture = session.PAGE.read_text(encoding="utf-8")
    lines = re.findall(r'<text [^>]*y="([\d.]+)"[^>]*>([^<]*)', picture)
    shown: dict[str, str] = {}
    for place, words in lines[1:]:  # the first one is the title of the window
        shown[place] = shown.get(place, "") + unescape(words).replace("\xa0", " ")
    printed = [line.rstrip() for line in session.screen().plain.split("\n")]
    assert [line.strip() for line in shown.values()] == [line.strip() for line in printed], RENEW

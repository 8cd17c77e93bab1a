"""``judge diff`` in every form."""

from __future__ import annotations

import io
import json
import re
from html.parser import HTMLParser
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from judge.answers.changes.comparing import changes
from judge.answers.library.open_library import open_library
from judge.cli.changes.drawn import drawn
from tests.cli.say import Say

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture
def say(capsys: pytest.CaptureFixture[str]) -> Say:
    return Say(capsys)


OLD = """100. The first section
100.1. A player draws a card. See rule 102.
100.2. Elephants are grey and have long trunks.
101. The second section
101.1. A unit moves to a battlefield.
102. The last rule stays as it is.
"""
NEW = """100. The first section
100.1. A player recycles a card. See rule 103.
101. A rule about [E] & <symbols>, which is new.
102. The second section
102.1. A unit moves to a battlefield.
103. The last rule stays as it is.
"""


@pytest.fixture
def files(tmp_path: Path) -> tuple[str, str]:
    (tmp_path / "old.md").write_text(OLD)
    (tmp_path / "new.md").write_text(NEW)
    return str(tmp_path / "old.md"), str(tmp_path / "new.md")


def test_the_usual_form_gives_counts_and_each_change(say: Say, files: tuple[str, str]) -> None:
    shown = say("diff", *files)
    assert "1 unchanged, 3 moved, 1 reworded, 1 added, 1 removed." in shown
    assert "A player [-draws-] {+recycles+} a card." in shown
    assert "moved old.md:101 to old.md:102 -> new.md:102 to new.md:103 (3 rules)" in " ".join(shown.split())
    assert "\x1b" not in shown


def test_kinds_can_be_hidden_and_the_counts_stay(say: Say, files: tuple[str, str]) -> None:
    shown = say("diff", *files, "--hide", "moved,added")
    assert "3 moved" in shown
    assert "  moved old.md" not in shown
    assert "is new" not in shown
    kinds = {item["kind"] for item in say.json(*files, "--hide", "moved", "--hide", "unchanged")["items"]}
    assert kinds == {"reworded", "added", "removed"}


def test_the_statistics_count_by_heading(say: Say) -> None:
    shown = say("diff", "1.2", "1.3", "--stat")
    hidden = next(line for line in shown.splitlines() if line.startswith("Hidden "))
    assert hidden.split() == ["Hidden", "16", "3", "1"]
    assert "core@" not in "".join(shown.splitlines(keepends=True)[3:])


@pytest.mark.parametrize("width", [30, 50, 80, 140])
@pytest.mark.parametrize("form", ["--stat", "--inline", "--side", "--plain"])
def test_no_form_is_wider_than_asked(say: Say, files: tuple[str, str], form: str, width: int) -> None:
    shown = say("diff", *files, form, "--width", str(width))
    assert max(map(len, shown.splitlines())) <= width


def test_side_by_side_each_text_is_on_its_side(say: Say, files: tuple[str, str]) -> None:
    lines = say("diff", *files, "--side", "--width", "100").splitlines()
    row = next(line for line in lines if "[-draws-]" in line)
    old, new = row.split(" | ")
    assert "{+recycles+}" in new
    assert "recycles" not in old


def test_inline_gives_whole_texts(say: Say, files: tuple[str, str]) -> None:
    assert "Elephants are grey and have long trunks." in say("diff", *files, "--inline")


def test_markdown_marks_words_and_escapes_the_rest(say: Say, files: tuple[str, str]) -> None:
    shown = say("diff", *files, "--md")
    assert "A player ~~draws~~ **recycles** a card." in shown
    assert "\\[E]" in shown
    assert "\\<symbols" in shown


class Tags(HTMLParser):
    """Checks that what is opened is closed."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        del attrs
        self.seen.add(tag)
        if tag not in {"meta", "br"}:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def test_html_is_one_well_formed_page(say: Say, files: tuple[str, str]) -> None:
    shown = say("diff", *files, "--html")
    tags = Tags()
    tags.feed(shown)
    assert tags.open == []
    assert {"html", "style", "ins", "del", "li"} <= tags.seen
    assert "&lt;symbols&gt;" in shown
    assert "<del> draws</del><ins> recycles</ins>" in shown


def test_json_has_counts_whole_ids_numbers_and_words(say: Say, files: tuple[str, str]) -> None:
    found = say.json(*files)
    assert list(found)[:6] == ["schema", "unchanged", "moved", "reworded", "added", "removed"]
    assert found["schema"] == 1
    reworded = next(item for item in found["items"] if item["kind"] == "reworded")
    assert (reworded["old"], reworded["new"]) == (["old.md:100.1"], ["new.md:100.1"])
    assert (reworded["old_number"], reworded["new_number"]) == ("100.1", "100.1")
    assert "".join(text for kind, text in reworded["runs"] if kind != "removed") == reworded["now"]
    assert "".join(text for kind, text in reworded["runs"] if kind != "added") == reworded["was"]
    added = next(item for item in found["items"] if item["kind"] == "added")
    assert (added["old"], added["old_number"]) == ([], None)


@pytest.mark.parametrize(
    ("words", "code", "says"),
    [
        (["1.2"], 2, "judge diff --help"),
        (["1.2", "1.3", "--stat", "--json"], 2, "expected one output format, got --stat, --json"),
        (["1.2", "1.3", "--hide", "green"], 2, "--hide: expected unchanged, moved"),
        (["1.2", "latest"], 2, "expected a document, got 'latest'"),
        (["tournament@2031-01-02", "2026-07-16"], 2, "Versions: 2025-07-21"),
        (["faq@origins@2025-11-04", "faq@origins"], 1, "judge import"),
    ],
)
def test_misuse_is_said_in_one_error(say: Say, words: list[str], code: int, says: str) -> None:
    assert say("diff", *words, code=code) == ""
    assert says in say.notes


def test_without_an_import_it_is_said_what_is_missing(say: Say) -> None:
    assert "In 1.3: " in say("diff", "1.3", "1.4", "kill")
    assert "judge import" in say.notes


@pytest.mark.parametrize("form", ["", "inline", "side", "stat"])
def test_colour_changes_no_word(files: tuple[str, str], form: str) -> None:
    view = drawn(changes(open_library(), *files), form)
    shown = []
    for colour in (True, False):
        console = Console(file=io.StringIO(), width=80, force_terminal=colour, highlight=False)
        console.print(view)
        assert isinstance(console.file, io.StringIO)
        shown.append(console.file.getvalue())
    assert re.sub(r"\x1b\[[0-9;]*m", "", shown[0]) == shown[1] != shown[0]


def test_a_question_leads_to_the_changes_of_a_section(say: Say) -> None:
    found = json.loads(say("what", "changed", "for", "legion", "1.2", "->", "1.3", "--json"))
    assert found["read_as"] == "judge diff 1.2 1.3 legion"
    assert found["citations"][0]["id"] == "core@1.3:812"
    assert any(citation["id"].startswith("faq@unleashed:") for citation in found["citations"])


@pytest.mark.parametrize(
    "words", [("1.3", "1.4"), ("1.3", "1.4", "300"), ("errata@origins", "errata@spiritforged"), ("1.2", "1.3", "800")]
)
def test_a_long_comparison_is_one_screen_and_all_of_it_is_behind_all(say: Say, words: tuple[str, ...]) -> None:
    lines = say("diff", *words).rstrip("\n").split("\n")
    assert " -> " in lines[0]
    assert "Core 1.4, " in " ".join(lines[:2])
    assert "unchanged" in lines[1]
    assert lines[-1].startswith("more: --all")
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    assert len(say("diff", *words, "--all").split("\n")) > len(lines)


def test_headings_are_listed_where_they_have_several_changes_each(say: Say) -> None:
    assert "  26  Triggered Abilities" in say("diff", "1.3", "1.4").split("\n")
    assert "  303.2.a      reworded: In 1.3:" in say("diff", "1.3", "1.4", "300")
    assert "errata@2026-01-14:falling-star added:" in say("diff", "errata@origins", "errata@spiritforged")


def test_what_fits_on_a_screen_is_shown_whole(say: Say) -> None:
    shown = say("diff", "1.3", "1.4", "hidden")
    assert shown == say("diff", "1.3", "1.4", "hidden", "--all")
    assert "added core@1.4:811.1.d.2.a" in shown

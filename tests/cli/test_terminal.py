"""Answers as they are drawn: the same words with and without colour, within the width."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Citation, Hit
from judge.answers.page.outcome_blocks import Outcome, Simulation, Step
from judge.cli.writers import markdown as markdown_writer
from judge.cli.writers import plain as plain_writer
from judge.cli.writers.terminal import BlocksView

MATCHUP = Answer(
    "a vs b",
    "A vs B",
    "matchup",
    "1.4",
    "2026-08-01",
    "The unit is saved.",
    (Citation("faq@origins:a-1", "May it?", "It **may** [E].", "retired 2025-11-04", "replaced by core@1.4:1"),),
    (Outcome("saved", "P1 pays", 2, (Step("P1 plays A [M]", ("core@1.4:419.1",)),), ("unit in base",)),),
    Simulation("complete", "", ("until: the chain is empty",), 4, 2),
    "agrees",
    (Hit("core@1.4:428", "rule", "Kill"),),
)


def drawn(answer: Answer, width: int = 80, *, colour: bool = False, quote: bool = False) -> str:
    console = Console(file=io.StringIO(), width=width, force_terminal=colour, highlight=False)
    console.print(BlocksView(answer.shown(quote=quote)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def plain(answer: Answer, width: int = 80, *, quote: bool = False) -> str:
    return plain_writer.plain(answer.shown(quote=quote), width)


def markdown(answer: Answer, *, quote: bool = False) -> str:
    return markdown_writer.markdown(answer.shown(quote=quote))


@pytest.mark.parametrize("show", [drawn, plain, markdown])
def test_every_part_of_an_answer_is_shown(show: object) -> None:
    assert callable(show)
    text = show(MATCHUP)
    for part in ("The unit is saved.", "1.4", "2026-08-01", "agrees", "saved", "P1 pays", "core@1.4:419.1", "Kill"):
        assert part in text
    for part in ("faq@origins:a-1", "May it?", "retired 2025-11-04", "replaced by core@1.4:1", "core@1.4:428"):
        assert part in text
    for part in ("complete", "until: the chain is empty"):
        assert part in text


def test_markdown_is_bold_paragraph_by_paragraph() -> None:
    text = markdown(MATCHUP._replace(answer="The unit is **saved**.\n\nComputed: one outcome.\nOf [M] 3."))
    assert text.startswith("The unit is **saved**.\n\n**Computed: one outcome.**\n**Of \\[M] 3.**\n\n")


def test_colour_changes_no_word() -> None:
    bare = re.sub(r"\x1b\[[0-9;]*m", "", drawn(MATCHUP, colour=True))
    assert bare == drawn(MATCHUP)
    assert drawn(MATCHUP, colour=True) != bare


@pytest.mark.parametrize("width", [40, 80])
def test_lines_keep_to_the_width(width: int) -> None:
    assert max(len(line) for line in drawn(MATCHUP, width).splitlines()) <= width


@pytest.mark.parametrize("show", [drawn, plain])
def test_symbols_stay_and_marks_go(show: object) -> None:
    assert callable(show)
    assert "It may [E]." in show(MATCHUP)


@pytest.mark.parametrize("show", [drawn, plain, markdown])
def test_a_quote_has_texts_and_ids_and_no_verdict(show: object) -> None:
    assert callable(show)
    text = show(MATCHUP, quote=True)
    assert "faq@origins:a-1" in text
    assert "The unit is saved." not in text
    assert "agrees" not in text

"""The documentation of the scenario language shows every construct, and its examples run."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from lark import Lark, Tree
from lark.exceptions import UnexpectedInput
from markdown_it import MarkdownIt

from judge.errors import JudgeError
from judge.matchup.kinds.scenario_questions import answer_to
from judge.scenario.language.grammar import grammar_text
from judge.scenario.language.name_masking import mask, normalised
from judge.scenario.language.parse import parse
from judge.scenario.language.read_asks import is_ask
from judge.scenario.language.unquoted_options import with_quotes
from judge.scenario.runner import run
from judge.scenario.suggested_expectations import came_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "scenario-language.md"
TODAY = date(2026, 8, 1)
NAME = "docs/scenario-language.md"
SHOWN_NAME = "ruling.md"
"""What a file is called in the messages shown; their lines are counted from the first line of the block."""


def _fences() -> list[Token]:
    return [
        token for token in MarkdownIt("commonmark").parse(PAGE.read_text(encoding="utf-8")) if token.type == "fence"
    ]


def _line(token: Token) -> int:
    return (token.map or [0])[0] + 2


EXAMPLES = [token for token in _fences() if token.info == "scenario"]
FAILURES = [(one, two) for one, two in zip(_fences(), _fences()[1:], strict=False) if one.info == "scenario-fails"]


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda token: f"line {_line(token)}")
def test_the_example_holds(example: Token) -> None:
    found = run(parse(example.content, where=NAME, first_line=_line(example)), TODAY, answering=answer_to)
    assert found.passed, f"\n{found.message}"


@pytest.mark.parametrize(("example", "shown"), FAILURES)
def test_the_error_is_as_shown(example: Token, shown: Token) -> None:
    try:
        message = run(parse(example.content, where=SHOWN_NAME), TODAY).message
    except JudgeError as problem:
        message = str(problem)
    assert message == shown.content.rstrip("\n")


def _constructs(tree: Any) -> Iterator[str]:
    if isinstance(tree, Tree):
        yield str(tree.data)
        for part in tree.children:
            yield from _constructs(part)


def _readable(line: str, grammar: Lark) -> str:
    """The line, with its options in quotes where it cannot be read without."""
    try:
        grammar.parse(mask(line))
    except UnexpectedInput:
        return with_quotes(line) or line
    return line


def test_every_construct_of_the_grammar_is_shown() -> None:
    grammar = Lark(grammar_text(), parser="lalr", maybe_placeholders=True)
    shown: set[str] = set()
    for example in EXAMPLES:
        lines = normalised(example.content).replace("\n    ", " ").splitlines()
        for line in (line for line in lines if line and not is_ask(line)):
            shown.update(_constructs(grammar.parse(mask(_readable(line, grammar)))))
    known = {
        rule.alias or str(rule.origin.name)
        for rule in grammar.rules
        if not str(rule.origin.name).startswith("_") and not (rule.options.expand1 and rule.alias is None)
    }
    assert ", ".join(sorted(known - shown - {"start"})) == ""


def test_what_came_of_the_example_is_as_shown() -> None:
    fences = _fences()
    shown = [
        (one, two) for one, two in pairwise(fences)
        if one.info == "scenario" and two.info == "text" and two.content.startswith("expect ")
    ]  # fmt: skip
    assert shown
    for example, lines in shown:
        assert list(came_of(run(parse(example.content), TODAY))) == lines.content.rstrip("\n").split("\n")

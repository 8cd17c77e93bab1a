"""Reads the text of a scenario. The grammar library is loaded only when a text is read."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judge.errors import ScenarioError
from judge.scenario.language.grammar import grammar
from judge.scenario.language.name_masking import FILLING, OPENING, mask, normalised
from judge.scenario.language.script import Because, PlayLine, Script
from judge.scenario.language.source_line import Source
from judge.scenario.language.unquoted_options import with_quotes
from judge.scenario.language.words_apart import RunTogether

if TYPE_CHECKING:
    from lark import Token, Tree

    from judge.scenario.language.script import Line, SetupLine

LONGEST = 200_000
LONGEST_LINE = 2_000
MOST_LINES = 5_000
_CASE = re.compile(r"\s*case:\s*(?P<ids>[\w., -]+)$")


def parse(text: str, *, where: str = "", first_line: int = 1) -> Script:
    """The script of a scenario. ``first_line`` is the number of the first line of ``text`` in its file.

    Raises ScenarioError with line, column and what could stand there.
    """
    _refuse_what_is_no_text(text, where)
    setup: list[SetupLine] = []
    play: list[PlayLine] = []
    because: list[Because] = []
    cases: tuple[str, ...] = ()
    for source in _lines(text, where, first_line):
        found = _CASE.match(source.written)
        if found:
            cases += tuple(part.strip() for part in found["ids"].split(",") if part.strip())
            continue
        for line in _read(source):
            if isinstance(line, Because):
                because.append(line)
            elif isinstance(line, PlayLine):
                play.append(line)
            elif play:
                raise ScenarioError(
                    "the set-up comes before the play.", where=where, line=line.at.line, source=line.at.source
                )
            else:
                setup.append(line)
            if because and not isinstance(line, Because):
                raise ScenarioError(
                    "`because` lines come after all other lines.", where=where, line=line.at.line, source=line.at.source
                )
    if not setup and not play:
        raise ScenarioError(
            "the scenario is empty.", where=where, line=first_line, options=("P1's turn, main phase", "P1: hand …")
        )
    return Script(tuple(setup), tuple(play), tuple(because), where, first_line, cases)


def _refuse_what_is_no_text(text: str, where: str) -> None:
    if len(text) > LONGEST or text.count("\n") > MOST_LINES:
        raise ScenarioError(
            f"this is too long for a scenario (at most {LONGEST} characters and {MOST_LINES} lines).", where=where
        )
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_LINE:
            raise ScenarioError(f"a line is too long: at most {LONGEST_LINE} characters.", where=where, line=number)
        odd = next((c for c in line if (ord(c) < 32 and c not in "\t\r") or c in OPENING + FILLING + "\x7f\ufffd"), "")
        if odd:
            raise ScenarioError(
                f"invalid character (code {ord(odd)}).", where=where, line=number,
                column=line.index(odd) + 1, hint="Save the scenario as UTF-8 text.",
            )  # fmt: skip


def _lines(text: str, where: str, first_line: int) -> list[Source]:
    """Lines with what they say; # at the start makes a remark.

    A line that is indented further than the scenario itself goes on with the one above.
    """
    found: list[Source] = []
    open_line = False
    rows = [raw.rstrip() for raw in text.split("\n")]
    least = min((_indent(row) for row in rows if row and not row.lstrip().startswith("#")), default=0)
    for number, line in enumerate(rows, first_line):
        if not line or line.lstrip().startswith("#"):
            open_line = open_line and bool(line)
        elif _indent(line) > least and open_line:
            above = found[-1]
            gap = number - above.line - above.written.count("\n")
            found[-1] = Source(above.written + "\n" * gap + line, above.line, where)
        else:
            found.append(Source(line, number, where))
            open_line = True
    return found


def _indent(row: str) -> int:
    return len(row) - len(row.lstrip())


def _read(source: Source) -> tuple[Line, ...]:
    """The parts that a line states; its options may be written without quotes where it cannot be read otherwise."""
    from judge.scenario.language.read_asks import is_ask, read_ask  # noqa: PLC0415 - with the next one
    from judge.scenario.language.read_lines import read  # noqa: PLC0415 - with the grammar library, only when text is read

    if is_ask(source.written):
        return (read_ask(source, lambda words: _read(Source(words, source.line, source.where))),)
    try:
        return read(_tree(source), source)
    except ScenarioError:
        quoted = with_quotes(normalised(source.written).strip())
        if quoted is None:
            raise
        again = Source(quoted, source.line, source.where)
        try:
            tree = _tree(again)
        except ScenarioError:
            tree = None
        if tree is None:
            raise
        return read(tree, again)


def _tree(source: Source) -> Tree[Token]:
    from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken  # noqa: PLC0415

    try:
        return _parsed(mask(normalised(source.written)))
    except UnexpectedInput as problem:
        expected: set[str] = set()
        if isinstance(problem, UnexpectedToken):
            expected = set(problem.accepts or problem.expected)
        elif isinstance(problem, UnexpectedCharacters):
            expected = set(problem.allowed or ())
        from judge.scenario.language.syntax_errors import syntax_error  # noqa: PLC0415 - only for an error

        raise syntax_error(source, problem, expected) from None
    except RunTogether as problem:
        line = normalised(source.written)
        raise source.error(*problem.said(line), hint=problem.hint(line)) from None


@lru_cache(maxsize=4096)
def _parsed(masked: str) -> Tree[Token]:
    """The tree of a masked line, which nobody changes: the same words stand in many scenarios."""
    return grammar().parse(masked).children[0]  # type: ignore[return-value]

"""Reads the text of a scenario. The grammar library is loaded only when a text is read."""

from __future__ import annotations

import re
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import resources
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from judge.errors import ScenarioError
from judge.scenario.language.name_masking import FILLING, OPENING, mask, normalised, suggested_name
from judge.scenario.language.script import (
    Act,
    Because,
    Chance,
    Choice,
    Concedes,
    EffectOf,
    Expect,
    Legality,
    Name,
    PassUntil,
    Script,
    SourceLocation,
)
from judge.scenario.language.script_asks import Ask
from judge.scenario.language.suggestions import SUGGESTED_WORDS, cards_with, fragment_at, suggested_unit
from judge.scenario.language.unquoted_options import with_quotes

if TYPE_CHECKING:
    from lark import Lark, Token, Tree

    from judge.scenario.language.script import Line, PlayLine, SetupLine

GRAMMAR = ("scenario.lark", "earlier.lark", "legality.lark", "effects.lark", "claims.lark")
LONGEST = 200_000
LONGEST_LINE = 2_000
MOST_LINES = 5_000
MOST_LIKE = 100
_CASE = re.compile(r"\s*case:\s*(?P<ids>[\w., -]+)$")
_PLAYED = (Act, Choice, Legality, PassUntil, Chance, EffectOf, Concedes, Expect, Ask)
_SHOWN = {
    "NAME": "a card name",
    "ITEM": "u's ability",
    "WORD": "a label",
    "QUOTED": '"words"',
    "PLAYER": "P1",
    "FIELD": "BF1",
    "INT": "a number",
    "RULE": "a rule number",
    "DATE": "2025-10-28",
    "COST": "[C]",
    "DOMAIN": "Fury, Calm, Mind, Body, Chaos, Order",
    "KEYWORD": "a keyword: Accelerate, Ambush, Assault, Backline, Deathknell, Deflect, Empower, Empowered, Equip, "
    "Flow, Ganking, Hidden, Hunt, Legion, Level, Quick-Draw, Repeat, Shield, Tank, Temporary, Unique, Vision, "
    "Weaponmaster",
    "PHASE": "awaken, beginning, channel, draw, main, ending",
    "MODE": "duel, match, ffa3, ffa4, 2v2",
    "TIMING": "target",
    "A_SHOWDOWN": "a showdown",
    "A_COPY_OF": "a copy of",
    "A_TYPE": "a unit",
    "HAS_KEYWORD": "a keyword",
    "WON_OR_LOST": "won",
    "DEED": "kill",
    "HOLDER": "trash",
    "CARDS_IN": "hand",
    "$END": "the end of the line",
}


class Source(Struct, frozen=True):
    """One line of a scenario as written (with its indented continuations), and where it stands."""

    written: str
    line: int
    where: str = ""

    @property
    def start(self) -> SourceLocation:
        return SourceLocation(self.line, 1, self.written.split("\n")[0])

    def at(self, token: Any) -> SourceLocation:
        """Where a token or the tree of a ``meta`` stands."""
        row = int(getattr(token, "line", 1) or 1)
        column = int(getattr(token, "column", 1) or 1)
        return SourceLocation(self.line + row - 1, column, self.written.split("\n")[row - 1])

    def at_tree(self, tree: Tree[Token]) -> SourceLocation:
        return self.at(tree.meta)

    def text(self, token: Any) -> str:
        """What is written there, with names unmasked."""
        return normalised(self.written[token.start_pos : token.end_pos])

    def name(self, token: Any) -> Name:
        return Name(self.text(token).strip('"'), self.at(token))

    def text_of(self, tree: Any) -> str:
        """What a part of the line says, as written and without quotes."""
        return normalised(self.written[tree.meta.start_pos : tree.meta.end_pos]).strip('"')

    def few(self, token: Any) -> int:
        """A number of like objects. Raises ScenarioError if it is more than ``MOST_LIKE``."""
        number = int(str(token))
        if number > MOST_LIKE:
            raise self.error(f"{number} is too many: a scenario has at most {MOST_LIKE} of a kind", token)
        return number

    def error(self, reason: str, token: Any, *, options: tuple[str, ...] = (), hint: str = "") -> ScenarioError:
        at = self.at(token)
        return ScenarioError(
            reason + ".", where=self.where, line=at.line, column=at.column, source=at.source, options=options, hint=hint
        )


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
            elif isinstance(line, _PLAYED):
                play.append(line)
            elif play:
                raise ScenarioError(
                    "the set-up comes before the play.", where=where, line=line.at.line, source=line.at.source
                )
            else:
                setup.append(line)
            if because and not isinstance(line, Because):
                raise ScenarioError("because lines come last.", where=where, line=line.at.line, source=line.at.source)
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
            raise ScenarioError(f"a line is longer than {LONGEST_LINE} characters.", where=where, line=number)
        odd = next((c for c in line if (ord(c) < 32 and c not in "\t\r") or c in OPENING + FILLING + "\x7f\ufffd"), "")
        if odd:
            raise ScenarioError(
                f"there is a character that is no text (code {ord(odd)}).", where=where, line=number,
                column=line.index(odd) + 1, hint="Scenarios are UTF-8 text.",
            )  # fmt: skip


def _lines(text: str, where: str, first_line: int) -> list[Source]:
    """Lines with what they say; an indented line goes on with the one above, # at the start makes a remark."""
    found: list[Source] = []
    open_line = False
    for number, raw in enumerate(text.split("\n"), first_line):
        line = raw.rstrip()
        if not line or line.lstrip().startswith("#"):
            open_line = open_line and bool(line)
        elif line[0] in " \t" and open_line:
            above = found[-1]
            gap = number - above.line - above.written.count("\n")
            found[-1] = Source(above.written + "\n" * gap + line, above.line, where)
        else:
            found.append(Source(line, number, where))
            open_line = True
    return found


def _read(source: Source) -> tuple[Line, ...]:
    """The parts that a line states; its options may be written without quotes where it cannot be read otherwise."""
    from judge.scenario.language.read_asks import is_ask, read_ask  # noqa: PLC0415 - with the next one
    from judge.scenario.language.read_lines import read  # noqa: PLC0415 - with the grammar library, only when text is read

    if is_ask(source.written):
        return (read_ask(source, lambda words: _read(Source(words, source.line, source.where))),)
    try:
        return read(_tree(source), source)
    except ScenarioError:
        quoted = with_quotes(normalised(source.written))
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
        raise _error(source, problem, expected) from None


@lru_cache(maxsize=4096)
def _parsed(masked: str) -> Tree[Token]:
    """The tree of a masked line, which nobody changes: the same words stand in many scenarios."""
    return _grammar().parse(masked).children[0]  # type: ignore[return-value]


def _error(source: Source, problem: Any, expected: set[str]) -> ScenarioError:
    at_end = problem.line in {-1, None} or getattr(getattr(problem, "token", None), "type", "") == "$END"
    rows = source.written.split("\n")
    row = len(rows) if at_end else int(problem.line)
    column = len(rows[-1]) + 1 if at_end else int(problem.column)
    shown = sorted({_shown(terminal) for terminal in expected}, key=lambda word: (not word[0].isalnum(), word))
    word = "" if at_end else rows[row - 1][column - 1 :].split(" ")[0].rstrip(",;:)")
    reason = f'"{word}" cannot stand here.' if word else "the line is not complete."
    known = [one for words in shown for one in words.removeprefix("a keyword: ").split(", ")]
    near = get_close_matches(word, known, 1, 0.6) if word else []
    near = [SUGGESTED_WORDS[word]] if word in SUGGESTED_WORDS else near
    hint = "".join(f"Did you mean {one}? " for one in near) + "docs/scenario-language.md shows every construct."
    text = normalised(rows[row - 1])
    misspelt = suggested_name(text, column) if "KEYWORD" not in expected else None
    label = text[: column - 1].split()[-1:] if shown == ["="] else []
    is_name = "NAME" in expected or bool(label)
    plain = suggested_unit(text, column)
    fragment = fragment_at(text, column) if is_name else None
    cards = cards_with(fragment[0]) if fragment is not None else ()
    if plain is not None:
        name, said, column = plain
        reason, hint, shown = f"{said!r} is no object.", f"Did you mean {name}?", []
    elif misspelt is not None:
        name, said, column = misspelt
        reason, hint, shown = f"there is no card {said!r}.", f"Did you mean {name}?", []
    elif fragment is not None and cards:
        said, column = fragment
        reason, hint, shown = f"there is no card {said!r}.", f"Did you mean {' or '.join(cards)}?", []
    elif label and label[0][0].isupper():
        reason, hint = f"there is no card {label[0]!r}.", "A label comes before what it names: u = 3-Might unit."
        column = text.rindex(label[0], 0, column) + 1
    return ScenarioError(
        reason, where=source.where, line=source.line + row - 1, column=column, source=rows[row - 1],
        options=tuple(shown[:24]) + (("…",) if len(shown) > 24 else ()), hint=hint,
    )  # fmt: skip


def _shown(terminal: str) -> str:
    if terminal in _SHOWN:
        return _SHOWN[terminal]
    return next((str(t.pattern.value) for t in _grammar().terminals if t.name == terminal), terminal.lower())


@cache
def _grammar() -> Lark:
    from lark import Lark  # noqa: PLC0415 - loaded only when a text is read

    return Lark(grammar_text(), parser="lalr", propagate_positions=True, maybe_placeholders=True)


def grammar_text() -> str:
    """The whole grammar of the scenario language, from its files."""
    folder = resources.files("judge.scenario.language")
    return "\n".join(folder.joinpath(name).read_text(encoding="utf-8") for name in GRAMMAR)

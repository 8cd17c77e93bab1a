"""What is wrong with a line that the grammar cannot read: the place, what could stand there, and what was meant."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Any

from judge.errors import ScenarioError
from judge.scenario.language.grammar import grammar
from judge.scenario.language.name_masking import normalised, suggested_name
from judge.scenario.language.suggestions import SUGGESTED_WORDS, cards_with, fragment_at, suggested_unit

if TYPE_CHECKING:
    from judge.scenario.language.source_line import Source

CONTINUED = "A line that is indented continues the one above. "
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


def syntax_error(source: Source, problem: Any, expected: set[str]) -> ScenarioError:
    """Where a line stops being one of the language, and what could stand there."""
    at_end = problem.line in {-1, None} or getattr(getattr(problem, "token", None), "type", "") == "$END"
    rows = source.written.split("\n")
    row = len(rows) if at_end else int(problem.line)
    column = len(rows[-1]) + 1 if at_end else int(problem.column)
    shown = sorted({_shown(terminal) for terminal in expected}, key=lambda word: (not word[0].isalnum(), word))
    word = "" if at_end else rows[row - 1][column - 1 :].split(" ")[0].rstrip(",;:)")
    reason = f'"{word}" is not possible here.' if word else "the line is not complete."
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
        reason, hint, shown = f"{said!r} is not an object.", f"Did you mean {name}?", []
    elif misspelt is not None:
        name, said, column = misspelt
        reason, hint, shown = f"there is no card {said!r}.", f"Did you mean {name}?", []
    elif fragment is not None and cards:
        said, column = fragment
        reason, hint, shown = f"there is no card {said!r}.", f"Did you mean {' or '.join(cards)}?", []
    elif label and label[0][0].isupper():
        reason, hint = f"there is no card {label[0]!r}.", "A label comes before what it names: u = 3-Might unit."
        column = text.rindex(label[0], 0, column) + 1
    hint = CONTINUED * (row > 1) + hint
    return ScenarioError(
        reason, where=source.where, line=source.line + row - 1, column=column, source=rows[row - 1],
        options=tuple(shown[:24]) + (("…",) if len(shown) > 24 else ()), hint=hint,
    )  # fmt: skip


def _shown(terminal: str) -> str:
    if terminal in _SHOWN:
        return _SHOWN[terminal]
    return next((str(t.pattern.value) for t in grammar().terminals if t.name == terminal), terminal.lower())

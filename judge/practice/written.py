"""The situations that are written: scenarios of official answers, and those of the project's rulings in a checkout."""

from __future__ import annotations

import re
from datetime import date
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.locate import content_root
from judge.errors import JudgeError
from judge.practice.candidates import Candidate
from judge.practice.situations import situation_of
from judge.scenario.language.script_json import script_from_json
from judge.scenario.ruling_files import FENCE, read_file

if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import Any

    from judge.content.library import Library
    from judge.content.model import FaqEntry
    from judge.practice.situations import Situation

RULINGS = Path("rulings")
OFFICIAL, OWN = 6.0, 1.0
"""How often a scenario of an official answer is drawn for each one of a ruling: there are far more of these."""
_NUMBER = re.compile(r"\d{3}(?:\.\w+)*")


def written(library: Library) -> Iterator[Candidate]:
    """Every scenario that is written and rests on nothing unsettled."""
    yield from _of_answers(library)
    yield from _of_rulings(library)


def _of_answers(library: Library) -> Iterator[Candidate]:
    day = date.fromisoformat(library.as_of)
    for identifier in library.store.get("all faq") or ():
        blocks = library.store.get(f"scenarios {identifier}") or ()
        entry = library.answer(identifier) if blocks else None
        if entry is None or entry.certainty != "settled":
            continue
        for number, block in enumerate(blocks, 1):
            named = [rule for line in block["because"] for rule in line["rules"]]
            rules = tuple(named) or tuple(rule for rule in entry.rules if rule.startswith(f"core@{library.version}:"))
            name = f"{identifier} {number}"
            yield Candidate(name, rules, OFFICIAL, partial(_answered, entry, block, name, rules, day))


def _answered(entry: FaqEntry, block: Any, name: str, rules: tuple[str, ...], day: date) -> Situation | None:
    return situation_of(script_from_json(block), day, name=name, source=entry.id, title=entry.question, rules=rules)


def _of_rulings(library: Library) -> Iterator[Candidate]:
    """The blocks of ruling files, by the rules that they name; a file is read whole only when one is drawn."""
    root = Path(content_root() or "/nowhere")
    day = date.fromisoformat(library.as_of)
    for path in sorted((root / RULINGS).rglob("*.md")):
        text = path.read_text(encoding="utf-8")
        front = _numbers(text, "rules:")
        parts = text.split(f"{FENCE}\n")
        line = 1
        for before, block in pairwise(parts):
            line += before.count("\n") + 1
            name = f"{path.relative_to(root).as_posix()}:{line}"
            rules = _numbers(block.partition("```")[0], "because ") or front
            yield Candidate(name, rules, OWN, partial(_ruled, path, root, line, rules, day))


def _numbers(text: str, beginning: str) -> tuple[str, ...]:
    """The rule numbers on the lines of a text that begin so."""
    if beginning not in text:
        return ()
    lines = [line for line in text.split("\n") if line.startswith(beginning)]
    return tuple(dict.fromkeys(number for line in lines for number in _NUMBER.findall(line.replace("core@", "@"))))


def _ruled(path: Path, root: Path, line: int, rules: tuple[str, ...], day: date) -> Situation | None:
    """The situation of the block that begins at a line of a ruling file."""
    try:
        block = next(iter(read_file(path, root=root, only=line)), None)
    except JudgeError:
        return None
    if block is None or block.script is None:
        return None
    source = next((one for one in block.sources if one.startswith("faq@")), f"{block.file}:{line}")
    return situation_of(
        block.script, block.as_of or day, name=f"{block.file}:{line}", source=source, title=block.title, rules=rules
    )

"""Writes ``rules/history.tsv`` and ``rules/tournament-history.tsv``.

``python -m judge.diff.history DIRECTORY_OF_OFFICIAL_TEXTS``. Numbers and fates only; no text is taken over.
"""

from __future__ import annotations

import re
import sys
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING

from judge.content.importers.core_rules import import_core_rules
from judge.diff.lineages import lineages
from judge.errors import JudgeError, Misuse, NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.content.history import Lineage
    from judge.content.importers.imported_rule import ImportedRule

HISTORY = Path(__file__).parents[2] / "rules" / "history.tsv"
TOURNAMENT_HISTORY = HISTORY.with_name("tournament-history.tsv")
_NAMES = {
    "core": re.compile(r"core-rules-v(\d+\.\d+)\.md"),
    "tournament": re.compile(r"tournament-rules-(\d{4}-\d\d-\d\d)\.md"),
}


def rulebooks(official: Path, document: str = "core") -> dict[str, list[ImportedRule]]:
    """Every available version of the core rules, or edition of the tournament rules, oldest first.

    Raises NotFound if there are fewer than two.
    """
    folder = official / f"{document}-rules"
    named = ((path, _NAMES[document].fullmatch(path.name)) for path in folder.glob("*.md"))
    versions = {name[1]: path for path, name in named if name}
    if len(versions) < 2:
        raise NotFound(f"two versions of the {document} rules are needed", where=str(folder))
    oldest_first = sorted(versions, key=lambda version: [int(part) for part in re.split(r"\D", version)])
    return {version: import_core_rules(versions[version]) for version in oldest_first}


def render(versions: Sequence[str], found: Iterable[Lineage]) -> str:
    """The text of a history file."""
    steps = (f"{old}>{new}" for old, new in pairwise(versions))
    lines = [(*versions, *steps), *((*lineage.numbers, *lineage.fates) for lineage in found)]
    return "".join("\t".join(line) + "\n" for line in lines)


def main(arguments: list[str]) -> int:
    try:
        if len(arguments) != 1:
            raise Misuse("One directory is needed", hint="python -m judge.diff.history DIRECTORY_OF_OFFICIAL_TEXTS")
        official = Path(arguments[0])
        both = [(path, rulebooks(official, document)) for document, path in _written()]
        for path, books in both:
            found = lineages(books)
            path.write_text(render(tuple(books), found), encoding="utf-8", newline="\n")
            sys.stderr.write(f"{len(found)} rules written to {path}\n")
    except JudgeError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    return 0


def _written() -> tuple[tuple[str, Path], ...]:
    return ("core", HISTORY), ("tournament", TOURNAMENT_HISTORY)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

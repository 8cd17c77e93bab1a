"""Write ``rules/history.tsv``: ``python -m judge.diff.history DIRECTORY_OF_OFFICIAL_TEXTS``.

Numbers and fates only; no text is taken over.
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
_NAME = re.compile(r"core-rules-v(\d+)\.(\d+)\.md")


def rulebooks(official: Path) -> dict[str, list[ImportedRule]]:
    """Import every version of the core rules that is there, oldest first."""
    named = ((path, _NAME.fullmatch(path.name)) for path in (official / "core-rules").glob("*.md"))
    versions = sorted((int(name[1]), int(name[2]), path) for path, name in named if name)
    if len(versions) < 2:
        raise NotFound("two versions of the core rules are needed", where=str(official / "core-rules"))
    return {f"{major}.{minor}": import_core_rules(path) for major, minor, path in versions}


def render(versions: Sequence[str], found: Iterable[Lineage]) -> str:
    """Write a history as it is stored."""
    steps = (f"{old}>{new}" for old, new in pairwise(versions))
    lines = [(*versions, *steps), *((*lineage.numbers, *lineage.fates) for lineage in found)]
    return "".join("\t".join(line) + "\n" for line in lines)


def main(arguments: list[str]) -> int:
    try:
        if len(arguments) != 1:
            raise Misuse("One directory is needed", hint="python -m judge.diff.history DIRECTORY_OF_OFFICIAL_TEXTS")
        books = rulebooks(Path(arguments[0]))
        found = lineages(books)
        HISTORY.write_text(render(tuple(books), found), encoding="utf-8", newline="\n")
    except JudgeError as error:
        sys.stderr.write(f"{error}\n")
        return error.exit_code
    sys.stderr.write(f"{len(found)} rules written to {HISTORY}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

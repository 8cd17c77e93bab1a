"""Writes ``judge/content/importers/known_words.tsv``: hashes of the rules of all official rulebooks available.

Usage: python tools/known_words.py [FOLDER]

FOLDER has the official texts (by default ``../shared/official``). For each document, one line names the editions, then
one line per number has a hash per edition: ``=`` if it is that of the edition to the left, empty if the edition has no
such rule, several separated by slashes if a known copy (in ``raw``) reads differently.
"""

from __future__ import annotations

import re
import sys
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.content.ids import number_key  # noqa: E402 - found behind the line above
from judge.content.importers.document_lines import document_lines  # noqa: E402
from judge.content.importers.fingerprints import FILE, SAME, fingerprint  # noqa: E402
from judge.content.importers.rulebook import read_rulebook  # noqa: E402
from judge.content.importers.source import read_source  # noqa: E402

PLACES = (
    ("core", "core-rules/core-rules-v*.md", r"v(\d\.\d)"),
    ("tournament", "tournament-rules/tournament-rules-*.md", r"(\d{4}-\d\d-\d\d)"),
)
COPIES = ("raw/core-rules-v*", r"v(\d\.\d)")
_LEAST = 0.9


def render(folder: Path) -> str:
    """The text of the file."""
    lines = []
    for document, pattern, version in PLACES:
        editions = {_named(path, version): _hashes(path) for path in sorted(folder.glob(pattern))}
        if document == "core":
            for path in sorted(folder.glob(COPIES[0])):
                _add_copy(editions[_named(path, COPIES[1])], _hashes(path))
        lines.append("\t".join([document, *editions]))
        numbers = sorted({number for hashes in editions.values() for number in hashes}, key=number_key)
        for number in numbers:
            cells = []
            left = ""
            for hashes in editions.values():
                found = "/".join(hashes[number]) if number in hashes else ""
                cells.append(SAME if found and found == left else found)
                left = found or left
            lines.append("\t".join([number, *cells]))
    return "".join(f"{line}\n" for line in lines)


def _named(path: Path, version: str) -> str:
    found = re.search(version, path.name)
    if not found:
        raise SystemExit(f"{path.name} names no edition")
    return found[1]


def _hashes(path: Path) -> dict[str, list[str]]:
    found = defaultdict(list)
    for rule in read_rulebook(document_lines(read_source(path)), where=path.name).rules:
        found[rule.number].append(fingerprint(rule))
    return found


def _add_copy(edition: dict[str, list[str]], copy: dict[str, list[str]]) -> None:
    same = sum(edition.get(number) == hashes for number, hashes in copy.items())
    if same < _LEAST * len(edition):
        raise SystemExit("a copy is no copy of its edition")
    for number, hashes in copy.items():
        edition[number] += [one for one in hashes if one not in edition[number]]


if __name__ == "__main__":
    FILE.write_text(render(Path(sys.argv[1]) if sys.argv[1:] else ROOT.parent / "shared" / "official"), "utf-8")

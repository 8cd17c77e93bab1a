"""Citations of the engine: each slug in the code has a number, and each number is a rule."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING

from judge.answers.doctor.finding import Finding, from_error
from judge.content.documents import newest
from judge.content.ids import rule_id
from judge.errors import ContentError
from judge.packed_sources import read_source

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.answers.doctor.content_tree import ContentTree

TABLE = "judge/citations/core-rules.toml"
_CITE = re.compile(r"\bcite\(\s*[\"']([^\"']+)[\"']")


def check_citations(tree: ContentTree) -> Iterator[Finding]:
    """Checks the slugs of the package under the root of the content. Nothing if there is no package."""
    path = tree.root / TABLE
    if not path.exists():
        return
    try:
        text = path.read_text(encoding="utf-8")
        table = tomllib.loads(text)
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as problem:
        yield Finding("citations", TABLE, f"cannot be read: {problem}", 'Write: "slug" = "428.5.e".')
        return
    lines = {slug: at for at, line in enumerate(text.splitlines(), 1) for slug in re.findall(r'^"([^"]+)"', line)}
    yield from _unnumbered(tree.root, table)
    known = tree.rule_ids
    for slug, entry in table.items():
        numbers = {newest("core").version: entry} if isinstance(entry, str) else entry
        for version, number in numbers.items():
            if rule_id("core", version, number) not in known:
                reason = f"{slug} is core@{version}:{number}, and there is no such rule"
                yield Finding("citations", f"{TABLE}:{lines.get(slug, 1)}", reason, "Correct the number.")


def _unnumbered(root: Path, table: dict[str, object]) -> Iterator[Finding]:
    for path in sorted((root / "judge").rglob("*.py")):
        try:
            text = read_source(str(path))
        except ContentError as error:
            yield from_error("citations", error)
            continue
        for match in _CITE.finditer(text):
            if match[1] not in table and path.name != "slugs.py":
                where = f"{path.relative_to(root).as_posix()}:{text.count(chr(10), 0, match.start()) + 1}"
                yield Finding("citations", where, f"the slug {match[1]!r} has no rule number", f"Add it to {TABLE}.")

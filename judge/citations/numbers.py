"""The number of a slug in any version of the rulebook."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from judge.content.locate import DATA, content_root
from judge.errors import ContentError

if TYPE_CHECKING:
    from judge.content.history import History
    from judge.slugs import Slug

CURRENT = "1.4"
_PATH = f"{__file__.rpartition('numbers')[0]}core-rules.toml"
_FILE = "judge/citations/core-rules.toml"


@cache
def _table() -> dict[str, str | dict[str, str]]:
    try:
        with open(_PATH, encoding="utf-8") as file:  # noqa: PTH123 - nothing else in an answer needs pathlib
            text = file.read()
    except (OSError, UnicodeDecodeError) as problem:
        raise ContentError(f"the rule numbers cannot be read: {problem}", where=_FILE) from problem
    plain: dict[str, str | dict[str, str]] = {}
    for line in text.splitlines():
        if not line or line[0] == "#":
            continue
        cells = line.split('"')
        if len(cells) != 5 or cells[::2] != ["", " = ", ""] or "\\" in line:
            return _as_toml(text)
        plain[cells[1]] = cells[3]
    return plain


def _as_toml(text: str) -> dict[str, str | dict[str, str]]:
    """The table if it has more than a slug and a number on each line."""
    import tomllib  # noqa: PLC0415 - takes longer than all else that a citation needs

    hint = 'Write: "slug" = "428.5.e".'
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as problem:
        raise ContentError(f"not TOML: {problem}", where=_FILE, hint=hint) from problem
    for slug, entry in table.items():
        numbers = entry.values() if isinstance(entry, dict) and CURRENT in entry else (entry,)
        if not all(isinstance(one, str) for one in numbers):
            raise ContentError(f"{slug!r}: expected a rule number, got {entry!r}", where=_FILE, hint=hint)
    return table


def slugs() -> frozenset[str]:
    """All slugs that have a number."""
    return frozenset(_table())


def number(slug: Slug | str, version: str = CURRENT) -> str | None:
    """The number of a rule in a version, or None if that version has no such rule.

    Raises ContentError for a slug without a number in the current version.
    """
    entry = _table().get(slug)
    if entry is None:
        raise ContentError(f"No rule number for {slug!r}.", where=_FILE, hint="Add the slug there.")
    current = entry if isinstance(entry, str) else entry[CURRENT]
    if version == CURRENT:
        return current
    if not isinstance(entry, str) and version in entry:
        return entry[version]
    return _in_history(current, version)


def rule_id(slug: Slug | str, version: str = CURRENT) -> str:
    """The complete id of a rule in the given version, or in the current one if the given version has no such rule."""
    found = number(slug, version)
    return f"core@{version}:{found}" if found is not None else f"core@{CURRENT}:{number(slug)}"


def _in_history(current: str, version: str) -> str | None:
    from judge.content.history import bare  # noqa: PLC0415 - read only for older versions

    earlier = _history().number_in(CURRENT, current).get(version, "")
    return bare(earlier) or None


@cache
def _history() -> History:
    from judge.content.history import history_in, read_history  # noqa: PLC0415 - read only for older versions
    from judge.content.packaged import open_packaged  # noqa: PLC0415

    if root := content_root():
        return read_history(f"{root}/rules/history.tsv")
    found = history_in(open_packaged(DATA))
    assert found is not None
    return found

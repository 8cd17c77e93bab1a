"""The numbers of rules in all versions, from ``rules/history.tsv`` or ``rules/tournament-history.tsv``.

One line per rule and one column per version: its number there, empty where it did not exist, and in brackets where it
is only part of the rule with that number (merged into it later, or not yet split off). Further columns say what became
of it from each version to the next: same, moved, reworded, removed, or new.
"""

from __future__ import annotations

from judge.errors import ContentError, NotFound
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.store import Store

_ANEW = "Make it anew: python -m judge.diff.history DIRECTORY_OF_OFFICIAL_TEXTS"
FATES = ("same", "moved", "reworded", "removed", "new")


class Step(NamedTuple):
    """A rule in one version: its number, empty if it was removed, and what became of it since the version before."""

    number: str
    fate: str


class Meaning(NamedTuple):
    """What a number means in ``version``: the rule with the number ``now`` in the newest version, "" if it is gone.

    ``fate`` sums up all steps since: reworded once counts as reworded, the same words under another number as moved.
    """

    version: str
    now: str
    fate: str


class Lineage(NamedTuple):
    """One rule in all versions: its numbers, some in brackets, and its fates from each version to the next."""

    numbers: tuple[str, ...]
    fates: tuple[str, ...]


class History:
    """Every rule of every version; each number of each version leads to one lineage.

    Lines are searched as text and parsed on demand, so that one question does not pay for the whole file; a malformed
    line raises ContentError at that point. ``lineages`` parses all of them.
    """

    def __init__(self, versions: tuple[str, ...], lines: str, *, where: str = "") -> None:
        self.versions = versions
        self._lines = lines
        self._where = where

    @property
    def lineages(self) -> tuple[Lineage, ...]:
        return tuple(self._read(line, place) for place, line in enumerate(self._lines.splitlines()))

    def has(self, version: str, number: str) -> bool:
        """Whether the version has a rule of its own with this number."""
        return version in self.versions and self._find(version, number) is not None

    def now(self, version: str, number: str) -> str:
        """The number that a rule of ``version`` has in the newest one; "" if it is gone. NotFound if there is none."""
        return bare(self._lineage(version, number).numbers[-1])

    def own_number_in(self, version: str, number: str) -> str:
        """The number of its own that a rule of the newest version has in ``version``; "" if it has none."""
        lineage = self._find(self.versions[-1], number) if version in self.versions else None
        there = lineage.numbers[self.versions.index(version)] if lineage else ""
        return there if there == bare(there) else ""

    def number_in(self, version: str, number: str) -> dict[str, str]:
        """The numbers, by version, of the rule that is ``number`` in ``version``; raises NotFound if there is none."""
        numbers = self._lineage(version, number).numbers
        return {known: bare(there) for known, there in zip(self.versions, numbers, strict=True) if there}

    def follow(self, version: str, number: str) -> dict[str, Step]:
        """What became of a rule in each later version, until it was removed.

        Raises NotFound if there is no such rule.
        """
        lineage = self._lineage(version, number)
        found = {}
        for place in range(self.versions.index(version), len(lineage.fates)):
            step = Step(bare(lineage.numbers[place + 1]), lineage.fates[place])
            found[self.versions[place + 1]] = step
            if step.fate == "removed":
                break
        return found

    def meanings(self, number: str) -> tuple[Meaning, ...]:
        """What a number means in each version that has it, oldest first; empty if it never existed."""
        return tuple(self._meaning(version, number) for version in self.versions if self._find(version, number))

    def _meaning(self, version: str, number: str) -> Meaning:
        steps = tuple(self.follow(version, number).values())
        fates = {step.fate for step in steps}
        now = steps[-1].number if steps else number
        if not now:
            return Meaning(version, "", "removed")
        if "reworded" in fates:
            return Meaning(version, now, "reworded")
        return Meaning(version, now, "same" if now == number else "moved")

    def _lineage(self, version: str, number: str) -> Lineage:
        if version not in self.versions:
            known = ", ".join(self.versions)
            raise NotFound(f"there is no version {version} of these rules", hint=f"Known versions: {known}.")
        lineage = self._find(version, number)
        if lineage is None:
            elsewhere = [known for known in self.versions if self._find(known, number)]
            hint = f"It exists in {', '.join(elsewhere)}." if elsewhere else ""
            raise NotFound(f"there is no rule {number} in version {version}", hint=hint)
        return lineage

    def _find(self, version: str, number: str) -> Lineage | None:
        column, lines = self.versions.index(version), self._lines
        wanted = f"{number}\t" if len(self.versions) > 1 else f"{number}\n"
        at = lines.find(wanted) if number else -1
        while at >= 0:
            start = lines.rfind("\n", 0, at) + 1
            if lines.count("\t", start, at) == column and lines[at - 1 : at] in {"\t", "\n", ""}:
                end = lines.find("\n", at)
                return self._read(lines[start : end if end >= 0 else len(lines)], lines.count("\n", 0, start))
            at = lines.find(wanted, at + 1)
        return None

    def _read(self, line: str, place: int) -> Lineage:
        cells = tuple(line.split("\t"))
        known = len(self.versions)
        lineage = Lineage(cells[:known], cells[known:])
        if len(cells) != 2 * known - 1 or not set(lineage.fates) <= {*FATES, ""}:
            where = f"{self._where}:{place + 2}"
            raise ContentError("expected the lineage of a rule, got another line", where=where, hint=_ANEW)
        return lineage


def bare(number: str) -> str:
    """The number without brackets."""
    return number.strip("()")


def parse_history(text: str, *, where: str = "") -> History:
    """Parse a history; raises ContentError if its first line does not name versions."""
    head, _, lines = text.replace("\r\n", "\n").partition("\n")
    titles = head.split("\t")
    versions = tuple(title for title in titles if ">" not in title)
    if not all(versions) or not versions or len(titles) != 2 * len(versions) - 1:
        raise ContentError("expected versions and steps, got another first line", where=f"{where}:1", hint=_ANEW)
    return History(versions, lines, where=where)


def read_history(path: str | Path) -> History:
    """Read a history from a file; raises ContentError if that is impossible."""
    try:
        with open(path, encoding="utf-8") as file:  # noqa: PTH123  pathlib costs more than the reading
            return parse_history(file.read(), where=str(path))
    except (OSError, UnicodeDecodeError) as problem:
        raise ContentError(f"the history cannot be read: {problem}", where=str(path), hint=_ANEW) from problem


def as_record(text: str) -> str:
    """The text of a history as the library keeps it: without tabs and line breaks, which JSON writes as two signs."""
    return text.replace("\t", " ").replace("\n", "/")


def of_record(record: str) -> str:
    """The text of a history as it is in its file."""
    return record.replace("/", "\n").replace(" ", "\t")


def history_in(store: Store, document: str = "core") -> History | None:
    """The numbers of a rulebook in every version, as far as the project itself knows them; None if it has none."""
    name = f"numbers {document}"
    if name not in store.memo:
        kept: str | None = store.get(name)
        text = None if kept is None else of_record(kept)
        where = "rules/history.tsv" if document == "core" else f"rules/{document}-history.tsv"
        store.memo[name] = None if text is None else parse_history(text, where=where)
    found: History | None = store.memo[name]
    return found


def was_a_rule(store: Store, identifier: str) -> bool:
    """Whether a version of the core rules is known to have a rule with this id, ``core@1.2:737``."""
    version, _, number = identifier.removeprefix("core@").partition(":")
    history = history_in(store) if identifier.startswith("core@") else None
    return history is not None and history.has(version, number)

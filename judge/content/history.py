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
    from collections.abc import Sequence
    from pathlib import Path

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

    Lines are parsed on demand, so that one question does not pay for the whole file; a malformed line raises
    ContentError at that point. ``lineages`` parses all of them.
    """

    def __init__(self, versions: tuple[str, ...], lines: Sequence[str], *, where: str = "") -> None:
        self.versions = versions
        self._lines = lines
        self._where = where

    @property
    def lineages(self) -> tuple[Lineage, ...]:
        return tuple(self._read(place) for place in range(len(self._lines)))

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
            raise NotFound(f"there is no version {version} of these rules", hint=f"There are {known}.")
        lineage = self._find(version, number)
        if lineage is None:
            elsewhere = [known for known in self.versions if self._find(known, number)]
            hint = f"It exists in {', '.join(elsewhere)}." if elsewhere else ""
            raise NotFound(f"there is no rule {number} in version {version}", hint=hint)
        return lineage

    def _find(self, version: str, number: str) -> Lineage | None:
        column = self.versions.index(version)
        for place, line in enumerate(self._lines):
            if number in line and line.split("\t", column + 1)[column : column + 1] == [number]:
                return self._read(place)
        return None

    def _read(self, place: int) -> Lineage:
        cells = tuple(self._lines[place].split("\t"))
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
    head, *lines = text.splitlines() or [""]
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

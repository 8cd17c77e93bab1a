"""Which rules keep their words in a newer rulebook that is only imported.

Words are compared by the hashes of the official texts (``content/importers/fingerprints.py``), so the official text of
the older rulebook does not have to be imported. A rule that kept its words is answered in ours.
"""

from __future__ import annotations

import os

from judge.content.data_directory import imported_directory
from judge.content.editions import editions
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.diff.alignment import Alignment

SAME, MOVED, REWORDED, NEW = "same", "moved", "reworded", "new"


class EditionStep(NamedTuple):
    """The step from ``old``, which is written here, to ``new``: the fate of each rule of both.

    ``before`` has the number in ``old`` and the fate for each number in ``new``, ``after`` is the other way round.
    ``gone`` are the rules that only ``old`` has.
    """

    document: str
    old: str
    new: str
    before: dict[str, tuple[str, str]]
    after: dict[str, str]
    gone: tuple[str, ...]

    @property
    def differing(self) -> tuple[str, ...]:
        """Every rule of the new rulebook whose words are not those of a rule of the old one."""
        return tuple(number for number, (_, fate) in self.before.items() if fate in {REWORDED, NEW})

    def ours(self, number: str) -> tuple[str, str]:
        """The id of the rule written here that a number of the new rulebook was, and its fate."""
        was, fate = self.before.get(number, ("", NEW))
        return (f"{self.document}@{self.old}:{was}" if was else ""), fate

    def there(self, number: str) -> str:
        """The id that a rule of the old rulebook has in the new one. "" if it is gone or has other words."""
        now = self.after.get(number, "")
        return f"{self.document}@{self.new}:{now}" if now and self.before[now][1] in {SAME, MOVED} else ""

    def alignment(self) -> Alignment:
        """The step as what became of each rule, in the order of the new rulebook."""
        from judge.diff.alignment import Alignment, Change, Kind  # noqa: PLC0415 - a look-up compares nothing

        kinds: dict[str, Kind] = {SAME: "unchanged", MOVED: "moved", REWORDED: "reworded", NEW: "added"}
        changes = [Change(kinds[fate], (was,) if was else (), (now,)) for now, (was, fate) in self.before.items()]
        return Alignment((*changes, *(Change("removed", (number,), ()) for number in self.gone)))


def step_to(library: Library, document: str, version: str) -> EditionStep | None:
    """The step to a version that is only imported and newer than ours. None for any other version."""
    if not os.path.isdir(imported_directory()):  # noqa: PTH112 - every look-up asks, and most people imported nothing
        return None
    written = library.written(document)
    chain = [one.version for one in editions(library.store, document)]
    if written not in chain or version not in chain[chain.index(written) + 1 :]:
        return None
    from judge.content.imported import path_of  # noqa: PLC0415

    try:
        facts = os.stat(path_of(f"{document}@{version}"))  # noqa: PTH116
    except OSError:
        return None
    mark = (document, written, version, facts.st_mtime_ns, facts.st_size)
    if mark not in _steps:
        _steps[mark] = _step(document, written, version)
    return _steps[mark]


def step_in_force(library: Library, document: str = "core") -> EditionStep | None:
    """The step to the version that answers go by. None if that version, or a newer one, is written here."""
    return step_to(library, document, library.edition(document).version)


_steps: dict[tuple[str | int, ...], EditionStep | None] = {}
"""Steps that were worked out, by their editions and by the time and size of the file of the new one."""


def _step(document: str, old: str, new: str) -> EditionStep | None:
    """Pair the rules of both: those with the same words first, then those that only kept their number."""
    from judge.content.imported import imported_rules  # noqa: PLC0415
    from judge.content.importers.fingerprints import NO_WORDS, fingerprint, known_edition  # noqa: PLC0415
    from judge.content.importers.repairs import repaired  # noqa: PLC0415

    known, rules = known_edition(document, old), imported_rules(document, new)
    if known is None or rules is None:
        return None
    hashes = {number: fingerprint(rule) for number, rule in rules.items()}
    before = {number: (number, SAME) for number, own in hashes.items() if own in known.hashes.get(number, ())}
    free: dict[str, list[str]] = {}
    for number, those in known.hashes.items():
        if number not in before:
            for one in those - {NO_WORDS}:
                free.setdefault(one, []).append(number)
    taken = set(before)
    for number, own in hashes.items():
        if number not in before and (was := next((one for one in free.get(own, ()) if one not in taken), "")):
            before[number] = (was, MOVED)
            taken.add(was)
    for number, rule in rules.items():
        if number in before:
            continue
        if number not in known.hashes or number in taken:
            before[number] = ("", NEW)
            continue
        is_defect = any(fingerprint(one) in known.hashes[number] for one in repaired(rule))
        before[number] = (number, SAME if is_defect else REWORDED)
        taken.add(number)
    after = {was: number for number, (was, _) in before.items() if was}
    ordered = {number: before[number] for number in rules}
    return EditionStep(document, old, new, ordered, after, tuple(one for one in known.hashes if one not in after))

"""What of the content cannot be read: each such thing is left out by itself, and everything else answers.

Whoever reads a file is given a function that is told of each slip, with the ids of what is left out because of it.
``refuse`` ends the reading at the first one. The library is compiled with ``LeftOut``, which keeps all of them.
"""

from __future__ import annotations

from judge.errors import ContentError, Unreadable
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from typing import Any, TypeVar

    from judge.content.store import Store

    One = TypeVar("One")
    Read = TypeVar("Read")

    LeaveOut = Callable[..., None]
    """Takes the slip, the ids of what is left out, and ``called``: the name that one of them is looked up by."""

UNREADABLE = "unreadable "
"""The records that say of an id where its slip is and what is wrong."""
LEFT_OUT = "left out"
"""The record with all slips: place, reason, and the checksum of the file."""
CARD, BANS, SETS, INFRACTION, NUMBERS = "card:", "bans@", "sets@", "infraction:", "numbers "
"""How the ids begin of a card, a ban list, the first day of a set, an infraction, and the numbers of a rulebook."""
HINT = "Correct that file. Everything else can be looked up; judge doctor lists all such places."
_told: set[str] = set()


def refuse(problem: ContentError, *_ids: str, called: str = "") -> None:  # noqa: ARG001 - of the form of LeaveOut
    """End the reading with the slip."""
    raise problem


class Slip(NamedTuple):
    """A slip in the content, the ids of what is left out because of it, and the name that it is looked up by."""

    problem: ContentError
    ids: tuple[str, ...]
    called: str = ""


class LeftOut:
    """All slips that were found."""

    def __init__(self) -> None:
        self.slips: list[Slip] = []

    def __call__(self, problem: ContentError, *ids: str, called: str = "") -> None:
        self.slips.append(Slip(problem, ids, called))

    def records(self, checksum: Callable[[str], int]) -> dict[str, Any]:
        """The slips as records; ``checksum`` gives that of a file, by which its correction is noticed."""
        found: dict[str, Any] = {}
        for slip in self.slips:
            said = f"{slip.problem.where}: {slip.problem.reason}"
            for identifier in slip.ids or (slip.problem.where,):
                found.setdefault(f"{UNREADABLE}{identifier}", said)
            row = [slip.problem.where, slip.problem.reason, checksum(file_of(slip.problem.where))]
            if row not in found.setdefault(LEFT_OUT, []):
                found[LEFT_OUT].append(row)
        return found


def readable(
    things: Iterable[One], read: Callable[[One], Read], leave_out: LeaveOut, ids: Callable[[One], Iterable[str]]
) -> Iterator[Read]:
    """Each thing as it is read, without those that have a slip."""
    for one in things:
        if (found := attempt(read, one, leave_out, ids)) is not None:
            yield found


def attempt(
    read: Callable[[One], Read], one: One, leave_out: LeaveOut, ids: Callable[[One], Iterable[str]]
) -> Read | None:
    """A thing as it is read; None if it has a slip."""
    try:
        return read(one)
    except ContentError as problem:
        leave_out(problem, *ids(one))
        return None


def file_of(where: str) -> str:
    """The file of a place, ``rules/core/428-kill.md:14``."""
    file, _, line = where.rpartition(":")
    return file if line.isdigit() else where


def unreadable(store: Store, beginning: str, ending: str = "") -> Unreadable | None:
    """The error for the first thing that is left out whose id begins and ends so; None if there is none."""
    for key, said in store.items(f"{UNREADABLE}{beginning}"):
        if key.endswith(ending):
            where, _, reason = said.partition(": ")
            return Unreadable(reason, where=where, hint=HINT)
    return None


def slips_in(store: Store, checksum: Callable[[str], int]) -> list[tuple[str, str]]:
    """Place and reason of all slips, without those in files that have been changed since."""
    return [(where, why) for where, why, then in store.get(LEFT_OUT) or () if then == checksum(file_of(where))]


def tell(store: Store, checksum: Callable[[str], int], note: Callable[[str], None]) -> None:
    """Say in one line, once per run, that something is left out."""
    if not (slips := slips_in(store, checksum)):
        return
    (where, reason), *others = slips
    more = f" So {'are' if others[1:] else 'is'} {len(others)} more." if others else ""
    said = f"{where}: {reason}. It is left out.{more} Next: judge doctor."
    if said not in _told:
        _told.add(said)
        note(said)

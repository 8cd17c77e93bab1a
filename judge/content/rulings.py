"""Opens the rulings of the project when they are asked for.

In a checkout the file of a ruling is compared with what was compiled of it, and read where it has changed since; so
nobody who asks for a rule waits until hundreds of files have been looked at.
"""

from __future__ import annotations

from judge.content.ids import RULING
from judge.content.left_out import HINT
from judge.content.locate import content_root, file_checksum
from judge.content.ruling import MADE_FROM, Ruling, number_of, revived, ruling_file
from judge.errors import ContentError, NotFound, Unreadable

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.content.store import Store


def all_rulings(store: Store) -> tuple[Ruling, ...]:
    """Every ruling as it was compiled, in the order of the files."""
    return tuple(revived(identifier, record) for identifier, record in store.items(RULING))


def ruling(store: Store, identifier: str) -> Ruling:
    """The ruling with an id, as its file is now. Raises NotFound with the nearest names, Unreadable for a slip."""
    whole, number = number_of(identifier)
    record, made_from = store.get(whole), store.get(f"{MADE_FROM}{whole}")
    found = None if record is None else revived(whole, record)
    if made_from is not None:
        root = content_root()
        is_now = file_checksum(root, ruling_file(whole))
        if is_now and (record is None or is_now != made_from):
            from judge.content.read_ruling import read_ruling_file  # noqa: PLC0415 - only after a change

            try:
                found = read_ruling_file(root, ruling_file(whole), tuple(store.get("all cards") or ()))
            except ContentError as problem:
                raise Unreadable(problem.reason, where=problem.where, hint=HINT) from problem
    if found is None:
        raise NotFound(f"there is no ruling {whole.removeprefix(RULING)!r}", nearest=near(store, whole))
    if number > len(found.scenarios):
        many = len(found.scenarios)
        raise NotFound(f"there is no scenario {number} in {whole}", hint=f"It has {many} scenario{'s' * (many != 1)}.")
    return found


def near(store: Store, identifier: str) -> tuple[str, ...]:
    """The ids of rulings whose names are nearest, first of all those whose last part is."""
    from difflib import get_close_matches  # noqa: PLC0415 - only for an error

    known = [one.removeprefix(RULING) for one in store.keys(RULING)]
    name = identifier.removeprefix(RULING)
    by_end: dict[str, list[str]] = {}
    for one in known:
        by_end.setdefault(one.rpartition("/")[2], []).append(one)
    ends = get_close_matches(name.rpartition("/")[2], by_end, n=3, cutoff=0.6)
    found = [one for end in ends for one in by_end[end]]
    found += get_close_matches(name, known, n=3, cutoff=0.7)
    return tuple(f"{RULING}{one}" for one in dict.fromkeys(found))[:3]

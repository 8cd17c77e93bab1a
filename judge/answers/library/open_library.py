"""Opens the compiled library with everything that affects it, and recompiles it if a checkout has changed."""

from __future__ import annotations

import time

from judge.content.editions import edition, editions
from judge.content.library import Library
from judge.content.locate import content_checksum, content_root, open_store
from judge.errors import Misuse

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.content.store import Store


def today() -> str:
    """Today's date in ISO form."""
    return time.strftime("%Y-%m-%d")


def open_library(as_of: str = "", rules: str = "", note: Callable[[str], None] = lambda _: None) -> Library:
    """The library as of a day (today if none is given) or by a version of the core rules.

    With ``rules`` and no day, the day is the first on which that version was in force, or today for the newest one.
    """
    store = open_store(_compiler, note)
    if store.has("left out"):
        from judge.content.left_out import tell  # noqa: PLC0415 - nothing is, but where somebody writes

        root = content_root()
        tell(store, lambda file: content_checksum(root, file), note)
    if as_of and (day := checked_day(as_of)) < (first := editions(store, "core")[0].in_force):
        raise Misuse(f"there was no rulebook on {day}", hint=f"The first one is of {first}.")
    return Library(store, checked_day(as_of) or _day_of(store, rules), rules)


def checked_day(text: str, option: str = "--as-of") -> str:
    """The date of an option in ISO form, or "" if it has none. Raises Misuse if it is not a date."""
    if not text:
        return ""
    try:
        parsed = time.strptime(text, "%Y-%m-%d")
    except ValueError:
        raise Misuse(
            f"{option}: expected a date, got {text[:40]!r}", hint=f"For example {option} 2026-07-24."
        ) from None
    return time.strftime("%Y-%m-%d", parsed)


def _day_of(store: Store, rules: str) -> str:
    if not rules:
        return today()
    found = edition(store, "core", rules)
    return max(found.in_force, today()) if not found.until else found.in_force


def _compiler(root: str) -> tuple[str, Callable[[], bytes]]:
    from judge.answers.library.compiled_records import prepare  # noqa: PLC0415 - only where files changed

    return prepare(root)

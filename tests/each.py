"""One test for many cases of one kind: all of them are checked, and each that fails is told by its name."""

from __future__ import annotations

import traceback
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Case = TypeVar("Case")
TOLD = 25
"""As many failures are told in full; the others by their names."""


def each(cases: Iterable[Case], check: Callable[[Case], None], named: Callable[[Case], str] = str) -> None:
    """Check every case. The test fails where one of them does, or where there are none."""
    failed: dict[str, str] = {}
    count = 0
    for count, case in enumerate(cases, 1):
        try:
            check(case)
        except Exception as problem:  # noqa: BLE001 - whatever it is, the other cases are checked too
            failed[f"{count}. {named(case)}"] = _words(problem)
    assert count, "there is nothing to check"
    if failed:
        told = [f"{name}: {words}" for name, words in [*failed.items()][:TOLD]]
        rest = [*failed][TOLD:]
        more = [f"and {len(rest)} more: {'; '.join(rest)}"] if rest else []
        pytest.fail("\n".join([f"{len(failed)} of {count} fail", *told, *more]), pytrace=False)


def _words(problem: Exception) -> str:
    """What went wrong: the comparison and its place where something is not so, else the whole traceback."""
    if not isinstance(problem, AssertionError):
        return "".join(traceback.format_exception(problem)).rstrip()
    last = traceback.extract_tb(problem.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno}"
    return f"{problem or 'not so'}\n    {place}: {last.line}"


def for_each(
    cases: Callable[[], Iterable[Case]], named: Callable[[Case], str] = str
) -> Callable[[Callable[[Case], None]], Callable[[], None]]:
    """Make a test of one case a test of all of them; they are listed only when the test is carried out."""

    def all_of(check: Callable[[Case], None]) -> Callable[[], None]:
        def test() -> None:
            each(cases(), check, named)

        test.__name__, test.__qualname__, test.__module__ = check.__name__, check.__qualname__, check.__module__
        test.__doc__ = check.__doc__
        return test

    return all_of

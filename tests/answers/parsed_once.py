"""Content files that are the same are parsed once, for tests that read all of it again after one file is changed."""

from __future__ import annotations

from contextlib import contextmanager
from functools import cache
from types import SimpleNamespace
from typing import TYPE_CHECKING

import pytest

from judge.content import markdown

if TYPE_CHECKING:
    from collections.abc import Iterator


@contextmanager
def parsed_once() -> Iterator[None]:
    """Every file is read from the disk; a text that was parsed before has the same blocks again."""
    reader = SimpleNamespace(parse=cache(markdown._of_blocks().parse))
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(markdown, "_of_blocks", lambda: reader)
        yield

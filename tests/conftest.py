"""What all tests share: nothing is imported unless a test imports it."""

from __future__ import annotations

import gc
import os
import signal
import sys
from contextlib import suppress
from itertools import count
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from judge.cli.entry import FEWER_COLLECTIONS
from judge.errors import JudgeError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


settings.register_profile("same", derandomize=True, database=None, deadline=None)
settings.register_profile("new", deadline=None)
settings.load_profile("new" if os.environ.get("JUDGE_NEW_EXAMPLES") else "same")
"""Property tests look at the same examples every time; $JUDGE_NEW_EXAMPLES=1 draws new ones."""

sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
"""Where Python is told to keep no compiled modules, every worker and every program that a test starts would compile all
cards and all of the engine anew, which is a quarter of the whole suite."""

for _colour in ("NO_COLOR", "FORCE_COLOR", "CLICOLOR_FORCE"):
    os.environ.pop(_colour, None)
"""What pages look like in colour is tested, whatever the environment of whoever runs the tests asks for."""

os.environ.setdefault("TEXTUAL_ANIMATIONS", "none")
"""What a screen shows is looked at once it is there: tests do not watch it scroll."""

gc.set_threshold(15 * FEWER_COLLECTIONS, *gc.get_threshold()[1:])
"""Even fewer than ``judge`` itself makes: they were a tenth of a worker's time, which takes up to 200 MB more so."""


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_setupnodes() -> None:
    """What all workers need is compiled before they begin: each of them would do it, at the same time."""
    from judge.answers.library.open_library import open_library  # noqa: PLC0415 - see above

    with suppress(JudgeError):  # what is wrong with the content is told by the tests
        open_library()


LONG_IN_ONE_PIECE = {"test_wheel.py"}
"""Files whose tests one worker has to go through: begun last, they keep the others waiting."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes long in one piece begins first."""
    items.sort(key=lambda item: item.path.name not in LONG_IN_ONE_PIECE)


def pytest_collection_finish() -> None:
    """What is loaded by now stays to the end: nobody has to look through it again and again."""
    gc.collect()
    gc.freeze()


if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    # A suite that a shell runs in the background ignores interruptions, and so would the programs that tests interrupt.
    signal.signal(signal.SIGINT, signal.default_int_handler)


def _empty_directories(within: Path) -> Iterator[Path]:
    """Empty directories; one into which nothing was written is given out again: of 8,000 tests, few write anything."""
    for number in count():
        place = within / str(number)
        place.mkdir()
        while place.is_dir() and not any(place.iterdir()):
            yield place


@pytest.fixture(scope="session")
def data_directories(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Empty directories, one after the other; ``mktemp`` would look through all there are for each."""
    return _empty_directories(tmp_path_factory.mktemp("data"))


@pytest.fixture(autouse=True)
def data(data_directories: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty data directory, so that documents of whoever runs the tests have no effect."""
    place = next(data_directories)
    monkeypatch.setenv("JUDGE_DATA", str(place))
    return place


NOT_DEFINED = frozenset({"Sandstone Chimera", "Dangerous Duo"})
"""Two cards whose definitions the fixture ``two_cards_not_defined`` withholds."""


@pytest.fixture
def two_cards_not_defined() -> Iterator[None]:
    """Sandstone Chimera and Dangerous Duo have no definition, as a card of a set that is not known yet has none."""
    from judge.cards import loader  # noqa: PLC0415 - see above

    place = loader.place
    read_once = (loader.has_file, loader.from_file, loader.defined, loader.catalogue_names)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(loader, "place", lambda name: "origins.nowhere" if name in NOT_DEFINED else place(name))
        for function in read_once:
            function.cache_clear()
        yield
    for function in read_once:
        function.cache_clear()

"""Finds the definition of a card by the card's name, and imports no other.

Zhonya's Hourglass, a card of Origins, is defined in ``origins/zhonyas_hourglass.py``: in the folder of its set, in a
file named after it. There is no list of defined cards: a card is defined if its file is there. An installed package has
the files of a set as one (``judge.packed_sources``). What was read from the text of a card without a file is handed in
with ``read_in``; ``offer`` has such texts read only when somebody asks for the card.
"""

from __future__ import annotations

import os
import re
from contextlib import suppress
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

from judge.cards.catalogue import FOLDERS, catalogue, facts_of, folder_of, in_play
from judge.errors import ContentError
from judge.packed_sources import has_source, packed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from judge.cards.definition import CardDefinition

_HERE = os.path.dirname(__file__)  # noqa: PTH120  pathlib costs more than the question


def file_name(name: str) -> str:
    """The name of the file that defines a card: its letters and digits, small, with ``_`` between the words."""
    return "_".join(re.findall("[a-z0-9]+", name.lower().replace("'", "")))


def place(name: str) -> str:
    """Where the definition of a card is or would be: ``origins.zhonyas_hourglass``.

    Raises KeyError if the catalogue has no such card, ContentError if its set has no folder.
    """
    return f"{folder_of(facts_of(name))}.{file_name(in_play(name))}"


def module_of(name: str) -> str:
    """The module that defines a card, or would; raises as ``place`` does."""
    return f"judge.cards.{place(name)}"


_READ: dict[str, CardDefinition] = {}
"""Definitions that were read from imported texts, by name; those of files go first."""


def read_in(found: CardDefinition) -> None:
    """Make known a definition that was read from a text (``judge.cards.reading``), in place of an earlier one."""
    _READ[found.name] = found


_OFFERED: dict[str, Callable[[str], str]] = {}
"""The cards without a file whose texts can be read, and how each is read."""
_REFUSED: dict[str, str] = {}
"""Why offered cards cannot be played; empty for those that were read."""


def offer(names: Iterable[str], read: Callable[[str], str]) -> None:
    """Have the texts of these cards read when somebody asks for them, instead of those that were offered before.

    ``read`` reads a card in, or gives the reason why it cannot be played. Cards that have a file are left out.
    """
    _OFFERED.clear()
    _REFUSED.clear()
    _OFFERED.update({name: read for name in names if not has_file(name)})
    for name in _OFFERED:
        _READ.pop(name, None)


def offered() -> frozenset[str]:
    """The names of the cards that are offered."""
    return frozenset(_OFFERED)


def refusal(name: str) -> str:
    """Why an offered card cannot be played, where somebody asked for it and its text was not understood."""
    return _REFUSED.get(name, "")


def is_read(name: str) -> bool:
    """Whether the definition of this card was read from its text, and is no file's."""
    return name in _READ and not has_file(name)


def is_defined(name: str) -> bool:
    """Whether there is a file that defines a card of this name, or its text was read in."""
    if has_file(name) or name in _READ:
        return True
    if name in _OFFERED and name not in _REFUSED:
        _REFUSED[name] = _OFFERED[name](name)
    return name in _READ


@cache
def has_file(name: str) -> bool:
    """Whether there is a file that defines a card of this name."""
    try:
        found = place(name)
    except KeyError:
        return False
    return has_source(os.path.join(_HERE, *found.split(".")) + ".py")  # noqa: PTH118


@cache
def files() -> frozenset[str]:
    """The place of every file in the folders of the sets, as ``place`` has it."""
    found = set()
    for folder in FOLDERS.values():
        path = os.path.join(_HERE, folder)  # noqa: PTH118
        listed = os.scandir(path) if os.path.isdir(path) else ()  # noqa: PTH112  a new set may have no card yet
        names = {file.name.removesuffix(".py") for file in listed if file.name.endswith(".py") and file.is_file()}
        found |= {f"{folder}.{name}" for name in (names | packed(path).keys()) - {"__init__"}}
    return frozenset(found)


@cache
def defined() -> tuple[str, ...]:
    """The names of all defined cards, in their order."""
    return tuple(sorted({in_play(name) for name in catalogue_names()}))


@cache
def catalogue_names() -> tuple[str, ...]:
    """The names under which the catalogue lists the defined cards: a token by each of its printings."""
    return tuple(sorted(name for name in catalogue() if _has_its_file(name)))


def _has_its_file(name: str) -> bool:
    with suppress(ContentError):  # of an unknown set
        return place(name) in files()
    return False


def definitions() -> Iterator[CardDefinition]:
    """Every definition that can be read, in the order of names; one that cannot is left to whoever asks for it."""
    for name in defined():
        with suppress(ContentError):
            yield definition(name)


def definition(name: str) -> CardDefinition:
    """The definition of a card.

    Raises KeyError if the card is not defined for the engine, ContentError if the file that defines it is wrong.
    """
    return _READ[name] if name in _READ and not has_file(name) else from_file(name)


@cache
def from_file(name: str) -> CardDefinition:
    """The definition that a file has; KeyError and ContentError as for ``definition``."""
    if not has_file(name):
        raise KeyError(name)
    module, name = module_of(name), in_play(name)
    try:
        from judge.cards.checked_catalogue import checked  # noqa: PLC0415 - the same
        from judge.cards.definition import CardDefinition  # noqa: PLC0415 - the engine, only when asked for

        checked(facts_of(name))
        found = import_module(module)
        return next(value for value in vars(found).values() if isinstance(value, CardDefinition) and value.name == name)
    except ContentError:
        raise
    except Exception as problem:
        from judge.cards.faulty_definition import cannot_be_read  # noqa: PLC0415 - rarely needed

        raise cannot_be_read(name, module, problem) from problem

"""What a sweep was made of: the program, the rules, the wordings of the cards, the pairs and the options."""

from __future__ import annotations

import os
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from msgspec import Struct

from judge import __version__
from judge.answers.library.card_wording import our_wordings, wording_text
from judge.cards.catalogue import facts_of
from judge.citations.numbers import CURRENT
from judge.content.locate import CONTENT, PACKAGE, content_root
from judge.errors import ContentError
from judge.sweep.pairs import all_cards, drawn, pairs_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.content.library import Library
    from judge.sweep.pairs import Pair

SCHEMA = 1
NAME = "manifest.json"


class Manifest(Struct, frozen=True, kw_only=True):
    """What a sweep was made of.

    ``program`` is its version, ``code`` a checksum of what it consists of, ``engine`` the version of the rules that
    play follows, ``rules`` the one by whose numbers they are cited, ``wordings`` the checksum of each card's wording.
    ``cards`` are those whose pairs are asked; with a ``sample`` of 0 all pairs are.
    """

    schema: int = SCHEMA
    program: str
    code: str
    engine: str
    rules: str
    as_of: str
    cards: tuple[str, ...]
    wordings: dict[str, str]
    sample: int
    seed: int
    seconds_per_pair: float
    pairs: int

    def drawn(self) -> list[Pair]:
        """The pairs, in the order in which they are asked."""
        return drawn(self.cards, self.sample, self.seed)

    @property
    def checksum(self) -> str:
        """One checksum of all wordings."""
        return _checksum("\n".join(f"{name} {one}" for name, one in sorted(self.wordings.items())))

    def written(self) -> str:
        """The manifest as JSON, in lines."""
        values = {**msgspec.to_builtins(self), "checksum": self.checksum}
        return msgspec.json.format(msgspec.json.encode(values), indent=1).decode() + "\n"


def manifest_of(cards: tuple[str, ...], sample: int, seed: int, seconds: float, library: Library) -> Manifest:
    """The manifest of a sweep that is to begin now; no cards are all cards."""
    cards = cards or all_cards()
    whole = sum(1 for _ in pairs_of(cards))
    return Manifest(
        program=__version__, code=code_checksum(), engine=CURRENT, rules=library.version, as_of=library.as_of,
        cards=cards, wordings={name: _wording(library, name) for name in (all_cards() if len(cards) == 1 else cards)},
        sample=sample if sample < whole else 0, seed=seed, seconds_per_pair=seconds,
        pairs=min(sample, whole) if sample else whole,
    )  # fmt: skip


def read_manifest(directory: Path) -> Manifest:
    """The manifest of a sweep that was begun; ContentError if there is none, or it cannot be read."""
    path = directory / NAME
    try:
        return msgspec.json.decode(path.read_bytes(), type=Manifest)
    except FileNotFoundError:
        hint = "judge sweep --out DIR starts one."
        raise ContentError(
            "there is no sweep in this directory: it has no manifest", where=str(directory), hint=hint
        ) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise ContentError(f"expected the manifest of a sweep: {problem}", where=str(path)) from None


def code_checksum() -> str:
    """A checksum of the program and of what it reads: its files, and the rules, answers and errata."""
    found = blake2b(digest_size=8)
    root = content_root()
    for place in (PACKAGE, *(os.path.join(root, one) for one in CONTENT if root)):  # noqa: PTH118
        for path in _files(Path(place)):
            found.update(f"{path.relative_to(place).as_posix()}\n".encode() + path.read_bytes())
    return found.hexdigest()


def _files(place: Path) -> Iterator[Path]:
    """Every file below a place, in a fixed order."""
    for folder, folders, files in os.walk(place):
        folders[:] = sorted(one for one in folders if one != "__pycache__")
        yield from (Path(folder, file) for file in sorted(files))


def _wording(library: Library, name: str) -> str:
    """A checksum of what a card says on the library's day: its facts and its text, as the engine performs them."""
    wordings, unreadable = our_wordings(library.store, name)
    return _checksum(
        f"{facts_of(name)!r}\n{unreadable or wording_text(wordings, library.as_of, facts_of(name)._asdict())}"
    )


def _checksum(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()

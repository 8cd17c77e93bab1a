"""The catalogue: the facts of every card, without texts.

The facts are in ``catalogue.tsv`` beside this module, which ``python -m judge.cards.build_catalogue`` writes. Importing
this module imports nothing else that a look-up has no use for: a card's page asks it, too.
"""

from __future__ import annotations

from judge.errors import ContentError
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping

LEGALITY_AS_OF = "2026-07-16"
"""The day of the ban list to which ``CardFacts.legality`` refers."""
FILE = "judge/cards/catalogue.tsv"
"""The file as errors name it."""
_HOW = 'docs/adding-a-card.md ("A card of a new set") says how the file is made.'


_texts: list[str] = []
_cards: list[Mapping[str, CardFacts]] = []
_is_card: dict[str, bool] = {}
"""The file and all that is in it, once they have been read, and which names were looked for in vain or not:
``functools.cache`` takes longer to import than all of it."""


class CardFacts(NamedTuple):
    """What is printed on a card except its text, and whether it is legal in Constructed.

    A number that the card does not have is None, which is not 0. ``keywords`` are written as on the card (``Assault
    2``). ``printings`` lists all collector codes; ``code`` is the first of them.
    """

    name: str
    code: str
    set: str
    types: tuple[str, ...]
    supertype: str | None
    energy: int | None
    power: int | None
    might: int | None
    might_bonus: int | None
    domains: tuple[str, ...]
    tags: tuple[str, ...]
    keywords: tuple[str, ...]
    legality: str
    printings: tuple[str, ...]

    @property
    def is_marker(self) -> bool:
        """Whether it only keeps count of something, such as buffs or XP: it has no type and is no card of the game."""
        return not self.types

    @property
    def is_token(self) -> bool:
        return self.supertype == "Token"


def catalogue() -> Mapping[str, CardFacts]:
    """All cards by exact name, in the order of the sets."""
    if not _cards:
        from types import MappingProxyType  # noqa: PLC0415 - not for a single card

        lines = _text().split("\n")[1:-1]  # the first has the names of the columns
        cards = {card.name: card for card in map(_read, lines)}
        if len(cards) != len(lines):
            raise _listed_twice(lines)
        if not cards:
            raise ContentError("the catalogue has no cards", where=FILE, hint=_HOW)
        _cards.append(MappingProxyType(cards))
    return _cards[0]


def is_card(name: str) -> bool:
    """Whether a card has exactly this name; does not parse its facts."""
    if name not in _is_card:
        _is_card[name] = f"\n{name}\t" in _text()
    return _is_card[name]


def facts_of(name: str) -> CardFacts:
    """The facts of one card, by its exact name or by that of a token that was printed under several: the first of them.

    Nothing else of the catalogue is read. Raises KeyError if it has no such card, ContentError if its row is malformed.
    """
    text = _text()
    start = text.find(f"\n{name}\t") + 1 or text.find(f"\n{name} (") + 1
    if not start:
        raise KeyError(name)
    return _read(text[start : text.index("\n", start)])


def in_play(name: str) -> str:
    """The name that a card has in the game: a token's without the mark of its printing, ``Recruit (DE)`` (187.1)."""
    return name.partition(" (")[0]


def place_of(name: str) -> str:
    """Where the row of a card is, for an error: the file with its line."""
    at = _text().find(f"\n{name}\t")
    return f"{FILE}:{_text().count(chr(10), 0, at + 1) + 1}"


def _text() -> str:
    if not _texts:
        path = f"{__file__.rpartition('.')[0]}.tsv"
        try:
            with open(path, encoding="utf-8") as file:  # noqa: PTH123  pathlib costs more than the reading
                text = file.read().removeprefix("\ufeff")
        except (OSError, UnicodeDecodeError) as problem:
            raise ContentError(f"the catalogue cannot be read: {problem}", where=FILE, hint=_HOW) from problem
        if not text.startswith("\t".join(CardFacts._fields)):
            reason = "expected the names of the columns, got another first line"
            raise ContentError(reason, where=f"{FILE}:1", hint=_HOW)
        _texts.append(text if text.endswith("\n") else f"{text}\n")
    return _texts[0]


def _listed_twice(lines: list[str]) -> ContentError:
    first: dict[str, int] = {}
    for number, line in enumerate(lines, 2):
        name = line.partition("\t")[0]
        if first.setdefault(name, number) != number:
            break
    where = f"{FILE}:{number}"
    return ContentError(f"{name} is also in line {first[name]}", where=where, hint="Remove one of the rows.")


def _read(line: str) -> CardFacts:
    try:
        return _facts(line.split("\t"))
    except ValueError as problem:
        number = _text().split("\n").index(line) + 1
        raise ContentError(f"malformed row: {problem}", where=f"{FILE}:{number}", hint=_HOW) from problem


def _facts(cells: list[str]) -> CardFacts:
    if len(cells) != len(CardFacts._fields):
        raise ValueError(f"expected {len(CardFacts._fields)} columns, got {len(cells)}")
    name, code, of_set, types, supertype, energy, power, might, bonus, domains, tags, keywords, legality, codes = cells
    if not name or name != name.strip():
        raise ValueError(f"{name!r} is not a name")
    return CardFacts(
        name,
        code,
        of_set,
        _several(types),
        supertype or None,
        _number(energy),
        _number(power),
        _number(might),
        _number(bonus),
        _several(domains),
        _several(tags),
        _several(keywords),
        legality,
        _several(codes),
    )


def _several(cell: str) -> tuple[str, ...]:
    return tuple(cell.split(", ")) if cell else ()


def _number(cell: str) -> int | None:
    return int(cell) if cell else None

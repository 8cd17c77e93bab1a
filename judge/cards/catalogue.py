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
FOLDERS = {
    "OGN": "origins",
    "OGS": "proving_grounds",
    "SFD": "spiritforged",
    "UNL": "unleashed",
    "VEN": "vendetta",
}
"""The folder of each set of the catalogue."""
_HOW = 'docs/adding-a-card.md ("A card of a new set") says how the file is made.'


_texts: list[str] = []
_cards: list[Mapping[str, CardFacts]] = []
_slips: dict[str, ContentError] = {}
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
    """All cards by exact name, in the order of the sets, without those whose rows have a slip.

    Raises ContentError if no card is left.
    """
    if not _cards:
        from types import MappingProxyType  # noqa: PLC0415 - not for a single card

        cards: dict[str, CardFacts] = {}
        first: dict[str, int] = {}
        for number, line in enumerate(_text().split("\n")[1:-1], 2):  # the first has the names of the columns
            where = f"{FILE}:{number}"
            name = line.partition("\t")[0].strip()
            try:
                card = _read(line, where)
            except ContentError as problem:
                _slips[name or where] = problem
                continue
            if first.setdefault(name, number) != number:
                _slips[name] = ContentError(
                    f"{name} is also in line {first[name]}", where=where, hint="Remove one of the rows."
                )
            cards[name] = card
        cards = {name: card for name, card in cards.items() if name not in _slips}
        if not cards:
            raise next(iter(_slips.values()), ContentError("the catalogue has no cards", where=FILE, hint=_HOW))
        _cards.append(MappingProxyType(cards))
    return _cards[0]


def slips() -> Mapping[str, ContentError]:
    """The slips in the rows that are left out, by the name of the card, or by place if there is none."""
    catalogue()
    return _slips


def names() -> tuple[str, ...]:
    """The names of all cards, those whose rows have a slip included."""
    return (*catalogue(), *(name for name in slips() if not name.startswith(f"{FILE}:")))


def is_card(name: str) -> bool:
    """Whether a card has exactly this name; does not parse its facts."""
    if name not in _is_card:
        _is_card[name] = f"\n{name}\t" in _text()
    return _is_card[name]


def facts_of(name: str) -> CardFacts:
    """The facts of one card, by its exact name or by that of a token that was printed under several: the first of them.

    Nothing else of the catalogue is read. Raises KeyError if it has no such card, ContentError if its row has a slip.
    """
    text = _text()
    start = text.find(f"\n{name}\t") + 1 or text.find(f"\n{name} (") + 1
    if not start:
        raise KeyError(name)
    if text.find(f"\n{name}\t", start) >= 0 and name in slips():
        raise slips()[name]
    return _read(text[start : text.index("\n", start)])


def in_play(name: str) -> str:
    """The name that a card has in the game: a token's without the mark of its printing, ``Recruit (DE)`` (187.1)."""
    return name.partition(" (")[0]


def place_of(name: str) -> str:
    """Where the row of a card is, for an error: the file with its line."""
    at = _text().find(f"\n{name}\t")
    return f"{FILE}:{_text().count(chr(10), 0, at + 1) + 1}"


def folder_of(facts: CardFacts) -> str:
    """The folder of the set of a card; raises ContentError if the set is unknown."""
    if facts.set not in FOLDERS:
        raise ContentError(
            f"{facts.name} has the unknown set {facts.set!r} (known: {', '.join(FOLDERS)})",
            where=place_of(facts.name),
            hint='Add the set to FOLDERS in judge/cards/catalogue.py: docs/adding-a-card.md, "A card of a new set".',
        )
    return FOLDERS[facts.set]


def _text() -> str:
    if not _texts:
        path = f"{__file__.rpartition('.')[0]}.tsv"
        try:
            with open(path, encoding="utf-8", errors="replace") as file:  # noqa: PTH123  pathlib costs more than the reading
                text = file.read().removeprefix("\ufeff")
        except OSError as problem:
            raise ContentError(f"the catalogue cannot be read: {problem}", where=FILE, hint=_HOW) from problem
        if not text.startswith("\t".join(CardFacts._fields)):
            reason = "expected the names of the columns, got another first line"
            raise ContentError(reason, where=f"{FILE}:1", hint=_HOW)
        _texts.append(text if text.endswith("\n") else f"{text}\n")
    return _texts[0]


def _read(line: str, where: str = "") -> CardFacts:
    try:
        return _facts(line.split("\t"))
    except ValueError as problem:
        where = where or f"{FILE}:{_text().split(chr(10)).index(line) + 1}"
        raise ContentError(f"malformed row: {problem}", where=where, hint=_HOW) from problem


def _facts(cells: list[str]) -> CardFacts:
    if len(cells) != len(CardFacts._fields):
        raise ValueError(f"expected {len(CardFacts._fields)} columns, got {len(cells)}")
    if any("\ufffd" in cell for cell in cells):
        raise ValueError("expected UTF-8 text, got something else")
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

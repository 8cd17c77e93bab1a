"""Champions by less than their names, as players say them: a part (``fortune``), a beginning (``heimer``), ``gp``."""

from __future__ import annotations

import re
from functools import cache

from judge.cards.catalogue import catalogue
from judge.cards.name_index import name_index
from judge.cards.name_words import fold, fold_name, singulars
from judge.cards.ordinary_words import is_ordinary
from judge.cards.terms import Phrase, champions
from judge.record import NamedTuple

SHORTEST_PART, SHORTEST_BEGINNING = 3, 3
"""So many letters a part of a name has, and the beginning of one, that stands for a champion."""
NICKNAMES = {"ez": "ezreal", "gp": "gangplank", "k6": "kha'zix", "raka": "soraka", "ww": "warwick"}
"""What players say that shortens no name in one of these ways."""
_PART_INSIDE = re.compile("'(?=[A-Z])|(?<=[a-z])(?=[A-Z])")


class _Champion(NamedTuple):
    """The words of a champion's name, those inside it apart (Kha'Zix, LeBlanc), and the cards that it names."""

    words: Phrase
    cards: tuple[str, ...]

    def is_called(self, word: str) -> bool:
        """Whether a word is a part of the name, the beginning of one, or the initials of several words."""
        is_part = len(word) >= SHORTEST_PART and word in self.words
        begins = len(word) >= SHORTEST_BEGINNING and any(one.startswith(word) for one in self.words)
        return is_part or begins or (len(self.words) > 1 and word == "".join(one[0] for one in self.words))


def cards_of_champions(phrase: Phrase) -> tuple[str, ...]:
    """The cards, units and legends, of the champions that a single word shortens; no word of plain English does."""
    if len(phrase) != 1 or is_ordinary(phrase[0]):
        return ()
    forms = singulars(phrase[0])
    if full := next(filter(None, map(NICKNAMES.get, forms)), ""):
        return name_index().named(fold_name(full))[0]
    called = (one.cards for one in _champions() if any(map(one.is_called, forms)))
    return tuple(dict.fromkeys(name for cards in called for name in cards))


def is_champion(text: str) -> bool:
    """Whether a text is the whole name of a champion, or what precedes the comma in a card's name (``Yi``)."""
    phrase = fold(text)
    return phrase in _called_champions()


@cache
def _called_champions() -> frozenset[Phrase]:
    names = {name.partition(", ")[0] for name in catalogue() if ", " in name}
    return frozenset(map(fold_name, names | champions()))


@cache
def _champions() -> tuple[_Champion, ...]:
    index = name_index()
    return tuple(
        _Champion(fold_name(_PART_INSIDE.sub(" ", tag)), index.named(fold_name(tag))[0]) for tag in sorted(champions())
    )

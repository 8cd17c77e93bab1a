"""An index of all ways to write the names of cards, so that names are looked up and not searched for."""

from __future__ import annotations

import re
from functools import cache

from judge.cards.catalogue import CardFacts, catalogue, names
from judge.cards.name_words import fold_name, singulars
from judge.cards.ordinary_words import is_ordinary
from judge.cards.terms import Phrase, champions
from judge.record import NamedTuple

_INNER_APOSTROPHE = re.compile("'(?=[A-Z])")  # Kai'Sa, also written Kai Sa


class NameIndex(NamedTuple):
    """Names by their folded words.

    ``full`` has complete names, including those of legends with the champion in front (``Jinx, Loose Cannon``);
    ``short`` has what precedes a comma or a bracket, and names without their article. ``containing`` maps every word to
    the names with it, ``distinctive`` only words that are neither ordinary English nor terms of the game. A key may
    name several cards.
    """

    full: dict[Phrase, tuple[str, ...]]
    short: dict[Phrase, tuple[str, ...]]
    containing: dict[str, tuple[str, ...]]
    distinctive: dict[str, tuple[str, ...]]
    longest: int

    def named(self, phrase: Phrase) -> tuple[tuple[str, ...], bool]:
        """The cards that a phrase names, also in the plural or possessive, and whether it is their complete name."""
        for last in singulars(phrase[-1]):
            written = (*phrase[:-1], last)
            if names := self.full.get(written):
                return names, True
            if names := self.short.get(written):
                return names, False
        return (), False

    def names_itself(self, phrase: Phrase) -> bool:
        """Whether a phrase is a name as it stands, and not the plural or possessive of one."""
        return phrase in self.full or phrase in self.short


@cache
def name_index() -> NameIndex:
    """The index of the catalogue, built once."""
    full: dict[Phrase, dict[str, None]] = {}
    short: dict[Phrase, dict[str, None]] = {}
    containing: dict[str, dict[str, None]] = {}
    for card in catalogue().values():
        whole = _whole_names(card)
        for written in whole:
            full.setdefault(fold_name(written), {})[card.name] = None
        for written in _short_names(card, whole):
            short.setdefault(fold_name(written), {})[card.name] = None
        for word in (*fold_name(card.name), *_possessors(card.name)):
            containing.setdefault(word, {})[card.name] = None
    for name in names():
        full.setdefault(fold_name(name), {})[name] = None  # one whose row has a slip is found, to say so
    for tag in champions():
        for last in short.keys() & {fold_name(tag)[-1:]}:  # Yi, of whom other cards say Master Yi
            short[last] |= short.get(fold_name(tag), {})
    single = {word: tuple(names) for word, names in containing.items()}
    return NameIndex(
        full={phrase: tuple(names) for phrase, names in full.items()},
        short={phrase: tuple(names) for phrase, names in short.items() if phrase not in full},
        containing=single,
        distinctive={word: names for word, names in single.items() if len(word) > 3 and not is_ordinary(word)},
        longest=max(map(len, full)),
    )


def _whole_names(card: CardFacts) -> list[str]:
    champion, comma, epithet = card.name.partition(", ")
    names = [card.name]
    if "Legend" in card.types:
        title = card.name.removesuffix(", Starter")
        names += [f"{tag}, {title}" for tag in card.tags if tag in champions()]
    elif comma:
        names += [f"{tag}, {epithet}" for tag in card.tags if tag.endswith(f" {champion}")]  # Master Yi
    for name in tuple(names):
        if "-" in name:
            names.append(name.replace("-", ""))
        if "'" in name:
            names.append(_INNER_APOSTROPHE.sub(" ", name))
    return names


def _short_names(card: CardFacts, whole: list[str]) -> list[str]:
    names = [written.partition(", ")[0] for written in whole if ", " in written]
    if card.name.endswith(")"):
        names.append(card.name.partition(" (")[0])
    if card.name.startswith("The "):
        names.append(card.name.removeprefix("The "))
    return names


def _possessors(name: str) -> list[str]:
    """The words before a possessive ending: ``zhonya``."""
    if "'s" not in name:
        return []
    return [word for part in name.split() if part.endswith("'s") for word in fold_name(part[:-2])]

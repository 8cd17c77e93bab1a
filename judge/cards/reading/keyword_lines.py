"""Paragraphs that are keywords, and the abilities that some of them are short for (801-829)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from judge.cards.reading.grammar import read
from judge.cards.reading.phrases import NotRead
from judge.cards.reading.prepared import sentences_of
from judge.cards.reading.read_objects import keyword_in
from judge.cards.reading.resolve import Resolver
from judge.engine.keyword_abilities.empower import empower
from judge.engine.keyword_abilities.equip import equip
from judge.engine.keyword_abilities.quick_draw import QUICK_DRAW
from judge.engine.keyword_abilities.vocabulary import KEYWORDS, name_of
from judge.engine.keyword_abilities.weaponmaster import WEAPONMASTER
from judge.engine.keywords.flow import Flow
from judge.engine.keywords.repeat import repeat

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.cost import Cost

_ONE = re.compile(r"\[?([a-z][a-z-]*(?: \d+)?)\]?(?=[ ,.]|$)[ ,.]*")
_WITH_COST = re.compile(r"^(?:\[([a-z-]+)\] ?(?:— ?)?|([a-z-]+) ?(?:— ?)?(?=\[))(\S.*)$")
_EITHER = re.compile(r"^((?:\[[^\]]+\])+) or ((?:\[[^\]]+\])+)$")
"""Two costs, either of which is paid."""

COSTED: dict[str, Callable[[Cost], Any]] = {"Equip": equip, "Repeat": repeat, "Flow": Flow, "Empower": empower}
"""Keywords that have a cost, and the ability that each is."""

MEANS: dict[str, tuple[Any, ...]] = {
    "Weaponmaster": ("Weaponmaster", WEAPONMASTER),
    "Quick-Draw": ("Quick-Draw", "Reaction", QUICK_DRAW),
}
"""Keywords that a definition writes out."""


def keyword_parts(line: str) -> list[Any] | None:
    """The keywords of a paragraph and their abilities; None if it has other words."""
    words, at = [], 0
    while at < len(line):
        found = _ONE.match(line, at)
        word = keyword_in(found[1]) if found else ""
        if found is None or name_of(word) not in KEYWORDS or name_of(word) in COSTED:
            break
        words.append(word)
        at = found.end()
    if at < len(line):
        costed = _costed(line[at:])
        if costed is None:
            return None
        words += costed
    return [part for word in words for part in (MEANS.get(word, (word,)) if isinstance(word, str) else (word,))]


def _costed(text: str) -> list[Any] | None:
    """A keyword with its cost; None if it is something else."""
    found = _WITH_COST.match(text)
    word = keyword_in(found[1] or found[2]) if found else ""
    if found is None or word not in COSTED:
        return None
    if (either := _EITHER.match(found[3].rstrip("."))) is not None and word in {"Equip", "Empower"}:
        return [word, *(COSTED[word](Resolver(()).cost(read(cost, "cost"))) for cost in either.groups())]
    first, *rest = sentences_of(found[3])
    try:
        cost = read(first, "cost")
        less = [read(sentence) for sentence in rest]
    except NotRead:
        return None
    resolved = Resolver(()).cost(cost)
    if not less:
        return [word, COSTED[word](resolved)]
    if word not in {"Equip", "Empower"} or any(getattr(one, "kind", "") != "ability less" for one in less):
        return None
    return [word, (equip if word == "Equip" else empower)(resolved, *(one.value for one in less))]

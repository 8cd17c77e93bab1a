"""Whether a screen shows the text of a right answer: a rule's, an answer's, an erratum's or a card's."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.ids import parse_id
from judge.errors import NotFound

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from judge.content.library import Library
    from judge.content.model import Rule

RUN = 8
"""So many words of a text in a row are that text; of a shorter one all of them."""
FEWEST = 3
"""A text of fewer words could stand anywhere."""

_WORD = re.compile(r"[^\W_]+")


def texts_of(identifier: str, library: Library) -> Iterator[str]:
    """What answers somebody who wants this id; of a heading the rules below it, of a document all that it says."""
    identity = parse_id(identifier)
    try:
        if identity is None:
            for entry in library.bulletin(identifier):
                yield from texts_of(entry, library)
        elif identity.kind == "rule":
            if rule := library.find_rule(identifier):
                yield from _rule_texts(rule, library)
        elif identity.kind == "faq":
            answer = library.answer(identifier)
            yield from (answer.short, answer.today, answer.answer)
        elif identity.kind == "errata":
            yield library.erratum(identifier).after
        else:
            yield from _card_texts(identity.part, library)
    except NotFound:
        return


def _rule_texts(rule: Rule, library: Library) -> Iterator[str]:
    if rule.text and not rule.heading:
        yield rule.text
        return
    yield rule.text
    for below in rule.children:
        if child := library.find_rule(below):
            yield child.text


def _card_texts(name: str, library: Library) -> Iterator[str]:
    """The wordings of a card's errata, and its name."""
    yield from (erratum.after for erratum in library.page(name).errata)
    yield name


def stands_in(lines: Sequence[str], texts: Iterable[str]) -> bool:
    """Whether a run of words of one of the texts stands in these lines, however they are broken."""
    shown = f" {' '.join(_words(' '.join(lines)))} "
    return any(f" {' '.join(run)} " in shown for text in texts for run in _runs(_words(text)))


def _runs(words: list[str]) -> Iterator[list[str]]:
    if len(words) >= FEWEST:
        yield from (words[at : at + RUN] for at in range(max(1, len(words) - RUN + 1)))


def _words(text: str) -> list[str]:
    return _WORD.findall(text.casefold())

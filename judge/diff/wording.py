"""The words of a rule that count in a comparison.

Case, punctuation, the spacing of symbols and references to other rules are ignored; examples count.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from judge.content.importers.references import NUMBER

if TYPE_CHECKING:
    from judge.content.importers.imported_rule import ImportedRule

Wording = tuple[str, ...]

_REST = r"(?:(?! See )[^.])"
_POINTER = re.compile(
    rf"\bSee (?:rules? )?{NUMBER}\.?"
    rf"(?:{_REST}{{0,60}}(?: and rules? {NUMBER}\.?{_REST}{{0,60}})?[Ff]or more information{_REST}*)?\.?"
)
_NUMBERS = re.compile(rf"\b([Rr]ules?) {NUMBER}\.?(?:(?:,| and| or| through| to)(?: rules?)? {NUMBER}\.?)*")
_WORD = re.compile(r"\[(?:\w{1,2}|>+)\]|[^\W\d_]+(?:'[^\W\d_]+)*|\d+")
_ARTICLES = frozenset({"a", "an", "the"})
_STRAIGHT = str.maketrans("\u2019\u2018\u02bc\u201c\u201d", "'''\"\"")


def wording(rule: ImportedRule) -> Wording:
    """The words of a rule and its examples, as they are compared."""
    text = " ".join((rule.text, *rule.examples)).translate(_STRAIGHT).replace(" 's ", "'s ")
    return tuple(_WORD.findall(_NUMBERS.sub(r"\1", _POINTER.sub(" ", text)).casefold()))


def stems(words: Wording) -> Wording:
    """The words by which likeness is measured: without articles, in the singular."""
    return tuple(_singular(word) for word in words if word not in _ARTICLES)


@lru_cache(maxsize=20_000)
def _singular(word: str) -> str:
    if word.endswith("ies"):
        return word[:-3] + "y"
    if word.endswith(("shes", "ches", "sses")):
        return word[:-2]
    return word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word

"""Words that are not taken for cards, whatever they resemble: terms of the game and ordinary English.

Two lists are beside this module: ``rules_words.txt`` has the words that rulebooks, tournament rules, FAQs and patch
notes write in lower case (``python -m judge.cards.build_rules_words`` writes it); ``everyday_words.txt`` is maintained
by hand. The terms come from the catalogue.
"""

from __future__ import annotations

from functools import cache

from judge.cards.terms import terms
from judge.errors import ContentError

_ENDINGS = ("s", "es", "d", "ed", "ing", "ly")


@cache
def rules_words() -> frozenset[str]:
    """The words of the rulebooks, and the terms of the game that are one word."""
    return _listed("rules_words") | {term[0] for term in terms() if len(term) == 1}


@cache
def ordinary_words() -> frozenset[str]:
    """The words of the rulebooks and of everyday English."""
    return rules_words() | _listed("everyday_words")


def is_ordinary(word: str) -> bool:
    """Whether a folded word, or a word from which an ending derives it, is an ordinary word."""
    known = ordinary_words()
    if word in known:
        return True
    stems = (word.removesuffix(ending) for ending in _ENDINGS if word.endswith(ending))
    return any(len(stem) > 2 and (stem in known or f"{stem}e" in known) for stem in stems)


def _listed(name: str) -> frozenset[str]:
    path = f"{__file__.rpartition('ordinary_words')[0]}{name}.txt"
    try:
        with open(path, encoding="utf-8") as lines:  # noqa: PTH123  pathlib costs more than the reading
            return frozenset(line.strip() for line in lines)
    except (OSError, UnicodeDecodeError) as problem:
        raise ContentError(f"cannot be read: {problem}", where=f"judge/cards/{name}.txt") from problem

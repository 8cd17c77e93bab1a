"""Words as the index treats them: symbols kept, apostrophes removed, stemmed, rule numbers kept whole.

``[E] [M] [A] [C]`` and the domains are words; ``[T]`` and ``[S]`` are old forms of ``[E]`` and ``[M]``.
"""

from __future__ import annotations

import re

from judge.content.ids import straight
from judge.index.slang import TERM_OF
from judge.index.stemming import stem

_TOKEN = re.compile(
    r"\[(?:[a-z0-9]{1,2}|>)\]|\d{3}(?:\.(?:\d{1,2}|[a-z])(?![a-z]))+|[a-z0-9]+(?:'[a-z]+)*", re.IGNORECASE
)
_OLD_SYMBOLS = {"[t]": "[e]", "[s]": "[m]"}
_FACE_DOWN = re.compile(r"\b(face)[ -](down|up)(?=s?\b)", re.IGNORECASE)

STOP_WORDS = frozenset(
    """a about after all also am an and any anyone are as at be because been before being both but by can could did do
    does doing for from get gets give given go goes going had has have having he her here him his how however i if im in
    into is isnt it its itself just like lot make makes many may me might'nt mine my need no nor not now of off ok on
    one or our ours out own please question rule rules same say says she should so some still such tell than that thats
    the their them then there these they thing things this those though to too under up us use uses very want was way
    we were what whats when where which while who whom whose why will with within without would yes you your
    yours""".split()  # noqa: SIM905 - forty lines otherwise
)


def words(text: str) -> list[str]:
    """The words of a text in order, in lower case, with current symbols; nothing is stemmed or dropped.

    ``face down`` is one word, as the rules write it.
    """
    written = straight(text).lower()
    if "face" in written:
        written = _FACE_DOWN.sub(r"\1\2", written)
    return [_OLD_SYMBOLS.get(word, word.replace("'", "")) for word in _TOKEN.findall(written)]


def stemmed(word: str) -> str:
    """The stem of a word, or of the term that it means; symbols and numbers are unchanged."""
    return stem(TERM_OF.get(word, word)) if word.isalpha() else word


def terms(text: str) -> list[str]:
    """The terms of a text as they are indexed and searched: stemmed, without stop words."""
    return [stemmed(word) for word in words(text) if word not in STOP_WORDS]

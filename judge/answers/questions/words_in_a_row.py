"""A question as the grammar reads it: small words in a row, with the cards in it as c0, c1 and so on."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

from judge.answers.questions.vocabulary import BASE_FORMS, DOING_FORMS, DONE_FORMS, FILLERS, NUMBERS, PHRASES, STATES
from judge.index.slang import TERM_OF
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

STOP = "|"
"""The word used for a comma, a full stop or another mark between two parts of a question."""

_SHORT = {
    "im": "i am", "ive": "i have", "id": "i would", "ill": "i will", "its": "its", "hes": "he is", "shes": "she is",
    "theyre": "they are", "theyve": "they have", "thats": "that is", "whos": "who is", "whats": "what is",
    "theres": "there is",
    "isnt": "is not", "arent": "are not", "wasnt": "was not", "werent": "were not", "doesnt": "does not",
    "dont": "do not", "didnt": "did not", "cant": "can not", "couldnt": "could not", "wont": "will not",
    "wouldnt": "would not", "havent": "have not", "hasnt": "has not",
}  # fmt: skip
_OWN_FORMS = frozenset({*BASE_FORMS, *DONE_FORMS, *DOING_FORMS, *STATES})
"""Words that the grammar knows itself, in each of their forms: "tapped" is a state, "tap" a verb."""
_ARTICLES = frozenset({"the", "a", "an"})
_KEPT_SLANG = frozenset({"fight", "fights", "fighting", "fought", "home", "sword", "swords", "weapon", "weapons"})


_OF_A_KIND = re.compile(
    r"\b(units?|spell|gear|attacker|defender|card|enemy)'s?(?=\s+(?:might|buffs?|damage|ability|deathknell|effect|trigger|text)\b)"
)
"""A possession of something without a name: "a unit's Might", but not "the unit's stunned"."""


class Prepared(NamedTuple):
    """The words of a question, and the card for each of the words c0, c1 …."""

    words: tuple[str, ...]
    cards: dict[str, str]


def prepared(text: str, names: Sequence[tuple[int, int, str]]) -> Prepared:
    """Take a question apart. ``names`` are the cards in it, with their positions."""
    cards: dict[str, str] = {}
    known: dict[str, str] = {}
    parts, at = [], 0
    for start, end, name in names:
        key = known.setdefault(name, f"c{len(known)}")
        cards[key] = name
        owned = " owned " if text[start:end].endswith(("'s", "\u2019s", "s'")) and not name.endswith("s") else " "
        parts += [text[at:start], f" {key}{owned}"]
        at = end + (name.endswith("!") and text[end : end + 1] == "!")
    plain = "".join([*parts, text[at:]]).lower().replace("\u2019", "'")
    plain = re.sub(r"\b(c\d)\s*'s\b", r"\1 owned", plain)
    plain = _OF_A_KIND.sub(r"\1 owned", plain)
    plain = re.sub(r"\b(it|unit|spell|attacker|defender|enemy)'s\b", r"\1 is", plain).replace("'", "")
    plain = re.sub(r"(?<=\w)!(?= )", " ", plain)
    plain = re.sub(r"[,.;:?!()\u2013\u2014]|\s-\s", f" {STOP} ", plain)
    words = re.sub(r"[^a-z0-9+|-]+", " ", plain).split()
    spelled = " ".join(word for each in words for word in _spelled(each) if word not in _ARTICLES)
    for said, meant in _phrases():
        spelled = said.sub(meant, spelled)
    kept = [word for word in spelled.split() if word not in FILLERS]
    plainly = _without_idle_like(kept)
    return Prepared(tuple(_without_doubled_stops(_with_parts_of_names(plainly, cards))), cards)


def _without_idle_like(words: list[str]) -> list[str]:
    """The words without a "like" that says nothing ("can I like move it"). One before a thing compares: "like gear"."""
    pairs = pairwise([*words, STOP])
    return [word for word, then in pairs if word != "like" or then not in _SAID_AFTER_LIKE]


_SAID_AFTER_LIKE = frozenset({*BASE_FORMS, *DONE_FORMS, *DOING_FORMS, STOP, "if", "when", "i", "to"})


@cache
def _phrases() -> tuple[tuple[re.Pattern[str], str], ...]:
    return tuple((re.compile(rf"(?<![\w-]){said}(?![\w-])"), meant) for said, meant in PHRASES)


def _spelled(word: str) -> Iterator[str]:
    """A word as the grammar has it: short forms written out, slang by its term, numbers in digits."""
    for one in _SHORT.get(word, word).split():
        term = one if one in _KEPT_SLANG or one in _OWN_FORMS else TERM_OF.get(one, one)
        if term == "unit" and one.endswith("s"):
            term = "units"
        if term in NUMBERS:
            term = str(NUMBERS[term])
        if found := re.fullmatch(r"(\d+)-?(might|energy|mana|power|damage|cost)", term):
            yield from found.groups()
        elif "-" in term and not re.fullmatch(r"-\d+", term):
            yield from (str(NUMBERS.get(part, part)) for part in term.split("-") if part)
        else:
            yield term


def _with_parts_of_names(words: list[str], cards: dict[str, str]) -> Iterator[str]:
    """The words, with the card if a part of its name is used alone ("the sergeant")."""
    known = {*BASE_FORMS, *DONE_FORMS, *DOING_FORMS, *STATES}
    parts: dict[str, set[str]] = {}
    for key, name in cards.items():
        for part in re.findall(r"[a-z]+", name.lower().replace("'", "")):
            parts.setdefault(part, set()).add(key)
    for word in words:
        keys = parts.get(word, set())
        yield (
            next(iter(keys))
            if len(keys) == 1 and len(word) > 2 and word not in known and word not in _NO_NAME
            else word
        )


_NO_NAME = frozenset(
    "the of and for you your unit gear spell rune base hand card battlefield from with into not may all".split()  # noqa: SIM905
)


def _without_doubled_stops(words: Iterator[str]) -> Iterator[str]:
    last = STOP
    for word in words:
        if word != STOP or last != STOP:
            yield word
        last = word

"""Recognises card names, either in a text or as typed by the user.

Case, apostrophes and commas are ignored; plurals and possessives count. Spelling is corrected only by ``resolve_name``,
and only if nothing else matches.
"""

from __future__ import annotations

from judge.cards.catalogue import catalogue
from judge.cards.name_index import name_index
from judge.cards.name_match import Match, match_of
from judge.cards.name_or_word import JOINERS, is_used_as_name
from judge.cards.name_words import Word, fold, fold_name, singulars, words
from judge.cards.ordinary_words import is_ordinary, rules_words
from judge.cards.terms import SAID, Phrase, terms
from judge.record import NamedTuple


class Mention(NamedTuple):
    """A span of a text that names a card, and the card or cards it may be."""

    start: int
    end: int
    match: Match


def find_names(text: str) -> list[tuple[int, int, str]]:
    """The cards that a text names unambiguously, as (start, end, name) in the order of the text.

    Of overlapping names the longest wins. Short names shared by several cards are left out; ``find_mentions`` has them.
    """
    return [
        (mention.start, mention.end, mention.match.name)
        for mention in find_mentions(text)
        if not mention.match.is_ambiguous
    ]


def find_mentions(text: str) -> list[Mention]:
    """Every span of a text that names a card, including short names that several cards share.

    A name that is also a word of the rules (Block, Retreat) counts if it is written as a name, with a capital inside a
    sentence or by itself, or is used as one (``name_or_word.py``). A distinctive word that is in one card's name only
    counts as that card.
    """
    written = words(text)
    folded = tuple(word.folded for word in written)
    free = [True] * len(written)
    found: list[tuple[int, int, Match]] = []
    for length in range(min(len(written), name_index().longest), 0, -1):
        for first in range(len(written) - length + 1):
            last = first + length
            if not all(free[first:last]):
                continue
            match = _named(folded[first:last])
            if match and _is_name_here(text, written, first, last):
                found.append((first, last, match))
            elif match or length == 1 or folded[first:last] not in terms():
                continue
            free[first:last] = [False] * length
    found += _distinctive(folded, free)
    found.sort(key=lambda place: place[0])
    return [Mention(written[first].start, written[last - 1].end, match) for first, last, match in found]


def resolve_name(text: str) -> Match | None:
    """The card that a typed name means, or None if no card comes close.

    Terms of the game and ordinary English words are never taken for a misspelt or shortened card.
    """
    if text in catalogue():
        return Match(text, "exact")
    phrase = fold(text)
    return _named(phrase) or _shortened_or_misspelt(phrase) if phrase else None


def _named(phrase: Phrase) -> Match | None:
    names, is_whole = name_index().named(phrase)
    return match_of(names, "exact" if is_whole else "short") if names else None


def _is_name_here(text: str, written: list[Word], first: int, last: int) -> bool:
    """Whether the words are a name here, and not words of the rules."""
    if last - first > 2 or (last - first == 2 and written[first].folded != "the"):
        return True
    is_of_rules = written[last - 1].folded in rules_words() or _is_plural_of_rules(written[last - 1].folded)
    if not is_of_rules or last - first == len(written):
        return True
    folded = tuple(word.folded for word in written)
    before, after = folded[:first], folded[last:]
    if not JOINERS.isdisjoint({*before[-1:], *after[:1]}):
        return True
    if _may_be_used(folded[first:last]) and is_used_as_name(
        folded[last - 1], before, after, is_deed=folded[first:last] in SAID
    ):
        return True
    opens_sentence = not first or any(mark in text[written[first - 1].end : written[first].start] for mark in ".?!\n")
    return text[written[last - 1].start].isupper() and not opens_sentence


def _is_plural_of_rules(word: str) -> bool:
    """Whether a word is the plural of a word of the rules that is no term of the game: "before blocks"."""
    return any(one in rules_words() and ((one,) not in terms() or (one,) in SAID) for one in singulars(word)[1:])


def _may_be_used(phrase: Phrase) -> bool:
    """Whether words of the rules are no term of the game, and no plural: cards are named one at a time."""
    return (phrase not in terms() or phrase in SAID) and name_index().names_itself(phrase)


def _distinctive(folded: Phrase, free: list[bool]) -> list[tuple[int, int, Match]]:
    """The words that are in one name only, joined with adjacent words of that name."""
    found = []
    for place, word in enumerate(folded):
        names = next(filter(None, map(name_index().distinctive.get, singulars(word))), ())
        if not free[place] or len(names) != 1:
            continue
        first, last = place, place + 1
        while first and free[first - 1] and _is_in_order(folded[first - 1 : last], fold_name(names[0])):
            first -= 1
        while last < len(folded) and free[last] and _is_in_order(folded[first : last + 1], fold_name(names[0])):
            last += 1
        free[first:last] = [False] * (last - first)
        found.append((first, last, Match(names[0], "partial")))
    return found


def _shortened_or_misspelt(phrase: Phrase) -> Match | None:
    from judge.cards.run_together import LONGEST, run_together  # noqa: PLC0415  most names are whole

    if len(phrase) > max(LONGEST, name_index().longest):
        return None
    if phrase in terms() or rules_words().issuperset(phrase):
        return run_together(phrase)
    is_plain = all(is_ordinary(word) for word in phrase)
    if (not is_plain or len(phrase) > 1) and (names := _shortened(phrase)):
        return match_of(names, "partial")
    if is_plain:
        return run_together(phrase)
    from judge.cards.corrections import corrected  # noqa: PLC0415  loads rapidfuzz

    return corrected(phrase) or run_together(phrase)


def _shortened(phrase: Phrase) -> tuple[str, ...]:
    """The cards whose names, or whose champion's name, a phrase is a part of."""
    from judge.cards.champion_names import cards_of_champions  # noqa: PLC0415  most names are whole

    return tuple(dict.fromkeys((*_containing(phrase), *cards_of_champions(phrase))))


def _containing(phrase: Phrase) -> tuple[str, ...]:
    """The names that contain all words of a phrase in the same order."""
    rarest = min((_holding(word) for word in phrase), key=len)
    return tuple(name for name in rarest if _is_in_order(phrase, fold_name(name)))


def _holding(word: str) -> tuple[str, ...]:
    found = (name_index().containing.get(form, ()) for form in singulars(word))
    return tuple(dict.fromkeys(name for names in found for name in names))


def _is_in_order(phrase: Phrase, name: Phrase) -> bool:
    rest = iter(name)
    return all(any(word in singulars(there) or there in singulars(word) for there in rest) for word in phrase)

"""Questions about bans: ``list of banned cards``, ``banned in 2v2``, ``was Stacked Deck legal in May 2026``."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.answers.documents.bans_page import bans_answer, legality_answer
from judge.answers.documents.sets_page import set_asked, sets_answer
from judge.answers.library.legality import BANNED, LEGAL, ban_lists
from judge.answers.typed.days_in_words import day_before, days_said
from judge.content.bans import FORMATS
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.content.library import Library

_BAN = frozenset("ban bans banned banlist banlists banning bannings unbanned forbidden prohibited".split())  # noqa: SIM905
_LEGAL = frozenset("legal illegal legality legally allowed playable restricted".split())  # noqa: SIM905
_OF_FORMAT = {
    "constructed": "constructed", "standard": "constructed", "1v1": "constructed", "duel": "constructed",
    "2v2": "2v2", "team": "2v2", "teams": "2v2",
}  # fmt: skip
_NO_YES_OR_NO = frozenset(
    "when since until till how why what which who list lists not isn't aren't wasn't restricted legality".split()  # noqa: SIM905
)
"""Words of questions that no yes or no answers, or not without a doubt what it answers."""
_SETS = frozenset({"set", "sets", "expansion", "expansions", "standard", "rotation", "rotated"})
LONGEST_NAME = 4
"""A question with more words that are not understood is about something else than a card."""
_BETWEEN = frozenset("still ever now currently yet not already the card a an is being been get gets got".split())  # noqa: SIM905
"""Small words that may be between a card's name and the word that asks."""
_LIMITED = frozenset({"limited", "sealed", "draft"})
_SMALL = frozenset(
    """a after against all an and any are as at battlefield battlefields be been before being both by can card
    cards champion champions competition competitive current currently date day deck decks did do does effective
    event events ever everything first for format formats from game games gear give has have how i in is it its
    judge latest legend legends list lists long many may me month my name new newest newly not now of official
    on one or out page play played please pls plz present put rb riftbound right rules s say see show signature since
    some spell spells still tell that the their them there these they this those till to today tournament
    tournaments two unit units until up update updated updates us use was we week were what what's whats when
    which who why will with year yet you your""".split()  # noqa: SIM905
)
_WORD = re.compile(r"\d{4}-\d\d-\d\d|[^\W_]+(?:['\u2019][^\W_]+)?")
_BECAME = re.compile(r"\b(what|which(?: cards?)?) (?:got|gets|became|has become|has been|have been)\b", re.IGNORECASE)
_ONE_OF_THEM = re.compile(
    r"\b(?:an?|one|two) (?:banned|illegal|forbidden|prohibited)\b|\bwith (?:banned|illegal)\b", re.IGNORECASE
)
"""Questions about the consequences of having or playing a banned card, not about which cards are banned."""
_ID = re.compile(r"bans@(\d{4}-\d\d-\d\d)(?::(constructed|2v2))?", re.IGNORECASE)


def ban_answer(library: Library, question: str) -> Answer | None:
    """The answer to a question about bans. None if it asks for anything else.

    A question with words other than those of bans, formats, days and cards is not one.
    """
    if match := _ID.fullmatch(question):
        return bans_answer(library, question, (match[2].lower(),) if match[2] else tuple(FORMATS), match[1])
    text = re.sub(r"\b(ban)[ -](list)", r"\1\2", question, flags=re.IGNORECASE)
    text = _BECAME.sub(r"\1 was", text)
    period, text = _period(library, text)
    words = [word.lower() for word in _WORD.findall(text)]
    said = set(words)
    rest = [word for word in words if word not in _BAN | _LEGAL | _LIMITED | _OF_FORMAT.keys() | _SMALL]
    if rest and said & (_LEGAL | _BAN | _SETS) and not said & _LIMITED and (code := set_asked(rest)) is not None:
        return sets_answer(library, question, code, _state_in_question(said))
    if not said & (_BAN | _LEGAL):
        return None
    formats = tuple(dict.fromkeys(key for word, key in _OF_FORMAT.items() if word in said)) or tuple(FORMATS)
    if not rest:
        asks_for_a_list = said & _BAN or {"cards", "legality"} & said
        limited = bool(said & _LIMITED)
        return bans_answer(library, question, formats, period[1], limited=limited) if asks_for_a_list else None
    if _ONE_OF_THEM.search(text):
        return None
    names = _cards(text, rest) or _only_listed(library, rest)
    if not names:
        if _is_one_name(words, rest):
            _refuse_unknown(question, rest)
        return None
    limited = bool(said & _LIMITED)
    formats = () if limited and not said & _OF_FORMAT.keys() else formats
    return legality_answer(library, question, names, formats, period, asked=_state_in_question(said), limited=limited)


def _state_in_question(said: set[str]) -> str:
    """The state that a question asks about. "" if it is not a yes-or-no question, or if it has a "not"."""
    if said & _NO_YES_OR_NO:
        return ""
    if "unbanned" in said:
        return LEGAL
    return BANNED if said & _BAN or "illegal" in said else LEGAL


def _is_one_name(words: list[str], rest: list[str]) -> bool:
    """Whether the words not understood are next to each other and to the asking word: ``is black lotus legal``.

    In "my deck has a banned card, what happens" they are not: that asks about something else.
    """
    first = words.index(rest[0])
    last = first + len(rest)
    if words[first:last] != rest:
        return False
    asked = _BAN | _LEGAL
    behind = next((word for word in words[last:] if word not in _BETWEEN), "")
    before = next((word for word in reversed(words[:first]) if word not in _BETWEEN), "")
    return behind in asked or before in asked


def _refuse_unknown(question: str, rest: list[str]) -> None:
    """Raises NotFound if the remaining words look like the name of a card but are not one: ``is black lotus legal``."""
    from judge.cards.name_index import name_index  # noqa: PLC0415 - as below
    from judge.cards.ordinary_words import is_ordinary  # noqa: PLC0415 - as below

    near = [name for word in rest if not is_ordinary(word) for name in name_index().containing.get(word, ())]
    if near and len(rest) <= LONGEST_NAME:
        raise NotFound(f"no card is called {' '.join(rest)!r}", where=question, nearest=tuple(near[:5]))


def _cards(text: str, rest: list[str]) -> list[str]:
    """The cards that all remaining words of a question name. Empty if a word is left over."""
    from judge.cards.names import find_mentions, resolve_name  # noqa: PLC0415 - only a question about bans needs it

    found: dict[str, None] = {}
    left = text
    for mention in reversed(find_mentions(text)):
        found |= dict.fromkeys([mention.match.name] if mention.match.name else mention.match.alternatives)
        left = f"{left[: mention.start]} {left[mention.end :]}"
    remaining = [word for word in _WORD.findall(left.lower()) if word in rest]
    if found and not remaining:
        return list(reversed(found))
    if not found and (match := resolve_name(" ".join(rest))):
        return [match.name] if match.name else list(match.alternatives)
    return []


def _only_listed(library: Library, rest: list[str]) -> list[str]:
    """The card that only a list knows and that all remaining words of a question name."""
    found = [card.name for one in ban_lists(library) if one.imported for card in one.banned]
    for name in dict.fromkeys(found):
        words = {word.lower() for word in _WORD.findall(name)}
        if {*rest} <= words <= {*rest} | _SMALL:
            return [name]
    return []


def _period(library: Library, text: str) -> tuple[tuple[str, str], str]:
    """The first and last day that a question asks about (the day of the answer if none), and the rest of its words."""
    said = days_said(text, library.as_of)
    if said is None:
        return (library.as_of, library.as_of), text
    if said.ahead in {"since", "after"}:
        return (said.first, max(said.last, library.as_of)), said.rest
    if said.ahead == "before":
        return (day := day_before(said.first), day), said.rest
    return (said.first, said.last), said.rest

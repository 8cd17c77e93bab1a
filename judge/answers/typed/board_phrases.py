"""Phrases about the set-up of two cards: how each is written, and what it means.

A card stands for one character in the text that they are looked for in.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Protocol

from judge.cards.catalogue import catalogue

_C = "([\ue000-\uf8ff])"
ANY_CARD = re.compile("[\ue000-\uf8ff]")
TAKEN = "\x00"
"""The mark left where words were taken out."""

ME, OPPONENT = "P1", "P2"
BEFORE, RESPONSE, COMBAT, HOLD = "before", "response", "combat", "hold"

_WHO = r"(I|we|my opponent|the opponent|an opponent|they)"
_OPPONENT = r"(?:my opponent|the opponent|an opponent|they)"
_OWNED = r"(?:an?\s+|the\s+|my\s+|their\s+)?"
_OF_OPPONENT = r"(?:(?:my |the |an )?opponent(?:'s|\u2019s|s'|s)?|their|enemy)"
_UNITS = r"(?:unit|units)"


class Reading(Protocol):
    """A reading of a question, in which phrases note what they say.

    ``takes_cards``: a card said to be on the board is not one of the pair. ``names`` has the card that each character
    stands for.
    """

    takes_cards: bool
    names: dict[str, str]
    text: str

    @property
    def pair(self) -> list[str]:
        """The cards of the pair so far."""

    @property
    def noted(self) -> tuple[tuple[str, ...], tuple[tuple[str, str], ...]]:
        """The attached cards and the others on the board so far."""

    def note(self, **read: Any) -> None:
        """Note what was read."""

    def controls(self, token: str, who: str) -> None:
        """Note who has a card of the pair."""


Reads = Callable[[Reading, "re.Match[str]"], "str | None"]
"""Notes what a phrase says. Returns what is left in its place, or None if the words are not such a phrase."""


def _third(reading: Reading, match: re.Match[str]) -> str | None:
    who, token = match[1], match[2]
    player = ME if who.casefold() in {"i", "we"} else OPPONENT
    if not reading.takes_cards:
        reading.controls(token, player)
        return token
    reading.note(third=(*reading.noted[1], (reading.names[token], player)))
    return ""


def _both(reading: Reading, match: re.Match[str]) -> str | None:
    """Both players have a card: besides the pair, or it meets a second one of its kind."""
    token = match[1]
    name = reading.names[token]
    if reading.takes_cards:
        reading.note(third=(*reading.noted[1], (name, ME), (name, OPPONENT)))
        return ""
    if len(set(reading.names.values())) > 1:
        return None
    reading.note(controllers=((name, ME), (f"second {name}", OPPONENT)))
    return f"{token} vs {token}"


def _on_the_board(reading: Reading, match: re.Match[str]) -> str | None:
    if not reading.takes_cards:
        return match[1]
    reading.note(third=(*reading.noted[1], (reading.names[match[1]], "")))
    return ""


def _attached(reading: Reading, match: re.Match[str]) -> str | None:
    token, to = match[1], match[2] if match.re.groups > 1 else None
    reading.note(attached=(*reading.noted[0], reading.names[token]))
    if to is not None and ANY_CARD.fullmatch(to):
        reading.note(middle=reading.names[to])
    else:
        to = ""
    if reading.takes_cards and len(reading.pair) > 2:
        return to
    return token + (f" {to}" if to else "")


def _is_an_equipment(reading: Reading, token: str) -> bool:
    card = catalogue().get(reading.names[token])
    return card is not None and "Gear" in card.types and "Equipment" in card.tags


def _taken_off(reading: Reading, match: re.Match[str]) -> str | None:
    """An Equipment that is taken off is attached to a unit."""
    return _attached(reading, match) if _is_an_equipment(reading, match[1]) else None


def _on_a_unit_with(reading: Reading, match: re.Match[str]) -> str | None:
    """A card is played on a unit that has an Equipment, which is one of its player's or of the opponent's."""
    if not _is_an_equipment(reading, match[2]):
        return None
    if match[1]:
        _unit(ME if match[1].split()[0].casefold() in {"my", "friendly"} else OPPONENT)(reading, match)
    reading.note(attached=(*reading.noted[0], reading.names[match[2]]))
    return f" {match[2]}"


def _battlefield(reading: Reading, match: re.Match[str]) -> str | None:
    card = catalogue().get(reading.names[match[1]])
    if card is None or "Battlefield" not in card.types:
        return None
    if not reading.takes_cards:
        return match[1]
    reading.note(battlefield=card.name)
    return ""


def _might(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(might=int(match[1]))
    return ""


def _damage(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(damage=int(match[1] or match[2]))
    return ""


def _response_to(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(timing=RESPONSE, timed=f"not {reading.names[match[1]]}")
    return match[1]


def _response(reading: Reading, match: re.Match[str]) -> str | None:
    before = ANY_CARD.findall(reading.text[: match.start()])
    reading.note(timing=RESPONSE, timed=reading.names[before[-1]] if before else "")
    return ""


def _responds_with(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(timing=RESPONSE, timed=reading.names[match[1]])
    reading.controls(match[1], ME if match[0].split()[0].casefold() in {"i", "we"} else OPPONENT)
    return match[1]


def _before(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(timing=BEFORE, timed=reading.names[match[1]])
    return f"{match[1]} {match[2]}"


def _after(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(timing=BEFORE, timed=reading.names[match[2]])
    return f"{match[1]} {match[2]}"


def _works_after(reading: Reading, match: re.Match[str]) -> str | None:
    """A text is asked about once another card has been played: an Equipment is attached until then."""
    if _is_an_equipment(reading, match[1]):
        reading.note(attached=(*reading.noted[0], reading.names[match[1]]))
        return f"{match[1]} {match[2]}"
    return _after(reading, match)


def _first(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(timing=BEFORE, timed=reading.names[match[1]])
    return match[1]


def _timing(timing: str) -> Reads:
    def reads(reading: Reading, match: re.Match[str]) -> str | None:  # noqa: ARG001 - the words say all
        reading.note(timing=timing, timed="")
        return ""

    return reads


def _turn(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(turn=ME if match[1].casefold() == "my" else OPPONENT)
    return ""


def _unit(who: str, *, played_by_me: bool = True) -> Reads:
    """Whose unit it is. "On my own unit" and "on their unit" also say that I play the card named before it."""

    def reads(reading: Reading, match: re.Match[str]) -> str | None:
        before = ANY_CARD.findall(reading.text[: match.start()])
        reading.note(unit_of=who)
        if played_by_me and before and reading.text[: match.start()].rstrip().endswith(before[-1]):
            reading.controls(before[-1], ME)
        return ""

    return reads


def _of(who: str) -> Reads:
    def reads(reading: Reading, match: re.Match[str]) -> str | None:
        reading.controls(match[1], who)
        return match[1]

    return reads


def _facedown(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(facedown=reading.names[match[1]])
    return match[1]


def _while_facedown(reading: Reading, match: re.Match[str]) -> str | None:
    reading.note(facedown=reading.names[match[1]])
    return f" vs {match[1]}"


_OFF = r"(?:take|takes|taking|taken|knock|knocks|strip|strips|pull|pulls|get|gets|rip|rips|move|moves|remove|removes)"
_WORKS = r"(?:works?|triggers?|saves?|protects?|appl(?:y|ies)|functions?|counts?|helps?)"
_TO_WHAT = rf"(it|u|them|that unit|the unit|a unit|my unit|the target|its target|{_C[1:-1]})"
_BOTH = r"(?:both\s+(?:players|of us|sides)|we\s+both|both|each\s+(?:player|of us)|either\s+side)"
_PHRASES: tuple[tuple[str, Reads], ...] = (
    ((rf"\b(?:(?:while|as long as|when|if|and|with)\s+)?{_BOTH}\s+(?:also\s+)?(?:controls?|have|has|plays?)\s+"
      rf"(?:an?\s+|the\s+|one\s+)?{_C}(?:\s+(?:each|on the board|on board|in play|out))?"), _both),
    ((rf"\b(?:while|as long as|when|if|and|with)\s+{_WHO}\s+(?:also\s+)?(?:controls?|have|has)\s+"
     rf"(?:an?\s+|the\s+|my\s+)?{_C}(?:\s+(?:on the board|on board|in play|out))?"), _third),
    (rf"\bwith\s+(?:an?\s+|the\s+)?{_C}\s+(?:on the board|on board|in play|out)\b", _on_the_board),
    (rf"(?:\bwith\s+)?(?:\ban?\s+)?{_C},?\s*\(?attached(?:\s+to\s+{_TO_WHAT})?\)?", _attached),
    (rf"\b(?:detach|detaches|detaching|unattach|unattaches|unequip|unequips)\s+{_OWNED}{_C}", _taken_off),
    (rf"\b{_OFF}\s+{_OWNED}{_C}(?=\s+(?:off|from)\b)", _taken_off),
    ((rf"\b(?:(?:on|to|against|targeting)\s+)?(?:an?\s+|the\s+)?((?:my|friendly|{_OF_OPPONENT})\s+(?:own\s+)?)?{_UNITS}\s+"
      rf"(?:with|that\s+has|which\s+has|having|holding|carrying)\s+(?:an?\s+|the\s+)?{_C}"), _on_a_unit_with),
    (rf"\b(?:with\s+)?attached\s+{_C}", _attached),
    (rf"\b(?:equipped\s+with|wearing)\s+(?:an?\s+)?{_C}", _attached),
    (rf"\b(?:at|on|in)\s+(?:the\s+)?{_C}", _battlefield),
    (rf"\b(?:on|during|if\s+it\s+is|when\s+it\s+is|while\s+it\s+is)\s+(my|{_OF_OPPONENT})\s+(?:own\s+)?turn\b",
     _turn),
    (rf"\b(?:{_OPPONENT}|I|we)\s+(?:responds?|answers?|reacts?)\s+with\s+{_OWNED}{_C}", _responds_with),
    (rf"\b(?:if|when|and|then)?\s*\b(?:I|we)\s+(?:play|cast|use)\s+{_OWNED}{_C}", _of(ME)),
    (rf"\b(?:if|when|and|then)?\s*\b{_OPPONENT}\s+(?:plays?|casts?|uses?)\s+{_OWNED}{_C}", _of(OPPONENT)),
    (rf"\b(?:off|off\s+of|from)\s+(?:an\s+)?{_OF_OPPONENT}\s+{_UNITS}\b", _unit(OPPONENT)),
    (rf"\b(?:off|off\s+of|from)\s+(?:my|a friendly)\s+(?:own\s+)?{_UNITS}\b", _unit(ME, played_by_me=False)),
    (rf"\b(?:on|to|against|targeting)\s+(?:my own|a friendly)\s+{_UNITS}\b|\bmy own {_UNITS}\b", _unit(ME)),
    (rf"\b(?:on|to|against|targeting|target|targets|choose|chooses)\s+my\s+{_UNITS}\b",
     _unit(ME, played_by_me=False)),
    (rf"\b(?:on|to|against|targeting|target|targets|choose|chooses)\s+(?:an\s+)?{_OF_OPPONENT}\s+{_UNITS}\b",
     _unit(OPPONENT)),
    (rf"\b{_OF_OPPONENT}\s+(?:own\s+)?{_C}", _of(OPPONENT)),
    (rf"\bmy\s+(?:own\s+)?{_C}", _of(ME)),
    ((r"\b(?:(?:on|to|against|targeting|with|at|of|having)\s+)?(?:an?\s+|the\s+)?(\d{1,2})[- ]?might"
     rf"(?:\s+{_UNITS})?\b"), _might),
    (r"\b(?:(?:with|having|has)\s+)?(?:(\d{1,2})\s+damage|damaged\s+(\d{1,2}))(?:\s+(?:marked\s+)?on it)?\b",
     _damage),
    (rf"\b(?:played\s+|used\s+|cast\s+)?(?:in|as a)\s+response\s+to\s+(?:an?\s+|the\s+)?{_C}", _response_to),
    (r"\(?\b(?:played\s+|used\s+|cast\s+)?(?:in|as a)\s+response\b(?:\s+to\s+(?:it|that|this))?\)?",
     _response),
    (rf"{_C}\s+(?:is played\s+|resolves\s+|acts\s+)?before\s+{_C}", _before),
    (rf"{_C}\s+(?:still\s+)?{_WORKS}\s+(?:my\s+unit\s+|a\s+unit\s+|it\s+)?(?:if|when|after)\s+(?:I\s+(?:play|cast|use)\s+)?{_C}",
     _works_after),
    (rf"{_C}\s+(?:is played\s+|resolves\s+|acts\s+)?after\s+{_C}", _after),
    (rf"{_C}\s+first\b", _first),
    (rf"\b(?:a\s+)?(?:facedown|hidden)\s+{_C}", _facedown),
    (rf"\b(?:while|with|if|when)\s+{_OWNED}{_C}\s+(?:is\s+|lies\s+)?(?:facedown|hidden)\b", _while_facedown),
    (rf"{_C},?\s+(?:which\s+is\s+|is\s+|played\s+)*(?:from\s+)?(?:facedown|hidden)\b", _facedown),
    (r"\b(?:in|during)\s+(?:an?\s+|the\s+)?(?:combat|showdown)\b", _timing(COMBAT)),
    ((r"\b(?:if|when|while)\s+(?:I|we|they|my opponent)\s+(?:am\s+|are\s+|is\s+)?"
     r"(?:attacks?|attacking|defends?|defending)(?:\s+with\s+(?:an?|my|the|their)\s+unit)?\b"),
     _timing(COMBAT)),
    (r"\b(?:while|when|as)\s+(?:it\s+)?(?:attack(?:s|ing)|defend(?:s|ing))\b", _timing(COMBAT)),
    (r"\b(?:on|when|while|as)\s+(?:a\s+|i\s+|they\s+)?hold(?:s|ing)?(?:\s+(?:a|the)\s+battlefield)?\b",
     _timing(HOLD)),
)  # fmt: skip
"""The phrases, in the order in which they are read. Those that take a card out of the pair come first."""


@cache
def phrases() -> tuple[tuple[re.Pattern[str], Reads], ...]:
    """The compiled phrases. They are compiled late, because most questions about two cards are only their names."""
    return tuple((re.compile(written, re.IGNORECASE), reads) for written, reads in _PHRASES)

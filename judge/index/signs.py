"""Which yes or no a signed line gives to a question that asks the same (``content/signed_lines.py``).

The sign of a line is one for that line alone. It is taken for a question only if nothing that can turn the answer
differs: both ask for permission or a fact, their negations are equally many, each word of place, player, number, time
or duty stands in both, no word of one is exchanged for another of the other (an attacker for a defender, an Action for
a Reaction), and what both are about is said in the same order and form (what exhausts what, or is exhausted).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.signed_lines import NO, YES
from judge.index.synonyms import SYNONYMS
from judge.index.words import STOP_WORDS, stemmed, words

if TYPE_CHECKING:
    from collections.abc import Callable

_ASKS = re.compile(
    r"^(?:(?:so|and|but|hey|hi|ok|okay|wait|quick question|judge|question|sorry|if i|well)\b[,:]? *)*"
    r"(?:can|could|may|am|is|are|was|does|do|did|will|would|has|have|must|should|cant|can't|doesn't|isn't)\b",
    re.IGNORECASE,
)
_TAG = re.compile(
    r"\b(?:right|legal|allowed|ok|okay|possible|correct|true|fine|illegal|wrong|yes or no|or not|yeah|no)\s*\??$"
    r"|\b(?:can|could|may|does|do|is|are|will|would|must|should)"
    r" (?:i|it|he|she|they|we|my|his|her|their|the|that)\b[^?]*\?*$",
    re.IGNORECASE,
)
_OTHER = re.compile(r"\b(?:or|who|whose|which|what|when|where|why|how)\b", re.IGNORECASE)
_DENIES = re.compile(r"\b(?:not|no|never|none|nothing|nobody|without|cannot|cant|\w+n'?t)\b", re.IGNORECASE)
_WRONG = re.compile(
    r"\b(?:illegal|wrong|forbidden|prohibited|banned|unable|impossible|deny|denied|safe|immune|protected|surviv\w+"
    r"|escapes?|avoids?|gets? around|prevent(?:s|ed)?|stop(?:s|ped)?|skip(?:s|ped)?|lacks?"
    r"|(?:keep|kept|keeps)\b.*\bfrom|out of)\b",
    re.IGNORECASE,
)
_DUTY = re.compile(r"\b(?:ha(?:ve|s|d)|got|gotta) to\b", re.IGNORECASE)
_ADDS_UP = re.compile(
    r"(?<!\bthe)(?<!\ba)(?<!\bon)(?<!\bonto)(?<!\buse)(?<!\buses)(?<!\busing)(?<!\bthis)(?<!\bfrom)"
    r" stack(?:s|ing)?\b(?= *(?:$|[?.,!]|with\b|up\b|together\b|if\b|when\b|or\b))",
    re.IGNORECASE,
)
"""Stacking that is adding up, and not the chain: "does Deflect stack"."""
_HE = re.compile(
    r"^\W*(?:can|could|may|must|should|do|does|did|will|would|is|are|has) (?:he|she|they)\b", re.IGNORECASE
)

_KINDS = (
    ("opponent", "opponent opponents opp opps his her their enemy enemies foe rival theirs hers other's"),
    ("teammate", "teammate teammates partner partners ally allies mate"),
    ("my own", "own mine"),
    ("base", "base bases home"),
    ("battlefield", "battlefield battlefields bf bfs lane lanes spot"),
    ("hand", "hand hands"),
    ("trash", "trash graveyard bin yard grave discard"),
    ("deck", "deck decks library"),
    ("champion zone", "zone zones"),
    ("hidden", "hidden facedown"),
    ("chain", "chain stack"),
    ("showdown", "showdown showdowns"),
    ("combat", "combat fight battle"),
    ("before", "before prior earlier already"),
    ("after", "after afterwards later then"),
    ("next", "next"),
    ("until", "until till"),
    ("during", "during while"),
    ("same", "same"),
    ("again", "again twice second another two both repeat"),
    ("three", "three third 3"),
    ("first", "first"),
    ("last", "last final"),
    ("only", "only just alone single one 1"),
    ("all", "all every each everyone everybody everything"),
    ("more", "more"),
    ("less", "less fewer"),
    ("turn", "turn turns"),
    ("ready", "ready"),
    ("exhausted", "exhausted tapped exhaust tap"),
    ("token", "token tokens"),
    ("still", "still"),
    ("instead", "instead"),
    ("friendly", "friendly friend friends"),
    ("controller", "controller controllers"),
    ("owner", "owner owners"),
    ("attacker", "attacker attackers attacking"),
    ("defender", "defender defenders defending blocker blockers blocking"),
    ("here", "here"),
    ("beginning", "beginning start starts upkeep"),
    ("end", "end ends ending"),
    ("at once", "immediately instantly away early"),
    ("must", "must need needs needed required forced obliged mandatory compulsory automatically"),
    ("always", "always"),
    ("other", "other others else besides different elsewhere outside"),
    ("to equip", "equip equips equipping"),
    ("him", "him them"),
    ("if", "if unless although though despite"),
    ("itself", "itself himself herself themselves self"),
    *((str(number), said) for number, said in enumerate("zero . . . four five six seven eight nine ten".split())),  # noqa: SIM905
)
_DECIDING = {word: kind for kind, said in _KINDS for word in said.split()}
LEAST = 0.6
"""The share of what the question is about that the line must have, and of the line that the question must have."""


def asks_yes_or_no(text: str) -> bool:
    """Whether a text asks for a yes or a no, and for nothing else."""
    plain = text.strip().rstrip("?!. ")
    sentences = [one for one in re.split(r"[.!;]\s+", plain) if one]
    last = sentences[-1] if sentences else ""
    return bool((_ASKS.match(last) or _TAG.search(last)) and not _OTHER.search(_without_tag(last)))


def yes_or_no(question: str, sign: str, line: str, weight: Callable[[str], float]) -> str:
    """The yes or no that a line with this sign gives to a question; "" unless both ask the same.

    ``weight`` is that of a term.
    """
    if sign not in {YES, NO} or not asks_yes_or_no(question):
        return ""
    if _denials(question) != _denials(line) or deciding(question) != deciding(line):
        return ""
    if bool(_ADDS_UP.search(question)) != bool(_ADDS_UP.search(line)):
        return ""
    asked, said = _terms(question), _terms(line)
    both = set(asked).intersection(said)
    if len(both) < min(len(asked), len(said)) or _only(both, asked) != _only(both, said):
        return ""
    if _done(question) & both != _done(line) & both:
        return ""
    shared = sum(map(weight, both))
    if shared < LEAST * sum(map(weight, asked)) or shared < LEAST * sum(map(weight, said)):
        return ""
    return "yes" if sign == YES else "no"


def deciding(text: str) -> frozenset[str]:
    """The words of place, player, number, time and duty of a text, each by what it means, and its numbers."""
    said = words(text)
    found = [_DECIDING[word] for word in said if word in _DECIDING] + [word for word in said if word.isdigit()]
    return frozenset(found + ["must"] * bool(_DUTY.search(text)) + ["opponent"] * bool(_HE.match(text)))


def _without_tag(text: str) -> str:
    return re.sub(r"\b(?:or not|yes or no)\b", "", text, flags=re.IGNORECASE)


def _denials(text: str) -> int:
    return len(_DENIES.findall(re.sub(r"\bno\s*\??$", "", text))) + len(_WRONG.findall(text))


def _terms(text: str) -> tuple[str, ...]:
    """The terms of a text in the order in which they are first said, each synonym as what it stands for."""
    said = [one for word in words(text) if word not in STOP_WORDS for one in SYNONYMS.get(word, word).split()]
    return tuple(dict.fromkeys(stemmed(_DECIDING.get(word, word).split()[-1]) for word in said))


def _done(text: str) -> frozenset[str]:
    """The terms that are said as a state or as done: an exhausted unit, not one that something exhausts."""
    return frozenset(term for word in words(text) if word.endswith("ed") for term in _terms(word))


def _only(shared: set[str], terms: tuple[str, ...]) -> list[str]:
    return [term for term in terms if term in shared]

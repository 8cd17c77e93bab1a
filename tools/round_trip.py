"""The round trip: what a definition says in our words has the numbers, verbs and sides of the official text.

Usage: python tools/round_trip.py [NAME ...]

For each wording the tool compares two sets of features: numbers and costs, verbs of game actions, friendly or enemy,
"may", "up to", "another", "this turn", "here", "each" and the like. ``tools/round-trip-exceptions.tsv`` lists the
differences that somebody has read and found to be a matter of words, with the reason. Exits with 1 if there is another
difference, or a listed one no longer occurs.
"""

from __future__ import annotations

import json
import os
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.cards.definition import CardDefinition, Variant

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from judge.cards.loader import defined, definition  # noqa: E402
from judge.engine.keyword_abilities.vocabulary import KEYWORDS, name_of  # noqa: E402
from judge.engine.layers.effect_text import WhileAttached  # noqa: E402
from tools.take_out import MARKS  # noqa: E402

EXCEPTIONS = Path(__file__).with_name("round-trip-exceptions.tsv")
OFFICIAL = Path(os.environ.get("JUDGE_OFFICIAL") or ROOT.parent / "shared" / "official")

_NUMERALS = ("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")

_WORDS: dict[str, str] = {
    **{verb: rf"\b{verb}(?:s|e?d|ing)?\b" for verb in (
        "attach", "attack", "buff", "burn", "channel", "conquer", "counter", "defend", "discard",
        "draw", "double", "exhaust", "heal", "hold", "kill", "look", "move", "pay", "play", "predict", "prevent",
        "ready", "recall", "recycle", "return", "reveal", "spend", "stun", "swap", "win",
    )},
    "banish": r"\bbanish(?:es|ed|ing)?\b",
    "die": r"\b(?:dies?|died)\b|\bdeath\b",
    "move": r"\bmov(?:es?|ed|ing)\b",
    "stun": r"\bstun(?:s|ned|ning)?\b",
    "deal": r"\b(?:deals?|dealt|damage)\b",
    "score": r"\b(?:scor(?:es?|ed|ing)|points?)\b",
    "gain control": r"\bcontrol of\b",
    "enemy": r"\b(?:enemy|enemies|opposing|opponents? controls?)\b",
    "opponent": r"\bopponents?\b",
    "friendly": r"\b(?:friendly|your (?:\w+ )?(?:units?|gear|equipment|cards?|runes?)|you control|allied)\b",
    "may": r"\bmay\b",
    "up to": r"\bup to\b",
    "any number": r"\bany (?:number|amount)\b",
    "another": r"\b(?:an)?other\b",
    "this turn": r"\bthis turn\b",
    "here": r"\bhere\b",
    "each": r"\b(?:each|all|every|everything)\b",
    "instead": r"\binstead\b",
    "cannot": r"\b(?:cannot|can't|don't|doesn't)\b",
    "hand": r"\bhands?\b",
    "trash": r"\btrash(?:es)?\b",
    "deck": r"\bdecks?\b",
    "base": r"\bbases?\b",
    "battlefield": r"\bbattlefields?\b",
    "ignoring": r"\bignor(?:e|es|ing)\b",
    "combat": r"\bcombats?\b",
    "showdown": r"\bshowdowns?\b",
}  # fmt: skip
_PATTERNS = {word: re.compile(pattern) for word, pattern in _WORDS.items()}

_IMPLIED = {
    "accelerate": {"may", "pay", "ready"},
    "deathknell": {"die"},
    "equip": {"attach"},
    "hunt": {"conquer", "hold"},
    "quick-draw": {"attach", "play"},
    "temporary": {"kill"},
    "weaponmaster": {"attach", "friendly", "may", "pay", "play", "[a]"},
}
"""What a keyword means by itself, so that either text may leave it to the keyword."""

_KEYWORD = re.compile(r"(\[?)([A-Z][a-z][\w-]*(?: \d+)?)\]?")
_TOKEN = re.compile(
    r"(?:\b(?:an?|\d+) )?((?:ready )?)\d+ \[m\] ([\w' -]+?) unit tokens?(?: with (?:\[[^\]]+\](?:,? and )?)+)?"
)
_COST = re.compile(r"(?:\[(?:\d+|[a-z])\])+")
_NUMBER = re.compile(r"(?<![\w\[])([+-]?)(\d+)\b")
_REMINDER = re.compile(r"\([^()]*\)")
_QUALITY = re.compile(r"\b(assault|shield|deflect|hunt|level|burn|predict|repeat|vision) (\d+)\b")


@dataclass(frozen=True)
class Difference:
    """A feature that only one of the two texts has: ``only in the text: may``."""

    name: str
    wording: str
    feature: str

    def __str__(self) -> str:
        return f"{self.name}\t{self.wording}\t{self.feature}"


def features(text: str) -> set[str]:
    """The features of a text: its numbers and costs, and the words of the list that it has."""
    text = _plain(text)
    found = {word for word, pattern in _PATTERNS.items() if pattern.search(text)}
    found |= {f"{sign}{number}" for sign, number in _NUMBER.findall(text) if (sign, number) != ("", "1")}
    return found | {f"{name} {number}" for name, number in _QUALITY.findall(text)} | set(_COST.findall(text))


def _plain(text: str) -> str:
    text = (
        _REMINDER.sub(" ", text)
        .lower()
        .replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
        .replace("—", " ")
        .replace("[>]", " ")
    )
    text = _TOKEN.sub(r"\1 \2 token", text)
    text = re.sub(r"\[([a-z][a-z' -]+?)\]", r"\1", re.sub(r"\[([a-z' -]+ \d+)\]", r"\1", text))
    text = re.sub(r"\b(?:" + "|".join(_NUMERALS) + r")\b", lambda found: str(_NUMERALS.index(found[0])), text)
    text = text.replace("[m]", "might").replace("[s]", "might").replace(", [e]", " [e]")
    return re.sub(r"\byou've\b", "you have", text)


@cache
def _official() -> dict[str, dict[str, Any]]:
    entries = json.loads((OFFICIAL / "cards.json").read_text(encoding="utf-8"))
    return {entry["name"]: entry for entry in entries}


@cache
def _errata() -> dict[tuple[str, str], str]:
    entries = json.loads((OFFICIAL / "errata.json").read_text(encoding="utf-8"))
    return {(entry["name"], entry["date"]): entry["new"] for entry in entries if entry.get("new")}


def official_text(card: CardDefinition, variant: Variant) -> str | None:
    """The official text of a wording, with what an Equipment says of its unit; None where the sources lack it."""
    entry = _official().get(card.name)
    if entry is None:
        return None
    if variant.name == "printed":
        text = entry["text_printed"] if len(card.variants) > 1 else entry["text"]
    else:
        text = _errata().get((card.name, variant.name)) or (entry["text"] if variant is card.variants[-1] else None)
    if text is None:
        return None
    bonus = f"\n+{entry['might_bonus']} might" if entry.get("might_bonus") else ""
    return f"{text}\n{entry.get('effect_text') or ''}{bonus}"


def own_keywords(text: str) -> set[str]:
    """The keywords that a text has itself: those at the beginning of a line, and not in front of one of its abilities.

    Of a keyword that stands for an ability or an instruction (``MARKS``) the ability speaks, so those are left out.
    """
    found: set[str] = set()
    for line in _REMINDER.sub("", text).splitlines():
        rest, in_line = line.strip(), []
        while (keyword := _KEYWORD.match(rest)) and name_of(keyword[2]) in KEYWORDS:
            in_line.append(keyword[2])
            rest = rest[keyword.end() :].lstrip(" ,.")
            if not keyword[1] and rest:
                in_line.pop()  # a word of a sentence
                break
        if rest.startswith(("[>]", "\N{EM DASH}")):
            in_line = in_line[:-1]
        found.update(in_line)
    return {keyword for keyword in found if name_of(keyword) not in MARKS}


def _keywords(variant: Variant) -> tuple[set[str], set[str]]:
    """The keywords of a wording, and those of the unit that it is attached to."""
    given = {word for part in variant.abilities if isinstance(part, WhileAttached) for word in part.keywords}
    own = {word for word in variant.keywords if name_of(word) not in MARKS}
    return own - ({"Reaction"} if "Quick-Draw" in variant.keywords else set()), given


def differences(names: Iterable[str]) -> Iterator[Difference]:
    """Every difference between the wordings of cards and their official texts."""
    for name in names:
        card = definition(name)
        for variant in card.variants:
            text = official_text(card, variant)
            if text is None:
                continue
            theirs, ours = features(text), features(said(variant))
            implied = {word for keyword, words in _IMPLIED.items() if keyword in text.lower() for word in words}
            for feature in sorted(theirs - ours - implied):
                yield Difference(name, variant.name, f"only in the text: {feature}")
            for feature in sorted(ours - theirs - implied - {"each"}):
                yield Difference(name, variant.name, f"only in the definition: {feature}")
            (own, given), printed = _keywords(variant), own_keywords(text)
            for keyword in sorted(printed - own - given):
                yield Difference(name, variant.name, f"keyword only in the text: {keyword}")
            for keyword in sorted(own - printed):
                yield Difference(name, variant.name, f"keyword only in the definition: {keyword}")


_EXPLAINED = re.compile(
    r"(?<=\]): (?:You may play this from your trash for that cost, then banish it\.|Attach this to one of your units\."
    r"|You may pay this as well, to do what follows once more\.)"
)


def said(variant: Variant) -> str:
    """What the wording says in our words, without what a keyword's reminder text would say."""
    return _EXPLAINED.sub("", variant.describe())


def exceptions() -> dict[str, str]:
    """The differences that were read, each with its reason."""
    if not EXCEPTIONS.exists():
        return {}
    rows = [line.split("\t") for line in EXCEPTIONS.read_text(encoding="utf-8").splitlines() if line[:1] != "#"]
    return {"\t".join(row[:3]): row[3] for row in rows if row != [""]}


def main(names: list[str]) -> int:
    """Print the differences of the named cards, or of all, that are not listed, and listed ones that are gone."""
    listed = exceptions()
    found = [str(difference) for difference in differences(names or defined())]
    new = [line for line in found if line not in listed]
    gone = [] if names else sorted(set(listed) - set(found))
    for line in new:
        print(line)
    for line in gone:
        print(f"no longer a difference: {line}")
    print(f"{len(new)} differences to be read, {len(found) - len(new)} read before, {len(gone)} gone")
    return 1 if new or gone else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

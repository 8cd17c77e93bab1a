"""What each keyword does, in a sentence or two: what its section says "in short", or says of a card that has it."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from judge.content.model import Rule

_IN_SHORT = re.compile(
    r"\bin short\b(?:,? [\w-]+)? says(?: this\.|:| that\b| (?:one of )?two things[:.])\s*(?P<said>.*)",
    re.IGNORECASE | re.DOTALL,
)


def keyword_summaries(rules: Iterable[Rule], keywords: frozenset[str]) -> dict[str, list[str]]:
    """``does <id of the heading>``: the words, and the id of the rule that they are taken from.

    A keyword whose section neither says it in short nor has a rule on what has the keyword is left out.
    """
    known = {rule.id: rule for rule in rules}
    found = {}
    for identifier in keywords:
        below = list(_below(known[identifier], known))
        for rule in below:
            if (said := _in_short(rule, known)) or (said := _of_what_has_it(rule)):
                found[f"does {identifier}"] = [said[:1].upper() + said[1:], rule.id]
                break
    return found


def _below(rule: Rule, known: Mapping[str, Rule]) -> Iterator[Rule]:
    for identifier in rule.children:
        yield known[identifier]
        yield from _below(known[identifier], known)


def _in_short(rule: Rule, known: Mapping[str, Rule]) -> str:
    """What a rule says "in short": in its own words, or in those of the rules right below it."""
    match = _IN_SHORT.search(rule.text)
    return (match["said"] or " ".join(known[one].text for one in rule.children)) if match else ""


def _of_what_has_it(rule: Rule) -> str:
    return rule.text if re.match(rf"If an? \w+ has {re.escape(rule.title)}\b", rule.text) else ""

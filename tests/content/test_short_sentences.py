"""Sentences that answer the usual question to a rule: they name infractions and penalties, and add no number."""

from __future__ import annotations

import re

import pytest

from judge.content.markdown import pages
from judge.content.read_infractions import Infraction, read_infractions
from tests.content.written import ROOT, written

PENALTIES = ("No Penalty", "Warning", "Game Loss", "Match Loss", "Disqualification")
INFRACTIONS = tuple(read_infractions(pages(ROOT, "rules/tournament")))
SHORT = {rule.id: rule.short for rule in written().rules if rule.short}
IN_WORDS = {"one": "1", "two": "2", "three": "3"}
A_RULE = re.compile(r"\b\d{3}(?:\.\w+)*\b")


def test_the_rules_of_policy_that_are_asked_about_most_have_one() -> None:
    often = [rule.id for rule in written().rules if rule.document == "tournament" and len(rule.asked) >= 27]
    assert len(often) > 20
    assert [identifier for identifier in often if identifier not in SHORT] == []


@pytest.mark.parametrize("infraction", INFRACTIONS, ids=lambda infraction: infraction.name)
def test_an_infraction_is_named_with_its_penalty(infraction: Infraction) -> None:
    short = SHORT[infraction.rule]
    assert infraction.name.startswith(re.split("[:,(]", short)[0].strip())
    given = " ".join(infraction.penalty.values())
    assert [one for one in PENALTIES if one in given and one.casefold() not in short.casefold()] == []


def test_a_number_is_one_that_the_section_has() -> None:
    sections: dict[str, str] = {}
    for rule in written().rules:
        sections[f"{rule.document} {rule.section}"] = (
            f"{sections.get(f'{rule.document} {rule.section}', '')} {rule.text}"
        )
    said = {rule.id: _numbers(rule.short) for rule in written().rules if rule.short}
    known = {rule.id: _numbers(sections[f"{rule.document} {rule.section}"]) for rule in written().rules if rule.short}
    assert {identifier: more for identifier, numbers in said.items() if (more := numbers - known[identifier])} == {}


def _numbers(text: str) -> set[str]:
    """The numbers in a text, without those of rules."""
    plain = A_RULE.sub("", text.casefold())
    for word, number in IN_WORDS.items():
        plain = re.sub(rf"\b{word}\b", number, plain)
    return set(re.findall(r"\d+", plain)) - {"1"}

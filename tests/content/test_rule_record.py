"""Rules come out of the library as they went in, but for the line on which the source has them."""

from __future__ import annotations

import json

import pytest

from judge.content.model import Rule
from judge.content.rule_record import NO_LINE, rule_of, rule_record
from tests.content.written import written

RULE = Rule(
    "core@1.4:103.1", "core", "1.4", "103.1", "103", "Decks", False, "A deck has cards.", "core@1.4:103",
    ("core@1.4:103.1.a",), ("An example.",), (), ("core@1.4:101", "core@1.3:103"), "rules/core/103-decks.md", NO_LINE,
    ("how many",),
)  # fmt: skip


TITLES = {"core@1.4:103": "Decks"}


def _again(rule: Rule, titles: dict[str, str]) -> Rule:
    """A rule that went into a library and came out of it."""
    return rule_of(rule.id, json.loads(json.dumps(rule_record(rule, titles))), titles.__getitem__)


@pytest.mark.parametrize(
    "rule",
    [
        RULE,
        RULE._replace(section="101", parent="core@1.4:100"),
        RULE._replace(id="core@1.4:103", number="103", parent="", heading=True),
        RULE._replace(
            id="core@1.4:103", number="103", parent="core@1.4:000", children=("core@1.4:103.1", "core@1.4:9")
        ),
        RULE._replace(file="elsewhere/rules/core/a.md"),
        RULE._replace(file="rules/core/part/a.md"),
        RULE._replace(file="rules/core/103-of-another-name.md"),
        RULE._replace(title="Spells & Gear", file="rules/core/103-spells-gear.md"),
        RULE._replace(asked=()),
        RULE._replace(short="Forty cards."),
        RULE._replace(heading=True, short="Forty cards."),
        RULE._replace(asked=("how many", "two lines, with a comma")),
    ],
)
def test_a_rule_is_the_same_behind_its_record(rule: Rule) -> None:
    assert _again(rule, TITLES) == rule


def test_so_is_every_rule_of_the_content() -> None:
    rules = [rule._replace(line=NO_LINE) for rule in written().rules]
    assert len(rules) > 3000
    titles = {rule.id: rule.title for rule in rules if rule.heading}
    assert [rule.id for rule in rules if _again(rule, titles) != rule] == []


def test_a_file_that_has_the_name_of_its_title_is_not_kept_twice() -> None:
    assert RULE.file not in json.dumps(rule_record(RULE, TITLES))
    assert "103-decks" not in json.dumps(rule_record(RULE, TITLES))


def test_nor_is_a_title_that_its_section_has() -> None:
    assert "Decks" not in json.dumps(rule_record(RULE, TITLES))

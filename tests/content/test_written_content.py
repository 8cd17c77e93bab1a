"""The content of this project: it compiles, every link leads somewhere, every numbered rule is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.content.ids import parse_id
from judge.content.sources import broken_links
from tests.content.written import ROOT, written

if TYPE_CHECKING:
    from judge.content.model import Content


@pytest.fixture(scope="module")
def content() -> Content:
    return written()


def test_no_link_leads_nowhere(content: Content) -> None:
    assert broken_links(content) == ()


@pytest.mark.parametrize(
    ("document", "version", "history"),
    [("core", "1.4", "history.tsv"), ("tournament", "2026-07-16", "tournament-history.tsv")],
)
def test_every_rule_of_the_newest_rulebooks_is_restated(
    content: Content, document: str, version: str, history: str
) -> None:
    lines = (ROOT / "rules" / history).read_text(encoding="utf-8").splitlines()
    column = lines[0].split("\t").index(version)
    numbers = {line.split("\t")[column] for line in lines[1:]}
    wanted = {number for number in numbers if number and not number.startswith("(")}
    written = {rule.number for rule in content.rules if (rule.document, rule.version) == (document, version)}
    assert wanted - written == set()
    assert written - wanted == set()


def test_every_answer_that_changed_says_what_holds_today(content: Content) -> None:
    silent = [entry.id for entry in content.faq if entry.status != "holds" and not entry.today]
    assert silent == []


def test_every_id_in_the_facts_is_a_whole_id(content: Content) -> None:
    texts = {id_ for entry in content.faq for id_ in (*entry.rules, *entry.superseded_by)}
    texts |= {id_ for erratum in content.errata for id_ in erratum.rules}
    assert [text for text in sorted(texts) if parse_id(text) is None] == []

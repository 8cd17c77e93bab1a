"""Every rule that the engine says it performs has a number, every number is a rule, and no slug is left over."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

import judge.engine
from judge.citations import numbers
from judge.citations.numbers import CURRENT, number, rule_id, slugs
from judge.citations.words import about, worded
from judge.errors import ContentError

ENGINE = Path(judge.engine.__file__).parent
RULES = Path(__file__).parents[2] / "rules" / "core"

CITE = re.compile(r'^(?P<name>[A-Z_]+) = cite\("(?P<slug>[^"]+)"\)(?:  # (?P<number>\S+))?', re.MULTILINE)


@cache
def sources() -> dict[str, str]:
    return {str(path.relative_to(ENGINE)): path.read_text(encoding="utf-8") for path in sorted(ENGINE.rglob("*.py"))}


@cache
def cites() -> list[tuple[str, str, str, str | None]]:
    """File, constant, slug and number in the comment of each citation in the engine."""
    return [
        (file, found["name"], found["slug"], found["number"])
        for file, text in sources().items()
        for found in CITE.finditer(text)
    ]


@cache
def rule_numbers() -> frozenset[str]:
    """The numbers of all rules of the restated rulebook: rules, and the sections that they stand in."""
    found = set()
    for path in RULES.glob("*.md"):
        text = path.read_text(encoding="utf-8")
        found |= set(re.findall(r"^\*\*(\d{3}(?:\.\w+)*)\*\*", text, re.MULTILINE))
        found |= set(re.findall(r"^#+ (\d{3}(?:\.\w+)*) ", text, re.MULTILINE))
    return frozenset(found)


def test_a_slug_can_have_numbers_of_its_own_in_older_versions(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    text = (ENGINE.parent / "citations" / "core-rules.toml").read_text(encoding="utf-8")
    longer = tmp_path / "core-rules.toml"
    longer.write_text(f'{text}\n"test.moved" = {{ "1.4" = "323.5", "1.3" = "322.5" }}\n', encoding="utf-8")
    monkeypatch.setattr(numbers, "_PATH", str(longer))
    numbers._table.cache_clear()
    try:
        assert (number("test.moved"), number("test.moved", "1.3")) == ("323.5", "322.5")
        assert number("add.into-the-pool") == tomllib.loads(text)["add.into-the-pool"]
    finally:
        numbers._table.cache_clear()


def test_every_number_is_read_as_it_is_written() -> None:
    assert numbers._table() == tomllib.loads((ENGINE.parent / "citations" / "core-rules.toml").read_text("utf-8"))


def test_there_are_citations_and_rules_to_check() -> None:
    assert len(cites()) > 100
    assert len(rule_numbers()) > 2300


def test_every_citation_is_found_by_the_pattern() -> None:
    assert sum(text.count("= cite(") for text in sources().values()) == len(cites())


def test_every_slug_cited_in_the_engine_is_mapped() -> None:
    assert {slug for _, _, slug, _ in cites()} - slugs() == set()


def test_every_mapped_slug_is_cited_in_the_engine() -> None:
    assert slugs() - {slug for _, _, slug, _ in cites()} == set()


def test_every_number_is_a_rule() -> None:
    assert {slug: number(slug) for slug in slugs() if number(slug) not in rule_numbers()} == {}


def test_the_comment_beside_a_citation_says_its_number() -> None:
    assert [(file, slug, said) for file, _, slug, said in cites() if said != number(slug)] == []


def test_every_citation_is_used_by_a_step() -> None:
    everything = "\n".join(sources().values())
    assert [
        (file, name)
        for file, name, _, _ in cites()
        if len(re.findall(rf"(?<!\.)\b{name}\b", sources()[file])) < 2
        and len(re.findall(rf"^(?:from .* )?import .*\b{name}\b", everything, re.MULTILINE)) == 0
        and len(re.findall(rf"^    {name},?$", everything, re.MULTILINE)) == 0
    ] == []


def test_a_rule_id_is_whole() -> None:
    assert rule_id("cleanup.kill-lethal") == f"core@{CURRENT}:323.5"


def test_a_slug_without_a_number_is_an_error_that_says_where_to_add_it() -> None:
    with pytest.raises(ContentError, match=r"core-rules\.toml"):
        number("no.such-slug")


def test_slugs_with_words_of_their_own_exist() -> None:
    assert worded() - slugs() == set()
    assert {slug for slug in slugs() if not re.fullmatch(r"[A-Za-z ]+: [\w ,']+", about(slug))} == set()

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.content.importers.core_rules import import_core_rules, read_core_rules
from judge.content.importers.imported_rule import Reference
from judge.errors import ContentError
from tests.official import official

if TYPE_CHECKING:
    from pathlib import Path

NUMBER_OF_RULES = {"1.0": 1365, "1.1": 1616, "1.2": 1794, "1.3": 2088, "1.4": 2381}


def numbers(text: str) -> list[str]:
    return [rule.number for rule in read_core_rules(text)]


def test_what_stands_before_the_first_rule_is_left_out() -> None:
    assert numbers("# A rulebook\n\nLast Updated: today\n\n001. Play well.\n") == ["001"]


def test_a_heading_is_a_rule() -> None:
    chapter, section, rule = read_core_rules("## 300. Playing\n\n### 301. The Turn\n302. Turns go round.\n")
    assert (chapter.number, chapter.text, chapter.heading) == ("300", "Playing", 1)
    assert (section.text, section.heading) == ("The Turn", 2)
    assert (rule.text, rule.heading) == ("Turns go round.", 0)


def test_a_section_marked_as_a_chapter_is_a_section() -> None:
    assert [rule.heading for rule in read_core_rules("## 400. Draw\n400.1. Take a card.\n### 401. Exhaust\n")] == [
        2,
        0,
        2,
    ]


def test_a_sentence_marked_as_a_heading_is_none() -> None:
    assert [rule.heading for rule in read_core_rules("## 200. Places can be left.\n### 201. Costs\n")] == [0, 2]


def test_examples_are_kept_apart_from_the_rule() -> None:
    (rule,) = read_core_rules("103. Bring a deck. Example: Forty cards. Example: Fifty cards, for example: many.\n")
    assert rule.text == "Bring a deck."
    assert rule.examples == ("Forty cards.", "Fifty cards, for example: many.")


def test_several_examples_under_one_word_stay_together() -> None:
    (rule,) = read_core_rules("109. Marks go away. Examples: Damage goes. Buffs go.\n")
    assert rule.examples == ("Damage goes. Buffs go.",)


def test_an_example_behind_a_rule_without_a_full_stop_is_found() -> None:
    (rule,) = read_core_rules("727.1. It is active while true Example: It has 3 XP.\n")
    assert (rule.text, rule.examples) == ("It is active while true", ("It has 3 XP.",))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("See rule 346. Playing Cards for more information.", [Reference("346", "Playing Cards")]),
        ("See rule 716 Attachment for more information", [Reference("716", "Attachment")]),
        ("See rule 144. for more information on moves.", [Reference("144")]),
        ("See 107.5. Banishment for more information.", [Reference("107.5", "Banishment")]),
        ("as in rule 356.2, and not later", [Reference("356.2")]),
        ("Follow rules 557 through 563.", [Reference("557"), Reference("563")]),
        (
            "See rule 158. Pools and rule 605. Add for more information.",
            [Reference("158", "Pools"), Reference("605", "Add")],
        ),
        (
            "as rule 354.2.See rule 360. Passives for more information.",
            [Reference("354.2"), Reference("360", "Passives")],
        ),
        ("See rule 359.3.e.12. Twice: see rule 359.3.e.12.", [Reference("359.3.e.12")]),
        ("Deal 100 to a unit; it has 300 damage.", []),
    ],
)
def test_references_are_listed_with_their_titles(text: str, expected: list[Reference]) -> None:
    (rule,) = read_core_rules(f"001. {text}\n")
    assert list(rule.references) == expected


def test_a_reference_in_an_example_counts() -> None:
    (rule,) = read_core_rules("001. Play. Example: As in rule 400.1.\n")
    assert rule.references == (Reference("400.1"),)


def test_a_line_without_a_number_continues_the_rule_above() -> None:
    (first, second) = read_core_rules("001. Play\nwell. See rule\n300. Playing for more information.\n002. Be kind.\n")
    assert first.text == "Play well. See rule 300. Playing for more information."
    assert first.references == (Reference("300", "Playing"),)
    assert second.number == "002"


def test_a_heading_that_ends_in_the_word_rules_swallows_nothing() -> None:
    assert numbers("### 001. Silver Rules\n002. Be kind.\n### 003. The Rule\n004. Be quick.\n") == [
        "001",
        "002",
        "003",
        "004",
    ]


def test_a_rule_may_be_only_its_number() -> None:
    assert [(rule.number, rule.text) for rule in read_core_rules("001.\n001.1. Text\n")] == [
        ("001", ""),
        ("001.1", "Text"),
    ]


@pytest.mark.parametrize("text", ["002. Later\n001. Earlier\n", "001. Once\n001. Twice\n", "001.b. B\n001.a. A\n"])
def test_numbers_that_do_not_grow_are_refused_with_their_line(text: str) -> None:
    with pytest.raises(ContentError, match=r"book:2: rule 00\S+ comes after rule"):
        read_core_rules(text, where="book")


@pytest.mark.parametrize("text", ["", "\n\n", "Some prose.\n", "\x00\x01", "12. Not a rule\n", "# Title only"])
def test_a_text_without_rules_is_refused(text: str) -> None:
    with pytest.raises(ContentError, match="expected numbered rules, got none"):
        read_core_rules(text)


def test_a_file_that_is_absent_or_no_text_is_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"rules\.md: cannot be read"):
        import_core_rules(tmp_path / "rules.md")
    (tmp_path / "rules.md").write_bytes(b"\xff\xfe\x00001. Rule")
    with pytest.raises(ContentError, match=r"rules\.md: expected UTF-8 text, got something else"):
        import_core_rules(tmp_path / "rules.md")


@given(st.text(st.sampled_from("0123456789. #\nabExample:rul"), max_size=200))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        rules = read_core_rules(text)
    except ContentError:
        return
    assert rules


@pytest.mark.parametrize(("version", "count"), NUMBER_OF_RULES.items())
def test_a_whole_rulebook_is_imported_without_loss(version: str, count: int) -> None:
    path = official("core-rules", f"core-rules-v{version}.md")
    source = path.read_text(encoding="utf-8").split("\n", 4)[-1]
    rules = import_core_rules(path)
    assert len(rules) == count
    assert [rule.number for rule in rules] == re.findall(r"^(?:#+ )?(\d{3}(?:\.\w+)*)\.", source, re.MULTILINE)
    kept = " ".join(" ".join((rule.number, rule.text, *rule.examples)) for rule in rules)
    assert re.findall(r"\w+", kept) == re.findall(r"\w+", re.sub(r"\bExamples?:", "", source))


@pytest.mark.parametrize("version", NUMBER_OF_RULES)
def test_nearly_every_reference_of_a_rulebook_leads_to_a_rule(version: str) -> None:
    rules = import_core_rules(official("core-rules", f"core-rules-v{version}.md"))
    known = {rule.number for rule in rules}
    lost = [(rule.number, to.number) for rule in rules for to in rule.references if to.number not in known]
    assert lost == ([("427.1", "107.5")] if version == "1.3" else [])
    assert sum(len(rule.references) for rule in rules) >= 100


@pytest.mark.parametrize(
    ("version", "chapters"),
    [("1.0", "000 100 500 700"), ("1.2", "000 100 300 700"), ("1.4", "000 100 300 700 800")],
)
def test_the_chapters_of_a_rulebook_are_told_from_sections(version: str, chapters: str) -> None:
    rules = import_core_rules(official("core-rules", f"core-rules-v{version}.md"))
    assert [rule.number for rule in rules if rule.heading == 1] == chapters.split()

"""Content files: what they give, and that every mistake names its file and line."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.content.read_rules import MOST_IN_SHORT
from judge.content.sources import broken_links, read_content
from judge.errors import ContentError
from tests.sample import ERRATA, FAQ, RULES, write_content

if TYPE_CHECKING:
    from pathlib import Path


def test_a_rule_has_its_text_examples_notes_references_and_place(tmp_path: Path) -> None:
    content = read_content(write_content(tmp_path))
    rules = {rule.id: rule for rule in content.rules}
    rule = rules["core@1.4:811.1"]
    assert rule.text == "Hidden lets a card be hidden facedown (see 420)."
    assert rule.references == ("core@1.4:420",)
    assert (rule.file, rule.line) == ("rules/core/811-hidden.md", 10)
    below = rules["core@1.4:811.1.a"]
    assert below.examples == ("Baited Hook is hidden at the left battlefield.",)
    assert below.notes == ("Our remark.",)


def test_what_people_say_is_kept_apart_from_the_text(tmp_path: Path) -> None:
    asked = RULES.replace("**811.2**", "> **Asked.** can I hide this; put a card\n> face down.\n\n**811.2**")
    rules = {rule.number: rule for rule in read_content(write_content(tmp_path, **{"811_hidden": asked})).rules}
    assert rules["811.1.a"].asked == ("can I hide this", "put a card face down")
    assert rules["811.1.a"].text == "It is found on units, gear and spells."
    assert rules["811.1.a"].notes == ("Our remark.",)
    assert rules["811.2"].asked == ()


SHORT = "> **Short.** It stays where it is\n> (see [420](core:420)).\n\n"


def test_the_sentence_that_answers_is_kept_apart_from_the_text(tmp_path: Path) -> None:
    short = RULES.replace("**811.2**", f"{SHORT}**811.2**")
    rules = {rule.number: rule for rule in read_content(write_content(tmp_path, **{"811_hidden": short})).rules}
    assert rules["811.1.a"].short == "It stays where it is (see 420)."
    assert rules["811.1.a"].text == "It is found on units, gear and spells."
    assert rules["811.1.a"].notes == ("Our remark.",)
    assert rules["811.2"].short == ""


def test_a_sentence_may_say_that_there_are_none_of_something(tmp_path: Path) -> None:
    write_content(tmp_path, **{"811_hidden": _in_short("> **Short.** No phones during a match.")})
    assert [rule.short for rule in read_content(tmp_path).rules if rule.short] == ["No phones during a match."]


def _in_short(quotes: str) -> str:
    return RULES.replace("**811.2**", f"{quotes}\n\n**811.2**")


def test_a_sentence_may_be_as_long_as_is_said_and_no_longer(tmp_path: Path) -> None:
    write_content(tmp_path, **{"811_hidden": _in_short(f"> **Short.** {'x' * MOST_IN_SHORT}")})
    assert len(next(rule for rule in read_content(tmp_path).rules if rule.short).short) == MOST_IN_SHORT


def test_rules_are_linked_to_what_stands_above_and_below(tmp_path: Path) -> None:
    rules = {rule.number: rule for rule in read_content(write_content(tmp_path)).rules}
    assert rules["811.1.a"].parent == "core@1.4:811.1"
    assert rules["811"].children == ("core@1.4:811.1", "core@1.4:811.2")
    assert rules["811"].parent == "core@1.4:800"
    assert rules["811"].heading
    assert not rules["811.1"].heading


def test_an_answer_has_its_facts_and_its_two_times(tmp_path: Path) -> None:
    (entry,) = read_content(write_content(tmp_path)).faq
    assert entry.question == "May a hidden card move?"
    assert entry.answer == "It may, with a link."
    assert entry.today == "It may not."
    assert (entry.status, entry.superseded_by) == ("changed", ("core@1.4:811.2",))
    assert entry.scenarios == ("P1 passes\n",)
    assert FAQ.splitlines()[entry.scenario_lines[0] - 1] == "P1 passes"


def test_an_answer_has_its_ruling_in_one_line_and_what_people_say(tmp_path: Path) -> None:
    facts = "short: No. It stays where it is.\nasked: [move my facedown card, pick it up again]\nstatus:"
    (entry,) = read_content(write_content(tmp_path, baited_hook=FAQ.replace("status:", facts))).faq
    assert entry.short == "No. It stays where it is."
    assert entry.asked == ("move my facedown card", "pick it up again")


def test_an_erratum_has_before_and_after(tmp_path: Path) -> None:
    (erratum,) = read_content(write_content(tmp_path)).errata
    assert erratum.before == "It played a unit."
    assert erratum.after == "It banishes a unit and plays it."
    assert (erratum.why, erratum.later, erratum.replaces) == ("Clarity.", "", "printed")


def test_links_that_lead_nowhere_are_listed_with_their_place(tmp_path: Path) -> None:
    write_content(tmp_path, **{"811_hidden": RULES.replace("core:420)", "core:421.9)")})
    assert broken_links(read_content(tmp_path)) == ("rules/core/811-hidden.md:10: core@1.4:421.9",)


@pytest.mark.parametrize(
    ("stem", "text", "place", "reason"),
    [
        ("811_hidden", RULES.replace("811.2", "811.1"), "rules/core/811-hidden.md:18", "is both here and at"),
        ("811_hidden", _in_short(SHORT + SHORT), "rules/core/811-hidden.md:21", "rule 811.1.a has two short sentences"),
        ("811_hidden", _in_short("> **Short.** No. It stays."), "rules/core/811-hidden.md:18", "begins with 'No.'"),
        ("811_hidden", _in_short("> **Short.**"), "rules/core/811-hidden.md:18", "short sentence of 811.1.a is empty"),
        (
            "811_hidden",
            _in_short(f"> **Short.** {'x' * (MOST_IN_SHORT + 1)}"),
            "rules/core/811-hidden.md:18",
            "short sentence of 811.1.a has 141 letters",
        ),
        ("811_hidden", RULES.removeprefix("---"), "rules/core/811-hidden.md:1", "no front matter"),
        ("811_hidden", RULES.replace("title: Hidden\n", ""), "rules/core/811-hidden.md:1", "no 'title'"),
        (
            "811_hidden",
            RULES.replace("# 811 Hidden", "# Hidden"),
            "rules/core/811-hidden.md:8",
            "without a rule number",
        ),
        ("811_hidden", RULES.replace("title: Hidden", "title: [Hidden"), "rules/core/811-hidden.md:2", "YAML"),
        ("baited_hook", FAQ.replace("faq@origins:", "faq@spiritforged:"), "faq/origins/baited-hook.md:10", "id"),
        ("baited_hook", FAQ.replace("status: changed", "status: wrong"), "faq/origins/baited-hook.md:10", "status"),
        ("baited_hook", FAQ.replace("document: origins", "document: nowhere"), "faq/origins/baited-hook.md:2", "FAQ"),
        ("811_hidden", RULES.replace("title: Hidden", "title: !!int x"), "rules/core/811-hidden.md:2", "YAML"),
        ("baited_hook", FAQ.replace("status:", "position: x\nstatus:"), "faq/origins/baited-hook.md:10", "position"),
        ("baited_hook", FAQ.replace("status:", "position: [1]\nstatus:"), "faq/origins/baited-hook.md:10", "position"),
        ("2025_10_28_origins", ERRATA.replace(":baited-hook", ":hook"), "errata/2025-10-28-origins.md:9", "id"),
    ],
)
def test_a_mistake_names_its_file_and_line(tmp_path: Path, stem: str, text: str, place: str, reason: str) -> None:
    write_content(tmp_path, **{stem: text})
    with pytest.raises(ContentError) as caught:
        read_content(tmp_path)
    assert caught.value.where == place
    assert reason in caught.value.reason


def test_a_file_that_is_no_text_is_refused_by_name(tmp_path: Path) -> None:
    write_content(tmp_path)
    (tmp_path / "rules/core/811-hidden.md").write_bytes(b"\xff\xfe\x00binary")
    with pytest.raises(ContentError, match=r"rules/core/811-hidden\.md"):
        read_content(tmp_path)


def test_a_folder_without_rules_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="no rules"):
        read_content(tmp_path)

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from judge.content.importers.imported_rule import ImportedRule
from judge.diff.align import align
from judge.diff.alignment import Change
from judge.diff.wording import wording
from tests.diff.rulebooks import BY_ONE_WORKER, VERSIONS, book, core_rules, official_alignment

OLD = """
    ### 400. Drawing
    400.1. A player who draws takes the top card of their deck.
    400.2. This is limited.
    ### 401. Burning
    401.1. A player who burns puts the top card of their deck into the trash.
    401.2. This is limited.
"""


def changes(old: str, new: str) -> list[Change]:
    return [change for change in align(book(old), book(new)).changes if change.kind != "unchanged"]


def test_a_rulebook_is_unchanged_against_itself() -> None:
    assert align(book(OLD), book(OLD)).counts() == {"unchanged": 6, "moved": 0, "reworded": 0, "removed": 0, "added": 0}


def test_a_short_rule_that_goes_on_with_a_reminder_is_reworded() -> None:
    """As 461.2 of Core Rules 1.3, whose few words now begin 466.2."""
    old = "001. Combat\n001.1. Deal damage.\n001.2. One task is due:\n001.3. Find the winner.\n"
    more = "Everything on the stack of plates is washed, dried and put away "
    more += "before anybody leaves for home or even asks for it."
    new = old.replace("is due:", f"is due: {more}")
    assert changes(old, new) == [Change("reworded", ("001.2",), ("001.2",))]
    elsewhere = f"{old.replace('One task is due:', 'Count the plates.')}002. Kitchen\n002.1. One task is due: {more}\n"
    assert ("reworded", ("001.2",), ("002.1",)) not in changes(old, elsewhere)


def test_a_renumbered_rule_is_moved() -> None:
    assert changes("001. Play.\n", "002. Play.\n") == [Change("moved", ("001",), ("002",))]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Pay 3 for a Unit.", "pay 3 for a unit"),
        ("It\u2019s \u201cmine\u201d", 'It\'s "mine"'),
        ("Pay [1][C] at [Level3].", "Pay [1] [C] at [Level 3]."),
        (
            "Play it. See rule 346. Playing Cards for more information.",
            "Play it. See rule 349. Playing Cards for more information.",
        ),
        ("Play it.", "Play it. See rule 349. Playing Cards for more information."),
        ("Pay as in rule 354.2, then go on.", "Pay as in rule 357.2, then go on."),
        ("Do rules 557 through 563.", "Do rules 360 through 366."),
    ],
)
def test_case_punctuation_and_references_do_not_count_as_words(before: str, after: str) -> None:
    assert changes(f"001. {before}\n", f"001. {after}\n") == []


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("Pay 3 for that unit.", "Pay 4 for that unit."),
        ("Give [M] to the unit there.", "Give [E] to the unit there."),
        ("Play it when you can.", "Play it when you can. Example: Gold is played."),
    ],
)
def test_numbers_symbols_and_examples_count_as_words(before: str, after: str) -> None:
    assert changes(f"001. {before}\n", f"001. {after}\n") == [Change("reworded", ("001",), ("001",))]


def test_equal_rules_go_where_their_section_went() -> None:
    new = """
        ### 500. Burning
        500.1. A player who burns puts the top card of their deck into the trash.
        500.2. This is limited.
        ### 501. Drawing
        501.1. A player who draws takes the top card of their deck.
        501.2. This is limited.
    """
    moved = {change.old[0]: change.new[0] for change in align(book(OLD), book(new)).changes}
    assert moved == {"400": "501", "400.1": "501.1", "400.2": "501.2", "401": "500", "401.1": "500.1", "401.2": "500.2"}


def test_a_number_that_is_used_again_is_not_trusted() -> None:
    old = "737. Hidden cards are played from the board.\n738. Legion counts cards.\n"
    new = "737. A turn follows this one.\n811. Hidden cards are played from the board.\n812. Legion counts cards.\n"
    assert changes(old, new) == [
        Change("added", (), ("737",)),
        Change("moved", ("737",), ("811",)),
        Change("moved", ("738",), ("812",)),
    ]


def test_a_reworded_heading_is_known_by_its_subrules() -> None:
    old = "### 316. Action Phase\n316.1. Players act freely here.\n316.2. They may fight.\n"
    new = "### 320. Main Phase\n320.1. Players act freely here.\n320.2. They may fight.\n"
    assert Change("reworded", ("316",), ("320",)) in changes(old, new)


WHOLE = "428. Kills by a cleanup belong to the spell before it. The player of that spell is responsible for them.\n"
PARTS = (
    "428. Kills by a cleanup belong to the spell before it.\n428.1. The player of that spell is responsible for them.\n"
)


def test_a_rule_in_two_parts_is_split_and_the_first_part_carries_it_on() -> None:
    alignment = align(book(WHOLE), book(PARTS))
    assert alignment.changes == (Change("split", ("428",), ("428", "428.1")),)
    assert alignment.counts()["reworded"] == 1
    assert alignment.counts()["added"] == 0


@pytest.mark.parametrize(("parent", "found"), [("428", True), ("429", False)])
def test_a_part_far_from_its_whole_is_found_under_the_same_parent_only(parent: str, found: bool) -> None:
    between = [
        "A player draws a card from their deck.", "Damage stays marked until the turn has ended.",
        "Runes are channeled in the Channel Phase.", "Every battlefield has one controller at most.",
        "Gear that is at a battlefield is recalled.", "The chain resolves from its newest item on.",
        "Focus passes when the chain is empty again.",
    ]  # fmt: skip
    whole, part = (
        "Killed units go to the trash of their owners at once",
        "and nobody may keep one of them anywhere else",
    )
    old = ["428. Kill", f"428.1. {whole}, {part}.", *(f"428.{at}. {text}" for at, text in enumerate(between, 2))]
    new = ["428. Kill", f"428.1. {whole}.", *(f"428.{at}. {text}" for at, text in enumerate(between, 2))]
    old += ["429. Add"]
    new += [f"428.9. {part.capitalize()}.", "429. Add"] if parent == "428" else ["429. Add", f"429.1. {part}."]
    kinds = {change.kind for change in align(book("\n".join(old)), book("\n".join(new))).changes}
    assert ("split" in kinds) is found


def test_two_rules_in_one_are_merged() -> None:
    alignment = align(book(PARTS), book(WHOLE))
    assert alignment.changes == (Change("merged", ("428", "428.1"), ("428",)),)
    assert alignment.counts()["reworded"] == 2


def test_what_is_gone_stands_where_it_stood() -> None:
    old = "001. First there is this rule.\n002. Elephants are grey.\n003. Last comes another rule.\n"
    new = "001. First there is this rule.\n002. Last comes another rule.\n"
    assert [change.kind for change in align(book(old), book(new)).changes] == ["unchanged", "removed", "moved"]


def test_nothing_aligns_with_nothing() -> None:
    assert align([], []).changes == ()
    assert align(book("001. Play.\n"), []).changes == (Change("removed", ("001",), ()),)
    assert align([], book("001. Play.\n")).changes == (Change("added", (), ("001",)),)


WORDS = ("play", "draw", "card", "unit", "the", "spell")
texts = st.lists(st.lists(st.sampled_from(WORDS), max_size=8).map(" ".join), max_size=12)


@given(texts, texts)
@settings(max_examples=200, deadline=None)
def test_every_rule_is_in_exactly_one_change(old: list[str], new: list[str]) -> None:
    before = [ImportedRule(f"{100 + place}", text) for place, text in enumerate(old)]
    after = [ImportedRule(f"{100 + place}", text) for place, text in enumerate(new)]
    alignment = align(before, after)
    assert sorted(number for change in alignment.changes for number in change.old) == [rule.number for rule in before]
    assert sorted(number for change in alignment.changes for number in change.new) == [rule.number for rule in after]
    equal = Counter(map(wording, before)) & Counter(map(wording, after))
    assert len(alignment.of_kind("unchanged")) + len(alignment.of_kind("moved")) == equal.total()


@BY_ONE_WORKER
@pytest.mark.parametrize(("old", "new"), [*combinations(VERSIONS, 2)])
def test_every_old_rule_of_a_rulebook_is_accounted_for(old: str, new: str) -> None:
    counts = official_alignment(old, new).counts()
    assert sum(counts[kind] for kind in ("unchanged", "moved", "reworded", "removed")) == len(core_rules(old))


@BY_ONE_WORKER
def test_from_1_2_to_1_3_most_rules_moved() -> None:
    counts = official_alignment("1.2", "1.3").counts()
    assert counts["moved"] >= 1300
    assert counts["moved"] + counts["reworded"] + counts["unchanged"] >= 1730


@BY_ONE_WORKER
def test_from_1_3_to_1_4_most_rules_stayed() -> None:
    counts = official_alignment("1.3", "1.4").counts()
    assert counts["unchanged"] >= 1300
    assert counts["moved"] >= 430


@BY_ONE_WORKER
@pytest.mark.parametrize(
    ("old", "new", "kind", "before", "after"),
    [
        ("1.2", "1.3", "moved", "737", "811"),
        ("1.2", "1.3", "merged", "454.1.b.1 454.1.b", "472.1.b.1"),
        ("1.3", "1.4", "split", "428.5.c", "428.5.c 428.5.c.1"),
        ("1.3", "1.4", "reworded", "428.5.e", "411.6"),
        ("1.3", "1.4", "unchanged", "428.1", "428.1"),
    ],
)
def test_known_changes_are_found(old: str, new: str, kind: str, before: str, after: str) -> None:
    expected = (kind, tuple(before.split()), tuple(after.split()))
    assert expected in official_alignment(old, new).changes

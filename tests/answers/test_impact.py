"""``judge impact``: what rests on a rule that changed."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.impact.dependents import everything, ruling_files
from judge.answers.impact.report import Scope, impact, mark_reviewed
from judge.answers.impact.rule_changes import rule_changes
from judge.answers.library.open_library import open_library
from judge.content.importers.imported_rule import ImportedRule
from judge.content.reviewed import read_reviews
from judge.errors import Misuse, NotFound
from tests.sample import sample_library

if TYPE_CHECKING:
    from pathlib import Path

    from judge.content.library import Library

RULING = """---
ruling: Hiding a card
as-of: 2026-04-01
rules: [811.1, core@1.2:737]
---

It is hidden.

```scenario
P1 passes

because 811.1, 420
```
"""


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return sample_library(tmp_path)


@pytest.fixture
def scope(tmp_path: Path) -> Scope:
    rulings = tmp_path / "rulings"
    rulings.mkdir(parents=True)
    (rulings / "hiding.md").write_text(RULING, encoding="utf-8")
    return Scope(tmp_path, rulings)


def test_an_answer_rests_on_a_rule_that_was_reworded(library: Library, scope: Scope) -> None:
    found = impact(library, "1.2", "1.4", scope)
    answer = next(one for one in found.affected if one.entry.kind == "faq")
    assert answer.entry.id == "faq@origins:baited-hook-1"
    assert answer.reasons[0].change[:3] == ("reworded", ("737.1",), ("811.1",))


def test_nothing_is_listed_where_nothing_changed(library: Library, scope: Scope) -> None:
    found = impact(library, "1.3", "1.4", scope)
    assert [one.entry.id for one in (*found.affected, *found.moved) if one.entry.kind == "faq"] == []


def test_rules_that_only_moved_are_listed_separately_and_can_be_hidden(library: Library, scope: Scope) -> None:
    found = impact(library, "1.1", "1.3", scope)
    moved = [one.entry.id for one in found.moved if one.entry.kind != "citation"]
    assert moved == ["ruling:hiding!1"]
    assert moved[0] not in [one.entry.id for one in found.affected]
    assert impact(library, "1.1", "1.3", scope._replace(hide_moved=True)).moved == ()


def test_a_number_of_any_version_leads_to_the_change_of_its_rule(library: Library) -> None:
    changes = rule_changes(library, "1.2", "1.3")
    assert changes["core@1.2:737"] == changes["core@1.4:811"] == changes["core@1.3:811"]
    assert changes["core@1.4:811"].fate == "moved"
    assert changes["core@1.1:811"][:3] == ("removed", ("900",), ())  # another rule had the number then


def test_the_gone_rule_is_removed(library: Library) -> None:
    change = rule_changes(library, "1.2", "1.4")["core@1.2:900"]
    assert (change.fate, change.before, change.after) == ("removed", ("900",), ())


def test_a_ruling_and_its_scenario_are_entries_of_their_own(scope: Scope) -> None:
    assert scope.rulings is not None
    ruling, scenario = ruling_files(scope.rulings, scope.root)
    assert (ruling.id, ruling.kind) == ("ruling:hiding", "ruling")
    assert ruling.rules == ("core@1.3:811.1", "core@1.2:737")  # numbers are those of the version of the ruling's day
    assert (scenario.id, scenario.rules) == ("ruling:hiding!1", ("core@1.3:811.1", "core@1.3:420"))
    assert scenario.where == "rulings/hiding.md:9"


def test_every_kind_of_entry_is_looked_at(library: Library, scope: Scope) -> None:
    kinds = {entry.kind for entry in everything(library, scope.rulings, scope.root)}
    assert kinds == {"ruling", "faq", "errata", "scenario", "citation"}


def test_a_reviewed_entry_is_left_out_and_can_be_listed_all_the_same(library: Library, scope: Scope) -> None:
    name = "faq@origins:baited-hook-1"
    made = mark_reviewed(library, "1.4", ["faq@origins#43"], "2026-08-01", scope)
    assert [review.id for review in made] == [name]
    assert scope.root is not None
    assert (scope.root / "rules/reviewed.tsv").read_text() == f"id\tversion\tdate\n{name}\t1.4\t2026-08-01\n"
    assert name not in [one.entry.id for one in impact(library, "1.2", "1.4", scope).affected]
    listed = impact(library, "1.2", "1.4", scope._replace(everything=True))
    assert next(one for one in listed.affected if one.entry.id == name).reviewed == made[0]._replace(line=2)


def test_a_review_against_an_older_version_does_not_count(library: Library, scope: Scope) -> None:
    mark_reviewed(library, "1.3", ["faq@origins:baited-hook-1"], "2026-04-01", scope)
    assert "faq@origins:baited-hook-1" in [one.entry.id for one in impact(library, "1.2", "1.4", scope).affected]
    assert "faq@origins:baited-hook-1" not in [one.entry.id for one in impact(library, "1.2", "1.3", scope).affected]


def test_changes_of_subrules_count_if_asked_for(library: Library, scope: Scope) -> None:
    assert scope.rulings is not None
    (scope.rulings / "hiding.md").write_text(RULING.replace("rules: [811.1, core@1.2:737]", "rules: [811]"))
    (ruling,) = (one for one in impact(library, "1.2", "1.3", scope).moved if one.entry.kind == "ruling")
    assert [reason.change.fate for reason in ruling.reasons] == ["moved"]
    found = impact(library, "1.2", "1.3", scope._replace(below=True)).affected
    (ruling,) = (one for one in found if one.entry.kind == "ruling")
    assert [(reason.rule, reason.change.fate) for reason in ruling.reasons] == [
        ("core@1.3:811", "reworded"),
        ("core@1.3:811", "moved"),
    ]


def test_an_unknown_id_is_refused_and_nothing_is_recorded(library: Library, scope: Scope) -> None:
    with pytest.raises(NotFound, match="no entry faq@origins:nothing"):
        mark_reviewed(library, "1.4", ["faq@origins:baited-hook-1", "faq@origins:nothing-1"], "2026-08-01", scope)
    assert scope.root is not None
    assert read_reviews(scope.root) == {}


def test_reviews_need_a_checkout(library: Library, scope: Scope) -> None:
    with pytest.raises(Misuse, match="checkout"):
        mark_reviewed(library, "1.4", ["faq@origins:baited-hook-1"], "2026-08-01", scope._replace(root=None))


@pytest.mark.parametrize(
    ("old", "new", "reason"), [("1.4", "1.2", "expected the older version first"), ("1.3", "9.9", "no version '9.9'")]
)
def test_versions_that_cannot_be_compared_are_refused(library: Library, old: str, new: str, reason: str) -> None:
    with pytest.raises(Misuse, match=reason):
        rule_changes(library, old, new)


def test_an_imported_version_is_compared_by_its_text(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    words = "To move is to go from one location to another and nothing else at all in the whole of this game"
    books = {
        "1.4": [ImportedRule("420", "Move", heading=2), ImportedRule("420.1", words)],
        "1.5": [ImportedRule("430", "Move", heading=2), ImportedRule("430.1", words + ", however")],
    }

    def imported(document: str, version: str) -> dict[str, ImportedRule] | None:
        return {rule.number: rule for rule in books[version]} if (document, version) != ("core", "1.3") else None

    monkeypatch.setattr("judge.content.imported.imported_rules", imported)
    changes = rule_changes(library, "1.4", "1.5")
    assert changes["core@1.4:420"][:3] == ("moved", ("420",), ("430",))
    assert changes["core@1.4:420.1"][:3] == ("reworded", ("420.1",), ("430.1",))
    assert changes["core@1.2:407"] == changes["core@1.4:420"]
    with pytest.raises(Misuse, match=r"1\.3 is not imported"):
        rule_changes(library, "1.3", "1.5")


def test_the_written_content_names_what_a_rule_said_before() -> None:
    changes = rule_changes(open_library(), "1.3", "1.4")
    assert changes["core@1.4:428.5.c"].fate == "split"
    assert sum(bool(change.note) for change in changes.values()) > 100

"""``judge doctor``: each check finds its mistake in a small broken project, and nothing in a sound one."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from judge.answers.doctor.checkup import check_tree, check_up
from judge.answers.doctor.citations import check_citations
from judge.answers.doctor.content_tree import read_tree
from judge.answers.doctor.dates import check_dates
from judge.answers.doctor.entries import check_entries
from judge.answers.doctor.front_matter import check_front_matter
from judge.answers.doctor.links import check_links
from judge.answers.doctor.numbers import check_numbers
from judge.answers.doctor.reviews import check_reviews
from judge.answers.doctor.rulings import check_rulings, dependent_rulings
from judge.answers.impact.dependents import Dependent
from judge.content.documents import DOCUMENTS
from tests.sample import ERRATA, FAQ, HISTORY, MOVE, POLICY, RULES, write_content

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.answers.doctor.content_tree import ContentTree
    from judge.answers.doctor.finding import Finding

SOUND = HISTORY.replace(
    "407\t407\t407\t420\t420\tsame\tsame\tmoved\tsame\n",
    "407\t407\t407\t420\t420\tsame\tsame\tmoved\tsame\n"
    "\t\t\t\t420.1\t\t\t\tnew\n\t\t\t\t800\t\t\t\tnew\n\t\t\t\t811.1.a\t\t\t\tnew\n\t\t\t\t811.2\t\t\t\tnew\n",
)


@pytest.fixture(autouse=True)
def _nothing_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("JUDGE_DATA", str(tmp_path / "data"))


def tree(root: Path, **changed: str) -> ContentTree:
    return read_tree(write_content(root, **{"history": SOUND, **changed}))


def told(findings: Iterable[Finding]) -> list[tuple[str, str]]:
    return [(finding.where, finding.reason) for finding in findings]


def one(findings: Iterable[Finding]) -> tuple[str, str]:
    found = told(findings)
    assert len(found) == 1, found
    return found[0]


def test_a_sound_project_has_no_findings_about_its_numbers_links_and_front_matter(tmp_path: Path) -> None:
    sound = tree(tmp_path)
    assert sound.unread == ()
    for check in (check_numbers, check_links, check_citations, check_rulings):
        assert told(check(sound)) == [], check
    assert told(check_dates()) == []


def test_the_written_content_is_sound() -> None:
    root = Path(__file__).parents[2]
    if not (root / "rules").is_dir():
        pytest.skip("this is an installed package")
    found = check_up(root)
    assert told(found.findings) == []
    assert found.exit_code == 0
    assert found.checked["rules"] > 3000


@pytest.mark.parametrize(
    ("stem", "text", "where", "reason"),
    [
        ("420_move", MOVE + "\n**420.1** Again.\n", "rules/core/420-move.md:12", "rule 420.1 is both here and at"),
        ("420_move", MOVE + "\n**420.2** .a Rest.\n", "rules/core/420-move.md:12", "seems to be split before 'a'"),
        ("420_move", MOVE + "\n**420. 2.a** Rest.\n", "rules/core/420-move.md:12", "**420. 2.a** is not a rule number"),
        ("420_move", MOVE + "\n**420.3** Rest.\n", "rules/core/420-move.md:12", "rule 420.2 is missing before 420.3"),
        ("420_move", MOVE + "\n**420.2.a** Rest.\n", "rules/core/420-move.md:12", "no rule 420.2 above it"),
        ("420_move", MOVE + "\n**420.2** Rest.\n", "rules/core/420-move.md:12", "knows no rule 420.2 in 1.4"),
        ("420_move", MOVE.replace("**420.1**", "**420.2**"), "rules/core/420-*.md", "rule 420.1 of 1.4 is in"),
        ("811_hidden", RULES + "\n**811.1.b** Late.\n", "rules/core/811-hidden.md:20", "comes after 811.2"),
        ("704_unsporting_conduct", POLICY + "\n**704.3** Gap.\n", "rules/tournament/704-unsporting-conduct.md:12",
         "rule 704.2 is missing"),
    ],
)  # fmt: skip
def test_numbers_twice_split_or_missing_are_found(
    tmp_path: Path, stem: str, text: str, where: str, reason: str
) -> None:
    found = told(check_numbers(tree(tmp_path, **{stem: text})))
    assert any(place == where and reason in why for place, why in found), found


@pytest.mark.parametrize(
    ("stem", "text", "where", "reason"),
    [
        ("420_move", MOVE.replace("title: Move\n", ""), "rules/core/420-move.md:1", "there is no 'title'"),
        ("420_move", MOVE.replace("document: core", "document: tournament"), "rules/core/420-move.md:2",
         "the front matter names the document 'tournament', and the file is in the folder 'core'"),
        ("420_move", MOVE.replace('"1.4"', '"1.9"'), "rules/core/420-move.md:3", "there is no version '1.9'"),
        ("420_move", MOVE.replace('"420"', '"421"'), "rules/core/420-move.md:4", "section 421 is in a file called"),
        ("420_move", MOVE.replace("# 420 Move", "# 420 Motion"), "rules/core/420-move.md:8",
         "the heading '420 Motion' is not 420 Move"),
        ("420_move", MOVE.replace("title: Move", "titel: Move\ntitle: Move"), "rules/core/420-move.md:5",
         "unknown key 'titel'"),
        ("704_unsporting_conduct", POLICY.replace("# 704 Unsporting Conduct\n", ""),
         "rules/tournament/704-unsporting-conduct.md:1", "there is no heading"),
        ("baited_hook", FAQ.replace("published: 2025-10-16", "published: 2025-10-17"), "faq/origins/baited-hook.md:4",
         "published 2025-10-17, but the list of documents has 2025-10-16"),
        ("baited_hook", FAQ.replace("retired: 2025-11-04", "superseded: 2025-11-04"), "faq/origins/baited-hook.md:5",
         "the list of documents has retired 2025-11-04"),
        ("baited_hook", FAQ.replace("retired: 2025-11-04\n", ""), "faq/origins/baited-hook.md:1",
         "there is no 'retired'"),
        ("baited_hook", FAQ.replace("published: 2025-10-16", "published: soon"), "faq/origins/baited-hook.md:4",
         "published: 'soon' is not a date"),
        ("baited_hook", FAQ.replace("# Baited Hook\n", "# Bated Hook\n", 1), "faq/origins/baited-hook.md:8",
         "is not the title 'Baited Hook'"),
        ("2025_10_28_origins", ERRATA.replace("date: 2025-10-28", "date: 2025-10-29"), "errata/2025-10-28-origins.md:4",
         "has no origins errata of 2025-10-29"),
    ],
)  # fmt: skip
def test_slips_of_front_matter_are_found(tmp_path: Path, stem: str, text: str, where: str, reason: str) -> None:
    found = told(check_front_matter(tree(tmp_path, **{stem: text})))
    assert any(place == where and reason in why for place, why in found), found


@pytest.mark.parametrize(
    ("stem", "text", "where", "reason"),
    [
        ("811_hidden", RULES.replace("(core:420)", "(core:420.9)"), "rules/core/811-hidden.md:10",
         "core@1.4:420.9 leads to a rule that does not exist"),
        ("811_hidden", RULES.replace("(core:420)", "(420-moves.md)"), "rules/core/811-hidden.md:10",
         "the link '420-moves.md' leads nowhere"),
        ("704_unsporting_conduct", POLICY.replace("Slow play", "[Slow play](core:420)"),
         "rules/tournament/704-unsporting-conduct.md:10", "core@2026-07-16 is not an edition of the rules"),
        ("baited_hook", FAQ.replace("rules: [core@1.4:811.1]", "rules: [core@1.3:999.1]"),
         "faq/origins/baited-hook.md:16", "core@1.3:999.1 leads to a rule that does not exist"),
        ("baited_hook", FAQ.replace("rules: [core@1.4:811.1]", "rules: [811.1]"), "faq/origins/baited-hook.md:16",
         "'811.1' is not an id"),
        ("baited_hook", FAQ.replace("[core@1.4:811.2]", "[faq@unleashed:nothing-1]"), "faq/origins/baited-hook.md:18",
         "faq@unleashed:nothing-1 leads to no entry"),
        ("baited_hook", FAQ.replace("(core:811.1)", "(card:Bated Hook)"), "faq/origins/baited-hook.md:22",
         "there is no card 'Bated Hook'"),
        ("2025_10_28_origins", ERRATA.replace("[core@1.4:420.1]", "[]"), "errata/2025-10-28-origins.md:9",
         "names no rule that it rests on"),
    ],
)  # fmt: skip
def test_links_and_ids_that_lead_nowhere_are_found(
    tmp_path: Path, stem: str, text: str, where: str, reason: str
) -> None:
    place, why = one(check_links(tree(tmp_path, **{stem: text})))
    assert place == where
    assert reason in why


AGAIN = FAQ + "\n" + "## May it?" + FAQ.partition("card move?")[2]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (AGAIN, "faq@origins:baited-hook-1 is both here and at faq/origins/baited-hook.md:10"),
        (AGAIN.replace("hook-1", "hook-2", 1), "position 43 of origins is also that of faq@origins:baited-hook-2"),
        (FAQ, "no entry has position 42: faq@origins#42 leads nowhere"),
        (FAQ.replace("position: 43\n", ""), "faq@origins:baited-hook-1 has no position"),
        (FAQ.replace("### Today\n\nIt may not.\n", ""), "is changed and does not say what holds now"),
        (FAQ.replace("status: changed", "status: holds"), "holds and has a part Today"),
        (FAQ.replace("It may, with [a link](core:811.1).\n", ""), "has no answer"),
        (FAQ.replace("cards: [Baited Hook]", "cards: [Bated Hook]"), "the catalogue has no card 'Bated Hook'"),
        (FAQ.replace("published: 2025-10-16", "published: 16 October"), "published: '16 October' is not a date"),
        (FAQ, "baited-hook-1 does not say in one line what was ruled"),
        (FAQ.replace("status:", f"short: {'No. ' * 18}\nstatus:"), "baited-hook-1 has 71 letters"),
    ],
)
def test_mistakes_in_answers_are_found(tmp_path: Path, text: str, reason: str) -> None:
    found = told(check_entries(tree(tmp_path, baited_hook=text)))
    assert any(reason in why for _, why in found), found


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (ERRATA.replace("**Why.** Clarity.\n", ""), "has no part Why"),
        (ERRATA.replace("before: printed", "before: 2025-01-01"), "replaces a wording of 2025-01-01"),
        (ERRATA.replace("## Baited Hook", "## Bated Hook").replace("28:baited", "28:bated"), "no card 'Bated Hook'"),
    ],
)
def test_mistakes_in_errata_are_found(tmp_path: Path, text: str, reason: str) -> None:
    found = told(check_entries(tree(tmp_path, **{"2025_10_28_origins": text})))
    assert any(reason in why for _, why in found), found


def test_a_document_without_entries_is_found(tmp_path: Path) -> None:
    reasons = [why for _, why in told(check_entries(tree(tmp_path)))]
    assert "Unleashed FAQ is in the list of documents and has no entries" in reasons


def test_one_unreadable_entry_hides_no_other(tmp_path: Path) -> None:
    broken = tree(tmp_path, baited_hook=AGAIN.replace("status: changed", "status: perhaps", 1))
    assert one(broken.unread) == (
        "faq/origins/baited-hook.md:10",
        "status: expected one of holds, changed, superseded, got 'perhaps'",
    )
    assert [entry.line for entry in broken.faq] == [32]


def test_an_unreadable_file_is_one_finding(tmp_path: Path) -> None:
    broken = tree(tmp_path, **{"420_move": "no front matter"})
    assert one(broken.unread)[0] == "rules/core/420-move.md:1"
    assert not any("420.1 of 1.4" in why for _, why in told(check_numbers(broken)))


@pytest.mark.parametrize("file", ["rules/restated-otherwise.tsv", "rules/without-lines.tsv", "rules/telling-words.tsv"])
def test_a_list_that_is_not_text_is_one_finding(tmp_path: Path, file: str) -> None:
    broken = tree(tmp_path)
    (tmp_path / file).write_bytes(b"\xff\xfe")
    assert [why for where, why in told(check_tree(broken)) if where == file and "cannot be read" in why]


def test_a_damaged_history_is_found(tmp_path: Path) -> None:
    assert one(tree(tmp_path, history=SOUND + "811\tbroken\n").unread)[0].endswith("history.tsv:10")


def test_citations_without_a_number_or_a_rule_are_found(tmp_path: Path) -> None:
    sound = tree(tmp_path)
    (tmp_path / "judge/citations").mkdir(parents=True)
    (tmp_path / "judge/citations/core-rules.toml").write_text('"move.go" = "420.1"\n"move.away" = "420.7"\n')
    (tmp_path / "judge/moving.py").write_text('\nGO = cite("move.go")\nBACK = cite("move.back")\n')
    assert told(check_citations(sound)) == [
        ("judge/moving.py:3", "the slug 'move.back' has no rule number"),
        ("judge/citations/core-rules.toml:2", "move.away is core@1.4:420.7, and there is no such rule"),
    ]


def test_entries_whose_rules_changed_since_they_were_read_are_found(tmp_path: Path) -> None:
    entry = Dependent("faq@origins:baited-hook-1", "faq", "?", "faq/x.md:1", ("core@1.2:737.1",))
    where, reason = one(check_reviews(tree(tmp_path), [entry]))
    assert where == "faq/x.md:1"
    assert "last read against 1.2; since then changed: core@1.2:737.1" in reason
    assert told(check_reviews(tree(tmp_path), [entry._replace(rules=("core@1.2:737.1", "core@1.4:811.1"))])) == []
    (tmp_path / "rules/reviewed.tsv").write_text("faq@origins:baited-hook-1\t1.4\t2026-08-01\n")
    assert told(check_reviews(tree(tmp_path), [entry])) == []


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("faq@origins:gone-1\t1.4\t2026-08-01", "there is no entry faq@origins:gone-1"),
        ("faq@origins:baited-hook-1\tnewest\t2026-08-01", "'newest' is not a version of the core rules"),
        ("faq@origins:baited-hook-1\t1.4\ttoday", "'today' is not a date"),
        ("faq@origins:baited-hook-1\t1.4", "this line is not a review"),
    ],
)
def test_records_of_reviews_that_fit_nothing_are_found(tmp_path: Path, line: str, reason: str) -> None:
    sound = tree(tmp_path)
    (tmp_path / "rules/reviewed.tsv").write_text(f"id\tversion\tdate\n{line}\n")
    entries = [Dependent("faq@origins:baited-hook-1", "faq", "?", "x:1", ("core@1.4:811.1",))]
    assert one(check_reviews(sound, [*entries, *dependent_rulings(sound)])) == ("rules/reviewed.tsv:2", reason)


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("published", "", "published: '' is not a date"),
        ("until", "2026-07-25", "core@1.3 ends on 2026-07-25, and core@1.4 begins on 2026-07-24"),
        ("in_force", "2026-03-29", "is in force on 2026-03-29, before it is published"),
        ("retired", "", "ends on 2026-07-24 (nothing said)"),
    ],
)
def test_dates_of_documents_that_are_missing_or_do_not_fit_are_found(name: str, value: str, reason: str) -> None:
    documents = [one._replace(**{name: value}) if one.id == "core@1.3" else one for one in DOCUMENTS]
    assert any(reason in why for _, why in told(check_dates(documents)))


def test_notes_on_rules_that_do_not_exist_are_found(tmp_path: Path) -> None:
    write_content(tmp_path, history=SOUND)
    (tmp_path / "rules/changes").mkdir()
    (tmp_path / "rules/changes/1.4.md").write_text("---\nto: '1.4'\n---\n\n**420.9** In 1.3: else.\n")
    found = told(check_tree(read_tree(tmp_path)))
    assert ("rules/changes/1.4.md", "core@1.4:420.9 leads to a rule that does not exist") in found

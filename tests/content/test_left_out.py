"""A slip in a file of the content leaves out what it is in; everything else answers, and who asks for it is told."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.doctor.checkup import check_tree
from judge.answers.doctor.content_tree import read_tree
from judge.answers.library import ban_records, history_records, infraction_records, scenario_records
from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cli.entry import main
from judge.content import left_out
from judge.content.compile import compile_library
from judge.content.left_out import LEFT_OUT
from judge.content.library import Library
from judge.content.store import Store
from judge.errors import Unreadable
from tests.sample import ERRATA, FAQ, HISTORY, POLICY, RULES, write_content

if TYPE_CHECKING:
    from pathlib import Path

HIDDEN, POLICIES = "rules/core/811-hidden.md", "rules/tournament/704-unsporting-conduct.md"
HOOK, BULLETIN, NUMBERS = "faq/origins/baited-hook.md", "errata/2025-10-28-origins.md", "rules/history.tsv"
ENTRY, ERRATUM, LIST = "faq@origins:baited-hook-1", "errata@2025-10-28:baited-hook", "list of banned cards"
BANS, KNOWN, CHANGES, SETS = "rules/bans/2026-09-18.md", "rules/known.md", "rules/changes/1.4.md", "rules/legal-sets.md"
PENALTY = """
```yaml
infraction: Slow Play
penalty: warning
upgrade: none
remedy: none
rules: [tournament@2026-07-16:704.1]
```
"""
LISTED = """---
day: 2026-09-18
---

## Constructed

```yaml
id: bans@2026-09-18:constructed
cards: [Charm]
```
"""
SET = """---
title: Sets
---

## Origins

```yaml
id: OGN
legal: 2025-10-31
rule: tournament@2026-07-16:704.1
```
"""
EDITIONS = """---
known-until: 2026-10-10
---

## Core Rules

```yaml
id: core@2026-10-09
published: 2026-10-09
in-force: 2026-10-16
```
"""
NOTES = """---
to: "1.4"
---

**new 811.2** It is new.

**new 811.2** It is new again.
"""
SOUND = {POLICIES: POLICY + PENALTY, BANS: LISTED, SETS: SET, KNOWN: EDITIONS}
MAKERS = (history_records.records, scenario_records.records, infraction_records.records, ban_records.records)

SLIPS = {
    "the front matter of rules does not begin": (HIDDEN, RULES.removeprefix("---"), 1, ("811", "811.1.a")),
    "the front matter of rules is not closed": (HIDDEN, "---\ntitle: Hidden\n# 811 Hidden\n", 1, ("811", "hidden")),
    "YAML of rules": (HIDDEN, RULES.replace("title: Hidden", "title: [Hidden"), 2, ("811.1", "hidden")),
    "rules without a title": (HIDDEN, RULES.replace("title: Hidden\n", ""), 1, ("811.1",)),
    "an unknown rulebook": (HIDDEN, RULES.replace("document: core", "document: cor"), 2, ("811.1", "hidden")),
    "an unknown version": (HIDDEN, RULES.replace('"1.4"', '"1.9"'), 2, ("811.1", "hidden")),
    "one number twice": (HIDDEN, RULES.replace("**811.2**", "**811.1.a**"), 18, ("811.1.a",)),
    "a heading without a number": (HIDDEN, RULES.replace("# 811 Hidden", "# Hiden"), 8, ("811", "hidden")),
    "a short sentence that says no": (
        HIDDEN, RULES.replace("> **Note.** Our", "> **Short.** No. Our"), 16, ("811.1.a",),
    ),
    "YAML of an answer": (HOOK, FAQ.replace("status:", "x: [\nstatus:"), 13, (ENTRY,)),
    "an unknown status": (HOOK, FAQ.replace("changed", "wrong"), 10, (ENTRY, "faq@origins#43")),
    "an unknown FAQ": (HOOK, FAQ.replace("document: origins", "document: nowhere"), 2, (ENTRY,)),
    "an answer twice": (HOOK, FAQ + FAQ.partition("# Baited Hook\n")[2], 32, (ENTRY,)),
    "an answer without an id": (HOOK, FAQ.replace("id: faq", "od: faq"), 10, ()),
    "a scenario that is none": (HOOK, FAQ.replace("P1 passes", "P1 pases"), 29, ()),
    "the kind of an erratum": (BULLETIN, ERRATA.replace("functional", "funny"), 9, (ERRATUM,)),
    "the id of an erratum": (BULLETIN, ERRATA.replace(":baited-hook", ":hook"), 9, ("errata for baited hook",)),
    "the date of a bulletin": (BULLETIN, ERRATA.replace("date: 2025-10-28\n", ""), 1, (ERRATUM,)),
    "a banned card that is none": (BANS, LISTED.replace("Charm", "Charn"), 5, (LIST, "is charm banned")),
    "the day of a ban list": (BANS, LISTED.replace("day: 2026-09-18", "day: soon"), 1, (LIST,)),
    "the day of a set": (SETS, SET.replace("2025-10-31", "soon"), 5, ("is charm banned",)),
    "a day of an edition": (KNOWN, EDITIONS.replace("published: 2026", "published: in 2026"), 5, ()),
    "a note on a change twice": (CHANGES, NOTES, 7, ()),
    "the head of the history": (NUMBERS, "x" + HISTORY.replace("\t", "\t\t", 1), 1, ("737",)),
    "a line of the history": (NUMBERS, HISTORY + "737\n", 6, ("737",)),
    "an infraction": (POLICIES, POLICY + PENALTY.replace("penalty:", "penalti:"), 12, ("slow play",)),
}  # fmt: skip


def library(root: Path) -> Library:
    return Library(Store(compile_library(root, MAKERS)), "2026-10-20")


@pytest.fixture
def root(tmp_path: Path) -> Path:
    write_content(tmp_path)
    for file, text in SOUND.items():
        (tmp_path / file).parent.mkdir(exist_ok=True)
        (tmp_path / file).write_text(text, encoding="utf-8")
    (tmp_path / CHANGES).parent.mkdir()
    return tmp_path


def test_of_sound_content_nothing_is_left_out(root: Path) -> None:
    assert library(root).store.get(LEFT_OUT) is None


@pytest.mark.parametrize("slip", SLIPS)
def test_only_what_has_the_slip_is_left_out(root: Path, slip: str) -> None:
    file, text, line, asked = SLIPS[slip]
    where = f"{file}:{line}"
    (root / file).write_text(text, encoding="utf-8")
    without = library(root)
    assert [row[0] for row in without.store.get(LEFT_OUT)] == [where]
    assert answer(without, Request("420.1")).citations[0].id == "core@1.4:420.1"
    for question in asked:
        with pytest.raises(Unreadable) as problem:
            answer(without, Request(question))
        assert (problem.value.where, problem.value.exit_code) == (where, 4), question
    assert where in {one.where for one in check_tree(read_tree(root))}


def test_bytes_that_are_no_text_leave_out_one_file(root: Path) -> None:
    (root / HIDDEN).write_bytes(RULES.encode() + b"\xff")
    without = library(root)
    assert answer(without, Request("420.1")).citations
    for question in ("811", "hidden", "811.1.a"):
        with pytest.raises(Unreadable, match="cannot be read"):
            answer(without, Request(question))


def test_the_rules_around_one_that_is_left_out_keep_their_order(root: Path) -> None:
    (root / HIDDEN).write_text(RULES.replace("> **Note.** Our", "> **Short.** No. Our"), encoding="utf-8")
    numbers = [one.partition(":")[2] for one in library(root).order("core", "1.4")]
    assert numbers == ["420", "420.1", "800", "811", "811.1", "811.2"]


def test_a_command_says_it_in_one_line_and_json_stays_one_object(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv("JUDGE_CONTENT", str(root))
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    monkeypatch.setattr(left_out, "_told", set())
    monkeypatch.setattr("judge.answers.library.compiled_records.record_makers", lambda: MAKERS)
    (root / HOOK).write_text(FAQ.replace("changed", "wrong"), encoding="utf-8")
    assert main(["420.1", "--json"]) == 0
    told = capsys.readouterr()
    assert told.out.startswith("{")
    assert told.out.count("\n") == 1
    assert told.err == (
        f"judge: {HOOK}:10: status: expected one of holds, changed, superseded, got 'wrong'. It is left out. "
        "Next: judge doctor.\n"
    )
    assert main([ENTRY, "--json"]) == 4
    told = capsys.readouterr()
    assert not told.out
    assert f"{HOOK}:10" in told.err
    (root / HOOK).write_text(FAQ, encoding="utf-8")
    assert main([ENTRY, "--plain"]) == 0
    assert not capsys.readouterr().err
    assert open_library().store.get(LEFT_OUT) is None

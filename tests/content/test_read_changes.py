"""Our notes on what a version changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.content.history import bare, read_history
from judge.content.read_changes import ChangeNote, read_changes
from judge.errors import ContentError

ROOT = Path(__file__).parents[2]
HEAD = '---\nfrom: "1.3"\nto: "1.4"\n---\n\n# What changed\n\n'


def notes(root: Path, text: str) -> tuple[ChangeNote, ...]:
    (root / "rules" / "changes").mkdir(parents=True, exist_ok=True)
    (root / "rules" / "changes" / "1.4.md").write_text(HEAD + text, encoding="utf-8")
    return read_changes(root)


@pytest.mark.parametrize(
    ("line", "note"),
    [
        ("**811.2** In 1.3 (811.3): it was so.", ChangeNote("changed", "1.3", "1.4", "811.2", "811.2", "it was so.")),
        ("**811.2** In 1.3: it was so.", ChangeNote("changed", "1.3", "1.4", "811.2", "811.2", "it was so.")),
        ("**new 054.2** It is so.", ChangeNote("new", "1.3", "1.4", "054.2", "054.2", "It is so.")),
        ("**new 107.4.d\u2013107.4.f** So.", ChangeNote("new", "1.3", "1.4", "107.4.d", "107.4.f", "So.")),
        ("**removed 1.3:103.2.e** See [108](core:108).",
         ChangeNote("removed", "1.3", "1.4", "103.2.e", "103.2.e", "See 108.")),
    ],
)  # fmt: skip
def test_a_note_is_about_what_changed_is_new_or_gone(tmp_path: Path, line: str, note: ChangeNote) -> None:
    assert notes(tmp_path, f"Some prose.\n\n{line}\n\n**Bold** prose.\n") == (note,)


def test_a_note_on_a_range_is_about_every_rule_in_it(tmp_path: Path) -> None:
    (note,) = notes(tmp_path, "**new 107.4.d-107.4.e** So.\n")
    numbers = ["107.4.c", "107.4.d", "107.4.d.1", "107.4.e", "107.4.e.1", "107.4.f", "108"]
    assert list(note.ids(numbers)) == [f"core@1.4:107.4.{part}" for part in ("d", "d.1", "e", "e.1")]


def test_two_notes_on_one_rule_are_refused_with_their_line(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"rules/changes/1\.4\.md:10: there are two notes"):
        notes(tmp_path, "**811.2** In 1.3: so.\n\n**811.2** In 1.3: not so.\n")


def test_without_notes_there_are_none(tmp_path: Path) -> None:
    assert read_changes(tmp_path) == ()


def test_our_notes_name_rules_that_exist() -> None:
    history = read_history(ROOT / "rules" / "history.tsv")
    known = {
        f"core@{version}:{number}"
        for column, version in enumerate(history.versions)
        for lineage in history.lineages
        if (number := lineage.numbers[column]) and number == bare(number)
    }
    written = read_changes(ROOT)
    ids = {identifier for note in written for identifier in note.ids([note.first, note.last])}
    assert written
    assert ids <= known


def test_every_rule_that_1_4_words_anew_or_dropped_has_a_note() -> None:
    history = read_history(ROOT / "rules" / "history.tsv")
    own = [bare(lineage.numbers[-1]) for lineage in history.lineages if lineage.numbers[-1]]
    noted = {identifier for note in read_changes(ROOT) for identifier in note.ids(own)}
    missing = [
        lineage.numbers[-2] or lineage.numbers[-1]
        for lineage in history.lineages
        if (lineage.fates[-1] == "reworded" and f"core@1.4:{bare(lineage.numbers[-1])}" not in noted)
        or (lineage.fates[-1] == "removed" and f"core@1.3:{lineage.numbers[-2]}" not in noted)
    ]
    assert missing == []

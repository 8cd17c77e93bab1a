"""What Anki's own importer makes of a deck: a corrected ruling arrives in a collection that has the earlier one."""

from __future__ import annotations

import time
from datetime import date
from typing import TYPE_CHECKING, Any

import pytest

from judge.practice import anki as decks
from judge.practice.anki import DECK, FIELDS, MODEL, write_deck
from judge.practice.situations import situation_of
from judge.scenario.ruling_files import read_text
from tests.practice.explored_once import BY_ONE_WORKER

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from judge.practice.question import Question

pytestmark = BY_ONE_WORKER


@pytest.fixture
def collection(tmp_path: Path) -> Iterator[Any]:
    pytest.importorskip("genanki", reason="needs the extra anki")
    anki = pytest.importorskip("anki.collection", reason="Anki itself is not installed: pip install anki")
    opened = anki.Collection(str(tmp_path / "collection.anki2"))
    yield opened
    opened.close()


def imported(collection: Any, path: Path) -> Any:
    """The log of an import as Anki does it where nothing is chosen."""
    from anki.collection import ImportAnkiPackageOptions, ImportAnkiPackageRequest  # noqa: PLC0415 - where it is there

    request = ImportAnkiPackageRequest(package_path=str(path), options=ImportAnkiPackageOptions())
    return collection.import_anki_package(request).log


def notes(collection: Any) -> dict[str, list[str]]:
    return {note.guid: note.fields for note in map(collection.get_note, collection.find_notes(""))}


def kinds(collection: Any) -> list[str]:
    return [kind.name for kind in collection.models.all_names_and_ids() if kind.name.startswith(decks.NAME)]


def written(questions: list[Question], folder: Path, *, later: bool = False) -> Path:
    """A deck; one that is written no later than the last has no newer texts for Anki."""
    path, now = folder / "rulings.apkg", time.time()
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr("time.time", lambda: now if later else now - 60)
        write_deck(questions, str(path))
    return path


def test_a_corrected_ruling_arrives_and_keeps_what_was_learnt(
    asked: list[Question], collection: Any, tmp_path: Path
) -> None:
    assert len(imported(collection, written(asked, tmp_path)).new) == len(asked)
    before = notes(collection)
    cards = set(collection.find_cards(""))
    wrong, *others = asked
    choices = tuple(choice._replace(words=f"Corrected: {choice.words}") for choice in wrong.choices)
    moved = wrong._replace(
        choices=choices,
        steps=("Corrected step",),
        title="Renamed",
        key="rulings/elsewhere.md:99",
        topics=("new",),
    )
    log = imported(collection, written([moved, *others], tmp_path, later=True))
    assert len(log.updated) == len(asked)
    assert not log.new
    assert not log.conflicting
    after = notes(collection)
    assert after.keys() == before.keys()
    assert sum("Corrected step" in fields[1] for fields in after.values()) == 1
    assert sum("Corrected: " in fields[0] for fields in after.values()) == 1
    assert set(collection.find_cards("")) == cards
    assert kinds(collection) == [f"{decks.NAME}: a question"]


def test_other_looks_arrive_too(
    asked: list[Question], collection: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported(collection, written(asked, tmp_path))
    monkeypatch.setattr(decks, "_CSS", ".card { color: red; }")
    imported(collection, written(asked, tmp_path, later=True))
    assert collection.models.get(MODEL)["css"] == ".card { color: red; }"
    assert len(kinds(collection)) == 1


def test_fields_are_the_same_for_ever_since_anki_leaves_notes_with_others_as_they_are(
    asked: list[Question], collection: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert (DECK, MODEL, FIELDS) == (1_718_042_921, 1_405_887_163, ("Question", "Answer", "Source"))
    imported(collection, written(asked, tmp_path))
    assert [field["name"] for field in collection.models.get(MODEL)["flds"]] == list(FIELDS)
    before = notes(collection)
    monkeypatch.setattr(decks, "FIELDS", ("Question", "Answer", "Origin"))
    corrected = [question._replace(steps=("Corrected step",)) for question in asked]
    assert len(imported(collection, written(corrected, tmp_path, later=True)).conflicting) == len(asked)
    assert notes(collection) == before
    assert len(kinds(collection)) == 2


DAY = date(2026, 11, 20)
LINES = """```scenario
P1: hand Void Seeker
P2: at BF1 u = 5-Might unit damaged 1

P1 plays Void Seeker on u
{more}
```
"""


@pytest.mark.parametrize(
    ("written_as", "same"),
    [
        (LINES.format(more="all pass\nexpect u killed"), True),
        ("# Moved\n\nFurther down.\n\n" + LINES.format(more="all pass\nexpect u at BF1\nbecause 428"), True),
        (LINES.replace("P2: at BF1 u =", "P2:  at  BF1  u  =").format(more="all pass"), True),
        (LINES.replace("5-Might", "6-Might").format(more="all pass"), False),
        (LINES.format(more="P2 plays Defy on Void Seeker\nall pass"), False),
    ],
)
def test_a_situation_is_known_by_what_is_set_up_and_played(written_as: str, same: bool) -> None:
    marks = []
    for place, text in (("a.md", LINES.format(more="all pass\nexpect u killed")), ("b.md", written_as)):
        (block,) = read_text(text, place)
        assert block.script is not None
        found = situation_of(block.script, DAY, name=f"{place}:{block.line}", source=place, title="")
        assert found is not None
        marks.append(found.mark)
    assert (marks[0] == marks[1]) is same

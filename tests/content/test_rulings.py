"""Rulings are read, compiled, and opened as their files are now."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pytest

from judge.answers.rulings.ruling_index import rulings_named
from judge.content import locate
from judge.content.compile import compile_library
from judge.content.ids import parse_id
from judge.content.library import Library
from judge.content.read_ruling import because, version_on
from judge.content.ruling import RulingScenario, revived, ruling_record
from judge.content.rulings import all_rulings
from judge.content.sources import content_hash
from judge.content.store import Store
from judge.errors import ContentError, NotFound
from judge.yaml_text import yaml_values
from tests.sample import write_content

if TYPE_CHECKING:
    from pathlib import Path

RULING = """---
ruling: A card that is hidden does not move
as-of: 2026-08-01
rules: [811.1, 420.10]
source: [core@1.4:811.1, faq@origins:baited-hook-1]
asked: ["- can i move my hidden card", "= what does moving do to what is hidden"]
---

May a card that is hidden
move?

**No. Hiding is no move.** It has a [rule](core:420.1) of its own.

Both are shown:

```scenario
P1: hand Baited Hook

P1 passes
because 811.2
```

```scenario
P1 passes
```

With another one:

```scenario
P1 passes
```
"""
WITHOUT_A_QUESTION = """---
ruling: The Hook stays
as-of: 2026-08-01
---

Baited Hook's place is the base:

```scenario
P1 passes
because 420.1
```
"""


@pytest.fixture
def root(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("JUDGE_CONTENT", str(tmp_path / "content"))
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    found = write_content(tmp_path / "content")
    for name, text in {"hidden/no-move": RULING, "cards/the-hook": WITHOUT_A_QUESTION}.items():
        path = found / "rulings" / f"{name}.md"
        path.parent.mkdir(parents=True)
        path.write_text(text)
    return found


def opened(root: Path) -> Library:
    return Library(Store(compile_library(root)), "2026-08-02")


def followed(root: Path) -> Library:
    """The library of a checkout, which follows its files."""
    return Library(locate.open_store(lambda _: (content_hash(root), lambda: compile_library(root))), "2026-08-02")


def test_a_ruling_has_its_question_its_answer_and_its_place(root: Path) -> None:
    found = opened(root).ruling("ruling:hidden/no-move")
    assert (found.question, found.answer) == ("May a card that is hidden move?", "No. Hiding is no move.")
    assert found.more == "It has a rule of its own."
    assert found.title == "A card that is hidden does not move"
    assert found.rules == ("core@1.4:811.1", "core@1.4:420.10")
    assert found.sources == ("faq@origins:baited-hook-1",)
    assert found.cards == ("Baited Hook",)
    assert found.asked == ("- can i move my hidden card", "= what does moving do to what is hidden")
    assert (found.file, found.line, found.as_of) == ("rulings/hidden/no-move.md", 9, "2026-08-01")


def test_its_scenarios_have_their_lines_and_what_is_said_before_them(root: Path) -> None:
    first, second, third = opened(root).ruling("ruling:hidden/no-move!3").scenarios
    assert first == RulingScenario(17, "P1: hand Baited Hook\n\nP1 passes\nbecause 811.2\n", "Both are shown:")
    assert (second.line, second.told) == (24, "")
    assert (third.line, third.told) == (30, "With another one:")
    lines = RULING.split("\n")
    assert lines[first.line - 1] == "P1: hand Baited Hook"
    assert lines[third.line - 1] == "P1 passes"


def test_a_ruling_need_not_have_a_question(root: Path) -> None:
    found = opened(root).ruling("ruling:cards/the-hook")
    assert (found.question, found.answer, found.more) == ("", "", "")
    assert found.scenarios[0].told == "Baited Hook's place is the base:"
    assert found.rules == ("core@1.4:420.1",)  # what its scenarios name, where nothing else is
    assert found.cards == ("Baited Hook",)


def test_what_people_say_without_a_sign_is_told_with_its_line(root: Path) -> None:
    path = root / "rulings/hidden/no-move.md"
    path.write_text(RULING.replace("- can i move", "can i move"))
    with pytest.raises(ContentError, match="'can i move my hidden card' does not begin with a sign") as problem:
        followed(root).ruling("ruling:hidden/no-move")
    assert problem.value.where == "rulings/hidden/no-move.md:6"


def test_what_is_compiled_of_a_ruling_is_all_of_it(root: Path) -> None:
    for one in all_rulings(opened(root).store):
        assert revived(one.id, ruling_record(one)) == one


def test_a_name_that_no_ruling_has_is_told_with_the_nearest(root: Path) -> None:
    with pytest.raises(NotFound, match="there is no ruling 'hidden/no-moves'") as problem:
        opened(root).ruling("ruling:hidden/no-moves")
    assert problem.value.nearest == ("ruling:hidden/no-move",)
    with pytest.raises(NotFound, match="no scenario 4 in ruling:hidden/no-move") as problem:
        opened(root).ruling("ruling:hidden/no-move!4")
    assert "3 scenarios" in problem.value.hint


def test_an_id_is_a_path_in_small_letters_and_perhaps_a_number() -> None:
    for text in ("ruling:hidden/no-move", "ruling:no-move", "ruling:a/b_c/d-1!12"):
        assert str(parse_id(text)) == text
    for text in ("ruling:", "ruling:a//b", "ruling:a b", "ruling:a!", "ruling:a!0", "ruling:a!b", "ruling:/a"):
        assert parse_id(text) is None


def test_a_file_that_was_changed_in_place_is_read(root: Path) -> None:
    assert followed(root).ruling("ruling:hidden/no-move").answer == "No. Hiding is no move."
    path = root / "rulings/hidden/no-move.md"
    path.write_text(RULING.replace("Hiding is no move", "It stays"))
    assert followed(root).ruling("ruling:hidden/no-move").answer == "No. It stays."
    path.unlink()
    with pytest.raises(NotFound):
        followed(root).ruling("ruling:hidden/no-move")


def test_a_ruling_that_comes_is_noticed(root: Path) -> None:
    followed(root)
    path = root / "rulings/hidden/deeper/another.md"
    path.parent.mkdir()
    path.write_text(RULING)
    assert followed(root).ruling("ruling:hidden/deeper/another").answer == "No. Hiding is no move."
    os.rename(path, path.with_name("renamed.md"))  # noqa: PTH104 - as mv does
    assert followed(root).ruling("ruling:hidden/deeper/renamed").title


def test_a_slip_is_told_where_the_ruling_is_asked_for(root: Path) -> None:
    (root / "rulings/hidden/no-move.md").write_text(RULING.replace("as-of: 2026-08-01\n", ""))
    library = opened(root)
    assert library.rule("811.1").text
    assert library.ruling("ruling:cards/the-hook").title
    with pytest.raises(ContentError, match="no 'as-of'") as problem:
        library.ruling("ruling:hidden/no-move")
    assert problem.value.where == "rulings/hidden/no-move.md:1"


def test_a_name_that_is_typed_finds_a_ruling_that_cannot_be_read(root: Path) -> None:
    (root / "rulings/hidden/no-move.md").write_text(RULING.replace("as-of: 2026-08-01\n", ""))
    library = opened(root)
    assert rulings_named(library, "hidden/no-move") == ("ruling:hidden/no-move",)
    assert rulings_named(library, "ruling:hidden/no-move!2") == ("ruling:hidden/no-move!2",)


def test_a_file_has_a_name_that_an_id_can_have(root: Path) -> None:
    (root / "rulings/hidden/No move.md").write_text(RULING)
    assert "'rulings/hidden/No move.md' is not the name of a ruling" in opened(root).store.get(
        "unreadable ruling:hidden/No move"
    )


def test_a_number_of_a_rule_is_no_number() -> None:
    assert yaml_values("rules: [187.10, 056, 187]") == {"rules": ["187.10", "056", "187"]}


def test_a_day_before_the_first_version_counts_as_the_newest() -> None:
    assert version_on("2020-01-01") == "1.4"
    assert version_on("2026-01-10") == "1.2"


def test_a_rule_is_one_of_the_version_that_is_said_with_it() -> None:
    assert because("because core@1.2:415.1, 420\nexpect nothing 999", "1.4") == ("core@1.2:415.1", "core@1.4:420")

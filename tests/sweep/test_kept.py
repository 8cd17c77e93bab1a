"""The directory of a sweep: what is in it survives whatever ends the program."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.errors import ContentError, Misuse
from judge.sweep.kept import PAIRS, begin, drop_half_a_line, records, resume
from judge.sweep.manifest import manifest_of, read_manifest
from tests.sweep.made_up import kept, manifest, record

if TYPE_CHECKING:
    from pathlib import Path

ONE, OTHER = record(("Defy", "Vengeance")), record(("Defy", "Wind Wall"))


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    kept(tmp_path / "new" / "sweep", ONE, OTHER)
    assert list(records(tmp_path / "new" / "sweep")) == [ONE, OTHER]
    assert read_manifest(tmp_path / "new" / "sweep") == manifest()


@pytest.mark.parametrize("half", [b"", b"{", ONE.as_line()[:-1], b"x" * 200_000])
def test_a_half_written_last_line_is_dropped(half: bytes, tmp_path: Path) -> None:
    file = kept(tmp_path, ONE, OTHER) / PAIRS
    whole = file.read_bytes()
    file.write_bytes(whole + half)
    assert list(records(tmp_path)) == [ONE, OTHER]
    _, done = resume(tmp_path, "abc")
    assert done == {ONE.pair, OTHER.pair}
    assert file.read_bytes() == whole


def test_half_of_a_first_line_is_nothing(tmp_path: Path) -> None:
    file = kept(tmp_path) / PAIRS
    file.write_bytes(ONE.as_line()[:-1])
    drop_half_a_line(file)
    assert file.read_bytes() == b""


def test_a_damaged_line_in_the_middle_is_told_with_its_place(tmp_path: Path) -> None:
    file = kept(tmp_path, ONE) / PAIRS
    file.write_bytes(ONE.as_line() + b"{\n" + OTHER.as_line())
    with pytest.raises(ContentError) as problem:
        list(records(tmp_path))
    assert problem.value.where == f"{file}:2"


def test_a_sweep_is_not_begun_over_another_one(tmp_path: Path) -> None:
    kept(tmp_path, ONE)
    with pytest.raises(Misuse, match="this directory already has a sweep"):
        begin(tmp_path, manifest())
    assert list(records(tmp_path)) == [ONE]


def test_another_program_does_not_go_on_with_it(tmp_path: Path) -> None:
    kept(tmp_path, ONE)
    with pytest.raises(Misuse, match="another version of the program began this sweep"):
        resume(tmp_path, "another")


def test_where_no_sweep_is_none_is_read(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no sweep in this directory"):
        read_manifest(tmp_path)
    (tmp_path / "manifest.json").write_text('{"schema": 1}', encoding="utf-8")
    with pytest.raises(ContentError, match="expected the manifest of a sweep"):
        read_manifest(tmp_path)


def test_an_erratum_changes_the_checksum_of_its_card_alone() -> None:
    cards = ("Defy", "Zhonya's Hourglass")
    before, after = (manifest_of(cards, 0, 0, 20, open_library(day)) for day in ("2025-10-20", "2025-11-20"))
    assert before.wordings["Defy"] == after.wordings["Defy"]
    assert before.wordings["Zhonya's Hourglass"] != after.wordings["Zhonya's Hourglass"]
    assert before.checksum != after.checksum
    assert before.code == after.code


def test_a_sample_of_all_pairs_is_no_sample() -> None:
    library = open_library()
    made = manifest_of(("Defy", "Vengeance", "Wind Wall"), 99, 7, 20, library)
    assert (made.sample, made.pairs, len(made.drawn())) == (0, 3, 3)
    assert manifest_of(("Defy", "Vengeance", "Wind Wall"), 2, 7, 20, library).pairs == 2

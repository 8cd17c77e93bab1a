"""A line is asked as if no entry had it; the doctor lists those that another entry is nearer to."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from judge.answers.doctor.nearer_lines import nearer_lines
from judge.answers.finding.full_text import of_tournament
from judge.answers.library.open_library import open_library
from judge.cli.entry import main
from judge.index.line_left_out import places_without
from judge.index.passages import asked_lines, passage_ids, passages
from judge.index.ranking import section_of
from judge.index.sureness import SURE
from judge.index.whoosh_adapter import open_index

if TYPE_CHECKING:
    import pytest

ENTRY = "core@1.4:704.1"


def test_a_line_left_out_counts_for_less_than_one_that_is_there() -> None:
    library = open_library()
    index = open_index(str((library.store.get("meta") or {})["hash"]), lambda: passages(library), lambda _: None)
    ids = passage_ids(library)
    tournament = of_tournament(ids)
    line = asked_lines(library, ENTRY)[0]
    own, other = ids.index(ENTRY), ids.index("core@1.4:116")
    _, without = places_without(library, index, ids, tournament, number=own, line=line)
    _, within = places_without(library, index, ids, tournament, number=other, line=line)
    score = {place.id: place.score for place in without}
    assert score.get(ENTRY, 0.0) < next(place.score for place in within if place.id == ENTRY)


def test_the_lines_of_some_entries_are_asked_each_without_itself() -> None:
    found = nearer_lines(["core@1.4:431"])
    assert found.asked > len(found.found) > 0
    assert all(section_of(one.nearer) != section_of(one.entry) and one.sure >= SURE for one in found.found)
    assert [one.sure for one in found.found] == sorted((one.sure for one in found.found), reverse=True)


def test_the_doctor_lists_them_with_a_count_and_calls_nothing_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["doctor", "--lines", ENTRY]) == 0
    assert "signed lines are nearer to another entry" in capsys.readouterr().out
    assert main(["doctor", "--lines", ENTRY, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["asked"] > 0

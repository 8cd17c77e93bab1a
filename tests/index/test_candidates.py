"""A line of people's words that says what the question says raises the rule that it stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.index.candidates import candidates
from judge.index.likeness import SAME_LETTERS, SAME_TERMS, SAME_WORDS
from judge.index.passages import passage_ids, passages
from judge.index.query import parse_question
from judge.index.whoosh_adapter import open_index
from tests.sample import sample_library

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize(
    ("cards", "gained"), [((), SAME_TERMS + SAME_WORDS + SAME_LETTERS), (("Baited Hook",), SAME_TERMS)]
)
def test_a_passage_gains_by_the_line_that_is_most_like_the_question(
    cards: tuple[str, ...], gained: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("JUDGE_CACHE", str(tmp_path / "cache"))
    library = sample_library(tmp_path / "content")
    lines = {"core@1.4:811.1.a": ("which cards can be hidden", "hidden gear"), "core@1.4:811.2": ("gear twice",)}
    monkeypatch.setattr("judge.index.candidates.asked_lines", lambda _, one: lines.get(one, ()))
    index = open_index("candidates", lambda: passages(library), lambda _: None)
    ids = passage_ids(library)
    question = parse_question("hidden gear", library, index)._replace(cards=cards)
    plain = {ids[number]: score for number, score in index.search(question.wanted, 10)}
    raised = dict(candidates(library, index, question, list(plain.items())))
    same = plain["core@1.4:811.1.a"] * (1 + gained)  # the same words, no more and no less
    assert raised["core@1.4:811.1.a"] == pytest.approx(same)
    assert plain["core@1.4:811.1"] == raised["core@1.4:811.1"]  # it has no line

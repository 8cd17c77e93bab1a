"""The wordings of a card come out of the library as they went in."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.library.wording_records import wordings
from judge.cards.loader import catalogue_names
from judge.content.wording_record import wording_record, wordings_of

if TYPE_CHECKING:
    from collections.abc import Sequence

EACH = 25
"""One card of so many is looked at."""
DIES = {"text": "When this dies, draw 1.", "rules": ["core@1.4:413.1", "core@1.4:808.1"]}
HUNTS = {"text": "Hunt [2].", "rules": []}


def _kept(found: Sequence[dict[str, Any]]) -> list[dict[str, Any]]:
    return wordings_of(json.loads(json.dumps(wording_record(found))))


def _wording(text: str, *parts: dict[str, Any], keywords: Sequence[str] = ()) -> dict[str, Any]:
    return {"name": "printed", "bulletin": "", "keywords": list(keywords), "text": text, "parts": list(parts)}


@pytest.mark.parametrize(
    "wording",
    [
        _wording(""),
        _wording("When this dies, draw 1.", DIES),
        _wording("Tank. Shield 2.\nWhen this dies, draw 1.", DIES, keywords=("Tank", "Shield 2")),
        _wording("Hunt [2].\nWhen this dies, draw 1.", HUNTS, DIES, keywords=("Hunt",)),
        _wording("Something else than its parts say.", DIES, keywords=("Tank",)),
    ],
)
def test_a_wording_is_the_same_behind_its_record(wording: dict[str, Any]) -> None:
    assert _kept([wording, wording | {"name": "2026-01-14", "bulletin": "spiritforged"}]) == [
        wording, wording | {"name": "2026-01-14", "bulletin": "spiritforged"},
    ]  # fmt: skip


def test_so_are_those_of_the_cards() -> None:
    for name in catalogue_names()[::EACH]:
        assert _kept(wordings(name)) == wordings(name), name


def test_a_card_without_a_record_has_none() -> None:
    assert wordings_of(None) == []


def test_a_text_that_its_parts_say_is_not_kept_twice() -> None:
    kept = json.dumps(wording_record([_wording("Tank.\nWhen this dies, draw 1.", DIES, keywords=("Tank",))]))
    assert kept.count("When this dies, draw 1.") == 1

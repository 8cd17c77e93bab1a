"""The rules by which a card is performed stand among the hits of a question that names it."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.content.library import Library
from judge.content.packing import pack
from judge.content.store import Store
from judge.content.wording_record import wording_record
from judge.index.card_rules import ADDED, RAISED, with_card_rules

CHOOSES, DRAWS, TRIGGERS, OTHER = (f"core@1.4:{number}" for number in ("355.10", "413.1", "383.3", "428.1"))
WORDING = {"name": "printed", "bulletin": "", "keywords": [], "text": "When this is played, draw 1."}


@pytest.fixture
def library() -> Library:
    parts = [{"text": "When this is played, draw 1.", "rules": [DRAWS, TRIGGERS]}]
    records = {
        "wording Scholar": wording_record([WORDING | {"parts": parts}]),
        "wording Stranger": wording_record([WORDING | {"parts": [{"text": "", "rules": ["core@1.4:999"]}]}]),
        "telling rules": {DRAWS: 1.0, TRIGGERS: 0.0, "core@1.4:999": 1.0},
        **{f"rule {rule}": [] for rule in (CHOOSES, DRAWS, TRIGGERS, OTHER)},
    }
    return Library(Store(pack(records)), "2026-11-27", "1.4")


def test_a_rule_that_no_word_leads_to_is_added_for_the_card(library: Library) -> None:
    found = with_card_rules(library, ["Scholar"], [(OTHER, 20.0), (CHOOSES, 4.0)])
    assert found[:2] == [(OTHER, 20.0), (DRAWS, ADDED * 20.0)]


def test_a_rule_that_was_found_gains_by_its_own_score_besides(library: Library) -> None:
    found = dict(with_card_rules(library, ["Scholar"], [(OTHER, 20.0), (DRAWS, 10.0)]))
    assert found[DRAWS] == 10.0 * (1 + RAISED) + ADDED * 20.0
    assert found[OTHER] == 20.0


def test_what_performs_every_card_gains_nothing(library: Library) -> None:
    found = dict(with_card_rules(library, ["Scholar"], [(OTHER, 20.0), (TRIGGERS, 10.0)]))
    assert found[TRIGGERS] == 10.0


def test_a_rule_whose_text_is_not_held_is_not_added(library: Library) -> None:
    assert with_card_rules(library, ["Stranger"], [(OTHER, 20.0)]) == [(OTHER, 20.0)]


@pytest.mark.parametrize("cards", [[], ["Nobody"]])
def test_nothing_changes_without_a_card_that_is_defined(library: Library, cards: list[str]) -> None:
    found = [(OTHER, 20.0), (DRAWS, 10.0)]
    assert with_card_rules(library, cards, found) == found


def test_nothing_is_added_where_nothing_was_found(library: Library) -> None:
    assert with_card_rules(library, ["Scholar"], []) == []


def test_the_compiled_library_knows_what_tells_little() -> None:
    telling = open_library().store.get("telling rules")
    assert telling is not None
    assert 0 <= telling[TRIGGERS] < 0.2  # hundreds of cards trigger
    assert all(0 <= weight <= 1 for weight in telling.values())
    assert max(telling.values()) == 1

"""The facts and texts of a card list, in the forms that lists have."""

from __future__ import annotations

import json

import pytest

from judge.answers.library.open_library import open_library
from judge.content.importers.card_list import CardList, read_card_list
from judge.content.importers.listed_cards import CardNames
from judge.content.importers.source import Source

NAMES = CardNames(open_library().store)

FACTS_OF_THE_GALLERY = {
    "name": "Old Hound",
    "energy": {"label": "Energy", "value": {"id": 2, "label": "2"}},
    "might": {"label": "Might", "value": {"id": 3}},
    "domain": {"label": "Domain", "values": [{"id": "fury", "label": "Fury"}, {"id": "mind", "label": "Mind"}]},
    "cardType": {
        "label": "Card Type",
        "type": [{"id": "unit", "label": "Unit"}],
        "superType": [{"id": "champion", "label": "Champion"}],
    },
    "tags": {"label": "Tags", "tags": ["Poro", "Yordle"]},
    "text": {"label": "Ability", "richText": {"type": "html", "body": "<p>[Tank]</p>"}},
}
FACTS_IN_GROUPS = {
    "name": "Old Hound",
    "attributes": {"energy": "2", "might": "3"},
    "classification": {"type": "Unit", "supertype": "Champion", "domain": ["Fury", "Mind"]},
    "tags": ["Poro", "Yordle"],
    "text": {"plain": "[Tank]"},
}


def read(shape: object) -> CardList:
    return read_card_list(Source("cards.json", "json", json.dumps(shape)), NAMES)


@pytest.mark.parametrize("shape", [FACTS_OF_THE_GALLERY, FACTS_IN_GROUPS], ids=["gallery", "groups"])
def test_the_facts_of_a_card_are_found_in_what_a_list_has_around_them(shape: object) -> None:
    (entry,) = read([shape]).entries
    assert (str(entry["energy"]), str(entry["might"]), entry["power"]) == ("2", "3", None)
    assert (entry["type"], entry["supertype"], entry["domains"]) == ("Unit", "Champion", "Fury, Mind")
    assert (entry["tags"], entry["text"]) == ("Poro, Yordle", "[Tank]")


def test_an_erratum_in_a_list_keeps_all_of_its_values() -> None:
    shape = [{"name": "A", "text": "Draw 1.", "errata": [{"day": "2031-01-02", "new": "Draw 2."}]}]
    (entry,) = read(shape).entries
    assert entry["errata"] == "2031-01-02; Draw 2."


@pytest.mark.parametrize(
    ("text", "empty"),
    [("", True), ({"rich": "", "plain": " "}, True), (None, None), ({}, None), (["Draw 1."], None), (5, None)],
)
def test_a_list_says_that_a_card_has_no_text_only_by_an_empty_one(text: object, empty: object) -> None:
    shape = [{"name": "A", "text": text}, {"name": "B", "text": "Draw 1."}]
    entries = read(shape).entries
    assert (entries[0]["text"], entries[0].get("empty")) == ("", empty)

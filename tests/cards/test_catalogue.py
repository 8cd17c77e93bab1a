from __future__ import annotations

import json
import re
import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from judge.cards.build_catalogue import CATALOGUE, UNLISTED, main, read_cards, render
from judge.cards.catalogue import FOLDERS, LEGALITY_AS_OF, catalogue, is_card
from judge.cards.loader import definitions
from judge.engine.instructions.play_token import PlayToken
from judge.engine.state.instruction import walk
from judge.errors import ContentError
from tests.official import official

if TYPE_CHECKING:
    from pathlib import Path


def test_every_card_of_every_set_is_there() -> None:
    rows = CATALOGUE.read_text(encoding="utf-8").splitlines()[1:]
    assert list(catalogue()) == [row.partition("\t")[0] for row in rows]
    assert len(rows) > 900
    assert {card.set for card in catalogue().values()} == FOLDERS.keys()


def test_the_facts_of_a_unit_are_typed() -> None:
    jinx = catalogue()["Jinx, Demolitionist"]
    assert (jinx.types, jinx.supertype, jinx.domains) == (("Unit",), "Champion", ("Fury",))
    assert "Jinx" in jinx.tags
    assert isinstance(jinx.energy, int)
    assert jinx.might_bonus is None


def test_no_might_is_not_might_0() -> None:
    assert catalogue()["Reflection"].might == 0
    assert catalogue()["Gold"].might is None
    assert catalogue()["Recurve Bow"].might_bonus == 0
    assert catalogue()["Recurve Bow"].might is None


def test_runes_and_tokens_are_cards_of_the_catalogue() -> None:
    assert catalogue()["Fury Rune"].supertype == "Basic"
    assert catalogue()["Gold"].is_token
    assert not catalogue()["Fury Rune"].is_token


def test_every_token_that_a_card_makes_is_a_card_of_the_catalogue() -> None:
    made = {
        step.token.name for found in definitions() for card in found.cards()
        for source in (card.abilities, card.effect) for step in walk(source) if isinstance(step, PlayToken)
    }  # fmt: skip
    assert made > {"Sand Soldier", "Mech", "Tentacle", "Shadow Clone", "Gold", "Sprite"}
    assert {name for name in made if name not in catalogue()} == {"Recruit"}  # listed by its printings


def test_a_card_of_two_types_keeps_both() -> None:
    assert catalogue()["Patched Porobot"].types == ("Unit", "Gear")


def test_ten_cards_are_banned() -> None:
    banned = {card.name for card in catalogue().values() if card.legality == "banned"}
    assert banned == {
        "Called Shot",
        "Draven, Vanquisher",
        "Fight or Flight",
        "Scrapheap",
        "Stealthy Pursuer",
        "The Arena's Greatest",
        "Aspirant's Climb",
        "The Dreaming Tree",
        "Obelisk of Power",
        "Reaver's Row",
    }


def test_the_catalogue_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        catalogue()["Gold"] = catalogue()["Bird"]  # type: ignore[index]


def test_a_name_is_known_without_the_facts() -> None:
    assert all(map(is_card, catalogue()))
    assert not is_card("Hook")
    assert not is_card("name")


def test_reading_the_catalogue_imports_nothing_heavy() -> None:
    code = "import sys; from judge.cards.catalogue import catalogue; catalogue(); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = set(ran.stdout.split())
    assert not loaded & {"json", "csv", "pathlib", "dataclasses", "rapidfuzz", "inspect", "judge.engine"}


def test_the_stored_catalogue_is_what_the_card_list_says() -> None:
    cards = [*read_cards(official("cards.json")), *UNLISTED]
    assert CATALOGUE.read_text(encoding="utf-8") == render(cards)
    assert list(catalogue().values()) == cards


def test_no_text_of_a_card_is_in_the_catalogue() -> None:
    entries = json.loads(official("cards.json").read_text(encoding="utf-8"))
    stored = CATALOGUE.read_text(encoding="utf-8")
    texts = {entry[field] for entry in entries for field in ("text", "text_printed", "flavour", "effect_text")}
    assert not [text for text in texts if text and len(text) > 30 and text in stored]


def test_the_bans_are_those_of_the_legality_page() -> None:
    page = official("tournament-rules", f"constructed-legality-{LEGALITY_AS_OF}.md").read_text(encoding="utf-8")
    listed = {name for line in re.findall(r"^Banned \w+: (.*)$", page, re.MULTILINE) for name in line.split("; ")}
    assert listed == {card.name for card in catalogue().values() if card.legality == "banned"}


@pytest.mark.parametrize("damage", ["", "{}x", "[1]", '[{"name": "Half"}]', '{"name": "Half"}'])
def test_a_damaged_card_list_is_refused(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "cards.json"
    path.write_text(damage)
    with pytest.raises(ContentError, match=r"cards\.json"):
        read_cards(path)


def test_a_refused_card_list_leaves_the_catalogue_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = CATALOGUE.read_bytes()
    assert main([str(tmp_path / "absent.json")]) == 4
    assert "cannot be read" in capsys.readouterr().err
    assert CATALOGUE.read_bytes() == before


def test_the_generator_says_how_it_is_called(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([]) == 2
    assert "python -m judge.cards.build_catalogue" in capsys.readouterr().err

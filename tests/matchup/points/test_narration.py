"""Outcomes in words: different ones never read the same, and nobody saves themselves."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from judge.answers.simulated.outcomes_of_a_scenario import explored
from judge.cards.loader import defined
from judge.cli.explore import chosen_block
from judge.matchup.points.narration import summaries
from tests.engine.boards import TODAY, Board
from tests.matchup.search.test_pair_search import between

if TYPE_CHECKING:
    from pathlib import Path


def test_different_outcomes_of_random_pairs_have_different_words() -> None:
    random = Random(7)
    names = [name for name in defined() if not name.endswith("Rune")]
    several = 0
    for _ in range(25):
        one, other = random.sample(names, 2)
        found = between(one, other)
        for entry in (*found.interacting[:2], *found.others[:2]):
            words = summaries(entry.walk.outcomes)
            assert len(set(words)) == len(words)
            several += len(words) > 1
    assert several > 3


@pytest.mark.parametrize("other", ["Void Seeker", "Vengeance"])
def test_a_unit_that_is_saved_by_what_is_attached_to_it_does_not_save_itself(other: str) -> None:
    found = between("Guardian Angel", other)
    told = [words for entry in found.interacting for words in summaries(entry.walk.outcomes)]
    assert any("u is saved (healed, exhausted, recalled)" in words for words in told)
    assert not any("u saves u" in words for words in told)


def test_a_chosen_player_is_named() -> None:
    play = Board().card("Bone Skewer").unit("u", at="BF1").play("play Bone Skewer", "BF1", "P2")
    assert any("P1 chooses P2 for Bone Skewer" in str(event) for event in play.position.events)


def test_a_keyword_that_a_unit_has_as_printed_is_not_told_as_given() -> None:
    words = {label: summaries(between("Gem Jammer", label).interacting[0].walk.outcomes) for label in PRINTED}
    assert {label: any(f"{label} has Ganking" in one for one in told) for label, told in words.items()} == PRINTED


PRINTED = {"Laurent Bladekeeper": False, "Gustwalker": True}


WON = """
battlefields: BF1, BF2
BF1 controlled by P2
P1: base d = Draven, Audacious
P2: at BF1 u = 3-Might unit

P1 moves d to BF1
the rest of the combat
"""


def test_a_second_point_is_told(tmp_path: Path) -> None:
    """For winning the combat and for conquering; a point that is gained twice was told once."""
    path = tmp_path / "won.md"
    path.write_text(f"```scenario{WON}```", encoding="utf-8")
    ((words, _),) = explored(chosen_block(str(path), 0), TODAY, budget=1000, seconds=60).outcomes()
    assert words.count("P1 gains 1 point") == 2
    assert "P1 gains 1 point again" in words

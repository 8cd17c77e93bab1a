"""The cards that the engine can play: where they are defined, and their wordings."""

from __future__ import annotations

import re
from datetime import date
from importlib import import_module
from itertools import pairwise
from keyword import iskeyword
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from msgspec.structs import replace

import judge.cards
from judge.cards.catalogue import FOLDERS, catalogue, facts_of
from judge.cards.definition import PRINTED, CardDefinition, card, printed
from judge.cards.loader import catalogue_names, defined, definition, file_name, files, is_defined, place
from judge.engine.conditions.conditions import WhenThisDies
from judge.engine.keyword_abilities.vocabulary import KEYWORDS, name_of
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.state.instruction import walk
from tests.each import for_each

if TYPE_CHECKING:
    from judge.engine.state.instruction import Instruction

CARDS = Path(judge.cards.__file__).parent


def test_names_lead_to_files_of_their_own() -> None:
    names = {facts.name.partition(" (")[0] for facts in catalogue().values()}
    written = {file_name(name) for name in names}
    assert len(written) == len(names) > 900
    assert all(name.isidentifier() and not iskeyword(name) for name in written)


@pytest.mark.parametrize(
    ("name", "at"),
    [
        ("Zhonya's Hourglass", "origins.zhonyas_hourglass"),
        ("Kog'Maw, Caustic", "origins.kogmaw_caustic"),
        ("B.F. Sword", "spiritforged.b_f_sword"),
        ("Mega-Mech", "origins.mega_mech"),
        ("Recruit", "origins.recruit"),
        ("Recruit (NX)", "origins.recruit"),
    ],
)
def test_where_a_definition_lies_follows_from_the_name(name: str, at: str) -> None:
    assert place(name) == at


def test_every_file_of_a_set_defines_one_card_that_is_named_so() -> None:
    assert {found.partition(".")[0] for found in files()} == set(FOLDERS.values())
    assert sorted(files()) == sorted(place(name) for name in defined())
    assert set(map(place, catalogue_names())) == files()
    for name in defined():
        module = import_module(f"judge.cards.{place(name)}")
        own = [value for value in vars(module).values() if isinstance(value, CardDefinition)]
        assert [found for found in own if place(found.name) == place(name)] == [definition(name)]
        assert getattr(module, file_name(name).upper()) is definition(name)


@for_each(defined)
def test_a_definition_is_found_by_its_name(name: str) -> None:
    assert is_defined(name)
    assert definition(name).name == name
    assert definition(name).facts == facts_of(name)


def test_a_token_is_found_by_each_of_its_printings() -> None:
    assert is_defined("Recruit (ZN)")
    assert definition("Recruit (ZN)") is definition("Recruit")
    assert {"Recruit (DE)", "Recruit (NX)", "Recruit (ZN)"} <= set(catalogue_names())
    assert "Recruit" not in catalogue_names()


@pytest.mark.usefixtures("two_cards_not_defined")
def test_a_card_that_is_not_defined_is_not_found() -> None:
    assert not is_defined("Sandstone Chimera")
    with pytest.raises(KeyError):
        definition("Sandstone Chimera")


@for_each(defined)
def test_keywords_are_those_of_the_game_and_the_might_bonus_is_the_catalogues(name: str) -> None:
    for variant in definition(name).variants:
        assert {name_of(keyword) for keyword in variant.keywords} <= set(KEYWORDS)
        bonus = [part.might for part in variant.abilities if isinstance(part, WhileAttached)]
        assert sum(bonus) == (facts_of(name).might_bonus or 0)


def test_what_stands_behind_deathknell_is_what_other_texts_mean_by_it() -> None:
    for name in defined():
        for variant in definition(name).variants:
            dies = [part for part in walk(variant.abilities) if isinstance(part, WhenThisDies)]
            assert all(part.deathknell for part in dies) or "Deathknell" not in variant.keywords, name


def test_a_part_that_is_no_keyword_ability_or_instruction_is_refused() -> None:
    with pytest.raises(TypeError, match="a wording consists of keywords, abilities and instructions, not of 4"):
        printed("Hidden", 4)  # type: ignore[arg-type] # the slip that is meant


def test_a_card_that_the_catalogue_does_not_know_cannot_be_defined() -> None:
    with pytest.raises(KeyError):
        card("Nobody of Nowhere", printed())


@for_each(defined)
def test_wordings_are_in_order_and_the_newest_is_in_force(name: str) -> None:
    known = definition(name)
    assert known.variants[0].name == PRINTED
    assert all(earlier.since < later.since for earlier, later in pairwise(known.variants))
    assert known.on(date(2026, 7, 24)).wording == known.variants[-1].name
    assert known.on(date(2025, 9, 1)).wording == PRINTED


@for_each(defined)
def test_a_wording_is_the_same_card_every_time(name: str) -> None:
    assert list(definition(name).cards()) == list(definition(name).cards())


@for_each(defined)
def test_every_errata_wording_names_a_bulletin_that_exists(name: str) -> None:
    root = CARDS.parents[1]
    for variant in definition(name).variants[1:]:
        assert (root / variant.bulletin).is_file(), variant.bulletin


@for_each(defined)
def test_every_wording_is_described(name: str) -> None:
    for variant in definition(name).variants:
        words = variant.describe()
        textless = not (variant.abilities or variant.effect or variant.keywords)
        assert bool(words) is not textless
        assert "<" not in words
        assert "None" not in words


SAME = (
    "Bone Skewer",
    "Disintegrate",
    "Edge of Night",
    "Pack of Wonders",
    "Resonating Strike",
    "The Syren",
    "Tianna Crownguard",
    "Unforgiven",
)
"""Cards whose errata only say what was meant all along: both wordings do the same."""


def without_doubts(effect: tuple[Instruction, ...]) -> list[Instruction]:
    """The instructions without the open questions about how they are meant."""
    return [replace(one, doubt=None) if getattr(one, "doubt", None) else one for one in effect]


@for_each(lambda: [name for name in defined() if len(definition(name).variants) > 1])
def test_wordings_that_do_different_things_are_described_differently(name: str) -> None:
    known = definition(name)
    words = [variant.describe() for variant in known.variants]
    if name in SAME:
        assert len(set(words)) == 1
        before, after = (without_doubts(variant.effect) for variant in known.variants[:2])
        assert before == after
    else:
        assert len(set(words)) == len(words)


def test_a_wording_reads_as_what_it_does_in_order() -> None:
    hook = definition("Baited Hook")
    words = hook.variants[-1].describe()
    assert re.fullmatch(r"\[1\]\[C\], \[E\]: Kill .+\. Look at .+\. You may banish .+\. Recycle the rest\.", words)

"""The cards that the engine can play: their facts, their table and their wordings."""

from __future__ import annotations

from datetime import date
from importlib import import_module
from itertools import pairwise
from pathlib import Path

import pytest
from msgspec.structs import replace

import judge.cards
from judge.cards.catalogue import CardFacts, catalogue
from judge.cards.definition import PRINTED, CardDefinition
from judge.cards.registry import defined, definition, is_defined
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.ignoring import IgnoresInAssignment
from judge.engine.abilities.optional_costs import GivesRepeat
from judge.engine.abilities.passive import Dependent
from judge.engine.actions.burn import Burn
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.predict import Predict
from judge.engine.circumstances import IsMighty
from judge.engine.effect_text import WhileAttached
from judge.engine.instructions import Instruction, walk
from judge.engine.keywords.level import WhileLevel
from judge.engine.keywords.weaponmaster import AttachForEquipCost
from judge.engine.layering.changes import HasKeywords
from judge.engine.qualities import WithKeyword

CARDS = Path(judge.cards.__file__).parent
SETS = sorted(path.parent.name for path in CARDS.glob("*/__init__.py"))

PRINTINGS = {"Recruit": ("Recruit (DE)", "Recruit (NX)", "Recruit (ZN)")}
"""Where the catalogue lists one object of the game under several names."""

LACKING = {"Disintegrate": ("Action",)}
"""Keywords that the catalogue does not know: the card list gives none where an errata text lost its brackets."""

MENTIONED = {
    "Valley of Idols": ("Buff",),
    "Swift Scout": ("Hidden",),
    "Ava Achiever": ("Hidden",),
    "Crowd Favorite": ("Buff",),
    "Decree of Insight": ("Deflect",),
    "Ember Monk": ("Hidden",),
    "Heisho, Shell of the World": ("Deflect",),
    "Marai Spire": ("Repeat",),
    "Mystic Vortex": ("Reaction",),
    "Noxus Saboteur": ("Hidden",),
    "Risen Altar": ("Empower",),
    "Sacred Shears": ("Deathknell",),
    "Threshold of the Gray": ("Add",),
}
"""Keywords that the catalogue lists because the card speaks of what has them, or does them; it has none of them."""


def listed(name: str) -> list[CardFacts]:
    return [catalogue()[found] for found in PRINTINGS.get(name, (name,))]


def mentioned(card: CardDefinition) -> set[str]:
    """The keywords that a card does not have but gives; the catalogue lists both."""
    parts = [part for variant in card.variants for part in walk((*variant.abilities, *variant.effect))]
    given = {
        word for part in parts if isinstance(part, HasKeywords | Dependent | WhileAttached) for word in part.keywords
    }
    tokens = [part.token for part in parts if isinstance(part, PlayToken)]
    given |= {word for word in ("Temporary", "Deflect") if any(token.has(word) for token in tokens)}
    gifts = [one for token in tokens for one in walk(token.abilities) if isinstance(one, HasKeywords)]
    given |= {word for one in gifts for word in one.keywords}
    given |= {"Reaction"} if "Ambush" in card.keywords else set()  # Ambush gives it under a condition: 822.1.b
    given |= {f"Burn {part.count}" for part in parts if isinstance(part, Burn)}
    given |= {part.keyword for part in parts if isinstance(part, IgnoresInAssignment | WithKeyword)}
    given |= {f"Level {part.xp}" for part in parts if isinstance(part, WhileLevel)}
    given |= {f"Predict {part.count}" for part in parts if isinstance(part, Predict) and part.count > 1}
    given |= {"Action"} if any(isinstance(part, Activated) and part.action for part in parts) else set()
    given |= {"Equip"} if any(isinstance(part, AttachForEquipCost) for part in parts) else set()
    given |= {"Repeat"} if any(isinstance(part, GivesRepeat) for part in parts) else set()
    return given | ({"Mighty"} if any(isinstance(part, IsMighty) for part in parts) else set())


def modules() -> dict[str, list[CardDefinition]]:
    """The definitions that stand in each module of a set."""
    found = {}
    for name in SETS:
        for path in sorted((CARDS / name).glob("[!_]*.py")):
            module = import_module(f"judge.cards.{name}.{path.stem}")
            found[f"{name}.{path.stem}"] = [card for card in vars(module).values() if isinstance(card, CardDefinition)]
    return found


def test_the_table_names_every_definition_once_and_nothing_else() -> None:
    written = [card.name for cards in modules().values() for card in cards]
    assert len(written) > 13
    assert sorted(defined()) == sorted(written)
    assert len(set(written)) == len(written)


@pytest.mark.parametrize("name", defined())
def test_a_definition_is_found_by_its_name(name: str) -> None:
    assert is_defined(name)
    assert definition(name).name == name
    assert any(definition(name) in cards for cards in modules().values())


def test_a_card_that_is_not_defined_is_not_found() -> None:
    assert not is_defined("Sandstone Chimera")
    with pytest.raises(KeyError):
        definition("Sandstone Chimera")


@pytest.mark.parametrize("name", defined())
def test_the_facts_of_a_definition_are_those_of_the_catalogue(name: str) -> None:
    card = definition(name)
    for facts in listed(name):
        assert (card.energy, card.power, card.might) == (facts.energy or 0, facts.power or 0, facts.might)
        bonus = [part.might for part in card.variants[0].abilities if isinstance(part, WhileAttached)]
        assert sum(bonus) == (facts.might_bonus or 0)
        assert (card.types, card.domains, card.tags) == (facts.types, facts.domains, facts.tags)
        assert (card.supertype, card.token) == (facts.supertype or "", facts.is_token)
        assert {*card.keywords, *mentioned(card), *MENTIONED.get(name, ())} == {*facts.keywords, *LACKING.get(name, ())}
    assert card.code == listed(name)[0].code


def test_what_the_catalogue_lacks_is_still_lacking() -> None:
    for name, keywords in LACKING.items():
        assert not set(keywords) & set(catalogue()[name].keywords), f"{name} needs no exception any more"


@pytest.mark.parametrize("name", defined())
def test_wordings_are_in_order_and_the_newest_is_in_force(name: str) -> None:
    card = definition(name)
    assert card.variants[0].name == PRINTED
    assert all(earlier.since < later.since for earlier, later in pairwise(card.variants))
    assert card.on(date(2026, 7, 24)).wording == card.variants[-1].name
    assert card.on(date(2025, 9, 1)).wording == PRINTED


@pytest.mark.parametrize("name", defined())
def test_a_wording_is_the_same_card_every_time(name: str) -> None:
    assert list(definition(name).cards()) == list(definition(name).cards())


@pytest.mark.parametrize("name", defined())
def test_every_errata_wording_names_a_bulletin_that_exists(name: str) -> None:
    root = CARDS.parents[1]
    for variant in definition(name).variants[1:]:
        assert (root / variant.bulletin).is_file(), variant.bulletin


@pytest.mark.parametrize("name", defined())
def test_every_wording_is_described(name: str) -> None:
    card = definition(name)
    for variant in card.variants:
        words = variant.describe(card.keywords)
        textless = not (variant.abilities or variant.effect or card.keywords)
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
    """Give instructions without the doubts about how they are meant."""
    return [replace(one, doubt=None) if getattr(one, "doubt", None) else one for one in effect]


@pytest.mark.parametrize("name", [name for name in defined() if len(definition(name).variants) > 1])
def test_wordings_that_do_different_things_are_described_differently(name: str) -> None:
    card = definition(name)
    words = [variant.describe(card.keywords) for variant in card.variants]
    if name in SAME:
        assert len(set(words)) == 1
        printed, corrected = (without_doubts(variant.effect) for variant in card.variants[:2])
        assert printed == corrected
    else:
        assert len(set(words)) == len(words)


def test_a_wording_reads_as_a_numbered_list_of_what_it_does() -> None:
    hook = definition("Baited Hook")
    assert hook.variants[-1].describe(hook.keywords) == (
        "Activate ([1][C], [E]): 1. Kill: a friendly unit (target). 2. Look: top 5 of own Main Deck. "
        "3. May banish one of them: unit, Might at most the killed unit's Might + 1; play it, cost ignored. "
        "4. Recycle: the rest."
    )

"""What a definition does reads like the text of a card."""

from __future__ import annotations

import re
from datetime import date

import pytest

from judge.cards.loader import definition, definitions
from judge.engine.actions.kill import Kill
from judge.engine.instructions.xp import SpendXP
from judge.engine.state.cost import Cost
from judge.engine.state.delayed import Until
from judge.engine.state.traits import MightBy
from judge.engine.wording.changes import HasKeywords, HasTags
from judge.engine.wording.instructions import describe_effect
from judge.engine.wording.references import This
from judge.engine.wording.sentences import given, listed, ordinal, said_of, sentence, third_person, with_article

TODAY = date(2026, 11, 1)

READ_ALOUD = {
    "Yasuo, Remorseful": "When this attacks, deal damage equal to its Might to an enemy unit here.",
    "Minah Swiftfoot": "When this moves to a battlefield, choose one: each player discards 1; or each player draws 1.",
    "Doran's Shield": "Equip.\n[G]: Attach this to one of your units.\n"
    "The unit that this is attached to has Tank and +1 Might.",
    "Herald of the Arcane": "[1], [E]: Play 1 Recruit token.",
    "Altar to Unity": "When you hold here, play 1 Recruit token to your base.",
    "Feral Strength": "Reaction.\nRepeat [2]: You may pay this as well, to do what follows once more.\n"
    "Give a unit +2 Might this turn.",
    "Jax, Unrelenting": "Weaponmaster.\n"
    "When this is played, you may pay the Equip cost of one of your Equipment for [A] less "
    "to attach it to this.\nWhen you attach an Equipment to this, you may pay [1] to draw 1.",
    "Zhonya's Hourglass": "Hidden.\n"
    "If a friendly unit would die, instead kill this, heal it, exhaust it, and recall it.",
}


@pytest.mark.parametrize("name", READ_ALOUD)
def test_a_card_reads_like_a_card(name: str) -> None:
    found = [variant for variant in definition(name).variants if variant.since <= TODAY][-1]
    assert found.describe() == READ_ALOUD[name]


def test_an_instruction_is_a_clause_and_an_effect_sentences() -> None:
    assert Kill(This()).describe() == "kill this"
    assert describe_effect((Kill(This()), SpendXP(5))) == "Kill this. Spend 5 XP."
    assert Cost(actions=(SpendXP(5),)).describe_paying() == "spend 5 XP"
    assert Cost(1, ("C",), exhaust_this=True).describe_paying() == "pay [1][C] and exhaust this"


def test_subjects_and_verbs_agree() -> None:
    changes = (MightBy(1), HasKeywords(("Tank", "Shield 2")), HasTags(("Mech",)))
    assert said_of("this", changes, several=False) == "this has +1 Might and Tank and Shield 2 and is Mech"
    assert (
        said_of("other units", changes, several=True) == "other units have +1 Might and Tank and Shield 2 and are Mech"
    )
    assert given(changes[:1], "a unit", several=False, until=Until.END_OF_TURN) == "give a unit +1 Might this turn"
    assert third_person("discard 1") == "discards 1"
    assert third_person("banish this") == "banishes this"


def test_lists_articles_and_numbers() -> None:
    assert [listed(["a"]), listed(["a", "b"]), listed(["a", "b", "c"])] == ["a", "a and b", "a, b, and c"]
    assert [with_article("Equipment"), with_article("unit"), with_article("enemy unit")] == [
        "an Equipment", "a unit", "an enemy unit",
    ]  # fmt: skip
    assert [ordinal(2), ordinal(6)] == ["second", "6th"]
    assert sentence('this has "Draw 1."') == 'This has "Draw 1."'


SLIPS = {
    "a colon before what is meant": r": (this|it|that|a|an|all|one of)\b(?! costs)",
    "the wrong article": r"\ba (?=[aeioAEIO])|\ban (?=[^aeioAEIO])",
    "a word said twice": r"\b(\w+) \1\b",
    "a mark of the engine": r"\bMay |of them:|\(target|where the source is|\bown (Main|base|hand)",
    "two full stops": r"\.\.",
    "a plural with a singular": r"\bgears\b|\b\d+ [a-z ]*that was played|\b\d+ (?!of )your\b|fewer your",
}


@pytest.mark.parametrize("slip", SLIPS)
def test_no_description_has_a_slip(slip: str) -> None:
    found = [
        f"{one.name}: {line}"
        for one in definitions() for variant in one.variants
        for line in variant.describe().splitlines() if re.search(SLIPS[slip], line)
    ]  # fmt: skip
    assert found == []


def test_every_line_begins_and_ends_as_a_sentence() -> None:
    found = [
        f"{one.name}: {line}"
        for one in definitions() for variant in one.variants
        for line in variant.describe().splitlines()
        if not re.match(r"[A-Z\[]", line) or not line.endswith((".", '."'))
    ]  # fmt: skip
    assert found == []

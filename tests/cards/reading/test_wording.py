"""Texts in the grammar of cards, made up for these tests, are read whole or not at all."""

from __future__ import annotations

import pytest

from judge.cards.reading.phrases import NotRead
from judge.cards.reading.wording import read_text
from judge.engine.abilities.activated import Activated
from judge.engine.actions.deal import Deal
from judge.engine.instructions.if_so import IfItIs
from judge.engine.keyword_abilities.empower import NotEmpowered
from judge.engine.layers.effect_text import WhileAttached
from judge.engine.targeting.amounts import DamageMarkedOn
from judge.engine.wording.criteria import Criteria
from judge.engine.wording.references import Chosen

UNIT, GEAR, SPELL, BATTLEFIELD = ("Unit",), ("Gear",), ("Spell",), ("Battlefield",)


@pytest.mark.parametrize(
    ("types", "text", "says"),
    [
        (UNIT, "[Tank] [Assault 4]", "Tank. Assault 4."),
        (UNIT, "Tank, Hidden (This is a reminder (of sorts).)", "Tank. Hidden."),
        (UNIT, "When you play me, draw 7.", "When this is played, draw 7."),
        (UNIT, "When I attack or defend, stun an exhausted enemy unit here.",
         "When this attacks or defends, stun an enemy exhausted unit here."),
        (UNIT, "[Deathknell][>] You may discard 3, then draw 5.",
         "Deathknell.\nWhen this dies, you may discard 3. Draw 5."),
        (UNIT, "[Level 7][>] I have +6 [M].", "Level 7.\nWhile you have 7 XP or more, this has +6 Might."),
        (UNIT, "When I hold, you may pay [4][P] to ready another friendly Poro.",
         "When this holds, you may pay [4][P] to ready another friendly Poro unit."),
        (SPELL, "[Reaction]\nDeal 9 to a buffed unit in a base. Draw 6.",
         "Reaction.\nDeal 9 to a buffed unit in a base. Draw 6."),
        (SPELL, "Kill a friendly gear. If you do, give a friendly unit +9 [M] this turn.",
         "Kill a friendly gear. If that gear was killed, give a friendly unit +9 Might this turn."),
        (SPELL, "Deal 8 to all exhausted units at a battlefield.",
         "Choose a battlefield. Deal 8 to all exhausted units at the battlefield."),
        (SPELL, "Choose one —\nDraw 6.\nDiscard 5.", "Choose one: draw 6; or discard 5."),
        (GEAR, "[3], [E], Kill this: Buff up to three friendly units.",
         "[3], [E], kill this: Buff up to 3 friendly units."),
        (GEAR, "[E]: [Reaction][>] [Add] [2][R]. Use only to play spells.",
         "Reaction — [E]: Add [2][R], to be spent on spells only."),
        (UNIT, "When you play me, draw 7, then kill me if I was played from face down.",
         "When this is played, draw 7. If this was played from facedown, kill this."),
        (SPELL, "The next gear you play this turn enters ready. When you play it, draw 7.",
         "This turn, the next gear that you play enters ready. The next time you play a gear this turn, draw 7."),
        (SPELL, "When I hold, you may play me from your trash for [4]. Banish me.",
         "When this holds, while this is in your trash, you may play this from your trash for [4]. Then banish this."),
        (BATTLEFIELD, "When you conquer here, discard 4.", "When you conquer here, discard 4."),
        (UNIT, "When you play me, put the top 5 cards of your main deck into your trash.",
         "When this is played, burn 5."),
        (SPELL, "Draw 6 for each battlefield you or allies control.",
         "Draw 6 for each friendly battlefield."),
        (SPELL, "Kill a gear. If you control a Poro, ready it instead.",
         "Choose a gear. If there is one of your Poro permanents, ready that gear. Otherwise, kill that gear."),
        (UNIT, "When I hold, each opponent discards 3.", "When this holds, each opponent discards 3."),
        (BATTLEFIELD, "Poros here have [Shield 3] and +2 [M].", "All Poro units here have Shield 3 and +2 Might."),
    ],
)  # fmt: skip
def test_a_text_reads_as_it_says(types: tuple[str, ...], text: str, says: str) -> None:
    found = read_text("Somebody", types, text).describe()
    assert found == says


@pytest.mark.parametrize(
    ("types", "text", "part"),
    [
        (UNIT, "When you play me, draw 7 and dance.", "draw 7 and dance"),
        (UNIT, "[Tank]\nI am the greatest.", "i am the greatest"),
        (UNIT, "Draw 7.", "draw 7"),
        (UNIT, "When I attack, kill it.", "when i attack, kill it"),
        (SPELL, "Choose an opponent.", "choose an opponent"),
        (SPELL, "Play a 9 [M] Recruit unit token.", "recruit"),
        (SPELL, "Kill all Gribbles.", "kill all gribbles"),
        (SPELL, "If you do, draw 7.", "if you do"),
        (SPELL, "Draw 6. You may pay [4].", "you may pay"),
        (SPELL, "Draw 7. When you play it, stun it.", "when you play it"),
        (SPELL, "When you play me, draw 7. Then banish this if the sun shines.", "banish this if the sun shines"),
        (BATTLEFIELD, "When you hold here, stun an enemy unit at that moon.", "moon"),
        (UNIT, "When I hold, each opponent kills a unit you control.", "each opponent"),
        (UNIT, "When I hold, if you have 7+ units there, draw 6.", "at that battlefield"),
    ],
)
def test_a_text_that_is_not_understood_to_its_end_is_refused(types: tuple[str, ...], text: str, part: str) -> None:
    with pytest.raises(NotRead) as refused:
        read_text("Somebody", types, text)
    assert part in refused.value.part.lower()


def test_it_is_what_was_spoken_of_last_and_that_unit_the_unit() -> None:
    words = read_text("Somebody", SPELL, "Choose a friendly unit. Counter a spell. Give that unit +8 [M] this turn.")
    assert words.describe().endswith("Give that unit +8 Might this turn.")


def test_another_is_other_than_the_source_or_than_the_target_before() -> None:
    unit = read_text("Somebody", UNIT, "When I move, ready another friendly unit.").describe()
    spell = read_text("Somebody", SPELL, "Ready a friendly unit and exhaust another unit.")
    assert "ready another friendly unit" in unit
    assert "OtherThan(of='unit')" in repr(spell.effect)


def test_the_effect_text_of_an_equipment_speaks_of_the_unit_and_its_name_of_the_equipment() -> None:
    found = read_text("Old Rope", GEAR, "[Equip] [3][G]", "If I would die, kill Old Rope instead. Heal me.", 2)
    (given,) = (part for part in found.abilities if isinstance(part, WhileAttached))
    assert given.might == 2
    assert "instead kill this Equipment and heal this" in given.describe()


def test_quotation_marks_give_an_ability() -> None:
    found = read_text("Somebody", SPELL, 'This turn, a friendly unit has "When I conquer, draw 8."').describe()
    assert "when this conquers, draw 8" in found.lower()


def test_one_of_the_cards_looked_at_is_no_number_of_cards() -> None:
    found = read_text("Somebody", SPELL, "Look at the top 7 cards of your Main Deck. Draw one.")
    assert "PickCards" in repr(found.effect)


def test_the_name_of_a_token_is_no_tag() -> None:
    found = read_text("Somebody", GEAR, "Your Sand Soldiers have [Tank].")
    assert "Named(name='Sand Soldier')" in repr(found.abilities)


def test_a_keyword_that_is_short_for_an_ability_comes_with_it_and_one_with_a_cost_is_not_given() -> None:
    assert "AttachForEquipCost" in repr(read_text("Somebody", GEAR, "Your Poros have [Weaponmaster].").abilities)
    with pytest.raises(NotRead):
        read_text("Somebody", GEAR, "Your Poros have [Quick-Draw].")


def test_what_stands_behind_deathknell_is_known_as_such() -> None:
    (ability,) = read_text("Somebody", UNIT, "[Deathknell][>] Draw 8.").abilities
    assert "deathknell=True" in repr(ability)


def test_damage_marked_on_it_is_that_on_what_the_same_sentence_chooses() -> None:
    read = read_text("Somebody", SPELL, "Deal damage to an enemy unit equal to the damage marked on it.")
    assert "damage marked on this" not in read.describe()
    (deals,) = read.effect
    assert isinstance(deals, Deal)
    assert deals.amount == DamageMarkedOn(Chosen("unit"))


def test_if_it_is_empowered_asks_a_chosen_gear_and_not_for_a_unit() -> None:
    read = read_text("Somebody", SPELL, "Choose a friendly gear. If it's [Empowered], ready it.")
    asked = next(one for one in read.effect if isinstance(one, IfItIs))
    assert isinstance(asked.criteria, Criteria)
    assert asked.criteria.card_type == "Gear"


def test_what_can_be_empowered_several_times_can_use_empower_again() -> None:
    once = read_text("Somebody", UNIT, "[Empower] [3] ([3]: Empower me.)")
    again = read_text("Somebody", UNIT, "[Empower] [3] ([3]: Empower me.)\nI can be [Empowered] up to three times.")
    assert [one.only_while for one in once.abilities if isinstance(one, Activated)] == [NotEmpowered()]
    assert [one.only_while for one in again.abilities if isinstance(one, Activated)] == [None]

"""Near misses of two cards by their clauses, and what the rulings say of them in their heads."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.content.near_misses import near_misses
from judge.engine.state.clauses import About
from judge.matchup.clauses.near_kinds import awaited, happens, words_and_kinds
from judge.matchup.clauses.near_misses import near_miss
from judge.scenario.board.setup import card_for
from tests.matchup.search.test_own_harm import TODAY

ROWS = near_misses(open_library("2026-08-01").store)
NEVER_BY_CLAUSES = {
    "a battlefield replaced by a token", "a card shown by choice", "a card with Action",
    "a look past the end of a deck", "a point from a text", "a spell that does nothing", "a trigger that is declined",
    "a trigger that is not paid for", "a unit that is stunned or exhausted", "a unit that leaves and comes back",
    "an ability whose source leaves", "an optional cost that comes to nothing",
    "becoming an attacker again in a combat",
    "CONQUER without a combat", "DAMAGE that is lethal", "DIE together",
    "MOVE to a battlefield without enemies", "PLAY from facedown", "more MIGHT of a Mighty unit",
    "READY, EXHAUST, STUN, BUFF or EMPOWER where it is so already",
}  # fmt: skip
"""What no clause shows: it depends on the board, or on what the players choose."""


def found(one: str, other: str) -> set[str]:
    """The names of the rulings on the near misses of two cards."""
    cards = card_for(one, TODAY), card_for(other, TODAY)
    return {
        row.name.partition("/")[2]
        for by, to in (cards, cards[::-1])
        for row in ROWS
        if near_miss(by, to, row.happens, row.waits) is not None
    }


@pytest.mark.parametrize(
    ("by", "to", "ruling"),
    [
        ("Gust", "Watchful Sentry", "a-return-to-hand-is-no-death"),
        ("Whirlwind", "Vanguard Helm", "a-return-to-hand-is-no-death"),
        ("Portal Rescue", "Loyal Poro", "a-banishment-is-no-death"),
        ("Zhonya's Hourglass", "Lonely Poro", "a-recall-instead-of-a-death-is-no-death"),
        ("Divine Judgment", "Loyal Poro", "a-recycled-unit-has-not-died"),
        ("Zed, From the Shadows", "Tasty Faefolk", "a-discarded-card-has-not-died"),
        ("Possession", "Traveling Merchant", "a-recall-is-no-move"),
        ("Possession", "Solari Chief", "gaining-control-is-no-play"),
        ("Rebuke", "Treasure Hunter", "a-return-to-hand-is-no-move"),
        ("Sabotage", "Jinx, Rebel", "recycling-from-hand-is-no-discard"),
        ("Stacked Deck", "Frigid Jewel", "a-card-put-into-hand-is-not-drawn"),
        ("Arena Kingpin", "Pirate's Haven", "entering-ready-is-not-being-readied"),
        ("Discipline", "Simian Ancestor", "more-might-is-no-buff"),
        ("Defy", "Ravenbloom Student", "a-countered-card-was-not-played"),
        ("Frigid Touch", "Diana, No Longer Human", "a-repeated-spell-is-played-once"),
        ("Block", "Ravenbloom Student", "what-hiding-triggers"),
        ("Swift Scout", "Darius, Trifarian", "an-ability-is-no-card-that-is-played"),
        ("Vengeance", "Ki Barrier", "a-kill-is-no-damage"),
        ("Deathgrip", "Kayn, Unleashed", "a-kill-is-no-damage"),
        ("Stupefy", "Ki Barrier", "less-might-is-no-damage"),
        ("Challenge", "Annie, Fiery", "damage-a-spell-has-a-unit-deal"),
        ("King's Edict", "Pouty Poro", "what-each-player-picks-is-not-chosen-by-the-spell"),
        ("Cull the Weak", "Baron Nashor", "what-each-player-picks-is-not-chosen-by-the-spell"),
        ("Downwell", "Pouty Poro", "all-units-are-not-chosen"),
        ("Downwell", "Not So Fast", "all-units-are-not-chosen"),
        ("Existential Dread", "Honest Broker", "a-return-to-hand-is-no-death"),
        ("Temporal Breach", "Scuttle Crab", "a-banishment-is-no-death"),
        ("Hostile Takeover", "Blade Twirler", "a-recall-is-no-move"),
        ("Mesmerize", "Stealthy Pursuer", "a-return-to-hand-is-no-move"),
        ("Ravenbloom Conservatory", "Frigid Jewel", "a-card-put-into-hand-is-not-drawn"),
        ("Magma Wurm", "Pirate's Haven", "entering-ready-is-not-being-readied"),
        ("Cull the Weak", "Irelia, Fervent", "what-each-player-picks-is-not-chosen-by-the-spell"),
        ("Firestorm", "Galio, Indefatigable", "all-units-are-not-chosen"),
        ("Ashe, Focused", "Mask Mother", "banishing-from-hand-is-no-discard"),
        ("Mesmerize", "Spoils of War", "a-return-to-hand-is-no-death"),
        ("Gentlemen's Duel", "Annie, Fiery", "damage-a-spell-has-a-unit-deal"),
        ("Cruel Patron", "Jae Medarda", "what-is-given-up-as-a-cost-is-not-chosen"),
        ("Spoils of War", "Rebuttal", "a-discount-does-not-change-what-a-card-costs"),
        ("Stargazer", "Lady of Luminosity, Starter", "a-discount-does-not-change-what-a-card-costs"),
        ("Frigid Touch", "Watchful Sentry", "zero-might-is-no-death"),
    ],
)
def test_what_is_near_to_what_a_card_waits_for_is_found(by: str, to: str, ruling: str) -> None:
    assert ruling in found(by, to)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Get Excited!", "Watchful Sentry"),  # its damage kills
        ("Falling Star", "Watchful Sentry"),
        ("Hextech Ray", "Ki Barrier"),
        ("Acceptable Losses", "Scrapheap"),  # waits for a discard and for its death
        ("Fight or Flight", "Loyal Poro"),
        ("Gust", "Solari Chief"),  # waits for its own play
        ("Gust", "Long Sword"),  # a unit is returned, and that is a gear
        ("Sigil of the Storm", "Viktor, Leader"),  # a rune is recycled
        ("Thermo Beam", "Hexdrinker"),  # the unit has the keyword, not the gear
        ("Flurry of Feathers", "Swain, Visionary"),  # a check counts what was countered
        ("Riposte", "Fresh Beans"),  # waits for another type
        ("Spinning Axe", "Wallop"),  # a cost
        ("Stupefy", "Watchful Sentry"),  # not below 1 Might
        ("Icevale Archer", "Tasty Faefolk"),  # it has more Might
        ("Monch", "Defy"),  # a unit that is cheaper
        ("Mindsplitter", "Guardian Angel"),  # a discard, beside a death of its unit
        ("Keeper of Masks", "Solari Chief"),  # copies of itself
        ("Esteemed Hierophant", "Unyielding Spirit"),  # both prevent damage
        ("Brush", "Lux, Illuminated"),  # a battlefield
        ("Towering Combatant", "Mistfall"),  # Might that it has by being there
        ("Deceiver", "Cursed Sarcophagus"),  # a gear
        ("Wind Wall", "Hwei, Brooding Painter"),  # a discard of its own
    ],
)
def test_nothing_is_near_that_the_card_meets_or_that_is_about_something_else(one: str, other: str) -> None:
    assert found(one, other) == set()


def test_whether_the_card_meets_it_besides_by_its_own_play_is_said() -> None:
    defy, student = card_for("Defy", TODAY), card_for("Ravenbloom Student", TODAY)
    near = near_miss(defy, student, "COUNTER", "PLAY that something triggers on")
    assert near is not None
    assert near.besides
    assert (near.by, near.to) == (defy, student)


def test_every_kind_of_event_in_a_head_is_one() -> None:
    for row in ROWS:
        for side in (row.happens, row.waits):
            words, kinds = words_and_kinds(side)
            assert not any(word.isupper() and len(word) > 1 for word in words.split()), side
            assert all(isinstance(kind, About) for kind in kinds)


def test_what_clauses_cannot_show_is_known() -> None:
    assert {row.happens for row in ROWS if happens(row.happens) is None} == NEVER_BY_CLAUSES - {"ASSIGN"}


def test_what_clauses_show_is_awaited_by_clauses() -> None:
    assert not [row.waits for row in ROWS if happens(row.happens) and not awaited(row.waits)]


def test_every_ruling_on_near_misses_says_what_it_is_about() -> None:
    store = open_library("2026-08-01").store
    rulings = {key for key, _ in store.items("ruling:near-misses/")}
    assert rulings <= {row.ruling for row in ROWS}

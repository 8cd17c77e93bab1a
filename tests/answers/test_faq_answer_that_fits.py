"""A FAQ answer leads only where its cards and what decides it are those asked about; its quote is whole."""

from __future__ import annotations

import itertools
import re

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import Wishes
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.rulings.check_ruling import rulings_on, written_on
from judge.answers.rulings.fitting_answer import quoted
from judge.answers.simulated.pair_screen import PairScreen
from judge.cards.catalogue import catalogue
from judge.content.cards_named import asked_cards, listed_with

DAY = "2026-11-20"
CASES = open_library(DAY)


def leading(cards: str, said: str = "") -> tuple[str, str]:
    """The id of the answer that leads for some cards, and what of it is quoted."""
    names = tuple(cards.split(" x "))
    written, quote = written_on(CASES, rulings_on(CASES, names, said), names, said)
    return (written.id if written is not None else "", quote.passage)


@pytest.mark.parametrize(
    "cards",
    [
        "Hextech Ray x Immortal Phoenix",  # turns on Imperial Decree
        "Hextech Ray x Elder Dragon",
        "Alpha Strike x Flash",  # on Repulse
        "Repulse x Thrill of the Hunt",
        "Alpha Strike x Repulse",  # on Flash
        "Akali, Silent x Star-Crossed",  # on Flash
        "Dragon Form x Stupefy",  # on Grand Duelist
        "Abandon x Rebuttal",  # on Mel
        "Jinx, Rebel x Jinx, Demolitionist",  # on Hallowed Tomb, its heading
        "Gangplank, Naval x Stupefy",  # on his having 1 Might
        "Jhin, Meticulous Killer x Singularity",  # on its being countered
        "Hostile Takeover x Temporal Breach",  # on a move in between
        "Shady Spectacles x Azir, Ascendant",  # on a detachment in between
        "Perched Grimwyrm x Dragon Roost",  # on a conquest that did not take place
        "Zhonya's Hourglass x Stand United",  # on their being played from facedown
        "Unforgiven x The Syren",  # on a unit of an ally, and is a list
        "Unforgiven x Portal Rescue",
        "Charm x Showstopper",  # only compared
        "Blood Rush x Convergent Mutation",
        "Blind Fury x Promising Future",  # either of them, by itself
        "Ember Monk x Noxus Saboteur",
        "Unlicensed Armory x Zhonya's Hourglass",  # in one list
        "Garen, Commander x Captain Farron",
        "Hidden Blade x Baited Hook",
        "Immortal Phoenix x Challenge",  # a point of a list
        "Immortal Phoenix x Charm",
        "Hidden Blade x Iascylla",
        "Stupefy x Trifarian War Camp",
        "Wraith of Echoes x Unchecked Power",  # on their dying together
        "Immortal Phoenix x Immortal Phoenix",
    ],
)
def test_an_answer_to_another_question_does_not_lead(cards: str) -> None:
    assert leading(cards) == ("", "")


@pytest.mark.parametrize(
    ("cards", "entry", "says"),
    [
        ("Baited Hook x Unlicensed Armory", "origins:baited-hook-1", "No unit can be played: nothing was killed"),
        ("Stacked Deck x Nocturne, Horrifying", "origins:nocturne-horrifying-2", "Banish him first; he is played"),
        ("Promising Future x Nocturne, Horrifying", "origins:nocturne-horrifying-4", "He is pending before the card"),
        ("Deathgrip x Zhonya's Hourglass", "spiritforged:deathgrip-1", "No kill, no Might"),
        ("Hidden Blade x Zhonya's Hourglass", "origins:cards-that-replace-units-dying-4", "Yes. The unit is still"),
        ("Cruel Patron x Unlicensed Armory", "origins:cards-that-replace-units-dying-3", "Yes. The cost is paid"),
        ("Unlicensed Armory x Hidden Blade", "origins:cards-that-replace-units-dying-1", "such as Hidden Blade"),
        (
            "Unyielding Spirit x Challenge",
            "origins:unyielding-spirit-2",
            "Last Breath and Carnivorous Snapvine are not",
        ),
        ("Immortal Phoenix x Unlicensed Armory", "origins:immortal-phoenix-1", "nothing was killed"),
        ("Teemo, Strategist x Ember Monk", "origins:teemo-strategist-3", "that have the keyword Hidden themselves"),
        ("Svellsongur x Aphelios, Exalted", "vendetta:shady-spectacles-2", "Aphelios does not trigger twice"),
        ("Switcheroo x Mel, Newly Awakened", "vendetta:gangplank-naval-1", "It is the same with Mel, Newly Awakened"),
        ("Abandon x Fizz, Trickster", "vendetta:abandon-1", "these are recycled"),
        ("Ride the Wind x Vilemaw's Lair", "vendetta:ignored-and-negated-1", "It is readied"),
        ("Repulse x Alpha Strike x Flash x Master Yi, Unstoppable", "unleashed:repulse-1", "No. Targets that only"),
    ],
)
def test_an_answer_to_this_question_leads_in_whole_sentences(cards: str, entry: str, says: str) -> None:
    found, passage = leading(cards)
    assert found == f"faq@{entry}"
    assert says in passage


def test_what_the_question_says_counts() -> None:
    names = "Jhin, Meticulous Killer x Singularity"
    assert leading(names, "jhin vs singularity that is countered")[0] == "faq@unleashed:jhin-meticulous-killer-1"
    assert leading("Gangplank, Naval x Stupefy", "stupefy on gangplank, naval with 1 Might")[0].endswith("naval-3")
    assert leading("Baited Hook x Unlicensed Armory", "baited hook vs my opponent's unlicensed armory") == ("", "")


def test_every_quote_is_the_short_answer_or_whole_sentences() -> None:
    count = 0
    entries = {entry.id: entry for name in catalogue() for entry in CASES.page(name).faq}
    for entry in entries.values():
        for cards in itertools.permutations(entry.cards, 2):
            if quote := quoted(CASES, entry, cards):
                count += 1
                text = " ".join((entry.today + "\n" + entry.answer).split())
                asked, _, short = quote.passage.rpartition("? ")
                assert quote.passage == entry.short or quote.passage in text or short == entry.short
                assert f"{asked}?" in entry.question or not asked
                assert quote.passage.endswith((".", "!", "?"))
                assert not re.match(r"\d+\. ", quote.passage)
    assert count > 80


def test_an_answer_that_was_overturned_later_is_quoted_as_it_stood() -> None:
    names = ("Svellsongur", "Aphelios, Exalted")
    for day, says in (("2026-07-01", "both trigger"), ("2026-09-01", "does not trigger twice")):
        library = open_library(day)
        assert says in written_on(library, rulings_on(library, names), names)[1].passage


def test_an_answer_that_does_not_fit_stands_below_with_its_question() -> None:
    found = answer(open_library(DAY), Request("alpha strike vs flash"))
    assert not found.answer.startswith("No.")
    assert isinstance(found.screen, PairScreen)
    assert found.screen.ruling is not None
    assert found.screen.ruling.id == "faq@unleashed:repulse-1"
    assert found.screen.ruling.question.startswith("My Alpha Strike targets my Master Yi")


def test_no_quote_begins_with_a_yes_or_no() -> None:
    entries = {entry.id: entry for name in catalogue() for entry in CASES.page(name).faq}
    quotes = [
        quote.passage
        for entry in entries.values()
        for cards in itertools.combinations(entry.cards, 2)
        if (quote := quoted(CASES, entry, cards))
    ]
    assert not [one for one in quotes if one.startswith(("Yes.", "Yes,", "No.", "No,"))]


def test_a_yes_leads_with_its_question() -> None:
    found = answer(open_library(DAY), Request("hidden blade vs zhonya's hourglass"))
    assert found.answer.startswith("Does the unit's controller draw 2 anyway? Yes. The unit is still there")
    assert isinstance(found.screen, PairScreen)
    assert found.screen.ruling is not None
    assert found.screen.ruling.question.startswith("Hidden Blade would kill a unit")


def test_acts_and_objects_that_are_stated_are_no_question_of_the_faq() -> None:
    with_flag = answer(
        open_library(DAY), Request("baited hook vs unlicensed armory", wishes=Wishes(play="P1 uses Baited Hook on u"))
    )
    assert not with_flag.answer.startswith("No unit can be played")


@pytest.mark.parametrize("question", ["gold token counts for darius second card?", "does gold count as a second card"])
def test_an_answer_about_another_card_is_not_the_first_that_a_search_finds(question: str) -> None:
    found = answer(open_library(DAY), Request(question))
    assert found.hits[0].id != "faq@spiritforged:pickpocket-1"


def test_the_cards_of_a_question_are_read_from_its_words_and_its_heading() -> None:
    teemo = CASES.answer("faq@origins:teemo-strategist-3")
    assert asked_cards(teemo) == (frozenset({"Teemo, Strategist"}), frozenset({"Ember Monk", "Noxus Saboteur"}))
    yi = CASES.answer("faq@unleashed:repulse-1")
    assert len(asked_cards(yi)) == 4


def test_a_list_of_cards_is_one_though_a_remark_stands_in_it() -> None:
    cards = ("Highlander", "The Boss", "Hidden Blade")
    text = "Highlander (from Proving Grounds) and The Boss save it from Hidden Blade."
    assert listed_with(text, "Highlander", cards) == {"Highlander", "The Boss"}
    assert listed_with(text, "Hidden Blade", cards) == {"Hidden Blade"}

from __future__ import annotations

import subprocess
import sys

import pytest
from hypothesis import given
from hypothesis import strategies as st

from judge.cards.catalogue import catalogue
from judge.cards.name_words import fold, fold_name
from judge.cards.names import find_mentions, find_names


def found(text: str) -> list[tuple[str, str]]:
    return [(text[start:end], name) for start, end, name in find_names(text)]


def test_two_names_are_found_where_they_stand() -> None:
    assert find_names("baited hook vs unlicensed armory") == [
        (0, 11, "Baited Hook"),
        (15, 32, "Unlicensed Armory"),
    ]


@pytest.mark.parametrize("mark", ["'", "\u2019", "\u2018", "`", ""])
def test_the_kind_of_apostrophe_does_not_matter(mark: str) -> None:
    assert found(f"zhonya{mark}s hourglass") == [(f"zhonya{mark}s hourglass", "Zhonya's Hourglass")]
    assert [name for _, name in found(f"zhonya{mark}s")] == ["Zhonya's Hourglass"]


def test_the_comma_may_be_missing() -> None:
    assert found("nocturne horrifying") == [("nocturne horrifying", "Nocturne, Horrifying")]
    assert found("Rek\u2019Sai breacher") == [("Rek\u2019Sai breacher", "Rek'Sai, Breacher")]


def test_plurals_and_possessives_are_found() -> None:
    assert found("promising future with two nocturnes") == [
        ("promising future", "Promising Future"),
        ("nocturnes", "Nocturne, Horrifying"),
    ]
    assert found("Baited Hook's ability") == [("Baited Hook's", "Baited Hook")]
    assert found("two unlicensed armories") == [("unlicensed armories", "Unlicensed Armory")]


def test_the_longest_name_wins() -> None:
    assert found("Blade of the Ruined King") == [("Blade of the Ruined King", "Blade of the Ruined King")]
    assert found("Sett the boss") == [("Sett the boss", "The Boss")]
    assert found("Shadow Temple and Shadow's Call") == [
        ("Shadow Temple", "Shadow Temple"),
        ("Shadow's Call", "Shadow's Call"),
    ]


def test_a_legend_may_carry_its_champion_in_front() -> None:
    assert found("Jinx, Loose Cannon") == [("Jinx, Loose Cannon", "Loose Cannon")]
    assert found("annie dark child") == [("annie dark child", "Dark Child, Starter")]


def test_hyphens_dots_and_inner_apostrophes_may_be_missing() -> None:
    assert [name for _, name in found("foxfire, bf sword, b.f. sword and kai sa survivor")] == [
        "Fox-Fire",
        "B.F. Sword",
        "B.F. Sword",
        "Kai'Sa, Survivor",
    ]


def test_a_short_name_of_several_cards_is_a_mention_but_no_name() -> None:
    assert found("jinx attacks") == []
    (mention,) = find_mentions("jinx attacks")
    assert mention.match.is_ambiguous
    assert set(mention.match.alternatives) == {"Jinx, Demolitionist", "Jinx, Rebel", "Loose Cannon"}


def test_one_telling_word_is_enough() -> None:
    assert found("deathgrip with zhonya do I give might") == [
        ("deathgrip", "Deathgrip"),
        ("zhonya", "Zhonya's Hourglass"),
    ]
    assert found("is the phoenix back") == [("phoenix", "Immortal Phoenix")]


@pytest.mark.parametrize(
    "question",
    [
        "how do I score the last point by conquering",
        "what is on the list of legal targets",
        "can a facedown unit block or retreat",
        "can tokens turn on legion",
        "best deck in the meta",
        "missed trigger infraction",
        "does mount targon count as a tag, or the void",
        "quick draw and hidden",
        "",
        "...!?",
    ],
)
def test_words_of_the_rules_are_no_cards(question: str) -> None:
    assert find_mentions(question) == []


def test_a_name_that_is_a_word_of_the_rules_counts_when_written_as_a_name() -> None:
    assert found("P1 plays Block") == [("Block", "Block")]
    assert found("block") == [("block", "Block")]
    assert found("block vs retreat") == [("block", "Block"), ("retreat", "Retreat")]


def test_runes_and_tokens_are_found() -> None:
    assert [name for _, name in found("P1: 2 fury runes, Gold in base")] == ["Fury Rune", "Gold"]


def test_every_card_is_found_by_its_own_name_in_any_case() -> None:
    missed = [
        written
        for name in catalogue()
        for written in (name, name.lower(), name.upper(), name.replace("'", "\u2019"), name.replace(",", ""))
        if [there for *_, there in find_names(written)] != [name]
    ]
    assert missed == []


def test_the_names_of_the_catalogue_fold_as_any_text() -> None:
    assert [fold_name(name) for name in catalogue()] == [fold(name) for name in catalogue()]


@given(st.text(st.sampled_from("abcdefgh ,.'\u2019-!NocturneVi \nJinx0\u0130\u00df"), max_size=80))
def test_places_are_in_order_and_never_overlap(text: str) -> None:
    places = [place for mention in find_mentions(text) for place in (mention.start, mention.end)]
    assert places == sorted(places)
    assert all(0 <= place <= len(text) for place in places)


def test_finding_names_does_not_load_the_speller() -> None:
    code = "import sys; from judge.cards.names import *; find_names('baited hook'); print('rapidfuzz' in sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "False"

from __future__ import annotations

import pytest

from judge.cards.build_rules_words import RULES_WORDS, lower_case_words
from judge.cards.catalogue import CardFacts, catalogue
from judge.cards.champion_names import cards_of_champions
from judge.cards.name_match import Match
from judge.cards.names import resolve_name
from judge.cards.ordinary_words import is_ordinary, ordinary_words
from judge.cards.terms import champions, terms
from tests.official import official


def test_every_card_resolves_to_itself() -> None:
    for name in catalogue():
        assert resolve_name(name) == Match(name, "exact")
        assert resolve_name(name.lower().replace("'", "\u2019").replace(",", "")) == Match(name, "exact")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("baited hok", "Baited Hook"),
        ("unlicenced armoury", "Unlicensed Armory"),
        ("targons peek", "Targon's Peak"),
        ("imortal phenix", "Immortal Phoenix"),
        ("noctrune", "Nocturne, Horrifying"),
        ("dreming tree", "The Dreaming Tree"),
        ("svelsongur", "Svellsongur"),
    ],
)
def test_slips_are_corrected(typed: str, name: str) -> None:
    match = resolve_name(typed)
    assert match
    assert (match.name, match.kind) == (name, "corrected")


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("hourglass", "Zhonya's Hourglass"),
        ("zhonya\u2019s", "Zhonya's Hourglass"),
        ("ruined king", "Blade of the Ruined King"),
        ("seal discord", "Seal of Discord"),
        ("hook", "Baited Hook"),
    ],
)
def test_some_words_of_a_name_are_enough(typed: str, name: str) -> None:
    assert resolve_name(typed) == Match(name, "partial")


def test_a_short_name_of_one_card_is_that_card() -> None:
    assert resolve_name("nocturne") == Match("Nocturne, Horrifying", "short")
    assert resolve_name("nocturnes") == Match("Nocturne, Horrifying", "short")


@pytest.mark.parametrize(
    ("typed", "champion"),
    [("heimer", "Heimerdinger"), ("kai", "Kai'Sa"), ("zix", "Kha'Zix"), ("mf", "Miss Fortune"), ("lee", "Lee Sin"),
     ("fortunes", "Miss Fortune"), ("yi", "Master Yi"), ("cait", "Caitlyn"), ("noc", "Nocturne"),
     ("lb", "LeBlanc"), ("gp", "Gangplank"), ("ez", "Ezreal"), ("ww", "Warwick"), ("k6", "Kha'Zix")],
)  # fmt: skip
def test_a_champion_is_called_by_a_part_a_beginning_initials_or_a_nickname(typed: str, champion: str) -> None:
    match = resolve_name(typed)
    assert match
    called = {match.name, *match.alternatives} - {""}
    assert called == {card.name for card in catalogue().values() if champion in card.tags and is_called(card, champion)}


def test_initials_that_are_a_word_of_english_name_no_champion() -> None:
    assert cards_of_champions(("my",)) == ()  # the initials of Master Yi, and a word of any question


def is_called(card: CardFacts, champion: str) -> bool:
    """Whether a card is the champion's own, a unit or a legend, and not a card that belongs to the champion."""
    return "Legend" in card.types or f" {champion}".endswith(f" {card.name.partition(', ')[0]}")


@pytest.mark.parametrize("typed", ["master", "miss", "vi", "ta", "rune", "my"])
def test_words_of_english_and_short_ones_are_no_shortened_champion(typed: str) -> None:
    match = resolve_name(typed)
    assert match is None or match.kind in {"exact", "short"}


def test_a_short_name_of_several_cards_lists_them() -> None:
    match = resolve_name("jinx")
    assert match == Match("", "short", ("Jinx, Demolitionist", "Jinx, Rebel", "Loose Cannon"))
    assert match.is_ambiguous


def test_a_shared_word_lists_its_cards() -> None:
    assert resolve_name("armory") == Match("", "partial", ("Unlicensed Armory", "Vanguard Armory"))


def test_a_misspelt_short_name_of_several_cards_lists_them() -> None:
    assert resolve_name("jnix") == Match("", "corrected", ("Jinx, Demolitionist", "Jinx, Rebel", "Loose Cannon"))


def test_cards_that_differ_in_their_code_only_are_one() -> None:
    assert resolve_name("recruit") == Match("Recruit (DE)", "short", ("Recruit (NX)", "Recruit (ZN)"))


@pytest.mark.parametrize(
    "text",
    [
        *("hidden", "shield", "stun", "kill", "asault", "legoin", "dethknell", "hdden", "mount targon", "yordle"),
        *("rune", "damage", "combat trick", "wind walk", "best deck in the meta", "kill a unit"),
        *("", "  ", "!?", "the", "asdfghjkl", "428.1.a", "x" * 5000),
    ],
)
def test_terms_and_ordinary_words_are_never_taken_for_a_card(text: str) -> None:
    assert resolve_name(text) is None


def test_no_ordinary_word_is_corrected_into_a_card() -> None:
    matches = {word: resolve_name(word) for word in ordinary_words()}
    assert {match.kind for match in matches.values() if match} <= {"exact", "short"}


def test_a_champion_is_no_term_but_a_region_is() -> None:
    assert {"Jinx", "Master Yi", "Kai'Sa"} <= champions()
    assert ("noxus",) in terms()
    assert ("jinx",) not in terms()


def test_endings_do_not_make_a_word_extraordinary() -> None:
    assert is_ordinary("stunned")
    assert is_ordinary("shields")
    assert not is_ordinary("zhonyas")


def test_a_long_name_with_a_letter_missing_is_nearly_always_that_card() -> None:
    long = [name for name in catalogue() if len(name) >= 10]
    resolved = [resolve_name(name[: len(name) // 2] + name[len(name) // 2 + 1 :]) for name in long]
    right = [name for name, match in zip(long, resolved, strict=True) if match and match.name == name]
    assert len(right) >= 0.95 * len(long), set(long) - set(right)


def test_the_stored_words_are_those_of_the_documents() -> None:
    stored = set(RULES_WORDS.read_text(encoding="utf-8").split())
    assert lower_case_words(official("core-rules", "core-rules-v1.4.md").read_text(encoding="utf-8")) <= stored

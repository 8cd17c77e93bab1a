"""``judge errata``: the words that changed, and scenarios in which the wordings differ."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from judge.answers.documents.documents_page import bulletins_answer
from judge.answers.documents.errata_page import errata_list, errata_of_card
from judge.answers.documents.errata_wordings import alike, marked
from judge.answers.library.open_library import open_library
from judge.answers.lookups.card_page import card_answer
from judge.diff.words import difference
from judge.errors import Misuse, NotFound
from judge.matchup.search.wording_scenario import wording_scenario

if TYPE_CHECKING:
    from judge.content.library import Library


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library("2026-08-01")


@pytest.fixture(autouse=True)
def _nothing_imported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("judge.answers.documents.errata_wordings.imported_entry", lambda _id, _key: None)


def test_removed_and_added_words_are_marked() -> None:
    assert marked(difference("It dies today.", "It lives today.")) == "It [-dies-] {+lives+} today."


def test_the_words_of_our_restatement_are_marked_where_its_texts_are_alike(library: Library) -> None:
    found = errata_of_card(library, "unlicensed armory", "Unlicensed Armory").errata[0]
    whose = {wording.whose: wording for wording in found.wordings}
    assert set(whose) == {"performed", "ours"}
    assert "{+would next die+}" in marked(whose["ours"].words)


def test_texts_without_a_common_sentence_are_not_chopped(library: Library) -> None:
    page = errata_of_card(library, "disintegrate", "Disintegrate")
    assert "ours" not in {wording.whose for wording in page.errata[0].wordings}
    assert any("judge import" in line for section in page.answer.sections for line in section.lines)


def test_official_words_come_first_where_they_are_imported(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    entries = {("errata@2025-10-28", "disintegrate"): {"old": "Deal 3. Draw 1.", "new": "Deal 3. Do this: draw 1."}}

    def imported(identifier: str, key: str) -> dict[str, Any] | None:
        return entries.get((identifier, key))

    monkeypatch.setattr("judge.answers.documents.errata_wordings.imported_entry", imported)
    first = errata_of_card(library, "disintegrate", "Disintegrate").errata[0].wordings[0]
    assert first.whose == "official"
    assert (first.before, first.after) == ("Deal 3. Draw 1.", "Deal 3. Do this: draw 1.")


def test_likeness_is_the_share_that_both_texts_have() -> None:
    page = errata_of_card(open_library("2026-08-01"), "unlicensed armory", "Unlicensed Armory")
    ours = next(wording for wording in page.errata[0].wordings if wording.whose == "ours")
    assert 0.4 <= alike(ours) < 1


def test_one_scenario_shows_how_the_wordings_of_a_card_differ() -> None:
    found = wording_scenario("Unlicensed Armory", "printed", "2025-10-28", beside_others=False)
    told = dict(found.outcomes)
    assert "healed" in told["2025-10-28"]
    assert "healed" not in told["printed"]
    assert found.why_not == ""


def test_a_card_that_differs_only_by_what_triggers_says_so_and_is_shown_beside_another_where_more_differs() -> None:
    alone = dict(wording_scenario("Falling Star", "printed", "2026-01-14", beside_others=False).outcomes)
    assert "on the chain: Falling Star" in alone["printed"]
    assert "nothing triggers" in alone["2026-01-14"]
    beside = wording_scenario("Falling Star", "printed", "2026-01-14", beside_others=True)
    assert not any("on the chain" in told for _, told in beside.outcomes)


def test_a_wording_with_which_a_card_cannot_be_played_is_shown_with_the_reason() -> None:
    told = dict(wording_scenario("Salvage", "printed", "2025-10-28", beside_others=False).outcomes)
    assert "no valid choice" in told["printed"]
    assert told["2025-10-28"] == "P1 draws 1"


@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("Dune Drake", "Dune Drake gets +2 Might as long as it stays on the board"),
        ("Convergent Mutation", "u gets +1 Might as long as it stays on the board"),
        ("Clockwork Keeper", "nothing triggers"),
        ("Dragon's Rage", "no legal choice"),
    ],
)
def test_what_only_the_printed_wording_does_is_found(card: str, more: str) -> None:
    told = dict(wording_scenario(card, "printed", "2025-10-28", beside_others=False).outcomes)
    assert more in told["printed"]
    assert more not in told["2025-10-28"]


@pytest.mark.parametrize("card", ["Sona, Harmonious", "Dark Child, Starter", "Targon's Peak"])
def test_runes_that_are_readied_only_since_the_errata_are_found(card: str) -> None:
    told = dict(wording_scenario(card, "printed", "2025-10-28", beside_others=False).outcomes)
    assert "Rune is readied" in told["2025-10-28"]
    assert "Rune is readied" not in told["printed"]


def test_the_dreaming_tree_lets_an_attacker_draw_only_since_the_errata() -> None:
    told = dict(wording_scenario("The Dreaming Tree", "printed", "2025-10-28", beside_others=False).outcomes)
    assert "P1 draws 1" in told["2025-10-28"]
    assert "draws" not in told["printed"]


def test_every_ruling_that_an_erratum_names_is_there_and_plays_its_card_as_printed(library: Library) -> None:
    rulings = Path(__file__).parents[3] / "rulings"
    named = [entry for entry in map(library.erratum, library.names("errata")) if entry.rulings]
    assert len(named) >= 31
    for entry in named:
        texts = [(rulings / name).read_text(encoding="utf-8") for name in entry.rulings]
        assert any(f"wording of {entry.card}: {entry.replaces}" in text for text in texts), entry.id


def test_an_erratum_that_changes_nothing_in_play_says_so(library: Library) -> None:
    page = errata_of_card(library, "unforgiven", "Unforgiven")
    assert page.errata[0].scenario.why_not.startswith("The two wordings do not differ in play")
    assert any("played-alike.md" in line for section in page.answer.sections for line in section.lines)


def test_a_card_that_the_engine_does_not_know_says_so(library: Library) -> None:
    found = wording_scenario("No Such Card", "printed", "2026-01-14", beside_others=True)
    assert "not defined" in found.why_not
    assert "no scenario" in found.why_not
    assert "one wording only" in wording_scenario("Void Seeker", "printed", "2026-01-14", beside_others=True).why_not
    assert library.names("errata")


def test_a_bulletin_is_listed_in_full_with_everything_under_its_id(library: Library) -> None:
    page = errata_list(library, "spiritforged", bulletin="spiritforged")
    assert len(page.errata) == 16
    assert [citation.id for citation in page.answer.citations] == [erratum.entry.id for erratum in page.errata]
    assert page.answer.hits == ()
    assert page.answer.sections == ()
    janna = next(citation for citation in page.answer.citations if citation.title == "Janna, Savior")
    assert "[-an-] {+up to one+}" in janna.text


def test_errata_since_a_day_are_those_of_that_day_and_later(library: Library) -> None:
    dates = {erratum.entry.date for erratum in errata_list(library, "since", since="2026-04-03").errata}
    assert dates == {"2026-04-03", "2026-07-23", "2026-10-09"}
    with pytest.raises(NotFound, match="no errata since 2027"):
        errata_list(library, "since", since="2027-01-01")


def test_an_unknown_bulletin_lists_the_known_ones(library: Library) -> None:
    with pytest.raises(Misuse) as caught:
        errata_list(library, "foundations", bulletin="foundations")
    assert "spiritforged" in caught.value.hint


def test_a_card_without_errata_says_so(library: Library) -> None:
    with pytest.raises(NotFound, match="no errata"):
        errata_of_card(library, "void seeker", "Void Seeker")


ANNOUNCED = ["Unyielding Spirit", "Symbol of the Solari", "Wraith of Echoes"]


@pytest.mark.parametrize("name", ANNOUNCED)
def test_errata_that_no_bulletin_carried_are_shown_as_announced(library: Library, name: str) -> None:
    page = errata_of_card(library, name, name)
    assert page.answer.answer == f"{name}: as printed. Errata were announced, and no bulletin carried them."
    assert page.answer.citations[0].note == "announced, never carried by a bulletin"
    assert page.answer.citations[0].status == "retired 2025-11-04"
    assert page.errata[0].entry.later


@pytest.mark.parametrize("day", ["2025-10-17", "2026-08-01"])
@pytest.mark.parametrize("name", ANNOUNCED)
def test_an_announced_erratum_is_never_the_wording_in_force(name: str, day: str) -> None:
    library = open_library(day)
    erratum = library.card(name).errata[0]
    assert not library.is_current(erratum)
    assert errata_of_card(library, name, name).answer.citations[0].status != "in force"
    page = card_answer(library, name, name)
    assert "orrected" not in page.answer
    assert "As announced: " in next(one.text for one in page.citations if one.id == erratum.id)


def test_announced_errata_are_a_list_beside_the_bulletins(library: Library) -> None:
    assert bulletins_answer(library).answer == "5 bulletins, and 1 list of errata that were only announced."
    assert len(errata_list(library, "origins-faq", bulletin="origins-faq").errata) == len(ANNOUNCED)


def test_json_has_the_errata_beside_the_answer(library: Library) -> None:
    found = errata_of_card(library, "unlicensed armory", "Unlicensed Armory").as_json()
    assert found["schema"] == 1
    erratum = found["errata"][0]
    assert erratum["id"] == "errata@2025-10-28:unlicensed-armory"
    assert {"kind", "text"} == set(erratum["wordings"][0]["words"][0])
    assert [outcome["wording"] for outcome in erratum["scenario"]["outcomes"]] == ["printed", "2025-10-28"]

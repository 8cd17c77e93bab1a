"""Near misses in the answer to two cards: "No: …" first where nothing specific is found, and a row otherwise."""

from __future__ import annotations

import pytest

from judge.answers.page.how_much import SCREEN
from judge.cli.writers.plain import plain
from tests.answers.simulated.test_pair_answer import ask

FIRST = {
    "Gust vs Watchful Sentry":
        "No: a return to hand is no death (428.1), so Watchful Sentry does not trigger when it is returned through "
        "Gust. Gust returns Watchful Sentry to P2's hand.",
    "Ki Barrier vs Vengeance":
        "No: a kill is no damage (428.1), so Ki Barrier does not save what is killed through Vengeance. "
        "Otherwise Ki Barrier and Vengeance do not interact.",
    "Cull the Weak vs Pouty Poro":
        "No: what each player picks is not chosen by the spell (355.10.e), so Cull the Weak costs nothing more for "
        "Deflect of Pouty Poro.",
    "Pirate's Haven vs Arena Kingpin":
        "No: entering ready is not being readied (369.3), so Pirate's Haven does not trigger when Arena Kingpin "
        "enters.",
    "Edge of Night vs Bilgewater Bully":
        "No: more Might is no buff (426.1), so the Might that Edge of Night gives does not count for Bilgewater "
        "Bully.",
    "Minotaur Reckoner vs Retreat":
        "No: a return to hand is no move (420.1), so Minotaur Reckoner does not forbid what Retreat does.",
}  # fmt: skip


@pytest.mark.parametrize(("cards", "words"), FIRST.items())
def test_a_near_miss_leads_where_nothing_specific_is_found(cards: str, words: str) -> None:
    assert ask(cards).answer.startswith(words)


def test_a_near_miss_is_told_after_what_was_seen_to_come_of_it() -> None:
    answer = ask("Zhonya's Hourglass vs Lonely Poro")
    assert answer.answer.endswith("Lonely Poro is exhausted and recalled, so its Deathknell does nothing.")
    text = " ".join(plain(answer.shown(more=SCREEN)).split())
    assert "No: a recall that replaces a death is no death (808.1.d.1)" in text


def test_beside_a_trigger_that_was_played_it_is_a_row() -> None:
    answer = ask("Defy vs Ravenbloom Student")
    assert answer.answer.startswith("Ravenbloom Student triggers when Defy is played")
    text = " ".join(plain(answer.shown(more=SCREEN)).split())
    assert "2 No: a countered card has not been played" in text
    assert "near-misses/a-countered-card-was-not-played" in text


def test_what_is_printed_comes_first() -> None:
    answer = ask("Gust vs Viktor, Leader")
    assert not answer.answer.startswith("No: ")


def test_json_has_the_ruling_and_whether_it_was_played() -> None:
    [near] = ask("Gust vs Watchful Sentry").as_json()["near_misses"]
    assert near["ruling"] == "ruling:near-misses/a-return-to-hand-is-no-death"
    assert near["played"]
    assert (near["by"], near["to"]) == ("Gust", "Watchful Sentry")
    assert near["rule"] == "core@1.4:428.1"


def test_of_the_one_that_leads_the_screen_says_what_is_so_all_the_same() -> None:
    text = " ".join(plain(ask("Gust vs Watchful Sentry").shown(more=SCREEN)).split())
    assert "Still, it leaves the board" in text
    assert "near-misses/a-return-to-hand-is-no-death" in text
    assert "plays no part here" not in text

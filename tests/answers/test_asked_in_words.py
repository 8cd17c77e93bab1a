"""Questions as judges and players type them, one of each kind: what is answered, without a board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.request import Request
from judge.answers.router import answer

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.content.library import Library


@cache
def _library() -> Library:
    return open_library("2026-10-01")


def _ask(question: str) -> Answer:
    return answer(_library(), Request(question))


@pytest.mark.parametrize(
    ("question", "begins", "has"),
    [
        ("can I play Stupefy on my opponent's turn", "Yes. ", "in response to a card and in a showdown; not while"),
        ("can I use Charm on my opponent's turn", "No. P1 cannot play Charm on P2's turn", "309.1.a"),
        ("can I play Rengar, Trophy Hunter on my opponent's turn", "Yes. ", "822"),
        ("can my opponent play Fight or Flight on my turn", "Yes. ", "in response to a card from facedown"),
        ("can I cast Vengeance during a showdown", "No. ", "308.1.a"),
        ("does Hextech Ray work while defending", "Yes. P1 can play Hextech Ray while defending", "806"),
        ("can I use Blind Monk on my opponent's turn", "No. ", "381"),
        ("can I play Hidden Blade from facedown the same turn I hid it", "No. ", "811.1.b"),
        ("can Hextech Ray hit my own units", "Yes. P1 can play Hextech Ray on", "355.5"),
        ("can Charm target my own unit", "No. Charm asks for an enemy unit", "355.9.b"),
        ("does Tibbers damage my own guys", "Yes. ", "x1 is dealt 3"),
        ("does Cannon Barrage hurt my own units", "No. ", "c is dealt 2; k is dealt 2"),
        ("can Vengeance kill a unit through Ki Barrier", "Yes. u is killed", "437.7"),
        ("can Hextech Ray kill their unit through Ki Barrier", "No. 3 damage to u is prevented", "437.7"),
        ("does Vengeance kill my unit with Guardian Angel", "No. x1 is saved", "369"),
        ("does Rebuke get through Ki Barrier", "Yes. u returns to P2's hand", ""),
        ("does Falling Star get past Ki Barrier", "No. With Ki Barrier: 3 damage to u is prevented", ""),
        ("what happens when I play Angle Shot on an enemy unit with Long Sword", "Angle Shot detaches Long Sword", ""),
        ("does Yordle Explorer draw when I play Harnessed Dragon", "Yes. ", "P1 draws 1"),
        ("does Viktor, Leader trigger if Watchful Sentry dies", "Yes. Watchful Sentry is killed", "Recruit enters"),
        ("is Noxus Hopeful cheaper after I play Clockwork Keeper", "Yes. P1 pays [2] for Noxus Hopeful, and [4]", ""),
        ("can I Retreat my opponent's unit", "No. Retreat asks for a friendly unit", "355.9.b"),
        ("can I kill my own unit with Vengeance", "Yes. x is killed", "P1 loses control"),
        ("can I attach Long Sword to an enemy unit", "No. ", "355.8"),
        ("what happens when Kog'Maw, Caustic dies", "Killed by a spell: ", "f is dealt 4"),
        ("what happens when Draven, Audacious dies", "Killed by a spell: ", "In a combat: P1 gains 1 point"),
        ("what happens if Soaring Scout dies", "Soaring Scout is killed; P2 channels", "383.3"),
        ("what happens when a unit with Guardian Angel attached dies", "u is saved", "Guardian Angel is killed"),
        ("who draws if Hidden Blade kills my unit", "u is killed; P1 draws 2", ""),
        ("how much does Vengeance cost", "P1 pays [4][Y][Y] for Vengeance", ""),
        ("how much does Consult the Past cost from facedown", "P1 pays [0] for Consult the Past", "811"),
        ("how much does it cost to target Volibear, Furious with Charm", "P1 pays [1][A][A][G]", "356.2.a.2"),
        ("how much do I pay for Hextech Ray if my opponent's Vex, Cheerless is in combat", "P1 pays [2][A][R]", ""),
        ("does Eager Apprentice reduce the cost of Falling Star", "Yes. P1 pays [1][R][R]", "356.4"),
        ("does Ornn's Forge reduce the cost of Long Sword", "Yes. P1 pays [1][R]", "356.4"),
        ("does Deflect make Void Seeker cost more", "Yes. With Deflect on u, P1 pays [3][A][C]", "809"),
        ("how much might does Draven, Showboat have with 5 points", "Draven, Showboat has 8 Might.", ""),
        ("what's the Might of Ornn, Forge God with 2 gear", "Ornn, Forge God has 6 Might", ""),
        ("how much Might does a 4-Might unit with B.F. Sword have", "u has 7 Might with B.F. Sword", ""),
        ("how much damage does Hextech Ray do at Void Gate", "With Void Gate: u is dealt 4", "Without: u is dealt 3"),
        ("how much damage does Icathian Rain deal with Annie, Fiery", "With Annie, Fiery: u is dealt 3 six times", ""),
        ("can The Boss save my unit from Vengeance", "It depends on P2. Where u is buffed", "The Boss saves u"),
        ("does Soul Shepherd buff Recruits", "Yes. Recruit (DE) has 2 Might instead of 1", ""),
        ("does Trifarian War Camp buff attackers", "Yes. u has 4 Might instead of 3", ""),
        ("who wins between Fiora, Peerless and a 5-Might unit", "Fiora, Peerless attacks: ", "u attacks: "),
        ("can Defy counter Ahri, Alluring", "No. Defy counters a spell, and Ahri, Alluring is none", "355.9.b"),
        ("can Hard Bargain be countered by Hard Bargain", "It depends on P1", "425.1.a"),
        ("does Ki Barrier stop Vengeance", "No. u is killed", ""),
        ("does Wind Wall stop Vengeance", "Yes. Vengeance is countered", "425.1.a"),
        ("does Unyielding Spirit stop Tibbers", "Yes. ", "prevented"),
        ("does Karthus, Eternal double Kog'Maw, Caustic", "Yes. ", "f is dealt 4 again"),
        ("does Annie, Fiery boost Kog'Maw's deathknell", "Yes. ", "f is dealt 5"),
        ("does Tactical Retreat stop Void Seeker", "Yes. ", "Tactical Retreat saves u"),
        ("can Riposte counter Flash", "Yes. Flash is countered", "425.1.a"),
        ("does Lotus Trap double Hextech Ray", "Yes. ", "u is dealt 6"),
        ("why can't I play Gust on a 4-might unit", "No. Gust asks for", "355.9.b"),
        ("why can Baron Nashor not be targeted by Vengeance", "No. ", "758.1"),
        ("doesn't Smoke Screen kill a 3-might unit", "No. u gets -2 Might this turn", ""),
        ("does zonyas save my guy from deathgrip", "Yes. Zhonya's Hourglass saves u", "369"),
        ("can't I Charm a 5-Might unit", "Yes. P1 can play Charm on x1", "355.5"),
        ("who survives if Lucian, Gunslinger attacks a 3-Might unit", "Lucian, Gunslinger moves to BF1", ""),
        ("can vengance be windwalled", "Yes. P1 can play Wind Wall on Vengeance", "355.5"),
        ("what does hiden blade do if it fizzles", "u returns to P2's hand", "no longer a legal target"),
    ],
)  # fmt: skip
def test_what_is_asked_is_answered(question: str, begins: str, has: str) -> None:
    found = _ask(question)
    assert found.answer.startswith(begins), found.answer
    assert has in found.answer
    assert found.exit_code == 0
    assert found.asked_for is None or not found.asked_for.not_understood


@pytest.mark.parametrize(
    "question",
    [
        "does Mystic Vortex make Hidden Blade cost more from facedown",
        "can Ki Barrier counter both halves of Falling Star at once",
        "can I play Reaver's Row on my opponent's turn",
        "does Nasus, Guardian of Knowledge channel if Kharox dies here",
        "does Counter Strike prevent both hits of Falling Star",
    ],
)
def test_what_was_not_tried_or_not_read_is_never_a_flat_no(question: str) -> None:
    found = _ask(question)
    assert not found.answer.startswith("No. ")
    assert found.exit_code or (found.asked_for is not None and found.asked_for.not_understood)


def test_a_word_of_everyday_english_is_no_misspelt_card() -> None:
    assert _ask("can the unit that attacked draw later").kind == "search"


def test_a_token_named_besides_two_cards_is_what_they_make() -> None:
    found = _ask("do I get a Gold from Deadly Flourish if Piercing Light kills the unit")
    assert found.read_as == "Deadly Flourish vs Piercing Light"
    assert found.asked_for is not None
    assert "Gold" in found.asked_for.not_understood


def test_what_people_call_a_kill_is_no_card_of_that_name() -> None:
    assert (
        _ask("what if I sacrifice Honest Broker to Acceptable Losses").read_as == "Honest Broker vs Acceptable Losses"
    )

"""Pairs whose texts have nothing to do with each other: fifty denials, drawn at random and checked against the texts.

An answer that is more careful than it has to be is no help either: nearly all of them are still denied.
"""

from __future__ import annotations

from judge.answers.library.open_library import open_library
from judge.answers.simulated.pair_answer import matchup_answer

DENIED = (
    ("Blighted Battleaxe", "The Academy"),
    ("Noxian Drummer", "Tasty Faefolk"),
    ("Guerilla Warfare", "Towering Pairofant"),
    ("Jinx, Rebel", "Sona, Harmonious"),
    ("Crumbling Sands", "Rumble, Hotheaded"),
    ("Horns of the Dragon", "Production Surge"),
    ("Bonds of Strength", "Hextech Disc"),
    ("Buhru Captain", "Teemo, Scout"),
    ("Garbage Grabber", "Sunken Temple"),
    ("Helm of Suppression", "Mystic Poro"),
    ("Aurok General", "Thermo Beam"),
    ("Bandle Soldier", "Concentrate"),
    ("Poro Snax", "Soaring Scout"),
    ("Catalyst of Aeons", "The Ruination"),
    ("Glowstone", "Rogue Assassin"),
    ("Monastery of Hirana", "Sprite Call"),
    ("Blazing Scorcher", "Seal of Discord"),
    ("Kinkou Temple", "Mystic Reversal"),
    ("Grumpy Rockbear", "Pyke, Dockside Butcher"),
    ("Mechanized Menace", "Zed, From the Shadows"),
    ("Mechanized Menace", "Twilight Shroud"),
    ("Dragon Form", "Factory Recall"),
    ("Mechanized Menace", "Mister Root"),
    ("Grove of the God-Willow", "Right of Conquest"),
    ("Recruit (DE)", "Rift Herald"),
    ("Butcher of the Sands", "Fortified Position"),
    ("Lunar Boon", "Vaults of Helia"),
    ("Radiant Dawn", "Ravenbloom Conservatory"),
    ("Garen, Rugged", "Treasure Trove"),
    ("Soul Sword", "Vaults of Helia"),
    ("Kennen, Storm of Shuriken", "Watchful Sentry"),
    ("Lucian, Merciless", "Mosstomper"),
    ("Invert Timelines", "Sinister Poro"),
    ("Direwing", "Stargazer"),
    ("Allay, Eager Admirer", "Seal of Rage"),
    ("Inferna", "Risen Altar"),
    ("Baccai Reaper", "Dramatic Visionary"),
    ("Defender of Tomorrow", "Rebuke"),
    ("Combat Chef", "Flame Chompers"),
    ("Dragon Roost", "Vault Breaker"),
    ("Aspirant's Climb", "Black Flame Altar"),
    ("Bandle Tree", "Vex, Apathetic"),
    ("Irelia, Graceful", "Trove Golem"),
    ("Bashful Bloom", "Cloud Drake"),
    ("Defender of Tomorrow", "Soulspinner"),
    ("Order Rune", "Red Brambleback"),
    ("Curator of the Sands", "Gearhead"),
    ("Forecaster", "Sabotage"),
    ("Poro Herder", "Serene Ascetic"),
    ("Lucian, Gunslinger", "Salvage"),
)  # fmt: skip
LEAST = 45
"""So many of them have to be denied."""


def is_denied(one: str, other: str) -> bool:
    answer = matchup_answer(open_library("2026-08-01"), [one, other])
    return answer.exit_code == 0 and answer.as_json()["interact"] is False


def test_what_the_printed_texts_prove_is_denied() -> None:
    kept = [pair for pair in DENIED if is_denied(*pair)]
    assert len(DENIED) == 50
    assert len(kept) >= LEAST, [pair for pair in DENIED if pair not in kept]

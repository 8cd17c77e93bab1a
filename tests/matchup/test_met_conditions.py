"""A question is denied only where both texts applied: set-ups have what the texts ask for besides the event."""

from __future__ import annotations

import pytest

from judge.answers.sentences.pair_questions import pair_questions
from judge.matchup.boards.solved_boards import boards
from tests.matchup.search.test_pair_search import between
from tests.matchup.search.test_solved_search import asked


def verdicts(one: str, other: str) -> dict[str, str]:
    return {found.kind: found.verdict for found in pair_questions(between(one, other)).asked}


def shown_on(one: str, other: str, kind: str) -> str:
    """The set-up on which a question is shown, in words."""
    board = asked(one, other)[kind].board
    assert board is not None
    return board.describe()


@pytest.mark.parametrize(
    ("one", "other", "kind", "has"),
    [
        # XP: a level that the event reaches, and a level under which a text stands
        ("Nilah, Joyful Ascetic", "Wuju Apprentice", "XP, READS XP", "P1 has 5 XP"),
        ("Wuju Master", "Legion Rearguard", "ENTER, CHANGES ENTER", "11 XP"),
        # so many units: three are there, four come
        ("Recruit the Vanguard", "The Grand Plaza", "TOKENS, READS COUNT", "c2, a 2-Might unit, at BF1"),
        # who plays the tokens is counted, too; the unit that conquers is the one that is Mighty there
        ("Frisky Hunter", "Xin Zhao, Vigilant", "TOKENS, READS COUNT", "P1 plays Xin Zhao, Vigilant"),
        ("Swain, Visionary", "Sunken Temple", "CONQUER, LISTENS CONQUER", "P1 moves Swain, Visionary to"),
        # a combat, in which a death is replaced
        ("Unsung Hero", "Altar of Blood", "DIE, REPLACES DIE", "P1 moves a to BF1"),
        # a card in a trash, or on top of a deck
        ("Assembly Rig", "Ahri, Inquisitive", "RECYCLE, OBJECT", "P1 has Ahri, Inquisitive in the trash"),
        ("Void Burrower", "Ornn, Blacksmith", "PLAY, OBJECT", "P1's deck: Ornn, Blacksmith, then"),
        # the other unit fights there, or is there before
        ("Overzealous Fan", "Mega-Mech", "MOVE, OBJECT", "P1 moves Mega-Mech to BF2"),
        ("Anivia, Primal", "Corina Veraza", "DAMAGE, OBJECT", "P2 has Corina Veraza at BF2"),
        # units of several kinds
        ("Daisy!", "Gust Monk", "STUN, OBJECT", "c4, a 2-Might unit, in base"),
        # a mark on the card before
        ("Sanction", "Mega-Mech", "DISEMPOWER, OBJECT", "Mega-Mech at BF1, Empowered"),
    ],
)  # fmt: skip
def test_what_a_text_asks_for_is_there(one: str, other: str, kind: str, has: str) -> None:
    assert verdicts(one, other)[kind] == "shown"
    assert has in shown_on(one, other, kind)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Seal of Rage", "Hextech Ray"), ("Malzahar, Fanatic", "Called Shot"), ("Hextech Anomaly", "Fallen Feline"),
        ("Threshold of the Gray", "Sudden Storm"), ("Scorn of the Moon", "Sudden Storm"),
        ("Daughter of the Void", "Icathian Rain"), ("Mister Root", "Enthralling Protector"),
    ],
)  # fmt: skip
def test_what_one_card_adds_pays_for_the_other_one(one: str, other: str) -> None:
    found = between(one, other)
    assert ("pays for", one, other) in {
        (edge.how, edge.by, edge.to) for entry in found.interacting for edge in entry.edges
    }


@pytest.mark.parametrize(
    ("one", "other"),
    [("Seal of Rage", "Defy"), ("Daughter of the Void", "Mega-Mech"), ("Scorn of the Moon", "Progress Day")],
)
def test_it_does_not_pay_for_another_domain_for_a_unit_or_outside_a_showdown(one: str, other: str) -> None:
    assert not {kind for kind in verdicts(one, other) if kind.startswith("ADD")}


def test_every_rune_pays_for_every_card() -> None:
    (trial,) = (one for one in asked("Body Rune", "Time Warp").values() if one.question.kind == "ADD, OBJECT")
    assert trial.question.generic


def test_a_kill_is_shown_before_what_it_is_paid_with() -> None:
    found = between("Gold", "Disarming Rake")
    assert [entry.edges[0].how for entry in found.interacting][-1] == "pays for"
    assert found.interacting[0].edges[0].how != "pays for"


def test_a_spell_asks_for_a_domain_by_what_is_printed() -> None:
    assert asked("Decree of Insight", "Trove Golem")["MIGHT, OBJECT"].why.endswith("Trove Golem is Order")


def test_a_token_that_is_not_counted_is_no_question() -> None:
    assert not verdicts("Up from the Deep", "Production Surge")


def test_no_label_is_given_twice() -> None:
    for trial in asked("Daisy!", "Gust Monk").values():
        for board in boards(trial.question):
            labels = [one.label for one in board.placed]
            assert len(labels) == len(set(labels)), board.describe()


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        # a third unit that has Deflect, and one that has it itself
        ("Charm", "Heisho, Shell of the World", "CHOOSE, CHANGES CHOOSE"),
        ("Pouty Poro", "Heisho, Shell of the World", "CHOOSE, CHANGES CHOOSE"),
        # a unit beside one with Tank, so that there is damage to assign
        ("Sett, Kingpin", "Dune Surfer", "COMBAT, CHANGES ASSIGN"),
        # excess damage that Might brings to 3
        ("Heroic Charge", "Trapping Grounds", "MIGHT, READS ASSIGN"),
        # a combat that Might decides
        ("Punch First", "Grim Resolve", "MIGHT, LISTENS COMBAT_WON"),
        ("Cloth Armor", "Grim Resolve", "MIGHT, LISTENS COMBAT_WON"),
        # one card in hand, and the start of one's own next turn
        ("Disintegrate", "Loose Cannon", "DRAW, READS COUNT"),
        # a unit with a tag that is counted, at the end of the turn
        ("Friendship", "Blighted Battleaxe", "MIGHT, BRINGS DAMAGE"),
        # an Equipment besides, and a choice that nothing else is done to
        ("Angle Shot", "Armed Assailant", "CHOOSE, OBJECT"),
        # the first turns of the players
        ("Legion Rearguard", "Forgotten Monument", "CONQUER, FORBIDS CONQUER"),
        # tokens: their keywords, and texts that speak of their tags and keywords
        ("Charm", "Frisky Hunter", "CHOOSE, CHANGES CHOOSE"),
        ("Void Seeker", "Ultrasoft Poro", "CHOOSE, CHANGES CHOOSE"),
        ("Rumble, Scrapper", "Iterative Design", "MIGHT, BRINGS TOKENS"),
        ("Black Flame Altar", "Sprite Mother", "KEYWORD, BRINGS TOKENS"),
    ],
)
def test_what_meets_a_third_object_or_a_later_event_is_set_up(one: str, other: str, kind: str) -> None:
    assert verdicts(one, other)[kind] == "shown"


def test_a_token_with_deflect_costs_more_to_choose() -> None:
    (words,) = (edge.words for edge in asked("Charm", "Frisky Hunter")["CHOOSE, CHANGES CHOOSE"].edges[:1])
    assert words == "through Frisky Hunter, Charm can cost [A] more: [1][C][A] (without that text: [1][C])"


@pytest.mark.parametrize(
    ("one", "other"),
    [("Blast of Power", "Sun Disc"), ("Angle Shot", "Noxian Guillotine"), ("Dune Drake", "Scrapyard Champion")],
)
def test_what_any_card_of_a_type_does_is_not_tried_for_each_and_holds_of_each(one: str, other: str) -> None:
    found = between(one, other)
    assert not found.interact
    (asked_about, *_) = pair_questions(found).asked
    assert asked_about.generic
    assert asked_about.verdict == "of any card"


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        # the second ability of a gear, of a legend, of a unit that is Empowered
        ("Tools of Empire", "Tasty Faefolk", "MIGHT, OBJECT"),
        ("Voidreaver", "Mega-Mech", "MOVE, OBJECT"),
        ("Platewyrm Egg", "Shen, Kinkou", "ADD, OBJECT"),
        ("Kharox", "Iascylla", "PLAY, OBJECT"),
        # a card that waits to be discarded is in hand
        ("Master of Shadows", "Scrapheap", "DISCARD, LISTENS DISCARD"),
    ],
)
def test_the_ability_is_used_that_a_question_is_about(one: str, other: str, kind: str) -> None:
    assert verdicts(one, other)[kind] == "shown"


@pytest.mark.parametrize(
    ("one", "other", "more"),
    [
        ("Seal of Rage", "Blazing Scorcher", "[6][C]"), ("Seal of Rage", "Pyke, Dockside Butcher", "[3][R]"),
        ("Ancient Henge", "Blast Corps Cadet", "[3][R]"),
    ],
)  # fmt: skip
def test_what_one_card_adds_pays_for_an_additional_cost(one: str, other: str, more: str) -> None:
    (edge,) = (edge for edge in asked(one, other)["ADD, OBJECT"].edges if edge.how == "pays for")
    assert edge.words == f"what P1 adds by {one} can pay for more of {other}: {more}"


@pytest.mark.parametrize(
    ("other", "words"),
    [
        ("Rage Amplifier", "u has 3 Might"),
        ("Wuju Master", "u has 3 Might"),
        ("Mechanized Menace", "u no longer has "),
    ],
)
def test_a_unit_that_changes_sides_is_no_longer_one_of_your_units(other: str, words: str) -> None:
    shown = [trial for kind, trial in asked("Possession", other).items() if kind.startswith("CONTROL, BRINGS")]
    assert any(words in edge.words for trial in shown for edge in trial.edges)


@pytest.mark.parametrize(
    ("one", "other", "kind", "has"),
    [
        # Might decides a conquest, which a unit, a battlefield or what a spell has given a unit waits for
        ("Divining Shells", "Relentless Pursuit", "MIGHT, LISTENS CONQUER", "P1 plays Relentless Pursuit, then"),
        ("Primal Strength", "Kai'Sa, Survivor", "MIGHT, LISTENS CONQUER", "P1 moves Kai'Sa, Survivor to BF2"),
        ("Divining Shells", "Sigil of the Storm", "MIGHT, LISTENS CONQUER", "P1 moves u to BF1"),
        # the one of two things that a text waits for that can be brought about at once
        ("Jayce, Brilliant Inventor", "Shadowblade Lurker", "READY, OBJECT", "P1 plays Jayce, Brilliant Inventor"),
        # what is given to others as its own card is played
        ("Lord Broadmane", "Rhasa the Sunderer", "KEYWORD, OBJECT", "P1 plays Lord Broadmane"),
        # what a cost takes from a hand or a trash, also the cost of becoming Empowered
        ("Annie, Fiery", "Sky Cruiser", "DAMAGE, CHANGES DAMAGE", "d1, a plain gear, in hand"),
        ("Eager Drakehound", "Mel, Defiant Soul", "BANISH, OBJECT", "d1, a test spell, in hand"),
        ("Last Rites", "Dauntless Vanguard", "ATTACH, OBJECT", "P1 has 2 plain cards in the trash"),
        # what an Equipment has its unit play, and what is discarded
        ("Last Rites", "Dauntless Vanguard", "PLAY, OBJECT", "Dauntless Vanguard in the trash"),
        ("Akali, Silent", "Mask Mother", "MIGHT, OBJECT", "P1 plays test spell (discard 1)"),
        # marks on the other card, an Equipment on one's own unit, an earlier spell of the opponent, an attack
        ("Aurok General", "Nidalee, Cat Form", "MIGHT, LISTENS COMBAT_WON", "Nidalee, Cat Form in base, Empowered"),
        ("Kayle, Justified", "Vengeance", "CHOOSE, CHANGES CHOOSE", "Kayle, Justified at BF1, Empowered 3 times"),
        ("Angler Beast", "Strike Down", "DAMAGE, OBJECT", "attached to f. P1 plays Strike Down"),
        ("Crumbling Sands", "Upstage Comedy", "COUNTER, OBJECT", "P1 plays earlier, then P1 plays Upstage Comedy"),
        ("Existential Dread", "Ravenbloom Student", "RETURN, OBJECT", "P1 moves Ravenbloom Student to BF2, then P2"),
        ("Cannon Barrage", "Primal Strength", "MIGHT, BRINGS DAMAGE", "P1 moves a to BF1, then P1 plays Cannon"),
        # cards on a deck, from facedown, several units that move at once, a battlefield where one has units
        ("Chakram Dancer", "Forgotten Relic", "MIGHT, OBJECT", "P1's deck: d1, then filler cards"),
        (
            "Deadbloom Predator",
            "Teemo, Strategist",
            "CHOOSE, CHANGES CHOOSE",
            "P2's deck: d1, d2, d3, d4, d5, then filler cards",
        ),
        ("Carrion Dredger", "Evelynn, Entrancing", "MOVE, LISTENS DIE", "Evelynn, Entrancing facedown at BF2"),
        ("Disarming Rake", "Katarina, Reckless", "DAMAGE, OBJECT", "P1 plays test spell"),
        ("Might of Demacia, Starter", "Shadow Assassin", "CONQUER, LISTENS CONQUER", "Shadow Assassin, c1, c2, and c3"),
        ("Ferrous Forerunner", "Moonfall", "MIGHT, LISTENS DIE", "P1 has c1, a 2-Might unit, at BF2"),
        # nobody has to act, a stun that is waited for, a spell to be countered, a stronger unit
        ("Aurok General", "Mountain Drake", "MIGHT, OBJECT", "P1 ends the turn"),
        ("Eclipse Herald", "Radiant Dawn", "BUFF, OBJECT", "P1 plays test spell (stun a unit)"),
        ("Repulse", "Sett, Kingpin", "CHOOSE, OBJECT", "P2 plays Repulse in response"),
        ("Public Execution", "Tianna Crownguard", "CHOOSE, CHANGES CHOOSE", "Tianna Crownguard at BF1"),
        # one of several that may be chosen, where it makes no difference which
        ("Unlicensed Armory", "Laurent Duelist", "CHOOSE, OBJECT", "P1 uses Unlicensed Armory"),
        # a target that dies to damage in response
        ("Flurry of Blades", "Shadow's Call", "DAMAGE, BRINGS KEYWORD", "P2 plays Flurry of Blades in response"),
    ],
)
def test_what_a_text_waits_for_is_brought_about(one: str, other: str, kind: str, has: str) -> None:
    assert verdicts(one, other)[kind] == "shown"
    assert has in shown_on(one, other, kind)


@pytest.mark.parametrize(
    ("one", "other", "kind"),
    [
        ("Apprentice Smith", "Seal of Rage", "DRAW, OBJECT"), ("Double Trouble", "Mutated Mouser", "DRAW, OBJECT"),
        ("Ornn, Blacksmith", "Treasure Trove", "DRAW, OBJECT"), ("Pakaa Protector", "Dropboarder", "DRAW, OBJECT"),
        ("Apprentice Smith", "Dropboarder", "RECYCLE, OBJECT"), ("Pakaa Protector", "Vengeance", "BURN, OBJECT"),
    ],
)  # fmt: skip
def test_what_lies_on_top_of_a_deck_is_drawn_by_its_type_or_put_away(one: str, other: str, kind: str) -> None:
    assert verdicts(one, other)[kind] == "shown"
    assert f"deck: {other}, then" in shown_on(one, other, kind)


@pytest.mark.parametrize(
    ("one", "other", "verdict"),
    [
        ("Ezreal, Prodigy", "Sharkling", {"PLAY, CHANGES COST": "shown"}),  # Accelerate
        ("Marai Spire", "Double Trouble", {"PLAY, CHANGES COST": "shown"}),  # Repeat
        ("Marai Spire", "Temporal Portal", {"REPEAT, CHANGES COST": "shown"}),  # Repeat that is given to a third card
        ("Ezreal, Prodigy", "Soaring Scout", {}), ("Marai Spire", "Monch", {}), ("Marai Spire", "Sharkling", {}),
    ],
)  # fmt: skip
def test_a_part_of_a_cost_that_a_card_does_not_have_is_not_changed(
    one: str, other: str, verdict: dict[str, str]
) -> None:
    assert verdicts(one, other) == verdict
    assert pair_questions(between(one, other)).interact is bool(verdict)


def test_a_unit_that_costs_too_much_cannot_be_played_from_the_trash() -> None:
    found = pair_questions(between("Undying Loyalty", "Mosstomper"))
    assert [(one.kind, one.verdict) for one in found.asked] == [("PLAY, OBJECT", "cannot")]
    assert found.asked[0].why.endswith("Mosstomper costs [3]")
    assert verdicts("Undying Loyalty", "Soaring Scout") == {"PLAY, OBJECT": "shown"}


def test_a_unit_with_too_much_might_is_not_what_a_text_replaces_the_death_of() -> None:
    found = pair_questions(between("Ferrous Forerunner", "Soraka, Wanderer"))
    assert [one.verdict for one in found.asked] == ["cannot"]
    assert found.asked[0].why.endswith("Ferrous Forerunner has 6 Might, and Soraka, Wanderer 4")
    assert verdicts("Unsung Hero", "Soraka, Wanderer") == {"DIE, REPLACES DIE": "shown"}


def test_the_next_spell_deals_more_damage_only_if_it_deals_any() -> None:
    assert verdicts("Hostile Takeover", "Ravenborn Tome") == {}
    assert "DAMAGE, CHANGES DAMAGE" in verdicts("Hextech Ray", "Ravenborn Tome")


@pytest.mark.parametrize(("one", "other"), [("Demacian Diplomat", "Tibbers"), ("Singularity", "Undertitan")])
def test_the_opponent_s_unit_is_hit_before_one_s_own(one: str, other: str) -> None:
    best = between(one, other).best
    assert best is not None
    assert len({part.who for part in best.board.parts}) == 2

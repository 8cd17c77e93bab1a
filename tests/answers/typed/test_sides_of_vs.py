"""The sides of a vs: what is understood in full is answered, everything else is asked back."""

from __future__ import annotations

import pytest

from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import More
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.typed.sides_of_vs import sides_of
from judge.errors import NotFound
from tests.answers.drawn import LINES, screen


@pytest.mark.parametrize(
    ("question", "side", "near"),
    [
        ("zhonyas vs bounce", "bounce", "Zaunite Bouncer"),  # what is done, and no card
        ("defy vs blink", "blink", ""),
        ("unlicensed wizard vs defy", "unlicensed wizard", "Unlicensed Armory"),  # shares a word with it
        ("flurble vs defy", "flurble", ""),
        ("blade vs defy", "blade", "Hidden Blade"),
        ("charm vs defy vs flurble", "flurble", ""),
    ],
)
def test_a_side_that_leaves_a_word_unexplained_is_not_understood(question: str, side: str, near: str) -> None:
    found = answer(open_library(), Request(question))
    asked = found.asked_for.not_understood if found.asked_for else ()
    assert side in (*found.withheld, *asked)
    assert found.exit_code == 3
    if found.kind == "card":
        assert found.answer.startswith("Read as ")
        assert any(f"No card is called '{side}'" in note and near in note for note in found.notes)


@pytest.mark.parametrize(
    "question",
    [
        "imperial decree vs unit that was already damaged earlier",
        "imperal decree vs unit that was already damaged earlier",
        "unit that was already damaged earlier vs imperial decree",
    ],
)
def test_the_card_that_is_named_is_shown_though_the_other_side_is_nothing(question: str) -> None:
    found = answer(open_library(), Request(question))
    assert found.read_as == "card:Imperial Decree"
    assert "not understood: 'unit that was already damaged earlier'" in found.answer
    assert found.exit_code == 3


@pytest.mark.parametrize("question", ["vex vs flurble", "can vex frobnicate zork", "vex 2099"])
def test_of_a_name_of_several_cards_the_tool_asks_which(question: str) -> None:
    with pytest.raises(NotFound, match="several cards are called 'vex'") as asked:
        answer(open_library(), Request(question))
    assert "Vex, Apathetic" in asked.value.nearest


@pytest.mark.parametrize("question", ["can charm frobnicate qwxzy", "how good is defy in the meta", "charm 2099"])
def test_a_question_that_names_a_card_never_ends_in_nothing(question: str) -> None:
    assert answer(open_library(), Request(question)).exit_code in {0, 3}


@pytest.mark.parametrize(
    ("question", "choices"),
    [
        ("yi vs defy", {"Yi, Honed", "Yi, Meditative"}),
        ("kaisa vs jinx", {"Kai'Sa, Survivor", "Jinx, Rebel"}),
        ("jinx vs stun", {"Jinx, Rebel", "Loose Cannon"}),
    ],
)
def test_a_name_of_several_cards_lists_them(question: str, choices: set[str]) -> None:
    with pytest.raises(NotFound, match="several cards are called") as refused:
        answer(open_library(), Request(question))
    assert choices <= set(refused.value.nearest)


@pytest.mark.parametrize(
    ("question", "first", "second"),
    [
        ("defy vs stun", "card:Defy", "core@1.4:423"),
        ("defy vs 428.1", "card:Defy", "core@1.4:428.1"),
        ("stun vs exhaust", "core@1.4:423", "core@1.4:414"),
    ],
)
def test_a_card_beside_a_rule_shows_both_pages(question: str, first: str, second: str) -> None:
    found = answer(open_library(), Request(question))
    assert [one.id for one in found.citations[:2]] == [first, second]
    assert found.exit_code == 0
    assert "not computed" in found.answer


@pytest.mark.parametrize(
    ("question", "cards"),
    [
        ("zhonyas vs hidden blade", ("Zhonya's Hourglass", "Hidden Blade")),
        ("bated hook vs unlicensed armory", ("Baited Hook", "Unlicensed Armory")),
        ("what happens with hidden blade vs zhonya", ("Hidden Blade", "Zhonya's Hourglass")),
        ("hidden blade vs zhonya on turn 3", ("Hidden Blade", "Zhonya's Hourglass")),  # the rest is said
    ],
)
def test_sides_that_are_understood_name_one_card_each(question: str, cards: tuple[str, str]) -> None:
    assert tuple(side.cards for side in sides_of(open_library(), question)) == tuple((card,) for card in cards)


@pytest.mark.parametrize("question", ["stack vs chain", "kill vs 428"])
def test_two_words_for_the_same_are_one_page(question: str) -> None:
    found = answer(open_library(), Request(question))
    assert "mean the same here" in found.notes[-1]
    assert len({one.id for one in found.citations}) == len(found.citations)


def test_every_side_that_is_not_known_is_named() -> None:
    with pytest.raises(NotFound, match="no card is called 'frodo' or 'gandalf'"):
        answer(open_library(), Request("frodo vs gandalf"))


@pytest.mark.parametrize("between", ["verses", "VS", "v.", "x", "\u00d7"])
def test_two_cards_are_parted_in_many_spellings(between: str) -> None:
    found = answer(open_library(), Request(f"charm {between} defy"))
    assert (found.kind, found.asked_for and found.asked_for.not_understood) == ("matchup", None)


def test_a_question_without_a_vs_has_no_sides() -> None:
    assert sides_of(open_library(), "can I play Defy against Charm") == []


@pytest.mark.parametrize(
    ("question", "side"),
    [("foo vs bar", "foo"), ("ganking vs flurble", "flurble"), ("flurbles versus stun", "flurbles")],
)
def test_a_side_that_is_nothing_is_asked_back_where_no_card_is_named(question: str, side: str) -> None:
    with pytest.raises(NotFound, match=f"no card is called '{side}'"):
        answer(open_library(), Request(question))


@pytest.mark.parametrize("question", ["taunt vs stun", "stun vs a taunt", "late to match vs stun"])
def test_a_side_in_players_words_is_the_page_of_what_they_mean(question: str) -> None:
    found = answer(open_library(), Request(question))
    assert "core@1.4:423" in [one.id for one in found.citations[:2]]


@pytest.mark.parametrize(
    "question", ["Vengeance vs a creature", "any unit vs Vengeance", "a minion vs Vengeance", "Vengeance on some unit"]
)
def test_a_unit_of_which_nothing_is_said_is_a_plain_one(question: str) -> None:
    found = answer(open_library(), Request(question))
    assert "u is killed" in found.answer
    assert found.asked_for is None


@pytest.mark.parametrize(
    "question",
    [
        "what is the difference between taking an action vs taking one as a reaction", "ready vs exhausted",
        "slow play vs stalling", "active vs passive",
    ],
)  # fmt: skip
def test_words_of_the_rules_with_a_vs_and_no_card_are_searched_for(question: str) -> None:
    assert answer(open_library(), Request(question)).kind == "search"


def test_a_number_of_units_is_what_a_spell_is_played_on() -> None:
    found = answer(open_library(), Request("Falling Star on two 4-might units"))
    assert found.answer == "x1 is dealt 3; x2 is dealt 3."


def test_more_units_than_a_spell_can_choose_are_said_to_be_too_many() -> None:
    found = answer(open_library(), Request("Vengeance vs 3 units"))
    assert found.check == "cannot simulate"
    assert found.simulation is not None
    assert "x2 and x3 are too many targets" in found.simulation.reason


@pytest.mark.parametrize("question", ["does Spectral Centaur get +2 when my unit dies", "defy +1 Might"])
def test_a_plus_before_a_number_is_what_a_unit_gets(question: str) -> None:
    assert sides_of(open_library(), question) == []


def test_a_plus_between_names_parts_them_with_spaces_or_without() -> None:
    for question in ("charm + defy", "charm+defy", "charm + 428.1.a"):
        assert len(sides_of(open_library(), question)) == 2, question


@pytest.mark.parametrize("question", ["charm vs 809", "charm vs slow play", "428 vs 427.2.a", "809 vs 815 vs charm"])
def test_pages_beside_each_other_are_one_screen_that_says_what_is_not_computed(question: str) -> None:
    found = answer(open_library("2026-11-23"), Request(question))
    for width in (80, 40):
        lines = screen(found, width)
        assert "Core 1.4, 2026-11-23" in " ".join(lines[:2])
        assert "What they come to together is not computed." in " ".join(lines[1:4])
        assert lines[-1].startswith("more: --all")
        assert max(len(one) for one in lines if " " in one.strip()) <= width
    assert len(screen(found)) <= LINES
    assert len(screen(found, more=More(everything=True))) > LINES


def test_beside_each_other_each_says_what_it_does_and_what_rests_on_it() -> None:
    lines = screen(answer(open_library("2026-11-23"), Request("charm vs 809")))
    assert lines[0].startswith("CHARM x 809 DEFLECT")
    assert "Charm: Move an enemy unit to another location." in lines
    assert any(one.startswith("809 Deflect: When a spell or ability controlled by an opponent") for one in lines)
    assert "Rulings on Charm" in lines
    assert "Rules of 809 Deflect" in lines


def test_a_number_with_several_meanings_stands_beside_another_by_its_own_words() -> None:
    lines = screen(answer(open_library("2026-11-23"), Request("428 vs 427.2.a")))
    assert "428 Kill: To kill is the action by which a permanent goes from the board to the" in lines
    assert not any("meanings" in one for one in lines)


@pytest.mark.parametrize("question", ["charm vs", "vs charm", "versus baited hook", "kaisa vs."])
def test_a_missing_side_is_asked_for(question: str) -> None:
    if question.startswith("kaisa"):  # a name of several cards
        with pytest.raises(NotFound, match="vs needs something on both sides"):
            answer(open_library("2026-11-23"), Request(question))
        return
    found = answer(open_library("2026-11-23"), Request(question))
    assert (found.kind, found.exit_code) == ("card", 3)
    assert any("Vs needs something on both sides" in note for note in found.notes)

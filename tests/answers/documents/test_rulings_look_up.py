"""``judge ruling``: one by its name, those on something, and the nearest names for a slip."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pytest

from judge.answers.citation_to_paste import pasted
from judge.answers.documents.rulings_look_up import ruling_answer
from judge.answers.library.cited_places import citation_of, hit_of
from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import WHOLE, More
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.answers.rulings.ruling_page import expects
from judge.cli.writers.markdown import markdown
from judge.cli.writers.plain import plain
from judge.content.ruling import RulingScenario
from judge.content.rulings import all_rulings
from judge.errors import NotFound

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer

LIBRARY = open_library("2026-08-01")
RESULTS = "ruling:combat/results"


def asked(words: str, limit: int = 8) -> Answer:
    return ruling_answer(LIBRARY, Request(words, LIBRARY.version, LIBRARY.as_of, limit)).by(LIBRARY)


def ids(words: str, limit: int = 50) -> list[str]:
    return [hit.id for hit in asked(words, limit).hits]


@pytest.mark.parametrize(
    "words",
    [
        "combat/results",
        "results",
        RESULTS,
        "ruling:results",
        "RULING:Combat/Results",
        "rulings/combat/results.md",
        "tests/rulings/combat/results.md",
    ],
)
def test_a_ruling_is_found_by_its_name_or_its_path(words: str) -> None:
    found = asked(words)
    assert (found.kind, found.read_as, found.exit_code) == ("ruling", RESULTS, 0)


@pytest.mark.parametrize("question", [RESULTS, f" {RESULTS} ", "combat/results", "rulings/combat/results.md"])
def test_a_name_is_a_question_too(question: str) -> None:
    assert answer(LIBRARY, Request(question)).read_as == RESULTS


def test_its_screen_has_question_answer_rules_and_scenarios() -> None:
    screen = plain(asked("combat/assigning-damage").shown())
    lines = screen.split("\n")
    assert lines[0].startswith("combat/assigning-damage RULING  Core 1.4")
    assert lines[1] == "How may a player assign combat damage among several units?"
    assert lines[2].startswith("One unit gets lethal damage in full")
    assert "Cards: Caitlyn, Patrolling; Soraka, Wanderer" in lines
    assert any(line.startswith("  465.2.c.3  A unit must have") for line in lines)
    assert any(line.startswith("  !1  d killed, e killed") for line in lines)
    assert "judge replay 'ruling:combat/assigning-damage!1'" in screen
    assert len(lines) <= 23


def test_the_answer_is_bold_where_a_form_can_say_so() -> None:
    assert "**The only player with units left has won" in markdown(asked(RESULTS).shown())


def test_one_scenario_is_shown_alone() -> None:
    screen = plain(asked(f"{RESULTS}!3").shown())
    assert "!3  One more point of Might" in screen
    assert "!2" not in screen
    whole = plain(asked(f"{RESULTS}!3").shown(more=WHOLE))
    assert f"{RESULTS}!3 (rulings/combat/results.md:{LIBRARY.ruling(RESULTS).scenarios[2].line})" in whole
    assert f"{RESULTS}!4" not in whole


def test_all_of_it_is_its_scenarios_as_they_are_written() -> None:
    text = plain(asked(RESULTS).shown(more=WHOLE))
    assert text.startswith("The only player with units left has won")
    for one in LIBRARY.ruling(RESULTS).scenarios:
        assert all(f"  {line}".rstrip() in text for line in one.text.rstrip().split("\n"))
    assert "faq@origins:combat-1" in text


def test_its_rules_are_shown_in_full_on_demand() -> None:
    text = plain(asked(RESULTS).shown(more=More(rule_texts=True)))
    assert "core@1.4:466.3.a" in text
    assert "!1" not in text


def test_its_values_have_the_ruling_with_each_scenario() -> None:
    values = asked(f"{RESULTS}!3").as_json()
    ruling = values["ruling"]
    written = LIBRARY.ruling(RESULTS)
    assert (ruling["id"], ruling["file"], ruling["line"]) == (RESULTS, "rulings/combat/results.md", written.line)
    assert ruling["answer"] == values["answer"]
    third = ruling["scenarios"][2]
    assert (third["id"], third["line"]) == (f"{RESULTS}!3", written.scenarios[2].line)
    assert third["expects"] == [
        "d in P2's trash, a at BF1, 0 damage, not attacking, BF1 controlled by P1, P1 gained 1 point"
    ]
    assert len(ruling["scenarios"]) == 10
    assert "ruling" not in answer(LIBRARY, Request("428.1.a")).as_json()


def test_a_ruling_without_a_question_answers_with_what_it_shows() -> None:
    found = asked("costs/costs-of-abilities")
    assert found.answer == LIBRARY.ruling("ruling:costs/costs-of-abilities").title


@pytest.mark.parametrize("words", ["", "rulings", "rulings/", "ruling:"])
def test_without_words_the_chapters_are_listed(words: str) -> None:
    found = asked(words)
    assert "ruling:combat/" in [hit.id for hit in found.hits]
    assert "combat/" in plain(found._replace().shown(more=WHOLE))
    many = sum(int(hit.title.partition(" ")[0]) for hit in found.hits)
    assert found.answer.startswith(f"{many} rulings with ")


def test_a_chapter_lists_its_rulings() -> None:
    assert RESULTS in ids("combat")
    assert all(one.startswith("ruling:combat/") for one in ids("ruling:combat/"))
    assert all(one.startswith("ruling:cards/vendetta/") for one in ids("cards/vendetta"))
    assert "the first 8 of them here (-n)" in asked("combat").answer
    assert answer(LIBRARY, Request("combat/")).read_as == "ruling:combat"


def test_those_on_a_card_begin_with_its_own() -> None:
    assert ids("first mate")[0] == "ruling:units/first-mate"
    assert ids("the-boss")[:2] == ["ruling:cards/origins/the-boss", "ruling:deaths/the-boss"]
    on_hook = ids("baited hook")
    assert on_hook[0].startswith("ruling:pairs/baited-hook")
    assert all("Baited Hook" in LIBRARY.ruling(one).cards for one in on_hook)


def test_those_on_a_rule_count_the_rules_below_it() -> None:
    found = ids("466.3")
    assert RESULTS in found
    assert RESULTS in ids("core@1.4:466.3.a")
    rules = [LIBRARY.ruling(one).rules for one in found]
    assert all(any(rule.startswith("core@1.4:466.3") for rule in named) for named in rules)
    assert not found[0].startswith("ruling:cards/")


def test_a_keyword_is_the_rule_that_has_its_name() -> None:
    assert ids("deflect")[0] == "ruling:keywords/deflect"
    assert all(any("core@1.4:815" in rule for rule in LIBRARY.ruling(one).rules) for one in ids("tank"))


def test_other_words_are_looked_for_in_questions_and_answers() -> None:
    assert asked("both sides damage might won controls").read_as == RESULTS
    assert "ruling:keywords/deflect" in ids("the cost of a spell that chooses a unit with Deflect")


def test_those_that_play_an_answer_or_an_erratum_are_listed() -> None:
    assert "ruling:pairs/baited-hook-and-highlander" in ids("origins#43")
    assert ids("origins#43") == ids("faq@origins:baited-hook-1")
    (first, *_) = asked("errata@2025-10-28:baited-hook").citations
    assert "Baited Hook" in LIBRARY.ruling(first.id).cards


def test_a_name_of_several_lists_them() -> None:
    assert ids("ruling:the-boss") == ["ruling:cards/origins/the-boss", "ruling:deaths/the-boss"]


def test_a_list_of_one_is_that_one() -> None:
    counted = Counter(card for one in all_rulings(LIBRARY.store) for card in one.cards)
    card = next(name for name, many in counted.items() if many == 1)
    assert card in LIBRARY.ruling(asked(card).read_as).cards


@pytest.mark.parametrize("words", ["combat/result", "ruling:combat/resutls", "resuts"])
def test_a_slip_is_told_with_the_nearest_names(words: str) -> None:
    with pytest.raises(NotFound, match="there is no ruling") as problem:
        asked(words)
    assert RESULTS in problem.value.nearest


def test_a_misspelt_card_is_read_as_the_card() -> None:
    found = asked("bated hook")
    assert found.read_as == "card:Baited Hook"
    assert found.notes == ("Read as Baited Hook.",)


def test_a_rule_on_which_none_rests_says_so() -> None:
    with pytest.raises(NotFound, match="no ruling is about Rule TR 703"):
        asked("TR 703")


def test_a_ruling_is_cited_like_any_other_place() -> None:
    cited = pasted(LIBRARY, Request(RESULTS, simulate=False))
    assert (cited.id, cited.source) == (RESULTS, "Ruling of the Riftbound judge")
    assert cited.text.startswith("The only player with units left")
    assert citation_of(LIBRARY, RESULTS).short == LIBRARY.ruling(RESULTS).title
    assert hit_of(LIBRARY, RESULTS).label == "combat/results"
    assert hit_of(LIBRARY, "ruling:combat/no-such").title == ""


def test_what_a_scenario_expects_is_what_it_asks_or_refuses_where_it_expects_nothing() -> None:
    assert expects(RulingScenario(1, "P1 passes\n\nexpect u killed\n  expect v ready\n")) == ("u killed", "v ready")
    assert expects(RulingScenario(1, "ask does u die: yes\n")) == ("does u die: yes",)
    assert expects(RulingScenario(1, "P1: hand Defy\n\nP1 cannot play Defy\n")) == ("P1 cannot play Defy",)

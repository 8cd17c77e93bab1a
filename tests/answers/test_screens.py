"""Every look-up is one screen: 24 lines of 80 columns, with what was asked on top and the rest behind options."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from judge.answers.documents.page_of_an_id import id_answer
from judge.answers.finding.search_screen import SearchScreen
from judge.answers.library.open_library import open_library
from judge.answers.lookups.card_page import card_answer
from judge.answers.lookups.history_page import history_answer
from judge.answers.page.answer import Answer
from judge.answers.page.blocks import Hit
from judge.answers.page.how_much import SCREEN, WHOLE, More, Size
from judge.cli.entry import main
from judge.cli.writers.markdown import markdown
from judge.cli.writers.plain import plain
from tests.answers.drawn import LINES, ask, screen

if TYPE_CHECKING:
    from judge.content.library import Library

EACH = 17
"""Every so many-th rule, card and answer is looked at: a number that divides none of their counts."""


@pytest.fixture(scope="module")
def library() -> Library:
    return open_library("2026-11-23")


def test_every_keyword_and_a_sample_of_everything_else_is_one_screen(library: Library) -> None:
    ids = [
        *(library.keyword(name).id for name in library.names("keywords")),
        *library.order("core", library.version)[::EACH],
        *library.order("tournament", library.written("tournament"))[::EACH],
        *library.store.get("all faq")[::EACH],
    ]
    answers = [id_answer(library, one) for one in ids]
    answers += [card_answer(library, name, name) for name in library.names("cards")[::EACH]]
    answers += [history_answer(library, one) for one in ("359.3.e.12", "core@1.2:737")]
    too_long = [(one.read_as, len(screen(one))) for one in answers if len(screen(one)) > LINES]
    too_wide = [one.read_as for one in answers if max(map(len, screen(one))) > 80]
    assert (too_long, too_wide) == ([], [])


@pytest.mark.parametrize(
    "question",
    ["slow play", "decklist error", "what counts as a target", "can my opponent respond when I hide a card", "300"],
)
def test_infractions_searches_and_chapters_are_one_screen(library: Library, question: str) -> None:
    answer = ask(library, question)
    assert len(screen(answer)) <= LINES
    assert [line for line in screen(answer, 40) if len(line) > 40 and len(line.split()) > 1] == []  # an id stays whole


def test_a_keyword_begins_with_what_it_does_and_the_rule_that_says_so(library: Library) -> None:
    lines = screen(ask(library, "tank"))
    assert lines[0] == "815 TANK  keyword  Core 1.4, 2026-11-23 (newer not held)"
    assert lines[1].startswith("In the combat damage step, lethal damage must be assigned to this unit")
    assert any(line.endswith("(815.1.b)") for line in lines[1:4])
    assert ask(library, "tank").answer.startswith("Tank. In the combat damage step")


def test_every_keyword_says_what_it_does(library: Library) -> None:
    does = {name: library.what_it_does(library.keyword(name).id) for name in library.names("keywords")}
    assert [name for name, (words, rule) in does.items() if not words or not library.find_rule(rule)] == []
    assert [words for words, _ in does.values() if "in short" in words.lower() or not words[0].isupper()] == []


def test_the_rule_that_was_asked_for_is_marked_and_whole(library: Library) -> None:
    lines = screen(ask(library, "428.1.a.1.b"))
    text = " ".join(" ".join(lines).split())
    assert next(line for line in lines if line.startswith("> ")).startswith("> .1.a.1.b  If, because of a kill")
    rule = library.rule("428.1.a.1.b")
    assert rule.text in text
    assert "In: 300 Playing the Game > 428 Kill > 428.1 > 428.1.a > 428.1.a.1" in text


def test_the_rule_that_was_asked_for_is_whole_on_a_narrow_terminal(library: Library) -> None:
    size = SCREEN._replace(size=Size(40, 20))
    lines = screen(ask(library, "337.2"), 40, size)
    assert library.rule("337.2").text in " ".join(" ".join(lines).split())
    assert len(lines) <= 20


def test_a_list_for_which_there_is_no_room_is_named_and_counted(library: Library) -> None:
    lines = screen(ask(library, "hidden"), 80, SCREEN._replace(size=Size(80, 14)))
    assert any(line.startswith("  Rulings of this project: ") for line in lines)


def test_nothing_found_has_nothing_more(library: Library) -> None:
    lines = screen(ask(library, "what is the best deck for beginners"))
    assert not any(line.startswith("more:") for line in lines)


def test_a_short_section_is_shown_whole_and_a_long_one_says_what_is_left_out(library: Library) -> None:
    short = " ".join(" ".join(screen(ask(library, "TR 703.2"))).split())
    assert all(one.text in short for one in library.section(library.rule("703.2", "tournament")).below)
    assert any(line.strip().endswith("more (--rules)") for line in screen(ask(library, "hidden")))


def test_numbers_are_short_and_ids_whole_where_they_are_asked_for(library: Library) -> None:
    answer = ask(library, "hidden")
    assert "@" not in "\n".join(screen(answer))
    whole = "\n".join(screen(answer, more=More(ids=True)))
    assert "core@1.4:811.1.b" in whole
    assert "faq@origins:hidden-3" in whole


def test_every_label_of_a_screen_can_be_asked(library: Library) -> None:
    assert ask(library, "origins#43").read_as == "faq@origins:baited-hook-1"
    assert ask(library, "origins:targeting-2").read_as == "faq@origins:targeting-2"
    assert ask(library, "1.2:415.1").read_as == "core@1.2:415.1"
    assert ask(library, "TR 703.2").read_as == "tournament@2026-07-16:703.2"


def test_a_number_that_meant_something_else_says_so_on_top(library: Library) -> None:
    lines = screen(ask(library, "737"))
    assert lines[1] == "737 has 2 meanings. in 1.4: Additional Turns; in 1.2: Hidden, now 811."
    assert any(line.startswith("  811  Hidden: On your turn") for line in lines)


def test_a_card_says_what_it_does_now_and_what_changed(library: Library) -> None:
    text = " ".join(" ".join(screen(ask(library, "zhonya's hourglass"))).split())
    assert text.index("heal it, exhaust it, and recall it.") < text.index("Corrected 2025-10-28 (origins errata")
    assert "Legal in Constructed (1v1) and 2v2" in text
    assert "origins#71 [holds] When a card like Unlicensed Armory replaces a death, does the damage stay?" in text
    assert "The unit is healed, exhausted and recalled, so it does not die again." in text


def test_a_card_that_is_banned_says_so_first(library: Library) -> None:
    assert screen(ask(library, "stacked deck"))[2].startswith("Banned in Constructed (1v1) and 2v2.")


def test_a_card_on_a_day_before_the_first_list_says_that_its_legality_is_not_known() -> None:
    lines = screen(ask(open_library("2025-10-20"), "baited hook"))
    assert "Legality not known in Constructed (1v1) and 2v2." in lines
    assert "As printed on that day; corrected later (2025-10-28)." in lines


def test_cards_of_one_name_are_listed(library: Library) -> None:
    lines = screen(ask(library, "yi"))
    assert lines[0].startswith('"yi"  Core 1.4')
    assert lines[1] == "6 cards are called that."  # those of Master Yi, the legends, too
    assert lines[2].startswith("  Yi, Meditative: Champion Unit")


def test_rulings_that_were_overturned_stand_last(library: Library) -> None:
    high = plain(ask(library, "deflect").shown(more=More(size=Size(lines=60)))).split("\n")
    badges = [line.split("[")[1].split("]")[0] for line in high if "#" in line and "[" in line]
    gone = [badge in {"changed", "superseded"} for badge in badges]
    assert True in gone
    assert gone == sorted(gone)


def test_an_answer_of_a_faq_has_its_question_its_ruling_and_its_rules(library: Library) -> None:
    lines = screen(ask(library, "origins#43"))
    assert lines[0] == "origins#43 BAITED HOOK [holds; retired 2025-11-04]"
    assert lines[2].startswith("What happens when the death of the unit")
    assert any(line.startswith("  359.3.e.12 ") for line in lines)


LONG = "It is chosen first of all. " + "What comes of it is told in many words. " * 10 + "A target was chosen."
OTHER = (
    "Nothing here was so before. " + "Only that it went on for a good while is known. " * 10 + "A target was chosen."
)
OLD = "In former days all went by another name. Choices came first."
FOUND = Answer(
    "what is a target",
    kind="search",
    rules="1.4",
    as_of="2026-11-23",
    hits=(
        Hit("core@1.4:355.7", "rule", "Targets", "newest held", LONG),
        Hit("core@1.4:355.9", "rule", "Targets", "newest held", OTHER),
        Hit(
            "faq@origins:charm-1",
            "faq",
            "Is a target chosen?",
            "retired 2025-11-04",
            "No: it moves.",
            label="origins#48",
        ),
        Hit(
            "faq@origins:charm-2", "faq", "Is it gone?", "retired 2025-11-04; superseded", "It is.", label="origins#49"
        ),
        Hit("core@1.3:404", "rule", "Choices", "superseded 2026-07-24", OLD),
        Hit("card:Charm", "card", "Charm", "in force", "Spell, Calm."),
    ),
    page=SearchScreen("what is a target", frozenset({"target"})),
)
"""What a search found, made up."""


def test_the_words_that_a_hit_was_found_by_are_marked() -> None:
    assert "Is a **target** chosen?" in markdown(FOUND.shown())


def test_the_first_text_is_whole() -> None:
    text = " ".join(" ".join(screen(FOUND)).split())
    assert f"355.7 Targets: {LONG}" in text


def test_of_a_later_text_that_is_long_the_sentence_with_the_words_is_shown_whole() -> None:
    text = " ".join(" ".join(screen(FOUND)).split())
    assert "355.9: … A target was chosen. " in text
    assert text.count("many words") == LONG.count("many words")  # those of the first text


def test_a_text_is_not_said_twice_and_a_bare_heading_not_at_all() -> None:
    again = (*FOUND.hits, Hit("core@1.4:356.9", "rule", "Costs", "newest held", OTHER.replace("good", "long")))
    bare = (*again, Hit("core@1.4:464", "rule", "The Target Step", "newest held", "Step 1 is the target step."))
    text = " ".join(screen(FOUND._replace(hits=bare)))
    assert "356.9" not in text
    assert "464" not in text


def test_a_section_that_several_hits_stand_in_is_named_once() -> None:
    lines = screen(FOUND)
    assert sum("Targets" in line for line in lines) == 1
    assert any(line.startswith("  355.9:") for line in lines)


def test_a_ruling_among_hits_has_its_question_and_below_it_what_it_comes_to() -> None:
    lines = screen(FOUND)
    at = lines.index("  origins#48 [holds] Is a target chosen?")
    assert lines[at + 1 : at + 4] == ["    No: it moves.", "  origins#49 [superseded] Is it gone?", "    It is."]


def test_hits_of_another_version_say_how_they_stand() -> None:
    assert any(line.startswith("  1.3:404 [superseded 2026-07-24] Choices") for line in screen(FOUND))


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["hidden", "--all"], "core@1.4:811.1.d.2.a Hidden"),
        (["hidden", "--rules"], "core@1.4:811.1.d.2.a Hidden"),
        (["hidden", "--rulings"], "faq@origins:hidden-3 I hide a card"),
        (["keyword", "hidden", "--rulings"], "faq@origins:hidden-3 I hide a card"),
        (["baited hook", "--wordings"], "Before: For [1][C] and [E]"),
        (["baited hook", "--rules"], "core@1.4:359.3.e.12"),
        (["slow play", "--rules"], "tournament@2026-07-16:703.1.b.3"),
        (["what counts as a target", "--rules"], "core@1.4:355.7"),
        (["history", "359.3.e.12", "--rules"], "core@1.0:563.2.c.8"),
    ],
)
def test_what_is_behind_the_screen_is_shown(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*words, "--plain", "--width", "200"]) == 0
    said = capsys.readouterr()
    assert says in said.out
    assert "no effect" not in said.err


def test_an_option_that_shows_nothing_more_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["slow play", "--rulings", "--ids"]) == 0
    assert "--rulings: no effect, since there is no more of this answer" in capsys.readouterr().err


def test_a_chapter_counts_all_its_sections_and_shows_them_behind_an_option(library: Library) -> None:
    chapter = ask(library, "300")
    lines = screen(chapter)
    listed = [line.split()[0] for line in lines if line[2:5].isdigit()]
    left = next(line for line in lines if line.strip().endswith("more (--all)"))
    sections = [rule for rule in map(library.find_rule, library.rule("300").children) if rule and rule.heading]
    assert len(listed) + int(left.split()[1]) == len(sections) > 8
    whole = screen(chapter, more=WHOLE)
    assert [one.id for one in sections if not any(line.strip().startswith(one.id) for line in whole)] == []


def test_what_stands_below_a_rule_is_not_said_again_under_see_also(library: Library) -> None:
    lines = screen(ask(library, "TR 702.5.c.1"))
    assert any(line.startswith("  .5.c.1.a  ") for line in lines)
    assert not any("702.5.c.1.a" in line for line in lines if line.startswith("See also"))


def test_an_option_that_a_page_has_no_use_for_leaves_its_screen_as_it_is(library: Library) -> None:
    for answer in (history_answer(library, "428"), ask(library, "slow play"), ask(library, "errata baited hook")):
        assert screen(answer, more=More(rulings=True)) == screen(answer)


def test_a_rule_of_the_tournament_rules_names_its_history_too(library: Library) -> None:
    assert screen(ask(library, "TR 703.2"))[-1].endswith("judge history TR 703.2")
    assert history_answer(library, "TR 703.2").citations

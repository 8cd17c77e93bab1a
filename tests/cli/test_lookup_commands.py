"""judge vs, faq, tournament, cite, why and index: what each shows, and the questions that begin with its name."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from judge.cli.completion import completions
from judge.cli.entry import main
from judge.cli.main import run_command
from judge.cli.words_of_lookups import is_sentence, sides
from tests.cli.say import Say
from tests.own_cache import cache_with_library

A_RULING = "rulings/pairs/baited-hook-and-highlander.md"


@pytest.mark.parametrize(
    "words",
    [
        "vs what can I use defy",
        "vs a unit with Deflect",
        "faq about deflect",
        "faq is the origins one still valid",
        "tournament rules on slow play",
        "tournament rules 703.8",
        "cite the rule for recall",
        "why does my unit die",
        "why does a unit with Tank come first",
        "index of keywords",
    ],
)
def test_a_question_that_begins_with_such_a_word_still_is_one(words: str) -> None:
    assert run_command(words.split()) is None


@pytest.mark.parametrize(
    ("words", "names"),
    [
        (["hidden blade", "zhonya"], ["hidden blade", "zhonya"]),
        (["hidden", "blade", "zhonya"], ["hidden blade", "zhonya"]),
        (["charm", "defy"], ["charm", "defy"]),
        (["charm", "vs", "bated", "hook"], ["charm", "bated hook"]),
        (["Draven, Audacious", "charm"], ["Draven, Audacious", "charm"]),
        (["charm", "blorgh"], ["charm", "blorgh"]),
        (["charm", "defy", "baited", "hook"], ["charm", "defy", "baited hook"]),
        (["charm"], []),
        (["what", "is", "it"], []),
    ],
)
def test_the_sides_of_two_cards_are_found_without_a_word_between_them(words: list[str], names: list[str]) -> None:
    assert sides(words) == names


def test_vs_answers_as_the_question_with_a_vs_does(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    asked = say("hidden blade vs zhonya's hourglass", "--json")
    assert json.loads(say("vs", "hidden blade", "zhonya's hourglass", "--json")) == json.loads(asked)
    assert "1. " in say("vs", "hidden", "blade", "zhonyas", "hourglass", "--steps", "1", "--plain")


def test_vs_names_a_card_that_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert "not understood: 'blorgh'" in say("vs", "charm", "blorgh", code=3)
    assert "blorgh" in say.notes


def test_faq_lists_the_faqs_and_the_answers_of_one(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    listed = [hit["id"] for hit in json.loads(say("faq", "--json"))["hits"]]
    assert {"faq@origins", "faq@vendetta"} <= set(listed)
    origins = json.loads(say("faq", "origins", "-n", "3", "--json"))
    assert [hit["id"].partition(":")[0] for hit in origins["hits"]] == ["faq@origins"] * 3
    again = json.loads(say("faq", "faq@origins", "-n", "3", "--json"))
    assert again["hits"] == origins["hits"]


@pytest.mark.parametrize(
    "typed", ["origins#43", "faq@origins#43", "origins:baited-hook-1", "faq@origins:baited-hook-1"]
)
def test_faq_shows_one_answer_by_its_id(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert json.loads(Say(capsys)("faq", typed, "--json"))["citations"][0]["id"] == "faq@origins:baited-hook-1"


@pytest.mark.parametrize("typed", ["baited hook", "deflect", "bated hook", "counter a spell", "legend abilities"])
def test_faq_finds_answers_and_nothing_else(typed: str, capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("faq", typed, "--json"))
    assert found["hits"]
    assert all(one["id"].startswith("faq@") for one in (*found["hits"], *found["citations"]))


def test_faq_shows_answers_that_hold_before_others(capsys: pytest.CaptureFixture[str]) -> None:
    found = json.loads(Say(capsys)("faq", "deflect", "--json"))
    holds = [one["status"].startswith("in force") for one in found["citations"]]
    assert holds == sorted(holds, reverse=True)
    assert {True, False} == set(holds)


def test_faq_says_that_nothing_is_about_it(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert say("faq", "blorgh", code=1) == ""
    assert "no answer of a FAQ is about 'blorgh'" in say.notes
    assert json.loads(say("faq", "blorgh", "--json", code=1))["kind"] == "none"


def test_faq_lists_the_answers_that_rest_on_a_rule_by_any_of_its_numbers(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    today = json.loads(say("faq", "811", "--json"))
    assert today["read_as"] == "core@1.4:811"
    assert len(today["hits"]) > 1
    for typed in ("core@1.4:811", "1.2: 737", "core@1.2:737"):
        assert json.loads(say("faq", typed, "--json"))["hits"] == today["hits"]
    assert json.loads(say("faq", "138.1", "--json", code=1))["kind"] == "none"


@pytest.mark.parametrize("words", [("cite", "faq@nothing"), ("vs", "charm")])
def test_an_id_and_a_single_side_behind_a_command_are_no_question(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(list(words)) == 2
    assert f"judge {words[0]}" in capsys.readouterr().err


def test_tournament_lists_sections_and_shows_one_by_its_number(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert "703 Tournament Errors" in " ".join(say("tournament", "--plain").split())
    for typed in ("703.2", "TR 703.2", "tournament 703.2"):
        assert json.loads(say("tournament", *typed.split(), "--json"))["read_as"].endswith(":703.2")
    say("tournament", "999", code=1)
    assert "there is no rule 999 in the tournament rules" in say.notes


def test_tournament_shows_an_infraction_and_finds_nothing_but_its_own_rules(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert "Warning." in say("tournament", "slow", "play", "--plain").partition("Upgrade")[0]
    assert say("tournament", "draw extra card", "--plain").startswith("DRAWING EXTRA CARDS")
    found = json.loads(say("tournament", "round time", "--json"))
    assert found["hits"]
    assert all(one["id"].startswith("tournament@") for one in (*found["hits"], *found["citations"]))
    say("tournament", "blorgh", code=1)
    assert "no tournament rule is about 'blorgh'" in say.notes


@pytest.mark.parametrize(
    ("typed", "begins", "id_"),
    [
        ("428.1.a", "Core Rules 1.4, rule 428.1.a (Kill): ", "core@1.4:428.1.a"),
        ("TR 703.2", "Tournament Rules 2026-07-16, rule 703.2 (", "tournament@2026-07-16:703.2"),
        ("origins#43", "Origins FAQ (What happens when the death ", "faq@origins:baited-hook-1"),
        ("errata@2025-10-28:baited-hook", "Origins errata (Baited Hook): Now: ", "errata@2025-10-28:baited-hook"),
        ("card:Charm", "Card (Charm): Spell", "card:Charm"),
        ("hidden", "Core Rules 1.4, rule 811 (Hidden): ", "core@1.4:811"),
    ],
)
def test_a_citation_says_what_where_and_how_it_stands(
    typed: str, begins: str, id_: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = Say(capsys)
    text = say("cite", *typed.split(), "--as-of", "2026-08-01")
    assert text.startswith(begins)
    assert f"({id_}; " in text
    assert "as of 2026-08-01" in text
    assert "not the official wording" in text
    quoted = say("cite", *typed.split(), "--md", "--as-of", "2026-08-01")
    assert all(line.startswith(">") for line in quoted.splitlines())
    assert f"`{id_}`" in quoted
    found = json.loads(say("cite", *typed.split(), "--json", "--as-of", "2026-08-01"))
    assert found["id"] == id_
    assert (found["plain"] + "\n", found["markdown"] + "\n") == (text, quoted)


def test_a_citation_of_an_older_version_says_what_it_is_now(capsys: pytest.CaptureFixture[str]) -> None:
    text = Say(capsys)("cite", "core@1.2:415.1")
    assert "core@1.2:415.1; superseded 2026-03-30" in text
    assert "now core@1.4:428.1" in text


def test_what_cannot_be_cited_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert say("cite", "core@1.4:428.9.z", code=1) == ""
    say("cite", code=2)
    assert "judge cite: expected ID, got nothing" in say.notes


def test_why_shows_the_rules_and_the_nearest_cause_of_each_event_of_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    text = Say(capsys)("why", A_RULING, "36")
    killed = text.partition("36.5 u is killed")[2].partition("36.6")[0]
    assert "428.2  kill: to the trash" in killed
    assert "because of 36.4 u would die" in killed


def test_why_shows_one_event_with_all_that_led_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    event = json.loads(say("why", A_RULING, "36.5", "--json"))["events"]
    assert [one["step"] for one in event] == ["36.5"]
    assert [cause["step"] for cause in event[0]["causes"]] == ["36.4", "36.3", "33.1"]
    assert [rule["id"] for rule in event[0]["rules"]] == ["core@1.4:428.1.a.1", "core@1.4:428.2"]
    assert all(rule["text"] for rule in event[0]["rules"])
    older = json.loads(say("why", A_RULING, "36.5", "--json", "--rules", "1.3"))["events"][0]["rules"]
    assert [rule["id"].partition(":")[0] for rule in older] == ["core@1.3"] * 2


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ([A_RULING, "3"], "STEP: expected a line of play, got 3\n  Lines of play: 17, 18, 19, 20."),
        ([A_RULING, "36.99"], "STEP: the line has "),
        ([A_RULING, "x"], "STEP: expected a line of the file, got 'x'"),
        ([A_RULING, "36", "--block", "9"], "--block: expected a number from 1 to 2, got '9'"),
        (["no-such.md", "36"], "there is no file no-such.md"),
        ([A_RULING], "judge why: expected STEP, got nothing"),
    ],
)
def test_why_names_a_step_that_there_is_not(words: list[str], says: str, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert say("why", *words, code=2) == ""
    assert says in say.notes


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache of the test's own with the compiled library, but without an index."""
    place = cache_with_library(tmp_path / "cache")
    monkeypatch.setenv("JUDGE_CACHE", str(place))
    return place


def test_the_index_is_told_built_and_cleared(cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    assert say("index").startswith("There is no index of this content; the next search builds it.\n")
    assert say("index", "build").startswith("The index of the search is current.\n")
    found = json.loads(say("index", "status", "--json"))
    folder = Path(found["path"])
    assert (found["state"], folder.parent) == ("current", cache)
    assert found["size"] == sum(file.stat().st_size for file in folder.iterdir())
    assert found["age"] < 600
    (cache / "index-1-older").mkdir()
    os.truncate(next(folder.glob("*.seg")), 10)
    damaged = json.loads(say("index", "--json"))
    assert damaged["state"] == "damaged"
    assert [Path(other).name for other in damaged["others"]] == ["index-1-older"]
    assert say("index", "clear").startswith("Deleted 2 indexes, ")
    assert not list(cache.glob("index-*"))


def test_clearing_the_index_leaves_links_and_the_library_alone(cache: Path, capsys: pytest.CaptureFixture[str]) -> None:
    elsewhere = cache.parent / "elsewhere"
    elsewhere.mkdir()
    (elsewhere / "kept").touch()
    (cache / "index-link").symlink_to(elsewhere)
    Say(capsys)("index", "clear")
    assert (elsewhere / "kept").exists()
    assert list(cache.glob("library-*"))


def test_an_action_that_the_index_lacks_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    say = Say(capsys)
    say("index", "build", "--plain", code=2)
    assert "judge index takes --json" in say.notes


def test_a_sentence_has_a_word_of_any_sentence_in_it() -> None:
    assert is_sentence(["about", "deflect"])
    assert is_sentence(["deflect", "twice?"])
    assert not is_sentence(["slow", "play"])
    assert not is_sentence(["what happens with deflect"]), "in quotes it is looked for whole"
    assert not is_sentence(["Blade", "of", "the", "Ruined", "King"])


def test_faqs_and_actions_are_completed() -> None:
    assert completions(["faq"], "or") == ["origins"]
    assert completions(["index"], "st") == ["status"]
    assert completions(["vs"], "bait") == ["baited"]
    assert main(["faq", "origins", "-n", "1"]) == 0


@pytest.mark.parametrize(
    ("number", "says"),
    [
        ("428", "rule 428 (Kill): To kill is the action by which a permanent goes from the board to the trash."),
        ("CR415", "rule 415 (Ready): To ready is the action that marks a game object on the board"),
        ("107.3", "rule 107.3 (Facedown Zones): A sub-zone called a facedown zone"),
        ("703", "rule 703 (Buffs): Each buff on its own adds 1 might to its unit."),
    ],
)
def test_a_number_with_several_meanings_is_cited_by_its_own_words(
    number: str, says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    shown = Say(capsys)("cite", number)
    assert says in shown
    assert "meanings" not in shown

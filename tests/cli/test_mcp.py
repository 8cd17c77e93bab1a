"""``judge mcp``, asked by a real client: in the same process, and over standard input and output."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

import anyio
from mcp import Client, StdioServerParameters

from judge.cli.assistants import server as mcp_server
from judge.cli.assistants.server import MOST_LINES, server
from judge.cli.entry import main

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SCENARIO = "P1: hand Hidden Blade\nP2: at BF2 v = 3-Might unit\n\nP1 plays Hidden Blade on v\nall pass\nexpect v killed"


def asked(question: Callable[[Client], Awaitable[Any]], of: Any = None) -> Any:
    """What a client gets for a question."""

    async def ask() -> Any:
        async with Client(of if of is not None else server()) as client:
            return await question(client)

    return anyio.run(ask)


def result_of(tool: str, values: dict[str, Any]) -> Any:
    return asked(lambda client: client.call_tool(tool, values))


def called(tool: str, **values: str | int) -> tuple[bool, str]:
    """Whether a call of a tool was an error, and its text."""
    result = result_of(tool, values)
    return result.is_error, result.content[0].text


def data(tool: str, **values: str | int) -> dict[str, Any]:
    """What a call of a tool gives besides its text."""
    result = result_of(tool, values)
    assert not result.is_error, result.content[0].text
    found: dict[str, Any] = result.structured_content
    return found


def test_every_tool_says_what_it_takes_and_only_reads() -> None:
    tools = asked(lambda client: client.list_tools()).tools
    assert {tool.name for tool in tools} == {"look_up", "cite", "two_cards", "run_scenario", "diff"}
    for tool in tools:
        assert tool.description
        assert tool.input_schema["properties"]
        assert tool.annotations.read_only_hint


def test_two_cards_are_answered_with_the_computed_outcome_and_ids() -> None:
    failed, text = called("two_cards", first="Baited Hook", second="Unlicensed Armory")
    assert not failed
    assert "If P1 pays" in text
    assert "359.3.e.12" in text
    assert len(text.split("\n")) <= MOST_LINES + 1


def test_the_text_is_sent_once_and_the_outcomes_are_data() -> None:
    tools = {tool.name: tool for tool in asked(lambda client: client.list_tools()).tools}
    for tool, values in CALLS:
        result = result_of(tool, values)
        (content,) = result.content
        assert "more: " not in content.text
        assert "--" not in content.text, tool
        assert set(result.structured_content) == set(tools[tool].output_schema["properties"]), tool
        for sentence in content.text.split("\n"):
            assert len(sentence) < 80 or sentence not in json.dumps(result.structured_content), tool
    found = data("two_cards", first="Baited Hook", second="Unlicensed Armory")
    assert found["status"] == "complete"
    assert found["interact"] is True
    assert next(one["kind"] for one in found["points"]) == "written"
    assert len(found["outcomes"]) == 4
    assert "replace the death of u" in found["outcomes"][0]["when"]
    assert "core@1.4:359.3.e.12" in found["ids"]


CALLS: list[tuple[str, dict[str, Any]]] = [
    ("look_up", {"question": "tank"}),
    ("look_up", {"question": "what counts as a target"}),
    ("look_up", {"question": "can I counter Icathian Rain with Defy"}),
    ("two_cards", {"first": "Baited Hook", "second": "Unlicensed Armory"}),
    ("two_cards", {"first": "Gust", "second": "XP Tracker"}),
    ("cite", {"identifier": "428.1"}),
    ("run_scenario", {"text": SCENARIO}),
    ("diff", {"old": "1.3", "new": "1.4"}),
    ("diff", {"old": "1.3", "new": "1.4", "section": "hidden"}),
]


def test_a_verdict_is_data_and_null_where_none_is_given() -> None:
    assert data("look_up", question="can I counter Icathian Rain with Defy")["verdict"] in {"yes", "no"}
    assert data("look_up", question="tank")["verdict"] is None


def test_it_is_told_how_a_question_was_read_and_nothing_of_commands() -> None:
    assert called("look_up", question="hiden")[1].startswith("_Read as Hidden._\n\n## ")
    text = called("look_up", question="is gust bannned")[1]
    assert text.startswith("_Read 'bannned' as 'banned'._")
    assert "judge" not in text
    assert called("two_cards", first="gust", second="charrm")[1].startswith("_Read as Gust vs Charm._")


def test_a_rule_is_looked_up() -> None:
    assert "428.1" in called("look_up", question="428.1")[1]
    assert "core@1.4:428.1" in data("look_up", question="428.1")["ids"]


@pytest.mark.parametrize(
    ("said", "identifier"),
    [
        ("core@1.4:428.1", "core@1.4:428.1"),
        ("428.1", "core@1.4:428.1"),
        ("CR 428.1", "core@1.4:428.1"),
        ("hidden", "core@1.4:811"),
        ("Baited Hook", "card:Baited Hook"),
        ("faq@origins#43", "faq@origins:baited-hook-1"),
        ("origins#43", "faq@origins:baited-hook-1"),
        ("errata@2025-10-28:unlicensed-armory", "errata@2025-10-28:unlicensed-armory"),
    ],
)
def test_what_the_command_cites_is_cited(said: str, identifier: str, capsys: pytest.CaptureFixture[str]) -> None:
    failed, text = called("cite", identifier=said)
    assert not failed
    assert data("cite", identifier=said)["id"] == identifier
    assert main(["cite", said, "--plain"]) == 0
    assert capsys.readouterr().out.split() == text.split()


def test_a_citation_is_that_of_its_day() -> None:
    assert data("cite", identifier="428.1", as_of="2026-04-10")["id"] == "core@1.3:428.1"
    assert data("cite", identifier="faq@origins#43", as_of="2025-10-20")["status"] == "in force"
    assert data("cite", identifier="faq@origins#43", as_of="2025-11-20")["status"] == "retired 2025-11-04"


@pytest.mark.parametrize(
    ("tool", "values", "told"),
    [
        ("cite", {"identifier": "core@1.4:999.9"}, "there is no rule 999.9"),
        ("cite", {"identifier": "what is a target"}, "nothing has the number, the id or the exact name"),
        ("look_up", {"question": "428", "as_of": "yesterday"}, "as_of: expected a date, got 'yesterday'"),
        ("look_up", {"question": " "}, "the question is empty"),
        ("two_cards", {"first": "Gust", "second": "Blorb"}, "no card is called 'Blorb'"),
        ("two_cards", {"first": "Gust", "second": "jinx"}, "several cards are called 'jinx'"),
        ("two_cards", {"first": "Gust", "second": "Charm", "board": "P2: at BFX u"}, "board:1: "),
        ("two_cards", {"first": "Gust", "second": "Charm", "play": "P1 plaxs"}, "play:1: "),
        ("run_scenario", {"text": "P1: hand Hidden Blade\nP1 plaxs"}, 'text:2: "plaxs" is not possible here.'),
        ("run_scenario", {"text": "P1: hand Nobody's Card"}, "text:1: "),
        ("run_scenario", {"text": ""}, ""),
        ("diff", {"old": "0.1", "new": "1.4"}, "there is no version '0.1'"),
        ("diff", {"old": "faq@origins", "new": "1.4"}, "expected two documents of one kind"),
        ("diff", {"old": "1.3", "new": "1.4", "section": "zzz"}, "has a section 'zzz'"),
        ("diff", {"old": "README.md", "new": "1.4"}, "expected a version or an id, got 'README.md'"),
    ],
)  # fmt: skip
def test_an_error_names_arguments_and_no_options_commands_or_files(
    tool: str, values: dict[str, str], told: str
) -> None:
    failed, text = called(tool, **values)
    assert failed
    assert told in text
    assert not re.search(r"--\w|\bjudge [a-z]|\.md\b(?!')", text), text


def test_where_the_judge_itself_fails_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise KeyError("slip")

    monkeypatch.setattr(mcp_server, "answer", broken)
    failed, text = called("look_up", question="tank")
    assert failed
    assert "a fault of the judge and not of the call (KeyError: 'slip')" in text


def test_a_scenario_is_run_and_its_events_are_told_with_rules() -> None:
    failed, text = called("run_scenario", text=SCENARIO)
    assert not failed
    assert text.startswith("passed")
    assert "v is killed [core@1.4:428" in text
    failed, text = called("run_scenario", text=SCENARIO.replace("v killed", "v at BF2"))
    assert not failed, "a scenario whose expectation does not hold was run"
    assert "failed: " in text
    ran = data("run_scenario", text=SCENARIO)
    assert ran["status"] == "passed"
    assert any(rule.startswith("core@1.4:428") for rule in ran["rules"])


def test_a_ruling_is_looked_up_cited_and_run_by_its_id() -> None:
    found = data("look_up", question="ruling:combat/results")
    assert (found["kind"], found["ids"][0]) == ("ruling", "ruling:combat/results")
    assert data("cite", identifier="ruling:combat/results")["source"] == "Ruling of the Riftbound judge"
    assert data("run_scenario", text="ruling:combat/results!3")["status"] == "passed"
    is_error, text = called("look_up", question="ruling:zzz")
    assert is_error
    assert "there is no ruling" in text
    assert "judge " not in text


def test_no_file_is_read() -> None:
    for words in ("/etc/passwd", "../README.md"):
        assert "root:" not in called("run_scenario", text=words)[1]
        assert called("diff", old=words, new="1.4")[0]


def test_versions_are_compared() -> None:
    text = called("diff", old="1.3", new="1.4", section="hidden")[1]
    assert "1 reworded" in text
    assert "reworded core@1.4:811.1.d.2" in text
    assert "\nunchanged" not in text


def test_every_change_is_shown_before_what_kept_its_words_takes_the_room() -> None:
    skip: int | None = 0
    told: list[str] = []
    while skip is not None:
        text, found = called("diff", old="1.3", new="1.4", skip=skip)[1], data("diff", old="1.3", new="1.4", skip=skip)
        changes = re.findall(r"^(?:reworded|added|removed|split|merged) (core@\S+)", text, re.MULTILINE)
        assert len(changes) == found["shown"] >= min(20, len(changes))
        assert not re.search(r"^(?:unchanged|moved) ", text, re.MULTILINE)
        told += changes
        skip = found["next"]
    assert len(told) == sum(found["sections"].values()) > 600
    assert len(set(told)) == len(told)


def test_the_scenario_language_is_a_resource_and_a_prompt() -> None:
    read = asked(lambda client: client.read_resource("riftbound://scenario-language")).contents[0]
    assert read.mime_type == "text/markdown"
    assert read.text == (Path(__file__).parents[2] / "docs" / "scenario-language.md").read_text(encoding="utf-8")
    assert [str(one.uri) for one in asked(lambda client: client.list_resources()).resources] == [
        "riftbound://scenario-language"
    ]
    prompt = asked(lambda client: client.get_prompt("scenario", {"situation": "Gust in response to Charm"}))
    said = prompt.messages[0].content.text
    assert "Gust in response to Charm" in said
    example = said.partition("For example:")[2].partition("\n- ")[0].strip()
    assert called("run_scenario", text=example)[1].startswith("passed")


def test_a_rule_is_a_resource_by_its_id() -> None:
    read = asked(lambda client: client.read_resource("riftbound://core/1.4/428.1"))
    assert read.contents[0].text.startswith("To kill")


def test_a_client_speaks_to_the_command_over_standard_input_and_output() -> None:
    command = StdioServerParameters(command=sys.executable, args=["-m", "judge", "mcp"])
    result = asked(lambda client: client.call_tool("look_up", {"question": "tank"}), command)
    assert not result.is_error
    assert "Tank" in result.content[0].text


def test_the_tools_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["mcp", "--tools"]) == 0
    assert capsys.readouterr().out.startswith("look_up: ")

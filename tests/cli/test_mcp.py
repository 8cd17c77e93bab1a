"""``judge mcp``, asked by a real client: in the same process, and over standard input and output."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

pytest.importorskip("mcp", reason="the extra mcp is not installed")

import anyio
from mcp import Client, StdioServerParameters

from judge.cli.entry import main
from judge.cli.mcp_server import MOST_LINES, server

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

SCENARIO = "P1: hand Hidden Blade\nP2: at BF2 v = 3-Might unit\n\nP1 plays Hidden Blade on v\nall pass\nexpect v killed"


def asked(question: Callable[[Client], Awaitable[Any]], of: Any = None) -> Any:
    """What a client gets for a question."""

    async def ask() -> Any:
        async with Client(of if of is not None else server()) as client:
            return await question(client)

    return anyio.run(ask)


def called(tool: str, **values: str) -> tuple[bool, str]:
    """Whether a call of a tool was an error, and its text."""
    result = asked(lambda client: client.call_tool(tool, values))
    return result.is_error, result.content[0].text


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


def test_a_rule_is_looked_up_and_cited() -> None:
    assert "428.1" in called("look_up", question="428.1")[1]
    failed, text = called("cite", identifier="core@1.4:428.1")
    assert not failed
    assert text.startswith("core@1.4:428.1")


def test_what_there_is_not_is_an_error_with_its_reason() -> None:
    assert called("cite", identifier="core@1.4:999.9")[0]
    failed, text = called("cite", identifier="hidden")
    assert failed
    assert "'hidden' is not an id" in text
    failed, text = called("diff", old="0.1", new="1.4")
    assert failed
    assert "0.1" in text


def test_a_scenario_is_run_and_its_events_are_told_with_rules() -> None:
    failed, text = called("run_scenario", text=SCENARIO)
    assert not failed
    assert text.startswith("passed")
    assert "v is killed [core@1.4:428" in text
    assert "failed: " in called("run_scenario", text=SCENARIO.replace("v killed", "v at BF2"))[1]


def test_no_file_is_read() -> None:
    for words in ("/etc/passwd", "../README.md"):
        assert "root:" not in called("run_scenario", text=words)[1]


def test_versions_are_compared() -> None:
    text = called("diff", old="1.3", new="1.4", section="hidden")[1]
    assert "1 reworded" in text
    assert "was:" in text


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

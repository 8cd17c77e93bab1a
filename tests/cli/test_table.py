"""The table of commands and options, and everything that is derived from it."""

from __future__ import annotations

import inspect
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from judge.cli.completion import completions
from judge.cli.entry import main
from judge.cli.help_text import UsageError, application
from judge.cli.main import function_of
from judge.cli.read_arguments import DoesNotFit, Options, read_command, read_question, value_of
from judge.cli.rows import ANSWER, CHOICE, FLAG, NUMBER, QUESTION, SHARE, Argument, Command, Option
from judge.cli.table import command, commands
from judge.diff.report import KINDS
from tools.command_tables import rows, written

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "cli.md").read_text(encoding="utf-8")
GROUP: Any = get_command(application())
EACH = [(row, option) for row in commands() for option in row.options]
SEARCH, DIFF = command("search"), command("diff")
HOSTILE = ("", "x", "²", "1.0", "-1", "--json", "9" * 5000, "1,000", "-")
"""Values that a number must not have, and that a text may."""


def named(one: object) -> str:
    return one.name if isinstance(one, Command | Option) else str(one)


def values(option: Option) -> list[str]:
    """Good and bad values of an option, its bounds and those next to them included."""
    bounds = range(option.least - 1, option.least + 2), range(option.most - 1, option.most + 2)
    numbers = [str(number) for numbers in bounds for number in numbers] if option.kind in {NUMBER, SHARE} else []
    return [option.example, *option.choices, *numbers, *HOSTILE]


def spellings(option: Option) -> list[list[str]]:
    """Every way to write an option, right and wrong."""
    if option.kind == FLAG:
        return [[flag] for flag in option.flags] + [[f"{option.flags[-1]}=x"], [option.flags[0], option.flags[0]]]
    found = []
    for value in values(option):
        for flag in option.flags:
            found += [[flag, value], [f"{flag}={value}" if flag.startswith("--") else f"{flag}{value or '5'}"]]
        found.append([option.flags[0], option.example, option.flags[-1], value])
    return found


def words(row: Command) -> list[str]:
    """Words that a command takes."""
    return ["428"] * sum(not one.optional for one in row.arguments)


def lines(row: Command, option: Option) -> list[list[str]]:
    """Command lines with an option before, between and behind the words, without its value, and behind ``--``."""
    found: list[list[str]] = []
    said = words(row)
    for written_so in spellings(option):
        found += [[*said[:at], *written_so, *said[at:]] for at in range(len(said) + 1)]
        found.append([*said, "--", *written_so])
    return [*found, [*said, option.flags[-1]]]


def read_here(row: Command, arguments: list[str]) -> dict[str, Any] | None:
    """What the reader of the look-ups makes of a command line; None if it refuses it."""
    try:
        found = read_command(row, arguments)
    except DoesNotFit as problem:
        check_message(problem, row)
        return None
    options: Options | None = found.pop("options", None)
    return found | (options._asdict() | options.wishes._asdict() if options else {})


def check_message(problem: DoesNotFit, row: Command) -> None:
    """A message names the command, what was expected and what was found, and is no longer than a reader bears."""
    assert problem.exit_code == UsageError.exit_code
    assert problem.where == f"judge {row.name}"
    assert re.search(r"(^|: )expected .+, got .+|^there is no option --", problem.reason)
    assert problem.hint
    assert len(str(problem)) < 400


def read_by_typer(row: Command, arguments: list[str]) -> dict[str, Any] | None:
    """What typer makes of a command line, with the defaults of the table; None if it refuses it."""
    parser = GROUP.commands[row.name]
    try:
        found: dict[str, Any] = parser.make_context(row.name, list(arguments)).params
    except UsageError:
        return None
    defaults: dict[str, Any] = {one.name: one.default if one.kind != FLAG else False for one in row.options}
    defaults |= {one.name: [] if one.many else "" for one in row.arguments}
    return {name: defaults[name] if value is None else value for name, value in found.items()}


def comparable(name: str, value: Any) -> Any:
    if name in {"might", "damage"}:
        return str(value)
    if name == "steps":
        return value or 0
    if name == "width":
        return max(value, 20) if value else 0
    return list(value) if isinstance(value, tuple) else value


@pytest.mark.parametrize(("row", "option"), EACH, ids=named)
def test_the_reader_and_typer_agree_about_every_option_of_every_command(row: Command, option: Option) -> None:
    for arguments in lines(row, option):
        if option.joins and sum(word.partition("=")[0] in option.flags for word in arguments) > 1:
            continue  # all values count, where typer, which only writes the help, takes the last one
        here, there = read_here(row, arguments), read_by_typer(row, arguments)
        if option.alone and here is not None and here[option.alone]:
            continue  # without its value it is another option (tests/answers/test_screens.py)
        if here is None and not option.hidden and any(not word or word.endswith("=") for word in arguments):
            continue  # nor is a text empty that somebody gives
        assert (here is None) == (there is None), arguments
        if here is None or there is None:
            continue
        for name, value in there.items():
            if name in {"json", "md", "plain"} and (row.answers or row.asks):
                assert (here["form"] == name) <= value, arguments
                assert bool(here["form"]) >= value, arguments
            else:
                assert comparable(name, here[name]) == comparable(name, value), (name, arguments)


@pytest.mark.parametrize("option", ANSWER, ids=named)
def test_a_question_reads_the_options_of_an_answer_as_a_command_does(option: Option) -> None:
    for spelling in spellings(option):
        if option.name == "rules" and "--json" in spelling:
            continue  # without a version it shows the texts of rules (test_two_cards.py)
        arguments = ["hidden", *spelling]
        said: list[Any] = []
        try:
            said.append(read_question(arguments)._replace(words=()))
        except DoesNotFit as problem:
            said.append((problem.reason, problem.exit_code))
        try:
            said.append(read_command(SEARCH, arguments)["options"])
        except DoesNotFit as problem:
            said.append((problem.reason, problem.exit_code))
        assert said[0] == said[1], arguments


@pytest.mark.parametrize("row", commands(), ids=named)
def test_the_function_of_a_command_takes_what_the_table_says(row: Command) -> None:
    read = read_command(row, words(row))
    inspect.signature(function_of(row)).bind(**read)
    taken: tuple[Argument | Option, ...] = (*row.arguments, *row.own)
    assert set(read) == {one.name for one in taken} | ({"options"} if row.answers or row.asks else set())


@pytest.mark.parametrize(("row", "option"), [*EACH, *((None, one) for one in QUESTION)], ids=named)
def test_an_option_has_one_name_and_its_example_fits(row: Command | None, option: Option) -> None:
    taken = row.options if row else QUESTION
    assert sum(one.name == option.name or not set(one.flags).isdisjoint(option.flags) for one in taken) == 1
    assert option.help.endswith(".")
    if option.kind != FLAG:
        (example,) = shlex.split(option.example)
        assert value_of(option, option.flags[0], example) not in {None, option.default}
    assert bool(option.metavar) == (option.kind != FLAG)
    assert bool(option.choices) or option.kind != CHOICE


@pytest.mark.parametrize("option", [one for one in QUESTION if one.kind == NUMBER], ids=named)
def test_a_bad_number_is_told_with_its_range_and_an_example(option: Option, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["hidden", option.flags[0], "1000"]) == 2
    said = capsys.readouterr().err
    flag = option.flags[0]
    assert said.startswith(f"judge: {flag}: expected a number from {option.least} to {option.most}, got '1000'\n")
    assert f"For example {flag} {option.example}." in said


def test_the_reader_takes_what_people_write() -> None:
    assert (
        read_question(["-n5", "hidden"])
        == read_question(["hidden", "-n", "5"])
        == read_question(["hidden", "--limit=5"])
    )
    assert read_question(["unit", "with", "-1", "might", "1.2", "->", "1.3"]).words[2] == "-1"
    assert read_question(["--", "hidden", "--json"]).words == ("hidden", "--json")
    assert read_question(["x", "--json", "--plain", "--json"]).form == "json"
    assert read_question(["x", "--rules", "core@1.3"]).rules == read_question(["x", "--rules=V1.3"]).rules == "1.3"


def test_what_can_be_hidden_in_a_diff_is_what_a_diff_has() -> None:
    (hide,) = (option for option in DIFF.own if option.name == "hide")
    assert hide.choices == KINDS


def test_the_documentation_has_the_tables_of_the_options() -> None:
    assert written(PAGE) == PAGE, "python tools/command_tables.py writes them"
    assert rows(QUESTION) in PAGE


@pytest.mark.parametrize(
    ("typed", "line", "words"),
    [
        ("--hi", "diff 1.3", ["--hide"]),
        ("--", "rule 428", [flag for one in ANSWER for flag in one.flags if flag.startswith("--")] + ["--help"]),
        ("--d", "hook", ["--damage", "--deck"]),
        ("mo", "impact --hide", ["moved"]),
        ("re", "diff --hide", ["reworded", "removed"]),
        ("1.3", "run --rules", ["1.3"]),
        ("-x=5", "search", []),
        ("--rules=1.3", "hidden", ["--rules=1.3"]),
    ],
)
def test_options_and_their_values_are_completed(typed: str, line: str, words: list[str]) -> None:
    assert completions(line.split(), typed) == words

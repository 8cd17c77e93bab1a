"""What ``judge run`` and ``judge replay`` write: plain text of a width, or Markdown."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from judge.cli.markdown import escaped
from judge.cli.plain import wrap
from judge.errors import Misuse

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.scenario.ruling_files import RulingBlock
    from judge.scenario.runner import Run

STATES = {"passed": "passed", "failed": "FAILED", "refused": "cannot simulate", "error": "ERROR"}
"""A status in words for people."""

_OTHERS = {"failed": "failed", "refused": "cannot be simulated", "error": "cannot be read or played"}


class Form(NamedTuple):
    """How to write: Markdown, or plain text; ``width`` 0 breaks no line."""

    markdown: bool = False
    width: int = 0


def form_of(*, md: bool, plain: bool, json: bool, width: int) -> Form:
    """Give the form that the options ask for. Raises Misuse where they ask for several."""
    if md + plain + json > 1:
        raise Misuse("--json, --md and --plain exclude each other", hint="Give one of them.")
    return Form(md, max(width, 20) if width else 0)


def status_of(found: Run) -> str:
    """Say what became of a scenario: passed, failed, refused (cannot be simulated), or error (cannot be played)."""
    return {0: "passed", 3: "refused", 5: "failed"}.get(found.exit_code, "error")


def counted(runs: Iterable[Run]) -> str:
    """Say how many scenarios ended how."""
    runs = list(runs)
    states = [status_of(found) for found in runs]
    passed = f"{states.count('passed')} of {len(states)} scenario blocks passed"
    others = [f"{states.count(state)} {said}" for state, said in _OTHERS.items() if state in states]
    doubtful = sum(bool(found.doubts) for found in runs)
    open_too = f" {doubtful} of them rest{'s' * (doubtful == 1)} on an open question." if doubtful else ""
    return (f"{passed}; {', '.join(others)}." if others else f"{passed}.") + open_too


def head(block: RulingBlock, found: Run, form: Form) -> str:
    """Give the line of a scenario: what became of it, where it stands, what it is about."""
    name = ", ".join(block.cases) or block.entry or block.title
    state, place = STATES[status_of(found)], f"{block.file}:{block.line}"
    if form.markdown:
        return f"- **{state}** `{place}`" + (f" {escaped(name)}" if name else "")
    return "\n".join(_broken([f"{state}  {place}" + (f"  {name}" if name else "")], form.width))


def message(found: Run, form: Form, indent: str = "  ") -> str:
    """Give everything that is wrong; a line of the scenario and the mark below it are never broken."""
    lines = found.message.split("\n")
    if form.markdown:
        return "\n".join(indent + line if line else "" for line in ("", "```text", *lines, "```"))
    return "\n".join(indent + line for line in _broken(lines, form.width and form.width - len(indent)))


def doubts(found: Run, form: Form, indent: str = "  ") -> str:
    """Give the open questions that a play rests on, each on a line of its own."""
    lines = [f"This {doubt}." for doubt in found.doubts]
    if form.markdown:
        return "\n".join(["", *(f"{indent}_{escaped(line)}_" for line in lines)])
    return "\n".join(indent + line for line in _broken(lines, form.width and form.width - len(indent)))


def outcome(found: Run, form: Form) -> str:
    """Give what came of a scenario that expects nothing, as lines that could be expected; empty for the others."""
    from judge.scenario.suggested_expectations import came_of  # noqa: PLC0415 - help needs none of it

    lines = came_of(found)
    if not lines:
        return ""
    title = "Nothing is expected. What came of it:"
    if form.markdown:
        return "\n".join(f"  {line}" if line else "" for line in ("", title, "", "```scenario", *lines, "```"))
    return "\n".join([f"  {title}", *(f"    {line}" for line in lines)])


def steps(found: Run, rules: str, form: Form) -> Iterator[str]:
    """Give the text of each line of play with its events, and by which rules each happens."""
    from judge.citations.numbers import rule_id  # noqa: PLC0415 - help needs none of it
    from judge.citations.words import about  # noqa: PLC0415

    for step in found.steps:
        where = f"{step.at.line}: {step.at.source}"
        events = []
        for event in step.events:
            cited = [f"{rule_id(rule, rules).partition(':')[2]} {about(rule)}" for rule in event.rules]
            events.append(f"{event}  ({'; '.join(cited)})" if cited else str(event))
        if form.markdown:
            yield "\n".join([f"**{escaped(where)}**", "", *(f"- {escaped(event)}" for event in events), ""])
        else:
            yield "\n".join([*_broken([where], form.width), *_broken((f"    {event}" for event in events), form.width)])


def _broken(lines: Iterable[str], width: int) -> Iterator[str]:
    """Break lines that are too wide, each with its own indent; those with a mark below them stay."""
    lines = list(lines)
    for line, below in zip(lines, [*lines[1:], ""], strict=True):
        indent = line[: len(line) - len(line.lstrip())]
        if not width or len(line) <= width or below.strip() == "^" or line.strip() == "^":
            yield line
        else:
            yield from wrap(line, width, indent)

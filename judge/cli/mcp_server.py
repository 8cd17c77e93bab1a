"""The judge as an MCP server: look-up, citation, two cards, scenario run and diff as tools, rules as resources.

Answers are the screens that people get, in Markdown, with the ids of what they rest on. Nothing but the content is
read: scenarios are given as text, never as the name of a file.
"""

from __future__ import annotations

from functools import wraps
from typing import TYPE_CHECKING, Annotated, ParamSpec

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp.types import ToolAnnotations
from pydantic import Field

from judge import __version__
from judge.answers.citing import rule_text
from judge.answers.open_library import open_library
from judge.answers.request import SCREEN, Request, Wishes
from judge.answers.router import answer
from judge.cli.writers.markdown import markdown
from judge.content.ids import parse_id
from judge.errors import JudgeError, Misuse

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.content.library import Library

INSTRUCTIONS = """\
Rules answers for the card game Riftbound, with cited rules and computed outcomes. Unofficial. Pass ids and rule numbers
on to the user; say which version of the rules an answer names. An answer that says it cannot simulate is final.
"""
MOST_LINES = 120
"""So many lines of a text are handed out; the rest is counted."""

Question = Annotated[str, Field(max_length=400, description='A number, a name, "A vs B", or a question in any words.')]
Day = Annotated[str, Field(description="As of this day, as 2026-07-24; today if empty.")]
Card = Annotated[str, Field(max_length=100, description="The name of a card, or a usual short form of it.")]
Lines = Annotated[str, Field(max_length=4000, description="Lines of the scenario language, parted by ;")]
Script = Annotated[str, Field(max_length=20000, description="A scenario in the scenario language.")]
Version = Annotated[str, Field(max_length=60, description="A version of the rules as 1.3, or the id of a document.")]

P = ParamSpec("P")

_READS = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)


def server() -> MCPServer:
    """The server with its tools and resources."""
    made = MCPServer("riftbound-judge", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    for tool in (look_up, cite, two_cards, run_scenario, diff):
        made.tool(annotations=_READS)(_told(tool, ToolError))
    made.resource("riftbound://{document}/{version}/{number}", mime_type="text/plain")(_told(rule, ResourceError))
    return made


def _told(function: Callable[P, str], as_error: type[Exception]) -> Callable[P, str]:
    """The function with the project's errors told as errors of the protocol, in full."""

    @wraps(function)
    def called(*values: P.args, **named: P.kwargs) -> str:
        try:
            return _short(function(*values, **named))
        except JudgeError as problem:
            raise as_error(str(problem)) from problem

    return called


def look_up(question: Question, as_of: Day = "") -> str:
    """Answer any question about Riftbound: a rule by number, a keyword, a card, two cards, a ruling, or full text."""
    return _screen(Request(question, as_of=as_of, more=SCREEN), as_of)


def two_cards(first: Card, second: Card, board: Lines = "", play: Lines = "", as_of: Day = "") -> str:
    """What happens between two cards, computed: the verdict, its rules, the outcomes and who chooses between them.

    ``board`` and ``play`` steer the set-up, as "P2: at BF1 u = 4-Might unit" and "P1 plays A on u; P2 plays B".
    """
    wishes = Wishes(board=board, play=play)
    return _screen(Request(f"{first} vs {second}", as_of=as_of, wishes=wishes, more=SCREEN), as_of)


def cite(identifier: Annotated[str, Field(max_length=120, description="core@1.4:428.1, faq@origins:hidden-1")]) -> str:
    """One rule, ruling or erratum by its id, to be quoted: id, title, text and status."""
    found = next(iter(answer(open_library(), Request(identifier, simulate=False)).citations), None)
    if parse_id(identifier) is None or found is None:
        raise Misuse(f"{identifier!r} is not an id", hint="For example core@1.4:428.1, faq@origins:hidden-1.")
    status = f" ({found.status})" if found.status else ""
    return f"{found.id} {found.title}{status}\n\n{found.text}"


def run_scenario(
    text: Annotated[str, Field(max_length=20000, description="A scenario in the scenario language.")],
) -> str:
    """Play a scenario and check what it expects: what became of it, and every event with its rules."""
    from judge.api.opened import Judge  # noqa: PLC0415 - loads the engine

    ran = Judge().scenario(text).run()
    lines = [f"{ran['status']}{': ' + ran['message'] if ran['message'] else ''}"]
    for step in ran["steps"]:
        lines.append(f"\n{step['source']}")
        lines += [f"- {event['event']} [{', '.join(event['rules'])}]" for event in step["events"]]
    return "\n".join(lines)


def diff(old: Version, new: Version, section: Annotated[str, Field(max_length=60)] = "") -> str:
    """What changed between two versions of a document; ``section`` is a number or a name, such as hidden."""
    from judge.api.opened import Judge  # noqa: PLC0415 - rarely needed

    found = Judge().diff(old, new, section)
    counts = ", ".join(f"{found[kind]} {kind}" for kind in ("reworded", "added", "removed", "moved", "unchanged"))
    lines = [f"{found['old']['title']} to {found['new']['title']}: {counts}."]
    for item in found["items"]:
        lines.append(f"\n{item['kind']} {item['id']} {item['title']}".rstrip())
        lines += [f"was: {item['was']}"] * bool(item["was"]) + [f"now: {item['now']}"] * bool(item["now"])
    return "\n".join(lines)


def rule(document: str, version: str, number: str) -> str:
    """The text of a rule, as riftbound://core/1.4/428.1."""
    library = open_library()
    return rule_text(library.rule(number, document, version))


def _screen(request: Request, as_of: str) -> str:
    library: Library = open_library(as_of)
    found = answer(library, request)
    return markdown(found.shown(quote=False, more=SCREEN))


def _short(text: str) -> str:
    lines = text.split("\n")
    more = f"\n… and {len(lines) - MOST_LINES} lines more" if len(lines) > MOST_LINES else ""
    return "\n".join(lines[:MOST_LINES]) + more

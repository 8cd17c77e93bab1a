"""The judge as an MCP server: look-up, citation, two cards, scenario run and diff as tools, rules as resources.

The text of an answer is the screen that people get, in Markdown, and is sent once; what can be reckoned with stands
beside it as data. Nothing but the content is read: scenarios are given as text, never as the name of a file.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any

from mcp.server import MCPServer
from mcp.server.mcpserver.exceptions import ResourceError, ToolError
from mcp.types import CallToolResult, TextContent, ToolAnnotations
from pydantic import Field

from judge import __version__
from judge.answers import citation_to_paste
from judge.answers.imported.other_cards import resolve_card
from judge.answers.library.cited_places import rule_text
from judge.answers.library.open_library import open_library
from judge.answers.page.how_much import SCREEN, Wishes
from judge.answers.page.request import Request
from judge.answers.router import answer
from judge.cli.assistants.compared_versions import compared
from judge.cli.assistants.errors import LANGUAGE, errors_as, notes_of, without_options
from judge.cli.assistants.language import language, scenario
from judge.cli.assistants.values import Answered, Cited, Compared, Ran, answered, rules_of, told_doubt
from judge.cli.writers.markdown import markdown
from judge.errors import Misuse, NotFound

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.answers.page.answer import Answer

INSTRUCTIONS = f"""\
Rules answers for the card game Riftbound, with cited rules and computed outcomes. Unofficial. Pass ids and rule numbers
on to the user; say which version of the rules an answer names. An answer that says it cannot simulate is final, and so
is one that gives no verdict. Scenarios are written in the language of {LANGUAGE}.
"""
MOST_LINES = 120
"""The maximum number of lines of a text handed out; the rest is counted."""

Question = Annotated[str, Field(max_length=400, description='A number, a name, "A vs B", or a question in any words.')]
Day = Annotated[str, Field(description="As of this day, as 2026-07-24; today if empty.")]
Card = Annotated[str, Field(max_length=100, description="The name of a card, or a usual short form of it.")]
Lines = Annotated[str, Field(max_length=4000, description="Lines of the scenario language, parted by ;")]
Script = Annotated[
    str, Field(max_length=20000, description=f"A scenario, in the language of {LANGUAGE}, or an id: ruling:NAME!3.")
]
Version = Annotated[str, Field(max_length=60, description="A version of the rules as 1.3, or the id of a document.")]
Place = Annotated[
    str, Field(max_length=120, description="core@1.4:428.1, 428.1, faq@origins#43, ruling:combat/results …")
]
Section = Annotated[str, Field(max_length=60, description="A number or a name, such as hidden; all if empty.")]
Skip = Annotated[int, Field(ge=0, description="The number of changes to leave out at the beginning.")]

_READS = ToolAnnotations(read_only_hint=True, idempotent_hint=True, open_world_hint=False)


def server() -> MCPServer:
    """The server with its tools, resources and the prompt."""
    made = MCPServer("riftbound-judge", version=__version__, instructions=INSTRUCTIONS, log_level="WARNING")
    for tool in (look_up, cite, two_cards, run_scenario, diff):
        made.tool(annotations=_READS)(errors_as(tool, ToolError))
    made.resource("riftbound://{document}/{version}/{number}", mime_type="text/plain")(errors_as(rule, ResourceError))
    made.resource(LANGUAGE, mime_type="text/markdown")(errors_as(scenario_language, ResourceError))
    made.prompt()(scenario)
    return made


def look_up(question: Question, as_of: Day = "") -> Annotated[CallToolResult, Answered]:
    """Answer any question about Riftbound: a rule by number, a keyword, a card, two cards, a ruling, or full text."""
    return _shown(_asked(Request(question, as_of=as_of), as_of))


def two_cards(
    first: Card, second: Card, board: Lines = "", play: Lines = "", as_of: Day = ""
) -> Annotated[CallToolResult, Answered]:
    """What happens between two cards, computed: the verdict, its rules, the outcomes and who chooses between them.

    ``board`` and ``play`` steer the set-up, as "P2: at BF1 u = 4-Might unit" and "P1 plays A on u; P2 plays B".
    """
    wishes = Wishes(board=board, play=play)
    found = _asked(Request(f"{first} vs {second}", as_of=as_of, wishes=wishes), as_of)
    if found.kind == "card":  # the page of the one, since the other is none
        library = open_library(as_of)
        wrong = next((name for name in (first, second) if resolve_card(library, name) is None), second)
        raise NotFound(f"no card is called {wrong!r}", hint="The tool look_up finds what is called so.")
    return _shown(found)


def cite(identifier: Place, as_of: Day = "") -> Annotated[CallToolResult, Cited]:
    """One rule, ruling, erratum or card to quote, by its id, its number or its exact name: source, text, status."""
    pasted = citation_to_paste.pasted(open_library(as_of), Request(identifier, as_of=as_of))
    data = Cited(
        id=pasted.id,
        source=pasted.source,
        title=pasted.title,
        status=pasted.status,
        note=pasted.note,
        as_of=pasted.as_of,
        official=pasted.official,
    )
    return _result(pasted.as_text(), data)


def run_scenario(text: Script) -> Annotated[CallToolResult, Ran]:
    """Play a scenario and check what it expects: what became of it, and every event with its rules.

    It passed, failed (an expectation does not hold) or was refused (something in it is not modelled). A scenario that
    cannot be read or played as it is written is an error, which says what could stand there.
    """
    from judge.api.opened import Judge  # noqa: PLC0415 - loads the engine

    ran = Judge().scenario(text).run()
    if ran["status"] == "error":
        raise Misuse(ran["message"])
    lines = [f"{ran['status']}{': ' + ran['message'] if ran['message'] else ''}"]
    for step in ran["steps"]:
        lines.append(f"\n{step['source']}")
        lines += [f"- {event['event']} [{', '.join(event['rules'])}]" for event in step["events"]]
    doubts = [told_doubt(doubt) for doubt in ran["doubts"]]
    return _result(_short("\n".join(lines)), Ran(status=ran["status"], rules=rules_of(ran["steps"]), doubts=doubts))


def diff(old: Version, new: Version, section: Section = "", skip: Skip = 0) -> Annotated[CallToolResult, Compared]:
    """What changed between two versions of a document, in the newer one's order; what kept its words is counted."""
    from judge.answers.changes.named_document import document_name  # noqa: PLC0415 - rarely needed
    from judge.api.opened import Judge  # noqa: PLC0415

    for name in (old, new):
        if document_name(name).kind == "file":
            raise Misuse(f"expected a version or an id, got {name!r}", hint="For example 1.3, or errata@origins.")
    text, data = compared(Judge().diff(old, new, section), skip)
    return _result(text, data)


def rule(document: str, version: str, number: str) -> str:
    """The text of a rule, as riftbound://core/1.4/428.1."""
    library = open_library()
    return _short(rule_text(library.rule(number, document, version)))


def scenario_language() -> str:
    """The language in which scenarios are written: every construct, with examples."""
    return language()


def _asked(request: Request, as_of: str) -> Answer:
    return answer(open_library(as_of), request)


def _shown(found: Answer) -> CallToolResult:
    blocks = found.shown(quote=False, more=SCREEN)
    text = markdown(block for block in blocks if not any(line.kind == "more" for line in block.as_lines()))
    notes = [f"_{note}_" for note in notes_of(found.notes)]
    return _result(_short(without_options("\n\n".join([*notes, text]))), answered(found.as_json()))


def _result(text: str, data: Mapping[str, Any]) -> CallToolResult:
    return CallToolResult(content=[TextContent(text=text)], structured_content=dict(data))


def _short(text: str) -> str:
    lines = text.split("\n")
    more = f"\n… and {len(lines) - MOST_LINES} lines more" if len(lines) > MOST_LINES else ""
    return "\n".join(lines[:MOST_LINES]) + more

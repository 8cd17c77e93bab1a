"""``judge cite``: one citation to paste."""

from __future__ import annotations

from judge.cli.entry import ask, show
from judge.cli.output import say, write

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def cite(id: list[str], options: Options) -> int:  # noqa: A002 - the name of the argument
    """Write the place that has the id as text, Markdown or JSON; NotFound if nothing has it."""
    from judge.answers.citation_to_paste import to_paste  # noqa: PLC0415 - imported when it runs
    from judge.answers.documents.faq_page import whole_id  # noqa: PLC0415

    text = " ".join(id)
    found = ask(options, whole_id(text) or text)
    if not found.citations:
        return show(found, options)
    for note in found.notes:
        say(note)
    pasted = to_paste(found)
    if options.form == "json":
        from judge.cli.writers.json_line import json_line  # noqa: PLC0415 - each form loads its own writer

        write(json_line(pasted.as_json()))
    else:
        write(pasted.as_markdown() if options.form == "md" else pasted.as_text())
    return 0

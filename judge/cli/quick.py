"""``judge rule``, ``judge keyword`` and ``judge card`` with words that fit exactly: answered without typer.

The commands in ``rule.py``, ``keyword.py`` and ``card.py`` answer everything else, and give the help.
"""

from __future__ import annotations

from judge.cli.options import Options, read_options
from judge.errors import Misuse, NotFound

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.answers.model import Answer

_KINDS = {"rule": {"rule", "keyword"}, "keyword": {"keyword"}, "card": {"card"}}


def quick_answer(arguments: list[str]) -> tuple[Answer, Options] | None:
    """Give the answer and how to show it; None if a command line parser must look at the words."""
    kinds = _KINDS.get(arguments[0] if arguments else "")
    if kinds is None or len(arguments) < 2 or "--help" in arguments:
        return None
    try:
        options = read_options(arguments[1:])
    except Misuse:
        return None
    from judge.answers.router import EXACT, first_answer  # noqa: PLC0415
    from judge.cli.entry import opened  # noqa: PLC0415
    from judge.content.ids import parse_id, read_number  # noqa: PLC0415

    question = " ".join(options.words)
    is_number = bool(read_number(question) or parse_id(question))
    if is_number != (arguments[0] == "rule"):
        return None
    library = opened(options)
    if not is_number and not any(kind in kinds for kind, _ in library.named(question)[:1]):
        return None
    try:
        found = first_answer(library, options.request(question), EXACT)
    except NotFound:
        return None
    return (found, options) if found and found.kind in kinds else None

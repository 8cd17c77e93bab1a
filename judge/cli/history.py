"""``judge history``: one rule through all versions."""

from __future__ import annotations

from judge.cli.entry import opened, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def history(number: list[str], options: Options) -> int:
    """Write what became of a rule; NotFound for a number that no rule ever had."""
    from judge.answers.lookups.history_page import history_answer  # noqa: PLC0415 - imported when it runs

    library = opened(options)
    return show(history_answer(library, " ".join(number)), options, library)

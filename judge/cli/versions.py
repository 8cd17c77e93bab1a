"""``judge versions``: which documents there are and which are in force."""

from __future__ import annotations

from judge.cli.entry import opened, show

TYPE_CHECKING = False
if TYPE_CHECKING:
    from judge.cli.read_arguments import Options


def versions(options: Options) -> int:
    """Write the list of documents."""
    from judge.answers.documents.documents_page import versions_answer  # noqa: PLC0415 - imported when it runs

    library = opened(options)
    return show(versions_answer(library), options, library)

"""A search in one part of the content: only FAQ answers, or only the tournament rules."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library


def searched(library: Library, request: Request, what: str, belongs: Callable[[str], bool]) -> Answer | None:
    """The hits of a search whose ids ``belong``, with their citations. None if there are none.

    ``what`` is the name of one such place.
    """
    from judge.answers.finding.full_text import full_text  # noqa: PLC0415 - loads the search
    from judge.cards.names import find_names  # noqa: PLC0415
    from judge.index.candidates import CANDIDATES  # noqa: PLC0415 - loads the search

    cards = list(dict.fromkeys(name for _, _, name in find_names(request.question)))
    found = full_text(library, request._replace(limit=CANDIDATES), cards)
    hits = tuple(hit for hit in found.hits if belongs(hit.id))[: request.limit]
    if not hits:
        return None
    shown = {hit.id for hit in hits}
    return found._replace(
        kind="search",
        answer="" if len(hits) > 1 else f"Only {what} is about this.",
        citations=tuple(one for one in found.citations if one.id in shown),
        hits=hits,
    )

"""A question that is a misspelt keyword."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.lookups.rule_page import name_answer
from judge.content.ids import fold

if TYPE_CHECKING:
    from judge.answers.page.answer import Answer
    from judge.answers.page.request import Request
    from judge.content.library import Library


def read(library: Library, request: Request) -> Answer | None:
    """The page of the keyword that is almost the same as the question, with a note on how it was read."""
    found = near_keyword(library, request.question)
    if found is None:
        return None
    name, rule = found
    return name_answer(library, request.question, rule, "keyword", f"Read as {name}.")


_SLIPS = 2
"""The maximum number of wrong letters. With more, it has another word besides, as "sett deathknell" does."""


def near_keyword(library: Library, text: str) -> tuple[str, str] | None:
    """The keyword that a misspelt word means, with the id of its rule. None if none is near."""
    folded = fold(text)
    if len(folded) < 5 or len(folded.split()) > 3:
        return None
    from rapidfuzz import fuzz, process  # noqa: PLC0415 - only for a few words that name nothing
    from rapidfuzz.distance import OSA  # noqa: PLC0415

    names = {fold(name): name for name in library.names("keywords")}
    best = process.extractOne(folded, list(names), scorer=fuzz.ratio, score_cutoff=80)
    if best is None or set(best[0].split()) < set(folded.split()):
        return None  # spelled right, with another word beside it: "vi vision"
    if OSA.distance(folded.replace(" ", ""), best[0].replace(" ", "")) > _SLIPS:
        return None
    name = names[best[0]]
    return name, library.keyword(name).id

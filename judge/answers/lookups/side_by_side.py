"""A card beside a keyword, an action or a rule, or two of these: both pages, without computing anything."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.lookups.beside_screen import BesideScreen, OnePage
from judge.answers.lookups.card_page import card_answer
from judge.answers.lookups.exact_names import named_answer
from judge.answers.lookups.rule_page import rule_answer
from judge.answers.page.answer import Answer
from judge.answers.page.screen_parts import Screen, cited_point
from judge.content.typed_numbers import read_number

if TYPE_CHECKING:
    from judge.answers.page.request import Request
    from judge.answers.typed.sides_of_vs import Side
    from judge.content.library import Library

_RULES = ("core@", "tournament@")


def side_by_side(library: Library, request: Request, sides: list[Side]) -> Answer:
    """The pages of both sides, one after the other. One page if both words mean the same.

    Raises NotFound if a side is a number that no rule has.
    """
    pages = [_page_of(library, request, side) for side in sides]
    if len({page.read_as for page in pages}) == 1:
        note = f"{' and '.join(repr(side.text) for side in sides)} mean the same here."
        return pages[0]._replace(notes=(*pages[0].notes, note))
    names = [side.cards[0] if side.cards else _heading(page) for side, page in zip(sides, pages, strict=True)]
    first = [page.citations[0] for page in pages if page.citations]
    rest = [one for page in pages for one in page.citations[1:]]
    return Answer(
        question=request.question,
        read_as=" vs ".join(names),
        kind="rule",
        answer=f"{' and '.join(names)}, beside each other: what they come to together is not computed.",
        citations=tuple(dict.fromkeys((*first, *rest))),
        notes=tuple(dict.fromkeys(note for page in pages for note in page.notes)),
        page=BesideScreen(tuple(_one_page(library, page) for page in pages)),
    )


def _one_page(library: Library, page: Answer) -> OnePage:
    """A page in short: the text of a card, a rule or a penalty, and the citations after it."""
    shown, first = page.page, page.citations[0]
    if not isinstance(shown, Screen):
        return OnePage(first.title, page.answer, "", (), ())
    rules = [one for one in page.citations[1:] if one.id.startswith(f"{first.id}." if shown.label else _RULES)]
    below = tuple([cited_point(one, library.version) for one in rules])
    rulings = tuple([point for one in shown.lists if one.behind == "--rulings" for point in one.points])
    return OnePage(shown.names[0], shown.says or page.answer, shown.label, below, rulings)


def _page_of(library: Library, request: Request, side: Side) -> Answer:
    if side.cards:
        return card_answer(library, request.question, side.cards[0])
    if typed := read_number(side.page):
        return rule_answer(library, request.question, typed)
    found = named_answer(library, request.question, side.page)
    assert found is not None  # the side has it from the same names
    return found


def _heading(page: Answer) -> str:
    """The name of a page: the number and title of its first citation."""
    first = page.citations[0]
    return f"{first.id.rpartition(':')[2]} {first.title}".strip()

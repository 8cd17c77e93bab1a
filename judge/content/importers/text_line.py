"""A line of a document, whatever form the document came in."""

from __future__ import annotations

from judge.content.record import NamedTuple


class TextLine(NamedTuple):
    """One line; ``heading`` is its level from 1 (0 for none), ``place`` the line or page that it stands on.

    ``page`` counts from 1 where the form has pages, and is 0 where it has none. ``item`` says that it is one of a list,
    ``strong`` that all of it is printed bold or larger than the text around it.
    """

    text: str
    heading: int = 0
    place: str = ""
    page: int = 0
    item: bool = False
    strong: bool = False

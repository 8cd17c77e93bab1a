"""A line of a document of any form."""

from __future__ import annotations

from judge.record import NamedTuple


class TextLine(NamedTuple):
    """A line; ``heading`` is its level from 1, or 0 for none, ``place`` the line or page in the source.

    ``page`` counts from 1, and is 0 if the form has no pages. ``item``: it is a list item. ``strong``: all of it is
    bold or larger than the text around it.
    """

    text: str
    heading: int = 0
    place: str = ""
    page: int = 0
    item: bool = False
    strong: bool = False

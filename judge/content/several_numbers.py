"""Several rule numbers in one question: ``428 and 430``, ``rules 428-430``, ``CR 428.1, 428.2 & 430``."""

from __future__ import annotations

from judge.content.ids import is_version
from judge.content.typed_numbers import Typed, read_number
from judge.record import NamedTuple

_LIST = r"\s*(?:,\s*and\b|,\s*or\b|[,;&+]|\band\b|\bor\b|\bplus\b)\s*"
_TO = r"\s*(?:\.\.+|[-\u2013\u2014\u2026]|\b(?:to|through|thru|until|till)\b)\s*"


class Numbers(NamedTuple):
    """The numbers of one question, ``is_range`` where they are the first and the last of those that are meant."""

    typed: tuple[Typed, ...]
    is_range: bool = False


def several_numbers(text: str) -> Numbers | None:
    """The two or more rule numbers that a text is, and nothing else; None for every other text.

    What is said of the document and the version of the first one goes for those that say nothing of it.
    """
    if not any(letter.isdigit() for letter in text):
        return None
    import re  # noqa: PLC0415 - only where there are numbers

    text = re.sub(r"^between\s+(.*?)\s+and\s+", r"\1 to ", text.strip(" ?!."), flags=re.IGNORECASE)
    ends = re.split(_TO, text, flags=re.IGNORECASE)
    is_range = len(ends) == 2 and all(map(read_number, ends))
    parts = ends if is_range else re.split(_LIST, text, flags=re.IGNORECASE)
    found = [read_number(part) for part in parts]
    typed = [one for one in found if one is not None]
    if len(typed) < 2 or len(typed) < len(parts) or is_version(text):
        return None
    first = typed[0]
    given = (one if one.document else one._replace(document=first.document, version=first.version) for one in typed)
    return Numbers(tuple(dict.fromkeys(given)), is_range)

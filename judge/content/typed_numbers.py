"""Rule numbers as people type them: ``CR 359.3.e.12``, ``rule 428``, ``1.3 core 428``, among other words."""

from __future__ import annotations

from judge.content.ids import is_number
from judge.record import NamedTuple

TYPE_CHECKING = False
if TYPE_CHECKING:
    import re

_DOCUMENTS = r"cr|(?:core|comprehensive)(?:\s+rules?)?|tr|tournament(?:\s+rules?)?"
_BEFORE = (
    rf"(?:(?P<document>{_DOCUMENTS})(?![a-z])[.:-]?)?\s*"
    r"(?:v?(?P<version>\d\.\d|\d{4}-\d\d-\d\d)(?:\s*:\s*|\s+))?"
    r"(?:rules?|sections?|sec|r)?\.?\s*[:-]?\s*(?:§+|\#|numbers?\b|no\.?)?\s*"
)
_PART = r"(?:\d{1,2}(?!\d)|[a-z](?![a-z]))"
_NUMBER = (
    rf"\d{{3}}(?:\s*(?:[.,/_-]|point|dot|\s)\s*{_PART}|\s?\({_PART}\)|(?<=\d)\s?[a-z](?![a-z])|(?<=[a-z])\d{{1,2}})*"
)
_BEHIND = (
    r"(?:(?:\s*[(@]\s*|\s*,?\s+(?:in|of|from|under|by)\s+)(?:the\s+)?(?:cr|core(?:\s+rules?)?|rules?|version)?\s*"
    r"v?(?P<of>\d\.\d)\s*\)?)?"
)
_TYPED = rf"{_BEFORE}(?P<number>{_NUMBER}){_BEHIND}\.?\??"
_OF_NO_RULE = rf"{_BEFORE}(?P<number>\d+(?:\.[a-z0-9]{{1,3}})*)\.?\??"
_AMONG_WORDS = (
    r"(?<![\w.@:])((?:(?:cr|tr|core(?:\s+rules?)?|tournament(?:\s+rules?)?|rules?|section|§)\s*\d{3}(?![\w-])"
    r"|(?:(?:cr|tr|core(?:\s+rules?)?|tournament(?:\s+rules?)?|rules?|section|§)\s*)?\d{3}(?:\.(?:\d{1,2}|[a-z]))+)"
    r"(?:\.(?:\d{1,2}|[a-z]))*)(?![\w-])"
)
_DOCUMENT = r"\b(?:(cr|tr)|(core|tournament)(\s+rule(?:s|book)?)?)\b"
_VERSION = r"(?<![\w.])(?:\d\.\d|\d{4}-\d\d-\d\d)(?![\w.-])"
_APART = r"(?<![\w.-])\d{3}(?:\.(?:\d{1,2}|[a-z]))*(?![\w-])"
_PARTS = r"\d+|(?<![a-z])[a-z](?![a-z])"


class Typed(NamedTuple):
    """A rule number as typed; ``document`` and ``version`` are empty if they were not given."""

    number: str
    document: str = ""
    version: str = ""


def read_number(text: str) -> Typed | None:
    """Read a rule number as people type it: ``CR 359.3.e.12``, ``383.``, ``rule 737``, ``428.1A``, ``§ 428``.

    None if ``text`` is not exactly one number.
    """
    if not any(letter.isdigit() for letter in text):
        return None
    if is_number(text):  # most are
        return Typed(text)
    import re  # noqa: PLC0415 - it and the pattern take longer than the rest of a look-up

    match = re.fullmatch(_TYPED, text.strip(), re.IGNORECASE)
    if match is None:
        return None
    document = _document(match)
    version = match["version"] or match["of"] or ""
    if version and not document:
        document = "tournament" if "-" in version else "core"
    return Typed(".".join(re.findall(_PARTS, match["number"].lower())), document, version)


def _document(match: re.Match[str]) -> str:
    said = (match["document"] or "").lower()
    return "" if not said else "core" if said.startswith("c") else "tournament"


def number_of_no_rule(text: str) -> Typed | None:
    """A number that is said to be that of a rule and that no rule can have: ``CR 1000``, ``rule 1``, ``4281``."""
    if not any(letter.isdigit() for letter in text):
        return None
    import re  # noqa: PLC0415 - as above

    match = re.fullmatch(_OF_NO_RULE, text.strip(), re.IGNORECASE)
    return Typed(match["number"].lower(), _document(match), match["version"] or "") if match else None


def number_in_words(text: str) -> str:
    """The rule number that stands among other words, as people type it; "" if there is none, or more than one.

    It has a dot in it, or a word before it that says what it is: ``428.1.a``, ``rule 428``, ``CR 428``, ``tr703``.
    """
    import re  # noqa: PLC0415 - as above

    found = re.findall(_AMONG_WORDS, text, re.IGNORECASE)
    return str(found[0]) if len(found) == 1 else ""


def number_of_document(text: str) -> str:
    """The number that stands apart from the name of its document, joined with it: ``1.3``, ``core``, ``428``.

    "" if the text has no such name, or not one number.
    """
    import re  # noqa: PLC0415 - as above

    document = re.search(_DOCUMENT, text, re.IGNORECASE)
    version = re.search(_VERSION, text)
    numbers = re.findall(_APART, text)
    if document is None or len(numbers) != 1:
        return ""
    if document[2] and not (document[3] or version or "." in numbers[0]):
        return ""  # a tournament with 128 players
    named = (document[1] or document[2]).lower()
    return " ".join(part for part in (named, version[0] if version else "", numbers[0]) if part)

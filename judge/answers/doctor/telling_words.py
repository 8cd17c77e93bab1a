"""The decisive words of a rule: numbers, may and must, not and only, whose and how many.

A restated text may use other words ("as many as" for "up to"). So each is looked for literally in one text and in all
its forms in the other.
"""

from __future__ import annotations

import re
from collections import Counter

_WORDS = "zero one two three four five six seven eight nine ten eleven twelve"
NUMBERS = {word: str(value) for value, word in enumerate(_WORDS.split())} | {
    "both": "2", "twice": "2", "double": "2", "pair": "2", "second": "2", "third": "3", "fourth": "4",
    "once": "1", "single": "1", "first": "1",
}  # fmt: skip
"""Words for numbers, and the number of each."""

_EXAMPLES = re.compile(r"\b[Ee]xamples?\b\s*[:.]|\be\.g\.|\b[Ff]or (?:example|instance)\b")
_POINTERS = re.compile(
    r"\(?\b[Ss]ee\b[^.)]*\d{3}(?:\.\w+)*[^.)]*\)?|\b[Rr]ules?\s+\d{3}(?:\.\w+)*|\b\d{3}(?:\.(?:\d{1,2}|[a-z]))*\b"
)
_STEPS = re.compile(
    r"^\W*(?:(?:[Ss]tep|[Tt]ask|[Ll]ayer)\s*)?\d[a-z]?[.:]|\b(?:[Ss]tep|[Tt]ask|[Ll]ayer)s?\s+\d[a-z]?\b"
)

_TWO = re.compile(r"(?<![\w.])2(?!\w)")
_COUNTED = re.compile(
    r"\b(?:(?:one|first|second) of )?(?:two|three|four)(?: other)? "
    r"(?:states|ways|cases|things|phrases|exceptions|groups|values)\b"
    r"|\bfirst and as [^.]* second\b|\bone of two\b"
)
"""Words by which a restatement counts things that the official text only lists."""

SAID = {
    "may": r"\bmay\b(?! not)",
    "must": r"\bmust\b(?! not)|\bha(?:s|ve) to\b",
    "not": r"\bnot\b|n't\b|\bcannot\b|\bnever\b",
    "only": r"\bonly\b",
    "each": r"\beach\b",
    "own": r"\bown(?:er|ers|er's|ed|s)\b|\b(?:their|your|his|her|player's) own\b(?! right| one)",
    "controller": r"\bcontroll(?:er|ers|er's|ed|s)\b",
    "friendly": r"\bfriendl\w*",
    "enemy": r"\benem\w*",
    "another": r"\banother\b",
    "up to": r"\bup to\b",
    "this turn": r"\bthis turn\b",
}
"""Each telling word as it is looked for by itself."""

MEANT = {
    "may": (
        r"\bmay\b|\bcan\b|\bcould\b|allow|permi|option|able to|choos|choice|chose|free to|want|wish|possib|"
        r"decid|decision|\blet|legal|only (?:when|if|while)|there (?:are|is)|\bor not\b|\bopen to\b|\bsome\b|"
        r"\bif\b|valid"
    ),
    "must": (
        r"\bmust\b|\bha(?:s|ve) to\b|\bneed|requir|mandator|obligat|forced|\b(?:is|are) to\b|"
        r"\bonly (?:if|when|while|in)|\bwithout\b|\bbinds?\b|\bdemand|\bnecessar|\bmade when\b|"
        r"\bconditions? of all\b|\bas follows\b|\bdiffer"
    ),
    "not": (
        r"\bnot\b|n't\b|\bcannot\b|\bno\w*\b|\bwithout\b|\bnever\b|\bnon-?\w|\bill?egal|\bin\w*valid|\bun\w+|"
        r"\bim\w+|\bprohibit|\bforbid|\bprevent|\bignor|\bfail|\bexcept|\black|\bexempt|\bonly\b|\bleft out\b|"
        r"\bleav|\boutside\b|\bother\w*\b|\binstead\b|\bbut\b|\bfree of|\bmiss|\bdiffer|\bempt|\binactive|"
        r"\bout of\b|\bover\b|\bend|\bstop|\bceas|\bgone\b|\bonce\b|\bindependent|\bregardless|"
        r"\bwhat\w*ever\b|\bwhether\b|\bagainst\b|\bstay|\bdisqualif|\bhard to\b|\bat least\b|\bmust\b|"
        r"\bhave to\b|\blos[et]\b|\brather\b"
    ),
    "only": (
        r"\bonly\b|\bjust\b|\balone\b|\bexclusive|\bsingle|\bsole|\bnothing|\bnobody|\bexcept|\bno other|"
        r"\bunless|\bat most|\bexactly|\bnot?\b|\bone\b|\bcannot\b|\bnever\b|\buntil\b|\bmere|\bneed|"
        r"\brestrict|\blimit|\bas long as|\bitself|\bif\b|\ball (?:they|it) do"
    ),
    "each": (
        r"\beach\b|\bevery\w*\b|\ball\b|\bany\w*\b|\bboth\b|\bper\b|\btogether|\bwhole|\bwh\w+ever|\bas many|"
        r"\bno\w*\b|\bnever\b|\b(?:two|three|several)\b|\ba\b|\bone by one\b"
    ),
    "own": r"\bown|\bbelong|\btheir\b|\bhis\b|\bits\b|\bset apart",
    "controller": r"\bcontrol|\bwhoever|\bplayer|\btheir\b",
    "friendly": r"\bfriendl|\bally\b|\ballies|\bteam|\bown\b|\bcontrol|\btheir\b",
    "enemy": r"\benem|\boppon|\boppos|\bother player|\bplayer",
    "another": (
        r"\bother\w*\b|\banother\b|\belse\b|\bdiffer|\bsecond\b|\bfurther\b|\badditional|\bmore\b|\brest\b|"
        r"\bremain|\bnew\b|\banew\b|\bextra\b|\btoo\b|\balso\b|\bnext\b|\bsame\b|\bagain\b|\balternative|"
        r"\bbesides|\btwo\b|\bboth\b"
    ),
    "up to": (
        r"\bup to\b|\bas many as\b|\bat most\b|\bno more than\b|\bmaxim|\bmost\b|\bnot more|\bmore than\b|"
        r"\blimit|\bhigher than\b|\bno\w* \w*er\b|\bor (?:fewer|less|none|has none)\b"
    ),
    "this turn": r"\bturn",
}
"""All forms in a restated text. The patterns are generous, because only words that are missing altogether matter."""

OPPOSITES = (("may", "must"), ("own", "controller"), ("friendly", "enemy"))
"""Pairs of opposites. A restated text may not have one of them if the official text has only the other."""

ADDED = ("own", "enemy", "friendly", "this turn", "not")
"""Words that a restated text may not add."""


def plain_rule(text: str) -> str:
    """A text without its examples, its pointers to other rules, and the number of its own step."""
    return _STEPS.sub(" ", _POINTERS.sub(" ", _EXAMPLES.split(text)[0]))


def numbers(text: str) -> Counter[str]:
    """Count the numbers of a text, written in digits or as words."""
    found = [digits.lstrip("0") or "0" for digits in re.findall(r"(?<![\w.])\d+(?![\w])", text)]
    found += [NUMBERS[word] for word in re.findall(r"[a-z]+", text.lower()) if word in NUMBERS]
    return Counter(found)


def marks(text: str) -> tuple[str, ...]:
    """Every telling word of a text as often as it occurs, numbers first."""
    found = numbers(text)
    lower = text.lower()
    found.update({word: count for word, pattern in SAID.items() if (count := len(re.findall(pattern, lower)))})
    return tuple(sorted(found.elements(), key=lambda mark: (not mark.isdigit(), mark)))


def differences(official: str, ours: str, *, numbered: bool = True) -> tuple[str, ...]:
    """The telling words of one text that have no counterpart in the other: "3 is missing", "own is added".

    Both texts are taken without examples. The number one may be missing or added, and so may every number if the texts
    are not ``numbered``, since they give examples of their own.
    """
    official, ours = (_COUNTED.sub(" ", plain_rule(text)) for text in (official, ours))
    found = _numbers_apart(official, ours) if numbered else []
    official, ours = official.lower(), ours.lower()
    for word in SAID:
        if _says(SAID, word, official) and not _says(MEANT, word, ours):
            found.append(f"{word} is missing")
    for word in ADDED:
        if _says(SAID, word, ours) and not _says(MEANT, word, official):
            found.append(f"{word} is added")
    for pair in OPPOSITES:
        for one, other in (pair, pair[::-1]):
            if _only(official, one, other) and _only(ours, other, one):
                found.append(f"{other} stands for {one}")
    return tuple(dict.fromkeys(found))


def _numbers_apart(official: str, ours: str) -> list[str]:
    """Compares the numbers of two texts.

    A two that is written as a word (both, second, a pair) may be missing or added.
    """
    theirs, own = set(numbers(official)), set(numbers(ours))
    missing = sorted(number for number in theirs - own - {"1"} if number != "2" or _TWO.search(official))
    added = sorted(number for number in own - theirs - {"1"} if number != "2" or _TWO.search(ours))
    return [f"{number} is missing" for number in missing] + [f"{number} is added" for number in added]


def without_reminders(text: str) -> str:
    """The text of a card without the reminders in parentheses."""
    return re.sub(r"\([^()]*\)", " ", text)


def _says(table: dict[str, str], word: str, text: str) -> bool:
    return re.search(table[word], text) is not None


def _only(text: str, one: str, other: str) -> bool:
    """Whether a text has one of two opposites and not the other."""
    return _says(SAID, one, text) and not _says(SAID, other, text)

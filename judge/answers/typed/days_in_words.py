"""Days, months and years as people say them: ``in May 2026``, ``july``, ``since 2026-05-01``, ``last March``."""

from __future__ import annotations

import calendar
import re
from datetime import date, timedelta

from judge.record import NamedTuple

_LONG = [name.lower() for name in calendar.month_name]
_SHORT = [name.lower() for name in calendar.month_abbr]
_MONTH_OF = {name: at for names in (_LONG, _SHORT) for at, name in enumerate(names) if name} | {"sept": 9}
_NAMES = "|".join(sorted(_MONTH_OF, key=len, reverse=True))
_AHEAD = (
    r"(?:(?P<ahead>since|after|before|until|till|up to|as of|as at|(?:back |late |early )?in|during|on|of|from|by)\s+"
    r"(?:the\s+)?)?(?:(?P<last>last|this)\s+)?"
)
_DATE = re.compile(
    rf"\b{_AHEAD}(?:(?P<day>\d{{4}}-\d\d-\d\d)"
    r"|(?P<y>20\d\d)-(?P<m>\d\d)(?!-)"
    rf"|(?P<number>\d{{1,2}})(?:st|nd|rd|th)? (?:of )?(?P<of>{_NAMES})\b\.?,?(?: (?P<its>20\d\d))?"
    rf"|(?P<month>{_NAMES})\b\.?(?: (?P<at>\d{{1,2}})(?:st|nd|rd|th)?(?![\d.]))?,?(?: (?P<year>20\d\d))?"
    r"|(?P<alone>20\d\d)|(?<=last )(?P<then>month|year)|(?<=this )(?P<now>month|year))(?![\w-])",
    re.IGNORECASE,
)
_SAYS_ON = re.compile(r"\s+\w")
_ORDINAL = re.compile(r"\d(?:st|nd|rd|th)\b", re.IGNORECASE)
_UNTIL = {"to": "until", "till": "until", "by": "until"}
"""Other words for until."""
_NO_MONTH = re.compile(r"\s*(?:i|we|you|he|she|they|it|my|a|an|the|be|not|one|any|only|players?)\b", re.IGNORECASE)
"""Words after the verb "may" that show that it is not the month."""


class DaysSaid(NamedTuple):
    """The first and the last day of a period, and the word before it: ``since``, ``before``, ``in``, or ""."""

    first: str
    last: str
    ahead: str
    rest: str

    def within(self, day: str) -> bool:
        """Whether a day is among them, or from them on (``since``), or ahead of them (``before``)."""
        if self.ahead == "since":
            return day >= self.first
        if self.ahead == "after":
            return day > self.last
        if self.ahead == "before":
            return day < self.first
        return day <= self.last if self.ahead == "until" else self.first <= day <= self.last

    @property
    def in_words(self) -> str:
        """The days in the words of an answer."""
        if self.ahead in {"since", "after"}:
            return f"{self.ahead} {self.first if self.ahead == 'since' else self.last}"
        if self.ahead == "before":
            return f"before {self.first}"
        if self.ahead == "until":
            return f"until {self.last}"
        return f"on {self.first}" if self.first == self.last else f"from {self.first} to {self.last}"


def days_said(text: str, today: str) -> DaysSaid | None:
    """The first days that a text names, and the rest of the text. A month without a year is the last that has begun."""
    for match in _DATE.finditer(text):
        if not (found := _days(match, text, today)):
            continue
        rest = " ".join(f"{text[: match.start()]} {text[match.end() :]}".split())
        ahead = (match["ahead"] or "").lower().split()
        return DaysSaid(*found, _UNTIL.get(ahead[-1], ahead[-1]) if ahead else "", rest)
    return None


def _days(match: re.Match[str], text: str, today: str) -> tuple[str, str] | None:
    if match["day"]:
        return (match["day"], match["day"]) if _is_day(match["day"]) else None
    if match["alone"]:
        return f"{match['alone']}-01-01", f"{match['alone']}-12-31"
    if relative := match["then"] or match["now"]:
        return _relative(relative.lower(), today, back=match["then"] is not None)
    if match["y"]:
        return _in_month(int(match["y"]), int(match["m"]), 0)
    name, day = (match["of"] or match["month"]).lower(), int(match["number"] or match["at"] or 0)
    year = match["its"] or match["year"]
    if not year and _is_a_verb(name, match, text):
        return None
    month = _MONTH_OF[name]
    years = [int(year)] if year else [int(today[:4]), int(today[:4]) - 1]
    found = next((days for one in years if (days := _in_month(one, month, day)) and (year or days[0] <= today)), None)
    if found and match["last"] and match["last"].lower() == "last" and not year and found[1] >= today:
        return _in_month(int(today[:4]) - 1, month, day)
    return found


def _relative(unit: str, today: str, *, back: bool) -> tuple[str, str] | None:
    """The month or the year of a day, or the one before."""
    year, month = int(today[:4]), int(today[5:7])
    if unit == "year":
        return f"{year - back}-01-01", f"{year - back}-12-31"
    return _in_month(year - (back and month == 1), (month - back - 1) % 12 + 1, 0)


def _is_a_verb(name: str, match: re.Match[str], text: str) -> bool:
    """Whether "may" is not a month: after a bare number and before a word, or without a word such as "in" before it."""
    if name != "may":
        return False
    if match["number"]:
        return _SAYS_ON.match(text, match.end()) is not None and not _ORDINAL.search(match[0])
    return not match["ahead"] and not match["at"] and _NO_MONTH.match(text, match.end()) is not None


def _in_month(year: int, month: int, day: int) -> tuple[str, str] | None:
    if not 1 <= month <= 12:
        return None
    length = calendar.monthrange(year, month)[1]
    if day > length:
        return None
    first, last = (day, day) if day else (1, length)
    return f"{year}-{month:02}-{first:02}", f"{year}-{month:02}-{last:02}"


def _is_day(text: str) -> bool:
    try:
        date.fromisoformat(text)
    except ValueError:
        return False
    return True


def day_before(day: str) -> str:
    """The day before another one."""
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()

"""A question that was pasted from a chat or a page, or typed to a bot, as it was meant: ``@judge <b>tank</b>``.

``router.py`` brings only questions here that have one of the signs of that, because most are plain words.
"""

from __future__ import annotations

import re
import unicodedata

_TAG = re.compile(r"</?[a-z][^<>]*>|<[@#:][^<>]*>", re.IGNORECASE)
_CALLED = re.compile(r"^[@/!]\s*(?:(?:judge|bot|riftbound|card|rules?|keyword|ask)\b[,:]?\s*)+", re.IGNORECASE)
_KIND = re.compile(r"^(?:rules?|keyword|section|infraction|question|q)\s*:\s*", re.IGNORECASE)
_LINK = re.compile(r"\[([^][]+)\]\((?:https?:)?//[^()\s]*\)")


def as_meant(question: str) -> str:
    """The question without tags, mentions, links and the call of a bot, in letters of their usual width.

    If nothing else is left, it stays as it is.
    """
    text = _LINK.sub(r"\1", _TAG.sub(" ", unicodedata.normalize("NFKC", question)))
    text = _KIND.sub("", _CALLED.sub("", text.strip()))
    return " ".join(text.split()) or question

"""Rules named in the sentences of a verdict, numbered once the version is known."""

from __future__ import annotations

import re

from judge.citations.numbers import CURRENT, number
from judge.slugs import Slug, cite

NEW_CHOICES = cite("new-choices.what-was-not-chosen")  # 751.1
RESTRICTED = cite("targets.restriction")  # 355.9.b

_CITED = re.compile("|".join(re.escape(f"({slug})") for slug in (NEW_CHOICES, RESTRICTED)))


def cited(slug: Slug) -> str:
    """A rule as a sentence has it until its version is known."""
    return f"({slug})"


def with_numbers(sentences: str, version: str = CURRENT) -> str:
    """The same sentences with the number of each rule in a version. A rule that the version does not have gets none."""
    return _CITED.sub(lambda found: _number(found[0][1:-1], version), sentences).replace(" .", ".")


def _number(slug: str, version: str) -> str:
    known = number(slug, version)
    return f"({known})" if known is not None else ""

"""Identifies the edition of a rules document by what it states and by its words, which must agree.

A new edition never replaces a known one: a day that no known edition has makes a new edition, and if the words differ
from those of the edition that the document claims to be, the user is asked.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.content.documents import editions
from judge.content.importers.comparison import Comparison, comparisons, known_day, of_edition, with_repairs
from judge.content.importers.fingerprints import known_edition
from judge.content.importers.named_as import NamedAs, read_name
from judge.errors import ContentError, Misuse
from judge.record import NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from judge.content.importers.dates import StatedDates
    from judge.content.importers.imported_rule import ImportedRule
    from judge.content.importers.reading import ImportOptions

_VERSION = re.compile(r"\b(?:v|version )\s?(\d{1,2}\.\d{1,2})\b", re.IGNORECASE)
_LEAST = 0.5
"""The least likeness of a copy of an edition."""
_SHOWN = 12


class Claims(NamedTuple):
    """What identifies the edition of a document apart from its words: the ``version`` in its title and its ``day``.

    ``labelled``: the document calls the day that of its last update, or the user gave it.
    """

    document: str
    name: str
    version: str
    day: str
    labelled: bool


class IdentifiedEdition(NamedTuple):
    """The version of a document, how it was recognised, and the comparison with the most similar known edition."""

    version: str
    how: str
    compared: Comparison | None


def stated_version(texts: Iterable[str]) -> str:
    """The version that one of the lines states (``v1.4``), or ""."""
    return next((match[1] for text in texts if (match := _VERSION.search(text))), "")


def claims(document: str, name: str, title: Sequence[str], dates: StatedDates, options: ImportOptions) -> Claims:
    """Collect what a document states about itself; raises Misuse if the user gave a different day."""
    if options.date and dates.updated not in {"", options.date}:
        reason = f"it was last updated on {dates.updated}, and --date says {options.date}"
        raise Misuse(reason, where=name, hint="Leave --date out, or name the edition: --as.")
    version = stated_version(title[:8]) if document == "core" else ""
    day = options.date or dates.updated or dates.published or dates.effective or dates.other
    return Claims(document, name, version, day, bool(options.date or dates.updated))


def identify(said: Claims, rules: Sequence[ImportedRule], options: ImportOptions) -> IdentifiedEdition:
    """The edition of the rules.

    Raises Misuse if the user must name it, ContentError if the document contradicts itself.
    """
    found = comparisons(said.document, rules)
    if options.named.version:
        return _as_named(options.named.version, said, found, rules)
    likest = with_repairs(found[0], rules) if found else None
    dated = known_day(said.document, said.day)
    if said.day and not dated and (said.labelled or likest is None or likest.differing):
        return _of_its_own(said, likest)
    if said.version and dated and said.version != dated:
        _contradict(said, f"it calls itself {said.version}, and {said.day} is the day of {dated}")
    if version := said.version or dated:
        return _as_claimed(version, said, found, rules, options)
    if likest and likest.likeness > _LEAST and _stands_out(found):
        if not likest.differing:
            return IdentifiedEdition(likest.version, "by its numbers and words", likest)
        return _asked(said, likest, found, rules, options)
    return _asked(said, None, found, rules, options)


def _of_its_own(said: Claims, likest: Comparison | None) -> IdentifiedEdition:
    """A new edition, for a day that no known edition has; named after its version if that is new, else the day."""
    is_known = any(one.version == said.version for one in editions(said.document))
    if is_known and likest and likest.version == said.version and not likest.differing:
        _contradict(said, f"it has the words of {likest.edition} throughout, and {said.day} is not its day")
    if said.version and not is_known:
        return IdentifiedEdition(said.version, "by its title", _if_alike(likest))
    titled = f" (its title says {said.version})" if said.version else ""
    return IdentifiedEdition(said.day, f"by its date, {said.day}{titled}", _if_alike(likest))


def _as_claimed(
    version: str, said: Claims, found: Sequence[Comparison], rules: Sequence[ImportedRule], options: ImportOptions
) -> IdentifiedEdition:
    """The known edition that a document claims to be, if the words agree; otherwise the user is asked."""
    how = "by its title" if said.version else f"by its date, {said.day}"
    own = of_edition(said.document, version, found)
    if own is None or not known_edition(said.document, version):
        return IdentifiedEdition(version, how, _if_alike(own or (found[0] if found else None)))
    if found[0].likeness > own.likeness and not with_repairs(found[0], rules).differing:
        _contradict(said, f"it says that it is {own.edition}, and its words are those of {found[0].edition}")
    own = with_repairs(own, rules)
    return _asked(said, own, found, rules, options) if own.differing else IdentifiedEdition(version, how, own)


def _as_named(
    version: str, said: Claims, found: Sequence[Comparison], rules: Sequence[ImportedRule]
) -> IdentifiedEdition:
    """The edition that the user named; raises Misuse if the document shows that it is another one."""
    own = of_edition(said.document, version, found)
    dated = known_day(said.document, said.day)
    named = f"{said.document}@{version}"
    if own is None or not known_edition(said.document, version):
        likest = with_repairs(found[0], rules) if found else None
        if dated and dated != version and likest and likest.version == dated and not likest.differing:
            reason = f"it is {likest.edition} by its day, {said.day}, and by its words: it is not {named}"
            raise Misuse(reason, where=said.name, hint="Import it without --as.")
        return IdentifiedEdition(version, "as you said", _if_alike(own or likest))
    own = with_repairs(own, rules)
    if own.likeness < _LEAST:
        reason = f"this is not {named}: {len(own.differing)} of its {len(rules)} rules have other words"
        raise Misuse(reason, where=said.name, hint=f"Name another edition: --as {_example(said)}")
    if own.differing and said.day and said.labelled and dated != version:
        reason = f"this is not {named}: it is of {said.day}, and {_differ(own)}"
        raise Misuse(reason, where=said.name, hint=f"Name another edition: --as {said.document}@{said.day}")
    return IdentifiedEdition(version, "as you said", own)


def _asked(
    said: Claims,
    likest: Comparison | None,
    found: Sequence[Comparison],
    rules: Sequence[ImportedRule],
    options: ImportOptions,
) -> IdentifiedEdition:
    """Ask the user on a terminal; otherwise raise Misuse with the option to use."""
    other = f"--as {_example(said)}"
    if likest:
        what = f"it is like {likest.edition}, but {_differ(likest)}"
        hint = f"If it is another edition: {other}. If it is a damaged copy: --as {likest.edition}"
    else:
        what = f"it does not say which edition of the {said.document} rules it is"
        hint = f"Give it: {other}"
    problem = Misuse(what, where=said.name, hint=hint)
    if options.ask is None:
        raise problem
    reply = options.ask(f"{said.name}: {what}. Which edition is it ({_example(said)})? ").strip()
    named = read_name(reply if "@" in reply or not reply else f"{said.document}@{reply}")
    if (named.kind, named.document) != ("rules", said.document) or not named.version:
        raise problem
    return _as_named(named.version, said, found, rules)


def asked_which_rules(name: str, options: ImportOptions) -> NamedAs:
    """Ask the user whether these are core or tournament rules; raises Misuse if there is no answer."""
    what = "it does not say whether it has the core or the tournament rules"
    problem = Misuse(what, where=name, hint="Name it: --as core or --as tournament")
    if options.ask is None:
        raise problem
    named = read_name(options.ask(f"{name}: core or tournament rules? ").strip())
    if named.kind != "rules":
        raise problem
    return named


def _contradict(said: Claims, reason: str) -> None:
    raise ContentError(
        f"it contradicts itself: {reason}", where=said.name, hint=f"Name the edition: --as {_example(said)}"
    )


def _example(said: Claims) -> str:
    if said.day and not known_day(said.document, said.day):
        return f"{said.document}@{said.day}"
    return f"{said.document}@YYYY-MM-DD"


def _differ(compared: Comparison) -> str:
    """Which rules differ, in words: ``2 rules have other words: 101, 102``."""
    parts = (
        ("rules have other words", "rule has other words", compared.reworded),
        ("have other numbers", "has another number", compared.moved),
        ("are new", "is new", compared.added),
    )
    return "; ".join(
        f"{len(which)} {one if len(which) == 1 else many}: {', '.join(which[:_SHOWN])}{', …' * (len(which) > _SHOWN)}"
        for many, one, which in parts
        if which
    )


def _stands_out(found: Sequence[Comparison]) -> bool:
    return len(found) < 2 or found[0].likeness > found[1].likeness


def _if_alike(found: Comparison | None) -> Comparison | None:
    return found if found and found.share > _LEAST else None

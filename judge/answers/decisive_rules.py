"""The rules that decide a matchup, most telling first, and what is to be said about them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.citing import citation_of
from judge.answers.numbers import number_in
from judge.citations.numbers import CURRENT, rule_id
from judge.citations.words import about
from judge.content.documents import editions
from judge.engine.state.events import Happened
from judge.matchup.altered_effects import COMPARED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.blocks import Citation
    from judge.content.library import Library
    from judge.matchup.search import Found, Matchup
    from judge.slugs import Slug

MOST = 9

TELLING = (
    Happened.NULL_FOUND, Happened.REPLACED, Happened.PLAY_UNDONE, Happened.ABILITY_REMOVED, Happened.IGNORED,
    Happened.NEGATED, Happened.ABILITY_TRIGGERED, Happened.KILLED, Happened.BANISHED, Happened.RECALLED,
    Happened.PLAY_BEGUN,
)  # fmt: skip
"""Kinds of events whose rules decide an outcome, most telling first."""


_DECIDE_NOTHING = frozenset({Happened.PLAY_BEGUN, Happened.ABILITY_REMOVED, Happened.ABILITY_TRIGGERED})
"""That a play has begun, a choice was declined or any ability triggers decides nothing; what comes of it does."""

_DIFFERING_BESIDES = frozenset({Happened.COST_PAID, Happened.DREW})
_DIFFERING = COMPARED - _DIFFERING_BESIDES | {Happened.ENTERED}
"""What makes a difference, and what a card does besides."""

_OF_ANY = frozenset({
    "resolve.permanent-enters", "resolve.unit-enters-exhausted", "fepr.permanents-resolve-at-once",
    "triggered.trigger", "triggered.evaluated-after", "kill.to-the-trash", "deal.marked-by",
    "information.read-on-execution", "instructions.ignored",
})  # fmt: skip
"""What is so of any play, trigger, death or damage: said behind what is so of this one."""
_SAYS_LITTLE = frozenset({"triggered.evaluated-after", "information.read-on-execution", "deal.marked-by"})
"""What nobody asks about where another rule is said."""


def decisive_rules(found: Matchup) -> tuple[str, ...]:
    """Ids (of the newest version) of the rules that the interaction rests on, then of those that told outcomes apart.

    At most MOST of them.
    """
    return tuple(dict.fromkeys(rule_id(rule) for rule in _rules(found)))[:MOST]


def deciding(found: Matchup, version: str, most: int) -> tuple[tuple[str, str], ...]:
    """The numbers of the first of these rules in a version, each with what it is about."""
    rules = list(_rules(found, tuple(kind for kind in TELLING if kind not in _DECIDE_NOTHING)))
    if not [rule for rule in rules if rule not in _SAYS_LITTLE]:
        rules = [*_of_what_differs(found), *rules]
    rules = most_telling_first(rules)
    return tuple({rule_id(rule, version).partition(":")[2]: about(rule) for rule in rules}.items())[:most]


def most_telling_first(rules: Iterable[Slug]) -> list[Slug]:
    """Rules in their order, but last what is so of any play, trigger or death, and what says little only by itself."""
    found = sorted(rules, key=_OF_ANY.__contains__)
    return [rule for rule in found if rule not in _SAYS_LITTLE] or found


def _of_what_differs(found: Matchup) -> Iterator[Slug]:
    """The rules of what happens only with, or only without, the text that is left out; else of what is done to objects.

    An alteration leaves no cause in the log that an interaction could name.
    """
    best = found.best
    if best is None:
        return
    here, there = (
        [event for outcome in (walked.outcomes if walked is not None else ()) for event in outcome.end.events]
        for walked in (best.walk, best.without)
    )
    told = {str(event) for event in here} ^ {str(event) for event in there} if there else set[str]()
    for only in (told, {str(event) for event in here}):
        for kinds in (_DIFFERING, _DIFFERING_BESIDES):
            rules = [rule for event in (*here, *there) if event.kind in kinds and str(event) in only
                     for rule in event.rules]  # fmt: skip
            if rules:
                yield from rules
                return


def decisive_citation(library: Library, identifier: str) -> Citation:
    """A rule with our text, its id in the version that answers go by, and what changed about it."""
    citation = citation_of(library, identifier)
    notes = [citation.note, notes_on(library, identifier)]
    shown = identifier
    if library.version != CURRENT:
        shown = number_in(library, identifier, library.version) or identifier
        notes.append(f"text of {identifier}" if shown != identifier else f"not in {library.version}")
    return citation._replace(id=shown, status=library.status(shown), note="; ".join(note for note in notes if note))


def _rules(found: Matchup, telling: tuple[Happened, ...] = TELLING) -> Iterator[Slug]:
    best = found.best
    if best is None:
        yield from (rejected.rule for rejected in found.rejected if rejected.rule is not None)
        return
    told = [edge for edge in best.edges if edge.how != "enables"] or list(best.edges)
    for edge in sorted(told, key=lambda edge: edge.how != "makes null"):
        yield from edge.rules
    events = [event for outcome in best.walk.outcomes for event in outcome.end.events]
    always = _killed_on_every_line(best)
    for kind in telling:
        for event in events:
            if event.kind is kind and (kind is not Happened.KILLED or event.name in always):
                yield from event.rules


def _killed_on_every_line(best: Found) -> frozenset[str]:
    """Whose death decides the outcome whatever is chosen; what the one card kills of the other is an edge besides."""
    dead = [{event.name for event in one.end.events if event.kind is Happened.KILLED} for one in best.walk.outcomes]
    return frozenset(set.intersection(*dead)) if dead else frozenset()


def notes_on(library: Library, identifier: str) -> str:
    """What changed about a rule with the newest version: our restatement of what the version before it said."""
    before = editions("core")[-2].version
    said = library.store.get(f"said {before} {identifier}")
    return f"In {before}: {said}" if said else ""

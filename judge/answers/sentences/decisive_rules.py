"""The rules that decide between two cards, most important first, and notes on them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.answers.library.cited_places import citation_of
from judge.answers.library.numbers_over_versions import number_in
from judge.citations.numbers import CURRENT, rule_id
from judge.citations.words import about
from judge.content.documents import editions
from judge.engine.state.events import Happened
from judge.matchup.points.altered_effects import COMPARED
from judge.matchup.points.interaction import edges
from judge.matchup.points.narration import NO_NEWS
from judge.slugs import Slug

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.answers.page.blocks import Citation
    from judge.content.library import Library
    from judge.engine.state.card import Card
    from judge.engine.state.events import Event
    from judge.matchup.points.interaction import Edge
    from judge.matchup.points.walked_set_up import WalkedSetUp
    from judge.matchup.search.pair_search import Matchup

MOST = 9

TELLING = (
    Happened.NULL_FOUND, Happened.REPLACED, Happened.PLAY_UNDONE, Happened.ABILITY_REMOVED, Happened.IGNORED,
    Happened.NEGATED, Happened.ABILITY_TRIGGERED, Happened.KILLED, Happened.BANISHED, Happened.RECALLED,
    Happened.PLAY_BEGUN,
)  # fmt: skip
"""Kinds of events whose rules decide an outcome, most telling first."""


_STEPS_IN = frozenset({
    Happened.NULL_FOUND, Happened.REPLACED, Happened.PLAY_UNDONE, Happened.IGNORED, Happened.NEGATED,
    Happened.CEASED,
})  # fmt: skip
"""Kinds of events whose rules are named if they happen to one of the two cards."""

_DIFFERING_BESIDES = frozenset({Happened.COST_PAID, Happened.DREW})
_DIFFERING = COMPARED - _DIFFERING_BESIDES | {Happened.ENTERED}
"""Differences, and the effects of a card besides."""

_OF_ANY = frozenset({
    "resolve.permanent-enters", "resolve.unit-enters-exhausted", "fepr.permanents-resolve-at-once",
    "triggered.trigger", "triggered.evaluated-after", "kill.to-the-trash", "deal.marked-by",
    "information.read-on-execution", "instructions.ignored", "targets.none-left", "cleanup.death-triggers-first",
})  # fmt: skip
"""Rules of any play, trigger, death or damage, which come after those of this one."""
_SAYS_LITTLE = frozenset({
    "triggered.evaluated-after", "information.read-on-execution", "deal.marked-by", "targets.none-left",
    "cleanup.death-triggers-first",
})  # fmt: skip
"""Rules that are not worth naming beside another one."""
LETHAL = "cleanup.kill-lethal"
_HOW_IT_IS_DONE = _OF_ANY | {
    LETHAL, "expiration.heal", "buff.might", "buff.spend", "play.finalized", "cleanup.recall-gear",
    "cleanup.contest-ends", "kill.instruction", "kill.attributed-to-combat", "actions.performed-with",
    "actions.responsible-player", "deal.mark-damage", "deal.by-a-unit", "deal.controller-of-the-source",
    "heal.clear-damage", "ready.mark-as-available", "exhaust.mark-as-spent", "move.between-locations",
    "move.exhaust-is-the-cost",
    "move.origin-to-destination", "move.complete", "recall.to-base", "banish.to-banishment",
    "return-to-hand.new-object", "return-to-hand.owners-hand", "draw.from-the-top", "discard.player-chooses",
    "discard.to-the-trash", "recycle.to-the-bottom", "channel.from-the-top", "channel.as-stated", "play.to-the-chain",
    "play.waits-for-the-resolution", "control.establish", "combat.start-effects", "attach.top-most-and-attached",
    "attach.same-location", "attachment.printed-text-inactive", "detach.unlink", "detach.same-location",
    "stun.stunned", "buff.place", "empower.render-empowered", "disempower.remove", "passive.statement",
    "layers.applied-in-order", "layers.abilities", "might.increase", "might.decrease", "might.limit-is-remembered",
    "counter.to-the-trash", "counter.not-played", "reveal.to-all-players", "xp.gain", "xp.spend", "add.into-the-pool",
    "add.resolves-at-once", "expiration.this-turn-ends", "delayed.made-by-an-effect", "fepr.execute",
    "turn.draw", "resolve.newest", "resolve.spell-to-trash", "resolve.gear-enters-ready", "burn.from-the-top",
}  # fmt: skip
"""Rules of anything that is done at all, which decide nothing between two cards."""


def decisive_rules(found: Matchup) -> tuple[str, ...]:
    """Ids (of the newest version) of the rules that the interaction rests on, then of those that told outcomes apart.

    At most MOST of them.
    """
    return tuple(dict.fromkeys(rule_id(rule) for rule in _rules(found)))[:MOST]


def deciding(found: Matchup, version: str, most: int) -> tuple[tuple[str, str], ...]:
    """The numbers in a version of the first rules that decide the verdict, each with its subject.

    Empty if the texts of the cards alone decide it.
    """
    best = found.best
    if best is None:
        return ()
    if not best.edges:  # a third card alone makes the difference
        return _named((rule for rule in _of_what_differs(found) if rule not in _HOW_IT_IS_DONE), version)[:most]
    rules = [*(rule for edge in _edges_in_verdict(best) for rule in edge.rules), *_stepping_in(best, found.cards)]
    rules = [rule for rule in rules if rule not in _HOW_IT_IS_DONE]
    if not rules and best.edges[0].how in {"alters", "changes"}:
        rules = [rule for rule in _of_what_differs(found) if rule not in _HOW_IT_IS_DONE]
    if _is_about_lethal_damage(best):
        rules.append(Slug(LETHAL))
    return _named(rules, version)[:most]


def deciding_of(entry: WalkedSetUp, edge: Edge, cards: tuple[Card, Card], version: str, most: int) -> tuple[str, ...]:
    """The numbers in a version of the first rules that decide one effect on a set-up."""
    rules = [*edge.rules, *(_stepping_in(entry, cards) if edge is entry.edges[0] else ())]
    rules = [rule for rule in rules if rule not in _HOW_IT_IS_DONE]
    if edge is entry.edges[0] and _is_about_lethal_damage(entry):
        rules.append(Slug(LETHAL))
    return tuple(number for number, _ in _named(rules, version))[:most]


def _named(rules: Iterable[Slug], version: str) -> tuple[tuple[str, str], ...]:
    """Rules by their number in a version, each once, with its subject."""
    return tuple({rule_id(rule, version).partition(":")[2]: about(rule) for rule in rules}.items())


def _stepping_in(best: WalkedSetUp, cards: tuple[Card, Card]) -> Iterator[Slug]:
    """The rules by which one of the two cards replaces something or cannot do it, if the first edge shows that."""
    first, names = best.edges[0], frozenset(card.name for card in cards)
    ends = [outcome.end.events for outcome in best.walk.outcomes]
    showing = [end for end in ends if any(map(first.is_like, edges(end, names)))] or ends
    events = [event for end in showing for event in end]
    for kind in TELLING:
        if kind in _STEPS_IN and (kind is not Happened.PLAY_UNDONE or first.how != "plays"):
            for event in events:
                if (
                    event.kind is kind
                    and event.detail != NO_NEWS
                    and not names.isdisjoint((event.card, event.source_card))
                ):
                    yield from event.rules


def _is_about_lethal_damage(best: WalkedSetUp) -> bool:
    """Whether the verdict is that damage kills or does not kill."""
    first = best.edges[0]
    dealt = first.how == "acts on" and Happened.DAMAGED in first.kinds
    return dealt or (first.how in {"alters", "changes", "decides"} and "lethal" in first.words)


def most_telling_first(rules: Iterable[Slug]) -> list[Slug]:
    """Rules in their order, but last those of any play, trigger or death, and those that say little by themselves."""
    found = sorted(rules, key=_OF_ANY.__contains__)
    return [rule for rule in found if rule not in _SAYS_LITTLE] or found


def _of_what_differs(found: Matchup) -> Iterator[Slug]:
    """The rules of events only with, or only without, the text that is left out, or else of effects on objects.

    An alteration leaves no cause in the log that an interaction could name. The consequences by the rules, such as a
    conquest or the damage in a combat, count if the interaction is about them.
    """
    best = found.best
    if best is None:
        return
    here, there = (
        [event for outcome in (walked.outcomes if walked is not None else ()) for event in outcome.end.events]
        for walked in (best.walk, best.without)
    )
    told = {str(event) for event in here} ^ {str(event) for event in there} if there else set[str]()
    names, words = {card.name for card in found.cards}, best.edges[0].words if best.edges else ""
    events = [one for one in (*here, *there) if one.source_card in names or _is_told(one, words)]
    for only in (told, {str(event) for event in here}):
        for kinds in (_DIFFERING, _DIFFERING_BESIDES):
            differing = (event for event in events if event.kind in kinds and str(event) in only)
            rules = [rule for event in differing for rule in event.rules]
            if rules:
                yield from rules
                return


def _is_told(event: Event, words: str) -> bool:
    """Whether the words of an interaction can be about an event that no text of a card brings about."""
    asked = _TOLD_AS.get(event.kind)
    return not words or asked is None or any(one in words for one in asked)


_TOLD_AS = {
    Happened.CONTROL_GAINED: (" control", "point"),
    Happened.POINT_GAINED: (" control", "point"),
    Happened.DAMAGED: ("damage", "dealt", "killed", "survives"),
    Happened.KILLED: ("killed", "dies", "survives", "trash"),
    Happened.HEALED: ("heal",),
    Happened.RECALLED: ("recall", "base"),
}
"""The words for the consequences by the rules of a combat, a cleanup or a conquest."""


def decisive_citation(library: Library, identifier: str) -> Citation:
    """A rule with our text, its id in the version that answers go by, and its changes."""
    citation = citation_of(library, identifier)
    notes = [citation.note, notes_on(library, identifier)]
    shown = identifier
    if library.version != CURRENT:
        shown = number_in(library, identifier, library.version) or identifier
        notes.append(f"text of {identifier}" if shown != identifier else f"not in {library.version}")
    return citation._replace(id=shown, status=library.status(shown), note="; ".join(note for note in notes if note))


def _edges_in_verdict(best: WalkedSetUp) -> list[Edge]:
    """The interactions of a set-up, except those that add nothing to others.

    Those that make something null come first.
    """
    told = [edge for edge in best.edges if edge.how != "enables"] or list(best.edges)
    return sorted(told, key=lambda edge: edge.how != "makes null")


def _rules(found: Matchup) -> Iterator[Slug]:
    best = found.best
    if best is None:
        yield from (rejected.rule for rejected in found.rejected if rejected.rule is not None)
        return
    for edge in _edges_in_verdict(best):
        yield from edge.rules
    events = [event for outcome in best.walk.outcomes for event in outcome.end.events]
    always = _killed_on_every_line(best)
    for kind in TELLING:
        for event in events:
            if event.kind is kind and (kind is not Happened.KILLED or event.name in always):
                yield from event.rules


def _killed_on_every_line(best: WalkedSetUp) -> frozenset[str]:
    """The objects whose death decides the outcome whatever is chosen.

    A kill of one card by the other is an edge as well.
    """
    dead = [{event.name for event in one.end.events if event.kind is Happened.KILLED} for one in best.walk.outcomes]
    return frozenset(set.intersection(*dead)) if dead else frozenset()


def notes_on(library: Library, identifier: str) -> str:
    """The change of a rule with the newest version: our restatement of the text in the version before it."""
    before = editions("core")[-2].version
    said = library.store.get(f"said {before} {identifier}")
    return f"In {before}: {said}" if said else ""

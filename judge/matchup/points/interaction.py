"""Interactions, found by causes: one card replaces, triggers on, nullifies, enables or affects the other.

Edges are read off the causes in a log. An event that concerns only the card itself (its cost, its own exhaustion) is
not an interaction.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.engine.conditions.scoring import CONQUER_EFFECT, HOLD_EFFECT
from judge.engine.keyword_abilities.vocabulary import name_of
from judge.engine.layers.recalculation import PASSIVE
from judge.engine.state.events import Event, Happened
from judge.engine.targeting.instead_when_chosen import REPLACED
from judge.engine.triggers.death_triggers import REMOVED

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.matchup.walks.explorer import Walk
    from judge.slugs import Slug

ACTED_ON = frozenset({
    Happened.KILLED, Happened.DAMAGED, Happened.HEALED, Happened.EXHAUSTED, Happened.READIED, Happened.RECALLED,
    Happened.BANISHED, Happened.DISCARDED, Happened.TAKEN, Happened.RETURNED, Happened.BUFFED, Happened.MOVED,
    Happened.GIVEN, Happened.MIGHT_CHANGED, Happened.STUNNED, Happened.COUNTERED, Happened.BUFF_SPENT,
    Happened.CONTROL_TAKEN, Happened.CHOICES_CHANGED, Happened.ATTACHED, Happened.DETACHED, Happened.EMPOWERED,
    Happened.DISEMPOWERED, Happened.COPIED, Happened.STANDS_IN, Happened.PLACED,
})  # fmt: skip
"""Events that happen to an object through the text of another."""


class Edge(Struct, frozen=True):
    """An effect of ``by`` on the card ``to``: ``how``, the event, and the words for people.

    ``kinds`` are the events that happened to the card ``to`` itself in all edges between the two that are of this kind.
    """

    how: str
    by: str
    to: str
    event: int
    rules: tuple[Slug, ...]
    words: str
    kinds: frozenset[Happened] = frozenset()

    def is_like(self, other: Edge) -> bool:
        """Whether another edge is of the same kind, between the same cards in the same direction."""
        return (self.how, self.by, self.to) == (other.how, other.by, other.to)


STRENGTH = (
    "undoes", "replaces", "saves", "makes null", "competes with", "keeps from choosing", "keeps from happening",
    "does not stop", "pays all the same", "triggers on", "decides", "enables", "plays", "brings up", "changes",
    "acts on", "alters", "pays for",
)  # fmt: skip
"""Kinds of edges, the strongest first."""

SAYS_LITTLE = frozenset({"acts on", "alters", "changes", "pays for"})
"""Edges that say little by themselves: what a question asks leads before them."""

DONE_TO_IT = frozenset({
    "acts on", "triggers on", "changes", "plays", "alters", "saves", "keeps from happening", "keeps from choosing",
})  # fmt: skip
"""Kinds of edges in which one card does something and the other one need only be there."""


SEEN = {Happened.LOOKED: "looks at", Happened.DECK_REVEALED: "reveals"}
"""The ways in which a card of a deck is seen."""

UNDONE = ", so what triggers on that does nothing"
"""The remark on a trigger on a death that did not come about: it is removed from the chain (808.1.d.1)."""


def edges(events: tuple[Event, ...], cards: frozenset[str]) -> tuple[Edge, ...]:
    """The edges between two different cards of ``cards``, one of each kind, the strongest kinds first."""
    known = {event.id: event for event in events}
    found: dict[tuple[str, str, str], Edge] = {}
    for event in events:
        for edge in _edges_of(event, known):
            if edge.by != edge.to and {edge.by, edge.to} <= cards:
                name = (edge.how, edge.by, edge.to)
                first = found.get(name, edge)
                found[name] = replace(first, kinds=first.kinds | _done_to(edge, event, known))
    for _, by, to in [name for name in found if name[0] == "undoes"]:
        found.pop(("saves", by, to), None)  # it says that as well
    return tuple(sorted(found.values(), key=lambda edge: (STRENGTH.index(edge.how), edge.event)))


def one_of_each(seen: Iterable[Edge]) -> tuple[Edge, ...]:
    """One edge of each kind between two cards, the strongest kinds first. Of equal ones, that of the first outcome."""
    kinds: dict[tuple[str, str, str], Edge] = {}
    for edge in sorted(seen, key=lambda edge: (STRENGTH.index(edge.how), edge.event)):
        kinds.setdefault((edge.how, edge.by, edge.to), edge)
    return tuple(kinds.values())


def edges_on(walked: Walk, cards: frozenset[str]) -> list[Edge]:
    """The edges on the lines of a walk, and those of passive abilities on its boards."""
    seen = [edge for outcome in walked.outcomes for edge in edges(outcome.end.events, cards)]
    seen += [edge for outcome in walked.outcomes for edge in standing_edges(outcome.end.state, cards)]
    return [*seen, *standing_edges(walked.start.state, cards)]


def _done_to(edge: Edge, event: Event, known: dict[int, Event]) -> frozenset[Happened]:
    """The events that happened to the card that an edge leads to.

    For a target that came to nothing, the events behind that.
    """
    if edge.how in {"acts on", "plays"}:
        return frozenset({event.kind})
    causes = [known[cause] for cause in event.causes if cause in known]
    return frozenset(cause.kind for cause in causes if cause.card == edge.to)


def standing_edges(state: GameState, cards: frozenset[str]) -> Iterator[Edge]:
    """The edges of passive abilities that simply apply: one card changes what another can do or measures (473)."""
    for thing in state.on_board:
        for giver in thing.traits.by if thing.traits is not None else ():
            by = state.objects[giver].card.name
            if by != thing.card.name and {by, thing.card.name} <= cards:
                yield Edge("changes", by, thing.card.name, 0, (PASSIVE,), f"with {by}, {thing.label} {_stands(thing)}")


def _stands(thing: GameObject) -> str:
    """The Might and keywords that an object has by passive abilities and that are not printed on it, in words."""
    printed = set(map(str, thing.card.keywords))
    now = set(map(str, thing.keywords))
    gained, lost = sorted(now - printed - _by_its_own_text(thing, now)), sorted(printed - now)
    told = [f"{thing.might} Might ({thing.card.might} printed)"] if thing.might != thing.card.might else []
    told += [  # several instances add up (809.2, 807.2)
        f"{name} {thing.value_of(name)} ({name} printed)"
        for name in dict.fromkeys(map(name_of, thing.card.keywords))
        if thing.keywords.count(name) > 1
    ]
    has = " and ".join([*told, *gained])
    if lost:
        no = " or ".join(lost)
        return f"has {has} and no longer has {no}" if has else f"no longer has {no}"
    if not has and (all_gained := sorted(now - printed)):
        return f"has {' and '.join(all_gained)}"
    given = [one.describe().rstrip(".") for one in thing.abilities if one not in thing.card.abilities]
    if not has and len(given) == 1:
        return f"has what it does not have printed: {given[0]}"
    return f"has {has or 'other abilities'}"


def _by_its_own_text(thing: GameObject, now: set[str]) -> set[str]:
    """The keywords that an object has through a passive ability of its own."""
    own = [text.partition("this has ")[2] for text in (ability.describe() for ability in thing.card.abilities)]
    return {keyword for keyword in now if any(keyword in text for text in own)}


def origin(event: Event, known: dict[int, Event]) -> str:
    """The card whose text brought an event about: its source, or the nearest source among its causes."""
    waiting, seen = [event], set()
    while waiting:
        now = waiting.pop(0)
        if now.source_card:
            return now.source_card
        if now.id not in seen:
            seen.add(now.id)
            waiting += [known[cause] for cause in now.causes if cause in known]
    return ""


def _edges_of(event: Event, known: dict[int, Event]) -> list[Edge]:
    causes = [known[cause] for cause in event.causes if cause in known]
    by = event.source_card
    if event.kind is Happened.REPLACED:
        deaths = deaths_replaced(event, known)
        saved = [
            Edge("saves", by, cause.card, event.id, event.rules, f"{by} can save {cause.name} from its death")
            for cause in deaths if cause.card not in ("", by)
        ]  # fmt: skip
        others = [cause for cause in causes if cause.kind not in SEEN and not deaths]
        makers = {origin(cause, known) for cause in others if REPLACED in event.rules}
        return [_replaced(event, cause, known) for cause in deaths] + saved + [
            Edge("replaces", by, maker, event.id, event.rules, f"{by} replaces something that {maker} would do")
            for maker in sorted(makers - {"", by})
        ] + [
            Edge("brings up", origin(cause, known), by, event.id, event.rules,
                 f"as {origin(cause, known)} {SEEN[cause.kind]} it, "
                 f"{event.name} can be {event.detail.partition(' as ')[0]}")
            for cause in causes if cause.kind in SEEN
        ]  # fmt: skip
    if event.kind is Happened.ABILITY_REMOVED and REMOVED in event.rules:
        return [
            Edge("undoes", cause.source_card, trigger.source_card, cause.id, (*event.rules, *cause.rules),
                 f"{cause.source_card} can save {death.name} from its death{UNDONE}")
            for cause in causes if cause.kind is Happened.REPLACED
            for death in deaths_replaced(cause, known)[:1]
            for trigger in causes if trigger.kind is Happened.ABILITY_TRIGGERED
        ]  # fmt: skip
    if event.kind is Happened.ORDERED:
        one, other = sorted((by, event.card))
        words = f"{one} and {other} can replace the same death, and {event.who} says which is applied first"
        return [Edge("competes with", one, other, event.id, event.rules, words)]
    if event.kind is Happened.ABILITY_TRIGGERED:
        return [
            Edge("triggers on", by, origin(cause, known), event.id, event.rules, _trigger_words(event, cause, known))
            for cause in causes
            if origin(cause, known) and cause.kind is not Happened.POINT_DENIED  # which is not what it waited for
        ]
    if event.kind is Happened.NULL_FOUND:
        return [
            Edge("makes null", origin(cause, known), by, event.id, event.rules, f"for {by}, {event.detail} is null")
            for cause in causes
            if cause.kind is not Happened.RESOLVED
        ]
    if event.kind in {Happened.IGNORED, Happened.NEGATED}:
        return [
            Edge(
                "keeps from choosing" if event.kind is Happened.IGNORED else "keeps from happening",
                origin(cause, known),
                by,
                event.id,
                event.rules,
                f"through {origin(cause, known)}, {event.detail}",
            )
            for cause in causes
            if cause.kind is not Happened.RESOLVED and origin(cause, known)
        ]
    if event.kind is Happened.DREW:
        return [
            Edge("does not stop", cause.source_card, by, event.id, event.rules,
                 f"{by} goes on although the death was replaced: {event.who} draws {event.detail}")
            for cause in causes if cause.kind is Happened.REPLACED
        ]  # fmt: skip
    if event.kind is Happened.COST_PAID:
        return [
            Edge("pays all the same", cause.source_card, by, event.id, event.rules,
                 f"the cost of {by} counts as paid although the death was replaced")
            for cause in causes if cause.kind is Happened.REPLACED
        ]  # fmt: skip
    if event.kind is Happened.PLAY_BEGUN and by and event.card != by:
        return [Edge("plays", by, event.card, event.id, event.rules, f"{by} has {event.name} played")]
    if event.kind is Happened.ATTACHED and by == event.card:  # its detail is what people call the unit
        return [Edge("acts on", by, event.detail, event.id, event.rules, str(event))]
    if event.kind in ACTED_ON and by and event.card and event.card != by:
        copied = [event.detail] if event.kind is Happened.COPIED else []
        acted = (event.card, *copied)
        return [Edge("acts on", by, to, event.id, event.rules, f"through {by}, {event}") for to in acted]
    if event.kind is Happened.KILLED and event.card:
        return [Edge("acts on", origin(event, known), event.card, event.id, event.rules,
                     f"through {origin(event, known)}, {event}")]  # fmt: skip
    return []


def deaths_replaced(event: Event, known: dict[int, Event]) -> list[Event]:
    """The deaths that a replacement has replaced."""
    return [known[one] for one in event.causes if one in known and known[one].kind is Happened.WOULD_DIE]


def _replaced(event: Event, death: Event, known: dict[int, Event]) -> Edge:
    maker = origin(death, known)
    return Edge(
        "replaces", event.source_card, maker, event.id, event.rules,
        f"{event.source_card} can replace the death that {maker} brings about",
    )  # fmt: skip


def scored(event: Event, cause: Event, at: str = "") -> str:
    """The event that an ability triggered on, in words: a hold or a conquest as such, not as a point or as control.

    ``at`` is the battlefield that is held, if it is known. The log names it only for a conquest.
    """
    if HOLD_EFFECT in event.rules and cause.kind is Happened.POINT_GAINED:
        return f"{cause.who} holds {at or 'a battlefield'}"
    if CONQUER_EFFECT in event.rules and cause.kind is Happened.CONTROL_GAINED:
        return f"{cause.who} conquers {cause.detail}"
    return str(cause)


def _trigger_words(event: Event, cause: Event, known: dict[int, Event]) -> str:
    """A trigger and its cause: "A triggers on B being played".

    The card behind the event is named if the event does not.
    """
    words, by = scored(event, cause), origin(cause, known)
    what, passive, rest = words.partition(" has been ")
    if not passive:
        what, passive, rest = words.partition(" is ")
    said = f"on {what} being {rest}" if passive else f"on this: {words}"
    return f"{event.source_card} triggers {said}{'' if by in words else f' (through {by})'}"

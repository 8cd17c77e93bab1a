"""Near misses of two cards in sentences: "No: a return to hand is no death (428.1), so A does not trigger …"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from judge.answers.library.near_miss_rows import as_values
from judge.answers.page.labels import rule_label
from judge.content.near_misses import near_misses
from judge.engine.state.clauses import About, Subject, Verb
from judge.matchup.clauses.near_misses import near_miss
from judge.matchup.points.near_misses_shown import is_refuted, is_shown
from judge.record import NamedTuple

if TYPE_CHECKING:
    from judge.content.library import Library
    from judge.content.near_misses import NearMiss
    from judge.matchup.clauses.near_misses import Near
    from judge.matchup.search.pair_search import Matchup


class NearPoint(NamedTuple):
    """A near miss of two cards: the sentence, and the ruling that plays the like.

    ``played``: a set-up of these two cards shows it. ``besides``: the play of the card is what the text waits for, and
    this is not.
    """

    by: str
    to: str
    words: str
    row: NearMiss
    played: bool = False
    besides: bool = False

    def as_json(self) -> dict[str, Any]:
        return {**as_values(self.row), "words": self.words, "by": self.by, "to": self.to, "played": self.played}


def near_points(library: Library, found: Matchup) -> tuple[NearPoint, ...]:
    """The near misses of two cards, one of each ruling; those that a set-up shows first, those besides a play last.

    None that a walk refutes is among them.
    """
    points: dict[str, NearPoint] = {}
    one, other = found.cards
    for by, to in ((one, other), (other, one)):
        for row in near_misses(library.store):
            near = near_miss(by, to, row.happens, row.waits)
            if near is None or row.ruling in points or is_refuted(near, found.set_ups):
                continue
            words = f"No: {row.states} ({rule_label(row.rule, library.version)}), so {_so(near)}."
            points[row.ruling] = NearPoint(by.name, to.name, words, row, is_shown(near, found.set_ups), near.besides)
    return tuple(sorted(points.values(), key=lambda point: (point.besides, not point.played)))


def _so(near: Near) -> str:
    """What follows for the text that waits."""
    verb, about = near.waits.clause.verb, near.waits.clause.about
    by, to = near.by.name, near.to.name
    if about is About.CHOOSE:
        return _without_a_choice(near)
    if verb is Verb.LISTENS:
        again = " again" if near.does.clause.about is About.REPEAT else ""
        return f"{to} does not trigger{again} {_when(near)}"
    if verb is Verb.REPLACES:
        return f"{to} replaces nothing {_when(near)}"
    if verb is Verb.FORBIDS:
        return _not_forbidden(near)
    if verb is Verb.CHANGES and near.waits.clause.more > 0:
        return f"{to} adds nothing to the damage of {by}"
    if verb is Verb.CHANGES and near.waits.clause.subject is Subject.THIS:
        return _not_forbidden(near)
    if verb is Verb.CHANGES:
        return (
            f"{to} does not save what is killed through {by}"
            if _kills(near)
            else f"{to} does not prevent {_what(near)}"
        )
    return f"{_what(near)} does not count for {to}"


def _not_forbidden(near: Near) -> str:
    by, to = near.by.name, near.to.name
    if near.waits.clause.about is About.DAMAGE:
        return f"taking no damage does not save {to} from {by if _kills(near) else _what(near)}"
    if near.does.clause.about is About.ENTER and near.does.clause.subject is Subject.THIS:
        return f"{to} does not keep {by} from entering ready"
    return f"{to} does not forbid what {by} does"


def _kills(near: Near) -> bool:
    return near.does.clause.about is About.DIE


def _what(near: Near) -> str:
    """The words for what the one card does, as a thing: "the Might that A gives", "hiding A"."""
    by, about = near.by.name, near.does.clause.about
    if about is About.HIDE:
        return f"hiding {by}"
    if about is About.COST:
        return f"the discount of {by}"
    if about is About.ACTIVATE:
        return f"the ability of {by}"
    if about is About.TOKENS:
        return f"a token of {by}"
    if about is About.STUN:
        return f"a stun through {by}"
    if about is About.MIGHT:
        return f"the Might that {by} {'takes' if near.does.clause.more < 0 else 'gives'}"
    return f"attaching {by}" if about is About.ATTACH else f"what is {_DONE.get(about, 'done')} through {by}"


def _without_a_choice(near: Near) -> str:
    """What follows for a text that is about being chosen."""
    verb, by, to = near.waits.clause.verb, near.by.name, near.to.name
    if verb is Verb.LISTENS:
        return f"{to} does not trigger on {by}"
    if verb is Verb.CHANGES:
        whose = f"of {to}" if near.waits.clause.subject is Subject.THIS else f"through {to}"
        return f"{by} costs nothing more for Deflect {whose}"
    if verb is Verb.FORBIDS:
        return f"{by} can affect {to}, which opponents cannot choose"
    return f"{to} cannot counter {by}"


def _when(near: Near) -> str:
    """The words for what the one card does: "when it is returned through A", "for what is returned through A"."""
    by, done = near.by.name, near.does.clause
    if done.about is About.ENTER:
        return f"when {by} enters" if done.subject is Subject.THIS else f"for what enters ready through {by}"
    if done.about is About.MIGHT:
        return f"for the Might that {by} {'takes' if done.more < 0 else 'gives'}"
    if done.about in _OF_THE_CARD:
        return _OF_THE_CARD[done.about].format(by=by)
    participle = _DONE.get(done.about, "affected")
    if done.subject is Subject.THIS and not near.does.attached:
        return f"when {by} is {participle}"
    return f"when it is {participle} through {by}" if near.onto else f"for what is {participle} through {by}"


_OF_THE_CARD = {
    About.ACTIVATE: "for the ability of {by}",
    About.REPEAT: "when {by} is repeated",
    About.HIDE: "when {by} is hidden",
    About.ATTACH: "when {by} is attached",
    About.COPY: "for what becomes a copy through {by}",
    About.LOOK: "for what {by} looks at",
    About.TAKE: "for what {by} puts into hand",
    About.TOKENS: "for the tokens of {by}",
    About.DAMAGE: "for the damage of {by}",
}  # fmt: skip
_DONE = {
    About.RETURN: "returned", About.BANISH: "banished", About.RECALL: "recalled", About.RECYCLE: "recycled",
    About.DISCARD: "discarded", About.BURN: "burned", About.DIE: "killed", About.STUN: "stunned",
    About.COUNTER: "countered", About.CHANNEL: "channeled", About.PLAY: "played", About.BUFF: "buffed",
    About.CONTROL: "taken over", About.EMPOWER: "empowered",
}  # fmt: skip

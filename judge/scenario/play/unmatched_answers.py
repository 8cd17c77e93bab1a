"""Why a stated answer matched no decision: too many targets, a cost that cannot be paid, a forced answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from judge.engine.abilities.charged import Charged, Paying
from judge.engine.costs.additional_costs import choices_for, optional_costs
from judge.engine.costs.declare_costs import DECLARED
from judge.engine.costs.paying import MUST_BE_POSSIBLE, can_raise
from judge.engine.costs.total_cost import totals
from judge.engine.playing.choosing import CHOOSE, NO_DEAD_END
from judge.engine.state.cost import Cost
from judge.engine.state.decisions import Kind
from judge.engine.state.events import Happened
from judge.engine.turn.game_hooks import game_on
from judge.scenario.language.amounts import amount_in
from judge.scenario.play.name_resolution import belongs_to, objects_called, options_called, places
from judge.scenario.play.open_decisions import describe_choices

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.state.events import Event
    from judge.engine.state.objects import GameObject
    from judge.scenario.language.script_play import Choice
    from judge.scenario.play.course import Course
    from judge.scenario.play.stated_answers import StatedAnswer
    from judge.slugs import Slug


class Unmatched(Struct, frozen=True):
    """A reason with its rule, and a hint at what could be stated instead."""

    why: str
    rule: Slug
    hint: str = ""


def why_unmatched(play: Course, left: StatedAnswer) -> Unmatched | None:
    """Why a stated answer matched no decision, or None if there is no such reason."""
    found = _WHY.get(left.kind)
    return found(play, left) if found is not None else None


def check_names(play: Course, line: Choice) -> None:
    """Raise ScenarioError if an answer that is only tried names what is not there: its refusal would prove nothing.

    Words in quotes and numbers can be those of an option.
    """
    state = play.position.state
    words = {*state.players, *places(state), "yes", "no", "nothing"}
    details = [name for detail in line.details if detail.kind != "choosing" for name in detail.names]
    for name in (*line.what, *details):
        known = name.text in words or " " in name.text or name.text.isdigit()
        if not known and not objects_called(state, name.text):
            play.thing(name)


def _is_past(play: Course, *later: Kind) -> bool:
    """Whether the question is over: somebody acts again, or what is open now comes after it."""
    decision = play.position.decision
    return decision is None or decision.kind is Kind.ACT or decision.kind in later


def _begun(play: Course, player: str | None) -> Event | None:
    """The newest play or use of an ability by a player."""
    kinds = {Happened.PLAY_BEGUN, Happened.ABILITY_ACTIVATED}
    return next(
        (event for event in reversed(play.position.events) if event.kind in kinds and event.who == player), None
    )


def _targets(play: Course, left: StatedAnswer) -> Unmatched | None:
    begun = _begun(play, left.player)
    if begun is None or not left.names or not _is_past(play, Kind.PAY):
        return None
    more = " and ".join(name.text for name in left.names)
    since = [event for event in play.position.events if event.id > begun.id and event.kind is Happened.CHOSEN]
    chosen = [event.name for event in since if event.detail == f"target of {begun.name}" or _is_of(event, begun)]
    if not chosen:
        return Unmatched(f"{begun.name} chooses no targets, and so not {more}", CHOOSE)
    many = "is one target too many" if len(left.names) == 1 else "are too many targets"
    return Unmatched(f"{begun.name} chooses {' and '.join(chosen)} and nothing more: {more} {many}", CHOOSE)


def _is_of(event: Event, begun: Event) -> bool:
    return event.detail.startswith("target of ") and belongs_to(event.detail.removeprefix("target of "), begun.name)


def _optional_cost(play: Course, left: StatedAnswer) -> Unmatched | None:
    begun, decision = _begun(play, left.player), play.position.decision
    if begun is None or begun.object is None or left.player is None:
        return None
    game, thing = game_on(play.position.state), play.position.state.objects[begun.object.card]
    offered = optional_costs(game, left.player, thing, None)
    meant = [one for one in offered if left.words in {one.name, "the additional cost"}]
    if meant and all(_is_decided(play, begun, one.name) for one in meant):
        return Unmatched(f"whether {left.words} is paid has been said already", DECLARED)
    for optional in meant:
        if not _is_decided(play, begun, optional.name):
            if decision is not None and decision.timing == "optional cost":
                return None
            things = choices_for(game, left.player, optional)
            if not things:
                return Unmatched(f"{left.words} cannot be paid: there is nothing to choose for it", NO_DEAD_END)
            paying = (Paying(optional, things[0]),)
            cost = totals(game, Charged(left.player, thing, paying=paying)).costs[0].describe()
            return Unmatched(f"{left.words} cannot be paid: with it {thing.label} would cost {cost}", NO_DEAD_END)
    words = "additional cost to choose" if left.words == "the additional cost" else left.words
    has = " and ".join(optional.name for optional in offered)
    return Unmatched(
        f"{thing.label} has no {words}", DECLARED, f"Optional costs of {thing.label}: {has}." if has else ""
    )


def cannot_be_paid(play: Course, left: StatedAnswer) -> bool:
    """Whether an optional cost is one of what is being played, and nobody was asked about it, as it cannot be paid."""
    reason = _optional_cost(play, left)
    return reason is not None and reason.rule == NO_DEAD_END


def _is_decided(play: Course, begun: Event, name: str) -> bool:
    """Whether it was said, since the play began, if an optional cost of that name is paid."""
    since = [asked.decision for asked in play.asked if asked.after >= begun.id and asked.answer is not None]
    return any(one.timing == "optional cost" and one.prompt.endswith(f" for {name}") for one in since)


def _payment(play: Course, left: StatedAnswer) -> Unmatched | None:
    """A payment that nobody was asked for, since it cannot be made."""
    if left.player is None or left.words.startswith('"') or not _is_past(play):
        return None
    asked = amount_in(left.words)
    game = game_on(play.position.state)
    thing = _newest(play)
    if thing is None or can_raise(game, left.player, Cost(asked.energy, asked.power), thing.card):
        return None
    return Unmatched(f"{left.player} cannot raise {left.words}", MUST_BE_POSSIBLE)


def _newest(play: Course) -> GameObject | None:
    """What something was last told of: a payment that cannot be made is for that."""
    events = (event for event in reversed(play.position.events) if event.object is not None)
    event = next(events, None)
    objects = play.position.state.objects
    return objects.get(event.object.card) if event is not None and event.object is not None else None


def _choice(play: Course, left: StatedAnswer) -> Unmatched | None:
    """Something that is no option of a question with one answer only."""
    for forced in reversed(play.waiting):
        decision = forced.decision
        if decision.by != left.player or decision.kind in {Kind.PAY, Kind.ACT, Kind.YES_NO} or not left.names:
            continue
        if left.timing and decision.timing != left.timing:
            continue
        wrong = [name.text for name in left.names if not options_called(decision, play.position.state, name.text)]
        if wrong:
            why = f"{' and '.join(wrong)} is not an option here ({decision.prompt})"
            return Unmatched(why, decision.rule, describe_choices(decision))
        found = [options_called(decision, play.position.state, name.text) for name in left.names]
        if {option.key for options in found for option in options} != set(forced.answer):
            return Unmatched(
                f"this is not what has to be chosen ({decision.prompt})", decision.rule, describe_choices(decision)
            )
    return None


_WHY: dict[str, Callable[[Course, StatedAnswer], Unmatched | None]] = {
    "on": _targets,
    "with": _optional_cost,
    "without": _optional_cost,
    "paying": _payment,
    "chooses": _choice,
}

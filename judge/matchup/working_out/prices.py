"""The payment for a card in a situation."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.costs.payment import PAY
from judge.engine.state.card import UNIT
from judge.engine.state.events import Happened
from judge.errors import CannotSimulate
from judge.matchup.kinds.board_answer import BoardAnswer, walked
from judge.matchup.kinds.costs_of_a_card import in_its_domain
from judge.matchup.kinds.tests_of_facts import NOTHING, in_all, in_symbols, paid_by
from judge.matchup.points.over_all_lines import AllLines
from judge.matchup.situations.board_of_a_situation import card_of, names
from judge.matchup.situations.costs_said import optional_cost
from judge.matchup.situations.deeds_as_lines import acts, player_of
from judge.matchup.situations.other_objects import with_company
from judge.matchup.situations.possible_boards import stages
from judge.matchup.situations.situation import ME
from judge.matchup.situations.what_a_text_reads import ability_places
from judge.matchup.working_out.completions import completed
from judge.matchup.working_out.performing import Tries, performed

if TYPE_CHECKING:
    from judge.engine.state.events import Event
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Deed, Situation
    from judge.matchup.walks.explorer import Walk
    from judge.scenario.language.amounts import Amount

_BESIDES = frozenset({
    Happened.KILLED, Happened.DISCARDED, Happened.BUFF_SPENT, Happened.RECYCLED, Happened.BANISHED, Happened.XP_SPENT,
    Happened.EXHAUSTED, Happened.RETURNED,
})  # fmt: skip
"""Deeds other than paying that may be an additional cost."""


def priced(situation: Situation, given: Given, tries: Tries) -> BoardAnswer:
    """The payment for ``asked.to``. Raises CannotSimulate if it is not one amount.

    Nor is it known if it is the plain one for a chosen enemy unit, and another one for a unit of one's own.
    """
    found = _priced(situation, given, tries)
    mine = as_own(situation)
    if mine == situation:
        return _beside_without(found, situation, given, tries)
    try:
        own = _priced(mine, given, Tries(tries.left, tries))
        plain = _priced(_on_nothing_named(situation), given, Tries(tries.left, tries))
    except CannotSimulate:
        return found
    if own.why != found.why == plain.why:
        raise CannotSimulate("the question does not say whose object is chosen.")
    return _beside_without(found, situation, given, tries)


def _beside_without(found: BoardAnswer, situation: Situation, given: Given, tries: Tries) -> BoardAnswer:
    """The price, and the price without the one other card that is named."""
    others = [one for one in situation.things if one.key != situation.asked.to]
    if len(others) != 1 or not others[0].name or found.why.startswith("it depends"):
        return found
    called = names(situation)[others[0].key]
    key = others[0].key
    plain = situation._replace(
        asked=situation.asked._replace(on=()),
        things=tuple(one for one in situation.things if one.key != key),
        happened=tuple(deed for deed in situation.happened if key not in {deed.to, deed.by, *deed.on}),
    )
    try:
        without = _priced(plain, given, Tries(tries.left, tries))
    except CannotSimulate:
        return found
    if without.why == found.why:
        return found._replace(why=f"{found.why}, with {called} as without it")
    paid = without.why.removeprefix(f"{found.why.partition(' pays ')[0]} pays ").partition(" for ")[0]
    told = found._replace(why=f"{found.why}, and {paid} without {called}")
    return told._replace(walk=None) if others[0].states else told._replace(without=without.walk)


def as_own(situation: Situation) -> Situation:
    """The same with all that is chosen, and of which it is not said whose it is, as that of who asks."""
    things = tuple(
        one._replace(whose=ME) if one.key in situation.asked.on and not one.whose else one for one in situation.things
    )
    return situation._replace(things=things)


def _on_nothing_named(situation: Situation) -> Situation:
    """The same with textless objects in place of the chosen ones."""
    things = tuple(
        one._replace(name="", kind=UNIT) if one.key in situation.asked.on else one for one in situation.things
    )
    return situation._replace(things=things)


def _priced(situation: Situation, given: Given, tries: Tries) -> BoardAnswer:
    asked = situation.asked if situation.asked.verb == "use" else situation.asked._replace(verb="play")
    card = card_of(situation.thing(asked.to), given)
    if asked.verb == "use" and len(ability_places(card)) != 1:
        raise CannotSimulate("the question does not say which ability is used.")
    for whole in completed(situation._replace(asked=asked, also=()), given):
        for stage in stages(whole, given):
            for board in with_company(_able(stage, whole, given), whole, given):
                found = _on(whole, board, given, tries)
                if found is not None:
                    return found
    told = tries.refusal.reason if tries.refusal is not None else "no board was found."
    raise CannotSimulate(f"no board on which it is paid for could be played: {told}")


def _able(stage: SituationBoard, situation: Situation, given: Given) -> SituationBoard:
    """The same with what an additional cost may take."""
    is_paid = situation.asked.pays == "yes" and not situation.asked.what
    cost = optional_cost(stage.of(situation.asked.to).thing, given) if is_paid else None
    if cost is not None and cost.less_its_cost:
        raise CannotSimulate("what is killed decides what is paid.")
    if cost is None or not cost.any_number:
        return stage
    who = player_of(situation.asked, stage)
    many = max(2, situation.asked.amount or 1)
    lines = (
        f"{who}: base {many} x 1-Might unit; hand {many} x plain card",
        f"{who}: base {many} x 1-Might unit buffed",
    )
    return stage._replace(company=(*stage.company, *lines))


def _on(situation: Situation, stage: SituationBoard, given: Given, tries: Tries) -> BoardAnswer | None:
    asked = situation.asked
    who, label = player_of(asked, stage), stage.called(asked.to)
    for here in performed(situation, stage, given, tries):
        for words in (*acts(asked, stage, given), *((f"plays {label}",) if asked.verb == "play" else ())):
            done = tries.reach(here.scene.then(f"{who} {words}"), given)
            if done is None:
                continue
            happens = walked(done.scene, given)
            paid = _amounts_paid(happens, asked, who, label)
            if not paid:
                continue
            if len(paid) > 1:
                raise CannotSimulate(f"what is paid depends on the choices of {who}: {' or '.join(paid)}.")
            amount = in_its_domain(paid[0], card_of(stage.of(asked.to).thing, given))
            return BoardAnswer("", f"{who} pays {amount} for {label}", done.scene, (PAY,), walk=happens)
    return None


def _amounts_paid(happens: Walk, asked: Deed, who: str, label: str) -> list[str]:
    """The amounts that may be paid, with the additional cost if that is stated to be paid."""
    measure = paid_by(who, label)

    def both(event: Event) -> tuple[Amount, int]:
        done = event.kind in _BESIDES and event.source_card in {"", label}
        return measure(event), int(done)

    reached = AllLines(happens).sums(both, (NOTHING, 0), lambda a, b: (in_all(a[0], b[0]), a[1] + b[1])).reached
    found = {one.value for one in reached}
    if asked.pays and len({amount for amount, _ in found}) > 1:
        counts = {many for _, many in found}
        wanted = asked.amount if asked.pays == "yes" and asked.amount in counts else max(counts)
        if asked.pays == "no":
            wanted = min(counts)
        found = {one for one in found if one[1] == wanted}
        if not asked.what:  # the keywords of a card are no cost that is said to be paid besides
            found = set(sorted(found, key=lambda one: (one[0].energy, one[0].power))[:1])
    amounts = sorted({amount for amount, _ in found}, key=lambda one: (one.energy, one.power))
    return [in_symbols(one) for one in amounts]

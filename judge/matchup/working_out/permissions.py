"""Whether something may be done, asked at the point of the play that a situation has reached."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.abilities.activated import Activated
from judge.engine.abilities.untargetable import UNTARGETABLE
from judge.engine.playing.legality import FROM_HAND, NO_PRIORITY
from judge.engine.state.card import SPELL
from judge.engine.targeting.choose_one import every_target
from judge.errors import CannotSimulate, ContentError, ScenarioError
from judge.matchup.kinds.board_answer import ask
from judge.matchup.kinds.one_card_on_another import NOT_CHOSEN
from judge.matchup.kinds.permitted_acts import ABOUT_CHOICES
from judge.matchup.situations.board_of_a_situation import FIELDS, card_of, is_a
from judge.matchup.situations.deeds_as_lines import acts, places, player_of
from judge.matchup.situations.situation import FACEDOWN
from judge.matchup.situations.what_a_text_reads import targets_of, text_of
from judge.matchup.working_out.outcome import NO, YES, Outcome

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.boards.given import Given
    from judge.matchup.situations.board_of_a_situation import SituationBoard
    from judge.matchup.situations.situation import Deed, Situation
    from judge.matchup.working_out.performing import Reached
    from judge.scenario.asking.answered import Answered

_TOO_MANY = "one target too many"
"""The words of a refusal if more is chosen than the card chooses."""
MOST_QUESTIONS = 16
_CHANGES = re.compile(r"combat|attack|defend|chos|moved|equipped|alone|this turn|\bthan\b|\bwhere\b|its |same ")
"""The words of a refusal that asks for something that another board can have."""


def may(deed: Deed, here: Reached, stage: SituationBoard, given: Given) -> Outcome | None:
    """An outcome: whether a deed may be done, in any way to do it. None if it cannot be asked here."""
    no: Answered | None = None
    if any(is_a(stage.of(key).thing, SPELL, given) for key in deed.on) and not here.position.state.chain:
        return None
    for number, question in enumerate(_questions(deed, stage, given)):
        if number >= MOST_QUESTIONS:
            break
        found = _answer_at(question, here, given)
        if found is None:
            continue
        if not found.is_no:
            return Outcome(YES, _as_told(question), here.scene, found.rules)
        no = no or found
    if no is None or (FROM_HAND in no.rules and FACEDOWN in {deed.origin, stage.of(deed.to).thing.at}):
        return None  # it no longer lies facedown
    return Outcome(NO, no.why, here.scene, no.rules, is_firm=_is_about_the_choice(deed, no, here, stage, given))


def _as_told(question: str) -> str:
    who, _, rest = question.removeprefix("can ").partition(" ")
    return f"{who} can {rest}"


def _answer_at(question: str, here: Reached, given: Given) -> Answered | None:
    try:
        (found,) = ask(here.scene, given, question)
    except (ScenarioError, CannotSimulate, ContentError):
        return None
    return found


def _questions(deed: Deed, stage: SituationBoard, given: Given) -> Iterator[str]:
    who = player_of(deed, stage)
    if deed.verb == "move":
        yield from (f"can {who} move {stage.called(deed.to)} to {place}" for place in places(deed, stage, given))
    elif deed.verb == "hide":
        yield f"can {who} hide {stage.called(deed.to)} at {FIELDS[who != 'P1']}"
    else:
        verb = "use" if deed.verb == "use" else "play"
        yield from (f"can {who} {words}" for words in acts(deed, stage, given, verb))


def _chooses_otherwise(deed: Deed, stage: SituationBoard, given: Given) -> bool:
    """Whether a spell chooses more than a question names, or a battlefield at which it acts on what is there."""
    card = card_of(stage.of(deed.to).thing, given)
    targets = list(every_target(card.effect)) if card is not None else []
    return card is not None and (len(targets) > len(deed.on) or len(targets_of(card)) < len(targets))


def _is_about_the_choice(deed: Deed, no: Answered, here: Reached, stage: SituationBoard, given: Given) -> bool:
    """Whether it is refused because of its choice or its place, and could be done otherwise.

    A refusal because of the thing itself needs no other board.
    """
    if len(deed.on) > 1 and _TOO_MANY in no.why:
        card = card_of(stage.of(deed.to).thing, given)
        return card is not None and not card.has("Repeat")
    if deed.on and NOT_CHOSEN.intersection(no.rules):
        is_said = UNTARGETABLE in no.rules or not _CHANGES.search(no.why)
        return is_said and not _chooses_otherwise(deed, stage, given)
    if NO_PRIORITY in no.rules or not (deed.on or deed.place):
        return False
    if deed.on and not ABOUT_CHOICES.intersection(no.rules):
        return False
    freely = deed._replace(on=(), place="")
    found = (_answer_at(question, here, given) for question in _questions(freely, stage, given))
    return any(one is not None and not one.is_no for one in found)


def moves_itself(asked: Deed, stage: SituationBoard, given: Given) -> bool:
    """Whether an ability of a unit moves it to the place in question, so that no move of a player is needed."""
    card = card_of(stage.of(asked.to).thing, given)
    goes = (
        re.search(r"\bmove this to [^.;]*?\b(bases?|battlefields?)\b", text_of(card), re.IGNORECASE)
        if card is not None
        else None
    )
    return goes is not None and (not asked.place or asked.place.endswith(goes[1].rstrip("s")))


def is_used_up(situation: Situation, deed: Deed, stage: SituationBoard, given: Given) -> bool:
    """Whether an ability was used before that has things given up for it: how many there are is not said."""
    before = any(one.verb == "use" and one.to == deed.to for one in situation.happened)
    card = card_of(stage.of(deed.to).thing, given) if before and deed.verb == "use" else None
    costs = [one.cost for one in card.abilities if isinstance(one, Activated)] if card is not None else []
    return any(cost.actions and not cost.exhaust_this for cost in costs)

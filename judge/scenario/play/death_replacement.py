"""What a line says about the replacement of a death: which effect, and whose death (369-373)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from judge.engine.outcomes.order_of_replacements import EACH_EVENT_SEPARATELY
from judge.engine.state.decisions import NO, YES
from judge.engine.state.events import Happened
from judge.scenario.play.name_resolution import belongs_to, label_of, objects_called, options_called
from judge.scenario.play.open_decisions import NotOffered

if TYPE_CHECKING:
    from collections.abc import Iterable

    from judge.engine.state.decisions import Answer, Decision
    from judge.engine.state.events import Event
    from judge.engine.state.state import GameState
    from judge.scenario.language.script_names import Name

    class OnADeath(Protocol):
        """What is read and noted of an answer that a line states about the replacement of a death."""

        kind: str
        names: list[Name]
        words: str
        done: bool
        steps: set[str]
        meant: set[str]


def on_replacement(stated: OnADeath, decision: Decision, state: GameState) -> Answer | None:
    """The answer to whether a death is replaced, which death comes first, or which effect is applied to it first.

    Raises NotOffered if the question is about another death or another effect.
    """
    dying = label_of(state, stated.names[0].text)
    if stated.kind == "replaces":
        stated.words = dying
        stated.meant |= _whose_text(state, stated.names[1].text)
    if decision.timing == "replacement":
        if not decision.prompt.startswith(f"replace the death of {dying} with "):
            raise NotOffered(f"the question is whether to {decision.prompt}")
        if stated.kind == "lets_die":
            stated.done = True
            return NO
        if not any(belongs_to(decision.source, name) for name in stated.meant):
            raise NotOffered(f"the question is whether to {decision.prompt}")
        stated.done = True
        return YES
    if decision.rule == EACH_EVENT_SEPARATELY:
        return _step(stated, "death", decision, state, dying)
    if not decision.prompt.endswith(f" {dying}'s death first"):
        raise NotOffered(f"the question is {decision.prompt}")
    return _step(stated, "effect", decision, state, stated.names[1].text)


def _step(stated: OnADeath, step: str, decision: Decision, state: GameState, text: str) -> Answer | None:
    if step in stated.steps or "effect" in stated.steps:
        return None
    labels = [thing.label for thing in objects_called(state, text)] or [text]
    found = list(dict.fromkeys(one for label in labels for one in options_called(decision, state, label)))
    if len(found) != 1:
        raise NotOffered(
            f"{text} can be " + " or ".join(f'"{option.key}"' for option in found) if found
            else f"{text} is not an option here"
        )  # fmt: skip
    stated.steps.add(step)
    return (found[0].key,)


def _whose_text(state: GameState, text: str) -> set[str]:
    """What an effect is called: by its object, or by the card that this is attached to, which has its text."""
    found = objects_called(state, text)
    tops = [state.objects[thing.attached_to].label for thing in found if thing.attached_to is not None]
    return {label_of(state, text), *tops}


def replaced_otherwise(stated: OnADeath, events: Iterable[Event]) -> Event | None:
    """What replaced the death that a line is about where that is another effect; None if nothing did.

    ``events`` are those since the line began. Where only the order was asked for, the effect that was named may have
    been left without a question.
    """
    if stated.kind != "replaces" or stated.done or not stated.meant:
        return None
    for event in events:
        if event.kind is Happened.REPLACED and event.detail == f"{stated.words} does not die":
            return None if event.name in stated.meant else event
    return None

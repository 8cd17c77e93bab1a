"""What the end of a play may not leave open: the chain, a showdown or a combat that no ``expect`` line names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind

if TYPE_CHECKING:
    from judge.scenario.language.script_names import SourceLocation
    from judge.scenario.play.playing import Playing


def nothing_left_open(play: Playing, last: SourceLocation, expected: set[str]) -> None:
    """Raise where the chain or a showdown goes on and no ``expect`` line says so."""
    state, decision = play.position.state, play.position.decision
    if decision is None or decision.kind is not Kind.ACT:
        return
    if state.chain and not expected & {"chain"}:
        items = ", ".join(item.label for item in state.chain)
        raise play.problem(
            last,
            f"the chain is left open: {items}",
            hint='Write "all pass", or "expect the chain: …" to stop here.',
        )
    if state.showdown is not None and not state.chain and not expected & {"showdown"}:
        what = "showdown" if state.combat is None else "combat"
        raise play.problem(
            last, f"the {what} at {state.showdown.at} is left open",
            hint=" ".join(filter(None, (
                play.stopped, f'Write "the rest of the {what}", or "expect a {what} at …" to stop here.'
            ))),
        )  # fmt: skip

"""Replacement effects on a combat that ends in a tie (rules 369, 466.1.a.2, 740.3.a)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.state.ability import Ability
from judge.engine.state.card import UNIT
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.effect_context import EffectContext
from judge.engine.state.events import Happened
from judge.engine.triggers.performing import perform_all
from judge.engine.wording.instructions import describe_clauses
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

INTERCEDE = cite("replacement.intercede")  # 369
TIE = cite("combat.tie")  # 740.3.a
ATTACKERS_RECALLED = cite("combat.cleanup-recalls-attackers")  # 466.1.a.2


class WouldTie(Ability, frozen=True):
    """If an attack of yours is tied, ``instead`` happens in place of the recall."""

    performed_by: ClassVar[tuple[Slug, ...]] = (INTERCEDE, TIE, ATTACKERS_RECALLED)

    instead: tuple[Instruction, ...]

    def clauses(self) -> Clauses:
        return (Clause(Verb.REPLACES, About.RECALL, whose=Whose.YOURS, of=UNIT),)

    def describe(self) -> str:
        return f"If your attack would end in a tie, instead {describe_clauses(self.instead)}."


def replace_tie(game: Game) -> Procedure[bool]:
    """Apply an attacker's replacement effect on the tie; returns whether one was applied.

    If several apply, the first is enough: nothing is left for the others to replace (370.1.c).
    """
    combat = game.state.combat
    assert combat is not None
    for thing in game.state.on_board:
        if thing.controller != combat.attacker:
            continue
        for ability in thing.abilities:
            if isinstance(ability, WouldTie):
                event = game.tell(
                    Happened.REPLACED, (INTERCEDE, TIE, ATTACKERS_RECALLED), thing, source=thing.id,
                    detail=f"attackers are not simply recalled from {combat.at}",
                )  # fmt: skip
                context = EffectContext(you=thing.controller, source=thing.id, name=thing.label)
                with game.because(event, source=thing.id):
                    yield from perform_all(ability.instead, game, context)
                return True
    return False

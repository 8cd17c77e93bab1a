"""Draw (rule 413): cards go from the top of the Main Deck to the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.engine.actions.burn_out import burn_out
from judge.engine.conditions.occurrences import Drew
from judge.engine.outcomes.decks import top
from judge.engine.state.clauses import About
from judge.engine.state.events import Happened
from judge.engine.state.instruction import Instruction
from judge.engine.state.zones import hand
from judge.engine.targeting.amounts import Amount, CountOf, counted
from judge.engine.targeting.information import NULL, read
from judge.engine.triggers.triggered import trigger
from judge.engine.wording.clause_objects import brings
from judge.engine.wording.references import (
    YOU,
    ControllerOf,
    Player,
    ThatPlayer,
    You,
)
from judge.engine.wording.sentences import done_by
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.effect_context import EffectContext
    from judge.engine.state.game import Game
    from judge.engine.state.procedure import Procedure
    from judge.slugs import Slug

DRAW = cite("draw.from-the-top")  # 413.1.a
LINKED_NEEDS_EARLIER = cite("linked.needs-the-earlier")  # 359.3.e.14.a
LINKED_DESPITE_REPLACEMENT = cite("linked.despite-replacement")  # 359.3.e.14.b
GOES_ON = cite("burn-out.action-completed")  # 431.2.d
LOOK_BACK = cite("information.look-back")  # 359.3.e.13


class Draw(Instruction, frozen=True):
    """``who`` draws ``count`` cards."""

    performed_by: ClassVar[tuple[Slug, ...]] = (DRAW,)

    count: int | Amount = 1
    who: Player = YOU

    @property
    def rules(self) -> tuple[Slug, ...]:
        """The rules that determine who draws, if an earlier instruction does."""
        if isinstance(self.who, You | ThatPlayer):
            return ()
        return (LINKED_NEEDS_EARLIER, NULL, LOOK_BACK, LINKED_DESPITE_REPLACEMENT)

    def perform(self, game: Game, context: EffectContext) -> Procedure[None]:
        count = (yield from read(self.count, game, context)) or 0
        if isinstance(self.who, You):
            yield from draw(game, context.you, count, DRAW)
            return
        if isinstance(self.who, ThatPlayer):
            if context.item is not None and context.item.ability.player:
                yield from draw(game, context.item.ability.player, count, DRAW)
            return
        name = self.who.name
        if name not in context.executed:
            earlier = context.ignored.get(name)
            game.tell(
                Happened.IGNORED, LINKED_NEEDS_EARLIER, game.in_any_incarnation(context.source),
                detail="the instruction it is linked to was not executed",
                causes=game.causes + ((earlier,) if earlier is not None else ()),
            )  # fmt: skip
            return
        player, rules, causes = _controller_of(game, context, self.who)
        if player is None:
            words = f"{self.who.describe()} is null: another effect has put it elsewhere"
            game.tell(Happened.IGNORED, NULL, game.in_any_incarnation(context.source), detail=words)
        else:
            with game.because(*game.causes, *causes):
                yield from draw(game, player, count, rules)

    def clauses(self) -> Clauses:
        return (brings(About.DRAW, self.who, amount=self.count),)

    def describe(self) -> str:
        plain = isinstance(self.count, int | CountOf)
        return done_by(self.who.describe(), f"draw {counted(self.count, '' if plain else 'cards')}")


def _controller_of(
    game: Game, context: EffectContext, who: ControllerOf
) -> tuple[str | None, Slug | tuple[Slug, ...], tuple[int, ...]]:
    """The controller of the object that an earlier instruction applied to, or its last one; with rules and causes."""
    if who.name in context.killed:
        return context.killed[who.name].controller, (DRAW, LOOK_BACK), ()
    item = context.item
    for which in item.chosen(who.name) if item is not None else ():
        thing = game.find(which)
        if thing is not None:
            spared = context.spared_by.get(who.name)
            if spared is not None:
                return thing.controller, (DRAW, LINKED_DESPITE_REPLACEMENT), (spared,)
            return thing.controller, DRAW, ()
    return None, DRAW, ()


def draw(game: Game, player: str, count: int, rule: Slug | tuple[Slug, ...]) -> Procedure[None]:
    """Draw cards one by one; a player whose deck runs out burns out and then continues (413.4)."""
    drawn = burned_out = 0
    while drawn < count and game.state.winner is None:
        cards = yield from top(game, player, 1)
        if cards:
            game.put(cards[0], hand(player))
            drawn += 1
        else:
            yield from burn_out(game, player, again=burned_out > 0)
            burned_out += 1
    if drawn:
        now = game.mark("drew", player, drawn)
        rules = rule if isinstance(rule, tuple) else (rule,)
        event = game.tell(Happened.DREW, (*rules, GOES_ON) if burned_out else rules, who=player, detail=str(drawn))
        yield from trigger(game, [Drew(player, now - drawn, now, event)])

"""Cleanups (rules 318-324).

The steps stand in a tuple in the order of rule 323; the order is the rule. Special cleanups insert steps (324.1).
Step 2 (designations, 323.2) and the combat parts of steps 7 and 10 have no procedure: a position that would stage a
combat is refused by name, because combat is not modelled yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.abilities.delayed import Until, end
from judge.engine.actions.recall import recall
from judge.engine.card import GEAR, RUNE
from judge.engine.control import contest, lose, occupants, set_battlefield
from judge.engine.deaths import die_together
from judge.engine.events import Happened
from judge.engine.procedure import without_decisions
from judge.engine.scoring import leader, win
from judge.engine.showdown import begin_showdown
from judge.engine.zones import Place, Zone, base, battlefield, trash
from judge.errors import NotModelled
from judge.slugs import cite

if TYPE_CHECKING:
    from collections.abc import Callable

    from judge.engine.game import Game
    from judge.engine.procedure import Procedure

WINNING = cite("cleanup.winning")  # 323.1
VICTORY_SCORE = cite("winning.victory-score")  # 194.2
KILL_LETHAL = cite("cleanup.kill-lethal")  # 323.5
RECALL_GEAR = cite("cleanup.recall-gear")  # 323.7
CONTEST_ENDS = cite("cleanup.contest-ends")  # 323.11
FACEDOWN_LOST = cite("cleanup.facedown-cards-lost")  # 107.3.d


@without_decisions
def declare_winner(game: Game) -> None:
    """Step 1 (323.1)."""
    player = leader(game)
    if player is not None:
        win(game, player, (WINNING, VICTORY_SCORE))


def kill_lethal(game: Game) -> Procedure[None]:
    """Step 3b (323.5): every unit with lethal damage is killed, all at once.

    The kill is attributed to the spell or ability that resolved just before and dealt the damage (428.5.c).
    """
    doomed = [unit for unit in game.units if unit.has_lethal_damage]
    if doomed:
        sources = game.state.kill_sources
        causes = {unit.id.card: tuple(event for which, _, _, event in sources if which == unit.id) for unit in doomed}
        items = {unit.id.card: tuple(item for which, item, _, _ in sources if which == unit.id) for unit in doomed}
        yield from die_together(game, doomed, KILL_LETHAL, causes=causes, attributed_to=items)


@without_decisions
def release_control(game: Game) -> None:
    """Step 4 (323.6): battlefields that their controller no longer occupies, in an open state only."""
    state = game.state
    if state.is_open:
        for name in sorted(state.battlefields):
            field = state.battlefields[name]
            ongoing = state.showdown is not None and state.showdown.at == name
            if field.controller is not None and field.controller not in occupants(game, name) and not ongoing:
                lose(game, name)


@without_decisions
def correct_places(game: Game) -> None:
    """Step 5 (323.7): what is in the wrong place goes home; facedown cards whose battlefield was lost are trashed."""
    for player in game.state.players:
        for thing in game.state.objects_in(base(player)):
            if thing.controller != player:
                recall(game, thing, RECALL_GEAR)
    for name in sorted(game.state.battlefields):
        for thing in game.state.objects_in(battlefield(name)):
            if not thing.is_unit and (thing.card.is_a(GEAR) or thing.card.is_a(RUNE)):
                recall(game, thing, RECALL_GEAR)
        for thing in game.state.objects_in(Place(Zone.FACEDOWN, name)):
            if thing.controller != game.state.battlefields[name].controller:
                lost = game.put(thing, trash(thing.owner))
                game.tell(Happened.TRASHED, (RECALL_GEAR, FACEDOWN_LOST), lost, detail=str(lost.place))


@without_decisions
def stage(game: Game) -> None:
    """Steps 6 and 7 (323.8-323.10): showdowns are staged; a combat that would be staged is refused.

    Raises NotModelled where units of opposing players share a battlefield.
    """
    for name in sorted(game.state.battlefields):
        field = game.state.battlefields[name]
        present = occupants(game, name)
        if len(present) > 1:
            raise NotModelled(
                f"Units of {' and '.join(sorted(present))} are at {name}: combat (rules 459-466) is not modelled yet.",
                where=name,
            )
        ongoing = game.state.showdown is not None and game.state.showdown.at == name
        staged = field.contested_by is not None and field.contested_by in present and not ongoing
        if field.staged is not staged:
            set_battlefield(game, name, field._replace(staged=staged))


@without_decisions
def end_contested(game: Game) -> None:
    """Step 8 (323.11): a battlefield is no longer contested by a player who has no units there.

    Whoever has units there all the same, without control, contests it instead (323.11.a).
    """
    for name in sorted(game.state.battlefields):
        field = game.state.battlefields[name]
        ongoing = game.state.showdown is not None and game.state.showdown.at == name
        if field.contested_by is not None and field.contested_by not in occupants(game, name) and not ongoing:
            set_battlefield(game, name, field._replace(contested_by=None, staged=False))
            event = game.tell(Happened.CONTEST_ENDED, CONTEST_ENDS, who=field.contested_by, detail=name)
            for thing in game.state.objects_in(battlefield(name)):
                contest(game, thing, event)


def open_showdown(game: Game) -> Procedure[None]:
    """Step 9 (323.12): in a Neutral Open State the turn player begins one of the staged showdowns."""
    state = game.state
    if state.is_open and state.is_neutral:
        staged = [name for name in sorted(state.battlefields) if state.battlefields[name].staged]
        if staged:
            yield from begin_showdown(game, staged)


STEPS: tuple[Callable[[Game], Procedure[None]], ...] = (
    declare_winner,
    kill_lethal,
    release_control,
    correct_places,
    stage,
    end_contested,
    open_showdown,
)
"""In the order of rule 323; the order is the rule."""


def clean_up(game: Game, inserted: tuple[Callable[[Game], Procedure[None]], ...] = ()) -> Procedure[None]:
    """Perform one cleanup; what it changes makes another one due (322). ``inserted`` steps follow step 3b (324.1)."""
    game.change(cleanup_due=False)
    with game.by_the_rules():
        for step in STEPS:
            yield from step(game)
            if game.state.winner is not None:
                return
            if step is kill_lethal:
                for extra in inserted:
                    yield from extra(game)
    if game.state.kill_sources:
        game.change(kill_sources=())
    end(game, Until.NEXT_CLEANUP)

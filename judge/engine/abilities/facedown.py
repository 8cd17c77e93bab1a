"""Abilities that keep facedown cards from being revealed (rules 054, 811)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from judge.doubts import open_question
from judge.engine.state.ability import Ability
from judge.engine.state.clauses import About, Clause, Verb, Whose
from judge.engine.state.events import Happened
from judge.engine.state.sides import Side, is_on
from judge.engine.state.zones import Zone, battlefield
from judge.engine.wording.player_clauses import HERE
from judge.slugs import cite

if TYPE_CHECKING:
    from judge.engine.state.clauses import Clauses
    from judge.engine.state.game import Game
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.slugs import Slug

CANNOT_BEATS_CAN = cite("golden.cannot-beats-can")  # 054
REVEALED_AS_IT_LEAVES = cite("facedown.revealed-as-it-leaves")  # 421.4


CANNOT_BE_PLAYED = open_question(
    "facedown-cards-that-cannot-be-revealed",
    "Can a facedown card be played from where it cannot be revealed?",
    "no, for it would have to be revealed",
    "it can be played: playing it is another thing than revealing it (424.2)",
)


class EnemyFacedownStays(Ability, frozen=True):
    """Facedown cards of opponents cannot be revealed where the source is, so they cannot be played from there.

    Unclear: whether they cannot. Reveal is a game action that only an effect calls for (424.2), and no rule says that
    playing a facedown card is one; but one that changes zones is revealed (421.4), and the text would do nothing else.
    """

    performed_by: ClassVar[tuple[Slug, ...]] = (CANNOT_BEATS_CAN, REVEALED_AS_IT_LEAVES)

    def clauses(self) -> Clauses:
        return (
            Clause(Verb.FORBIDS, About.REVEAL, whose=Whose.ENEMY, named=("Hidden",), zone=Zone.FACEDOWN),
            Clause(Verb.FORBIDS, About.PLAY, whose=Whose.ENEMY, named=("Hidden",), zone=Zone.FACEDOWN),
            HERE,
        )

    def describe(self) -> str:
        return "Facedown cards of opponents here cannot be revealed."


def show_facedown(game: Game, thing: GameObject) -> None:
    """Reveal a facedown card that is about to change zones (421.4); other objects are not affected."""
    if thing.place.zone is Zone.FACEDOWN:
        game.tell(Happened.REVEALED, REVEALED_AS_IT_LEAVES, thing, who=thing.owner)


def stays_facedown(state: GameState, player: str, name: str) -> bool:
    """Whether an ability keeps a player's facedown card at a battlefield from being revealed."""
    return any(
        isinstance(ability, EnemyFacedownStays) and is_on(Side.ENEMY, state, thing.controller, player)
        for thing in state.objects_in(battlefield(name)) for ability in thing.abilities
    )  # fmt: skip

"""A player as the game knows them: points, resources, experience, and the turns they have had."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

if TYPE_CHECKING:
    from judge.slugs import Slug

COUNTED_TURNS = 4
"""Up to how many turns of a player are counted; no text asks for more."""


class Pool(Struct, frozen=True):
    """A rune pool (165-167): Energy, and Power as (domain, amount) pairs; domain "any" is universal Power.

    ``energy_for`` is Energy that can be spent for one purpose only, as (purpose, amount) pairs: see ``costs/purposes``.
    """

    energy: int = 0
    power: tuple[tuple[str, int], ...] = ()
    energy_for: tuple[tuple[str, int], ...] = ()


EMPTY = Pool()


class FirstTurn(Struct, frozen=True):
    """What the mode changes in a player's first turn; ``rule`` says so (483.7)."""

    rule: Slug
    skips_draw: bool = False
    extra_runes: int = 0


class Player(Struct, frozen=True):
    """What the game knows about one player.

    ``champion`` is the name of their Chosen Champion, where it is known (103.2.a.3). ``unlimited_resources``: the costs
    they pay are recorded and not spent. ``first_turn`` is what the mode changes in their first turn, which they have
    not had yet; None if it changes nothing. ``is_newcomer``: they have not ended a turn yet. ``turns_begun`` counts
    their turns up to ``COUNTED_TURNS``.
    """

    points: int = 0
    pool: Pool = EMPTY
    xp: int = 0
    champion: str | None = None
    unlimited_resources: bool = False
    first_turn: FirstTurn | None = None
    is_newcomer: bool = False
    turns_begun: int = COUNTED_TURNS


NOT_IN_THE_GAME = Player()
"""What is true of a name that is not that of a player."""

"""Facts of an ``expect`` line about what a play or the use of an ability would cost, without playing it (356, 403)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.citations.numbers import rule_id
from judge.engine.abilities.activated import abilities_of
from judge.engine.abilities.charged import Charged, Paying
from judge.engine.costs.additional_costs import choices_for, optional_costs
from judge.engine.costs.determine_cost import TOTAL_COST
from judge.engine.costs.total_cost import totals
from judge.engine.keywords.hidden import from_facedown
from judge.engine.keywords.repeat import once_more
from judge.engine.playing.from_the_trash import trash_permissions
from judge.engine.playing.legality import (
    FROM_HAND,
    WHY,
    Allowed,
    cannot_choose_to_activate,
    from_place,
    timing_for,
    ways_to_play,
)
from judge.engine.state.zones import (
    Zone,
    champion_zone,
    hand,
    trash,
)
from judge.engine.targeting.choose_one import ways_to_choose
from judge.engine.targeting.fitting import legal_targets
from judge.engine.turn.game_hooks import game_on
from judge.engine.wording.chooser import Chooser
from judge.scenario.language.amounts import amount_in, amount_of

if TYPE_CHECKING:
    from judge.engine.abilities.optional_costs import OptionalCost
    from judge.engine.state.chain import Permission
    from judge.engine.state.game import Game
    from judge.engine.state.instruction import Instruction
    from judge.engine.state.objects import GameObject
    from judge.engine.state.state import GameState
    from judge.engine.wording.references import Target
    from judge.scenario.language.script_play import Claim, Detail
    from judge.scenario.play.playing import Playing

Seen = tuple[bool, str]
"""Whether a fact is so, and what is seen."""

SAID = {"on", "with", "without", "from_facedown", "killing", "choosing", "to"}
"""What can be said behind something of which the cost is asked."""


def costs(claim: Claim, play: Playing, _: GameState) -> Seen:
    """Whether something costs exactly that, or one of exactly those among which its player has the choice.

    Whether its player can pay it, and whether it is the time to play it, is another question. The rules by which the
    cost is worked out count for ``because``. Raises ScenarioError if it could not be played from where it is, or
    not so.
    """
    assert claim.subject is not None
    game, thing = game_on(play.position.state), play.thing(claim.subject)
    unsaid = next((detail for detail in claim.details if detail.kind not in SAID), None)
    if unsaid is not None:
        raise play.problem(unsaid.at, "this says nothing about what it costs", options=("on u", "with Accelerate"))
    using = claim.kind == "using_costs"
    charged = [_ability(claim, play, game, thing)] if using else _card(claim, play, game, thing)
    found = [totals(game, one) for one in charged]
    costs = tuple(dict.fromkeys(cost for one in found for cost in one.costs))
    play.refused.extend((TOTAL_COST, *dict.fromkeys(rule for one in found for rule in one.rules)))
    domains = thing.card.domains
    wanted = {amount_in(word, domains) for word in claim.words}
    shown = " or ".join("[0]" if cost.is_free else cost.describe() for cost in costs)
    return wanted == {amount_of(cost, domains) for cost in costs}, f"{thing.label} costs {claim.player} {shown}"


def _ability(claim: Claim, play: Playing, game: Game, thing: GameObject) -> Charged:
    """The use of an ability: of several the first that could be used now, or else the first."""
    found = abilities_of(thing)
    if not found:
        assert claim.subject is not None
        raise play.problem(claim.subject.at, f"there is no activated ability on {thing.label}")
    now = timing_for(game, claim.player)
    usable = [
        (place, ability) for place, ability in found
        if cannot_choose_to_activate(game, claim.player, thing, place, ability, now) is None
    ]  # fmt: skip
    place, ability = (usable or list(found))[0]
    by = Chooser(claim.player, thing.id, ability=place)
    return Charged(claim.player, thing, ability, chosen=_chosen(claim, play, game, ability.effect, by))


def _card(claim: Claim, play: Playing, game: Game, thing: GameObject) -> list[Charged]:
    """The play of a card, once for each permission to play it now and each cost that can be paid instead of its own."""
    return [
        _charged(claim, play, game, thing, way, paying)
        for way in _permissions(claim, play, game, thing)
        for paying in _ways_to_pay(claim, play, game, thing, way)
    ]


def _ways_to_pay(
    claim: Claim, play: Playing, game: Game, thing: GameObject, permission: Permission
) -> list[tuple[Paying, ...]]:
    """What is said to be paid; where nothing is said of it, what can be paid instead of the cost is another way."""
    said = tuple(_paying(claim, play, game, thing, permission))
    if any(detail.kind in {"with", "without"} for detail in claim.details):
        return [said]
    instead = [one for one in optional_costs(game, claim.player, thing, permission) if one.instead]
    return [said, *((Paying(one),) for one in instead)]


def _charged(  # noqa: PLR0917 - whose play of what, and how
    claim: Claim, play: Playing, game: Game, thing: GameObject, permission: Permission, paying: tuple[Paying, ...]
) -> Charged:
    effect = thing.card.effect
    for number, one in enumerate(paying, 2):
        if one.optional.repeats:
            effect = (*effect, *once_more(thing.card.effect, number))
    by = Chooser(claim.player, thing.id, permission.at)
    chosen = _chosen(claim, play, game, effect, by)
    return Charged(claim.player, thing, permission=permission, paying=paying, chosen=chosen)


def _permissions(claim: Claim, play: Playing, game: Game, thing: GameObject) -> list[Permission]:
    """How it would be played from where it is: as is allowed now, or else in any way there is."""
    assert claim.subject is not None
    player, place = claim.player, thing.place
    facedown = next((detail for detail in claim.details if detail.kind == "from_facedown"), None)
    if facedown is not None and place.zone is not Zone.FACEDOWN:
        raise play.problem(facedown.at, f"{thing.label} is not facedown: it is in {place}")
    verdicts = ways_to_play(game, player, thing, timing_for(game, player))
    allowed = [one.permission for one in verdicts if isinstance(one, Allowed) and one.permission is not None]
    if allowed:
        return allowed
    if place in {hand(player), champion_zone(player)}:
        return [from_place(place)]
    if place.zone is Zone.FACEDOWN and thing.controller == player:
        return [from_facedown(thing)]
    if place == trash(player) and (ways := trash_permissions(game.state, player, thing)):
        return ways
    rule = rule_id(FROM_HAND, play.rules)
    reason = f"{player} cannot play {thing.label} from where it is ({place}, {rule})"
    raise play.problem(claim.subject.at, reason, hint=f"{WHY[FROM_HAND][0].upper()}{WHY[FROM_HAND][1:]}.")


def _paying(claim: Claim, play: Playing, game: Game, thing: GameObject, how: Permission) -> list[Paying]:
    """The optional additional costs that are said to be paid, each with what is chosen along with it."""
    open_now = list(optional_costs(game, claim.player, thing, how))
    given = [play.thing(name) for detail in claim.details if detail.kind == "killing" for name in detail.names]
    found = []
    for detail in claim.details:
        if detail.kind != "with":
            continue
        optional = next((one for one in open_now if _is_called(one, detail.words)), None)
        if optional is None:
            names = tuple(one.name for one in open_now)
            raise play.problem(detail.at, f"{thing.label} has no {_named(detail)} to pay for", options=names)
        open_now.remove(optional)
        found.append(Paying(optional, _along_with(claim, play, game, optional, given, detail)))
    return found


def _is_called(optional: OptionalCost, words: str) -> bool:
    """Whether words mean an optional cost: "Repeat" also means a second one."""
    return words == "the additional cost" or f" {optional.name}".endswith(f" {words}")


def _named(detail: Detail) -> str:
    return "additional cost" if detail.words == "the additional cost" else detail.words


def _along_with(  # noqa: PLR0917 - whose cost, and what is chosen for it
    claim: Claim, play: Playing, game: Game, optional: OptionalCost, given: list[GameObject], detail: Detail
) -> GameObject | None:
    among = choices_for(game, claim.player, optional)
    fitting_ones = [thing for thing in among if thing is None or len(among) == 1 or thing in given]
    if len(fitting_ones) == 1:
        return fitting_ones[0]
    names = tuple(f", killing {thing.label}" for thing in among if thing is not None)
    raise play.problem(
        detail.at, "this does not say what is chosen for it", options=tuple(f", killing {n}" for n in names)
    )


def _chosen(
    claim: Claim, play: Playing, game: Game, effect: tuple[Instruction, ...], by: Chooser
) -> tuple[GameObject, ...]:
    """What is said to be chosen, each of which has to be a legal choice, and no more than can be chosen."""
    names = [name for detail in claim.details if detail.kind == "on" for name in detail.names]
    chosen = [play.thing(name) for name in names]
    ways = [tuple(way) for way in ways_to_choose(game, effect, by)] if chosen else []
    if chosen and not any(_fits(game, chosen, way, by) for way in ways):
        for name, thing in zip(names, chosen, strict=True):
            if not any(_fits(game, [thing], way, by) for way in ways):
                raise play.problem(name.at, f"{thing.label} cannot be chosen")
        raise play.problem(names[-1].at, f"{' and '.join(thing.label for thing in chosen)} cannot be chosen together")
    return tuple(chosen)


def _fits(game: Game, chosen: list[GameObject], targets: tuple[Target, ...], by: Chooser) -> bool:
    """Whether objects can be spread over targets, in the order in which they are named."""
    if not chosen:
        return True
    if not targets:
        return False
    first, rest = targets[0], targets[1:]
    legal = {thing.id for thing in legal_targets(game, first, by)}
    most = 0
    while most < min(first.at_most, len(chosen)) and chosen[most].id in legal:
        most += 1
    return any(_fits(game, chosen[count:], rest, by) for count in range(most, -1, -1))

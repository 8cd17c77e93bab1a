"""A situation in words: the board, player by player, and the play so far; or a set-up of a game in one sentence."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from judge.engine.state.decisions import Kind
from judge.engine.state.zones import Zone
from judge.scenario.board.from_script import default_control
from judge.scenario.board.stated_pool import amounts_of
from judge.scenario.language import script as part
from judge.scenario.language.written_setup import empowered_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.scenario.board.setup import Setup
    from judge.scenario.board.stated_setup import Placed
    from judge.scenario.language.script import PlayLine, SetupLine
    from judge.scenario.play.course import Given
    from judge.scenario.run import Run

USUAL = (
    "What is not said is usual: units are ready and undamaged, players can pay for what they play where neither their"
    " runes nor their rune pool are told, whoever alone has units at a battlefield controls it, and nobody begins"
    " anything more than what is told."
)
"""What holds in every situation unless it says something else."""

_ZONES = {
    "hand": "hand", "base": "base", "legend": "legend", "trash": "trash", "banishment": "banished",
    "champion": "Champion Zone",
}  # fmt: skip
_PASSES = {
    "item": "Everybody passes until it has resolved", "chain": "Everybody passes until the chain is empty",
    "showdown": "Everybody passes for the rest of the showdown", "combat": "The combat is played to its end",
    "phase": "Everybody passes until the end of the phase",
}  # fmt: skip
_QUOTED = re.compile(r'"([^"]*)"')


def board_in_words(script: part.Script) -> tuple[str, ...]:
    """What is there as the play begins: whose turn it is, then a line for each player and what else is stated."""
    turn = next((line for line in script.setup if isinstance(line, part.Turn)), None)
    zones: dict[tuple[str, str], list[str]] = {}
    others: list[str] = []
    for line in script.setup:
        if isinstance(line, part.Turn):
            continue
        whose = getattr(line, "player", "") if not isinstance(line, part.Control) else ""
        zone, words = _words(line)
        if whose and words:
            zones.setdefault((whose, zone), []).append(words)
        else:
            others.append(words or line.at.source.strip())
    said = [f"It is {turn.player if turn else 'P1'}'s turn, in {_phase(turn)}."]
    said += [f"{_begun(other)}." for other in dict.fromkeys(others)]
    for player in sorted({whose for whose, _ in zones}):
        parts = [f"{_begun(zone)}{'; '.join(words)}." for (whose, zone), words in zones.items() if whose == player]
        said.append(f"{player}. {' '.join(parts)}")
    return tuple(said)


def _begun(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"


def _phase(turn: part.Turn | None) -> str:
    return f"the {'Main' if turn is None or turn.phase == 'main' else turn.phase} Phase"


def _words(line: SetupLine) -> tuple[str, str]:  # noqa: PLR0912 - a table of lines
    """The zone that a line of the set-up is about, and what is there; nothing if it says it best itself."""
    match line:
        case part.ObjectsInZone(zone="at"):
            return f"at {line.field}: ", _things(line.things)
        case part.ObjectsInZone(zone="pending"):
            return "", ""
        case part.ObjectsInZone():
            return f"{_ZONES[line.zone]}: ", _things(line.things)
        case part.Deck(things=()):
            return "", "no deck left"
        case part.Deck():
            below = "" if line.filler else ", and nothing below"
            return "on top of the deck, from the top: ", f"{_things(line.things)}{below}"
        case part.Points():
            return "", f"{line.points} XP" if line.xp else f"{line.points} point{'s' * (line.points != 1)}"
        case part.StatedRunes():
            stock = ", ".join(f"{many} {what}{' (exhausted)' * spent}" for many, what, spent in line.stock)
            return "rune deck: " if line.in_deck else "runes: ", stock or "none"
        case part.StatedPool():
            return "rune pool: ", ", ".join(f"{many} {what}" for many, what in line.amounts) or "empty"
        case part.ChosenChampion():
            return "Chosen Champion: ", line.card.text
        case part.Control():
            return "", f"{line.field} is controlled by {line.player or 'nobody'}"
        case part.Battlefields():
            return "", f"the battlefields are {' and '.join(name.text for name in line.names)}"
        case part.Wording():
            return "", f"{line.card.text} reads as {line.wording}"
        case _:
            return "", ""


def _things(things: tuple[part.StatedObject, ...]) -> str:
    return "; ".join(map(_thing, things))


def _thing(thing: part.StatedObject) -> str:
    """An object by what it is called in the play, and what it is."""
    name = thing.name.text
    if thing.test_spell:
        name = f"{f'an {thing.timing}' if thing.timing == 'Action' else f'a {thing.timing}'.strip()} spell “{name}”"
    elif thing.copied:
        name = f"a copy of {name}"
    called = f"{thing.label} = {name}" if thing.label else name
    many = f"{thing.count} x " if thing.count != 1 else ""
    details = ", ".join(_details(thing))
    return f"{many}{called}{f' ({details})' if details else ''}"


def _details(thing: part.StatedObject) -> Iterator[str]:
    if thing.facedown:
        yield "facedown" + (", hidden this turn" if thing.hidden_this_turn else "")
    if thing.exhausted:
        yield "exhausted"
    for amount, whose in thing.damage:
        yield f"{amount} damage{f' by {whose}' if whose else ''}"
    if thing.buffed:
        yield "buffed"
    if thing.stunned:
        yield "stunned"
    if thing.empowered:
        yield "Empowered"
    if thing.attached_to is not None:
        yield f"attached to {thing.attached_to.text}"
    if thing.keywords:
        yield f"with {' and '.join(thing.keywords)}"
    if thing.tags:
        yield f"tagged {' and '.join(tag.text for tag in thing.tags)}"
    if thing.moves:
        yield f"moved {thing.moves} time{'s' * (thing.moves != 1)} this turn"
    if thing.owner:
        yield f"owned by {thing.owner}"


def play_in_words(run: Run) -> tuple[str, ...]:
    """What is done, act by act; a yes or a no is told by what it says yes or no to."""
    given = {step.at: step.course for step in run.steps}
    return tuple(_told(line, given.get(line.at, ())) for line in run.script.play)


def _told(line: PlayLine, course: tuple[Given, ...]) -> str:
    if isinstance(line, part.PassUntil):
        return f"{_PASSES[line.until]}."
    words = _QUOTED.sub(r"“\1”", line.at.source.strip())
    if isinstance(line, part.Choice) and words.rpartition(" ")[2] in {"yes", "no"}:
        said = next((one for one in course if one.decision.kind is Kind.YES_NO), None)
        if said is not None:
            words = f"{line.player}'s choice: {said.decision.in_words(said.answer)}"
    if words.startswith("effect of "):
        whose, _, deed = words.removeprefix("effect of ").partition(": ")
        words = f"An effect of {whose} does this: {deed}"
    return f"{words}."


def set_up_in_words(setup: Setup, but: str = "") -> str:
    """A set-up in one sentence: what each object is, whose, and where; ``but`` is the label of one that goes untold."""
    said = [f"{name} is {card.name}" for name, card in setup.fields.items()]
    alike: dict[tuple[str, str], int] = {}
    for one in setup.objects:
        if one.card.filler or one.label.startswith(f"{one.controller}'s "):
            name = "plain card" if one.card.filler else one.card.name
            which = (f"{one.controller} has", ", ".join((f"{name}{{}} {_where(one)}", *_marks(one))))
            alike[which] = alike.get(which, 0) + 1
        elif one.label != but:
            said.append(f"{one.controller} has {', '.join((f'{_what(one)} {_where(one)}', *_marks(one)))}")
    said += [
        f"{has} {many if many > 1 else 'a'} {what.format('s' * (many > 1))}" for (has, what), many in alike.items()
    ]
    for owner, cards in setup.decks.items():
        below = "nothing" if owner in setup.deck_sizes else "filler cards"
        said.append(f"{owner}'s deck: {', '.join([*(name for _, name in cards), f'then {below}'])}")
    control = ((name, who) for name, who in setup.battlefields.items() if who != default_control(setup, name))
    said += [f"{who or 'nobody'} controls {name}" for name, who in control]
    if setup.newcomers:
        whose = "each player" if setup.newcomers == setup.players else " and ".join(setup.newcomers)
        said.append(f"it is the first turn of {whose}")
    said += [f"{who} has {many} point{'s' * (many != 1)}" for who, many in setup.points.items()]
    said += [f"{who}'s Chosen Champion is {name}" for who, name in setup.champions.items()]
    said += [f"{name} was hidden this turn" for name in sorted(setup.hidden_this_turn)]
    said += [f"{who} has {many} XP" for who, many in setup.xp.items()]
    for who, pool in setup.pools.items():
        held = " and ".join(f"{many} {what}{' Power' * (what != 'Energy')}" for many, what in amounts_of(pool))
        said.append(f"{who} has {held or 'nothing'} to pay with")
    return "; ".join(said)


def _what(one: Placed) -> str:
    """What an object is called, and what it is where that says more."""
    name = one.card.name
    if one.label.endswith(name) or name in one.label:
        return one.label
    return f"{one.label}, {'an' if name[:1] in 'AEIO8' else 'a'} {name},"


def _where(one: Placed) -> str:
    if one.attached_to:
        return f"attached to {one.attached_to}"
    zone = one.place.zone
    if zone in {Zone.BATTLEFIELD, Zone.FACEDOWN}:
        return f"facedown at {one.place.of}" if zone is Zone.FACEDOWN else f"at {one.place.of}"
    if zone in {Zone.HAND, Zone.BASE}:
        return f"in {zone.value}"
    return f"in the {zone.value.title() if zone in {Zone.LEGEND, Zone.CHAMPION} else zone.value}"


def _marks(one: Placed) -> Iterator[str]:
    if one.damage:
        yield f"damaged {one.damage}"
    marks = {"buffed": one.buffs, "stunned": one.stunned, "exhausted": one.exhausted}
    yield from (word for word, on in marks.items() if on)
    if one.empowered:
        yield empowered_words(one.empowered)
    if one.named:
        yield f"naming {one.named}"

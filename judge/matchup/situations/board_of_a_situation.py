"""A board for a situation: the name, the owner and the starting place of each object, and the lines for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.engine.state.card import BATTLEFIELD, LEGEND, UNIT
from judge.engine.state.player import COUNTED_TURNS
from judge.errors import CannotSimulate
from judge.matchup.boards import scenes
from judge.matchup.boards.scenes import other
from judge.matchup.situations.situation import BATTLEFIELD as BATTLEFIELD_PLACE
from judge.matchup.situations.situation import IN_ALL, ME, OPPONENT, SAME
from judge.matchup.situations.what_a_text_reads import SPENT, reads, text_of
from judge.record import NamedTuple
from judge.scenario.scene import Scene

if TYPE_CHECKING:
    from judge.engine.state.card import Card
    from judge.matchup.boards.given import Given
    from judge.matchup.situations.situation import Count, Object, Situation

FIELDS = ("BF1", "BF2")
"""The battlefields of P1 and of P2. In a combat, the one where it is fought and the other one."""
PLENTY = "pool 30 Energy 9 universal"
"""What pays for everything if the runes of a player are stated, but not that they have nothing else."""
_STATED = {
    "stunned": "stunned", "exhausted": "exhausted", "ready": "ready", "buffed": "buffed", "empowered": "Empowered",
}  # fmt: skip
DECKS = ("1-Might unit", 'spell "draw 1" with Hidden')
"""Of what a deck may consist, where what is in it decides."""
DECK_SIZE = 5
_MIGHTY = 5
_DOMAIN = "Fury"


class PlacedObject(NamedTuple):
    """Something on the board: the player whose it is, and its zone as a scenario names it ("at BF1", "hand")."""

    thing: Object
    called: str
    owner: str
    zone: str


class SituationBoard(NamedTuple):
    """A board on which a situation is played out. ``turn`` is whose turn it is, ``phase`` the phase it begins in.

    ``attacks`` is the player who attacks at BF1, if there is a combat, and ``opening`` the move with which that or
    another showdown opens. ``company`` are lines of other objects, ``controlled`` those for the control of
    battlefields.
    """

    placed: tuple[PlacedObject, ...]
    turn: str = ME
    phase: str = ""
    company: tuple[str, ...] = ()
    controlled: tuple[str, ...] = ()
    attacks: str = ""
    opening: tuple[str, ...] = ()

    def of(self, key: str) -> PlacedObject:
        """The thing with that key on the board. Raises CannotSimulate if the question leaves open which is meant."""
        for one in self.placed:
            if one.thing.key == key:
                return one
        raise CannotSimulate("the question does not say what it is done to, or by what.")

    def owner(self, key: str) -> str:
        """Whose something is."""
        return self.of(key).owner

    def called(self, key: str) -> str:
        """The name of a thing in the lines of a scenario."""
        return self.of(key).called


def names(situation: Situation) -> dict[str, str]:
    """The name of each thing: a card by its name, unless there are several of that name."""
    found: dict[str, str] = {}
    for number, thing in enumerate(situation.things):
        alone = sum(one.name == thing.name for one in situation.things) == 1
        found[thing.key] = thing.name if thing.name and alone and not thing.copied else f"x{number or ''}"
    return found


def card_of(thing: Object, given: Given) -> Card | None:
    """The card in its wording on the day. None for a thing without a text. Raises CannotSimulate for one undefined."""
    return as_stated(thing, "").card(given)


def is_a(thing: Object, kind: str, given: Given) -> bool:
    """Whether it is of a card type."""
    return as_stated(thing, "").is_a(kind, given)


def as_stated(thing: Object, called: str) -> scenes.BoardObject:
    """The same as the lines of a board state it."""
    label = called if called != thing.name else ""
    often = [state.replace("empowered", "Empowered") for state in thing.states if state.startswith("empowered ")]
    states = [_STATED[state] for state in thing.states if state in _STATED and not (often and state == "empowered")]
    states += often
    if thing.damage or "damaged" in thing.states:
        states.append(f"damaged {thing.damage or 1}")
    might = thing.might if thing.might is not None else _MIGHTY if "mighty" in thing.states else 3
    return scenes.BoardObject(
        thing.name,
        might,
        tuple(one for one in thing.keywords if not one.startswith("no ")),
        label,
        thing.whose,
        " ".join(states),
        thing.copied,
        thing.kind,
        thing.costs,
    )


def scene_of(stage: SituationBoard, situation: Situation, given: Given) -> Scene:
    """The lines of the board."""
    fields = [one.thing.name for one in stage.placed if is_a(one.thing, BATTLEFIELD, given)]
    names_of_fields = (*fields, *FIELDS[len(fields) :])
    lines = [f"battlefields: {', '.join(names_of_fields)}"] if fields else []
    if stage.turn != ME or stage.phase:
        lines.append(f"{stage.turn}'s turn" + (f", {stage.phase} phase" if stage.phase else ""))
    lines += stage.controlled
    for one in stage.placed:
        if not is_a(one.thing, BATTLEFIELD, given):
            lines.append(f"{one.owner}: {_line(one, stage)}{_moved(one, situation)}")
    lines += stage.company
    for count in situation.counts:
        lines += lines_of_a_count(count, situation, stage, given)
    lines += _to_spend(stage, situation, given)
    if situation.asked.verb == "channel":
        lines += [f"{who}: rune deck {DECK_SIZE} {_DOMAIN}; {PLENTY}" for who in (ME, OPPONENT)]
    if situation.asked.verb == "ready" and situation.asked.what == "runes":
        lines += [f"{who}: runes 2 {_DOMAIN} exhausted; {PLENTY}" for who in (ME, OPPONENT)]
    for one in stage.placed:
        lines += _might_made(one, given)
    if fields:
        lines = [lines[0], *(_renamed(line, names_of_fields) for line in lines[1:])]
    return Scene(tuple(dict.fromkeys(lines)))


def field_names(stage: SituationBoard, given: Given) -> dict[str, str]:
    """The names of the battlefields on this board."""
    fields = [one.thing.name for one in stage.placed if is_a(one.thing, BATTLEFIELD, given)]
    return dict(zip(FIELDS, fields, strict=False))


def _renamed(line: str, fields: tuple[str, ...]) -> str:
    for plain, name in zip(FIELDS, fields, strict=False):
        line = line.replace(f"at {plain} ", f"at {name} ").replace(f"{plain} controlled", f"{name} controlled")
    return line


def _line(one: PlacedObject, stage: SituationBoard) -> str:
    if one.zone in {"hand", "trash"} and "exhausted" in one.thing.states:
        one = one._replace(thing=one.thing._replace(states=()))
    stated = as_stated(one.thing, one.called).stated
    if one.thing.text:
        is_reaction = "Reaction" in one.thing.keywords
        stated = f'{one.called} = {"reaction " * is_reaction}spell "{one.thing.text}"'
    attached = f" attached to {stage.called(one.thing.attached_to)}" if one.thing.attached_to else ""
    if one.zone.startswith("facedown "):
        return f"{one.zone.removeprefix('facedown ')} facedown {stated}"
    return f"{one.zone} {stated}{attached}"


def _moved(one: PlacedObject, situation: Situation) -> str:
    """Words that it has moved before, if the question is about a later move of the turn."""
    deeds = (*situation.happened, situation.asked)
    before = max(
        (deed.times - 1 for deed in deeds if deed.verb == "move" and one.thing.key in {deed.to, deed.by}), default=0
    )
    return f" moved {before} time{'s' * (before != 1)} this turn" if before > 0 else ""


def lines_of_a_count(count: Count, situation: Situation, stage: SituationBoard, given: Given) -> list[str]:
    """The lines that make a count so."""
    who, many = _whose_count(count, stage, given), count.many
    if count.of in _STANDING:
        return _of_the_board(count, who, stage, given)
    several = {
        "xp": [f"{who}: XP {many}"],
        "points": [f"{who}: points {many}"],
        "deck": [f"{who}: deck {many} x {count.domain} (top first, filler below)"],
        "rune deck": [f"{who}: rune deck {many} {count.domain}; {PLENTY}" if many else f"{who}: {PLENTY}"],
        "turns": [f"first turns: {who}"] if many <= COUNTED_TURNS else [],
        "total might": [f"{who}: base {many}-Might unit"] if many else [],
        "energy": [f"{who}: runes none; pool {f'{many} Energy' if many else 'empty'}"],
        "power": [f"{who}: runes none; pool {f'{many} universal' if many else 'empty'}"],
    }
    if count.of in several:
        return several[count.of]
    match count.of:
        case "ready runes":
            return [_runes(who, many, count.domain or _domain(situation, given))]
        case "runes":
            return [f"{_runes(who, many, count.domain or _DOMAIN)}; {PLENTY}"]
        case "cards in hand" | "cards in trash":
            zone = count.of.rpartition(" ")[2]
            return [f"{who}: {zone} {_several(many, 'plain card')}"] if many else []
        case "cards played":
            lines = [f'{who}: hand e{number} = spell "draw 1"' for number in range(many)]
            return [*lines, *(f"earlier this turn: {who} played e{number}" for number in range(many))]
    return [f"{who}: {count.of} {many}"]


_STANDING = {
    "units": "1-Might unit", IN_ALL: "1-Might unit", "other units": "1-Might unit",
    "mighty units": f"{_MIGHTY}-Might unit",
    "gear": "plain gear", "empowered things": "1-Might unit with Empowered Empowered",
}  # fmt: skip
"""The words of a line for what is counted on the board."""


def _of_the_board(count: Count, who: str, stage: SituationBoard, given: Given) -> list[str]:
    """The line of objects on the board that are only counted, besides the named ones."""
    zone, kind = _zone(count, who, stage), "Gear" if count.of == "gear" else UNIT
    is_any = count.of in {"units", IN_ALL, "gear"} and not count.states
    named = sum(
        is_a(one.thing, kind, given)
        and one.owner == who
        and (one.zone == zone if count.at else not one.zone.startswith(("hand", "facedown", "trash")))
        for one in stage.placed
    )
    left = count.many - named * is_any
    standing = f"{count.domain}-Might unit" if count.domain else _STANDING[count.of]
    what = standing + (" with Empowered" if "empowered" in count.states else "")
    states = "".join(f" {_STATED.get(state, state)}" for state in count.states if state != "mighty")
    return [f"{who}: {zone} {_several(left, what)}{states}"] if left > 0 else []


def _zone(count: Count, who: str, stage: SituationBoard) -> str:
    """The place of counted objects: in a combat, at the battlefield without it."""
    if count.at == SAME:
        there = (one.zone for one in stage.placed if one.owner == who and one.zone.startswith(("at ", "base")))
        return f"at {FIELDS[0]}" if stage.attacks else next(there, "base")
    field = FIELDS[1] if stage.attacks else FIELDS[who == OPPONENT]
    return f"at {field}" if count.at == BATTLEFIELD_PLACE else "base"


def _to_spend(stage: SituationBoard, situation: Situation, given: Given) -> list[str]:
    """The XP for a text that has some spent, since costs can be paid unless the question says otherwise."""
    cards = [(one.owner, card) for one in stage.placed if (card := card_of(one.thing, given)) is not None]
    if any(count.of == "xp" for count in situation.counts) or any(reads("xp", card) for _, card in cards):
        return []
    return [f"{owner}: XP 9" for owner, card in cards if SPENT.search(text_of(card))][:1]


def _whose_count(count: Count, stage: SituationBoard, given: Given) -> str:
    """The player of a count: the one who has the card that reads it, if the owner of that card is open.

    A number that an opponent has is the opponent's. "I" is also used for things that are merely there.
    """
    if count.who == OPPONENT or (count.of == IN_ALL and count.who):
        return count.who
    readers = [one for one in stage.placed if (card := card_of(one.thing, given)) is not None and reads(count.of, card)]
    if count.who and (not readers or any(one.owner == count.who or one.thing.whose for one in readers)):
        return count.who
    return readers[0].owner if readers else count.who or ME


def _runes(who: str, many: int, domain: str) -> str:
    return f"{who}: runes {many} {domain}" if many else f"{who}: runes none"


def _several(many: int, what: str) -> str:
    return what if many == 1 else f"{many} x {what}"


def _domain(situation: Situation, given: Given) -> str:
    """The domain of the card that is to be paid for."""
    for key in (situation.asked.to, situation.asked.by, *(deed.to for deed in situation.happened)):
        for thing in situation.things:
            if thing.key == key and (card := card_of(thing, given)) is not None and card.domains:
                return card.domains[0]
    return _DOMAIN


def _might_made(one: PlacedObject, given: Given) -> list[str]:
    """The words that give a card with a name its stated Might."""
    card = card_of(one.thing, given)
    if card is None or card.might is None or not one.zone.startswith(("at ", "base")):
        return []
    might = one.thing.might
    if might is None and "mighty" in one.thing.states:
        might = max(card.might, _MIGHTY)
    buff = "buffed" in one.thing.states
    more = might - card.might - buff if might is not None else 0
    return [f"earlier this turn: effect of {other(one.owner)}: give {more:+} Might to {one.called}"] if more else []


def rests_at(thing: Object, owner: str, given: Given) -> tuple[str, ...]:
    """The place of an object whose text applies, if none is stated: the plainest place first."""
    if is_a(thing, UNIT, given):
        return (f"at {FIELDS[owner == OPPONENT]}", "base")
    return ("legend",) if is_a(thing, LEGEND, given) else ("base",)

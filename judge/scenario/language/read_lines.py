"""From the parse tree of one line to the part of the script that it states."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING, Any

from lark import Token, Tree

from judge.scenario.language import script, script_earlier, script_play, script_players
from judge.scenario.language.read_claims import claims_of
from judge.scenario.language.read_details import details_of, names_of, place_of
from judge.scenario.language.read_objects import object_of, objects_of
from judge.scenario.language.script_names import Name
from judge.scenario.language.script_play import Act, Choice, Detail, Legality

if TYPE_CHECKING:
    from judge.scenario.language.source_line import Source

VERBS = {
    "plays": "play", "uses": "use", "moves": "move", "hides": "hide", "passes": "pass", "ends_turn": "end turn",
    "invites": "invite", "exhausts_a_rune": "exhaust", "recycles_a_rune": "recycle",
}  # fmt: skip
HOLDERS = {"hand", "base", "legend", "trash", "banishment", "champion"}
ANSWERS = {
    "may_choose": "chooses", "may_assign": "assigns", "may_finalize": "finalizes", "may_pay": "pays",
    "may_decline": "declines", "may_discard": "discards", "may_replace": "replaces", "may_let_die": "lets_die",
}  # fmt: skip
DEEDS = {
    "returns": "return", "deals": "deal", "draws": "draw", "discards_by_effect": "discard", "gives_might": "give",
    "moves_by_effect": "move", "removes_a_buff": "remove a buff from", "attaches": "attach",
}  # fmt: skip


def read(tree: Tree[Token], source: Source) -> tuple[script.Line, ...]:
    """The parts that a line states; a set-up line can state several."""
    kind, parts = str(tree.data), tree.children
    if kind == "setup":
        return _setup(parts, source)
    if kind == "pending":
        return tuple(_pending(part.children, source) for part in parts if isinstance(part, Tree))
    if kind.endswith("_earlier"):
        return (_EARLIER[kind](parts, source),)
    if kind in _SIMPLE:
        return (_SIMPLE[kind](parts, source),)
    if kind in VERBS:
        return (_act(kind, parts, source),)
    if kind.startswith("may_"):
        return (_legality(kind, parts, source),)
    return (_choice(kind, parts, source),)


# Set-up


def _setup(parts: list[Any], source: Source) -> tuple[script.Line, ...]:
    player = str(parts[0])
    return tuple(_zone(player, zone, source) for zone in parts[1:])


def _pending(parts: list[Any], source: Source) -> script.Line:
    """A card on the chain that is still pending, with who plays it."""
    return script.ObjectsInZone(source.start, str(parts[0]), "pending", (object_of(parts[1].children, source),))


def _zone(player: str, zone: Tree[Token], source: Source) -> script.Line:
    at, kind, parts = source.start, str(zone.data), zone.children
    if kind in HOLDERS:
        return script.ObjectsInZone(at, player, kind, objects_of(parts[0], source))
    if kind == "at":
        return script.ObjectsInZone(at, player, "at", objects_of(parts[1], source), source.text(parts[0]))
    if kind == "deck":
        below = [part for part in parts[1:] if isinstance(part, Tree)]
        empty = isinstance(parts[0], Token)
        filler = not empty and not any(str(word) == "nothing" for part in below for word in part.children)
        return script.Deck(at, player, () if empty else objects_of(parts[0], source), filler)
    if kind == "own_battlefields":
        return script_players.BroughtBattlefields(at, player, tuple(source.name(part) for part in parts))
    if kind == "xp":
        return script.Points(at, player, int(str(parts[0])), xp=True)
    if kind == "points":
        return script.Points(at, player, int(str(parts[0])))
    if kind == "chosen_champion":
        return script.ChosenChampion(at, player, source.name(parts[0]))
    if kind in {"runes", "rune_deck"}:
        stock = () if isinstance(parts[0], Token) else tuple(
            (source.few(one.children[0]), str(one.children[1]), one.children[2] is not None)
            for one in parts[0].children if isinstance(one, Tree)
        )  # fmt: skip
        return script.StatedRunes(at, player, stock, in_deck=kind == "rune_deck")
    amounts = () if isinstance(parts[0], Token) else tuple(
        (int(str(one.children[0])), str(one.children[1])) for one in parts[0].children if isinstance(one, Tree)
    )  # fmt: skip
    return script.StatedPool(at, player, amounts)


def _as_of(parts: list[Any], source: Source) -> script.Line:
    try:
        return script.AsOf(source.start, date.fromisoformat(str(parts[0])))
    except ValueError as problem:
        raise source.error(f"{parts[0]} is not a date", parts[0], options=("2025-10-28",)) from problem


def _who(token: Any) -> str | None:
    return None if str(token) == "nobody" else str(token)


# Play


def _act(kind: str, parts: list[Any], source: Source) -> Act:
    player, rest = str(parts[0]), parts[1:]
    what: tuple[Name, ...] = ()
    details: tuple[Detail, ...] = ()
    if rest and isinstance(rest[0], Tree) and rest[0].data != "a_rune":
        what = names_of(rest[0], source)
    if kind.endswith("_a_rune"):
        what = (_rune(player, rest[0], source),)
    elif kind == "moves":
        details = (place_of(rest[1], source),)
    elif kind == "invites":
        details = (Detail(source.at(rest[0]), "player", words=str(rest[0])),)
    elif kind == "ends_turn":
        details = (Detail(source.at(rest[0]), "up to", words=f"{rest[0]} {rest[1]}"),) if rest[0] is not None else ()
    elif kind == "hides":
        details = (Detail(source.at(rest[1]), "at", words=source.text(rest[1])),)
    else:
        details = details_of(rest[1:], source)
    return Act(source.start, player, VERBS[kind], what, details)


def _rune(player: str, tree: Any, source: Source) -> Name:
    """A rune by its domain, and by its state where that is said: "P1's ready Fury rune"."""
    return Name(f"{player}'s {' '.join(map(str, tree.children))} rune", source.at_tree(tree))


def _legality(kind: str, parts: list[Any], source: Source) -> Legality:
    if kind in ANSWERS:
        return Legality(source.start, str(parts[1]) == "can", _choice(ANSWERS[kind], [parts[0], *parts[2:]], source))
    verb = {
        "may_play": "plays", "may_use": "uses", "may_move": "moves", "may_hide": "hides", "may_invite": "invites",
        "may_exhaust_a_rune": "exhausts_a_rune", "may_recycle_a_rune": "recycles_a_rune",
    }[kind]  # fmt: skip
    return Legality(source.start, str(parts[1]) == "can", _act(verb, [parts[0], *parts[2:]], source))


def _choice(kind: str, parts: list[Any], source: Source) -> Choice:
    player, rest = str(parts[0]), [part for part in parts[1:] if part is not None]
    what: tuple[Name, ...] = ()
    paid: list[Detail] = []
    details: list[Tree[Token]] = []
    timing = ""
    amounts = tuple(int(str(part)) for part in rest if isinstance(part, Token) and part.type == "INT")
    for part in rest:
        if isinstance(part, Token) and part.type == "TIMING":
            timing = str(part).strip()
        elif isinstance(part, Token):
            if kind == "pays":
                paid.append(Detail(source.at(part), "paying", words=source.text(part)))
            elif part.type == "NOTHING":
                what += (Name("nothing", source.at(part)),)
        elif part.data in {"ref", "refs"} or str(part.data).endswith("_option"):
            what += names_of(part, source)
        else:
            details.append(part)
    return Choice(source.start, player, kind, what, (*paid, *details_of(details, source)), timing, amounts)


def _effect(parts: list[Any], source: Source) -> script_play.EffectOf:
    deed = parts[1]
    kind = str(deed.data)
    verb = str(deed.children[0]) if kind == "does" else DEEDS[kind]
    numbers = [source.few(part) for part in deed.children if isinstance(part, Token) and part.type in {"INT", "SIGNED"}]
    groups = [names_of(part, source) for part in deed.children if isinstance(part, Tree)]
    what = tuple(name for group in groups for name in group)
    to = place_of(deed.children[-1], source).words if kind == "moves_by_effect" else ""
    several = len(numbers) > 1
    amounts = tuple(n for n, group in zip(numbers, groups, strict=True) for _ in group) if several else ()
    return script_play.EffectOf(source.start, str(parts[0]), verb, what, numbers[0] if numbers else 0, to, amounts)


_EARLIER: dict[str, Any] = {
    "played_earlier": lambda parts, source: script_earlier.PlayedEarlier(source.start, _act("plays", parts, source)),
    "scored_earlier": lambda parts, source: script_earlier.ScoredEarlier(
        source.start, str(parts[0]), tuple(source.name(part) for part in parts[1:])
    ),
    "effect_earlier": lambda parts, source: script_earlier.EffectEarlier(source.start, _effect(parts, source)),
}
_SIMPLE: dict[str, Any] = {
    "turn": lambda parts, source: script.Turn(source.start, str(parts[0]), str(parts[1] or "main")),
    "as_of": _as_of,
    "wording": lambda parts, source: script.Wording(source.start, source.name(parts[0]), str(parts[1])),
    "mode": lambda parts, source: script_players.ModeOfPlay(source.start, str(parts[0])),
    "teams": lambda parts, source: script_players.Teams(
        source.start, tuple(tuple(map(str, team.children)) for team in parts)
    ),
    "first_turns": lambda parts, source: script_players.FirstTurns(source.start, tuple(map(str, parts))),
    "players": lambda parts, source: script_players.Players(source.start, tuple(map(str, parts))),
    "battlefields": lambda parts, source: script.Battlefields(source.start, tuple(source.name(part) for part in parts)),
    "control": lambda parts, source: script.Control(source.start, source.text(parts[0]), _who(parts[1])),
    "before_the_game": lambda _parts, source: script_players.BeforeTheGame(source.start),
    "goes_first": lambda parts, source: script_play.Chance(source.start, source.name(parts[0]), "first player"),
    "chance_takes": lambda parts, source: script_play.Chance(source.start, names_of(parts[0], source)[0], "takes"),
    "chance": lambda parts, source: script_play.Chance(source.start, names_of(parts[0], source)[0]),
    "effect": _effect,
    "concedes": lambda parts, source: script_play.Concedes(source.start, str(parts[0])),
    "all_pass": lambda _parts, source: script_play.PassUntil(source.start, "item"),
    "resolve_the_chain": lambda _parts, source: script_play.PassUntil(source.start, "chain"),
    "rest_of_the_showdown": lambda _parts, source: script_play.PassUntil(source.start, "showdown"),
    "rest_of_the_combat": lambda _parts, source: script_play.PassUntil(source.start, "combat"),
    "rest_of_the_phase": lambda _parts, source: script_play.PassUntil(source.start, "phase"),
    "expect": lambda parts, source: script.Expect(source.start, claims_of(parts, source)),
    "because": lambda parts, source: script.Because(source.start, tuple(map(str, parts))),
}

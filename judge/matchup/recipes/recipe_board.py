"""The board that a recipe makes for a card of P1: a set-up, the acts that are taken on it, and whom picks fall on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from judge.cards.loader import definition
from judge.engine.abilities.activated import Activated
from judge.engine.state.card import BATTLEFIELD, UNIT, Card
from judge.engine.state.clauses import About
from judge.engine.state.zones import Place, Zone, base, battlefield, hand, trash
from judge.matchup.boards.named_tags import name_tags
from judge.matchup.clauses.card_clauses import card_clauses
from judge.matchup.recipes.happenings import (
    MOVED,
    SECOND_LABEL,
    SPELL_LABEL,
    SUBJECT,
    Happening,
    happenings,
)
from judge.matchup.recipes.marks import mark, tags_of
from judge.matchup.recipes.picking import PickingPlan
from judge.matchup.recipes.recipe import ENEMY, ITSELF, REPLIED, Recipe
from judge.matchup.recipes.roles import ability_of, role_of
from judge.matchup.recipes.supplies import Supply, supplies
from judge.matchup.walks.planned_acts import Act, Slot
from judge.scenario.board.setup import Setup, add_runes, plain_unit
from judge.scenario.board.stated_setup import Placed

if TYPE_CHECKING:
    from collections.abc import Iterator

    from judge.matchup.recipes.supplies import Put

OWN_LABEL, ENEMY_LABEL = "u", "e"
"""The unit of P1 at BF1, and that of P2 at BF2."""
MIGHT, RUNES = 3, 4
_OTHER = {"P1": "P2", "P2": "P1"}
_THEIR_FIELD = {"P1": "BF2", "P2": "BF1"}
_UNITS = {"P1": OWN_LABEL, "P2": ENEMY_LABEL}


class RecipeBoard(Struct, frozen=True):
    """A board: its set-up, its plan, and the labels of the seats into which another card can be put."""

    label: str
    setup: Setup
    plan: PickingPlan


def board_of(card: Card, recipe: Recipe) -> RecipeBoard | None:
    """The board of a recipe for a card; None where the card cannot take part so."""
    return _Maker(card, recipe).made()


class _Maker:
    """A board that is being made."""

    def __init__(self, card: Card, recipe: Recipe) -> None:
        self.card = card
        self.recipe = recipe
        self.role = role_of(recipe.role)
        known = supplies()
        self.supplies: list[Supply] = [known[name] for name in recipe.supplies]
        self.happening: Happening | None = happenings()[recipe.happens] if recipe.happens else None
        self.actor = _OTHER[recipe.turn] if recipe.order == REPLIED else recipe.turn
        self.label = {"field": "BF1", "field there": "BF2"}.get(self.role.where, card.name)
        self.setup = Setup(turn_player=recipe.turn, battlefields={"BF1": None, "BF2": None})
        self.first = {ITSELF: self.label, ENEMY: ENEMY_LABEL}.get(recipe.pick, OWN_LABEL)

    def made(self) -> RecipeBoard | None:
        if not self._fits():
            return None
        self._put_units()
        self._put_card()
        for supply in self.supplies:
            self._supply(supply)
        self._put_happening()
        self._mark()
        if About.CHANNEL in {one.clause.about for one in card_clauses(self.card)}:
            for who in self.setup.players:
                self._put_rune_deck(who)
        for number in (1, 2):
            there = self.setup.present(f"BF{number}")
            if there:
                mine = f"P{number}"
                self.setup.battlefields[f"BF{number}"] = mine if mine in there else there[0]
        name_tags(self.setup.objects)
        return RecipeBoard(self.label, self.setup, PickingPlan(tuple(self._acts()), tuple(self._preferred())))

    def _fits(self) -> bool:
        """Whether the card can be where the recipe has it and be picked there; who moves is the player's own."""
        moves = self.happening is not None and SUBJECT in "".join(self.happening.acts)
        if moves and self.actor != ("P2" if self.recipe.pick == ENEMY else "P1"):
            return False
        on_board = self.role.where in {"BF1", "BF2", "base", "worn", "legend"} or self.role.verb == "play"
        return self.recipe.pick != ITSELF or (on_board and not self.card.is_a(BATTLEFIELD))

    def _put_units(self) -> None:
        places = {OWN_LABEL: battlefield("BF1"), ENEMY_LABEL: battlefield("BF2")}
        if self.happening is not None:
            if self.happening.theirs:
                places[_UNITS[_OTHER[self.actor]]] = base(_OTHER[self.actor])
            if (
                SUBJECT in "".join(self.happening.acts)
                and self.first in places
                and "home" not in str(self.happening.acts)
            ):
                places[self.first] = base(self.actor)
        for supply in self.supplies:
            for label, _, where in (one.partition(" ") for one in supply.moved):
                who = "P1" if label == OWN_LABEL else "P2"
                places[label] = base(who) if where == "base" else battlefield(where)
        instead = dict(one for supply in self.supplies for one in supply.instead)
        for label, place in places.items():
            if place.of != "away":
                self.setup.add(
                    Placed(instead.get(label, plain_unit(MIGHT)), label, "P1" if label == OWN_LABEL else "P2", place)
                )

    def _put_card(self) -> None:
        where = self.role.where
        if where.startswith("field"):
            self.setup.fields[self.label] = self.card
        elif where == "deck":
            self.setup.decks["P1"] = [(self.card, self.label)]
        else:
            attached = OWN_LABEL if where == "worn" else ""
            self.setup.add(Placed(self.card, self.label, "P1", self._place("P1", where), attached_to=attached))
            if where == "champion":
                self.setup.champions["P1"] = self.card.name

    def _place(self, who: str, where: str) -> Place:
        match where:
            case "worn":
                return next((one.place for one in self.setup.objects if one.label == OWN_LABEL), base(who))
            case "base":
                return base(who)
            case "hand":
                return hand(who)
            case "trash":
                return trash(who)
            case "legend":
                return Place(Zone.LEGEND, who)
            case "champion":
                return Place(Zone.CHAMPION, who)
            case "facedown" | "facedown there":
                return Place(Zone.FACEDOWN, "BF2" if where.endswith("there") else "BF1")
            case _:
                return battlefield(where)

    def _supply(self, supply: Supply) -> None:
        setup = self.setup
        for put in supply.puts:
            who = put.who or self.recipe.turn
            if put.where == "deck":
                setup.decks.setdefault(who, []).append((self._card_of(put), put.label))
                continue
            attached = self.label if put.attached_to == ITSELF else put.attached_to
            top = next((one.place for one in setup.objects if one.label == attached), None)
            place = top or self._place(who, put.where)
            setup.add(Placed(self._card_of(put), setup.label(put.label), who, place, attached_to=attached))
            mark(setup.objects[-1], put.marks)
        for number, card in enumerate(supply.deck, 1):
            for who in setup.players:
                setup.decks.setdefault(who, []).append((card, f"{who}'s top card {number}"))
        if supply.xp:
            setup.xp["P1"] = supply.xp
        if any(supply.points):
            setup.points.update(zip(setup.players, supply.points, strict=True))
        for who, count in zip(setup.players, supply.runes, strict=True):
            for domain in (self.card.domains or ("Fury",)) if count else ():
                add_runes(setup, who, domain, count // len(self.card.domains or "1"), exhausted=1)
        if supply.first_turns:
            setup.newcomers = setup.players
        if supply.champion:
            setup.champions["P1"] = self.card.name

    def _card_of(self, put: Put) -> Card:
        if put.is_it:
            return self.card
        return replace(put.card, tags=(*put.card.tags, *tags_of(self.card))) if put.of_kin else put.card

    def _put_happening(self) -> None:
        if self.happening is None:
            return
        zone = self.happening.zone
        at = f"BF{self.actor[1]}"
        place = {"facedown": Place(Zone.FACEDOWN, at), "here": battlefield(at)}.get(zone) or self._place(
            self.actor, zone
        )
        for plain in self.happening.cards:
            card = replace(plain, tags=tags_of(self.card)) if self.happening.of_kin else plain
            self.setup.add(Placed(card, SPELL_LABEL, self.actor, place))
        if self.happening.answer is not None:
            other = _OTHER[self.actor]
            self.setup.add(Placed(self.happening.answer, SECOND_LABEL, other, hand(other)))
        for label, might in zip(MOVED, self.happening.units, strict=False):
            self.setup.add(Placed(plain_unit(might, *self.happening.keywords), label, self.actor, base(self.actor)))

    def _put_rune_deck(self, who: str) -> None:
        rune = next(definition(f"{(self.card.domains or ('Fury',))[0]} Rune").cards())
        for _ in range(RUNES):
            label = self.setup.label(f"{who}'s {rune.name}")
            self.setup.add(Placed(rune, label, who, Place(Zone.RUNE_DECK, who)))

    def _mark(self) -> None:
        marks = [one.partition(" ") for supply in self.supplies for one in supply.marks]
        marked = [({ITSELF: self.label}.get(label, label), word) for label, _, word in marks]
        if self.happening is not None and self.happening.marks:
            marked.append((self.first, self.happening.marks))
        for label, word in marked:
            for one in self.setup.objects:
                if one.label == label:
                    mark(one, word)

    def _acts(self) -> Iterator[Act]:
        for supply in self.supplies:
            for one in supply.first:
                verb, label = one.split(" ")
                yield Act(self.recipe.turn, verb, label)
        mine, theirs = self._act_of_the_card(), self._acts_of_the_happening()
        moves = any(act.verb in {"move", "end"} for act in theirs)
        match self.recipe.order:
            case "before":
                yield from theirs
                yield from (replace(act, slot=Slot.AFTERWARDS) for act in mine)
            case "reply":
                yield from theirs
                yield from (mine if moves else [replace(act, slot=Slot.IN_RESPONSE) for act in mine])
            case "replied":
                yield from mine
                yield from (replace(act, slot=Slot.IN_RESPONSE) for act in theirs)
            case _:
                yield from mine
                yield from (replace(act, slot=Slot.AFTERWARDS) for act in theirs[:1])
                yield from theirs[1:]

    def _act_of_the_card(self) -> list[Act]:
        verb = self.role.verb
        if not verb:
            return []
        if verb == "wearer":
            return [Act("P1", "use", OWN_LABEL)]
        number = ability_of(self.recipe.role)
        used = [place for place, one in enumerate(self.card.abilities) if isinstance(one, Activated)]
        further = str(number) if number is not None and [number] != used[:1] else ""
        return [Act("P1", verb, self.label, ability=further)]

    def _acts_of_the_happening(self) -> list[Act]:
        if self.happening is None:
            return []
        stated = self.happening.acts or (f"play {SPELL_LABEL}",)
        acts = []
        who = self.actor
        for one in stated:
            verb, _, rest = one.partition(" ")
            labels, _, to = rest.partition(" ")
            if verb == "end":
                acts.append(Act(who, "end", "turn"))
                who = _OTHER[who]
                continue
            names = labels.replace(SUBJECT, self.first).split(",")
            place = {"BF2": _THEIR_FIELD[who], "home": f"{who}'s base"}.get(to, to)
            acts.append(Act(who, verb, names[0], to=place, also=tuple(names[1:])))
        if self.happening.answer is not None:
            acts.append(Act(_OTHER[self.actor], "play", SECOND_LABEL, Slot.IN_RESPONSE))
        return acts

    def _preferred(self) -> Iterator[str]:
        """Whom and what picks fall on, the first of them first; what is supplied is there to be picked."""
        base_units = [one for one in self.setup.objects if one.label in {OWN_LABEL, ENEMY_LABEL}]
        supplied = [one for one in self.setup.objects if one not in base_units and one.label != self.label]
        mine, theirs = ([one.label for one in base_units if one.controller == who] for who in ("P1", "P2"))
        if any(supply.puts for supply in self.supplies):
            yield from (one.label for one in supplied)
        else:
            mine, theirs = mine + _labels(supplied, "P1"), theirs + _labels(supplied, "P2")
        is_enemy = self.recipe.pick == ENEMY
        yield from {ITSELF: (self.label, *mine, *theirs), ENEMY: (*theirs, self.label, *mine)}.get(
            self.recipe.pick, (*mine, self.label, *theirs)
        )
        to = {"base": "P1's base"}.get(self.role.to, self.role.to)
        places = ("BF1", "BF2") if is_enemy else ("BF2", "BF1")
        yield from dict.fromkeys((*((to,) if to and self.card.is_a(UNIT) else ()), *places, "P1's base", "P2's base"))
        yield from ("P2", "P1") if is_enemy else ("P1", "P2")


def _labels(placed: list[Placed], who: str) -> list[str]:
    return [one.label for one in placed if one.controller == who]

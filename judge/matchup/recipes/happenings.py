"""What happens on a recipe's board besides what the card does: a test spell or an act for each kind of event.

A row is read for the player whose turn it is, or, where the happening is a reply, for the other one.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from msgspec.structs import replace

from judge.cards.loader import definition
from judge.engine.state.clauses import About
from judge.record import NamedTuple
from judge.scenario.board.effect_vocabulary import spell_that_says
from judge.scenario.board.plain_cards import plain_gear
from judge.scenario.board.setup import plain_unit

if TYPE_CHECKING:
    from collections.abc import Mapping

    from judge.engine.state.card import Card


SPELL_LABEL, SECOND_LABEL = "h", "h2"
MOVED = ("a", "b", "c", "d")
"""Plain units that move, from the base of the player who acts."""
SUBJECT = "*"
"""Stands for the object that a recipe picks first."""


class Happening(NamedTuple):
    """What happens.

    ``says`` is the text of a test spell, ``card`` another card that is played, from ``zone``, and ``answer`` one that
    the other player plays in response. ``acts`` are those of the player, written ``verb label place``. ``marks`` are on
    the object that is picked first. ``units`` are the Might of plain units that the player has in base, ``keywords``
    those that they have, ``theirs`` where the other player's unit is instead of its battlefield. ``of_kin``: with the
    tags of the recipe's card. ``turn`` is whose turn it can only be, ``chooses``: it matters who is picked. ``about``
    are the events for which it stands.
    """

    about: tuple[About, ...]
    says: str = ""
    card: Card | None = None
    acts: tuple[str, ...] = ()
    marks: str = ""
    units: tuple[int, ...] = ()
    keywords: tuple[str, ...] = ()
    theirs: str = ""
    chooses: bool = True
    answer: Card | None = None
    of_kin: bool = False
    zone: str = "hand"
    turn: str = ""

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards that are played."""
        if self.card is not None:
            return (self.card,)
        return (_spell(self.says),) if self.says else ()


_LOOKS = "look at 1, then recycle the rest"


def _spell(
    says: str, timing: str = "Reaction", given: tuple[str, ...] = (), *, energy: int = 0, power: int = 0
) -> Card:
    """A test spell with a text of the scenario language."""
    made = spell_that_says(says, timing, given)
    assert made is not None, says
    return replace(made, energy=energy, power=power) if energy or power else made


def _plays(*about: About, card: Card, zone: str = "hand", acts: tuple[str, ...] = ()) -> Happening:
    return Happening(about, card=card, acts=acts, chooses=False, zone=zone)


def test_spell() -> Card:
    """A spell that costs nothing and changes nothing that counts."""
    return _spell(_LOOKS)


_A = About
_TO = "move a BF2"


@cache
def happenings() -> Mapping[str, Happening]:
    """Every happening by the word that a recipe uses for it."""
    return {**_done_to_an_object(), **_played(), **_done_by_a_player(), **_fought()}


def _done_to_an_object() -> dict[str, Happening]:
    return {
        "die": Happening((_A.DIE, _A.TRIGGER, _A.LEAVE, _A.TRASH, _A.DETACH), "kill a unit"),
        "hit-1": Happening((_A.DAMAGE, _A.STATUS, _A.CHOOSE), "deal 1 to a unit"),
        "hit-3": Happening((_A.DAMAGE, _A.DIE, _A.LETHAL), "deal 3 to a unit"),
        "hit-9": Happening((_A.DAMAGE, _A.DIE), "deal 9 to a unit"),
        "buff": Happening((_A.BUFF, _A.MIGHT, _A.STATUS), "buff a unit"),
        "stun": Happening((_A.STUN, _A.STATUS), "stun a unit"),
        "ready": Happening((_A.READY, _A.STATUS), "ready a unit", marks="exhausted"),
        "exhaust": Happening((_A.EXHAUST, _A.STATUS), "exhaust a unit"),
        "return": Happening((_A.RETURN, _A.LEAVE), "return a unit to hand"),
        "banish": Happening((_A.BANISH, _A.LEAVE), "banish a unit"),
        "recall": Happening((_A.RECALL, _A.PLACE), "recall a unit"),
        "home": Happening((_A.MOVE, _A.PLACE), "move a unit to base"),
        "away": Happening((_A.MOVE, _A.PLACE, _A.COMBAT), "move a unit"),
        "heal": Happening((_A.HEAL,), "heal a unit", marks="damaged"),
        "more": Happening((_A.MIGHT, _A.TRAITS), "give +3 Might to a unit"),
        "much-more": Happening((_A.MIGHT,), "give +6 Might to a unit"),
        "less": Happening((_A.MIGHT, _A.LETHAL), "give -1 Might to a unit"),
        "much-less": Happening((_A.MIGHT, _A.LETHAL), "give -3 Might to a unit"),
        "take": Happening((_A.CONTROL,), "take control of an enemy unit"),
        "recycle": Happening((_A.RECYCLE, _A.LEAVE), "recycle a unit"),
        "empower": Happening((_A.EMPOWER, _A.STATUS), "empower a unit"),
        "disempower": Happening((_A.DISEMPOWER,), "disempower a unit", marks="Empowered"),
        "unbuff": Happening((_A.SPEND_BUFF,), "remove a buff from a unit", marks="buffed"),
        "gear-dies": Happening((_A.DIE, _A.TRASH, _A.DETACH), "kill a gear"),
        "gear-returns": Happening((_A.RETURN, _A.DETACH), "return a gear to hand"),
        "gear-readied": Happening((_A.READY,), "ready a gear", marks="exhausted"),
        "gear-empowered": Happening((_A.EMPOWER,), "empower a gear"),
        "detach": Happening((_A.DETACH,), "detach a gear"),
        "attach": Happening((_A.ATTACH,), "attach a gear to a unit"),
        "all-die": Happening((_A.DIE,), "kill all units"),
        "two-die": Happening((_A.DIE,), "kill two units"),
        "hit-twice": Happening((_A.DAMAGE,), "do this twice: deal 3 to a unit"),
    }  # fmt: skip


def _done_by_a_player() -> dict[str, Happening]:
    return {
        "draw": Happening((_A.DRAW, _A.TAKE), "draw 1", chooses=False),
        "draw-two": Happening((_A.DRAW,), "draw 2", chooses=False),
        "discard": Happening((_A.DISCARD,), "discard 1"),
        "xp": Happening((_A.XP,), says="gain 3 XP", chooses=False),
        "token": Happening((_A.TOKENS, _A.ENTER, _A.PLAY), says="play a Recruit token", chooses=False),
        "channel": Happening((_A.CHANNEL,), says="channel 1", chooses=False),
        "look": Happening((_A.LOOK, _A.RECYCLE), says="look at 3, then recycle the rest", chooses=False),
        "predict": Happening((_A.LOOK, _A.RECYCLE), says="predict 2", chooses=False),
        "burn": Happening((_A.BURN, _A.TRASH), says="burn 2", chooses=False),
        "from-hand": Happening((_A.PLAY, _A.ENTER), "play a unit from hand"),
        "from-trash": Happening((_A.PLAY, _A.ENTER), "play a unit from trash"),
        "start": Happening(
            (_A.TURN_START, _A.HOLD, _A.POINT, _A.CHANNEL, _A.TRIGGER, _A.WIN, _A.READY),
            acts=("end",),
            chooses=False,
            turn="P2",
        ),
        "end": Happening((_A.TURN_END, _A.TURN_START), acts=("end",), chooses=False, turn="P1"),
        "next": Happening((_A.TURN_START, _A.HOLD, _A.POINT), acts=("end", "end"), chooses=False, turn="P1"),
        "another-turn": Happening((_A.EXTRA_TURN,), "take a turn after this one", chooses=False),
    }


def _played() -> dict[str, Happening]:
    spell = test_spell()
    counter = _spell("counter a spell")
    return {
        "dear-spell": _plays(
            _A.PLAY, _A.COST, _A.PAY, _A.COUNTER, card=_spell(_LOOKS, energy=7)
        ),
        "big-unit": _plays(_A.PLAY, _A.ENTER, _A.COST, _A.PAY, card=replace(plain_unit(7), energy=7)),
        "unit": _plays(_A.PLAY, _A.ENTER, card=plain_unit(2)),
        "gear": _plays(_A.PLAY, _A.ENTER, card=plain_gear()),
        "dear-gear": _plays(_A.PLAY, _A.COST, card=replace(plain_gear(), energy=5)),
        "equipment": _plays(_A.PLAY, _A.ATTACH, card=plain_gear("Equip")),
        "spell": _plays(_A.PLAY, _A.COUNTER, card=spell),
        "answered": Happening(
            (_A.PLAY, _A.TURN), card=spell, answer=spell, chooses=False
        ),
        "power-spell": _plays(
            _A.COST, _A.PAY, _A.RECYCLE,
            card=_spell(_LOOKS, energy=2, power=2),
        ),
        "facedown": _plays(
            _A.PLAY, card=_spell(_LOOKS, given=("Hidden",)), zone="facedown"
        ),
        "hide": _plays(_A.HIDE, card=_spell(_LOOKS, timing="", given=("Hidden",)), acts=("hide h",)),
        "equip": _plays(_A.ATTACH, _A.ACTIVATE, card=plain_gear("Equip"), zone="base", acts=("use h",)),
        "kin-unit": _plays(_A.PLAY, _A.ENTER, _A.COST, card=replace(plain_unit(5), energy=5))._replace(of_kin=True),
        "repeat-spell": _plays(_A.COST, _A.REPEAT, _A.PLAY, card=_spell(_LOOKS, given=("Repeat",))),
        "empower-gear": _plays(_A.COST, _A.ACTIVATE, card=plain_gear("Empower"), zone="base", acts=("use h",)),
        "empower-unit": _plays(_A.COST, _A.ACTIVATE, card=plain_unit(2, "Empower"), zone="here", acts=("use h",)),
        "attack-unit": _plays(
            _A.SHOWDOWN, card=plain_unit(2, "Ambush"), acts=(_TO, "play h")
        )._replace(units=(3,)),
        "attack-spell": _plays(_A.SHOWDOWN, card=_spell(_LOOKS, energy=3), acts=(_TO, "play h"))._replace(units=(3,)),
        "gold": _plays(_A.ADD, _A.PAY, card=next(definition("Gold").cards()), zone="base", acts=("use h",)),
        "dear-buff": Happening((_A.CHOOSE, _A.COST, _A.PAY), card=_spell("buff a unit", energy=5)),
        "countered": Happening((_A.COUNTER,), card=spell, answer=counter, chooses=False),
        "counter": Happening((_A.COUNTER,), card=counter, chooses=False),
    }  # fmt: skip


def _fought() -> dict[str, Happening]:
    fight = (_A.COMBAT, _A.MOVE, _A.SHOWDOWN, _A.COMBAT_END, _A.ASSIGN)
    won = (*fight, _A.CONQUER, _A.COMBAT_WON, _A.POINT, _A.WIN)
    return {
        "attack": Happening((*fight, _A.PLAY), acts=(_TO,), units=(3,)),
        "attack-strong": Happening(won, acts=(_TO,), units=(9,)),
        "attack-weak": Happening(fight, acts=(_TO,), units=(1,)),
        "attack-two": Happening(won, acts=("move a,b BF2",), units=(3, 2)),
        "goes": Happening(won, acts=("move * BF2",)),
        "goes-with": Happening(won, acts=("move *,a BF2",), units=(4,)),
        "goes-home": Happening((_A.MOVE, _A.PLACE), acts=("move * home",)),
        "goes-alone": Happening((_A.CONQUER, _A.POINT, _A.MOVE), acts=("move * BF2",), theirs="base"),
        "conquer": Happening((_A.CONQUER, _A.POINT, _A.CONTROL), acts=(_TO,), units=(3,), theirs="base"),
        "unit-trigger": _plays(
            _A.TRIGGER,
            _A.PLAY,
            card=plain_unit(2, "Vision"),
        ),
        "conquer-four": Happening((_A.CONQUER,), acts=("move a,b,c,d BF2",), units=(3, 2, 2, 2), theirs="base"),
        "conquer-two": Happening((_A.CONQUER, _A.MOVE), acts=("move a,b BF2",), units=(3, 2), theirs="base"),
        "goes-hunting": Happening((_A.CONQUER, _A.TRIGGER), acts=("move *,a BF2",), units=(9,), keywords=("Hunt 1",)),
        "conquer-hunt": Happening((_A.CONQUER, _A.TRIGGER), acts=(_TO,), units=(9,), keywords=("Hunt 1",)),
        "conquer-end": Happening((_A.CONQUER, _A.TURN_END), acts=(_TO, "end"), units=(3,), theirs="base"),
    }

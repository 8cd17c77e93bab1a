"""Origins: Mind."""

from __future__ import annotations

from msgspec.structs import replace

from judge.cards.definition import MIND, ORDER, errata, legend, printed, spell, unit
from judge.cards.origins.tokens import RECRUIT_TOKEN, SPRITE_TOKEN
from judge.doubts import open_question
from judge.engine.abilities.activated import Activated
from judge.engine.abilities.combat_conditions import WHEN_THIS_ATTACKS, WHEN_THIS_DEFENDS
from judge.engine.abilities.conditions import AnyOf
from judge.engine.abilities.delayed import Until
from judge.engine.abilities.triggered import Triggered, WhenDies, WhenPlayed
from judge.engine.actions.add import Add
from judge.engine.actions.banish import Banish
from judge.engine.actions.choose import Choose
from judge.engine.actions.deal import Deal
from judge.engine.actions.draw import Draw
from judge.engine.actions.each_player_plays import EachPlayerPlaysIt, EachPlayerSetsAside
from judge.engine.actions.exhaust import Exhaust
from judge.engine.actions.give_might import GiveMight, RaiseMightTo
from judge.engine.actions.kill import Kill
from judge.engine.actions.look import LookAtTop, RecycleRest
from judge.engine.actions.play import Ignoring, Play
from judge.engine.actions.play_from_hand import PlayFromHand
from judge.engine.actions.play_token import PlayToken
from judge.engine.actions.rests_on import RestsOn
from judge.engine.actions.take_turn import TakeTurn
from judge.engine.amounts import RevealedWith
from judge.engine.circumstances import ThereAre
from judge.engine.costs.cost import Cost
from judge.engine.criteria import CardsIn, Criteria, Side, Where, a_friendly_unit, a_unit, an_enemy_unit
from judge.engine.keywords.deathknell import deathknell
from judge.engine.references import Banished, Chosen, Every, Pick, Target, This
from judge.engine.zones import Zone

ORIGINS = "errata/2025-10-28-origins.md"

PORTAL_RESCUE = spell(
    "Portal Rescue", "OGN-102/298", MIND, energy=3, power=1, keywords=("Action",),
    variants=(
        printed(Banish(Target(a_friendly_unit())), Play(Banished(), Ignoring.COST, in_base=True)),
        errata(
            "2025-10-28", ORIGINS,
            Banish(Target(a_friendly_unit())), Play(Banished(), Ignoring.COST, by_owner=True, in_base=True),
        ),
    ),
)  # fmt: skip

PROMISING_FUTURE = spell(
    "Promising Future", "OGN-115/298", MIND, energy=5, power=1,
    variants=(
        printed(EachPlayerSetsAside(5, banish=False), EachPlayerPlaysIt()),
        errata("2025-10-28", ORIGINS, EachPlayerSetsAside(5), EachPlayerPlaysIt()),
    ),
)  # fmt: skip

SPRITE_CALL = spell(
    "Sprite Call", "OGN-094/298", MIND, energy=3, keywords=("Action", "Hidden"),
    variants=(printed(PlayToken(SPRITE_TOKEN, exhausted=False)),),
)  # fmt: skip

MALZAHAR_FANATIC = unit(
    "Malzahar, Fanatic", "OGN-113/298", MIND, energy=4, might=3, tags=("Malzahar", "The Void"),
    keywords=("Action", "Add"), supertype="Champion",
    variants=(
        printed(
            Activated(
                Cost(exhaust_this=True, actions=(Kill(Pick(Criteria(card_type="", side=Side.FRIENDLY))),)),
                (Add(power=("A", "A")),),
                action=True,
            )
        ),
    ),
)  # fmt: skip

HERALD_OF_THE_ARCANE = legend(
    "Herald of the Arcane", "OGN-265/298", MIND, ORDER, tags=("Viktor",),
    variants=(printed(Activated(Cost(1, exhaust_this=True), (PlayToken(RECRUIT_TOKEN),))),),
)  # fmt: skip

WRAITH_OF_ECHOES = unit(
    "Wraith of Echoes", "OGN-118/298", MIND, energy=6, power=1, might=5, tags=("Spirit", "Shadow Isles"),
    # The card says "a friendly unit"; its own death is not seen all the same (383.2.c.2).
    variants=(printed(Triggered(WhenDies(a_friendly_unit(), first_each_turn=True), (Draw(1),))),),
)  # fmt: skip

STUPEFY = spell(
    "Stupefy", "OGN-095/298", MIND, energy=1, keywords=("Reaction",),
    variants=(printed(GiveMight(-1, Target(a_unit()), at_least=1), Draw(1)),),
)  # fmt: skip

UNCHECKED_POWER = spell(
    "Unchecked Power", "OGN-123/298", MIND, energy=7, power=2,
    variants=(printed(Exhaust(Every(a_friendly_unit())), Deal(12, Every(a_unit(where=Where.BATTLEFIELD)))),),
)  # fmt: skip

RAISE = RaiseMightTo(Target(a_friendly_unit()), Target(a_friendly_unit(another=True), "other unit", other_than="unit"))

CONVERGENT_MUTATION = spell(
    "Convergent Mutation", "OGN-108/298", MIND, energy=2, power=1, keywords=("Reaction",),
    variants=(
        # As printed no end of the increase is named.
        printed(replace(RAISE, until=Until.FOREVER)),
        errata("2025-10-28", ORIGINS, RAISE),
    ),
)  # fmt: skip

BLASTCONE_FAE = unit(
    "Blastcone Fae", "OGN-097/298", MIND, energy=2, power=1, might=2, tags=("Fae", "Bandle City"),
    keywords=("Hidden",),
    variants=(printed(Triggered(WhenPlayed(), (GiveMight(-2, Target(a_unit()), at_least=1),))),),
)  # fmt: skip

WATCHFUL_SENTRY = unit(
    "Watchful Sentry", "OGN-096/298", MIND, energy=2, might=1, tags=("Freljord",), keywords=("Deathknell",),
    variants=(printed(deathknell(Draw(1))),),
)  # fmt: skip

SINGULARITY = spell(
    "Singularity", "OGN-105/298", MIND, energy=6, power=2,
    variants=(printed(Deal(6, Target(a_unit(), "units", at_least=0, at_most=2))),),
)  # fmt: skip

TIME_WARP = spell(
    "Time Warp", "OGN-122/298", MIND, energy=10, power=4, variants=(printed(TakeTurn(), Banish(This())),)
)  # fmt: skip

HIDDEN_CARDS = RevealedWith("Hidden")
AN_ENEMY_HERE = Target(an_enemy_unit(), here=True)

ONE_TARGET_FOR_ALL = open_question(
    "targets-of-teemo-as-printed", "How many units does Teemo, Strategist hit as printed?", "one, for all Hidden cards"
)

TEEMO_STRATEGIST = unit(
    "Teemo, Strategist", "OGN-121/298", MIND, energy=2, power=1, might=2, tags=("Yordle", "Teemo", "Bandle City"),
    keywords=("Hidden",), supertype="Champion",
    variants=(
        # Unclear: as printed it is "an enemy unit here" for every Hidden card; it was always played with one target.
        printed(
            Triggered(
                AnyOf((WHEN_THIS_DEFENDS, WhenPlayed(facedown=True))),
                (
                    LookAtTop(5, reveal=True),
                    RestsOn(
                        ONE_TARGET_FOR_ALL, (Deal(HIDDEN_CARDS, AN_ENEMY_HERE),),
                        ThereAre(an_enemy_unit(), at_least=2, here=True), HIDDEN_CARDS,
                    ),
                    RecycleRest(),
                ),
            )
        ),
        errata(
            "2025-10-28", ORIGINS,
            Triggered(
                WHEN_THIS_DEFENDS,
                (Choose(AN_ENEMY_HERE), LookAtTop(5, reveal=True), Deal(HIDDEN_CARDS, Chosen()), RecycleRest()),
            ),
        ),
    ),
)  # fmt: skip

HIDDEN_FROM_HAND = CardsIn(Zone.HAND, keyword="Hidden")
ONE_POWER = Cost(power=("C",))

AVA_ACHIEVER = unit(
    "Ava Achiever", "OGN-107/298", MIND, energy=5, might=4, tags=("Yordle",),
    variants=(
        printed(
            Triggered(WHEN_THIS_ATTACKS, (PlayFromHand(HIDDEN_FROM_HAND, all_here=True),), may=True, cost=ONE_POWER)
        ),
        errata(
            "2025-10-28", ORIGINS,
            Triggered(WHEN_THIS_ATTACKS, (PlayFromHand(HIDDEN_FROM_HAND, here=True),), may=True, cost=ONE_POWER),
        ),
    ),
)  # fmt: skip

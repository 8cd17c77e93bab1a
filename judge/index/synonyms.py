"""Players' words and the terms they may mean; both are searched for, synonyms with a lower weight.

Words that mean a term of the rules and nothing else are in ``slang.py``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from judge.index.words import stemmed

if TYPE_CHECKING:
    from collections.abc import Callable

_MEANING = """
accelerate: haste rush
attack: swing swings swinging swung charge charges charged invade invades invaded invading beatdown
banish play: blink
beginning phase: upkeep
bribery: payoff payoffs
buff: pump pumps pumped pumping
burn: mill
burn out: decked fatigue deckout milled
channel: ramp ramps ramped ramping
cheating: cheat
control: steal steals stole stolen stealing
copy: clone clones cloned duplicate duplicates
costs paid back: refund
counter: counterspell cancel
deal damage: burns bolt bolts bolted ping pings pinged zapping shoot shoots shot nuking
deathknell: deathrattle lastbreath
deck draw: topdeck topdecks topdecked
defend: block blocks blocked blocking blocker blockers chump chumps
deflect choose: hexproof shroud untargetable ward elusive spellshield
die: croak croaks croaked perish perishes perished ded
dies killed: death
discard: pitch pitches pitched ditch ditched
excess damage assign: trample tramples overwhelm pierce piercing spillover
exhausted: sideways
free for all: ffa
friendly ally: teammate
friendly teammate: ally
hidden: trap traps
hidden hide: facedown
inactive: silence silences silenced blank blanked
kill: sacrifice zap zaps zapped nuke nukes nuked smash smashed wreck wrecked obliterate obliterated explode explodes
kill: exploded wrath boardwipe sweeper sweep ko knockout snipe sniped tribute tributed tributing
late: tardiness tardy overslept
legend champion: commander leader hero
lethal damage: deathtouch poisonous
look deck: tutor tutors tutored scry scries surveil
marked: bent curled curling foil foils warped worn
move: walk walks walked walking march marches marched marching stroll strolls strolled hop hops hopped sneak sneaks
move: sneaked wander wandered strut rotate rotated
move base: retreat retreats retreated retreating withdraw withdraws withdrew fallback
outside assistance: coach coaches coached coaching kibitz kibitzing blurt blurted backseat
play: summon cast etb
play trash: reanimate reanimates reanimated resurrect resurrects revive revives
points: life nexus lifepoints
power domain: pip pips colored coloured
prevent damage: fog barrier
priority: dibs
priority respond: window windows
prize: winnings payout payouts
proxy: printout photocopy bootleg counterfeit
reaction: instant flash
resolve: fizzle fizzles fizzled whiff whiffs whiffed
respond reaction: interrupt interrupts interrupted
return hand: bounce bounces bounced bouncing unsummon
rewind: undo undid undone takeback takebacks rollback
setup hand: mulligan
slow play: stall stalls stalled stalling dawdle dawdling
stun: freeze freezes froze frozen frostbite
teams friendly: 2v2
trigger: proc procs procced proccing
unsporting: rude insult insults insulted swear swears swore salty tilt tilted
"""

SYNONYMS = {
    word: terms
    for terms, _, said in (line.partition(": ") for line in _MEANING.strip().splitlines())
    for word in said.split()
}
"""Words as players use them; the values are searched for with ``WEIGHT``."""

PHRASES = {
    ("cards", "left", "draw"): "burn out",
    ("no", "cards", "left"): "burn out",
    ("empty", "deck"): "burn out",
    ("deck", "empty"): "burn out",
    ("run", "out", "cards"): "burn out",
    ("energy", "back"): "cost refunded countered",
    ("last", "point"): "final point",
    ("winning", "point"): "final point",
    ("look", "back"): "looks back information",
    ("throw", "back"): "mulligan",
    ("threw", "back"): "mulligan",
    ("goes", "off"): "triggers resolves",
    ("go", "off"): "triggers resolve",
    ("went", "off"): "triggered resolved",
    ("turned", "sideways"): "exhausted",
    ("going", "off"): "triggers resolves",
    ("blow", "up"): "kill",
    ("blows", "up"): "kill",
    ("blew", "up"): "killed",
    ("show", "up"): "arrive late match",
    ("showed", "up"): "arrive late match",
    ("turned", "up"): "arrive late match",
    ("turn", "up"): "arrive late match",
    ("take", "back"): "rewind undone",
    ("took", "back"): "rewind undone",
    ("swap", "in"): "sideboard",
    ("stand", "in"): "proxy",
}
"""Words with a joint meaning, wherever they are in the question."""

WEIGHT = 0.25


def described_terms(said: list[str]) -> list[str]:
    """The terms of the rules that a question describes without naming them, as phrases."""
    known = set(said)
    return [term for phrase, term in PHRASES.items() if known.issuperset(phrase)]


def in_rules_terms(said: list[str], knows: Callable[[str], bool]) -> list[str]:
    """The words with those that no passage contains replaced by the rules' terms; ``knows`` tests a stem."""
    return [
        better
        for word in said
        for better in (SYNONYMS[word].split() if word in SYNONYMS and not knows(stemmed(word)) else [word])
    ]


def expansions(said: list[str]) -> list[str]:
    """Additional words to search for."""
    known = set(said)
    found = [word for term in described_terms(said) for word in term.split()]
    found += [word for one in said if one in SYNONYMS for word in SYNONYMS[one].split()]
    return [word for word in dict.fromkeys(found) if word not in known]

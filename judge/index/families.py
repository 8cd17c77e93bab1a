"""Families of words with related meanings, from everyday talk and other card games.

A passage that has a word of a family is found by the others, too, for less than by the word itself. What means a term
of the rules and nothing else is slang (``slang.py``); what one word may mean besides is a synonym (``synonyms.py``).
"""

from __future__ import annotations

from functools import cache

from judge.index.words import stemmed

SIGN = "~"
"""What a family's name begins with in the index, so that it is no word."""

_FAMILIES = """
advice: advice help coach coaching tip hint assistance whisper blurt helped advise
attach: attach equip wear worn wield carry attached bearer wearing equipped
bottom: bottom beneath underneath below
buff: buff boost pump counter
choose: choose chose pick select decide choice option decision
combat: combat fight battle clash scrap scuffle skirmish
die: die dies died dead death dying kill killed kills slain slay croak perish destroyed murder wipe wiped nuke axe toast
die: sacrifice sacrificed sac lethal blow explode zap smash wreck obliterate
discard: discard pitch throw toss ditch dump
empty: empty unoccupied open vacant nobody alone
error: mistake error wrong oops misplay slip accidentally accident erroneous
exhaust: exhaust sideways turned spent used tap
forget: forget forgot forgotten miss missed overlook overlooked
friend: ally teammate partner buddy friend friendly mate allied
give: hand pass grant
hidden: hidden facedown trap hide secret set secretly
judge: judge referee ref official staff
late: late tardy delayed missing absent arrive arrived show
legend: legend hero leader commander
max: maximum limit cap most max
negative: negative below minus
notes: notes note write writing paper
order: order sequence first
pay: cost price pay payment paid fee tax charge
penalty: penalty punishment punish punished warning sanction dq disqualify disqualified infraction fine
place: battlefield lane field spot place location site territory ground zone arena
play: play played cast casting summon drop deploy slam
prevent: prevent shield absorb soak save protect rescue survive
prize: prize prizes winnings payout reward trophy packs
ready: ready upright untap refresh stand straighten
respond: respond response react reacting reaction reply answer answers interrupt intervene window
respond: instant flash counterplay
rude: rude insult swear unsporting behavior
rune: rune land lands
score: score point points scored
slow: slow stall stalling slowly delay
small: small little tiny weak
spectate: stream streaming record recording camera
spectator: spectator watcher bystander audience viewer crowd onlooker watching watch
steal: steal stole stolen swipe borrow control
stun: stun stunned freeze frozen
team: team teammate partner 2v2 pair duo
tie: tie tied draw even level stalemate equal
trash: trash graveyard discard pile bin yard
trigger: trigger triggered proc fire fires procs
twice: twice double two second again repeat times
undo: undo rewind takeback reverse backup rollback revert
unit: unit character body
win: win wins victory winner won victorious
"""


@cache
def families() -> dict[str, tuple[str, ...]]:
    """The families of each stem that belongs to any, as they are indexed."""
    found: dict[str, dict[str, None]] = {}
    for name, _, members in (line.partition(": ") for line in _FAMILIES.strip().splitlines()):
        for member in members.split():
            found.setdefault(stemmed(member), {})[SIGN + name] = None
    return {stem: tuple(names) for stem, names in found.items()}

"""Words of players and of other games that mean one term of the rules and nothing else.

A question and a passage say the same with either word, so that both are indexed and searched as the term. Words that
may mean something else as well are synonyms (``synonyms.py``), which are only searched for beside what was typed.
"""

from __future__ import annotations

_MEANING = """
banish: exile exiles exiled exiling
base: home
battlefield: bf bfs
champion: champ champs
chain: stack
combat: fight fights fighting fought brawl brawls
concede: scoop scoops scooped scooping quit quits surrender surrenders surrendered
deck: library libraries
energy: mana
equipment: sword swords weapon weapons
exhaust: tap taps tapped tapping
gear: artifact artifacts
kill: destroy destroys destroyed destroying
look: peek peeks peeked peeking
might: health toughness strength hp
opponent: opp opps oppo
ready: untap untaps untapped untapping
tank: taunt taunts
teammate: partner partners
trash: graveyard graveyards grave
unit: guy guys dude dudes creature creatures minion minions monster monsters fella fellas
"""

TERM_OF = {
    word: term
    for term, _, said in (line.partition(": ") for line in _MEANING.strip().splitlines())
    for word in said.split()
}
"""The term of the rules for each such word."""

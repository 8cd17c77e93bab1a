"""The one table of forms in which people ask about cards without a board.

Names of cards, keywords and plain units stand as slots (``slots.py``); what fills a slot is read in
``read_by_forms.py``.
"""

from __future__ import annotations

from judge.record import NamedTuple


class Form(NamedTuple):
    """One form: what is asked, a question of it, and its pattern, in which words in capitals are slots and groups.

    ``is_whole``: nothing may stand behind it.
    """

    kind: str
    example: str
    pattern: str
    is_whole: bool = False


FORMS = (
    Form("counters", "can I counter Icathian Rain with Defy", "(?:DOES|be) WHO counter A (?:with|using|by) B"),
    Form("counters", "can Icathian Rain be countered by Defy", "(?:can|could|is) A (?:be )?countered (?:with|by) B"),
    Form("counters", "does Defy counter Icathian Rain", "DOES B counter A"),
    Form("timing", "can I play Stupefy on my opponent's turn",
         "(?:can|could|may) (?P<who>WHO) (?P<verb>PLAY) A WHEN", is_whole=True),
    Form("timing", "can Stupefy be played on my opponent's turn", "(?:can|could|may|is) A (?:be )?(?P<verb>PLAY) WHEN",
         is_whole=True),
    Form("timing", "does Hextech Ray work while defending", "DOES A (?:work|function) WHEN", is_whole=True),
    Form("timing", "can I Charm during a showdown", "(?:can|could|may) (?P<who>WHO) A WHEN", is_whole=True),
    Form("affects", "can Hextech Ray hit my own units", "DOES A (?P<verb>HIT) OWN_UNITS", is_whole=True),
    Form("affects", "can I kill my own unit with Vengeance",
         "(?:can|could) WHO (?P<verb>HIT) OWN_UNITS (?:with|using|by) A"),
    Form("affects", "can I play Stupefy on my own unit",
         "(?:can|could|may) WHO (?:PLAY|attach|equip) A (?:on|to|targeting|against) OWN_UNITS"),
    Form("affects", "can Long Sword be attached to an enemy unit",
         "(?:can|could|is|may) A (?:be )?(?:PLAY|attached|equipped) (?:on|to) OWN_UNITS"),
    Form("affects", "can I Retreat my opponent's unit", "(?:can|could|may) WHO A OWN_UNITS", is_whole=True),
    Form("through", "can Vengeance kill a unit through Ki Barrier",
         "DOES A (?P<verb>kill|destroy) (?P<whose_unit>WHOSE )*units?(?: of mine| of theirs)?"
         " (?:through|despite|past|WITH|behind|under) B", is_whole=True),
    Form("through", "can I kill a unit with Guardian Angel with Vengeance",
         "(?:can|could) WHO (?P<verb>kill|destroy) (?P<whose_unit>WHOSE )*unit WITH B (?:with|using|by) A",
         is_whole=True),
    Form("through", "does Vengeance get through Ki Barrier",
         "DOES A (?P<verb>(?:get|go|work|come)s? through|get past|get around|get round|ignore|bypass) B",
         is_whole=True),
    Form("responds", "can my opponent respond to X with Y", "DOES WHO (?:respond|react) to A (?:with|using|by) B"),
    Form("responds", "can I play Defy in response to Vengeance", "can WHO PLAY B in (?:response|reaction) to A"),
    Form("responds", "can Defy be played in response to X", "can B (?:be PLAY )?(?:in response|respond|react) to A"),
    Form("damage", "how much damage does it take if I play Hextech Ray on X",
         "how much damage DOES it take IF WHO PLAY A ON B"),
    Form("might", "how much Might does Watchful Sentry have with Doran's Blade", "how much might DOES A have WITH B",
         is_whole=True),
    Form("might", "how much Might does a 4-Might unit with Doran's Blade have", "how much might DOES A WITH B have",
         is_whole=True),
    Form("might", "what is the Might of Watchful Sentry with Doran's Blade", "what is might of A WITH B",
         is_whole=True),
    Form("might", "what is the Might of Watchful Sentry", "what is might of A(?: (?:at|in) B)?"),
    Form("might", "how much Might does Watchful Sentry have", "how much might DOES A have(?: (?:at|in) B)?"),
    Form("damage_with", "how much damage does Hextech Ray do at Void Gate",
         "how much damage DOES A (?:deal|do) (?:with|at|beside|(?:if|when|while) i (?:have|control)) B",
         is_whole=True),
    Form("damage", "how much damage does Y deal to X", "how much damage DOES A (?:deal|do)(?: to)? B"),
    Form("damage", "how much damage does Hextech Ray deal", "how much damage DOES A (?:deal|do)"),
    Form("damage", "how much damage does X take from Y", "how much damage DOES B take (?:from|by) A"),
    Form("kills", "does Hextech Ray kill Watchful Sentry", "DOES A kill B"),
    Form("kills", "does Watchful Sentry die to Hextech Ray", "DOES B die (?:to|from|by) A"),
    Form("kills", "is Watchful Sentry killed by Hextech Ray", "is B killed by A"),
    Form("survives", "does Watchful Sentry survive Hextech Ray", "DOES B survive A"),
    Form("saves", "can Zhonya's Hourglass save Draven, Audacious from Vengeance",
         "DOES B (?:save|protect) SAVED (?:from|against) A"),
    Form("saves", "does X save my unit from Y", "DOES B (?:save|protect)(?: UNIT)? (?:from|against) A"),
    Form("costs", "do I pay for Deflect if I play Charm on X", "(?:do|must) WHO (?:have to )?pay(?: for)?(?: more)?"
         "(?: K)? IF WHO PLAY A ON B"),
    Form("costs", "how much does Charm cost if it targets X",
         "(?:what|how much) (?:more )?DOES A cost(?: me| more)? (?:to |IF (?:it |WHO )?)"
         "(?:target|targets|choose|chooses|play on|hits|hit) B"),
    Form("kills", "does Watchful Sentry die if I play Hextech Ray on it",
         "DOES B die IF WHO PLAY A(?: ON (?:it|him|her|them))?"),
    Form("kills", "does it die if I play Hextech Ray on X", "(?:DOES it die|is it killed) IF WHO PLAY A ON B"),
    Form("does_then", "does X draw if it is banished by Y",
         "DOES B (?P<verb>[a-z]+)(?P<what>(?: [a-z0-9]+){0,3}?) IF (?:it |he |she )?(?:is |gets |was )?"
         "(?P<done>DONE) (?:by|with|from|to) A"),
    Form("does_then", "does X trigger if Y kills it",
         "DOES B (?P<verb>[a-z]+)(?P<what>(?: [a-z0-9]+){0,3}?) IF A "
         "(?P<done>kills|banishes|returns|bounces|hits|moves|stuns|recalls|takes) (?:it|him|her|them)"),
    Form("does", "can X be moved by Ride the Wind", "(?:can|could|is|does|will|would) B (?:be |get )?(?P<verb>DONE_BY)"
         " (?:by|with|using|from) A"),
    Form("does", "can I ready X with Ride the Wind", "(?:can|could) WHO (?P<verb>DO_IT) B "
         "(?:with|using|by) A"),
    Form(
        "does", "does Rebuke return Noxus Saboteur",
        "DOES A (?P<verb>DO_IT) B(?! (?:off|away|out) )",
    ),
    Form("pumps", "does Trifarian War Camp buff attackers",
         "DOES A (?:buff|boost|pump|raise|strengthen|increase)(?: might of)? (?:attackers|attacking units?)",
         is_whole=True),
    Form("changes", "does Ki Barrier stop Vengeance",
         "DOES B (?P<verb>CHANGE)(?: (?:damage|effects?|deathknell|death))*(?: of| from)? A"
         "(?: (?:damage|effects?|deathknell|trigger))*", is_whole=True),
    Form("targets", "can Stupefy target Watchful Sentry", "DOES A (?:target|choose|hit|affect|be PLAY on) B"),
    Form("targets", "can I target Watchful Sentry with Stupefy", "can WHO (?:target|choose) B with A"),
    Form("targets", "can I play Stupefy on Watchful Sentry", "can WHO PLAY A (?:on|targeting) B"),
    Form("targets", "can I attach Doran's Blade to Tibbers", "can WHO (?:attach|equip) A (?:to|on) B"),
    Form(
        "targets", "is Watchful Sentry a legal target for Stupefy",
        "(?:is|can) B (?:be )?(?:(?:legal |valid )?target|targeted|chosen)(?: for| of| by| with) A",
    ),
    Form("costs", "how much does it cost to target X with Charm",
         "(?:what|how much) (?:(?:more )?DOES it cost(?: me)?|is it|DOES WHO(?: have to)? pay) to "
         "(?:target|choose|hit|PLAY on) B (?:with|using) A"),
    Form("costs", "what do I pay for Charm if X is in combat",
         "(?:what|how much) (?:DOES WHO (?:have to )?pay(?: for)?|DOES it cost to (?:PLAY|cast)) A IF B(?: "
         "is)?(?: on board| in play| here| there| out| in combat)?", is_whole=True),
    Form("cheaper", "does X reduce the cost of Falling Star",
         "DOES B (?P<verb>reduce|lower|decrease|discount|increase|raise) (?:costs?|price) (?:of|for) A"),
    Form("cheaper", "is Party Favors cheaper at Sandswept Tomb",
         "(?:is|does|will|would) A (?:be |cost |get )?(?P<verb>cheaper|less|dearer|more expensive|more)"
         "(?: to PLAY| to cast)? (?:at|in|with|beside|because of|under|(?:if|when|while|after|once)(?: i| we)"
         "(?: have| control| PLAY| cast)) B", is_whole=True),
    Form("cost_from", "how much does Consult the Past cost from facedown",
         "(?:what|how much) DOES A cost(?: WHO| to PLAY| to cast| it)* from (?:facedown|hidden|hiding)", is_whole=True),
    Form("costs", "what does Hextech Ray cost with X", "(?:what|how much) DOES A cost (?:with|on|against|beside) B"),
    Form("costs", "what do I pay for Hextech Ray on X", "(?:what|how much) DOES WHO pay for A (?:with|on|against) B"),
    Form("costs", "does X make Hextech Ray cost more", "DOES B make A (?:cost )?(?:more|less|cheaper|more expensive)"),
    Form("cost_of", "how much does Vengeance cost",
         "(?:what|how much)(?: energy| power| mana)? DOES A cost(?: me| to PLAY| to cast)*",
         is_whole=True),
    Form("cost_of", "what is the cost of Vengeance",
         "what is (?:energy |power )?(?:cost|price) (?:of|for) A", is_whole=True),
    Form("tokens", "does Plundering Poro give me Gold",
         "DOES A MAKE (?:(?:me|us) )?(?:(?P<what>COUNT) )?B(?! enters?| comes?| cost)"),
    Form("tokens", "do I get Gold from Plundering Poro",
         "(?:do|will|would|can|could) (?:i|we) MAKE (?:(?P<what>COUNT) )?B (?:from|with|off|by|for) A"),
    Form("tokens", "how many Gold does Plundering Poro make", "(?P<what>how many) B DOES A MAKE(?: (?:me|us))?"),
    Form("targets", "can I Charm a 5-Might unit", "(?:can|could|may) WHO A B", is_whole=True),
    Form("targets", "can Vengeance be Wind Wall-ed", "(?:can|could) B (?:be|get) A(?:-?ed)?", is_whole=True),
    Form("hides", "can I hide Vengeance", "can WHO hide A"),
    Form("hides", "can Vengeance be hidden", "can A be hidden"),
)  # fmt: skip
"""Every form of a question about cards, in the order in which they are tried."""

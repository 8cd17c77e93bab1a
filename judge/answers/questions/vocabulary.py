"""The words of questions about play: verbs with their forms, states, numbers, and what people say for them."""

from __future__ import annotations

_VERBS = """
attach attaches attached attaching | equip equips equipped equipping
attack attacks attacked attacking | swing swings swung swinging
banish banishes banished banishing | exile exiles exiled exiling
buff buffs - buffing
channel channels channeled channeling
choose chooses chosen choosing | chose | target targets targeted targeting | pick picks picked picking
choose | hit hits hit hitting | select selects selected selecting
conquer conquers conquered conquering | capture captures captured capturing
counter counters countered countering | negate negates negated negating | cancel cancels canceled canceling
damage damages - damaging | burn burns burned burning | hurt hurts - hurting
deal deals dealt dealing
defend defends defended defending
detach detaches - detaching | unattach unattaches - unattaching
die dies died dying | perish perishes perished perishing
discard discards discarded discarding | pitch pitches pitched pitching | ditch ditches ditched ditching
double doubles doubled doubling
draw draws drew drawing | drawn
empower empowers - empowering
enter enters entered entering
exhaust exhausts - exhausting | tap taps - tapping
fight fights fought fighting | battle battles battled battling
gain gains gained gaining | earn earns earned earning
get gets got getting
give gives gave giving | given | grant grants granted granting
heal heals healed healing
hide hides hid hiding
hold holds held holding
kill kills killed killing | destroy destroys destroyed destroying | sacrifice sacrifices sacrificed sacrificing
kill | slay slays slain slaying | slew | eliminate eliminates eliminated eliminating | sac sacs sacced saccing
move moves moved moving | go goes went going | bring brings brought bringing
move | send sends sent sending | pull pulls pulled pulling | drag drags dragged dragging | push pushes pushed pushing
pay pays paid paying
play plays played playing | cast casts cast casting | replay replays replayed replaying
play | deploy deploys deployed deploying | summon summons summoned summoning | drop drops dropped dropping
prevent prevents prevented preventing | stop stops stopped stopping | block blocks blocked blocking
ready readies readied readying | untap untaps untapped untapping
ready | unexhaust unexhausts unexhausted unexhausting
recall recalls recalled recalling
recycle recycles recycled recycling
resolve resolves resolved resolving
respond responds responded responding | react reacts reacted reacting | answer answers answered answering
return returns returned returning | bounce bounces bounced bouncing
reveal reveals revealed revealing
save saves saved saving | protect protects protected protecting
score scores scored scoring
spend spends spent spending
stun stuns - stunning
survive survives survived surviving | live lives lived living
swap swaps swapped swapping
take takes taken taking | took | steal steals stolen stealing | stole
trigger triggers triggered triggering | fire fires fired firing
use uses used using | activate activates activated activating
win wins won winning
"""
"""Each verb of ``situation.VERBS`` in its four forms, with its synonyms. "-" replaces a form that is a state."""

_STATES = """
stunned | exhausted tapped | buffed | damaged wounded | empowered | attached equipped | unattached
undamaged unhurt | unbuffed | disempowered unempowered | mighty | alone
"""

BASE_FORMS: dict[str, str] = {}
"""A verb in its first or third form, and which one it is."""
DONE_FORMS: dict[str, str] = {}
DOING_FORMS: dict[str, str] = {}
for _line in _VERBS.strip().splitlines():
    _verb = _line.split()[0]
    for _forms in _line.removeprefix(f"{_verb} | ").split(" | "):
        _parts = _forms.split()
        if len(_parts) == 1:
            DONE_FORMS[_parts[0]] = _verb
            continue
        BASE_FORMS[_parts[0]] = BASE_FORMS[_parts[1]] = _verb
        DOING_FORMS[_parts[3]] = _verb
        if _parts[2] != "-":
            DONE_FORMS[_parts[2]] = _verb
BASE_FORMS["equip"] = BASE_FORMS["equips"] = "attach"
del BASE_FORMS["ready"]

STATES: dict[str, str] = {}
"""A word for a state, and which of ``situation.STATES`` it is."""
for _states in _STATES.replace("\n", " | ").split(" | "):
    for _said in _states.split():
        _word, _, _state = _said.partition("=")
        STATES[_word] = _state or _states.split()[0].partition("=")[0]
STATES.pop("tapped", None)
STATES["tapped"] = "exhausted"

STATE_VERBS = {
    "stunned": "stun", "exhausted": "exhaust", "buffed": "buff", "damaged": "damage", "empowered": "empower",
    "attached": "attach", "tapped": "exhaust",
}  # fmt: skip
"""States that are also forms of verbs: "is stunned by Rune Prison"."""

NUMBERS = {
    "zero": 0, "one": 1, "single": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10, "both": 2,
}  # fmt: skip
ORDINALS = {
    "first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6,
    "1st": 1, "2nd": 2, "3rd": 3, "4th": 4, "5th": 5, "6th": 6,
}  # fmt: skip

FILLERS = frozenset(
    """the a an just actually also please already still really even simply ever right now then too
    straight directly well say legally normally currently anyway though whole very""".split()  # noqa: SIM905
)
"""Words that change nothing where they stand."""

_PHRASES = """
(start|end) of my opponents turn = \\1 of their turn; end of = end-of;
without buffs?(?! on) = while unbuffed; what if = what-if; lets say = if; let us say = if; say that = if; how about if
= if; opposing player = opponent; opposing players = their; other guy = opponent; enemys = their; is it
(?:possible|legal|ok|allowed|okay|fine) for (me|opponent|it|c\\d|my unit|their unit|my c\\d|their c\\d) to = can \\1;
is there way to = can i; is there any way to =
can i; is there way for me to = can i; is it ok if i = can i; is it okay if i = can i; is it okay to = can i; would it
be possible to = can i; am i permitted to = can i; it is not my turn = it is their turn; outside(?: of)? my turn = on
their turn; off my turn = on their turn; mid combat = in combat; mid fight = in combat; pair of = 2; couple of = 2; at
home = in base; take out(?! of) = kill; takes out(?! of) = kills; taken out(?! of) = killed; blow up = kill; blows up =
kills; blown up = killed; finish off = kill; finishes off = kills; finished off = killed; kill off = kill; kills off =
kills; killed off = killed; fire off (c\\d) = play \\1; aim at = choose; aims at = chooses; aimed at = chosen; make it
through = survive; makes it through = survives; live through = survive; lives through = survives; stay alive = survive;
stays alive = survives; without paying extra = without additional-cost; paying extra = paying additional-cost; paying
for additional-cost = paying additional-cost; on defen[cs]e = defending; on offen[cs]e = attacking; triggered ability =
ability; activated ability = ability;
quick draw = quick-draw; who (wins|dies|survives|draws|scores)(?: \\|)?$ = | who \\1;
can not = cannot; at least =; as well as = and; as well =; right away =; at all =; in play =;
(no|\\d+) (units?|gear) on board = \\1 \\2 on-whole-board; on board =;
on field =; so that = and; such as =; am i free to = can i; am i allowed to = can i; am i able to = can i; do i get to
= can i; is it possible to = can i; is it legal to = can i; is it ok to = can i; may i = can i; could i = can i; are
my opponents allowed to = can opponent; is my opponent allowed to = can opponent; take control of = take; gain control
of = take; control of = control-of; takes control of = takes; in middle of = in; outside of combat = outside-combat;
outside combat = outside-combat; outside(?: of)? showdowns? = outside-showdown; (?:while|when|if|as) showdown is(?:
going)? (?:on|happening|ongoing|open|underway) = during showdown; (?:while|when|if) there is showdown(?: going on|
happening| on| ongoing|) = during showdown; (?:while|when|if|with) (?:there is )?no showdown(?: is|)(?: going on|
happening| ongoing| open|) = outside-showdown; (?:while|when|if|with) (?:there is )?no combat(?: is|)(?: going on|
happening| ongoing|) = outside-combat; attacking me = attacking; attacking us = attacking; attacks me = attacks;
attacks us = attacks; 1 of my own = my; 1 of my opponents = their; 1 of my = my; 1 of their = their; in
response to = in-response-to; in reaction to = in-response-to; in response = in-response; put down = play; bring back
= return; go off = trigger; goes off = triggers; of mine = i control; of theirs = opponent controls; of my opponents =
opponent controls; my opponents = their; my opponent = opponent; opponents = their; opponents = their; another player
= opponent; other player = opponent; different = another; other = another; some other = another; how many = how-many;
how much = how-much; because of = by; on my side = i control; my side = i control; their side = opponent controls; in
my control = i control; under my control = i control; my own = my; their own = their; additional cost =
additional-cost; extra cost = additional-cost; optional cost = additional-cost; champion zone = champion-zone; combat
damage = combat-damage; beginning phase = beginning-phase; start of turn = beginning-phase; and nothing else =;
in (?:this|that|such) (?:case|situation) =; and
that is all =; battlefield to battlefield = to another battlefield; from 1 battlefield to another = to another
battlefield; gank = move to another battlefield; between battlefields = to another battlefield;
between 2 battlefields = to another
battlefield; across battlefields = to another battlefield; for it =; for him =; for her =; for me =; for move =;
for that =; for
holding =; (?:its|chosen|their|spells) targets? = unit;
(if|when|after|while|once|before) targets? = \\1 unit; chosen unit = unit;
unit it (?:chose|chooses|targets|targeted) = unit; chosen battlefield = battlefield;
(it|he|she|unit|c\\d) (?:comes down|came down|hits board|lands|comes into play(?! ready| exhausted)) = \\1 is played;
(?:on |in |during )?(?:same )?turn (?:that )?i (play|played|cast) (it|him|her|c\\d) = after i play \\2;
(?:on |in |during )?(?:same )?turn (?:that )?(it|he|she|c\\d) (?:is played|was played) = after \\1 is played;
unit (?:that )?it is (?:on|attached to|equipped to) = its unit; unit (?:that is |that was )?(?:wearing|holding) it =
its unit; unit carrying it = its unit; with friend = with another unit; with another 1 =
with another unit; start of = start-of; in time =; too late =;
copy of = copy-of;
play effect = play-ability; play ability = play-ability; play trigger = play-ability; when played
effect = play-ability; no longer = not; next to = beside; together
with = beside; each other = each-other
"""
PHRASES = tuple(
    (said.strip(), meant.strip())
    for said, _, meant in (phrase.partition("=") for phrase in _PHRASES.replace("\n", " ").split(";"))
)
"""Phrases that are read as a shorter one, in this order."""

"""Irregular English forms, which no ending reveals: ``dealt`` is ``deal``, ``thrown`` is ``throw``."""

from __future__ import annotations

_FORMS = """
beat beaten
become became
begin began begun
bet betting
bite bit bitten
blow blew blown
break broke broken
bring brought
build built
burn burnt
buy bought
catch caught
choose chose chosen
come came
cost costed
cut cutting
deal dealt
die dying
do did done
draw drew drawn
eat ate eaten
fall fell fallen
feel felt
fight fought
find found
fly flew flown
forget forgot forgotten
give gave given
go went gone
grow grew grown
hear heard
hide hid hidden
hold held
keep kept
know knew known
lead led
leave left
lend lent
lie lying
lose lost
make made
mean meant
meet met
pay paid
read reading
ride rode ridden
rise rose risen
say said
see saw seen
sell sold
send sent
shake shook shaken
show shown
sit sat
speak spoke spoken
spend spent
stand stood
steal stole stolen
stick stuck
strike struck
swap swop
swing swung
take took taken
teach taught
tell told
think thought
throw threw thrown
understand understood
wear wore worn
win won
write wrote written
choice choices
die dice
foot feet
half halves
life lives
loss losses
man men
"""

BASE_FORMS = {form: line.split()[0] for line in _FORMS.strip().splitlines() for form in line.split()[1:]}
"""Each irregular form, and the form whose stem it has."""

KEPT = ("hidden", "left")
"""Forms that are words of their own: the keyword Hidden, and the side or the rest that is left."""

for _form in KEPT:
    del BASE_FORMS[_form]

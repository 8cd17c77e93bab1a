"""What is paid besides a price: "if I discard a card for it", "if I pay the Repeat", "without its additional cost"."""

from __future__ import annotations

from judge.answers.questions.references import NotSettled, References
from judge.matchup.situations.situation import ME, Count, Deed

_AS_A_COST = frozenset({"spend", "discard", "kill", "exhaust", "buff", "pay", "recycle"})
"""What players do as an additional cost."""
_MORE_TO_PAY = frozenset({"additional cost", "Repeat"})


class CostsMeant(References):
    """Payments, as parts of the play that they are for."""

    def paid(self, asked: Deed) -> Deed:
        """A price with the stated payments and deeds for it: "if I discard 1 for it", "if I spend 3 XP"."""
        if asked.by and not self.is_a(asked.by, "Spell"):
            with_it = self.things[asked.by]
            self.things[asked.by] = with_it._replace(whose=with_it.whose or ME)
            asked = asked._replace(by="")
        for deed in self.happened[:]:
            is_a_cost = deed.verb in _AS_A_COST and deed.who in {"", ME} and not deed.by
            if is_a_cost and not (deed.to and self.things[deed.to].name and deed.to != asked.to):
                if deed.what == "xp" and not deed.is_not:
                    self.counts.append(Count(ME, "xp", deed.amount or 0))
                self.happened.remove(deed)
                if deed.to and deed.to != asked.to:
                    self.forget(deed.to)
                asked = asked._replace(pays="no" if deed.is_not else "yes", amount=deed.amount or asked.amount)
        return asked

    def with_the_cost(self, asked: Deed) -> Deed:
        """The main deed with a card played with its additional cost, if the question states whether that is paid."""
        paid = next((one for one in self.happened if one.verb == "pay" and one.what in _MORE_TO_PAY), None)
        if paid is None:
            return asked
        self.happened.remove(paid)
        pays = "no" if paid.is_not else "yes"
        if paid.what == "Repeat" and not any(self.has(key, "Repeat") for key in self.named):
            raise NotSettled("Repeat")
        if asked.verb == "play":
            return asked._replace(pays=pays)
        for at, deed in enumerate(self.happened):
            if deed.verb == "play":
                self.happened[at] = deed._replace(pays=pays)
                return asked
        if asked.by in self.things and self.is_a(asked.by, "Spell") and paid.to in {"", asked.by}:
            return asked._replace(pays=pays)
        card = paid.to or asked.by or asked.to or next((key for key in self.named if self.has(key, paid.what)), "")
        if not card or not self.things[card].name:
            raise NotSettled("additional cost")
        self.happened.insert(0, Deed("play", who=self.things[card].whose or ME, to=card, pays=pays))
        return asked

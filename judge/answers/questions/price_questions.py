"""Reads questions about what is paid: for a card, for an ability, and whether it is less than otherwise."""

from __future__ import annotations

from judge.answers.questions.context import Context
from judge.answers.questions.parts import Act, Main, Mention

_DO = ("does", "do", "will", "would")
_BE = ("is", "are", "was", "will")
_PRICE_OF = (
    "how-much do i have to pay for", "what do i have to pay for", "how-much do i pay for", "what do i pay for",
    "what is left to pay for", "what is cost of", "what is price of", "price of", "cost of", "how-much must i pay for",
    "what does it cost me to play", "what does it cost to play", "how-much does it cost me to play",
    "how-much does it cost to play", "how-much is it to play", "what do i owe for", "how-much energy do i pay for",
)  # fmt: skip
_PRICE_OF_IT = (
    "what do i have to pay", "how-much do i have to pay", "what do i pay", "how-much do i pay", "what does it cost me",
    "how-much does it cost me", "how-much does it cost", "what does it cost", "how-much is it", "what does he cost",
    "what does she cost", "how-much does he cost", "how-much does she cost", "how-much is that",
)  # fmt: skip

_LESS = ("less", "cheaper", "reduced", "discounted")
_MORE = ("more", "extra")
_USES = ("empower", "equip", "use")
_TO_PAY = (
    "what do i pay to", "how-much do i pay to", "what does it cost to", "how-much does it cost to",
    "what does it cost me to", "how-much does it cost me to", "how-much is it to", "what do i have to pay to",
    "how-much do i have to pay to", "cost to", "price to", "what is cost to",
)  # fmt: skip


class Prices(Context):
    """Questions about payments."""

    def price_of_use(self) -> Main | None:
        """Read "what do I pay to empower X", "how much does it cost to Gust my unit"."""
        with self.attempt() as keep:
            if self.take(*_TO_PAY):
                if self.take(*_USES):
                    self.take("ability of")
                    if (one := self.thing()) is not None:
                        self.take("owned ability", "owned empower")
                        return keep(self._asked(self._with_all_said(Act("use", to=one))))
                elif self.take("choose", "target", "hit", "play on"):
                    on = self.thing()
                    card = self.card() if on is not None and self.take("with", "using") else ""
                    if on is not None and card:
                        return keep(self._asked(self._with_all_said(Act("play", to=Mention(card), on=(on,)))))
                elif key := self.card():
                    on = self.thing()
                    if on is not None and self.take("off", "from") and (where := self.place_noun()) is not None:
                        on = on._replace(at=where.at, at_whose=where.whose)
                    if on is not None:
                        return keep(self._asked(self._with_all_said(Act("play", to=Mention(key), on=(on,)))))
        with self.attempt() as keep:
            if self.take("how-much does", "what does", "how-much is", "what is"):
                one = self.thing()
                if one is not None and self.take(
                    "cost to empower", "cost to equip", "cost to use", "owned empower cost", "owned equip cost",
                    "cost me to empower", "cost me to equip", "owned empower", "owned equip",
                ):  # fmt: skip
                    return keep(self._asked(self._with_all_said(Act("use", to=one))))
        return None

    def compared(self) -> Main | None:
        """Read "does X cost less", "does X cost 3", "does X cost 2 more", "is X cheaper"."""
        if self.take("is"):
            one = self.thing()
            if one is None:
                return None
            of_cost = bool(self.take("owned cost"))
            what = "less" if self.take(*(_LESS if of_cost else _LESS[1:])) else ""
            number = self.number() if what and self.take("by") else None
            what = what or ("more" if self.take("more expensive") else "0" if self.take("free") else "")
            return self._comparing(one, number, what, self._with_a_card() or "") if what else None
        if not self.take(*_DO):
            return None
        one = self.thing()
        if one is None or not self.take("cost me", "cost"):
            return None
        if self.take("nothing"):
            return self._comparing(one, None, "0")
        number = self.number()
        self.take("energy")
        what = "less" if self.take(*_LESS) else "more" if self.take(*_MORE) else ""
        self.take("energy", "to play")
        if number is None and not what:
            return None
        return self._comparing(one, number, what, self._with_a_card() or "")

    def _with_a_card(self) -> Mention | None:
        """The card that a price is compared with: "with Irelia". Gear, legends and battlefields are on the board."""
        with self.attempt() as keep:
            if self.take("with", "beside") and "Unit" in self.types.get(self.next, ()):
                return keep(self.thing())
        return None

    def made_cheaper(self) -> Main | None:
        """Read "does X make Y cost more", "does X reduce the cost of Y", "is Y cheaper with X"."""
        with self.attempt() as keep:
            by = self.thing() if self.take(*_DO) else None
            if by is None or by.key not in self.types:
                return None
            less = self.take("reduce", "reduces", "lower", "lowers", "decrease", "decreases", "discount", "discounts")
            if less or self.take("increase", "increases", "raise", "raises"):
                self.take("cost of", "costs of", "cost for", "price of", "price for")
                if self.words[self.at - 1] not in {"of", "for"} and not less.startswith("discount"):
                    return None
                one = self.thing()
                what = "less" if less else "more"
            elif self.take("make", "makes"):
                one = self.thing()
                self.take("cost me", "cost")
                what = "less" if self.take(*_LESS) else "more" if self.take("more expensive", *_MORE) else ""
            else:
                return None
            if one is not None and one.key in self.types and what:
                return keep(self._comparing(one, None, what, by))
        return None

    def paid_for_a_keyword(self) -> Main | None:
        """Read "do I pay for Deflect", which asks what is paid, and "do I have to pay more": more than printed."""
        if not self.take("do i", "must i", "will i", "do we", "must we"):
            return None
        self.take("have to", "need to")
        if not self.take("pay"):
            return None
        self.take("for", "extra", "more")
        played = Act("play", to=Mention("it"))
        if self.one_of(self.keywords):
            return self._asked(played)
        is_more = self.words[self.at - 1] in {"more", "extra"}
        return self._asked(played, Act("cost", subject="", what="more")) if is_more else None

    def _comparing(self, one: Mention, number: int | None, what: str, by: Mention | str = "") -> Main:
        return self._asked(self._played(one), Act("cost", subject=by, amount=number, what=what))

    def _asked(self, act: Act, compared: Act | None = None) -> Main:
        self.asks_what_is_paid = True
        return Main("price", act, () if compared is None else (compared,))

    def price(self) -> Main | None:
        """Read "How much does X cost", "how much is X"."""
        if not self.take("how-much energy", "how-much", "what") or not self.take(*_DO, "is", "are"):
            return None
        is_enough = self.words[self.at - 1] in {"is", "are"}
        one = self.thing()
        if one is None or (not self.take("cost me", "cost us", "cost") and not is_enough):
            return None
        self.take("to play", "to cast", "to use")
        return self._beside(self._asked(self._played(one)))

    def _beside(self, main: Main) -> Main:
        """The same with a card that is there: "with Eager Apprentice"."""
        with self.attempt() as keep:
            if not main.act.by and not main.act.on and self.take("with", "beside"):
                one = self.thing()
                if one is not None and one.key in self.types:
                    return keep(main._replace(beside=(one,)))
        return main

    def price_of(self) -> Main | None:
        """Read "What do I pay for X", "price of X", or "what do I pay" for the thing named before."""
        if self.take(*_PRICE_OF) or self._price_of_playing():
            one = self.thing()
            return self._asked(self._played(one)) if one is not None else None
        return self._asked(Act("play", to=Mention("it"))) if self.take(*_PRICE_OF_IT) else None

    def _price_of_playing(self) -> bool:
        """Read "How much will it cost me to play", "what do I have to pay to play"."""
        with self.attempt() as keep:
            if self.take("how-much energy", "how-much", "what") and self.take(*_DO, "must"):
                self.take("i", "it", "we", "you")
                self.take("have to", "need to")
                if self.take("pay", "spend", "cost me", "cost", "owe"):
                    return bool(self.take("to play", "to cast", "to deploy")) and keep(True)
        return False

    def price_behind(self) -> Main | None:
        """Read "X costs how much"."""
        one = self.thing()
        return (
            self._asked(Act("play", to=one or Mention("it"))) if self.take("costs how-much", "cost how-much") else None
        )

    def _played(self, one: Mention) -> Act:
        """The play of a card, with all its complements."""
        return self._with_all_said(Act("play", to=one))

    def _with_all_said(self, act: Act) -> Act:
        """The same with all complements after it."""
        while (more := self.complement(act)) is not None:
            act = more
        return act

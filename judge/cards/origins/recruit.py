from judge.cards.definition import card, printed

# 187.1; the catalogue lists its three printings as Recruit (DE), (NX) and (ZN)
RECRUIT = card("Recruit", printed())

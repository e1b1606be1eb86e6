"""A card a medication: a heading with its statements below it."""

from ..page import Heading, Items, Sentence
from ..portfolio import Portfolio
from ..truth import Rule


def draw_cards(sheet):
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale()
    cases = Portfolio(draw, wording, scale, 1, True, smallest=4, largest=8)
    sheet.title()
    shape = draw.choice("card", ["use and decision on lines", "use: decision", "list of uses"])
    words = ("Use", "Decision") if sheet.language == "en" else ("Indication", "Décision")
    for name in cases.names:
        sheet.page.add(Heading(name, 3))
        mine = cases.of(name)
        said = []
        for case in mine:
            use, decision = wording.use(case.illness), scale.step(case.steps[0])
            sheet.rules.append(Rule(name, decision, use, via=(use,)))
            said += [f"{words[0]}: {use}", f"{words[1]}: {decision.label}"] if shape == "use and decision on lines" else [f"{use}: {decision.label}"]
        sheet.page.add(*([Items(said)] if shape == "list of uses" else [Sentence(t) for t in said]))
    sheet.formats = {"html": 1}
    sheet.closing()

"""Turned inside out: illnesses first, the medications of each in one cell or list beside it."""

from .. import asides, remarks
from ..page import Cell, Heading, Items, Sentence, Table
from ..portfolio import Portfolio
from ..truth import Rule


def draw_by_use(sheet):
    draw, wording = sheet.draw, sheet.wording
    if wording.name_style == "brand, generic rows":     # a brand beside its generic in one cell could be one name
        wording.name_style = "brand"
    hard = sheet.difficulties(["decision in heading", "medications last", "several plans", "time sentence", "sentence behind"])
    if "sentence behind" in hard:
        hard -= {"time sentence"}
    plans = sheet.plans(2) if "several plans" in hard else [None]
    scale = sheet.scale()
    cases = Portfolio(draw, wording, scale, len(plans), True, smallest=8, largest=16)
    sheet.title()
    window = Rule.window
    if "time sentence" in hard:
        aside = asides.scope_sentence(sheet)
        sheet.page.add(Sentence(sheet.scope(aside.text)))
        window = aside.window
    groups = {}
    for case in cases.cases:
        groups.setdefault(case.illness, []).append(case)
    shape = draw.choice("by use", {"names in a cell": 3, "row a name, use first": 2, "headings": 2 if plans == [None] else 0})
    if shape == "headings":
        for illness, listed in groups.items():
            use, decision = wording.use(illness), scale.step(listed[0].steps[0])
            if "decision in heading" in hard:
                sheet.page.add(Heading(sheet.scope(f"{use} – {decision.label}"), 3))
            else:
                sheet.page.add(Heading(sheet.scope(use), 3), Sentence(sheet.scope(f"Decision: {decision.label}" if sheet.language == "en" else f"Décision : {decision.label}")))
            sheet.page.add(Items([c.name for c in listed]))
            sheet.rules += [Rule(c.name, decision, use, None, window, via=(use,)) for c in listed]
        _behind(sheet, hard, scale)
        return
    heads = [wording.header("use"), wording.header("name")]
    decisions = [Cell(p, True) for p in plans] if plans != [None] else [Cell(wording.header("decision"), True)]
    last = "medications last" in hard
    rows = [[Cell(heads[0], True)] + (decisions + [Cell(heads[1], True)] if last else [Cell(heads[1], True)] + decisions)]
    sep = draw.choice("names apart", {", ": 3, "; ": 1.5, "\n": 1})
    for illness, listed in groups.items():
        use = wording.use(illness)
        for some in [listed] if shape == "names in a cell" else [[c] for c in listed]:
            labels = [Cell(scale.step(s).label) for s in some[0].steps]
            names = Cell(sep.join(c.name for c in some))
            rows.append([Cell(use)] + (labels + [names] if last else [names] + labels))
            for case in some:
                for plan, step in zip(plans, case.steps):
                    sheet.rules.append(Rule(case.name, scale.step(step), use, plan, window))
    sheet.page.add(Table(rows))
    _behind(sheet, hard, scale)


def _behind(sheet, hard, scale):
    if "sentence behind" in hard and sheet.language == "en":
        sheet.behind(remarks.sentence_behind(sheet, scale.worst))
    sheet.closing()

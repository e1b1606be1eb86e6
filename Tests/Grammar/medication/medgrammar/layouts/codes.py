"""A matrix of letters or numbers that a legend explains."""

from ..page import Cell, Sentence, Table
from ..portfolio import Portfolio
from ..truth import Rule
from .matrix import _ordered, settle

ALPHABETS = {
    "en": {"letters": {"level": "L", "graded": "G", "modified": "M", "accept": "A", "refer": "R", "decline": "D"},
           "numbers": {"level": "1", "graded": "2", "modified": "3", "accept": "1", "refer": "2", "decline": "9"},
           "short forms": {"level": "LVL", "graded": "GRD", "modified": "MOD", "accept": "ACC", "refer": "IC", "decline": "DEC"},
           "yes and no": {"accept": "Y", "decline": "N"}},
    "fr": {"letters": {"accept": "A", "refer": "S", "decline": "R"}},
}


def draw_codes(sheet):
    draw, wording = sheet.draw, sheet.wording
    hard = settle(sheet.difficulties(["use sections", "letter sections", "legend in one line", "legend table", "time in legend"]))
    alphabet = draw.choice("alphabet", {k: w for k, w in (("letters", 3), ("numbers", 1), ("short forms", 1), ("yes and no", 1)) if k in ALPHABETS[sheet.language]})
    scales = ["final expense, four", "final expense, three", "accept, refer, decline"] if alphabet != "yes and no" else ["accept, decline"]
    scale = sheet.scale(scales if sheet.language == "en" else ["accept, refer, decline"])
    code = lambda step: ALPHABETS[sheet.language][alphabet][step.outcome]
    several = draw.choice("products", {1: 2, 2: 1, 3: 1})
    plans = sheet.plans(several) if several > 1 else [wording.header("decision")]
    uses = "use sections" in hard or draw.choice("use", {"column": 3, "none": 1}) == "column"
    cases = Portfolio(draw, wording, scale, several, uses)
    sheet.title()
    joint = draw.choice("legend sign", ["=", "–", ":"])
    parts = [f"{code(s)} {joint} {s.label}" if joint != ":" else f"{code(s)}: {s.label}" for s in scale.steps]
    legend = [Sentence(sheet.scope(draw.pick("legend sep", ["; ", ", ", "   "]).join(parts)))] if "legend in one line" in hard else [Sentence(sheet.scope(p)) for p in parts]
    if "legend table" in hard:
        legend = [Table([[Cell("Code", True), Cell("Meaning" if sheet.language == "en" else "Signification", True)]] + [[Cell(code(s)), Cell(s.label)] for s in scale.steps])]
    above = draw.choice("legend stands", {"above": 2, "below": 1}) == "above"
    if above:
        sheet.page.add(*legend)
    in_column = uses and "use sections" not in hard
    lead = [Cell(wording.header("name"), True)] + ([Cell(wording.header("use"), True)] if in_column else [])
    rows, last = [lead + [Cell(p, True) for p in plans]], None
    for case in _ordered(sheet, cases, hard):
        section = wording.use(case.illness) if "use sections" in hard else case.name[0].upper() if "letter sections" in hard else None
        if section != last:
            rows.append([Cell(section, cols=len(rows[0]))])
            last = section
        use = wording.use(case.illness) if uses else None
        rows.append([Cell(case.name)] + ([Cell(use)] if in_column else []) + [Cell(code(scale.step(s))) for s in case.steps])
        for plan, step in zip(plans, case.steps):
            decision = scale.step(step)
            sheet.rules.append(Rule(case.name, decision, use, plan if several > 1 else None, via=(section,) if section else (), labels_also=(code(decision),)))
    sheet.page.add(Table(rows))
    if not above:
        sheet.page.add(*legend)
    sheet.closing()

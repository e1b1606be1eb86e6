"""Names in a run of text: `Decline: Aricept, Namenda, Razadyne`; one sentence or row a decision."""

from ..page import Cell, Heading, Sentence, Table
from ..portfolio import Portfolio
from ..truth import Rule


def draw_runs(sheet):
    draw, wording = sheet.draw, sheet.wording
    if wording.name_style == "brand, generic rows":     # a brand beside its generic in one cell could be one name
        wording.name_style = "brand"
    scale = sheet.scale(["final expense, four", "final expense, three", "accept, refer, decline", "accept, decline"] if sheet.language == "en" else None)
    cases = Portfolio(draw, wording, scale, 1, False, smallest=6, largest=14)
    sheet.title()
    shape = draw.choice("run", {"decision: names": 2, "heading and names": 2, "decision and names in a table": 2, "decision and names in a table, headed": 2})
    sep = draw.choice("names apart", {", ": 3, "; ": 1})
    rows = []
    if shape.endswith("headed"):
        rows.append([Cell(wording.header("decision"), True), Cell("Medications" if sheet.language == "en" else "Médicaments", True)])
    for index in sorted({c.steps[0] for c in cases.cases}, reverse=True):
        step, listed = scale.step(index), [c for c in cases.cases if c.steps[0] == index]
        names = sep.join(c.name for c in listed)
        if shape == "decision: names":
            sheet.page.add(Sentence(f"{step.label}: {names}"))
        elif shape == "heading and names":
            sheet.page.add(Heading(sheet.scope(step.label), 3), Sentence(names))
        else:
            rows.append([Cell(step.label), Cell(names)])
        sheet.rules += [Rule(c.name, step, via=(step.label,)) for c in listed]
    if rows:
        sheet.page.add(Table(rows, header_rows=1 if rows[0][0].head else 0))
    sheet.closing()

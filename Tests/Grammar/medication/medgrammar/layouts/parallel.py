"""A column of names under each decision, side by side."""

from ..page import Cell, Table
from ..portfolio import Portfolio
from ..truth import Rule


def draw_parallel(sheet):
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale(["final expense, four", "final expense, three", "accept, refer, decline", "accept, decline"] if sheet.language == "en" else None)
    cases = Portfolio(draw, wording, scale, 1, False, smallest=8, largest=18)
    sheet.title()
    columns = [[c for c in cases.cases if c.steps[0] == i] for i in range(len(scale.steps))]
    kept = [i for i, column in enumerate(columns) if column]
    rows = [[Cell(scale.step(i).label, True) for i in kept]]
    for n in range(max(len(columns[i]) for i in kept)):
        rows.append([Cell(columns[i][n].name if n < len(columns[i]) else "") for i in kept])
    for i in kept:
        sheet.scope(scale.step(i).label)
        sheet.rules += [Rule(c.name, scale.step(i), via=(scale.step(i).label,)) for c in columns[i]]
    sheet.page.add(Table(rows))
    sheet.closing()

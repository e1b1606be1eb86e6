"""Decisions across, and in each cell the time for which it holds; or plans across, and a decision with its time in each cell."""

from .. import times
from ..page import Cell, Table
from ..portfolio import Portfolio
from ..truth import ALWAYS, Rule


def draw_timed(sheet):
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale(["final expense, three", "accept, refer, decline"] if sheet.language == "en" else ["accept, refer, decline"])
    cases = Portfolio(draw, wording, scale, 1, True, 3)
    styles = [k for k, s in times.STYLES.items() if s.language == sheet.language and not s.nested]
    style = times.STYLES[draw.choice("time style", styles)]
    sheet.title()
    over = "Time Since Last Fill" if sheet.language == "en" else "Dernier renouvellement"
    order = [2, 1, 0] if draw.choice("worst first", ["yes", "no"]) == "yes" else [0, 1, 2]
    lead = [Cell(wording.header("name"), True, rows=2), Cell(wording.header("use"), True, rows=2)]
    rows = [lead + [Cell(sheet.scope(over), True, cols=3)], [Cell(scale.step(i).label, True) for i in order]]
    any_word = draw.pick("any", times.ANY_WORDS[sheet.language])
    groups = {}
    for case in cases.cases:
        groups.setdefault((case.name, case.illness), []).append(case)
    for (name, illness), some in groups.items():
        texts = {}
        for case in some:
            window = ALWAYS if case.rung is None else times.window(style, *case.rung, "last-fill")
            texts[case.steps[0]] = any_word if case.rung is None else times.printed(style, *case.rung)
            sheet.rules.append(Rule(name, scale.step(case.steps[0]), wording.use(illness), None, window))
        rows.append([Cell(name), Cell(wording.use(illness))] + [Cell(texts.get(i, "")) for i in order])
    sheet.page.add(Table(rows, header_rows=2))
    sheet.closing()

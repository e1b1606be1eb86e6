"""Times, ages, tobacco states or severities across the top; medications and uses down the side."""

from .. import asides, times
from ..page import Cell, Table
from ..portfolio import Portfolio
from ..truth import Condition, Rule
from .matrix import settle


def draw_across(sheet):
    draw, wording = sheet.draw, sheet.wording
    hard = settle(sheet.difficulties(["spanned heading", "use sections", "letter sections"]))
    kind = draw.choice("across", {"times": 3, "ages": 1.5, "tobacco": 1, "severity": 0.7 if sheet.language == "en" else 0})
    scale = sheet.scale(["final expense, four", "final expense, three", "accept, refer, decline"] if sheet.language == "en" else ["accept, refer, decline"])
    cases = Portfolio(draw, wording, scale, 1, True)
    columns, over = _columns(sheet, kind)
    sheet.title()
    in_column = "use sections" not in hard
    lead = [Cell(wording.header("name"), True)] + ([Cell(wording.header("use"), True)] if in_column else [])
    if "spanned heading" in hard or over is not None and kind == "times":
        rows = [[Cell(c.text, True, rows=2) for c in lead] + [Cell(sheet.scope(over or wording.header("decision")), True, cols=len(columns))],
                [Cell(text, True) for text, _, _ in columns]]
    else:
        rows = [lead + [Cell(text, True) for text, _, _ in columns]]
    for text, _, _ in columns:
        sheet.scope(text)
    last, listed = None, list(cases.cases)
    if "use sections" in hard:
        order = list(dict.fromkeys(wording.use(c.illness) for c in listed))
        listed.sort(key=lambda c: order.index(wording.use(c.illness)))
    elif "letter sections" in hard:
        listed.sort(key=lambda c: c.name.lower())
    for case in listed:
        section = wording.use(case.illness) if "use sections" in hard else case.name[0].upper() if "letter sections" in hard else None
        if section != last:
            rows.append([Cell(section, cols=len(lead) + len(columns))])
            last = section
        row, use = [Cell(case.name)] + ([Cell(wording.use(case.illness))] if in_column else []), wording.use(case.illness)
        top = len(scale.steps) - 1
        falls = {0: [0, 0, 0], 1: [min(1, top), 0, 0], 2: [top, min(1, top), 0], 3: [top, top, top]}[case.illness.gravity]
        if len(columns) == 2:
            falls = [falls[0], falls[2]]
        for (text, window, condition), step in zip(columns, falls):
            decision = scale.step(step)
            row.append(Cell(decision.label))
            sheet.rules.append(Rule(case.name, decision, use, None, window, condition, via=(section,) if section else ()))
        rows.append(row)
    sheet.page.add(Table(rows, header_rows=2 if rows[0][0].rows == 2 else 1))
    sheet.closing()


def _columns(sheet, kind):
    draw, french = sheet.draw, sheet.language == "fr"
    if kind == "times":
        ladder = draw.pick("ladder.ends", times.LADDERS[3] if draw.choice("rungs across", {3: 2, 2: 1}) == 3 else times.LADDERS[2])
        styles = [k for k, s in times.STYLES.items() if s.language == sheet.language and not s.nested]
        style = times.STYLES[draw.choice("time style", styles)]
        over = draw.choice("time header", ["Last Filled", "Time Since Last Fill", "Last Fill"] if not french else ["Dernier renouvellement"])
        return [(times.printed(style, *rung), times.window(style, *rung, "last-fill"), None) for rung in ladder], over
    if kind == "severity":
        return [(w, Rule.window, Condition((f"(?i){w}",), kind="severity")) for w in ("Severe", "Moderate", "Mild")], "Severity"
    pair = asides.split(sheet, "age tables" if kind == "ages" else "tobacco tables")
    return [(text, Rule.window, condition) for text, _, condition, _ in pair], None

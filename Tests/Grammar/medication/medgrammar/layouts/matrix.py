"""Medications down the side and plans, or decisions, across: words, marks, or one mark under a decision."""

from .. import asides, carriers, remarks
from ..illnesses import ILLNESSES
from ..page import Cell, Sentence, Table
from ..portfolio import Portfolio
from ..truth import Decision, Rule, Window

CLASHES = [{"use sections", "letter sections"}, {"age bands", "tobacco halves", "ages in plan headers", "tobacco in plan headers"}, {"grouped plans", "repeated header"}, {"two marks", "time legend", "blank explained"}]


def settle(wanted):
    """Drops of difficulties that exclude one another all but the first."""
    kept = []
    for name in sorted(wanted):
        if not any(name in clash and other in clash for clash in CLASHES for other in kept):
            kept.append(name)
    return set(kept)


def _uses_header(sheet):
    return sheet.wording.header("use")


def draw_matrix(sheet):
    """Each cell is a decision in words."""
    draw, wording = sheet.draw, sheet.wording
    hard = settle(sheet.difficulties(["time sentence", "use sections", "letter sections", "age bands", "tobacco halves", "two tables", "merged decisions", "ages in plan headers", "tobacco in plan headers", "sentence behind"]))
    if "sentence behind" in hard:
        hard -= {"time sentence", "age bands", "tobacco halves", "ages in plan headers", "tobacco in plan headers"}
    count = draw.choice("plans across", {2: 3, 3: 3, 4: 1})
    plans = sheet.plans(min(count, 3) if sheet.language == "fr" else count)
    scale = sheet.scale()
    uses = "use sections" in hard or draw.choice("use", {"column": 3, "none": 2}) == "column"
    cases = Portfolio(draw, wording, scale, len(plans), uses)
    plans = plans[:len(cases.cases[0].steps)]
    sheet.title()
    window = None
    if "time sentence" in hard:
        aside = asides.scope_sentence(sheet)
        sheet.page.add(Sentence(sheet.scope(aside.text)))
        window = aside.window
    halves = [(plan, None, i) for i, plan in enumerate(plans)]
    top = None
    if "ages in plan headers" in hard:
        edge, sign = draw.pick("plan ages", [50, 60]), draw.choice("plan ages sign", ["{p} (ages {e}-85)", "{p} – ages {e}-85", "{p} {e}-85"])
        inside = asides.Condition((str(edge),), ({"age": 70},), ({"age": 30},), "age")
        halves = [(sign.format(p=plan, e=edge) if sheet.language == "en" else f"{plan} ({edge} à 85 ans)", inside, i) for i, plan in enumerate(plans)]
    elif "tobacco in plan headers" in hard:
        pair = asides.split(sheet, "tobacco tables")
        halves = [(f"{plan} {text}", condition, i) for i, plan in enumerate(plans) for text, _, condition, _ in pair]
    elif "age bands" in hard or "tobacco halves" in hard:
        kind = "age tables" if "age bands" in hard else "tobacco tables"
        pair = asides.split(sheet, kind)
        top = plans
        halves = [(text, condition, i) for i, _ in enumerate(plans) for text, _, condition, _ in pair]
    _write(sheet, cases, hard, uses, plans, halves, top, window)
    if "merged decisions" in hard:      # delimited text has no merged cells
        sheet.formats = {"html": 2, "spreadsheetml": 1}
    if "sentence behind" in hard and sheet.language == "en":
        sheet.behind(remarks.sentence_behind(sheet, scale.worst))
    sheet.closing()


def _write(sheet, cases, hard, uses, plans, halves, top, window):
    wording, scale = sheet.wording, cases.scale
    in_column = uses and "use sections" not in hard
    lead = [Cell(wording.header("name"), True)] + ([Cell(_uses_header(sheet), True)] if in_column else [])
    tables = [list(range(len(halves)))]
    if "two tables" in hard and top is None:
        tables = [[i] for i in range(len(halves))]
    for columns in tables:
        rows = []
        if top:
            deep = [Cell(c.text, True, rows=2) for c in lead]
            rows.append(deep + [Cell(plan, True, cols=len(halves) // len(top)) for plan in top])
            rows.append([Cell(halves[i][0], True) for i in columns])
        else:
            rows.append([Cell(c.text, True) for c in lead] + [Cell(halves[i][0], True) for i in columns])
        last = None
        for case in _ordered(sheet, cases, hard):
            section = wording.use(case.illness) if "use sections" in hard else case.name[0].upper() if "letter sections" in hard else None
            if section != last:
                rows.append([Cell(section, cols=len(lead) + len(columns))])
                last = section
            use = wording.use(case.illness) if uses else None
            row = [Cell(case.name)] + ([Cell(use)] if in_column else [])
            for i in columns:
                _, condition, plan = halves[i]
                step = case.steps[plan]
                if condition is not None and condition.kind == "tobacco" and "yes" in str(condition.holds) and step not in (0,):
                    step = min(len(scale.steps) - 1, step + 1)
                decision = scale.step(step)
                row.append(Cell(decision.label))
                sheet.rules.append(Rule(case.name, decision, use, plans[plan], window or Rule.window, condition, via=(section,) if section else ()))
            if "merged decisions" in hard:
                row = _merge_alike(row, len(lead))
            rows.append(row)
        for i in columns:
            sheet.scope(halves[i][0])
        sheet.page.add(Table(rows, header_rows=2 if top else 1))


def _merge_alike(row, lead):
    """Decisions beside one another that are alike become one cell."""
    found = row[:lead]
    for cell in row[lead:]:
        if len(found) > lead and found[-1].text == cell.text:
            found[-1].cols += 1
        else:
            found.append(cell)
    return found


def _ordered(sheet, cases, hard):
    found = list(cases.cases)
    if "letter sections" in hard:
        found.sort(key=lambda c: c.name.lower())
    if "use sections" in hard:
        order = list(dict.fromkeys(sheet.wording.use(c.illness) for c in found))
        found.sort(key=lambda c: order.index(sheet.wording.use(c.illness)))
    return found


# ---------------------------------------------------------------- marks


MARKS = ["•", "X", "x", "✓", "●", "■", "Y"]
LEGENDS = {
    "en": [("A bullet ({m}) means that the plan is not available.", "not available"),
           ("{m} = not eligible for the plan", "not eligible"),
           ("A mark ({m}) in a plan's column indicates that the medication is unacceptable for that plan.", "unacceptable"),
           ("{m} indicates a decline for that plan.", "decline"),
           ("{m} = Decline", "Decline")],
    "fr": [("{m} = refusé", "refusé"), ("Un {m} indique que le régime n'est pas offert.", "n'est pas offert")],
}
OFFERS = {"en": [("{m} = plan is available", "available"), ("A {m} means the applicant is eligible for the plan.", "eligible"), ("{m} = Accepted", "Accepted")],
          "fr": [("{m} = admissible", "admissible")]}


def draw_marks(sheet):
    """A mark under a plan says one thing; a blank says nothing."""
    draw, wording = sheet.draw, sheet.wording
    hard = settle(sheet.difficulties(["grouped plans", "use sections", "letter sections", "time legend", "repeated header"]))
    tiers = sheet.language == "en" and draw.choice("plans", {"final expense tiers": 3, "plain names": 3, "plan letters": 1})
    plans = carriers.PLANS_FR if sheet.language == "fr" else list(carriers.PLANS[tiers])[:3] if tiers != "plain names" else draw.sample("plan", carriers.PLANS["plain names"], 3)
    if "grouped plans" in hard:
        plans = ["Preferred", "Standard", "Modified"] if sheet.language == "en" else plans
    refuses = draw.choice("mark means", {"refusal": 4, "offer": 1.3}) == "refusal"
    mark = draw.choice("mark", MARKS)
    legend, label = draw.choice("legend", (LEGENDS if refuses else OFFERS)[sheet.language])
    where = draw.choice("legend stands", {"above": 3, "below": 1.4})
    uses = "use sections" in hard or draw.choice("use", {"column": 2, "sparse column": 1.5, "none": 2})
    scale = sheet.scale(["final expense, four"] if sheet.language == "en" else None)
    cases = Portfolio(draw, wording, scale, 1, bool(uses) and uses != "none")
    sheet.title()
    text = legend.format(m=mark)
    window = Rule.window
    if "time legend" in hard and sheet.language == "en":
        text = text.rstrip(".") + " if filled within the past 24 months."
        window = Window(None, 24, "last-fill")
    second = None
    if "two marks" in hard and refuses:
        other = draw.pick("mark.2", [m for m in ("○", "R", "◊", "†") if m != mark])
        words = "Refer to underwriting" if sheet.language == "en" else "À soumettre au siège social"
        text = draw.choice("two marks legend", ["{a} = {x}; {b} = {y}", "{a} = {x}   {b} = {y}", "{a} {x}, {b} {y}"]).format(
            a=mark, b=other, x="Decline" if sheet.language == "en" else "Refusé", y=words)
        label, second = text[:0] + ("Decline" if sheet.language == "en" else "Refusé"), (other, Decision("refer", words))
    if "blank explained" in hard and sheet.language == "en" and refuses:
        text = draw.choice("blank legend", ["{m} = Decline; blank = Accept", "{m} = not available. A blank means the plan is available.", "{m} = Decline, no mark = eligible"]).format(m=mark)
        label = "Decline" if "Decline" in text else "not available"
    if where == "above":
        sheet.page.add(Sentence(sheet.scope(text)))
    outcome = Decision("decline" if refuses else "accept", label, () if refuses else ("level",))
    in_column = uses in ("column", "sparse column")
    lead = [Cell(wording.header("name"), True)]
    if in_column:
        blank_means = uses == "sparse column" and draw.chance("blank use explained", 0.15)
        lead.append(Cell(_uses_header(sheet) + (" (if none shown, any condition)" if blank_means and sheet.language == "en" else ""), True))
    rows, last = [], None
    if "grouped plans" in hard:
        group = "Level" if sheet.language == "en" else "Vie"
        rows.append([Cell(c.text, True, rows=2) for c in lead] + [Cell(group, True, cols=2), Cell(plans[2], True, rows=2)])
        rows.append([Cell(p, True) for p in plans[:2]])
    else:
        rows.append(lead + [Cell(p, True) for p in plans])
    printed = 0
    for case in _ordered(sheet, cases, hard):
        section = wording.use(case.illness) if uses is True else case.name[0].upper() if "letter sections" in hard else None
        if "use sections" in hard:
            section = wording.use(case.illness)
        gravity = case.illness.gravity if case.illness else 3
        if uses == "none":
            gravity = max(ILLNESSES[u].gravity for u in case.drug.uses)
        hit = {0: 0, 1: 1, 2: 2, 3: 3}[gravity]
        if not refuses:
            hit = 3 - hit
        if hit == 0:
            continue
        if section != last:
            rows.append([Cell(section, cols=len(lead) + 3)])
            last = section
        use = wording.use(case.illness) if uses and uses != "none" else None
        if in_column and uses == "sparse column" and len(case.drug.uses) == 1 and refuses:
            use = None
        row = [Cell(case.name)] + ([Cell(use or "")] if in_column else [])
        marked = range(hit) if refuses else range(3 - hit, 3)
        for p, plan in enumerate(plans):
            softer = second is not None and p in marked and p == hit - 1 and hit < 3
            row.append(Cell((second[0] if softer else mark) if p in marked else ""))
            if p in marked:
                sheet.rules.append(Rule(case.name, second[1] if softer else outcome, use, plan, window, via=(section,) if section else ()))
            elif "blank explained" in hard:
                sheet.rules.append(Rule(case.name, Decision("accept", text, ("level",)), use, plan, optional=True))
        rows.append(row)
        printed += 1
        if "repeated header" in hard and printed % 6 == 0 and "grouped plans" not in hard:
            rows.append([Cell(c.text, True) for c in rows[0]])
    sheet.page.add(Table(rows, header_rows=2 if "grouped plans" in hard else 1))
    sheet.may_condition.append("(?i)current")
    if where == "below":
        sheet.page.add(Sentence(sheet.scope(text)))
    sheet.closing()


# ---------------------------------------------------------------- decisions across


def draw_decision_columns(sheet):
    """One mark a row, under the decision that it means."""
    draw, wording = sheet.draw, sheet.wording
    hard = settle(sheet.difficulties(["use sections", "letter sections", "time sentence", "repeated header", "grouped decisions"]))
    scale = sheet.scale(["final expense, four", "final expense, three", "accept, refer, decline"] if sheet.language == "en" else ["accept, refer, decline"])
    uses = "use sections" in hard or draw.choice("use", {"column": 3, "none": 2}) == "column"
    cases = Portfolio(draw, wording, scale, 1, uses)
    mark = draw.choice("mark", MARKS)
    sheet.title()
    window = Rule.window
    if "time sentence" in hard:
        aside = asides.scope_sentence(sheet)
        sheet.page.add(Sentence(sheet.scope(aside.text)))
        window = aside.window
    in_column = uses and "use sections" not in hard
    lead = [Cell(wording.header("name"), True)] + ([Cell(_uses_header(sheet), True)] if in_column else [])
    rows = [lead + [Cell(s.label, True) for s in scale.steps]]
    if "grouped decisions" in hard:
        rows = [[Cell(c.text, True, rows=2) for c in lead] + [Cell(wording.header("decision"), True, cols=len(scale.steps))],
                [Cell(s.label, True) for s in scale.steps]]
    last = None
    for n, case in enumerate(_ordered(sheet, cases, hard)):
        section = wording.use(case.illness) if "use sections" in hard else case.name[0].upper() if "letter sections" in hard else None
        if section != last:
            rows.append([Cell(section, cols=len(lead) + len(scale.steps))])
            last = section
        use = wording.use(case.illness) if uses else None
        rows.append([Cell(case.name)] + ([Cell(use)] if in_column else []) + [Cell(mark if i == case.steps[0] else "") for i in range(len(scale.steps))])
        sheet.rules.append(Rule(case.name, scale.step(case.steps[0]), use, None, window, via=(section,) if section else ()))
        if "repeated header" in hard and n % 6 == 5 and "grouped decisions" not in hard:
            rows.append([Cell(c.text, True) for c in rows[0]])
    sheet.page.add(Table(rows, header_rows=2 if "grouped decisions" in hard else 1))
    sheet.closing()

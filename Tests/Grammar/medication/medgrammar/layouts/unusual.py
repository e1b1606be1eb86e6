"""Charts as somebody would draw them who has seen no other: decisions under plans and ages, colours for decisions, dots and arrows, what limits a name beside it."""

from .. import asides, remarks
from ..page import Cell, Heading, Items, Sentence, Table
from ..portfolio import Portfolio
from ..remarks import INSULIN, OLDER, SMOKERS
from ..truth import ALWAYS, Condition, Decision, Rule, Window

MALE = Condition((r"(?i)\b(male|men|m)\b",))
FEMALE = Condition((r"(?i)\b(female|women|f)\b",))


def draw_unusual(sheet):
    """One of these."""
    draw = sheet.draw
    kind = draw.choice("unusual", {name: weight for name, (weight, _) in KINDS.items()})
    KINDS[kind][1](sheet)
    sheet.closing()


def words(pattern):
    return Condition((f"(?i){pattern}",))


# ---------------------------------------------------------------- decisions in columns that say for whom


def people(draw):
    """Pairs or more of headers that say for whom a column is, with what they say."""
    ages = [("Under 60", Condition(("60",), ({"age": 40},), ({"age": 70},), "age")), ("60+", Condition(("60",), ({"age": 70},), ({"age": 40},), "age"))]
    return draw.choice("people over columns", {
        "ages": 3, "ages in years": 1, "tobacco": 2, "sexes": 1, "severity": 1, "count": 1, "fills": 1}), {
        "ages": ages, "ages in years": [("18-49", Condition(("49",), ({"age": 40},), ({"age": 60},), "age")), ("50-80", Condition(("50",), ({"age": 60},), ({"age": 40},), "age"))],
        "tobacco": [("Tobacco", SMOKERS), ("Non-Tobacco", asides.not_(SMOKERS))], "sexes": [("Men", MALE), ("Women", FEMALE)],
        "severity": [("Mild", words("mild")), ("Moderate", words("moderate")), ("Severe", words("severe"))],
        "count": [("1 medication", words("1 med")), ("2 medications", words("2 med")), ("3 or more", words("3 or more"))],
        "fills": [("1 fill", words("1 fill")), ("2 or more fills", words("2 or more"))]}


def columns_of_people(sheet):
    """Decisions by age, tobacco, sex or severity, perhaps under each of two plans."""
    draw, wording, scale = sheet.draw, sheet.wording, sheet.scale()
    kind, found = people(draw)
    heads = found[kind]
    plans = sheet.plans(2) if draw.chance("plans over people", 0.5) else [None]
    cases = Portfolio(draw, wording, scale, len(plans), True)
    sheet.title()
    last = len(scale.steps) - 1
    lead = [wording.header("name"), wording.header("use")]
    if plans[0]:
        rows = [[Cell(t, True, rows=2) for t in lead] + [Cell(sheet.scope(p), True, cols=len(heads)) for p in plans],
                [Cell(sheet.scope(h), True) for _ in plans for h, _ in heads]]
    else:
        rows = [[Cell(t, True) for t in lead] + [Cell(sheet.scope(h), True) for h, _ in heads]]
    for case in cases.cases:
        row = [Cell(case.name), Cell(wording.use(case.illness))]
        for plan, step in zip(plans, case.steps):
            for n, (_, condition) in enumerate(heads):
                worse = scale.step(min(last, step + n) if kind not in ("ages", "ages in years", "tobacco") else min(last, step + 1 - n))
                row.append(Cell(worse.label))
                sheet.rules.append(Rule(case.name, worse, wording.use(case.illness), plan, condition=condition))
        rows.append(row)
    sheet.page.add(Table(rows, header_rows=2 if plans[0] else 1))


# ---------------------------------------------------------------- words that a legend explains


def colours(sheet):
    """Colours for decisions, which a legend explains: in a column, or over lists of names."""
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale(["final expense, three", "accept, refer, decline"])
    across = draw.choice("colours", {"in rows": 2, "over lists": 1}) == "over lists"
    cases = Portfolio(draw, wording, scale, 1, not across)
    sheet.title()
    names = draw.choice("colour names", [("Green", "Yellow", "Red"), ("Tier 1", "Tier 2", "Tier 3"), ("Go", "Caution", "Stop"), ("A-list", "B-list", "C-list")])
    shape = draw.choice("legend of colours", ["{c} = {d}", "{c}: {d}", "{c} means {d}.", "{c} – {d}"])
    lines = [shape.format(c=c, d=s.label) for c, s in zip(names, scale.steps)]
    joined = draw.choice("legend lines", ["one line", "lines"])
    legend = [Sentence(sheet.scope((" " if lines[0].endswith(".") else "; ").join(lines)))] if joined == "one line" else [Sentence(sheet.scope(t)) for t in lines]
    above = draw.choice("legend stands", ["above", "below"]) == "above"
    if above:
        sheet.page.add(*legend)
    rules = [Rule(c.name, scale.step(c.steps[0]), wording.use(c.illness), labels_also=(names[c.steps[0]], *lines), via=(names[c.steps[0]],)) for c in cases.cases]
    sheet.rules += rules
    if across:
        lists = [[c.name for c in cases.cases if c.steps[0] == n] for n in range(3)]
        rows = [[Cell(sheet.scope(n), True) for n in names]]
        rows += [[Cell(part[i] if i < len(part) else "") for part in lists] for i in range(max(map(len, lists)))]
    else:
        rows = [[Cell(wording.header("name"), True), Cell(wording.header("use"), True), Cell(draw.choice("colour header", ["Status", "Category", "Tier", "Decision", "Rating"]), True)]]
        rows += [[Cell(c.name), Cell(wording.use(c.illness)), Cell(names[c.steps[0]])] for c in cases.cases]
    sheet.page.add(Table(rows))
    if not above:
        sheet.page.add(*legend)


# ---------------------------------------------------------------- lines


def drawn_lines(sheet):
    """Names and decisions with dots, arrows or blanks between them, or lists under underlined headings."""
    draw, wording, scale = sheet.draw, sheet.wording, sheet.scale()
    cases = Portfolio(draw, wording, scale, 1, False)
    sheet.title()
    sheet.formats = {"text": 1}
    shape = draw.choice("drawn", {"dots": 1, "arrow": 1, "double arrow": 0.5, "underlined": 1.5, "stars": 1, "blanks": 1})
    if shape in ("underlined", "stars"):
        for index in sorted({c.steps[0] for c in cases.cases}, reverse=True):
            label = scale.step(index).label
            sheet.scope(label)
            sheet.page.add(Sentence(label if shape == "underlined" else f"*** {label} ***"), *[Sentence(draw.pick("underline", ["-", "="]) * len(label))] * (shape == "underlined"))
            mine = [c for c in cases.cases if c.steps[0] == index]
            sheet.page.add(*[Sentence(c.name) for c in mine])
            sheet.rules += [Rule(c.name, scale.step(index), via=(label,)) for c in mine]
        return
    wide = max(len(c.name) for c in cases.cases) + 4
    for case in cases.cases:
        label = scale.step(case.steps[0]).label
        sign = {"dots": " " + "." * (wide - len(case.name)) + " ", "arrow": " -> ", "double arrow": " => ", "blanks": " " * (wide - len(case.name))}[shape]
        sheet.page.add(Sentence(case.name + sign + label))
        sheet.rules.append(Rule(case.name, scale.step(case.steps[0])))


# ---------------------------------------------------------------- rows with something beside


BESIDE = [  # words beside a decision, what they ask for
    ("not for CHF", words("CHF|heart failure")), ("not available in NY", words("NY")), ("unless hospitalized in last 12 mos", words("hospital")),
    ("if A1C under 8", words("A1C")), ("only w/o insulin", words("insulin")), ("no smokers", words("smok")), ("ages 50+", OLDER and Condition(("50",), ({"age": 60},), ({"age": 40},), "age")),
    ("max 40 mg", words("40 mg")), ("under 40 mg/day", Condition(("40",), ({"dose": 20},), ({"dose": 80},), "dose")), ("with no complications", words("complication")),
    ("if stable 6 months", words("stable")), ("oral only", words("oral")), ("women only", words("women|female")), ("if not on oxygen", words("oxygen")),
    ("one refill max", words("refill")), ("short term use", words("short")), ("in remission 5+ years", words("remission")), ("PRN only", words("PRN")),
]


def words_beside(sheet):
    """Some names or decisions have words of a limit beside them, behind a dash, a comma or in parentheses."""
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale(["final expense, three", "accept, refer, decline", "accept, decline", "final expense, four"])
    where = draw.choice("words beside", {"decision": 3, "name": 2, "use": 1, "unnamed column": 1})
    cases = Portfolio(draw, wording, scale, 1, True)
    sheet.title()
    last = len(scale.steps) - 1
    sign = draw.choice("beside sign", ["{a} – {b}", "{a} ({b})", "{a}, {b}", "{a}; {b}", "{a} {b}"] if where != "name" else ["{a} ({b})", "{a} – {b}", "{a}, {b}"])
    header = [wording.header("name"), wording.header("use"), wording.header("decision")] + [""] * (where == "unnamed column")
    rows = [[Cell(t, True) for t in header]]
    for n, case in enumerate(cases.cases):
        name, use, decision = case.name, wording.use(case.illness), scale.step(case.steps[0])
        text, condition = draw.pick(f"beside.{case.drug.brand}", BESIDE) if case.steps[0] != last and draw.pick(f"beside?.{case.drug.brand}", [0, 0, 1]) else ("", None)
        cells = {"name": name, "use": use, "decision": decision.label}
        if text and where in cells:
            cells[where] = sign.format(a=cells[where], b=text)
        row = list(cells.values()) + ([text] if where == "unnamed column" else [])
        rows.append([Cell(t) for t in row])
        printed = cells["decision"]
        if "not available" in text:     # a decision of its own for some
            sheet.rules.append(Rule(name, Decision("decline", text), use, condition=condition, names_also=(cells["name"],), uses_also=(cells["use"],), labels_also=(printed,), optional=True))
        sheet.rules.append(Rule(name, decision, use, condition=condition, names_also=(cells["name"],), uses_also=(cells["use"],), labels_also=(printed,), via=(text,) if text else ()))
    sheet.page.add(Table(rows))


def further_column(sheet):
    """A column that is in few charts: states, what is taken beside, who prescribes, how many fills, how long."""
    draw, wording, scale = sheet.draw, sheet.wording, sheet.scale()
    cases = Portfolio(draw, wording, scale, 1, True)
    sheet.title()
    header, lines = draw.choice("further column", {
        "States": 1, "Combined With": 1, "Max Refills": 1, "Prescriber": 1, "Duration": 1, "Form": 1, "Quantity": 1, "Sex": 1, "Number of Meds": 1, "BMI": 1}), {
        "States": [("All", None), ("All", None), ("All except NY", "NY"), ("CA, FL, TX", "CA")],
        "Combined With": [("", None), ("", None), ("insulin", "insulin"), ("a diuretic", "diuretic")],
        "Max Refills": [("", None), ("", None), ("3", "3"), ("12", "12")],
        "Prescriber": [("Any", None), ("Any", None), ("Cardiologist", "(?i)cardio")],
        "Duration": [("", None), ("", None), ("under 30 days", "30"), ("6 months or more", "6")],
        "Form": [("", None), ("", None), ("oral", "oral"), ("injection", "inject")],
        "Quantity": [("", None), ("", None), ("90/month", "90"), ("30/month", "30")],
        "Sex": [("Both", None), ("Both", None), ("Female", "(?i)female"), ("Male", "(?i)male")],
        "Number of Meds": [("", None), ("", None), ("1-2", "1"), ("3+", "3")],
        "BMI": [("", None), ("", None), ("under 35", "35"), ("35 and over", "35")]}
    rows = [[Cell(wording.header("name"), True), Cell(wording.header("use"), True), Cell(sheet.scope(header), True), Cell(wording.header("decision"), True)]]
    for n, case in enumerate(cases.cases):
        text, pattern = draw.pick(f"further.{case.drug.brand}", lines[header])
        decision = scale.step(case.steps[0])
        rows.append([Cell(case.name), Cell(wording.use(case.illness)), Cell(text), Cell(decision.label)])
        sheet.rules.append(Rule(case.name, decision, wording.use(case.illness), condition=Condition((pattern,)) if pattern else None, via=(header,)))
    sheet.page.add(Table(rows))


# ---------------------------------------------------------------- what stands far away


def said_far_away(sheet):
    """A sentence at the page's head or end, with a heading between, that limits only one decision, or names medications of no row."""
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale(["final expense, three", "accept, refer, decline", "accept, decline"])
    cases = Portfolio(draw, wording, scale, 1, True)
    worst = scale.worst
    fills = Window(None, 24, "last-fill", basis_also=(None,))
    listed = {c.name for c in cases.cases}
    others = [d for d in ("Xarelto", "Prozac", "Lyrica", "Ativan", "Valium", "Keppra") if not any(d.lower() in n.lower() for n in listed)][:2]
    text, change, extra = draw.choice("said far", {
        "declines dated": 2, "declines of smokers": 1, "declines by age": 1, "about others": 2, "others decided": 2, "others doubted": 1, "two taken": 1, "more taken": 1}), {
        "declines dated": "Unless otherwise noted, all declines are for medications filled within the past 24 months.",
        "declines of smokers": f"{worst.label} applies to tobacco users only.", "declines by age": f"{worst.label}: ages 50 and over only.",
        "about others": "Call us about {0} and {1}.", "others decided": f"{worst.label}: {{0}} and {{1}}." if draw.pick("others.1", [0, 1]) else f"{{0}} and {{1}} are also a {worst.label.lower()}.",
        "others doubted": "{0} and {1} are under review.", "two taken": f"Any two medications on this list together: {worst.label}.",
        "more taken": f"{worst.label} if three or more of these are taken."}, None
    key = draw.chosen["said far"]
    said = change[key].format(*others)
    above = draw.choice("said far stands", ["above", "below"]) == "above"
    between = Heading(draw.choice("heading between", ["Prescription medications", "A to Z", "Drug list", "Medications"]), 3)
    sheet.title()
    sheet.scope(said)
    rules = []
    for c in cases.cases:
        rule = Rule(c.name, scale.step(c.steps[0]), wording.use(c.illness))
        if key.startswith("declines") and rule.decision == worst:
            rule = rule.with_(window=fills) if "dated" in key else rule.with_(condition=SMOKERS if "smokers" in key else Condition(("50",), ({"age": 60},), ({"age": 40},), "age"))
        rules.append(rule)
        if key in ("two taken", "more taken") and rule.decision != worst:
            rules.append(rule.with_(decision=worst, condition=words("two|three|together|more"), labels_also=(said,), via=(said,)))
    if "others" in key:
        outcome = worst if key == "others decided" else Decision("refer", said)
        rules += [Rule(n, outcome, labels_also=(said,), via=(said,)) for n in others]
    rows = [[Cell(wording.header("name"), True), Cell(wording.header("use"), True), Cell(wording.header("decision"), True)]]
    rows += [[Cell(c.name), Cell(wording.use(c.illness)), Cell(scale.step(c.steps[0]).label)] for c in cases.cases]
    sheet.rules += rules
    parts = [Sentence(said), between, Table(rows)] if above else [between, Table(rows), Sentence(said)]
    sheet.page.add(*parts)


# ---------------------------------------------------------------- postponed, dated, repeated


def postponed(sheet):
    """Decisions that put an application off, or pay later: their time is their own."""
    draw, wording = sheet.draw, sheet.wording
    months = draw.pick("postponed.months", [6, 12, 24])
    text = draw.choice("postponed", [f"Postpone {months} months", f"Postponed {months} mos.", f"Defer for {months} months", f"Postpone ({months} months)"])
    scale = sheet.scale(["accept, refer, decline"])
    cases = Portfolio(draw, wording, scale, 1, True)
    sheet.title()
    rows = [[Cell(wording.header("name"), True), Cell(wording.header("use"), True), Cell(wording.header("decision"), True)]]
    for c in cases.cases:
        decision = Decision("refer", text, ("decline",)) if c.steps[0] == 1 else scale.step(c.steps[0])
        rows.append([Cell(c.name), Cell(wording.use(c.illness)), Cell(decision.label)])
        sheet.rules.append(Rule(c.name, decision, wording.use(c.illness)))
    sheet.may_condition.append(f"{months}")
    sheet.page.add(Table(rows))


def sections_of_people(sheet):
    """Rows of one text between the rows say for whom, when or for which state those below them are."""
    draw, wording, scale = sheet.draw, sheet.wording, sheet.scale()
    cases = Portfolio(draw, wording, scale, 1, True, smallest=5, largest=9)
    heads = draw.choice("sections of", {"ages": 2, "tobacco": 1, "times": 1, "states": 1, "sexes": 1, "taking": 1}), {
        "ages": [("Under age 60", None, Condition(("60",), ({"age": 40},), ({"age": 70},), "age")), ("Age 60 and over", None, Condition(("60",), ({"age": 70},), ({"age": 40},), "age"))],
        "tobacco": [("Smokers", None, SMOKERS), ("Non-smokers", None, asides.not_(SMOKERS))],
        "times": [("Filled within 12 months", Window(None, 12, "last-fill"), None), ("Filled more than 12 months ago", Window(12, None, "last-fill"), None)],
        "states": [("New York only", None, words("new york")), ("All other states", None, words("other states"))],
        "sexes": [("Men", None, MALE), ("Women", None, FEMALE)],
        "taking": [("With insulin", None, INSULIN), ("Without insulin", None, asides.not_(INSULIN))]}
    sheet.title()
    last = len(scale.steps) - 1
    rows = [[Cell(wording.header("name"), True), Cell(wording.header("use"), True), Cell(wording.header("decision"), True)]]
    for n, (text, window, condition) in enumerate(heads[1][heads[0]]):
        rows.append([Cell(sheet.scope(text), cols=3)])
        for c in cases.cases:
            decision = scale.step(min(last, c.steps[0] + 1 - n))
            rows.append([Cell(c.name), Cell(wording.use(c.illness)), Cell(decision.label)])
            sheet.rules.append(Rule(c.name, decision, wording.use(c.illness), None, window or ALWAYS, condition))
    sheet.page.add(Table(rows))


def list_items_beside(sheet):
    """Lists under their decisions, of which some names have a limit beside them."""
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale(["final expense, three", "accept, refer, decline", "accept, decline"])
    cases = Portfolio(draw, wording, scale, 1, False)
    sheet.title()
    sign = draw.choice("item beside", ["{a} ({b})", "{a} – {b}", "{a}, {b}", "{a} {b}", "{a} [{b}]", "{a}: {b}"])
    for index in sorted({c.steps[0] for c in cases.cases}, reverse=True):
        label, items = scale.step(index).label, []
        for n, c in enumerate(x for x in cases.cases if x.steps[0] == index):
            text, condition = draw.pick(f"item.{c.drug.brand}", BESIDE) if draw.pick(f"item?.{c.drug.brand}", [0, 0, 0, 1]) else ("", None)
            items.append(sign.format(a=c.name, b=text) if text else c.name)
            if "not available" in text and scale.step(index) != scale.worst:     # the item decides for some
                text, condition = "", None
                items[-1] = c.name
            sheet.rules.append(Rule(c.name, scale.step(index), condition=condition, names_also=(items[-1],), uses_also=("CHF",) if "CHF" in text else (), labels_also=(text,) if text else (), via=(label,)))
        sheet.page.add(Heading(sheet.scope(label), 3), Items(items))


KINDS = {
    "columns of people": (3, columns_of_people), "colours": (2, colours), "drawn lines": (2, drawn_lines), "words beside": (4, words_beside),
    "further column": (2, further_column), "said far away": (3, said_far_away), "postponed": (1, postponed), "sections of people": (2, sections_of_people),
    "items beside": (2, list_items_beside),
}

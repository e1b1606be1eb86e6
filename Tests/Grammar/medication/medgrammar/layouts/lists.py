"""Names alone: under headings that decide, or in one list with marks that a sentence explains."""

from .. import asides, remarks
from ..illnesses import ILLNESSES
from ..page import Cell, Heading, Items, Sentence, Table, Tree
from ..portfolio import Portfolio
from ..truth import Condition, Decision, Rule, Window

HEADS = {
    "en": {"level": ["Level", "Level Benefit", "Medications eligible for Level"], "graded": ["Graded", "Graded Benefit", "Medications eligible for Graded"],
           "modified": ["Modified", "Return of Premium"], "accept": ["Accept", "Acceptable Medications", "Accepted Medications", "Eligible"],
           "refer": ["Refer", "Refer to Underwriting", "Medications that require underwriting review"],
           "decline": ["Decline", "Declined Medications", "Not Eligible", "Automatic Decline", "Uninsurable Medications", "Knock-Out Medications",
                       "Unacceptable Medications"]},
    "fr": {"accept": ["Médicaments acceptés", "Admissible"], "refer": ["À soumettre au siège social"], "decline": ["Médicaments refusés", "Refusé", "Non admissible"]},
}
SENTENCES = {
    "en": [("Applicants taking any of the following medications are not eligible for coverage.", "not eligible"),
           ("The following medications are an automatic decline.", "decline"),
           ("If the proposed insured takes any medication listed below, do not submit an application; the case will be declined.", "declined"),
           ("Use of any of these medications will result in a decline.", "decline"),
           ("Any applicant currently prescribed one of the medications listed below is uninsurable.", "uninsurable"),
           ("These medications are not acceptable.", "not acceptable")],
    "fr": [("Les médicaments suivants entraînent un refus.", "refus"), ("Les personnes qui prennent un des médicaments suivants ne sont pas admissibles.", "admissibles")],
}
TIMES = {"en": ["{h} if filled within the last {n} months", "{h} – filled within {n} months", "{h} (filled in the past {n} months)"],
         "fr": ["{h} si renouvelé au cours des {n} derniers mois"]}


def draw_lists(sheet):
    """A list under each decision."""
    draw, wording = sheet.draw, sheet.wording
    hard = sheet.difficulties(["time in heading", "use headings", "age heading", "sentence decides", "letters inside", "two columns", "plans in headings",
                               "use in item", "dose in item", "continued heading", "time below heading", "age below heading", "plan in heading",
                               "time in item", "age in item", "several names in item", "numbered items", "tobacco heading",
                               "sentence behind", "sentence behind"])
    if "sentence behind" in hard:
        hard -= {name for name in hard if name.split()[0] in ("time", "age", "tobacco")}
    if hard & {"plan in heading", "plans in headings"} == {"plan in heading", "plans in headings"}:
        hard -= {"plan in heading"}
    if "time in heading" in hard:
        hard -= {"time below heading", "time in item"}
    if "several names in item" in hard:     # a letter between names of one line would be a name
        hard -= {"use in item", "dose in item", "time in item", "age in item", "letters inside"}
        if wording.name_style == "brand, generic rows":     # a brand beside its generic could be one name
            wording.name_style = "brand"
    for name in ("use in item", "dose in item", "time in item", "age in item"):
        if name in hard:
            hard -= {"use in item", "dose in item", "time in item", "age in item"} - {name}
    if "use headings" in hard:
        hard -= {"sentence decides", "use in item", "plans in headings", "continued heading", "time below heading", "age below heading"}
    if "plans in headings" in hard:
        hard -= {"sentence decides", "age heading"}
    only = ["final expense, four", "final expense, three", "accept, refer, decline", "accept, decline"] if sheet.language == "en" else None
    scale = sheet.scale(only)
    cases = Portfolio(draw, wording, scale, 1, False)
    sheet.title()
    printed_as = draw.choice("list printed as", {"list": 4, "one column table": 1, "grid table": 1.5, "paragraphs": 1, "grid under header row": 0.8, "nested list": 0.8})
    if "two columns" in hard:
        printed_as = draw.chosen["list printed as"] = "grid table"
    if printed_as in ("nested list", "grid under header row"):      # nothing stands between such a heading and its names
        hard -= {"time below heading", "age below heading"}
    if "sentence decides" in hard:
        text, label = draw.choice("sentence", SENTENCES[sheet.language])
        last = len(scale.steps) - 1
        listed = [c for c in cases.cases if c.steps[0] == last] or cases.cases[:4]
        window, condition = None, None
        sheet.page.add(Sentence(sheet.scope(text)))
        sheet.may_condition.append("(?i)current|taking|takes|use of")
        decision = Decision("decline", label)
        _list(sheet, hard, listed, lambda c: Rule(c.name, decision, via=(text,)), printed_as)
        sheet.closing()
        return
    groups = {}
    for case in cases.cases:
        groups.setdefault(case.steps[0], []).append(case)
    order = sorted(groups, reverse=draw.choice("worst first", {"yes": 1, "no": 1}) == "yes")
    plans = ["Secure Term", "Whole Life"] if "plans in headings" in hard else [None]
    for plan in plans:
        if plan:
            sheet.page.add(Heading(sheet.scope(plan), 2))
        for index in order:
            _group(sheet, hard, scale.step(index), index, groups[index], plan)(printed_as)
    if "sentence behind" in hard and sheet.language == "en":
        sheet.behind(remarks.sentence_behind(sheet))
    sheet.closing()


def _group(sheet, hard, step, index, listed, plan):
    draw = sheet.draw
    heading = draw.pick(f"heading.{step.outcome}", HEADS[sheet.language].get(step.outcome, [step.label]))
    window, condition = Rule.window, None
    if "time in heading" in hard and step.outcome == "decline":
        months = draw.pick("heading months", [12, 24, 36])
        heading = draw.choice("heading time", TIMES[sheet.language]).format(h=heading, n=months)
        window = Window(None, months, "last-fill")
    if "age heading" in hard and step.outcome == "decline":
        text = draw.choice("heading age", ["{h} (ages 60 and over)", "{h} – ages 18-59", "{h} under age 60"] if sheet.language == "en" else ["{h} (60 ans et plus)"])
        inside, outside = (65, 40) if "60 " in text else (40, 65)
        heading = text.format(h=heading)
        condition = Condition(("60|59",), ({"age": inside},), ({"age": outside},), "age")
    if "tobacco heading" in hard and step.outcome == "decline":
        text, yes = draw.choice("heading tobacco", [("{h} – Tobacco users", True), ("{h} (smokers)", True), ("{h} – Non-tobacco", False)]) if sheet.language == "en" else ("{h} – Fumeurs", True)
        heading = text.format(h=heading)
        people = ({"tobacco": "yes"},), ({"tobacco": "no"},)
        condition = asides.both(condition, Condition(("(?i)tobac|smok|fumeur",), *(people if yes else people[::-1]), "tobacco"))
    product = plan
    if "plan in heading" in hard and step.outcome == "decline" and sheet.language == "en":
        product = draw.pick("heading plan.name", ["Secure Term", "Easy Term", "Golden Promise Whole Life", "Whole Life", "Legacy Whole Life", "Plan A"])
        heading = draw.choice("heading plan", ["{p}: {h}", "{p} – {h}", "{h} – {p}", "{h} for {p}"]).format(h=heading, p=product)
    below = None
    if "time below heading" in hard and step.outcome == "decline":
        months = draw.pick("below months", [12, 24])
        below = draw.choice("below time", ["If filled within the last {n} months.", "Filled in the past {n} months", "Applies if the medication was filled within {n} months."]
                            if sheet.language == "en" else ["Si renouvelé au cours des {n} derniers mois."]).format(n=months)
        window = Window(None, months, "last-fill")
    if "age below heading" in hard and step.outcome == "decline":
        below = draw.choice("below age", ["Applies to ages 60 and over.", "Ages 60-85 only", "For applicants age 60 and older."] if sheet.language == "en" else ["Pour les 60 ans et plus."])
        condition = asides.both(condition, Condition(("60",), ({"age": 65},), ({"age": 40},), "age"))
    decision = Decision(step.outcome, heading, step.outcome_also)

    def write(printed_as):
        if "use headings" in hard:
            by_use = {}
            for case in listed:
                by_use.setdefault(ILLNESSES[case.drug.uses[0]], []).append(case)
            printed_as = {"grid under header row": "grid table", "nested list": "list"}.get(printed_as, printed_as)
            sheet.page.add(Heading(sheet.scope(heading), 2))
            for illness, some in by_use.items():
                use = sheet.wording.use(illness)
                sheet.page.add(Heading(sheet.scope(use), 3))
                _list(sheet, hard, some, lambda c: Rule(c.name, decision, use, plan, window, condition, via=(heading, use)), printed_as)
            return
        if printed_as in ("grid under header row", "nested list"):
            sheet.scope(heading)
        else:
            sheet.page.add(Heading(sheet.scope(heading), 3 if plan else 2))
        if below:
            sheet.page.add(Sentence(sheet.scope(below)))
        make = lambda c: Rule(c.name, decision, None, product, window, condition, via=(heading,))
        if "continued heading" in hard and len(listed) > 3 and printed_as not in ("grid under header row", "nested list"):
            half = len(listed) // 2
            _list(sheet, hard, listed[:half], make, printed_as)
            sheet.page.add(Heading(heading + (" (continued)" if sheet.language == "en" else " (suite)"), 3 if plan else 2))
            _list(sheet, hard, listed[half:], make, printed_as)
            return
        _list(sheet, hard, listed, make, printed_as, heading)
    return write


def _list(sheet, hard, listed, rule_of, printed_as, heading=None):
    texts, letter = [], None
    if "grid" in printed_as:            # letters between the names of a grid would be names
        hard = hard - {"letters inside"}
    for case in sorted(listed, key=lambda c: c.name.lower()) if "letters inside" in hard else listed:
        rule, text = rule_of(case), case.name
        if "use in item" in hard and len(case.drug.uses) > 1 or "use in item" in hard and sheet.draw.pick(f"item.{case.drug.brand}", [0, 1]):
            use = sheet.wording.use(ILLNESSES[case.drug.uses[0]])
            if "(" not in text and "(" not in use:
                text = f"{case.name} ({use})"
                rule = rule.with_(use=use, names_also=(text,))
        if "dose in item" in hard and case.drug.dose and "(" not in text:
            dose = asides.dose_words(sheet, case.drug.dose)
            text = f"{text}, {dose.text}"
            rule = rule.with_(medication=text, names_also=(case.name, f"{case.name}, {dose.text}"), condition=asides.both(rule.condition, dose.condition))
        if "time in item" in hard and sheet.draw.pick(f"item.time.{case.drug.brand}", [0, 1]) and "(" not in text and rule.window.always:
            wording, window = sheet.draw.choice("item time", [("{n} – if filled within 12 months", Window(None, 12, "last-fill")),
                                                             ("{n} (filled in past 2 years)", Window(None, 24, "last-fill"))]) if sheet.language == "en" else ("{n} (moins de 24 mois)", Window(None, 24, "last-fill", (), (23,), (None,)))
            text = wording.format(n=case.name)
            rule = rule.with_(window=window, names_also=(text,))
        if "age in item" in hard and sheet.draw.pick(f"item.age.{case.drug.brand}", [0, 1]) and "(" not in text:
            wording, inside, outside = sheet.draw.choice("item age", [("{n} (under age 60)", 50, 65), ("{n} (ages 60+)", 65, 50), ("{n}, ages 60 and over", 65, 50)]) if sheet.language == "en" else ("{n} (60 ans et plus)", 65, 50)
            text = wording.format(n=case.name)
            rule = rule.with_(condition=asides.both(rule.condition, Condition(("60|59",), ({"age": inside},), ({"age": outside},), "age")), names_also=(text,))
        sheet.rules.append(rule)
        if "letters inside" in hard and case.name[0].upper() != letter:
            letter = case.name[0].upper()
            texts.append(letter)
        texts.append(text)
    if "numbered items" in hard and printed_as in ("list", "paragraphs"):
        texts = [f"{n}. {t}" for n, t in enumerate(texts, 1)]
        printed_as = "paragraphs"
    if "several names in item" in hard and not any("," in t for t in texts):
        texts = [", ".join(texts[i:i + 3]) for i in range(0, len(texts), 3)]
    if printed_as == "nested list":
        if heading is None:
            sheet.page.add(Items(texts))
        else:
            last = sheet.page.blocks[-1] if sheet.page.blocks else None
            if isinstance(last, Tree):
                last.branches.append((heading, texts))
            else:
                sheet.page.add(Tree([(heading, texts)]))
    elif printed_as == "grid under header row" and heading is not None:
        width = 3
        cells = [Cell(t) for t in texts] + [Cell("") for _ in range(-len(texts) % width)]
        sheet.page.add(Table([[Cell(heading, True, cols=width)]] + [cells[i:i + width] for i in range(0, len(cells), width)]))
    elif printed_as == "list":
        sheet.page.add(Items(texts))
    elif printed_as == "paragraphs":
        sheet.page.add(*[Sentence(t) for t in texts])
    elif printed_as == "one column table":
        sheet.page.add(Table([[Cell(t)] for t in texts], header_rows=0))
    else:
        width = 3 if len(texts) > 6 else 2
        cells = [Cell(t) for t in texts] + [Cell("") for _ in range(-len(texts) % width)]
        sheet.page.add(Table([cells[i:i + width] for i in range(0, len(cells), width)], header_rows=0))


# ---------------------------------------------------------------- marks behind names


NOTES = {
    "en": [("{m} May qualify for the Graded benefit", Decision("graded", "May qualify for the Graded benefit")),
           ("{m} Refer to underwriting", Decision("refer", "Refer to underwriting")),
           ("{m} = Graded", Decision("graded", "Graded")),
           ("{m} Eligible for Modified plan only", Decision("modified", "Eligible for Modified plan only")),
           ("{m} Decline only if filled within the past 12 months", None)],
    "fr": [("{m} À soumettre au siège social", Decision("refer", "À soumettre au siège social"))],
}


def draw_marked_list(sheet):
    """One list that is refused, and names with a mark that are decided otherwise."""
    draw, wording = sheet.draw, sheet.wording
    hard = sheet.difficulties(["two marks", "note above", "mark with space", "mark before"])
    scale = sheet.scale(["final expense, four"] if sheet.language == "en" else None)
    cases = Portfolio(draw, wording, scale, 1, False, smallest=8, largest=18)
    sheet.title()
    printed_as = draw.choice("list printed as", {"list": 4, "one column table": 1, "grid table": 1.5, "paragraphs": 1})
    over = draw.choice("list decided by", {"heading": 1, "sentence": 1})
    if over == "heading":
        label = draw.pick("heading.decline", HEADS[sheet.language]["decline"])
        sheet.page.add(Heading(sheet.scope(label), 2))
    else:
        text, label = draw.choice("sentence", SENTENCES[sheet.language])
        sheet.may_condition.append("(?i)current|taking|takes|use of")
        sheet.page.add(Sentence(sheet.scope(text)))
    plain = Decision("decline", label)
    mark = draw.choice("mark", {"*": 4, "†": 3, "+": 0.2, "#": 2, "**": 1, "1": 0.3, "(G)": 0.2, "◊": 0.8, "‡‡": 0.8, "§": 0.6, "^": 0.5, "♦": 0.4, "~": 0.3})
    note, meant = draw.choice("note", NOTES[sheet.language])
    marks = [(mark, note, meant)]
    if "two marks" in hard and sheet.language == "en":
        other = draw.pick("mark.2", ["**", "‡"] if mark in "*†" else ["##"])
        marks.append((other, *draw.pick("note.2", [n for n in NOTES["en"] if n[0] != note and n[1] != meant and not (meant and n[1] and n[1].outcome == meant.outcome)])))
    notes = [sheet.scope(n.format(m=m)) for m, n, _ in marks]
    if "note above" in hard:
        sheet.page.add(*[Sentence(n) for n in notes])
    texts = []
    listed = cases.names
    for i, name in enumerate(listed):
        drug = cases.of(name)[0].drug.brand
        which = draw.pick(f"marked.{drug}", [None, None, 0] + ([1] if len(marks) > 1 else []))
        if drug == cases.of(listed[0])[0].drug.brand and which is None:
            which = 0
        if which is None:
            texts.append((name, ""))
            sheet.rules.append(Rule(name, plain))
            continue
        m, n, decision = marks[which]
        texts.append((name, m))
        if decision is None:
            sheet.rules.append(Rule(name, plain, window=Window(None, 12, "last-fill"), labels_also=(n.format(m="").strip(),)))
        else:
            sheet.rules.append(Rule(name, decision))
    printed = [f"{m} {n}".strip() if "mark before" in hard and m else f"{n} {m}".strip() if "mark with space" in hard else n + m for n, m in texts]
    if printed_as == "list":
        sheet.page.add(Items(printed))
    elif printed_as == "paragraphs":
        sheet.page.add(*[Sentence(t) for t in printed])
    elif printed_as == "one column table":
        sheet.page.add(Table([[Cell(t)] for t in printed], header_rows=0))
    else:
        cells = [Cell(t) for t in printed] + [Cell("") for _ in range(-len(printed) % 3)]
        sheet.page.add(Table([cells[i:i + 3] for i in range(0, len(cells), 3)], header_rows=0))
    if "note above" not in hard:
        sheet.page.add(*[Sentence(n) for n in notes])
    sheet.closing()

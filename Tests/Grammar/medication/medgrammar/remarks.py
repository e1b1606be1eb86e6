"""What is decided for some, away from the decision: in a column of remarks, in a sentence behind the table, for one medication by name."""

from .asides import Aside, Column, age_condition, both, not_
from .truth import Condition, Window

OLDER = Condition(("(49|50)",), ({"age": 40},), ({"age": 60},), "age")
SMOKERS = Condition(("(?i)tobac|smok|fumeur",), ({"tobacco": "yes"},), ({"tobacco": "no"},), "tobacco")
INSULIN = Condition(("(?i)insulin",), ({"with": True},), ({"with": False},), "taking")


def split_by(condition, worst, label):
    """The rule for all others, and the worst decision for those whom the condition is for."""
    def variants(rule):
        return [rule.with_(condition=both(rule.condition, condition), decision=worst, labels_also=(label,)),
                rule.with_(condition=both(rule.condition, not_(condition)), labels_also=(label,))]
    return variants


def split_by_time(months, worst, label, also=()):
    """The same for those who filled it within so many months."""
    basis = dict(basis="last-fill", basis_also=(None,))

    def variants(rule):
        return [rule.with_(window=Window(None, months, high_also=also, **basis), decision=worst, labels_also=(label,)),
                rule.with_(window=Window(months, None, low_also=(None, *also), **basis), labels_also=(label,))]
    return variants


def remark(draw, name, worst, drug):
    """What a remark beside a decision decides for some: its words, and the rules that it makes of one."""
    shapes = ["{w} if under age 50", "{w} under age 50", "Ages 18-49: {w}", "Under 50: {w}", "{w} for tobacco users", "Tobacco users: {w}", "Smokers – {w}",
              "{w} if taken with insulin", "If filled within 12 months: {w}", "{w} if filled in the past 12 months", "{w} if last filled < 2 years ago",
              "{w} if hospitalized in past 12 months", "{w} with COPD", "If stable less than 12 months, {w}", "{w} if any complications"]
    if drug.brand == "Lantus":
        shapes = ["{w} if more than 50 units per day", "{w} over 50 units/day", "If > 50 units daily: {w}"]
    elif drug.dose:
        shapes += [f"{{w}} if more than {drug.dose} mg per day", f"{{w}} over {drug.dose} mg", f"If > {drug.dose} mg: {{w}}"] * 3
    shape = draw.pick(name, shapes)
    text = shape.format(w=worst.label)
    if "filled" in shape:
        months, also = (24, (23,)) if "2 years" in shape else (12, ())
        return text, split_by_time(months, worst, text, also)
    if "50 units" in shape:
        return text, split_by(Condition(("50 units",)), worst, text)
    if " mg" in shape:
        return text, split_by(Condition((str(drug.dose),), ({"dose": drug.dose * 2},), ({"dose": drug.dose / 2},), "dose"), worst, text)
    for word, condition in (("50", OLDER), ("49", OLDER), ("obacco", SMOKERS), ("moker", SMOKERS), ("insulin", INSULIN)):
        if word in shape:
            return text, split_by(condition, worst, text)
    word = next(w for w in ("hospital", "COPD", "stable", "complication") if w in shape)
    return text, split_by(Condition((f"(?i){word}",)), worst, text)


def remarks_column(sheet):
    """A column of remarks of which some decide."""
    header = sheet.draw.choice("remarks header", ["Remarks", "Notes", "Comments", "Exceptions", "Special Instructions", "Additional Information"])

    def lines(case, cases):
        last = len(cases.scale.steps) - 1
        key = f"remark.{case.drug.brand}.{case.illness.key if case.illness else ''}"
        if case.rung is not None or case.steps[0] == last or not sheet.draw.pick(key, [1, 1, 0]):
            return [Aside("")]
        text, variants = remark(sheet.draw, key + ".text", cases.scale.worst, case.drug)
        return [Aside(text, variants=variants)]
    return Column(header, lines)


# ---------------------------------------------------------------- sentences behind a table


def sentence_behind(sheet, worst=None):
    """A sentence below all tables that says when or for whom they hold, or that decides otherwise for some of all."""
    draw = sheet.draw
    kinds = {"time": 3, "age": 2, "tobacco": 1.5}
    if worst is not None and worst.outcome == "decline":
        kinds["decides"] = 2.5
    kind = draw.choice("sentence behind", kinds)
    if kind == "time":
        months = draw.pick("behind.months", [12, 24, 36])
        text = draw.choice("sentence behind text", [
            "The decisions above apply to prescriptions filled within the last {n} months.", "Decisions are based on prescriptions filled within the last {n} months.",
            "All medications above: filled in the past {n} months.", "The above applies only if the medication was filled within the past {n} months.",
            "Prescriptions last filled more than {n} months ago need not be considered.", "Applies only to fills within {n} months of application."]).format(n=months)
        return text, lambda rule: [rule.with_(window=Window(None, months, "last-fill", basis_also=(None,)))]
    if kind == "age":
        text, inside, outside = draw.choice("sentence behind text", [
            ("This chart applies to applicants ages 50-85.", 60, 40), ("The decisions above are for applicants age 60 and over.", 70, 40),
            ("For ages 18-59 only.", 40, 70), ("Not for applicants under age 50.", 60, 40), ("Issue ages 50 to 80 for all of the above.", 60, 40)])
        condition = Condition(("(50|60|59)",), ({"age": inside},), ({"age": outside},), "age")
        return text, lambda rule: [rule.with_(condition=both(rule.condition, condition))]
    if kind == "tobacco":
        text, yes = draw.choice("sentence behind text", [("Decisions shown are for non-tobacco users.", False), ("The above applies to tobacco users only.", True),
                                                         ("All decisions assume a non-smoker.", False), ("For smokers only.", True)])
        condition = SMOKERS if yes else not_(SMOKERS)
        return text, lambda rule: [rule.with_(condition=both(rule.condition, condition))]
    text, variants = draw.choice("sentence behind text", {
        "Tobacco users taking any medication above: {w}.": 1, "Applicants under age 50 taking any of the above: {w}.": 1, "{w} if any of the above was filled within the last 6 months.": 1,
        "All of the above are {w} for tobacco users.": 1, "Any medication above taken with insulin is a {w}.": 1}), None
    shape = text
    text = shape.format(w=worst.label)
    if "6 months" in shape:
        variants = split_by_time(6, worst, text)
    else:
        variants = split_by(SMOKERS if "obacco" in shape else OLDER if "50" in shape else INSULIN, worst, text)
    return text, lambda rule: [rule] if rule.decision == worst else variants(rule)


def named_note(sheet, cases):
    """A sentence below the table about one of its medications: its words, and whom it splits."""
    draw, worst = sheet.draw, cases.scale.worst
    last = len(cases.scale.steps) - 1
    open_ = [c for c in cases.cases if c.rung is None and c.steps[0] != last]
    if not open_ or worst.outcome != "decline":
        return None
    name = draw.pick("named note", sorted({c.name for c in open_}))
    shape = draw.choice("named note text", ["{n}: {w} if under age 50.", "{n} is {w} for tobacco users.", "{n} – {w} if taken with insulin.",
                                            "Note: applicants under age 50 taking {n} are {w}.", "For {n}, {w} if under age 50."])
    condition = SMOKERS if "tobacco" in shape else INSULIN if "insulin" in shape else OLDER
    text = shape.format(n=name, w=worst.label)
    variants = split_by(condition, worst, text)
    return text, lambda rule: variants(rule) if rule.medication == name and rule.decision != worst else [rule]


# ---------------------------------------------------------------- columns that a sentence explains


def explained_columns(sheet):
    """Two columns of decisions under letters, and the sentence that says for whom each is: headers, sentence, conditions."""
    draw = sheet.draw
    first, last = draw.choice("letters over columns", [("A", "B"), ("Column A", "Column B"), ("I", "II"), ("Group 1", "Group 2"), ("(1)", "(2)")])
    kind = draw.choice("columns explained", {"age": 2, "tobacco": 1, "time": 1})
    if kind == "age":
        young, old = draw.pick("explained ages", [("ages 18-59", "ages 60-85"), ("under age 60", "age 60 and over"), ("issue ages 18 to 59", "issue ages 60 to 85")])
        low, high = (Condition(("(59|60)",), ({"age": a},), ({"age": b},), "age") for a, b in ((40, 70), (70, 40)))
        said = [(old, None, high), (young, None, low)]
    elif kind == "tobacco":
        pair = draw.pick("explained tobacco", [("tobacco users", "non-tobacco users"), ("smokers", "non-smokers")])
        said = [(pair[0], None, SMOKERS), (pair[1], None, not_(SMOKERS))]
    else:
        basis = dict(basis="last-fill", basis_also=(None,))
        said = [("filled within 24 months", Window(None, 24, **basis), None), ("filled more than 24 months ago", Window(24, None, **basis), None)]
    shape = draw.choice("columns explained by", ["{a} = {x}; {b} = {y}", "{a}: {x}; {b}: {y}", "{a} is for {x}, {b} for {y}.", "Use {a} for {x} and {b} for {y}.", "{a} – {x}, {b} – {y}"])
    if kind == "time" and "for" in shape:
        shape = "{a} = {x}; {b} = {y}"
    text = shape.format(a=first, b=last, x=said[0][0], y=said[1][0])
    return (first, last), text, [(window, condition) for _, window, condition in said]


def explained_time(sheet):
    """A column of bare numbers and the sentence that says what they are: header, sentence, months of one, event."""
    return sheet.draw.choice("time explained", [
        ("Look-back", "Look-back periods are in months since the last fill.", 1, "last-fill"), ("Time", "All times are in months since the last fill.", 1, "last-fill"),
        ("Look-back", "Look-back is shown in years.", 12, None), ("Period", "The period is the number of years since the prescription was last filled.", 12, "last-fill"),
        ("Time Frame", "Time frames are months from the last fill date.", 1, "last-fill"),
        ("Fill", "Fill: months since the medication was last filled.", 1, "last-fill")])


def ends_columns(sheet):
    """Two columns of numbers, which a sentence calls ages; the column keeps that sentence as `said`."""
    headers, said = sheet.draw.choice("ends explained", [
        (("From", "To"), "From and To are issue ages."), (("Min", "Max"), "Min and Max are the ages for which the decision applies."),
        (("Low", "High"), "Low and High: age of the applicant."), (("Over", "To"), "\"Over\" and \"To\" are ages last birthday.")])
    edge = sheet.draw.pick("ends edge", [50, 60])

    def lines(case, cases):
        last = len(cases.scale.steps) - 1
        if case.illness is None or case.illness.gravity not in (1, 2) or len(case.steps) > 1 or case.steps[0] == last:
            return [Aside(("18", "80"), Condition(("80",), ({"age": 40},), ({"age": 90},), "age"))]
        return [Aside(("18", str(edge - 1)), Condition((str(edge - 1),), ({"age": edge - 5},), ({"age": edge + 5},), "age"), step=last),
                Aside((str(edge), "80"), Condition((str(edge),), ({"age": edge + 5},), ({"age": edge - 5},), "age"), step=case.steps[0])]
    return Column(headers, lines), said

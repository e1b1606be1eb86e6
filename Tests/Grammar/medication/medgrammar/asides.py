"""What is said beside a decision: ages, doses, tobacco, other medications and illnesses, times over a whole page."""

from dataclasses import dataclass

from .truth import Condition, Window


# Signs behind a name, a use or a decision that a note explains; some in no list of such signs.
MARKS = {"*": 4, "†": 3, "**": 2, "◊": 1, "‡‡": 1, "§": 1, "¶": 0.5, "^": 1, "***": 0.5, "♦": 0.5, "☼": 0.3, "(a)": 0.5, "~": 0.5}


@dataclass(frozen=True)
class Aside:
    text: str
    condition: Condition | None = None
    window: Window | None = None
    step: int | None = None
    mark: str = ""
    variants: object = None     # makes several rules of one


@dataclass(frozen=True)
class Column:
    """A further column: its header, and the lines that a case is printed on."""

    header: str
    lines: object


def both(first, second):
    """Two conditions as one."""
    if first is None or second is None:
        return first or second
    return Condition(first.words + second.words, (), (), first.kind if first.kind == second.kind else "words")


def age_condition(low, high):
    words = tuple(str(n) for n in (low, high) if n is not None)
    inside = low + 1 if low is not None else high - 1
    outside = (high + 5,) if high is not None else (low - 5,)
    return Condition(words, ({"age": inside},), tuple({"age": a} for a in outside), "age")


def not_(condition):
    return Condition(condition.words, condition.fails, condition.holds, condition.kind)


# ---------------------------------------------------------------- sentences over a table


def scope_sentence(sheet):
    """A time that holds for all rows of the table below."""
    draw = sheet.draw
    months = draw.pick("scope.months", [12, 24, 36])
    if sheet.language == "fr":
        text = f"S'applique aux ordonnances renouvelées au cours des {months} derniers mois."
        return Aside(text, window=Window(None, months, "last-fill", basis_also=(None,)))
    text = draw.choice("scope.sentence", [
        f"The decisions below apply to prescriptions filled within the last {months} months.",
        f"Applies to any prescription filled in the past {months} months.",
        f"Decisions are for medications filled within {months} months of the application date.",
        f"Look-back period: {months // 12} year{'s' if months > 12 else ''}.",
    ])
    return Aside(text, window=Window(None, months, "last-fill", basis_also=(None,)))


def split(sheet, kind):
    """Two tables with the same rows, told apart by their headings."""
    draw, french = sheet.draw, sheet.language == "fr"
    if kind == "age tables":
        edge = draw.pick("edge", [50, 60, 65])
        heads = draw.choice("age heading", ["Ages 18-{a}", "Issue ages 18–{a}", "Under age {b}", "Ages 18 to {a}", "Under {b} years", "18-{a} years"])
        first = f"{edge} ans et moins" if french else heads.format(a=edge - 1, b=edge)
        last = f"Plus de {edge} ans" if french else draw.pick("age heading.2", [f"Ages {edge} and over", f"Ages {edge}-80", f"Age {edge}+"])
        if "years" in heads and not french:
            last = draw.pick("age heading.3", [f"{edge} years and over", f"{edge}-80 years"])
        cut = edge if french else edge - 1
        low = Condition((r"(%d|%d)" % (edge, edge - 1),), ({"age": cut - 2},), ({"age": cut + 3},), "age")
        high = Condition((r"(%d|%d)" % (edge, edge + 1),), ({"age": cut + 3},), ({"age": cut - 2},), "age")
        return [(first, None, low, None), (last, None, high, None)]
    if kind == "tobacco tables":
        pair = ("Fumeur", "Non-fumeur") if french else draw.choice("tobacco heading", [("Tobacco", "Non-Tobacco"), ("Smoker", "Non-smoker"),
                                                                                   ("Tobacco users", "Non-tobacco users")])
        yes, no = (Condition((r"(?i)smok|tobac|fumeur",), ({"tobacco": t},), ({"tobacco": o},), "tobacco") for t, o in (("yes", "no"), ("no", "yes")))
        return [(pair[0], None, yes, None), (pair[1], None, no, None)]
    months = draw.pick("edge.months", [12, 24])
    first, last = (f"Renouvelé depuis moins de {months} mois", f"Renouvelé il y a plus de {months} mois") if french else draw.choice(
        "time heading", [(f"Filled within {months} months", f"Filled more than {months} months ago"),
                         (f"Last filled within the past {months // 12} year{'s' * (months > 12)}", f"Last filled over {months // 12} year{'s' * (months > 12)} ago"),
                         (f"Last fill: 0-{months} months", f"Last fill: over {months} months")])
    loose = (months - 1,) if french else ()
    return [(first, Window(None, months, "last-fill", high_also=loose), None, None), (last, Window(months, None, "last-fill"), None, None)]


# ---------------------------------------------------------------- words in a decision


def age_in_decision(sheet, decision, worst):
    """A decision that refuses some ages: two records."""
    low, high = sheet.draw.pick("refused ages", [(40, 49), (18, 39), (70, 80)])
    word = worst.label.lower() if worst.label.isalpha() else worst.label
    text = sheet.draw.choice("age wording", [
        "{d}; {w} {l}-{h}", "{d} ({w} ages {l}-{h})", "{d} (ages {l}-{h}: {w})", "{d}, {w} if age {l} to {h}", "{d}; {w} if under age {b}"])
    if "{b}" in text:
        low, high = None, 49
    printed = text.format(d=decision.label, w=word, l=low, h=high, b=50)
    inside = age_condition(low, 50 if low is None else high) if low is not None else Condition(("(49|50)",), ({"age": 40},), ({"age": 60},), "age")

    def variants(rule):
        return [rule.with_(condition=both(rule.condition, not_(inside)), labels_also=(printed,)),
                rule.with_(condition=both(rule.condition, inside), decision=worst, labels_also=(printed,))]
    return printed, variants


def second_decision(sheet, decision, worst, case):
    """A decision that another illness or medication turns into a refusal: two records."""
    word = worst.label
    text, words = sheet.draw.choice("second wording", [
        ("{d} ({w} with insulin)", "insulin"), ("{d}; {w} if with COPD", "COPD"), ("{d} – {w} if diagnosed with stroke", "stroke")])
    printed = text.format(d=decision.label, w=word)

    def variants(rule):
        return [rule.with_(condition=both(rule.condition, Condition((f"(?i){words}",))), labels_also=(printed,)),
                rule.with_(condition=both(rule.condition, Condition((f"(?i){words}",))), decision=worst, labels_also=(printed,))]
    return printed, variants


def ladder_in_decision(sheet, scale):
    """One cell that decides by time: a rule for each rung."""
    best, worst = scale.best, scale.worst
    middle = scale.step(1) if len(scale.steps) > 2 else None
    shapes = [("{w} if filled within 12 months, otherwise {b}", 12), ("{w} if filled within 24 months; {b} if over 24 months", 24),
              ("{w} (within 24 months), {b} (over 24 months)", 24), ("{w} (< 2 years), {b} (> 2 years)", 24)]
    if sheet.language == "fr":
        shapes = [("{w} si moins de 12 mois, sinon {b}", 12)]
    elif middle is not None:
        shapes.append(("{w} 0-12 months; {m} 13-24 months; {b} over 24 months", None))
        shapes.append(("{w} if within 12 months, {m} if 13-24 months, {b} thereafter", None))
    text, months = sheet.draw.choice("ladder wording", shapes)
    printed = text.format(w=worst.label, b=best.label, m=middle.label if middle else "")
    loose = 1 if "<" in text or "moins" in text else 0
    basis = dict(basis="last-fill", basis_also=(None,))

    def variants(rule):
        if months is None:
            return [rule.with_(window=Window(None, 12, **basis), decision=worst, labels_also=(printed,)),
                    rule.with_(window=Window(12, 24, **basis), decision=middle, labels_also=(printed,)),
                    rule.with_(window=Window(24, None, **basis), decision=best, labels_also=(printed,))]
        return [rule.with_(window=Window(None, months, high_also=(months - loose,), **basis), decision=worst, labels_also=(printed,)),
                rule.with_(window=Window(months, None, low_also=(months - loose,), **basis), decision=best, labels_also=(printed,))]
    return printed, variants


def brand_headers(sheet):
    """Two columns of names."""
    first = sheet.draw.choice("brand columns", ["brand first", "generic first"])
    pair = sheet.draw.pick("brand headers", [("Brand Name", "Generic Name"), ("Brand", "Generic"), ("Trade Name", "Generic Name")]) if sheet.language == "en" else (
        "Nom commercial", "Nom générique")
    return pair if first == "brand first" else pair[::-1]


def illness_time(sheet, decision):
    """A decision with a time that is the illness's or the treatment's, and no fill's: a condition, and no window."""
    if sheet.language == "fr":
        text, words = "{d} si stable depuis 2 ans", "(?i)stable"
    else:
        text, words = sheet.draw.choice("illness time", [
            ("{d} (stable for 2 years)", "(?i)stable"), ("{d} if stable 12 months", "(?i)stable"), ("{d} if diagnosed more than 2 years ago", "(?i)diagnos"),
            ("{d} if no hospitalization in past 12 months", "(?i)hospital"), ("{d} if taken longer than 6 months", "(?i)6 months"),
            ("{d} (symptom free 2 years)", "(?i)symptom"), ("{d} within 2 years of diagnosis", "(?i)diagnos"), ("{d} if last episode over 1 year ago", "(?i)episode")])
    printed = text.format(d=decision.label)
    return printed, lambda rule: [rule.with_(condition=both(rule.condition, Condition((words,), kind="since")), labels_also=(printed,))]


def deciding_note(sheet, scale):
    """A note below a table that decides otherwise for some: its text, its mark, and the rules that it makes of one."""
    worst, french = scale.worst, sheet.language == "fr"
    mark = sheet.draw.choice("note mark", MARKS)
    shapes = [("{m} {w} if filled within the past 12 months.", "time"), ("{m} {w} if under age 50.", "age"), ("{m} Ages 18-49: {w}", "age"),
              ("{m} {w} if taken with insulin.", "insulin"), ("{m} Tobacco users: {w}", "tobacco"), ("{m} {w} for tobacco users", "tobacco")]
    if french:
        shapes = [("{m} {w} si moins de 50 ans", "age"), ("{m} {w} pour les fumeurs", "tobacco")]
    text, kind = sheet.draw.choice("deciding note", shapes)

    def variants(rule):
        if kind == "time":
            return [rule.with_(window=Window(None, 12, "last-fill", basis_also=(None,)), decision=worst, labels_also=(text.format(m="", w=worst.label),)),
                    rule.with_(window=Window(12, None, "last-fill", low_also=(None,), basis_also=(None,)))]
        condition = {"age": Condition(("(49|50)",), ({"age": 40},), ({"age": 60},), "age"), "insulin": Condition(("(?i)insulin",), ({"with": True},), ({"with": False},), "taking"),
                     "tobacco": Condition(("(?i)tobac|fumeur",), ({"tobacco": "yes"},), ({"tobacco": "no"},), "tobacco")}[kind]
        return [rule.with_(condition=both(rule.condition, condition), decision=worst, labels_also=(text.format(m="", w=worst.label),)),
                rule.with_(condition=both(rule.condition, not_(condition)))]
    return Aside(text.format(m=mark, w=worst.label), mark=mark, window=variants)


def dose_words(sheet, dose):
    text = sheet.draw.choice("dose wording", ["more than {n} mg", "over {n} mg", "> {n} mg"] if sheet.language == "en" else ["plus de {n} mg"])
    return Aside(text.format(n=dose), Condition((str(dose),), ({"dose": dose * 2},), ({"dose": dose / 2},), "dose"))


def footnote(sheet):
    """A note that adds a condition to what it hangs on, or one that changes nothing."""
    mark = sheet.draw.choice("note mark", {**MARKS, "1": 2, "(1)": 2} if sheet.language == "en" else ["*", "†"])
    if sheet.language == "fr":
        return Aside("Sans autre antécédent médical.", Condition(("(?i)ant[ée]c[ée]dent",)), mark=mark)
    text, words = sheet.draw.choice("note", [
        ("Applies to ages 50 and over only.", "50"), ("If taken with insulin, see underwriting.", None),
        ("Non-tobacco users only.", "(?i)tobacco"), ("Only if no hospitalization in the past 12 months.", "(?i)hospital"),
        ("Includes generic equivalents.", ""), ("Brand or generic.", "")])
    if words is None:
        return Aside("Only if not taken with insulin.", Condition(("(?i)insulin",)), mark=mark)
    return Aside(text, Condition((words,)) if words else None, mark=mark)


# ---------------------------------------------------------------- further columns


def dose_column(sheet):
    header = sheet.draw.choice("dose header", ["Dose", "Daily Dose", "Dosage"] if sheet.language == "en" else ["Dose"])
    over, upto = sheet.draw.choice("dose pair", [("> {n} mg", "≤ {n} mg"), ("over {n} mg", "up to {n} mg"), ("More than {n} mg", "{n} mg or less")]
                                   if sheet.language == "en" else [("plus de {n} mg", "{n} mg ou moins")])

    def lines(case, cases):
        dose, last = case.drug.dose, len(cases.scale.steps) - 1
        if dose is None or case.rung is not None or len(set(case.steps)) > 1:
            return [Aside(sheet.draw.pick("any dose", ["Any", "any"] if sheet.language == "en" else ["Toutes"]))]
        low = min(case.steps[0], last - 1)
        return [Aside(upto.format(n=dose), Condition((str(dose),), ({"dose": dose / 2},), ({"dose": dose * 2},), "dose"), step=low),
                Aside(over.format(n=dose), Condition((str(dose),), ({"dose": dose * 2},), ({"dose": dose / 2},), "dose"), step=last)]
    return Column(header, lines)


def notes_column(sheet):
    header = sheet.draw.choice("notes header", ["Notes", "Comments", "Criteria", "Additional Criteria"] if sheet.language == "en" else ["Remarques"])
    notes = [("No hospitalization in past 12 months", "(?i)hospital"), ("Must be stable for 12 months", "(?i)stable"), ("With insulin", "(?i)insulin"),
             ("Ages 50 and over", "50"), ("Non-tobacco only", "(?i)tobacco")] if sheet.language == "en" else [("Stable depuis 12 mois", "(?i)stable")]

    def lines(case, cases):
        key = f"note.{case.name}.{case.illness.key if case.illness else ''}"
        if case.illness is not None and case.illness.gravity in (1, 2) and sheet.draw.pick(key, [1, 1, 0]):
            text, words = sheet.draw.pick(key + ".text", notes)
            return [Aside(text, Condition((words,)))]
        return [Aside("")]
    return Column(header, lines)


def age_column(sheet):
    header = sheet.draw.choice("age header", ["Age", "Issue Age", "Ages", "Age Range"] if sheet.language == "en" else ["Âge"])
    edge = sheet.draw.pick("age edge", [50, 60])
    young, old = sheet.draw.choice("age pair", ["18-{a}|{b}-80", "18-{a}|{b}+", "Under {b}|{b} and over", "18–{a}|{b}–85"] if sheet.language == "en"
                                   else ["18 à {a} ans|{b} ans et plus"]).format(a=edge - 1, b=edge).split("|")
    low = Condition((f"({edge - 1}|{edge})",), ({"age": edge - 5},), ({"age": edge + 5},), "age")
    high = Condition((str(edge),), ({"age": edge + 5},), ({"age": edge - 5},), "age")

    def lines(case, cases):
        last = len(cases.scale.steps) - 1
        if case.illness is None or case.illness.gravity not in (1, 2) or case.rung is not None or len(case.steps) > 1:
            return [Aside(sheet.draw.pick("any age", ["Any", "All ages", "All"] if sheet.language == "en" else ["Tous"]))]
        return [Aside(young, low, step=last), Aside(old, high, step=case.steps[0])] if case.steps[0] != last else [
            Aside(sheet.draw.pick("any age", ["Any", "All ages", "All"] if sheet.language == "en" else ["Tous"]))]
    return Column(header, lines)


def tobacco_column(sheet):
    header, yes, no, either = sheet.draw.choice("tobacco header", [("Tobacco", "Yes", "No", "Any"), ("Tobacco Use", "Tobacco", "Non-tobacco", "Any"),
                                                               ("Smoking Status", "Smoker", "Non-smoker", "Any")] if sheet.language == "en"
                                                else [("Tabac", "Fumeur", "Non-fumeur", "Tous")])

    def lines(case, cases):
        last = len(cases.scale.steps) - 1
        if case.illness is None or case.illness.key not in ("asthma", "copd", "angina", "hypertension") or case.rung is not None or len(case.steps) > 1 or case.steps[0] == last:
            return [Aside(either)]
        words = ("(?i)tobac|smok|fumeur|tabac|yes|no",)
        return [Aside(yes, Condition(words, ({"tobacco": "yes"},), ({"tobacco": "no"},), "tobacco"), step=last),
                Aside(no, Condition(words, ({"tobacco": "no"},), ({"tobacco": "yes"},), "tobacco"), step=case.steps[0])]
    return Column(header, lines)


def diagnosis_column(sheet):
    header = sheet.draw.choice("diagnosis header", ["Time Since Diagnosis", "Diagnosed Within", "Time since last episode"] if sheet.language == "en"
                               else ["Temps écoulé depuis le diagnostic"])
    recent, old, months = sheet.draw.choice("diagnosis pair", [("< 2 years", "> 2 years", 24), ("within 12 months", "over 12 months", 12)]
                                            if sheet.language == "en" else [("moins de 24 mois", "plus de 24 mois", 24)])
    number = f"({months}|{months // 12})"

    def lines(case, cases):
        last = len(cases.scale.steps) - 1
        if case.illness is None or case.illness.gravity != 2 or case.rung is not None or len(case.steps) > 1 or last < 2:
            return [Aside(sheet.draw.pick("any diagnosis", ["Any", "N/A"] if sheet.language == "en" else ["Tous"]))]
        return [Aside(recent, Condition((number, "(?i)diagn|episode"), kind="since"), step=last), Aside(old, Condition((number, "(?i)diagn|episode"), kind="since"), step=1)]
    return Column(header, lines)


EXTRA_COLUMNS = {"dose column": dose_column, "notes column": notes_column, "age column": age_column, "tobacco column": tobacco_column,
                 "diagnosis column": diagnosis_column}

"""A list under one sentence that says for whom, when, or for which plan it decides."""

from ..page import Cell, Items, Sentence, Table
from ..portfolio import Portfolio
from ..truth import ALWAYS, Condition, Decision, Rule, Window

D = "decline"
YOUNG, OLD = ({"age": 40},), ({"age": 60},)

# (sentence, outcome, words of the decision, months, condition, plan)
SENTENCES = [
    ("Applicants who have taken any of the following medications within the past 24 months are not eligible.", D, "not eligible", 24, None, None),
    ("If any of these medications were filled in the last 12 months, decline.", D, "decline", 12, None, None),
    ("Decline if any of the following was filled within 36 months.", D, "Decline", 36, None, None),
    ("The following medications are declined if filled in the past 2 years.", D, "declined", 24, None, None),
    ("A prescription for any of these drugs within the last 5 years is a decline.", D, "decline", 60, None, None),
    ("The following medications are declined for applicants under age 50.", D, "declined", None, Condition(("(50|49)",), YOUNG, OLD, "age"), None),
    ("Applicants age 50 and over taking any of these medications are not eligible.", D, "not eligible", None, Condition(("50",), OLD, YOUNG, "age"), None),
    ("Tobacco users taking any of the following medications are declined.", D, "declined", None,
     Condition(("(?i)tobacco",), ({"tobacco": "yes"},), ({"tobacco": "no"},), "tobacco"), None),
    ("The following medications are not acceptable for Secure Term.", D, "not acceptable", None, None, "Secure Term"),
    ("Applicants taking these medications are not eligible for Secure Term.", D, "not eligible", None, None, "Secure Term"),
    ("These medications are eligible for the Graded benefit only.", "graded", "Graded", None, None, None),
    ("Applicants taking these medications may apply for the Graded plan.", "graded", "Graded", None, None, None),
    ("The following medications are acceptable.", "accept", "acceptable", None, None, None),
    ("The following medications do not affect eligibility for Level benefits.", "level", "Level", None, None, None),
    ("Please contact underwriting before submitting an application with any of these medications.", "refer", "contact underwriting", None, None, None),
    ("The following medications require underwriting review.", "refer", "underwriting review", None, None, None),
    ("Decline if taken with insulin.", D, "Decline", None, Condition(("(?i)insulin",), ({"with": True},), ({"with": False},), "taking"), None),
    ("Decline when prescribed for cancer.", D, "Decline", None, "cancer", None),
    ("Acceptable unless prescribed for heart failure.", "accept", "Acceptable", None, Condition(("(?i)heart failure",),), None),
    ("Any of the following medications: Decline", D, "Decline", None, None, None),
    ("Decline the following medications:", D, "Decline", None, None, None),
    ("Automatic declines:", D, "declines", None, None, None),
    ("Do not submit an application if the client takes any of these medications.", D, "Do not submit", None, None, None),
    ("No coverage is available to anyone taking the medications below.", D, "No coverage", None, None, None),
    ("Taking any of these medications within the past year disqualifies the applicant.", D, "disqualifies", 12, None, None),
    ("Coverage will be declined for anyone prescribed these medications in the last 3 years.", D, "declined", 36, None, None),
    ("The following drugs will be declined unless the last fill was more than 24 months ago.", D, "declined", 24, None, None),
]


def draw_sentences(sheet):
    """One or two such lists."""
    draw, wording = sheet.draw, sheet.wording
    scale = sheet.scale(["accept, decline"])
    cases = Portfolio(draw, wording, scale, 1, False, smallest=6, largest=14)
    sheet.title()
    printed_as = draw.choice("list printed as", {"list": 4, "one column table": 1, "grid table": 1.5, "paragraphs": 1})
    lists = draw.choice("lists", {1: 3, 2: 1})
    picked = draw.sample("sentence", SENTENCES, lists)
    draw.chosen["sentence"] = picked[0][0][:50]
    names = cases.cases
    half = len(names) // lists
    sheet.may_condition.append("(?i)taking|takes|current|prescribed")
    for n, (text, outcome, label, months, condition, plan) in enumerate(picked):
        listed = names[n * half:(n + 1) * half] if n + 1 < lists else names[n * half:]
        use, also = None, ()
        if isinstance(condition, str):
            use, condition = condition, None
        window = ALWAYS if months is None else Window(None, months, "last-fill", basis_also=(None,))
        sheet.page.add(Sentence(sheet.scope(text)))
        decision = Decision(outcome, label, ("accept",) if outcome == "level" else ())
        sheet.rules += [Rule(c.name, decision, use, plan, window, condition, labels_also=(text,)) for c in listed]
        texts = [c.name for c in listed]
        if printed_as == "list":
            sheet.page.add(Items(texts))
        elif printed_as == "paragraphs":
            sheet.page.add(*[Sentence(t) for t in texts])
        elif printed_as == "one column table":
            sheet.page.add(Table([[Cell(t)] for t in texts], header_rows=0))
        else:
            cells = [Cell(t) for t in texts] + [Cell("") for _ in range(-len(texts) % 2)]
            sheet.page.add(Table([cells[i:i + 2] for i in range(0, len(cells), 2)], header_rows=0))
    sheet.closing()

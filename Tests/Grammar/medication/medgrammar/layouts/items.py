"""One line a rule: `Aricept – Decline`, `Plavix (stroke): Graded`; as list items, lines, or terms with statements."""

from .. import asides, remarks
from ..page import Heading, Items, Sentence, Terms
from ..portfolio import Portfolio
from ..truth import Rule

SCOPES = {"age headings": "age tables", "tobacco headings": "tobacco tables", "time headings": "time tables"}


def draw_items(sheet):
    draw, wording = sheet.draw, sheet.wording
    hard = sheet.difficulties(["use in item", "several uses in item", "plan headings", "age headings", "tobacco headings", "time headings", "use headings",
                               "sentence behind"])
    if "sentence behind" in hard:
        hard -= {"age headings", "tobacco headings", "time headings"}
    over = next((k for k in sorted(hard) if k.endswith("headings")), None)
    scale = sheet.scale()
    kind = draw.choice("items as", {"list": 3, "lines": 2, "terms": 1.5})
    sign = draw.choice("sign", {" – ": 2, ": ": 2, " - ": 2, " = ": 0.5, " — ": 1})
    uses = kind == "terms" or "use in item" in hard or "several uses in item" in hard or over == "use headings"
    plans = sheet.plans(2) if over == "plan headings" else [None]
    cases = Portfolio(draw, wording, scale, len(plans), uses)
    sheet.title()
    if over == "plan headings":
        parts = [(plan, None, None, plan, i) for i, plan in enumerate(plans)]
    elif over in SCOPES:
        parts = [(text, window, condition, None, 0) for text, window, condition, _ in asides.split(sheet, SCOPES[over])]
    elif over == "use headings":
        parts = [(wording.use(illness), None, None, None, 0) for illness in dict.fromkeys(c.illness for c in cases.cases)]
    else:
        parts = [(None, None, None, None, 0)]
    for heading, window, condition, plan, column in parts:
        if heading:
            sheet.page.add(Heading(sheet.scope(heading), 3))
        shown = [c for c in cases.cases if over != "use headings" or wording.use(c.illness) == heading]
        _Lines(sheet, hard, scale, sign, kind, uses, column, lambda rule: rule.with_(window=window or rule.window, condition=condition, product=plan)).add(shown, over == "use headings")
    if "sentence behind" in hard and sheet.language == "en":
        sheet.behind(remarks.sentence_behind(sheet, scale.worst))
    sheet.closing()


class _Lines:
    """The lines of one list."""

    def __init__(self, sheet, hard, scale, sign, kind, uses, column, scoped):
        self.sheet, self.hard, self.scale, self.sign, self.kind, self.uses, self.column, self.scoped = sheet, hard, scale, sign, kind, uses, column, scoped

    def add(self, cases, use_said):
        sheet, texts, terms = self.sheet, [], []
        for name in dict.fromkeys(c.name for c in cases):
            mine = [c for c in cases if c.name == name]
            if self.kind == "terms" and not use_said:
                terms.append((name, [f"{self.use(c)}: {self.step(c).label}" for c in mine]))
                self.rules(name, mine)
            elif self.uses and "several uses in item" in self.hard and not use_said:
                texts.append(f"{name}: " + "; ".join(f"{self.use(c)} – {self.step(c).label}" for c in mine))
                self.rules(name, mine)
            else:
                texts += [self.line(name, case, use_said) for case in mine]
        if terms:
            sheet.page.add(Terms(terms))
        elif self.kind == "lines":
            sheet.page.add(*[Sentence(t) for t in texts])
        else:
            sheet.page.add(Items(texts))

    def line(self, name, case, use_said):
        decision, use = self.step(case), self.use(case)
        if self.uses and not use_said and "(" not in name and "(" not in use:
            self.rules(name, [case], (f"{name} ({use})",))
            return f"{name} ({use}){self.sign}{decision.label}"
        self.rules(name, [case])
        return f"{name}, {use}{self.sign}{decision.label}" if self.uses and not use_said else f"{name}{self.sign}{decision.label}"

    def step(self, case):
        return self.scale.step(case.steps[self.column])

    def use(self, case):
        return self.sheet.wording.use(case.illness)

    def rules(self, name, cases, names_also=()):
        self.sheet.rules += [self.scoped(Rule(name, self.step(c), self.use(c), names_also=names_also, via=(self.use(c),) if c.illness else ())) for c in cases]

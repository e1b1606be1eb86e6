"""XML of a carrier's own making: an element or attributes for each part of a rule, flat or nested."""

from xml.sax.saxutils import escape, quoteattr

from .. import times
from ..portfolio import Portfolio
from ..truth import ALWAYS, Rule

TAGS = [("medication", "name", "use", "lastFill", "decision"), ("drug", "drugName", "indication", "filledWithin", "eligibility"),
        ("Medication", "Name", "Condition", "LastFilled", "Outcome"), ("rx", "title", "diagnosis", "rx-fill-within", "result")]


def draw_feed(sheet):
    draw, wording = sheet.draw, sheet.wording
    sheet.language = "en"
    scale = sheet.scale()
    uses = draw.choice("use", {"column": 3, "none": 1}) == "column"
    ladder = draw.choice("ladder", {0: 2, 2: 1, 3: 1}) if uses else 0
    several = draw.choice("products", {1: 3, 2: 1})
    plans = sheet.plans(several) if several > 1 else [None]
    cases = Portfolio(draw, wording, scale, several, uses, ladder)
    shape = draw.choice("xml shape", {"elements": 3, "attributes": 2, "nested uses": 2 if uses else 0, "grouped by decision": 1 if several == 1 and not ladder else 0,
                                     "decision tags": 1 if several == 1 and not ladder and not uses else 0, "plan elements": 2 if several > 1 else 0,
                                     "decisions with attributes": 1 if ladder and several == 1 else 0, "use lists": 1 if several == 1 and uses and not ladder else 0})
    style = times.STYLES[draw.choice("time style", [k for k, s in times.STYLES.items() if s.language == "en"])] if ladder else None
    item, name_tag, use_tag, time_tag, decision_tag = draw.pick("tags", TAGS)
    any_word = draw.pick("any", times.ANY_WORDS["en"])
    lines = ['<?xml version="1.0" encoding="UTF-8"?>', f"<{draw.pick('root', ['guide', 'drugList', 'medications', 'RxGuide'])}>"]
    if draw.chance("furniture above", 0.4):
        lines.append(f" <carrier>{escape(wording.carrier)}</carrier>")
        lines.append(" <effective>2026-03-01</effective>")

    def facts(case):
        found = []
        if uses:
            found.append((use_tag, wording.use(case.illness)))
        if style:
            found.append((time_tag, any_word if case.rung is None else times.printed(style, *case.rung)))
        for plan, step in zip(plans, case.steps):
            tag = decision_tag if plan is None else plan.replace(" ", "")
            found.append((tag, scale.step(step).label))
        return found

    for case in cases.cases:
        window = ALWAYS if case.rung is None else times.window(style, *case.rung, "last-fill")
        for plan, step in zip(plans, case.steps):
            product = plan and (plan if shape == "plan elements" else plan.replace(" ", ""))     # the tag is all that names it
            sheet.rules.append(Rule(case.name, scale.step(step), wording.use(case.illness) if uses else None, product, window))
    if shape == "nested uses":
        for name in cases.names:
            lines.append(f" <{item} {name_tag}={quoteattr(name)}>")
            for case in cases.of(name):
                lines.append("  <rule>" + "".join(f"<{t}>{escape(v)}</{t}>" for t, v in facts(case)) + "</rule>")
            lines.append(f" </{item}>")
    elif shape == "decision tags":
        for index in dict.fromkeys(c.steps[0] for c in cases.cases):
            tag = scale.step(index).label.title().replace(" ", "")
            lines.append(f" <{tag}>")
            lines += [f"  <{item}>{escape(c.name)}</{item}>" for c in cases.cases if c.steps[0] == index]
            lines.append(f" </{tag}>")
    elif shape == "decisions with attributes":
        attribute = draw.pick("attribute", ["lastFill", "filled", "within"])
        for name in cases.names:
            for illness in dict.fromkeys(c.illness for c in cases.of(name)):
                some = [c for c in cases.of(name) if c.illness == illness]
                inner = "".join(f"<{decision_tag}" + ("" if c.rung is None else f" {attribute}={quoteattr(times.printed(style, *c.rung))}") + f">{escape(scale.step(c.steps[0]).label)}</{decision_tag}>" for c in some)
                lines.append(f" <{item}><{name_tag}>{escape(name)}</{name_tag}><{use_tag}>{escape(wording.use(illness))}</{use_tag}>{inner}</{item}>")
    elif shape == "use lists":
        for illness in dict.fromkeys(c.illness for c in cases.cases):
            some = [c for c in cases.cases if c.illness == illness]
            lines.append(f" <{use_tag} name={quoteattr(wording.use(illness))} {decision_tag}={quoteattr(scale.step(some[0].steps[0]).label)}>")
            lines += [f"  <{item}>{escape(c.name)}</{item}>" for c in some]
            lines.append(f" </{use_tag}>")
    elif shape == "plan elements":
        for case in cases.cases:
            inner = "".join(f"<{t}>{escape(v)}</{t}>" for t, v in facts(case)[:-several])
            inner += "".join(f"<plan name={quoteattr(plan)}>{escape(scale.step(step).label)}</plan>" for plan, step in zip(plans, case.steps))
            lines.append(f" <{item}><{name_tag}>{escape(case.name)}</{name_tag}>{inner}</{item}>")
    elif shape == "grouped by decision":
        for index in dict.fromkeys(c.steps[0] for c in cases.cases):
            lines.append(f" <group {decision_tag}={quoteattr(scale.step(index).label)}>")
            for case in cases.cases:
                if case.steps[0] == index:
                    use = f"<{use_tag}>{escape(wording.use(case.illness))}</{use_tag}>" if uses else ""
                    lines.append(f"  <{item}><{name_tag}>{escape(case.name)}</{name_tag}>{use}</{item}>")
            lines.append(" </group>")
    else:
        for case in cases.cases:
            if shape == "elements":
                lines.append(f" <{item}><{name_tag}>{escape(case.name)}</{name_tag}>" + "".join(f"<{t}>{escape(v)}</{t}>" for t, v in facts(case)) + f"</{item}>")
            else:
                lines.append(f" <{item} {name_tag}={quoteattr(case.name)} " + " ".join(f"{t}={quoteattr(v)}" for t, v in facts(case)) + "/>")
    root = lines[1][1:-1]
    lines.append(f"</{root}>")
    sheet.draw.chosen["format"] = "xml"
    sheet.raw = ("\n".join(lines) + "\n").encode("utf-8"), "xml"

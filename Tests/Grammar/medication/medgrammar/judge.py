"""Holds what a program read against a chart's truth."""

import functools
import re
import unicodedata
from dataclasses import dataclass, field


@functools.lru_cache(maxsize=None)
def norm(text):
    """A label without case, accents, punctuation."""
    text = unicodedata.normalize("NFKD", str(text or "").replace("œ", "oe").replace("Œ", "oe"))
    text = "".join(c for c in text if not unicodedata.combining(c)).casefold()
    return " ".join(re.findall(r"[a-z0-9]+", text))


def within(part, whole):
    part, whole = norm(part), norm(whole)
    return bool(part) and f" {part} " in f" {whole} "


@dataclass
class Fault:
    """A difference: its fields, the rule and the record it is between, and the finding that tells it."""

    fields: list
    rule: object = None
    record: dict | None = None
    told: dict | None = None


@dataclass
class Verdict:
    kind: str
    faults: list = field(default_factory=list)
    alarms: list = field(default_factory=list)


# ---------------------------------------------------------------- one rule and one record


def meets(tests, person):
    """True, False, or None where the tests leave it open."""
    result = True
    for test in tests:
        kind, answer = test.get("test"), None
        if kind in ("age", "age-outside") and "age" in person:
            inside = (test.get("min") is None or person["age"] >= test["min"]) and (test.get("max") is None or person["age"] <= test["max"])
            answer = inside == (kind == "age")
        elif kind == "tobacco" and "tobacco" in person:
            answer = test.get("tobacco") in (person["tobacco"], "any")
        elif kind == "dose" and "dose" in person:
            amount, dose = test.get("amount"), person["dose"]
            answer = {"up-to": dose <= amount, "under": dose < amount, "over": dose > amount, "from": dose >= amount}.get(test.get("side"))
        elif kind in ("diagnosed", "taking") and "with" in person:
            answer = bool(test.get("present", test.get("taken"))) == person["with"]
        if answer is False:
            return False
        if answer is None:
            result = None
    return result


def differences(rule, record, tests, may_condition=()):
    """The fields that are not as they should be; None: the record is about another medication."""
    if norm(record.get("medication")) not in [norm(n) for n in (rule.medication, *rule.names_also)]:
        return None
    found = []
    if re.match(r"[-•*\"]", record["medication"]):
        found.append("bullet in name")
    if not use_fits(rule, record):
        found.append("use")
    window = rule.window
    if record.get("lookback_min_months") not in (window.low, *window.low_also) or record.get("lookback_max_months") not in (window.high, *window.high_also):
        found.append("window")
    elif not window.always and record.get("lookback_basis") not in (window.basis, *window.basis_also):
        found.append("basis")
    if rule.product is not None and not within(rule.product, record.get("product")):
        found.append("product")
    if record.get("outcome") not in (rule.decision.outcome, *rule.decision.outcome_also):
        found.append("outcome")
    labels = (rule.decision.label, *rule.labels_also)
    if not any(within(label, record.get("outcome_label")) or within(record.get("outcome_label"), label) for label in labels):
        found.append("label")
    found += condition_differences(rule, record, tests, may_condition)
    return found


def use_fits(rule, record):
    given = record.get("use")
    if given is None or norm(given) in ("any", "any use", "any condition"):
        return rule.use is None or None in rule.uses_also
    return any(use is not None and (within(use, given) or within(given, use)) for use in (rule.use, *rule.uses_also))


def condition_differences(rule, record, tests, may_condition):
    said = record.get("condition")
    if rule.condition is None:
        return ["surplus condition"] if said and not any(re.search(p, said) for p in may_condition) else []
    if not all(re.search(words, said or "") for words in rule.condition.words):
        return ["condition"]
    for person in rule.condition.holds:
        if meets(tests, person) is False:
            return ["condition turned round"]
    for person in rule.condition.fails:
        if tests and meets(tests, person) is True:
            return ["condition turned round"]
    return []


# ---------------------------------------------------------------- a whole chart


def match(chart, records, tests_of):
    """The faults of a reading, before anybody looks at what was told."""
    open_rules, used = [], set()
    compared = {}

    def compare(r, i):
        if (r, i) not in compared:
            compared[(r, i)] = differences(chart.rules[r], records[i], tests_of(records[i]), chart.may_condition)
        return compared[(r, i)]

    for r in range(len(chart.rules)):
        hit = next((i for i in range(len(records)) if i not in used and compare(r, i) == []), None)
        if hit is None:
            hit = next((i for i in range(len(records)) if compare(r, i) == [] and (chart.rules[r].shared or same_rule_again(chart.rules, r))), None)
        if hit is None:
            open_rules.append(r)
        else:
            used.add(hit)
    left = [i for i in range(len(records)) if i not in used and not any(compare(r, i) == [] for r in range(len(chart.rules)))]
    pairs = sorted((len(compare(r, i)), r, i) for r in open_rules for i in left if compare(r, i) is not None)
    partner, taken = {}, set()
    for _, r, i in pairs:
        if r not in partner and i not in taken:
            partner[r] = i
            taken.add(i)
    faults = []
    for r in open_rules:
        if r in partner:
            faults.append(Fault(compare(r, partner[r]), chart.rules[r], records[partner[r]]))
        elif not chart.rules[r].optional:
            faults.append(Fault(["missing"], chart.rules[r]))
    faults += [Fault(["extra"], None, records[i]) for i in left if i not in taken]
    return faults


def same_rule_again(rules, r):
    """The chart prints one rule twice: one record may stand for both."""
    return any(rules[r] == other for n, other in enumerate(rules) if n != r)


# Findings that speak of one part of a rule only.
ONLY = {
    "medication.use.silent": {"use", "missing"}, "medication.use.missing": {"use", "missing"}, "medication.use.unknown": {"use"},
    "medication.name.unknown": {"missing", "extra", "condition"}, "medication.name.order": set(), "medication.name.cut": {"missing", "extra"},
    "medication.window.missing": {"window", "basis"}, "medication.window.gap": {"window"}, "medication.window.overlap": {"window"},
    "medication.names.contradict": {"outcome"}, "medication.outcome.alone": {"outcome"}, "medication.wording.varies": {"label"},
    "medication.plans.order": {"outcome", "product"},
}
# Codes that the documentation promises for what many sound charts print.
PROMISED = {"medication.use.silent", "medication.name.carried"}


def serious(finding):
    return finding.get("severity") in ("error", "warning")


def judge(chart, run):
    """right, flagged, silent or needless, with the faults and alarms behind it."""
    faults = match(chart, run.records, run.tests_of)
    for fault in faults:
        fault.told = next((f for f in run.findings if serious(f) and tells(f, fault, chart, run)), None)
    if any(f.told is None for f in faults):
        kind = "silent"
    elif faults:
        kind = "flagged"
    else:
        alarms = [f for f in run.findings if serious(f) and f["rule"] not in PROMISED and f["rule"] not in chart.may_warn]
        return Verdict("needless" if alarms else "right", [], alarms)
    return Verdict(kind, faults, [f for f in run.findings if serious(f)])


def tells(finding, fault, chart, run):
    """Whether a finding says that this fault is there: at its place, of its medication, or of the whole file."""
    where = finding.get("location") or {}
    only = ONLY.get(finding["rule"])
    if only is not None and not only & set(fault.fields):
        return False
    if finding["severity"] == "error" and (where.get("row") is None and where.get("line") is None or not run.records):
        return True
    if (where.get("text") or "").strip() in ('"', "”", "〃") and not fault.record:
        return True                     # ditto marks are told of once
    if finding["rule"] == "medication.column.unknown" and fault.fields == ["missing"]:
        return True                     # it withholds every row with a cell in the column
    said = norm(f"{finding.get('message', '')} {where.get('text') or ''} {finding.get('context') or ''}")
    names = [fault.rule.medication, *fault.rule.names_also] if fault.rule else [fault.record["medication"]]
    if any(within(n, said) for n in names):
        return True
    if fault.record is not None:
        source = fault.record.get("source") or {}
        if where.get("text") and norm(where["text"]) and norm(where["text"]) == norm(fault.record["medication"]) or where.get("text") == fault.record["medication"]:
            return True
        if where.get("row") is not None and (source.get("table"), source.get("row")) == (where.get("table"), where.get("row")):
            return True
    if finding["severity"] == "error" and fault.rule and fault.rule.use and norm(where.get("text")) == norm(fault.rule.use):
        return True                     # a row without a name is told of by what stands in it
    if finding["rule"] == "medication.rules.contradict":
        return False                    # it speaks of its own row only
    if any(len(norm(s)) > 2 and norm(s) in said or len(said) > 12 and norm(where.get("text") or "?") and within(where.get("text"), s) for s in chart.scopes):
        return True
    if fault.rule and any(within(v, said) for v in fault.rule.via if len(norm(v)) > 2):
        return True
    block = run.block(where.get("line"))
    if block and any(within(n, block) for n in names):
        return True
    return finding["severity"] == "error" and where.get("row") is not None and where["row"] < run.first_row(where.get("table"))

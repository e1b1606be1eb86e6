"""The canonical truth of a chart: what a careful underwriter reads from it."""

import re
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Window:
    """A fill `m` months ago meets it when low < m <= high. `*_also` are other ends that the wording admits."""

    low: int | None = None
    high: int | None = None
    basis: str | None = None
    low_also: tuple = ()
    high_also: tuple = ()
    basis_also: tuple = ()

    @property
    def always(self):
        return self.low is None and self.high is None


ALWAYS = Window()


@dataclass(frozen=True)
class Condition:
    """A further test. `words` are patterns that must all stand in the record's condition.

    `holds` and `fails` are persons (age, tobacco, dose in mg) for whom the condition is and is not met.
    """

    words: tuple = ()
    holds: tuple = ()
    fails: tuple = ()
    kind: str = "words"


@dataclass(frozen=True)
class Decision:
    """An outcome and the carrier's wording of it."""

    outcome: str
    label: str
    outcome_also: tuple = ()


@dataclass(frozen=True)
class Rule:
    """One record: medication × use × window × condition × product."""

    medication: str
    decision: Decision
    use: str | None = None
    product: str | None = None
    window: Window = ALWAYS
    condition: Condition | None = None
    names_also: tuple = ()
    uses_also: tuple = ()
    labels_also: tuple = ()
    optional: bool = False
    shared: bool = False       # one record may say this rule and another
    via: tuple = ()

    def with_(self, **changes):
        return replace(self, **changes)


@dataclass
class Chart:
    """A chart as it is printed, with its truth."""

    seed: str
    name: str
    data: bytes
    rules: list
    choices: dict
    scopes: list = field(default_factory=list)   # printed texts that say for whom or what rules hold
    may_warn: list = field(default_factory=list)  # codes that the documentation promises for what is printed
    may_condition: list = field(default_factory=list)  # patterns of words that are welcome as a condition

    def expected(self):
        """The rules as flat records, for a file beside the chart."""
        return [record(rule) for rule in self.rules]


def any_of(first, others):
    return first if not others else {"any_of": [first, *others]}


def record(rule):
    """A rule as a flat record; open choices as `any_of`."""
    flat = {
        "kind": "medication", "product": rule.product, "medication": any_of(rule.medication, rule.names_also),
        "use": any_of(rule.use, rule.uses_also),
        "lookback_min_months": any_of(rule.window.low, rule.window.low_also),
        "lookback_max_months": any_of(rule.window.high, rule.window.high_also),
        "lookback_basis": any_of(rule.window.basis, rule.window.basis_also),
        "outcome": any_of(rule.decision.outcome, rule.decision.outcome_also), "outcome_label": rule.decision.label,
        "condition": list(rule.condition.words) if rule.condition else None,
    }
    if rule.condition and rule.condition.holds:
        flat["holds"], flat["fails"] = list(rule.condition.holds), list(rule.condition.fails)
    if rule.labels_also:
        flat["outcome_label_any"] = list(rule.labels_also)
    if rule.optional:
        flat["optional"] = True
    if rule.shared:
        flat["shared"] = True
    return flat


def rule_of(flat):
    """The rule of a flat record as `record` writes it; what is left out is null.

    A condition may be the carrier's words, and a time since a diagnosis is one.
    """
    first = lambda key: flat[key]["any_of"][0] if isinstance(flat.get(key), dict) else flat.get(key)
    others = lambda key: tuple(flat[key]["any_of"][1:]) if isinstance(flat.get(key), dict) else ()
    window = Window(first("lookback_min_months"), first("lookback_max_months"), first("lookback_basis"),
                    others("lookback_min_months"), others("lookback_max_months"), others("lookback_basis"))
    condition = None
    if first("lookback_basis") == "diagnosis":
        ends = [months for months in (window.low, window.high) if months]
        window, condition = ALWAYS, Condition(tuple(rf"\b({months}|{months // 12})\b" for months in ends))
    if isinstance(flat.get("condition"), str):
        condition = Condition((rf"(?i){re.escape(flat['condition'])}",))
    elif flat.get("condition"):
        condition = Condition(tuple(flat["condition"]), tuple(flat.get("holds", ())), tuple(flat.get("fails", ())))
    decision = Decision(first("outcome"), first("outcome_label"), others("outcome"))
    return Rule(first("medication"), decision, first("use"), flat.get("product"), window, condition, others("medication"), others("use"),
                others("outcome_label") + tuple(flat.get("outcome_label_any", ())), flat.get("optional", False), flat.get("shared", False))

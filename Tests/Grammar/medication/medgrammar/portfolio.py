"""What a chart decides: medications, what they are taken for, when they were filled, and the step of the scale each gets."""

from dataclasses import dataclass

from .illnesses import ILLNESSES
from .pharmacopoeia import DRUGS
from .times import LADDERS


@dataclass(frozen=True)
class Case:
    """One cell of the truth: a name, a use, a rung of time (months), and a step for each product."""

    name: str
    drug: object
    illness: object
    rung: tuple | None
    steps: tuple


class Portfolio:
    """The cases of a chart, by name in the order in which it lists them."""

    def __init__(self, draw, wording, scale, products=1, uses=True, ladder=0, smallest=6, largest=14, gravest_only=False):
        self.scale, self.wording, self.draw, self.products = scale, wording, draw, products
        self.ladder = draw.pick("ladder.ends", LADDERS[ladder]) if ladder else None
        drugs = draw.sample("drugs", DRUGS, draw.number("count", smallest, largest) if draw.choice("size", {"small": 19, "large": 1}) == "small" else 60)
        if not uses:
            drugs = [d for d in drugs if len(d.uses) == 1 or not any(ILLNESSES[u].gravity != ILLNESSES[d.uses[0]].gravity for u in d.uses)]
        listed = sorted(((name, drug) for drug in drugs for name in wording.names(drug)), key=lambda pair: pair[0].lower())
        if draw.choice("order", {"alphabetical": 3, "none": 1}) == "none":
            listed = draw.shuffled("order.none", listed)
        self.cases = []
        for name, drug in listed:
            for key in drug.uses if uses else drug.uses[:1]:
                illness = ILLNESSES[key]
                self.cases += self._rungs(name, drug, illness, uses)

    def _rungs(self, name, drug, illness, uses):
        middle = self.draw.number(f"middle.{illness.key}", 0, 9)
        base = self.scale.for_gravity(illness.gravity, middle)
        shown = illness if uses else None
        if self.ladder and illness.gravity == 2:
            last = len(self.scale.steps) - 1
            falls = {1: [base], 2: [last, 0], 3: [last, max(1, last - 1) if last > 1 else last, 0]}[len(self.ladder)]
            return [Case(name, drug, shown, rung, self._steps(step, 2)) for rung, step in zip(self.ladder, falls)]
        return [Case(name, drug, shown, None, self._steps(base, illness.gravity))]

    def _steps(self, step, gravity):
        """The first product is the strictest."""
        last = len(self.scale.steps) - 1
        found = []
        for product in range(self.products):
            shift = product if gravity < 3 else max(0, product - self.products + 2)
            found.append(max(0, step - shift) if self.products > 1 else step)
        return tuple(min(last, s) for s in found)

    @property
    def names(self):
        return list(dict.fromkeys(case.name for case in self.cases))

    def of(self, name):
        return [case for case in self.cases if case.name == name]

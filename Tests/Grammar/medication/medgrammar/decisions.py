"""Scales of decisions, from the best to the refusal, in the words that carriers use."""

from .truth import Decision

WORDS = {
    "en": {
        "level": ["Level", "Immediate", "Level Benefit", "Immediate Benefit", "LEVEL"],
        "graded": ["Graded", "Graded Benefit", "GRADED"],
        "modified": ["Modified", "Return of Premium", "Modified Benefit"],
        "guaranteed": ["Guaranteed Issue"],
        "accept": ["Accept", "Acceptable", "Eligible", "OK", "Accepted", "ACCEPT"],
        "refer": ["Refer", "Refer to Underwriting", "Refer to home office"],
        "decline": ["Decline", "Declined", "Not Eligible", "No Coverage", "Not Available", "DECLINE", "Ineligible"],
    },
    "fr": {
        "accept": ["Accepté", "Admissible"],
        "refer": ["À soumettre au siège social", "Étude individuelle"],
        "decline": ["Refusé", "Non admissible", "Refus"],
    },
}

# Outcomes of a scale in order; what a rated step is called is part of the scale.
SCALES = {
    "final expense, four": ["level", "graded", "modified", "decline"],
    "final expense, three": ["level", "graded", "decline"],
    "accept, refer, decline": ["accept", "refer", "decline"],
    "accept, decline": ["accept", "decline"],
    "rated": ["standard", "table-2", "table-4", "decline"],
    "level, guaranteed": ["level", "guaranteed"],
}

_RATED = {
    "standard": ["Standard"],
    "table-2": ["Table 2", "Table B"],
    "table-4": ["Table 4", "Table D"],
}


class Scale:
    """The decisions of one chart. A step has one wording throughout."""

    def __init__(self, draw, language="en", only=None):
        options = only or (["accept, refer, decline", "accept, decline"] if language == "fr" else list(SCALES))
        weights = {o: 0.5 if o in ("rated", "level, guaranteed") else 1 for o in options}
        self.key = draw.choice("scale", weights)
        letters = draw.pick("scale.letters", [0, 1])
        self.steps = []
        for name in SCALES[self.key]:
            if name in _RATED:
                label = _RATED[name][min(letters, len(_RATED[name]) - 1)]
                outcome = "accept" if name == "standard" else "rated"
                also = ("level",) if name == "standard" else ()
                self.steps.append(Decision(outcome, label, also))
            else:
                label = draw.pick(f"label.{name}", WORDS[language][name])
                also = ("accept",) if name == "level" else ()
                self.steps.append(Decision(name, label, also))
        if self._alike():
            self.steps = [Decision(s.outcome, WORDS[language].get(s.outcome, [s.label])[0], s.outcome_also) if s.outcome != "rated"
                          and s.label != "Standard" else s for s in self.steps]

    def _alike(self):
        """Two labels of which one is part of the other would make a chart harder than it is meant to be."""
        labels = [s.label.lower() for s in self.steps]
        return any(a != b and a in b for a in labels for b in labels)

    @property
    def best(self):
        return self.steps[0]

    @property
    def worst(self):
        return self.steps[-1]

    def step(self, index):
        return self.steps[max(0, min(index, len(self.steps) - 1))]

    def for_gravity(self, gravity, middle):
        """The step of an illness; `middle` says which of the middle steps a delicate one gets."""
        if gravity <= 1:
            return 0
        if gravity == 3 or len(self.steps) == 2:
            return len(self.steps) - 1
        return 1 + middle % (len(self.steps) - 2)

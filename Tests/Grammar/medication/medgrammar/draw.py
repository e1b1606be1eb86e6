"""Choices by name. Every choice has a random stream of its own, so that forcing one leaves all others as they were."""

import random


class Draw:
    """What a seed chooses, and what it has chosen so far."""

    def __init__(self, seed, forced=None):
        self.seed = str(seed)
        self.forced = dict(forced or {})
        self.chosen = {}

    def stream(self, name):
        """The random stream of one name."""
        return random.Random(f"{self.seed}/{name}")

    def choice(self, name, options):
        """One of `options`: a list, or a dictionary of options and weights. It is written down under `name`."""
        if name in self.chosen:
            return self.chosen[name]
        weights = options if isinstance(options, dict) else {option: 1 for option in options}
        names = list(weights)
        value = self.stream(name).choices(names, [weights[n] for n in names])[0]
        if name in self.forced:
            value = next((n for n in names if str(n) == self.forced[name]), value)
        self.chosen[name] = value
        return value

    def pick(self, name, options):
        """One of a list, not written down: a detail that no breakdown needs."""
        return self.stream(name).choice(list(options))

    def chance(self, name, share):
        """True in `share` of all draws; written down."""
        return self.choice(name, {"no": 1 - share, "yes": share}) == "yes"

    def number(self, name, low, high):
        if name in self.forced:
            return int(self.forced[name])
        return self.stream(name).randint(low, high)

    def sample(self, name, options, count):
        options = list(options)
        return self.stream(name).sample(options, min(count, len(options)))

    def shuffled(self, name, options):
        options = list(options)
        self.stream(name).shuffle(options)
        return options

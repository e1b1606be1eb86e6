"""Random choices that are remembered, so that errors can be counted by what was chosen."""

import random


class Draw:
    """All choices of one chart. The same seed gives the same chart."""

    def __init__(self, seed, difficulties=()):
        self._random = random.Random(seed)
        self.chosen = {}
        self._wanted = set(difficulties)
        self.met = []

    def pick(self, name, options):
        """Chooses among values, or (value, weight) pairs, and remembers the choice under `name`."""
        value = self.any(options)
        self.note(name, value)
        return value

    def any(self, options):
        """Chooses without remembering."""
        options = list(options)
        if options and all(isinstance(o, tuple) and len(o) == 2 and isinstance(o[1], (int, float)) for o in options):
            return self._random.choices([v for v, _ in options], [w for _, w in options])[0]
        return self._random.choice(options)

    def chance(self, probability):
        return self._random.random() < probability

    def between(self, low, high):
        return self._random.randint(low, high)

    def shuffled(self, values):
        values = list(values)
        self._random.shuffle(values)
        return values

    def note(self, name, value):
        """Remembers something that followed from other choices."""
        self.chosen[name] = value if isinstance(value, (str, int, bool)) else str(value)

    def hard(self, name):
        """True when this chart was given the difficulty `name`; a chart meets two at most."""
        if name in self._wanted and name not in self.met and len(self.met) < 2:
            self.met.append(name)
        return name in self.met

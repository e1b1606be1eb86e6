"""A chart while it is being drawn: its page, its rules, and what its layout has promised."""

from . import carriers
from .decisions import Scale
from .page import Heading, Page, Sentence
from .wording import Wording


class Sheet:
    """What layouts write to."""

    def __init__(self, draw):
        self.draw = draw
        self.language = draw.choice("language", {"en": 15, "fr": 1})
        self.wording = Wording(draw, self.language)
        self.page = Page(title=self.wording.guide)
        self.rules, self.scopes, self.may_warn, self.may_condition = [], [], [], []
        self.raw = None            # bytes of a layout that prints its own format
        self.formats = None        # formats that the layout can be printed in; None: all
        self._difficulties = None

    def scale(self, only=None):
        self.scale_drawn = Scale(self.draw, self.language, only)
        return self.scale_drawn

    def difficulties(self, available, sure=()):
        """Which of a layout's difficulties this chart has: none in two thirds of all draws; of `sure` always one."""
        count = self.draw.choice("difficulties", {0: 62, 1: 27, 2: 11})
        names = self.draw.sample("difficulty", available, count)
        if sure:
            names = [self.draw.pick("difficulty.sure", sure)] + [n for n in names if n not in sure]
        forced = self.draw.forced.get("difficulty")
        if forced is not None:
            names = [n for n in forced.split("+") if n in available]
        self.draw.chosen["difficulty"] = "+".join(sorted(names)) or "none"
        for name in names:
            self.draw.chosen[f"difficulty:{name}"] = "yes"
        return set(names)

    def scope(self, text):
        """A printed text that says for whom or what rules hold."""
        self.scopes.append(text)
        return text

    def title(self, product=None):
        """What stands above a chart and changes nothing, or names its one product."""
        draw, wording = self.draw, self.wording
        shape = draw.choice("title", {"carrier and guide": 4, "guide": 3, "one line": 3, "none": 2})
        name = f"{wording.guide}" if product is None else f"{product} {wording.guide}" if self.language == "en" else f"{wording.guide} – {product}"
        if shape == "carrier and guide":
            self.page.add(Heading(wording.carrier, 1), Heading(name, 2))
        elif shape == "guide":
            self.page.add(Heading(name, 1))
        elif shape == "one line":
            self.page.add(Heading(f"{wording.carrier} – {name}", 1))
        elif product is not None:
            self.page.add(Heading(name, 1))
        if draw.chance("furniture above", 0.35):
            source = carriers.BEFORE if self.language == "en" else carriers.BEFORE_FR
            for text in draw.sample("above", source, draw.number("above.count", 1, 2)):
                self.page.add(Sentence(text))

    def behind(self, said):
        """A sentence below all tables, and what it makes of every rule."""
        text, variants = said
        self.page.add(Sentence(self.scope(text)))
        self.rules[:] = [new for rule in self.rules for new in variants(rule)]

    def closing(self):
        """What stands below a chart and changes nothing."""
        if self.draw.chance("furniture below", 0.4):
            source = carriers.AFTER if self.language == "en" else carriers.AFTER_FR
            for text in self.draw.sample("below", source, self.draw.number("below.count", 1, 2)):
                self.page.add(Sentence(text))

        if self.language == "en" and self.draw.chance("odd furniture", 0.06):
            self.page.add(Sentence(self.draw.choice("odd line", carriers.ODD_AFTER)))

    def plans(self, count):
        """Names of products, in the order from the strictest."""
        if self.language == "fr":
            self.draw.chosen["plans"] = "plain names"
            return self.draw.sample("plan", carriers.PLANS_FR, count)
        kind = self.draw.choice("plans", {"plain names": 3, "plan letters": 1})
        if kind == "plan letters":
            return carriers.PLANS[kind][:count]
        return self.draw.sample("plan", carriers.PLANS[kind], count)

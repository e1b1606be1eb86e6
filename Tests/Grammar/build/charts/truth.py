"""What a chart says, before anybody decides how to print it."""

from dataclasses import dataclass, field

FACETS = ("product", "tobacco", "sex", "age", "class")
LB_PER_KG = 1 / 0.45359237


@dataclass(frozen=True)
class Ages:
    """Completed years, both ends included; `None` is open."""

    low: int = None
    high: int = None


@dataclass(frozen=True)
class Height:
    """One height, or a band of them, in inches or (`metric`) in centimetres; without ends: every height."""

    low: float = None
    high: float = None
    metric: bool = False

    def inches(self):
        if self.low is None:
            return None, None
        if not self.metric:
            return self.low, self.high
        return round(self.low / 2.54, 1), round(self.high / 2.54, 1)

    def middle(self):
        low, high = self.inches()
        return (low + high) / 2


@dataclass
class Truth:
    """The canonical chart.

    `values` lists the values of each facet; a facet that the chart does not speak of has the one value `None`.
    `bounds` is `max` (maxima alone), `common` (one minimum for all classes), `zones` (each class begins where the
    better one ends), `decline` (the weights below and above which the carrier declines).
    """

    carrier: str
    language: str
    values: dict
    heights: list
    bounds: str
    metric: bool
    greatest: dict                      # class -> BMI
    least: float                        # BMI
    shifts: dict                        # (facet, value) -> BMI added to the greatest
    least_shifts: dict = field(default_factory=dict)
    missing: set = field(default_factory=set)       # (facet, value, class): classes that are not sold to these
    of_bmi: bool = False                            # the figures are BMIs, for every height
    spans: dict = field(default_factory=dict)       # sex -> (first, last) place among the heights
    refusal: bool = False                           # a column says from where on the carrier declines
    bmi_row: bool = False
    codes: dict = field(default_factory=dict)       # class -> the short form that the headers print, which a legend explains
    feed: bool = False                  # element names are English whatever the language

    @property
    def printed_in(self):
        return "en" if self.feed else self.language

    def varying(self):
        return [f for f in FACETS if len(self.values[f]) > 1]

    def has(self, scope):
        return all((f, scope.get(f), scope.get("class")) not in self.missing for f in ("tobacco", "product"))

    def reaches(self, scope, height):
        """True when the chart goes as far as this height for the sex of `scope`."""
        first, last = self.spans.get(scope.get("sex"), (0, len(self.heights)))
        return height in self.heights[first:last]

    def scopes(self):
        """Every combination of facet values that is sold, as dictionaries."""
        found = [{}]
        for facet in FACETS:
            found = [{**s, facet: v} for s in found for v in self.values[facet]]
        return [s for s in found if self.has(s)]

    def ladder(self, scope):
        """The classes that are sold in `scope`, the best first, in whatever order they are printed."""
        return sorted((c for c in self.values["class"] if self.has({**scope, "class": c})), key=self.greatest.get)

    @property
    def refused(self):
        return "Refus" if self.printed_in == "fr" else "Decline"

    def _figure(self, bmi, height):
        if self.of_bmi:
            return bmi
        pounds = bmi * height.middle() ** 2 / 703
        return round(pounds / LB_PER_KG) if self.metric else round(pounds)

    def bmi(self, scope):
        return round(self.greatest[scope["class"]] + sum(self.shifts.get((f, scope[f]), 0) for f in FACETS), 1)

    def _least(self, scope, height):
        return self._figure(self.least + sum(self.least_shifts.get((f, scope[f]), 0) for f in FACETS), height)

    def limit(self, scope, height):
        """(minimum, maximum) as printed; `None` where the chart prints none."""
        high = self._figure(self.bmi(scope), height)
        if self.bounds == "max":
            return None, high
        if self.bounds == "zones":
            ladder = self.ladder(scope)
            place = ladder.index(scope["class"])
            if place:
                step = 0.1 if self.of_bmi else 1
                return round(self._figure(self.bmi({**scope, "class": ladder[place - 1]}), height) + step, 1), high
        return self._least(scope, height), high

    def pounds(self, figure):
        return round(figure * LB_PER_KG, 1) if self.metric and figure is not None else figure

    def records(self):
        """The contract's flat records; `product` only where the chart tells several apart."""
        rows = []
        for scope in self.scopes():
            for height in self.heights:
                if not self.reaches(scope, height):
                    continue
                low, high = (self.pounds(x) for x in self.limit(scope, height))
                if self.bounds == "decline":
                    rows.append(self._record(scope, height, self.refused, None, low))
                    rows.append(self._record(scope, height, self.refused, high, None))
                else:
                    rows.append(self._record(scope, height, scope["class"], low, high))
                if self.refusal and scope["class"] == self.ladder(scope)[-1]:
                    rows.append(self._record(scope, height, self.refused, high, None))
            if self.bmi_row:
                rows.append({**self._record(scope, None, scope["class"], None, None), "bmi_max": self.bmi(scope)})
        return rows

    def _record(self, scope, height, label, low, high):
        ages = scope["age"] or Ages()
        inches = height.inches() if height else (None, None)
        figures = ("bmi_min", "bmi_max") if self.of_bmi and height else ("weight_min_lb", "weight_max_lb")
        row = {
            "kind": "build", "sex": scope["sex"] or "any", "age_min": ages.low, "age_max": ages.high, "age_unit": "years",
            "tobacco": scope["tobacco"] or "any", "height_min_in": inches[0], "height_max_in": inches[1],
            "class_label": label and label.split("#")[0], **dict.fromkeys(("weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max")),
        }
        row[figures[0]], row[figures[1]] = low, high
        if label in self.codes:
            row["label_any"] = [self.codes[label]]
        if len(self.values["product"]) > 1:
            row["product"] = scope["product"]
        return row

"""A chart as an XML feed: dimensions as nested elements, attributes or children, and one limit or one row a leaf."""

from xml.sax.saxutils import escape, quoteattr

from .truth import FACETS, Ages

ELEMENT = {"product": "product", "tobacco": "tobacco", "sex": "sex", "age": "ages", "class": "class"}
WORDS = {
    "sex": [{"male": "Male", "female": "Female"}, {"male": "M", "female": "F"}, {"male": "male", "female": "female"}],
    "tobacco": [{"no": "Non-Tobacco", "yes": "Tobacco"}, {"no": "No", "yes": "Yes"}, {"no": "N", "yes": "Y"}, {"no": "Non-Smoker", "yes": "Smoker"}],
}


class Feed:
    """Draws the nesting once, then writes the truth in it."""

    suffix = ".xml"

    def __init__(self, draw, truth):
        self.draw, self.truth = draw, truth
        self.words = {f: draw.any(w) for f, w in WORDS.items()}
        printed = [f for f in FACETS if truth.values[f] != [None]]
        constant = [f for f in printed if len(truth.values[f]) == 1]
        varying = draw.shuffled([f for f in printed if f not in constant])
        self.leaf_class = "class" in printed and "class" not in constant and draw.chance(0.5)
        self.groups = draw.pick("xml.groups", [("one element", 4), ("nested", 4), ("flat", 4)])
        self.as_attributes = draw.pick("xml.groups as", [("attributes", 5), ("children", 4)])
        self.leaf = draw.pick("xml.leaf", [("attributes", 4), ("children", 5)])
        self.head = constant
        self.in_leaf = varying if self.groups == "flat" else [f for f in varying if f == "class" and self.leaf_class]
        self.outside = [] if self.groups == "flat" else [f for f in varying if f not in self.in_leaf]
        self.wide = self.in_leaf == ["class"] and truth.bounds == "max" and not truth.of_bmi and draw.pick("xml.wide", [True, False])
        self.age_form = draw.pick("xml.age", ["range", "two"])
        self.height_form = draw.pick("xml.height", ["5'10\"", "5'10\"", "inches", "feet and inches"] if not truth.metric and truth.heights[0].low is not None and truth.heights[0].low == truth.heights[0].high else ["own"])
        self.bounds = draw.any([("minWeight", "maxWeight"), ("min", "max"), ("weightMin", "weightMax"), ("minimumWeight", "maximumWeight"), ("min_weight", "max_weight")])
        self.root = draw.any(["buildChart", "BuildChart", "heightWeightTable", "chart"])
        self.row = draw.any(["row", "limit", "entry", "build"])
        self.unit = draw.any([True, False])
        self.class_name = draw.any(["class", "rateClass", "riskClass", "underwritingClass"])
        for facet in FACETS:
            draw.note(f"place.{facet}", "xml root" if facet in self.head else "xml leaf" if facet in self.in_leaf else
                      f"xml group ({self.groups})" if facet in self.outside else "-")

    # ------------------------------------------------------------ values

    def fields(self, scope, facets):
        """(name, text) pairs that say the values of `facets`."""
        found = []
        for facet in facets:
            value = scope[facet]
            if isinstance(value, Ages):
                if self.age_form == "two":
                    found += [(n, v) for n, v in (("minAge", value.low), ("maxAge", value.high)) if v is not None]
                else:
                    found.append(("age", f"{value.low}-{value.high}" if value.low is not None and value.high is not None else
                                  f"{value.low}+" if value.high is None else f"Under {value.high + 1}"))
            else:
                name = self.class_name if facet == "class" else facet
                found.append((name, self.words[facet][value] if facet in self.words else value.split("#")[0]))
        return found

    def height(self, height):
        if height.low is None:
            return []
        if self.truth.metric:
            return [("heightCm", height.low)]
        if height.low != height.high:
            return [("heightFrom", _feet(height.low)), ("heightTo", _feet(height.high))]
        if self.height_form == "inches":
            return [("heightInches", height.low)]
        if self.height_form == "feet and inches":
            return [("feet", height.low // 12), ("inches", height.low % 12)]
        return [("height", _feet(height.low))]

    def limits(self, scope, height):
        low, high = self.truth.limit(scope, height)
        names = ("declineBelow", "declineOver") if self.truth.bounds == "decline" else ("bmiMin", "bmiMax") if self.truth.of_bmi else self.bounds
        if self.truth.metric:
            names = tuple(n + "Kg" for n in names)
        return [(n, v) for n, v in zip(names, (low, high)) if v is not None]

    # ------------------------------------------------------------ the tree

    def write(self):
        truth = self.truth
        head = [("carrier", truth.carrier)] + self.fields({f: v[0] for f, v in truth.values.items()}, [f for f in self.head])
        if truth.metric or self.unit and not truth.of_bmi:
            head.append(("weightUnit", "kg" if truth.metric else "lb"))
        lines = ['<?xml version="1.0" encoding="UTF-8"?>']
        lines += self._element(self.root, head, self._groups({}, self._levels()), "", as_attributes=self.as_attributes == "attributes")
        return ("\n".join(lines) + "\n").encode("utf-8")

    def _levels(self):
        if not self.outside:
            return []
        return [[f] for f in self.outside] if self.groups == "nested" else [self.outside]

    def _groups(self, scope, levels):
        if not levels:
            return self._leaves(scope)
        lines, facets = [], levels[0]
        options = [{}]
        for facet in facets:
            options = [{**o, facet: v} for o in options for v in self.truth.values[facet]]
        for option in options:
            whole = {**scope, **option}
            if not self.truth.has(whole):
                continue
            fields = self.fields(option, facets)
            name = "table" if len(facets) > 1 else {"class": self.class_name, "age": "ageBand"}.get(facets[0], facets[0])
            if len(facets) == 1 and len(fields) == 1 and fields[0][0] not in ("minAge", "maxAge"):
                fields = [("name" if facets[0] in ("class", "product") else "value" if facets[0] != "age" else "range", fields[0][1])]
            lines += self._element(name, fields, self._groups(whole, levels[1:]), "  ", self.as_attributes == "attributes")
        return lines

    def _leaves(self, scope):
        lines = []
        options = [{}]
        for facet in self.in_leaf if not self.wide else []:
            options = [{**o, facet: v} for o in options for v in self.truth.values[facet]]
        for option in options:
            for height in self.truth.heights:
                whole = {**{f: v[0] for f, v in self.truth.values.items()}, **scope, **option}
                if not self.truth.has(whole) and not self.wide or not self.truth.reaches(whole, height):
                    continue
                if self.wide:
                    fields = self.height(height) + [(_name(c), self.truth.limit({**whole, "class": c}, height)[1]) for c in self.truth.values["class"]
                                                    if self.truth.has({**whole, "class": c})]
                else:
                    fields = self.fields(option, self.in_leaf) + self.height(height) + self.limits(whole, height)
                lines += self._element(self.row, fields, [], "  ", self.leaf == "attributes")
        return lines

    def _element(self, name, fields, inside, indent, as_attributes):
        start, end = f"<{name}", f"</{name}>"
        children = []
        if as_attributes:
            start += "".join(f" {n}={quoteattr(str(v))}" for n, v in fields)
        else:
            children = [f"  <{n}>{escape(str(v))}</{n}>" for n, v in fields]
        if not children and not inside:
            return [f"{indent}{start}/>"]
        return [f"{indent}{start}>"] + [f"{indent}{c}" for c in children] + [f"{indent}{l}" for l in inside] + [f"{indent}{end}"]


def _feet(inches):
    return f"{inches // 12}'{inches % 12}\""


def _name(label):
    words = label.replace("é", "e").replace("É", "E").split()
    return words[0].lower() + "".join(w.capitalize() for w in words[1:])

"""The columns before the figures: heights, and the labels that say whom a row is for."""


class Key:
    """One column of keys: its name, and its text in a row."""

    def __init__(self, kind, name, facet=None):
        self.kind, self.name, self.facet = kind, name, facet


class Keys:
    """The key columns of a layout, in their order."""

    def __init__(self, draw, truth, layout, words, notation):
        self._truth, self._words, self._notation = truth, words, notation
        if layout.long and truth.language == "en" and draw.pick("codes", [(True, 3), (False, 7)]):
            words.use_codes()
        heights = self._heights(draw, truth, layout, words, notation)
        labels = [k for f in layout.row_order for k in self._labels(draw, f, words)]
        self.height_leads = layout.height_first and bool(layout.row_order)
        self.columns = heights + labels if self.height_leads else labels + heights
        if layout.long and draw.hard("columns of an export"):
            self.columns = self._constants(draw, truth) + self.columns
        if draw.hard("numbered rows") and not layout.turned and not layout.long:
            self.columns = [Key("number", draw.any(["#", "No.", "Row"]))] + self.columns
        if layout.bounds == "rows":
            self.columns.append(Key("bound", "Limit" if layout.long else ""))
        self.height_place = next(i for i, k in enumerate(self.columns) if k in heights)

    def _heights(self, draw, truth, layout, words, notation):
        exact = not truth.metric and not truth.of_bmi and truth.heights[0].low == truth.heights[0].high
        if exact and not layout.turned and draw.hard("heights in two columns"):
            if draw.chance(0.5):
                return [Key("feet", draw.any(["Feet", "Ft", "Height (ft)"]) if truth.language == "en" else "Pieds"),
                        Key("inches", draw.any(["Inches", "In", "Height (in)"]) if truth.language == "en" else "Pouces")]
            return [Key("height", words.height), Key("whole inches", "Inches" if truth.language == "en" else "Pouces")]
        keys = [Key("height", notation.height_header(draw, words.height))]
        if not truth.metric and not truth.of_bmi and not layout.turned and not notation.both and draw.hard("metric columns beside"):
            keys.append(Key("cm", f"{words.height} (cm)"))
        return keys

    def _labels(self, draw, facet, words):
        if facet == "age" and words.language == "en" and draw.hard("ages in two columns"):
            low, high = draw.any([("Min Age", "Max Age"), ("Age From", "Age To"), ("Minimum Age", "Maximum Age")])
            return [Key("age from", low, facet), Key("age to", high, facet)]
        return [Key("label", words.names[facet], facet)]

    def _constants(self, draw, truth):
        """Columns of a data base's export that say the same in every row: the carrier, the edition, who is meant where all are."""
        keys = [Key("constant", "Carrier", truth.carrier), Key("constant", "Effective Date", "2025-03-01")]
        if truth.values["sex"] == [None]:
            keys.append(Key("constant", "Sex", draw.any(["Both", "Unisex", "Any", "M/F"])))
        if truth.values["tobacco"] == [None]:
            keys.append(Key("constant", "Tobacco", draw.any(["Both", "Any", "All"])))
        return keys[-draw.between(1, len(keys)):]

    @property
    def plain(self):
        """True where the heights are the one column of keys."""
        return len(self.columns) == 1 and self.columns[0].kind == "height"

    @property
    def metric(self):
        """True where kilograms stand beside pounds."""
        return any(k.kind == "cm" for k in self.columns)

    def units(self, weight):
        """A row of units under the names of the columns."""
        return [{"height": "(ft-in)", "cm": "(cm)", "feet": "(ft)", "inches": "(in)", "whole inches": "(in)"}.get(k.kind, "") for k in self.columns], f"({weight})"

    def __len__(self):
        return len(self.columns)

    def text(self, key, group, height, end, number):
        """What stands in a row's key column; an empty text for the second row of a height."""
        if key.kind == "label":
            return self._words.value(key.facet, group[key.facet], bare=True)
        if key.kind == "number":
            return number
        if key.kind == "constant":
            return key.facet
        if key.kind == "age from":
            return group["age"].low if group["age"].low is not None else ""
        if key.kind == "age to":
            return group["age"].high if group["age"].high is not None else ""
        if key.kind == "height":
            return self._notation.height(height)
        if key.kind == "cm":
            return round(height.middle() * 2.54)
        if key.kind == "bound":
            return self._words.bounds[0 if end == "min" else 1]
        return {"feet": int(height.low) // 12, "inches": int(height.low) % 12, "whole inches": height.low}[key.kind]

"""What stands over the figures: the texts of each header level, and the cells they are printed in."""

from .page import Grid


class Column:
    """What a column of figures holds: its scope among the facets across, and which end of the limits.

    The ends: `max`, `min`, `range`, `common` (one minimum for several classes), `below` and `over` (where the carrier
    declines), `refusal` (the weights over the last class).
    """

    def __init__(self, scope, end):
        self.scope, self.end = scope, end

    @property
    def stands_alone(self):
        """True for the one minimum of all groups: it stands beside their headings, not under one."""
        return self.end == "common" and not self.scope


class Header:
    """Draws how a chart's headers are worded and merged, then writes the header of any of its tables."""

    def __init__(self, draw, truth, layout, words, notation, keys):
        self.truth, self.layout, self.words, self.notation, self.keys = truth, layout, words, notation, keys
        self.levels_joined = bool(layout.order) and draw.chance(0.25)
        draw.note("header.joined", self.levels_joined)
        self.joiner = draw.any([" ", " - ", " / ", ", ", "()", "reversed"])
        self.keys_at = draw.any(["span", "bottom", "top"])
        draw.note("header.height at", self.keys_at)
        self.marked = draw.any([True, True, False])
        self.over_all = self._over_all(draw)
        self.bounds_joined = layout.order != [] and layout.bounds == "columns" and draw.chance(0.25)
        if layout.bounds == "range" and truth.language == "en" and layout.order and draw.chance(0.12):
            self.class_words = draw.any(["{} (Min-Max)", "{} Range", "{} Min - Max"])
            return
        self.class_words = draw.any(["{} Class", "{} Rate", "{} (max)", "{} (lbs)", "{} Max Weight"]) if truth.language == "en" and draw.hard("class words in the header") else "{}"

    def _over_all(self, draw):
        """A line over all classes that says what the figures are."""
        truth, bounds, mark = self.truth, self.layout.bounds, self.notation.weight_mark()
        if bounds not in ("maximum", "columns", "range") or truth.refusal or truth.of_bmi or not self.layout.order or self.layout.long or not draw.chance(0.3):
            return None
        english = {"maximum": [f"Maximum Weight ({mark})", "Maximum Weight", f"Weight ({mark})"], "columns": [f"Weight ({mark})"],
                   "range": [f"Weight Range ({mark})", f"Weight ({mark})"]}
        french = {"maximum": [f"Poids maximum ({mark})", "Poids maximum"], "columns": [f"Poids ({mark})"], "range": [f"Poids ({mark})"]}
        return draw.any((french if truth.language == "fr" else english)[bounds])

    # ------------------------------------------------------------ texts

    def _facet_text(self, column, facet):
        if facet == "class" and column.end == "refusal":
            return self._bound_text("over")
        value = column.scope.get(facet)
        text = self.words.value(facet, value) if value is not None else ""
        return self.class_words.format(text) if facet == "class" and text else text

    def _bound_text(self, end):
        french, (low, high) = self.truth.language == "fr", self.words.bounds
        if self.truth.of_bmi:
            low, high = "Minimum", "Maximum"
        if end in ("below", "over"):
            if french:
                return "Refus si moins de" if end == "below" else "Refus si plus de"
            return "Decline Below" if end == "below" else "Decline Over"
        if end == "common":
            return {"Low": "Minimum", "Lower": "Minimum", "From": "Minimum", "De": "Poids minimum"}.get(low, low)
        if end == "range":
            return "Poids" if french else "Weight Range"
        return low if end == "min" else high

    def _lone_text(self, column):
        """The name of a table's one column of figures."""
        if self.truth.of_bmi:
            return "Maximum" if column.end == "max" else "Range"
        if self.layout.bounds == "sections":
            return "Poids" if self.truth.language == "fr" else "Weight (lbs)"
        text = self.words.lone_maximum if column.end == "max" else self._bound_text("range")
        return text.replace("lbs", "kg").replace("(lb)", "(kg)").replace("in Pounds", "(kg)") if self.truth.metric else text

    def _joined(self, texts):
        """One text of those of all levels: `Male Preferred`, `Preferred (Male)`, `Preferred Male`."""
        if self.joiner == "()":
            return f"{texts[-1]} ({', '.join(texts[:-1])})"
        return " ".join(reversed(texts)) if self.joiner == "reversed" else self.joiner.join(texts)

    def levels(self, columns, ends):
        """Texts of each level, outermost first: a list of lists as wide as the columns."""
        order, kinds = self.layout.order, {c.end for c in columns}
        levels = [[self._facet_text(c, f) for c in columns] for f in order]
        if self.levels_joined and len(levels) > 1 and "common" not in kinds:
            levels = [[self._joined(texts) for texts in zip(*levels)]]
        if kinds & {"min", "below"} and not (ends and order) or not order:
            lone = not order and len(columns) == 1 and columns[0].end in ("max", "range")
            texts = [self._lone_text(c) if lone else self._bound_text(c.end) for c in columns]
            if self.layout.bounds_outermost:
                levels.insert(0, texts)
            elif self.bounds_joined and levels:
                levels[-1] = [f"{a} {b}" for a, b in zip(levels[-1], texts)]
            else:
                levels.append(texts)
        for place, column in enumerate(columns):
            if column.end == "common":
                levels[-1][place] = self._bound_text("common")
        if self.over_all and not ends:
            levels.insert(0, [self.over_all] * len(columns))
        return levels

    # ------------------------------------------------------------ cells

    def make(self, columns, places, ends):
        """The header as a grid; `places` are the grid's columns of the columns of figures."""
        grid, levels = Grid(), self.levels(columns, ends)
        count, metric = len(levels), self.keys.metric
        for row, texts in enumerate(levels):
            start = 0
            while start < len(texts):
                stop = self._end_of_merge(levels, row, start, columns, places)
                if columns[start].stands_alone and count > 1:
                    if row == 0:
                        grid.put(0, places[start], levels[-1][start], count, 1, self.marked)
                else:
                    lowest = row == count - 1
                    grid.put(row, places[start], texts[start], 1, places[stop - 1] - places[start] + (2 if metric and not lowest else 1), self.marked)
                start = stop
        self._key_names(grid, count)
        if metric:
            for column, place, text in zip(columns, places, levels[-1]):
                cell = grid.cells[(0 if column.stands_alone else count - 1, place)]
                cell.text = text if "lb" in text or "Pound" in text else f"{text} (lb)"
                grid.put(count - 1, place + 1, "kg", 1, 1, self.marked)
        return grid

    def _end_of_merge(self, levels, row, start, columns, places):
        """Where the merged cell ends that begins at `start`: the lowest level is never merged, blank columns part groups."""
        stop, texts, step = start + 1, levels[row], 2 if self.keys.metric else 1
        if row == len(levels) - 1 or columns[start].stands_alone:
            return stop
        while stop < len(texts) and texts[stop] == texts[start] and places[stop] - places[stop - 1] <= step and not columns[stop].stands_alone \
                and all(levels[r][stop] == levels[r][start] for r in range(row)):
            stop += 1
        return stop

    def _key_names(self, grid, count):
        for column, key in enumerate(self.keys.columns):
            if key.name and self.keys_at == "span" and count > 1:
                grid.put(0, column, key.name, count, 1, self.marked)
            elif key.name:
                grid.put(0 if self.keys_at == "top" else count - 1, column, key.name, 1, 1, self.marked)

"""Lays one part of a chart out as a grid of cells."""

from .header import Column, Header
from .keys import Keys
from .page import Grid


class TableMaker:
    """Makes the tables of a chart in one layout."""

    def __init__(self, draw, truth, layout, words, notation):
        self.draw, self.truth, self.layout, self.words, self.notation = draw, truth, layout, words, notation
        self.keys = Keys(draw, truth, layout, words, notation)
        self.height_name = None         # over the heights of one part, where it says whom that part is for
        self.header = Header(draw, truth, layout, words, notation, self.keys)
        self.merged_rows = bool(layout.row_order) and draw.pick("row labels", [("every row", 6), ("merged", 4)]) == "merged"
        self.spacer = draw.hard("blank columns between groups")
        self.ditto = bool(layout.row_order) and draw.hard("ditto marks")
        self.repeat_header = draw.hard("header repeated among the rows")
        self.section_header, self.section_wide = draw.chance(0.3), draw.chance(0.65)
        self.section_text = draw.any(["{}", "{}", "{}:"])
        self.units = draw.hard("row of units") and layout.bounds not in ("rows", "sections") and not layout.turned and notation.feet()
        self.blank_rows = draw.hard("blank rows among the heights")
        self.page_ends = draw.hard("page ends among the rows")
        self.absent = draw.any(["", "—", "N/A"])

    def says_unit(self):
        """True where the tables themselves print the unit of the weights."""
        return bool(self.notation.weight_unit) or "kg" in (self.header.over_all or "")

    # ------------------------------------------------------------ columns

    def columns(self, fixed):
        """The columns of figures in the part of `fixed` facets."""
        combinations = [{}]
        for facet in self.layout.order:
            combinations = [{**c, facet: v} for c in combinations for v in self.truth.values[facet]]
        combinations = [c for c in combinations if self.truth.has({**fixed, **c})]
        bounds = self.layout.bounds
        if self.truth.refusal:
            return self._with_refusal(combinations, fixed)
        if bounds in ("maximum", "rows", "minimum table", "sections", "blocks"):
            return [Column(c, "max") for c in combinations]
        if bounds == "range":
            return [Column(c, "range") for c in combinations]
        if bounds == "decline":
            return [Column(c, e) for c in combinations for e in ("below", "over")]
        if bounds == "columns":
            if self.layout.bounds_outermost:
                return [Column(c, e) for e in ("min", "max") for c in combinations]
            return [Column(c, e) for c in combinations for e in ("min", "max")]
        return self._with_common(combinations, first=bounds == "common first")

    def _with_refusal(self, combinations, fixed):
        """The classes of each group, and after the last of them the weights over which the carrier declines."""
        columns = []
        for combination in combinations:
            columns.append(Column(combination, "max"))
            if combination["class"] == self.truth.ladder({**fixed, **combination})[-1]:
                columns.append(Column(combination, "refusal"))
        if self.layout.bounds == "common first":
            columns.insert(0, Column({}, "common"))
        return columns

    def _with_common(self, combinations, first):
        """One minimum for the classes of each group; one for the table where all groups have the same."""
        groups = []
        outer = [f for f in self.layout.order if f != "class"] if self.layout.order[-1] == "class" else []
        for combination in combinations:
            key = {f: combination[f] for f in outer}
            if not groups or groups[-1][0] != key:
                groups.append((key, []))
            groups[-1][1].append(combination)
        differs = any(f in outer for f, _ in self.truth.least_shifts)
        if not differs and (len(groups) == 1 or self.draw.chance(0.5)):
            groups = [({}, [c for _, members in groups for c in members])]
        result = []
        for key, members in groups:
            figures, common = [Column(c, "max") for c in members], Column(key, "common")
            result += [common] + figures if first else figures + [common]
        return result

    def _places(self, columns):
        """The grid's column of each column of figures."""
        places, at, before, order = [], len(self.keys), None, self.layout.order
        for column in columns:
            group = column.scope.get(order[0]) if len(order) > 1 else None
            if self.spacer and before is not None and group != before:
                at += 1
            before = group
            places.append(at)
            at += 2 if self.keys.metric else 1
        return places

    # ------------------------------------------------------------ the grid

    def make(self, fixed, ends=None):
        """The grid of a part. `fixed` holds the values of the facets that stand outside it; `ends` makes it a table of one end."""
        columns = self.columns(fixed)
        if ends:
            columns = [Column(c.scope, ends) for c in columns]
        places = self._places(columns)
        header = self.header.make(columns, places, ends)
        if self.height_name:
            header.rename(self.keys.columns[self.keys.height_place].name, self.height_name)
        if self.units:
            self._unit_row(header, places)
        if self.layout.bounds == "blocks" and not ends:
            return self._blocks(fixed)
        if self.layout.turned:
            return self._turned(header, columns, places, fixed, ends)
        return self._upright(header, columns, places, fixed, ends)

    def _unit_row(self, header, places):
        keys, weight = self.keys.units("lbs")
        row = header.height
        for place, text in [*enumerate(keys), *((p, weight) for p in places), *((p + 1, "(kg)") for p in places if self.keys.metric)]:
            header.put(row, place, text, 1, 1, self.header.marked)

    def _sections(self):
        sections = [{}]
        for facet in self.layout.at("section"):
            sections = [{**s, facet: v} for s in sections for v in self.truth.values[facet]]
        return sections

    def _upright(self, header, columns, places, fixed, ends):
        """Header and rows; titles of sections stand under the one header, or each over a header of its own."""
        grid, sections = Grid(), self._sections()
        own = self.section_header and len(sections) > 1
        if not own:
            grid.below(header)
        if self.layout.bounds == "sections":
            return self._sections_of_ends(grid, header, columns, places, fixed)
        for section in sections:
            if section:
                grid.below(self._title(section, max(places) + 1))
            if own:
                grid.below(header.copy())
            self._rows(grid, columns, places, {**fixed, **section}, ends, header)
        if self.truth.bmi_row:
            self._bmi_row(grid, columns, places, fixed)
        return grid

    def _end_names(self):
        return ("Minimum Weight", "Maximum Weight") if self.truth.language == "en" else ("Poids minimum", "Poids maximum")

    def _sections_of_ends(self, grid, header, columns, places, fixed):
        """All minima under a row that says so, then all maxima."""
        for end, name in zip(("min", "max"), self._end_names()):
            title = Grid()
            title.put(0, 0, name, 1, max(places) + 1 if self.section_wide else 1, self.header.marked, title=True)
            grid.below(title)
            self._rows(grid, columns, places, fixed, end, header)
        return grid

    def _blocks(self, fixed):
        """A block of minima, and one of maxima at its right."""
        blocks = []
        for end, name in zip(("min", "max"), self._end_names()):
            block, title = self.make(fixed, end), Grid()
            title.put(0, 0, name, 1, block.width, self.header.marked, title=True)
            blocks.append(title.below(block))
        return blocks[0].beside(blocks[1], 1)

    def _turned(self, header, columns, places, fixed, ends):
        """Heights across; the rows of each section stand under its title, with the heights over all of them or over each."""
        whole = Grid()
        for number, section in enumerate(self._sections()):
            upright = Grid().below(header.copy())
            self._rows(upright, columns, places, {**fixed, **section}, ends, header, every_height=bool(section))
            if self.truth.bmi_row:
                self._bmi_row(upright, columns, places, fixed)
            part = upright.turned()
            if not section:
                return part
            title = self._title(section, part.width)
            if self.section_header:
                whole.below(title).below(part)
            else:
                heights, rows = part.split(len(self.keys))
                whole.below(Grid() if number else heights).below(title).below(rows)
        return whole

    def _title(self, section, width):
        grid, text = Grid(), " – ".join(self.words.open_value(f, v) for f, v in section.items())
        grid.put(0, 0, self.section_text.format(text), 1, width if self.section_wide else 1, self.header.marked, title=True)
        return grid

    def _rows(self, grid, columns, places, fixed, ends, header, every_height=False):
        groups = [{}]
        for facet in self.layout.row_order:
            groups = [{**g, facet: v} for g in groups for v in self.truth.values[facet]]
        if self.keys.height_leads:
            rows = [(g, h) for h in self.truth.heights for g in groups]
        else:
            rows = [(g, h) for g in groups for h in self.truth.heights]
        rows = [(g, h) for g, h in rows if self.truth.has({**fixed, **g}) or "class" in self.layout.order]
        rows = [(g, h) for g, h in rows if every_height or any(self.truth.reaches({**fixed, **g, **c.scope}, h) for c in columns)]
        above, first = None, grid.height
        for number, (group, height) in enumerate(rows):
            if self.repeat_header and number == len(rows) // 2 and not self.layout.turned and not self.layout.row_order:
                grid.below(header.copy())
            if number and number % 5 == 0 and self.blank_rows and not self.layout.turned and not self.merged_rows:
                grid.put(grid.height, 0, "")
            if number == len(rows) // 2 and self.page_ends and not self.layout.turned and not self.merged_rows:
                grid.put(grid.height, 0, "Page 12 of 48" if self.truth.language == "en" else "Page 12 de 48", title=True)
                grid.below(header.copy())
            for end in ("min", "max") if self.layout.bounds == "rows" else (ends,):
                self._row(grid, columns, places, {**fixed, **group}, group, height, end, above, number + 1)
            above = group
        if self.merged_rows:
            self._merge_labels(grid, first, grid.height)

    def _row(self, grid, columns, places, fixed, group, height, end, above, number):
        row = grid.height
        if end == "max" and self.layout.bounds == "rows" and not self.layout.long:
            row -= 1                    # the height's cell already reaches down to here
        for place, key in enumerate(self.keys.columns):
            text = self.keys.text(key, group, height, end, number)
            if self.ditto and not self.merged_rows and key.kind == "label" and above and above[key.facet] == group[key.facet]:
                text = '"'
            if self.layout.bounds == "rows" and key.kind == "height" and not self.layout.long:
                if end == "min":
                    grid.put(row, place, text, 2, 1)
            else:
                grid.put(row, place, text)
        for column, place in zip(columns, places):
            scope = self._whole({**fixed, **column.scope})
            figure = self._figure(end or column.end, scope, height)
            grid.put(row, place, figure)
            if self.keys.metric and figure not in ("", self.absent):
                grid.put(row, place + 1, self._kilograms(end or column.end, scope, height))

    def _whole(self, scope):
        """The scope with a value for every facet: the only one, or the first where the column is for all of them."""
        return {f: scope.get(f, v[0]) for f, v in self.truth.values.items()}

    def _figure(self, end, scope, height):
        if end != "common" and not (self.truth.has(scope) and self.truth.reaches(scope, height)):
            return self.absent
        low, high = self.truth.limit(scope, height)
        if end in ("over", "refusal"):
            return self.notation.plain(high)
        if end == "max":
            return self.notation.weight(high)
        return self.notation.interval(low, high) if end == "range" else self.notation.plain(low)

    def _kilograms(self, end, scope, height):
        low, high = (None if x is None else round(x * 0.45359237) for x in self.truth.limit(scope, height))
        if end == "range" and low is not None:
            return f"{low}-{high}"
        return low if end in ("min", "common", "below") else high

    def _merge_labels(self, grid, first, last):
        """Equal labels (or heights, where they lead) that follow one another become one merged cell."""
        for column, key in enumerate(self.keys.columns):
            if (key.kind == "label") == self.keys.height_leads:
                continue
            start = first
            while start < last:
                stop = start + 1
                while stop < last and (stop, column) in grid.cells and grid.cells[(stop, column)].text == grid.cells[(start, column)].text \
                        and all((stop, c) not in grid.cells for c in range(column)):
                    del grid.cells[(stop, column)]
                    stop += 1
                grid.cells[(start, column)].rows = stop - start
                start = stop

    def _bmi_row(self, grid, columns, places, fixed):
        row = grid.height
        grid.put(row, self.keys.height_place, self.draw.any(["BMI", "Max BMI", "Maximum BMI"]) if self.truth.language == "en" else "IMC maximum")
        for column, place in zip(columns, places):
            if column.end in ("max", "range"):
                grid.put(row, place, self.truth.bmi(self._whole({**fixed, **column.scope})))

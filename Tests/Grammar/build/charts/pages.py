"""Puts the parts of a chart on a page: titles, sentences, notes, and the tables in their order."""

from .noise import Noise
from .page import Grid, Heading, Page, Pair, Paragraph, Sheet
from .table import TableMaker

TITLES = {
    "en": ["Build Chart", "Height and Weight Chart", "Height & Weight Table", "Build Table", "Adult Build Chart", "Height/Weight Guidelines"],
    "fr": ["Tableau de taille et poids", "Tableau des poids", "Taille et poids"],
}
PART_TITLES = [("title", 38), ("title with words", 22), ("caption", 10), ("sheet", 10), ("sentence", 9), ("pairs", 6), ("row of the table", 10), ("corner", 5), ("height header", 4)]
PAGE_WORDS = [("title", 35), ("line below title", 30), ("sentence above", 20), ("sentence below", 8), ("pair", 7)]


class PageMaker:
    def __init__(self, draw, truth, layout, words, notation, form, noise=True):
        self.draw, self.truth, self.layout, self.words, self.form = draw, truth, layout, words, form
        self.tables = TableMaker(draw, truth, layout, words, notation)
        self.notation, self.noise = notation, Noise(draw, truth, noise)
        self.name = ("BMI Chart" if truth.language == "en" else "Tableau des IMC") if truth.of_bmi else draw.any(TITLES[truth.language])

    def make(self):
        page = Page(title=f"{self.truth.carrier}: {self.name}", language=self.truth.language)
        parts = self._parts()
        style = self._part_style(parts)
        self._opening(page)
        opening = list(page.items)
        for number, part in enumerate(parts):
            if style == "sheet":
                page.add(Sheet(self._sheet_name(part)), *(opening if number else []))
            self._part(page, part, style, number)
        self._closing(page)
        return page

    # ------------------------------------------------------------ what stands over all

    def _opening(self, page):
        draw, truth = self.draw, self.truth
        constant = self.layout.at("page")
        constant = [f for f in constant if f != "product"]
        product = truth.values["product"][0] if len(truth.values["product"]) == 1 else None
        where = draw.pick("page words", PAGE_WORDS) if constant else "-"
        title = self.name
        if not constant and "sex" not in self.layout.place and truth.language == "en" and draw.pick("unisex", [(True, 15), (False, 85)]):
            title = draw.any(["{} (Unisex)", "Unisex {}", "{} – Male & Female", "{} – Males and Females", "{} (Male/Female)"]).format(self.name)
        self.below_text = None
        scope = {f: v[0] for f, v in truth.values.items()}
        phrase = self.words.title(scope, constant) if constant else ""
        if where == "title":
            title = draw.any(["{n} – {p}", "{p} {n}", "{n} ({p})", "{p} – {n}"] if truth.language == "en" else ["{n} – {p}", "{n} ({p})"]).format(n=self.name, p=phrase)
        if draw.chance(0.5):
            page.add(Heading(truth.carrier, 1))
        for line in self.noise.above():
            page.add(Paragraph(line))
        if draw.chance(0.9) or where == "title":
            page.add(Heading(title, 1))
        if product and draw.pick("product line", [True, True, False]):
            page.add(Paragraph(self.noise.product_line(product)) if draw.chance(0.5) else Heading(self.noise.product_line(product), 1))
        if where == "line below title":
            page.add(Paragraph(phrase) if self.layout.at("part") or draw.chance(0.4) else Heading(phrase, 2))
        elif where == "sentence above":
            page.add(Paragraph(self.words.sentence(scope, constant)))
        elif where == "sentence below":
            self.below_text = self.words.sentence(scope, constant).replace("below", "above")
        elif where == "pair":
            for facet in constant:
                page.add(self._pair(facet, scope[facet]))
        if truth.metric and not self.tables.says_unit():
            page.add(Paragraph("Height in centimeters, weight in kilograms." if truth.language == "en" else "Taille en centimètres, poids en kilogrammes."))
        elif truth.language == "en" and not truth.metric and not truth.of_bmi and draw.chance(0.15):
            page.add(Paragraph(draw.any(["All weights are shown in pounds."] + (["Height is in feet and inches; weight is in pounds."] if self.notation.feet() else []))))

    def _pair(self, facet, value):
        name = self.words.names[facet]
        if facet == "tobacco":
            name = "Tobacco" if self.truth.language == "en" else "Tabac"
            text = {"no": "No", "yes": "Yes"}[value] if self.truth.language == "en" else {"no": "Non", "yes": "Oui"}[value]
            return Pair(name, text if self.draw.chance(0.4) else self.words.open_value(facet, value))
        if facet == "age":
            return Pair(name, self.words.value(facet, value, bare=True))
        return Pair(name, self.words.open_value(facet, value))

    def _closing(self, page):
        if self.below_text:
            page.add(Paragraph(self.below_text))
        if self.truth.codes:
            page.add(Paragraph("; ".join(f"{code} = {label}" for label, code in self.truth.codes.items())))
        for line in self.noise.below():
            page.add(Paragraph(line))
        if self.draw.hard("a table that is no chart"):
            grid = Grid()
            for r, row in enumerate(self.noise.contact_table()):
                for c, text in enumerate(row):
                    grid.put(r, c, text, header=r == 0)
            page.add(Heading("Contact Us", 2), grid)

    # ------------------------------------------------------------ parts

    def _parts(self):
        parts = [{}]
        facets = self.draw.shuffled(self.layout.at("part"))
        for facet in facets:
            parts = [{**p, facet: v} for p in parts for v in self.truth.values[facet]]
        return [p for p in parts if "class" not in p or self.truth.has(p)]

    def _part_style(self, parts):
        if len(parts) == 1:
            return None
        allowed = [(s, w) for s, w in PART_TITLES if not (s == "sheet" and self.form not in ("spreadsheet", "workbook")) and not (s == "caption" and self.form != "html")]
        self.two_levels = len(parts[0]) == 2 and self.draw.chance(0.4)
        self.decoration = self.draw.any(["{p} {n}", "{n} – {p}", "{n} ({p})", "{n}: {p}"] if self.truth.language == "en" else ["{n} – {p}", "{n} ({p})"])
        if "class" in parts[0] or "product" in parts[0] or self.truth.of_bmi or self.layout.turned or self.layout.row_order or self.tables.keys.metric or not self.tables.keys.plain or self.layout.at("beside"):
            allowed = [(s, w) for s, w in allowed if s not in ("corner", "height header")]
        if any(len(self._sheet_name(p)) > 31 for p in parts):       # a sheet's name is cut there
            allowed = [(s, w) for s, w in allowed if s != "sheet"]
        style = self.draw.pick("part title", allowed)
        self.draw.note("part title.levels", 2 if self.two_levels and style == "title" else 1)
        return style

    def _height_name(self, part, facets, style):
        """What stands over the heights where that says whom the table is for: `MALE`, `Height (Male)`."""
        phrase = self.words.title(part, facets)
        return phrase if style == "corner" else f"{self.words.height} ({phrase})"

    def _sheet_name(self, part):
        return " ".join(self.words.open_value(f, v) for f, v in part.items()).replace("/", "-").replace(":", "")

    def _part(self, page, part, style, number):
        facets = list(part)
        caption = row_text = None
        self.tables.height_name = None
        if style == "title":
            if self.two_levels:
                if number == 0 or part[facets[0]] != self._before[facets[0]]:
                    page.add(Heading(self.words.open_value(facets[0], part[facets[0]]), 2))
                page.add(Heading(self.words.open_value(facets[1], part[facets[1]]), 3))
            else:
                page.add(Heading(self.words.title(part, facets), 2))
        elif style == "title with words":
            page.add(Heading(self.decoration.format(n=self.name, p=self.words.title(part, facets)), 2))
        elif style == "caption":
            caption = self.words.title(part, facets)
        elif style == "sentence":
            page.add(Paragraph(self.words.sentence(part, facets)))
        elif style == "pairs":
            for facet in facets:
                page.add(self._pair(facet, part[facet]))
        elif style == "row of the table":
            row_text = [self.words.title(part, [f]) for f in facets] if self.two_levels else [self.words.title(part, facets)]
        elif style in ("corner", "height header"):
            self.tables.height_name = self._height_name(part, facets, style)
        self._before = part
        if self.layout.bounds == "minimum table":
            names = ("Minimum Weights", "Maximum Weights") if self.truth.language == "en" else ("Poids minimums", "Poids maximums")
            for end, name in zip(("min", "max"), names):
                page.add(Heading(name, 3))
                page.add(self._grid(part, row_text, end))
            return
        grid = self._grid(part, row_text, None)
        grid.caption = caption
        page.add(grid)

    def _grid(self, part, row_text, end):
        beside = self.layout.at("beside")
        if not beside:
            return self._titled(self.tables.make(part, end), row_text or [])
        facet = beside[0]
        blocks = [self._titled(self.tables.make({**part, facet: v}, end), [self.words.open_value(facet, v)]) for v in self.truth.values[facet]]
        gap = self.draw.pick("beside.gap", [0, 1, 1])
        grid = blocks[0].beside(blocks[1], gap)
        return self._titled(grid, row_text or [])

    def _titled(self, grid, texts):
        """The table under one row for each text."""
        top = Grid()
        for text in texts:
            top.put(top.height, 0, text, 1, grid.width, True, title=True)
        return top.below(grid)

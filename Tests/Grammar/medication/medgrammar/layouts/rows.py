"""One rule a row: medication, use, time, decision; the layout that carriers print most."""

from .. import asides, dress, remarks, times
from ..page import Cell, Heading, Sentence, Table
from ..portfolio import Portfolio
from ..truth import ALWAYS, Condition, Rule

DIFFICULTIES = ["age in decision", "dose column", "notes column", "use sections", "decision sections", "letter sections", "time sentence",
                "merged names", "ditto", "side by side", "table per product", "age tables", "tobacco tables", "time tables", "footnote",
                "repeated header", "age column", "dose in name", "diagnosis column", "tobacco column",
                "use in name", "second decision", "joint uses", "product rows", "blank rows", "brand and generic columns", "class column",
                "number column", "wrapped header", "title in table", "pages", "spacer column", "ladder in decision", "any use", "current fill",
                "names in one cell", "decision tables", "name footnote", "decision footnote", "class sections", "illness time"]

# What is said away from its decision; and what goes beside that.
APART = ["deciding remarks", "sentence behind", "named note", "explained columns", "explained time", "explained ends"]
BESIDE_APART = {"use sections", "letter sections", "class sections", "merged names", "ditto", "repeated header", "blank rows", "class column", "number column",
                "wrapped header", "title in table", "spacer column"}

CLASHES = [  # of each set, a chart has one at most
    {"class sections", "use sections", "decision sections", "letter sections", "merged names", "side by side", "class column", "names in one cell"},
    {"use sections", "decision sections", "letter sections", "side by side", "merged names", "joint uses", "use in name"},
    {"table per product", "age tables", "tobacco tables", "time tables", "side by side", "product rows", "time sentence"},
    {"age in decision", "age column", "age tables"}, {"dose column", "dose in name"}, {"ditto", "merged names", "side by side"},
    {"decision sections", "age in decision", "second decision"}, {"second decision", "age in decision"},
    {"decision tables", "decision sections", "table per product", "age tables", "tobacco tables", "time tables", "pages", "product rows", "footnote", "side by side"},
    {"decision tables", "age in decision", "second decision", "ladder in decision", "age column", "tobacco column", "dose column", "diagnosis column"},
    {"name footnote", "decision footnote", "footnote", "age in decision", "second decision", "ladder in decision", "decision sections", "decision tables",
     "dose in name", "use in name", "ditto", "merged names", "side by side", "names in one cell", "table per product", "age tables", "tobacco tables",
     "time tables", "product rows", "brand and generic columns", "pages", "age column", "tobacco column", "dose column", "diagnosis column", "class column"},
    {"tobacco tables", "tobacco column"}, {"notes column", "dose column", "age column", "diagnosis column", "tobacco column"},
    {"any use", "use sections"}, {"footnote", "joint uses", "any use"}, {"brand and generic columns", "dose in name", "use in name", "ditto", "merged names", "names in one cell"},
    {"wrapped header", "repeated header", "side by side", "title in table"}, {"pages", "title in table", "merged names", "side by side", "footnote"},
    {"illness time", "ladder in decision", "age in decision", "second decision", "decision sections", "decision tables", "decision footnote", "name footnote"},
    {"ladder in decision", "age in decision", "second decision", "decision sections", "time sentence", "time tables", "age column", "tobacco column",
     "dose column", "diagnosis column"}, {"pages", "table per product", "age tables", "tobacco tables", "time tables"},
    {"names in one cell", "joint uses", "merged names", "ditto", "dose in name", "dose column", "letter sections", "use sections", "side by side", "footnote"},
    {"joint uses", "age column", "tobacco column", "dose column", "diagnosis column", "notes column", "age in decision", "second decision"}, {"age column", "merged names"}, {"tobacco column", "merged names"},
]


def settle(wanted):
    """Drops of each set of clashing difficulties all but the first."""
    apart = next((name for name in APART if name in wanted), None)
    if apart:
        wanted = {apart} | wanted & BESIDE_APART
    kept = []
    for name in sorted(wanted):
        if not any(name in clash and other in clash for clash in CLASHES for other in kept):
            kept.append(name)
    return set(kept)


def draw_apart(sheet):
    """Rows of which a part is said elsewhere: in remarks, behind the table, for columns that only a sentence explains."""
    draw_rows(sheet, APART)


def draw_rows(sheet, sure=()):
    draw, wording = sheet.draw, sheet.wording
    hard = settle(sheet.difficulties(DIFFICULTIES, sure))
    if "explained columns" in hard:
        hard -= {"merged names", "ditto"}
    if "names in one cell" in hard and wording.name_style == "brand, generic rows":     # a brand beside its generic could be one name
        wording.name_style = "brand"
    needs_use = {"use sections", "joint uses", "use in name", "footnote", "any use", "ladder in decision", "current fill", "deciding remarks",
                 "explained columns", "explained time", "explained ends"} & hard
    uses = bool(needs_use) or draw.choice("use", {"column": 5, "none": 1.4}) == "column"
    no_time = {"time sentence", "time tables", "joint uses", "merged names", "second decision", "ladder in decision", "names in one cell"} & hard
    no_time |= hard & set(APART) - {"explained time"}
    ladder = 0 if no_time or not uses else draw.choice("ladder", {0: 0 if "explained time" in hard else 3, 1: 1, 2: 2, 3: 2})
    products = 1
    if not hard & {"age in decision", "decision sections", "table per product", "second decision", "product rows", "ladder in decision", "joint uses", "names in one cell", "decision tables", "name footnote",
                       "decision footnote", *APART} and draw.chance("several products", 0.2):
        products = draw.number("products", 2, 3)
    if hard & {"table per product", "product rows"}:
        products = 2
    scale = sheet.scale()
    cases = Portfolio(draw, wording, scale, products, uses, ladder)
    _Rows(sheet, cases, hard, uses, products).print()


class _Rows:
    """The columns and rows of one such chart."""

    def __init__(self, sheet, cases, hard, uses, products):
        self.sheet, self.cases, self.hard, self.uses, self.products = sheet, cases, hard, uses, products
        self.draw, self.wording = sheet.draw, sheet.wording
        self.plans = sheet.plans(products) if products > 1 else [None]
        self.style = self.basis = None
        self.explained = self.said_of_columns = None
        if "explained columns" in hard:
            self.explained = remarks.explained_columns(sheet)
            self.said_of_columns = self.explained[1]
        if "explained time" in hard:
            self.time_header, self.said_of_columns, months, self.basis = remarks.explained_time(sheet)
            self.style = times.TimeStyle("bare", "years" if months == 12 else "months", "{b}", "{b}", "> {a}", nested=True)
            self.any_word = self.draw.pick("any", times.ANY_WORDS["en"])
        elif cases.ladder or (uses and not hard & {"time sentence", "time tables", *APART} and self.draw.chance("empty time column", 0.15)):
            styles = [k for k, s in times.STYLES.items() if s.language == sheet.language]
            self.style = times.STYLES[self.draw.choice("time style", styles)]
            headers = times.HEADERS[sheet.language]
            self.time_header = self.draw.choice("time header", list(headers))
            self.basis = headers[self.time_header]
            self.any_word = self.draw.pick("any", times.ANY_WORDS[sheet.language])

    # ------------------------------------------------------------ what stands in a row

    def time_cell(self, case):
        if case.rung is None and "current fill" in self.hard and case.illness is not None and case.illness.gravity == 3:
            word = self.draw.choice("current word", ["Current", "Currently taking", "Current use"])
            return word, ALWAYS, Condition(("(?i)current",))
        if case.rung is None:
            return self.any_word, ALWAYS, None
        return times.printed(self.style, *case.rung), times.window(self.style, *case.rung, self.basis), None

    def name_parts(self, case):
        """(name as printed, further names that are right, condition of the name)."""
        if "use in name" in self.hard and case.illness is not None:
            return f"{case.name} ({self.wording.use(case.illness)})", (case.name,), None
        return case.name, (), None

    # ------------------------------------------------------------ the page

    def print(self):
        sheet, hard = self.sheet, self.hard
        product = self.draw.pick("title.product", [None, None, "Secure Term", "Golden Promise Whole Life"]) if sheet.language == "en" and "table per product" not in hard and self.products == 1 else None
        sheet.title(product)
        aside = asides.scope_sentence(sheet) if "time sentence" in hard else None
        if aside:
            sheet.page.add(Sentence(sheet.scope(aside.text)))
        self.only_step, self.title_text, self.notes, self.extra = None, None, [], None
        if "explained ends" in hard:
            self.ends, self.said_of_columns = remarks.ends_columns(sheet)
        above = self.said_of_columns and self.draw.choice("explained", ["above", "below"]) == "above"
        if above:
            sheet.page.add(Sentence(sheet.scope(self.said_of_columns)))
        for heading, window, condition, plan in self.parts():
            self.title_text = None
            if heading:
                sheet.scope(heading)
                if self.draw.choice("table titles", {"heading": 5, "caption": 1.5, "first row": 1.5}) == "heading":
                    sheet.page.add(Heading(heading, 3))
                else:
                    self.title_text = heading
            self.table(window or (aside.window if aside else None), condition, plan)
        for note in self.notes:
            sheet.page.add(Sentence(sheet.scope(note)))
        if "footnote" in hard:
            self.footnote()
        if self.said_of_columns and not above:
            sheet.page.add(Sentence(sheet.scope(self.said_of_columns)))
        if "sentence behind" in hard:
            sheet.behind(remarks.sentence_behind(sheet, self.cases.scale.worst))
        if "named note" in hard:
            note = remarks.named_note(sheet, self.cases)
            if note:
                sheet.behind(note)
        sheet.closing()

    def parts(self):
        """The tables of the page: what their heading says, and means."""
        if "table per product" in self.hard:
            return [(plan, None, None, i) for i, plan in enumerate(self.plans)]
        if "decision tables" in self.hard:
            return self.by_decision()
        for kind in ("age tables", "tobacco tables", "time tables"):
            if kind in self.hard:
                return asides.split(self.sheet, kind)
        return [(None, None, None, None)]

    def by_decision(self):
        """A table for each decision, which only its heading says."""
        steps = sorted({c.steps[0] for c in self.cases.cases}, reverse=True)
        for step in steps:
            self.only_step = step
            label = self.cases.scale.step(step).label
            yield self.draw.choice("decision heading", ["{d}", "{d} Medications", "Medications: {d}"] if self.sheet.language == "en" else ["{d}"]).format(d=label), None, None, None

    def table(self, window, condition, plan):
        sheet, hard, draw = self.sheet, self.hard, self.draw
        self.extra = next((asides.EXTRA_COLUMNS[k](sheet) for k in sorted(hard) if k in asides.EXTRA_COLUMNS), None)
        if "explained ends" in hard:
            self.extra = self.ends
        if "deciding remarks" in hard:
            self.remarks = remarks.remarks_column(sheet)
        shown = [plan] if plan is not None else list(range(self.products)) if "product rows" not in hard else [None]
        header = self.header(shown, plan)
        rows, last_name, last_section, count = [header], None, None, 0
        every = draw.number("repeat.every", 5, 8)
        for group, section in self.grouped(plan):
            if section != last_section:
                rows.append([Cell(section, cols=len(header))])
                if not hard & {"letter sections", "class sections"}:
                    sheet.scope(section)
                last_section, last_name = section, None
            if "repeated header" in hard and count and count % every == 0:
                rows.append([Cell(c.text, True) for c in header])
                last_name = None
            if "blank rows" in hard and count and group[0].name != last_name and draw.pick(f"blank.{count}", [0, 0, 1]):
                rows.append([Cell("") for _ in header])
            for line in self.extra.lines(group[0], self.cases) if self.extra else [None]:
                for p_row in ([0, 1] if "product rows" in hard else [None]):
                    rows.append(self.row(group, line, p_row, shown, plan, window, condition, section, group[0].name == last_name))
                    last_name = group[0].name
            count += 1
        self.place(dress.dressed(sheet, hard, rows, self.cases))

    def place(self, rows):
        """One table, or two pages of it."""
        page, caption = self.sheet.page, None
        if self.title_text and self.draw.chosen.get("table titles") == "caption":
            caption = self.title_text
        elif self.title_text:
            rows = [[Cell(self.title_text, True, cols=sum(c.cols for c in rows[0]))]] + rows
        if "side by side" in self.hard:
            rows = self.folded(rows)
        if "merged names" in self.hard:
            rows = merged(rows)
        if "pages" in self.hard and len(rows) > 6:
            half = len(rows) // 2
            page.add(Table(rows[:half]), Sentence("Page 1 of 2"), Table([[Cell(c.text, c.head) for c in rows[0]]] + rows[half:]), Sentence("Page 2 of 2"))
            return
        page.add(Table(rows, caption, header_rows=sum(1 for r in rows[:3] if r[0].head)))

    def header(self, shown, plan):
        hard, sheet = self.hard, self.sheet
        header = [Cell(self.wording.header("name"), True)]
        if "brand and generic columns" in hard:
            header = [Cell(text, True) for text in asides.brand_headers(sheet)]
        if self.uses and not hard & {"use sections", "use in name"}:
            header.append(Cell(self.wording.header("use"), True))
        if self.style:
            header.append(Cell(sheet.scope(self.time_header), True))
        if self.extra:
            heads = self.extra.header if isinstance(self.extra.header, tuple) else (self.extra.header,)
            header += [Cell(sheet.scope(head), True) for head in heads]
        if "product rows" in hard:
            header.append(Cell(self.draw.pick("product header", ["Plan", "Product"]), True))
        if self.explained:
            return header + [Cell(sheet.scope(head), True) for head in self.explained[0]]
        if not hard & {"decision sections", "decision tables"}:
            for p in shown:
                several = self.products > 1 and plan is None and p is not None
                header.append(Cell(self.plans[p] if several else self.wording.header("decision"), True))
        if "deciding remarks" in hard:
            header.append(Cell(sheet.scope(self.remarks.header), True))
        return header

    def grouped(self, plan):
        """Cases that share a row, with the section that the row stands under."""
        found = []
        for case, section in self.ordered(plan):
            last = found[-1][0][-1] if found else None
            alike = last is not None and found[-1][1] == section and (last.rung, last.steps) == (case.rung, case.steps)
            if "joint uses" in self.hard and alike and last.name == case.name:
                found[-1][0].append(case)
            elif "names in one cell" in self.hard and alike and last.illness == case.illness and len(found[-1][0]) < 4:
                found[-1][0].append(case)
            else:
                found.append(([case], section))
        return found

    def ordered(self, plan):
        """Cases with the section row that each stands under."""
        found = []
        for case in self.cases.cases:
            if self.only_step is not None and case.steps[0] != self.only_step:
                continue
            section = None
            if "use sections" in self.hard:
                section = self.wording.use(case.illness)
            elif "letter sections" in self.hard:
                section = case.name[0].upper()
            elif "class sections" in self.hard:
                section = dress.CLASSES.get(case.drug.uses[0], "Other")
            elif "decision sections" in self.hard:
                section = self.cases.scale.step(case.steps[plan or 0]).label
            found.append((case, section))
        if "letter sections" in self.hard:
            found.sort(key=lambda pair: pair[0].name.lower())
        elif self.hard & {"use sections", "decision sections", "class sections"}:
            order = list(dict.fromkeys(s for _, s in found))
            found.sort(key=lambda pair: order.index(pair[1]))
        return found

    def row(self, group, line, p_row, shown, plan, window, condition, section, same):
        """The cells of one row; the rules that it prints go to the sheet."""
        hard, sheet, case = self.hard, self.sheet, group[0]
        printed_name, also, _ = self.name_parts(case)
        marked = None
        if "name footnote" in hard and case.rung is None and case.drug.uses[0] in ("depression", "diabetes", "seizures", "arthritis", "copd", "afib"):
            marked = asides.deciding_note(sheet, self.cases.scale)
            if marked.text not in self.notes:
                self.notes.append(marked.text)
        if "dose in name" in hard and case.drug.dose and case.illness is not None and case.illness.gravity == 3:
            dose = asides.dose_words(sheet, case.drug.dose)
            printed_name, also, condition = f"{printed_name}, {dose.text}", (case.name,), asides.both(condition, dose.condition)
        uses = list(dict.fromkeys(self.wording.use(c.illness) for c in group)) if self.uses else [None]
        joint = self.draw.choice("uses joined by", [", ", " / ", "; ", " or "]).join(uses) if len(uses) > 1 else uses[0]
        any_use = "any use" in hard and case.illness is not None and len(case.drug.uses) == 1 and case.illness.gravity == 3
        if any_use:
            uses, joint = [None], self.draw.choice("any use word", ["Any", "All", "Any use", "All uses", "Any condition"])
        names = [c.name for c in group] if "names in one cell" in hard else [printed_name]
        if "brand and generic columns" in hard:
            cells = [Cell(case.drug.brand), Cell(case.drug.generic)]
            also = (case.drug.brand, case.drug.generic, f"{case.drug.brand} {case.drug.generic}", f"{case.drug.generic} {case.drug.brand}")
            if "generic first" == self.draw.chosen.get("brand columns"):
                cells.reverse()
        else:
            cells = [Cell('"' if "ditto" in hard and same else self.draw.choice("names joined by", [", ", "; ", "\n"]).join(names) if len(names) > 1 else names[0])]
        if marked:
            cells[0].text += marked.mark
        if self.uses and not hard & {"use sections", "use in name"}:
            cells.append(Cell(joint))
        rule_window = window or ALWAYS
        if self.style:
            text, rule_window, current = self.time_cell(case)
            cells.append(Cell(text))
            condition = asides.both(condition, current)
        if line is not None:
            cells += [Cell(text) for text in (line.text if isinstance(line.text, tuple) else (line.text,))]
            condition = asides.both(condition, line.condition)
        if p_row is not None:
            cells.append(Cell(self.plans[p_row]))
        if self.explained:
            return cells + self.under_letters(case, uses, also, rule_window, condition, section)
        for p in shown:
            column = p if p is not None else p_row
            step = line.step if line is not None and line.step is not None else case.steps[column]
            text, split = self.decision(case, step)
            if marked and step < len(self.cases.scale.steps) - 1:
                split = marked.window
            remark = self.remarks.lines(case, self.cases)[0] if "deciding remarks" in hard else None
            split = remark.variants if remark and remark.variants else split
            if not hard & {"decision sections", "decision tables"}:
                cells.append(Cell(text))
            product = self.plans[column] if self.products > 1 else None
            for name in names:
                for use in uses:
                    rule = Rule(name, self.cases.scale.step(step), use, product, rule_window, condition, also,
                                via=(section,) if section else (), shared=len(uses) > 1)
                    sheet.rules.extend(split(rule) if split else [rule])
        if "deciding remarks" in hard:
            cells.append(Cell(self.remarks.lines(case, self.cases)[0].text))
        return cells

    def under_letters(self, case, uses, also, window, condition, section):
        """The decisions in columns that a sentence explains: the first is the stricter one."""
        cells, last = [], len(self.cases.scale.steps) - 1
        for place, (own_window, own) in enumerate(self.explained[2]):
            step = case.steps[0] if place == 0 or case.illness.gravity == 3 else max(0, case.steps[0] - 1)
            if place == 0 and case.illness.gravity == 1:
                step = last
            cells.append(Cell(self.cases.scale.step(step).label))
            self.sheet.rules += [Rule(self.name_parts(case)[0], self.cases.scale.step(step), use, None, own_window or window, asides.both(condition, own), also,
                                      via=(section,) if section else ()) for use in uses]
        return cells

    def decision(self, case, step):
        """A decision as printed, and what makes several rules of one where it decides more than once."""
        hard, scale, sheet = self.hard, self.cases.scale, self.sheet
        decision, last = scale.step(step), len(scale.steps) - 1
        if "decision footnote" in hard and case.illness is not None and case.illness.gravity == 2 and step < last and case.rung is None:
            note = asides.deciding_note(sheet, scale)
            if note.text not in self.notes:
                self.notes.append(note.text)
            return decision.label + note.mark, note.window
        if case.illness is None or step == last:
            if "ladder in decision" in hard and case.illness is not None and case.illness.gravity == 3 and case.illness.key in ("cancer", "breastcancer", "prostatecancer"):
                return asides.ladder_in_decision(sheet, scale)
            return decision.label, None
        if "illness time" in hard and case.illness.gravity in (1, 2) and case.rung is None:
            return asides.illness_time(sheet, decision)
        if "age in decision" in hard and case.illness.gravity in (1, 2) and scale.worst.outcome == "decline":
            return asides.age_in_decision(sheet, decision, scale.worst)
        if "second decision" in hard and scale.worst.outcome == "decline" and case.illness.key in ("diabetes", "hypertension", "depression"):
            return asides.second_decision(sheet, decision, scale.worst, case)
        if "ladder in decision" in hard and case.illness.gravity == 2:
            return asides.ladder_in_decision(sheet, scale)
        return decision.label, None

    def folded(self, rows):
        """Two halves of a table beside one another, a blank column between."""
        header, body = rows[0], rows[1:]
        half = (len(body) + 1) // 2
        blank = [Cell("") for _ in header]
        found = [header + [Cell("")] + [Cell(c.text, True) for c in header]]
        for i in range(half):
            right = body[half + i] if half + i < len(body) else blank
            found.append(body[i] + [Cell("")] + right)
        return found

    def footnote(self):
        """A mark behind one use, and what it means below the table."""
        sheet = self.sheet
        table = next(b for b in sheet.page.blocks if isinstance(b, Table))
        note = asides.footnote(sheet)
        uses = [c for c in dict.fromkeys(self.wording.use(c.illness) for c in self.cases.cases)]
        target = self.draw.pick("footnote.use", uses)
        for row in table.rows[1:]:
            for cell in row:
                if cell.text == target:
                    cell.text = f"{target}{note.mark}"
        if note.condition is not None:
            sheet.rules[:] = [r.with_(condition=asides.both(r.condition, note.condition)) if r.use == target else r for r in sheet.rules]
        sheet.page.add(Sentence(sheet.scope(f"{note.mark} {note.text}")))


def merged(rows):
    """Names that follow themselves become one cell of several rows."""
    found, owner = [], None
    for row in rows:
        if owner is not None and not row[0].head and len(row) > 1 and row[0].text == owner.text and row[0].text:
            owner.rows += 1
            found.append(row[1:])
            continue
        owner = None if row[0].head or len(row) == 1 else row[0]
        found.append(row)
    return found

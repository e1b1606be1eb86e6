"""One chart: its file, its records and the choices that made it."""

from dataclasses import dataclass

from .delimited import Delimited
from .draw import Draw
from .feed import Feed
from .layout import draw_layout
from .notation import Notation
from .pages import PageMaker
from .spreadsheet import Spreadsheet
from .truths import draw_truth
from .web_page import Html
from .words import Words
from .workbook import Workbook
from .xml_table import XmlTable

FORMS = {"csv": Delimited, "html": Html, "spreadsheet": Spreadsheet, "workbook": Workbook, "xml table": XmlTable}

DIFFICULTIES = [
    "metric only", "height bands", "shorter ladder for tobacco", "row of BMIs", "bounds over classes", "class above the rest",
    "minima in a table of their own", "minimum and maximum as rows", "two units in a cell", "metric columns beside",
    "blank columns between groups", "ladder of each product", "heights of each sex", "column of refusal", "class words in the header", "heights in two columns",
    "BMI alone", "class on both sides", "short forms with a legend", "tallest first", "row of units", "numbered rows", "blank rows among the heights", "page ends among the rows", "ends as rows of an export",
    "tables in a table", "minima in rows of their own", "minima in a block beside", "columns of an export", "ages in two columns", "up to", "ditto marks", "header repeated among the rows", "a table that is no chart",
]


@dataclass
class Chart:
    name: str
    suffix: str
    data: bytes
    records: list
    choices: dict
    difficulties: list


def make_chart(seed, number, rows=None, noise=True, classes=None):
    """The chart `number` of the series `seed`: two thirds without a difficulty, the others with one or two.

    In the series `S@row_of_BMIs` every chart has that one difficulty, where its truth and layout have room for it.

    `rows` and `classes` keep its first heights and classes alone, and `noise=False` leaves out what changes nothing: the same
    layout, easier to look at.
    """
    name = f"{seed}-{number:04d}"
    first = Draw(f"{name}/difficulties")
    forced = seed.partition("@")[2].replace("_", " ")
    wanted = [forced] if forced else [] if first.chance(2 / 3) else first.shuffled(DIFFICULTIES)[:first.between(3, 6)]
    draw = Draw(name, wanted)
    form = draw.pick("format", [("csv", 34), ("html", 31), ("spreadsheet", 9), ("workbook", 7), ("xml", 16), ("xml table", 3)])
    truth = draw_truth(draw)
    if rows:
        truth.heights = truth.heights[:rows]
        truth.spans = {s: (min(a, 1), rows) for s, (a, b) in truth.spans.items()}
    truth.values["class"] = truth.values["class"][:classes]
    if form == "xml":
        truth.bmi_row, truth.refusal, truth.codes, truth.feed = False, False, {}, True
        feed = Feed(draw, truth)
        data, suffix = feed.write(), feed.suffix
    else:
        data, suffix = _printed(draw, truth, form, noise)
    for place in range(len(draw.met)):
        draw.note(f"difficulty {draw.met[place]}", True)
    return Chart(name, suffix, data, truth.records(), draw.chosen, draw.met)


def _printed(draw, truth, form, noise):
    layout = draw_layout(draw, truth)
    if truth.refusal and (layout.place.get("class") != "across" or layout.order[-1] != "class" or layout.bounds not in ("maximum", "common first")):
        truth.refusal = False
    if truth.bmi_row and (layout.long or layout.at("section") or layout.at("row") or layout.bounds not in ("maximum", "columns", "range")):
        truth.bmi_row = False
    words, notation = Words(draw, truth), Notation(draw, truth)
    page = PageMaker(draw, truth, layout, words, notation, form, noise).make()
    file = FORMS[form](draw, truth.language)
    return file.write(page), file.suffix

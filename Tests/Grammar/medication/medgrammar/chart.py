"""A chart from a seed."""

from .draw import Draw
from .formats import FORMATS, suited
from .layouts import LAYOUTS
from .sheet import Sheet
from .truth import Chart


def make_chart(seed, forced=None):
    """The chart of a seed; `forced` sets choices by name, and leaves all others as the seed has them."""
    draw = Draw(seed, forced)
    layout = draw.choice("layout", {name: weight for name, (weight, _) in LAYOUTS.items()})
    if layout in ("feed", "sentences", "rows, said apart", "unusual"):
        draw.forced.setdefault("language", "en")
    sheet = Sheet(draw)
    LAYOUTS[layout][1](sheet)
    if sheet.raw is not None:
        data, extension = sheet.raw
    else:
        kind = draw.choice("format", sheet.formats or suited(sheet.page))
        data, extension = FORMATS[kind](draw, sheet.page)
    return Chart(str(seed), f"{seed}.{extension}", data, sheet.rules, dict(draw.chosen), sheet.scopes, sheet.may_warn, sheet.may_condition)

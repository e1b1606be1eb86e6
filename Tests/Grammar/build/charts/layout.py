"""Where each dimension of a chart lies."""

from dataclasses import dataclass

from .truth import FACETS


@dataclass
class Layout:
    """`place` maps a varying facet to `part` (tables of their own), `beside` (blocks side by side), `section` (rows over rows),
    `across` (header levels) or `row` (a column of labels); a constant facet that is printed stands at `page`."""

    place: dict
    order: list                 # facets across, outermost first
    bounds: str                 # how minimum and maximum are told apart
    bounds_outermost: bool
    turned: bool
    long: bool
    row_order: list             # facets in columns of labels, outermost first
    height_first: bool

    def at(self, place):
        return [f for f in FACETS if self.place.get(f) == place]


PLACES = {
    "product": [("across", 4), ("part", 5), ("section", 2), ("row", 0)],
    "tobacco": [("across", 5), ("part", 4), ("section", 2), ("beside", 1), ("row", 0.5)],
    "sex": [("across", 6), ("part", 4), ("section", 2), ("beside", 1.5), ("row", 0.5)],
    "age": [("across", 4), ("part", 5), ("section", 2.5), ("beside", 0.5), ("row", 0.7)],
    "class": [("across", 20), ("part", 2), ("section", 1), ("beside", 0.5), ("row", 0.5)],
}


def draw_layout(draw, truth):
    shape = draw.pick("shape", [("heights down", 68), ("heights across", 14), ("one limit a row", 18)])
    turned, long = shape == "heights across", shape == "one limit a row"
    varying = truth.varying()
    place = {}
    if truth.of_bmi:
        turned, long = draw.chance(0.5), False
        draw.note("shape", "BMI down" if turned else "BMI across")
    if "class" in varying and (truth.of_bmi or truth.codes or any("#" in c for c in truth.values["class"] if c)):
        place["class"] = "across"
    for facet in varying:
        if facet in place:
            continue
        if long:
            place[facet] = draw.any([("row", 8), ("part", 1)]) if facet != "class" else draw.any([("row", 6), ("across", 4)])
        else:
            options = [(p, w) for p, w in PLACES[facet] if _possible(p, facet, truth, place, turned)]
            place[facet] = draw.any(options)
    _thin_out(truth, place)
    for facet in FACETS:
        if facet not in place and truth.values[facet] != [None]:
            place[facet] = "page"
    for facet in ("sex", "tobacco", "age", "class", "product"):
        if facet == "product" and place.get(facet) == "page":
            continue
        draw.note(f"place.{facet}", place.get(facet, "-"))
    order = _order_across(draw, [f for f in varying if place[f] == "across"])
    bounds = _bounds(draw, truth, place, order, long, turned)
    rows = draw.shuffled([f for f in varying if place[f] == "row"])
    if rows:
        draw.note("rows.order", "as usual" if rows == sorted(rows, key=FACETS.index) else "mixed")
    return Layout(place=place, order=order, bounds=bounds, bounds_outermost=bounds == "columns" and draw.hard("bounds over classes"),
                  turned=turned, long=long, row_order=rows, height_first=draw.chance(0.35))


def _possible(place, facet, truth, taken, turned):
    values = len(truth.values[facet])
    if place == "beside":
        return values == 2 and "beside" not in taken.values() and not turned
    if place == "row":
        return "row" not in taken.values()
    if place in ("part", "section"):
        count = values
        for other, where in taken.items():
            if where == place:
                count *= len(truth.values[other])
        return count <= 6 and (place != "section" or "section" not in taken.values())
    return True


def _thin_out(truth, place):
    """Keeps a table's width within what a page holds."""
    for facet in ("sex", "tobacco", "age", "product"):
        width = 1
        for other, where in place.items():
            if where in ("across", "beside"):
                width *= len(truth.values[other])
        if width > 12 and place.get(facet) == "across":
            place[facet] = "part"


def _order_across(draw, facets):
    """The class stands lowest as a rule."""
    others = draw.shuffled([f for f in facets if f != "class"])
    if "class" not in facets:
        return others
    order = others + ["class"]
    if others and draw.hard("class above the rest"):
        order = ["class"] + others
    draw.note("header.levels", len(order))
    return order


def _bounds(draw, truth, place, order, long, turned):
    if truth.bounds == "max":
        return "maximum"
    if truth.bounds == "decline":
        return "decline"
    if truth.bounds == "zones":
        return draw.pick("bounds", [("columns", 55), ("range", 45)])
    # One minimum stands over the classes of a group: with the classes over the groups it would stand over all of them.
    by_class = place.get("class") == "across" and not (truth.least_shifts and order[-1] != "class")
    options = [("columns", 4), ("range", 3)]
    if by_class and not truth.bmi_row:
        options = [("columns", 2), ("range", 2)] if truth.of_bmi else [("columns", 2), ("range", 2), ("common first", 5), ("common last", 2)]
    if long and draw.hard("ends as rows of an export"):
        return draw.pick("bounds", ["rows"])
    if not truth.of_bmi and draw.hard("minima in a table of their own") and not long and not truth.bmi_row:
        return draw.pick("bounds", ["minimum table"])
    if not truth.of_bmi and draw.hard("minima in rows of their own") and not long and not turned and not truth.bmi_row and "section" not in place.values():
        return draw.pick("bounds", ["sections"])
    if not truth.of_bmi and draw.hard("minima in a block beside") and not long and not turned and not truth.bmi_row and "beside" not in place.values():
        return draw.pick("bounds", ["blocks"])
    if not truth.of_bmi and draw.hard("minimum and maximum as rows") and not long and not turned and not truth.bmi_row:
        return draw.pick("bounds", ["rows"])
    return draw.pick("bounds", options)

"""Draws a canonical chart: who sells what to whom, and how heavy they may be."""

from .truth import Ages, Height, Truth

CARRIERS = {
    "en": ["Harbor Mutual Life", "Prairie States Life Insurance Company", "Keystone Benefit Life", "Northfield Life & Annuity",
           "Great Lakes Assurance", "Summit Fidelity Life"],
    "fr": ["Assurance-vie du Fleuve", "La Boréale, compagnie d'assurance", "Mutuelle des Laurentides"],
}
PRODUCTS = {
    "en": ["Secure Term", "Heritage Whole Life", "Final Expense Plus", "Horizon IUL", "Easy Issue Whole Life", "SmartGuard Term"],
    "fr": ["Temporaire Horizon", "Vie entière Patrimoine", "Accès Simplifié"],
}
LADDERS = {
    "en": [
        ["Preferred", "Standard"],
        ["Preferred Plus", "Preferred", "Standard"],
        ["Preferred Plus", "Preferred", "Standard Plus", "Standard"],
        ["Super Preferred", "Preferred", "Standard"],
        ["Preferred Best", "Preferred", "Standard Plus", "Standard"],
        ["Standard", "Table 2", "Table 4"],
        ["Standard", "Table B", "Table D", "Table F"],
        ["Preferred", "Standard", "Table 2", "Table 4", "Table 6"],
        ["Level", "Graded"],
        ["Level", "Graded", "Modified"],
        ["Immediate", "Graded", "Return of Premium"],
        ["Select", "Standard"],
    ],
    "fr": [["Privilégié", "Standard"], ["Super Privilégié", "Privilégié", "Standard"], ["Élite", "Privilégié", "Régulier"],
           ["Immédiat", "Différé"]],
}
SHORT = {"Preferred Plus": "PP", "Super Preferred": "SP", "Preferred Best": "PB", "Preferred": "P", "Standard Plus": "S+", "Standard": "S", "Select": "SEL",
         "Table 2": "T2", "Table 4": "T4", "Table 6": "T6"}
CODED = ("Preferred Plus", "Super Preferred", "Preferred Best", "Preferred")
AGE_BANDS = [
    [Ages(18, 60), Ages(61, 80)], [Ages(16, 59), Ages(60, 75)], [Ages(18, 45), Ages(46, 65), Ages(66, 80)],
    [Ages(20, 50), Ages(51, None)], [Ages(None, 59), Ages(60, None)], [Ages(50, 64), Ages(65, 85)], [Ages(18, 64), Ages(65, None)],
]
ONE_BAND = [Ages(18, 60), Ages(16, None), Ages(50, 80), Ages(18, 70), Ages(45, 85)]
FACET_COUNTS = [(0, 24), (1, 44), (2, 26), (3, 6)]


def draw_truth(draw):
    """A truth; every choice that the layout cannot see is remembered under `truth.…`."""
    language = draw.pick("language", [("en", 85), ("fr", 15)])
    bounds = draw.pick("truth.bounds", [("max", 50), ("common", 26), ("zones", 18), ("decline", 6)])
    values = {f: [None] for f in ("product", "tobacco", "sex", "age", "class")}
    _draw_classes(draw, values, language, bounds)
    _draw_applicants(draw, values, language)
    metric = draw.hard("metric only") or language == "fr" and draw.chance(0.15)
    draw.note("truth.metric", metric)
    truth = Truth(carrier=draw.any(CARRIERS[language]), language=language, values=values, heights=_heights(draw, metric), bounds=bounds,
                  metric=metric, greatest={}, least=draw.any([16.5, 17, 17.5, 18]), shifts={})
    _draw_figures(draw, truth)
    if bounds != "decline" and values["class"] != [None] and not metric and draw.hard("BMI alone"):
        truth.of_bmi, truth.heights = True, [Height()]
    if draw.hard("shorter ladder for tobacco") and len(values["tobacco"]) > 1 and len(values["class"]) > 1:
        truth.missing.add(("tobacco", "yes", values["class"][0]))
    if len(values["product"]) > 1 and len(values["class"]) > 2 and draw.hard("ladder of each product"):
        truth.missing.update([("product", values["product"][0], values["class"][-1]), ("product", values["product"][1], values["class"][0])])
    if len(values["sex"]) > 1 and len(truth.heights) > 8 and draw.hard("heights of each sex"):
        truth.spans = {"male": (2, len(truth.heights)), "female": (0, len(truth.heights) - 3)}
    if bounds in ("max", "common") and not truth.of_bmi and values["class"] != [None] and draw.hard("column of refusal"):
        truth.refusal = True
    if bounds != "decline" and values["class"] != [None] and not metric and not truth.of_bmi and draw.hard("row of BMIs"):
        truth.bmi_row = True
    if bounds == "zones" and values["class"][0] in ("Level", "Immediate") and draw.hard("class on both sides"):
        _draw_lower_zone(truth)
    if language == "en" and len(values["class"]) > 1 and values["class"][0] in CODED and draw.hard("short forms with a legend"):
        truth.codes = {label: SHORT[label] for label in values["class"]}
    _draw_order(draw, truth)
    draw.note("truth.varies", "+".join(truth.varying()) or "nothing")
    return truth


def _draw_classes(draw, values, language, bounds):
    if bounds == "decline":
        return
    ladders = LADDERS[language]
    if bounds == "zones":
        values["class"] = draw.any([l for l in ladders if l[0] in ("Standard", "Level", "Immediate", "Preferred", "Privilégié", "Immédiat")])
    elif draw.chance(0.8):
        values["class"] = draw.any(ladders)
    elif bounds == "max" and draw.chance(0.5):
        values["class"] = [draw.any(["Standard", "Preferred"] if language == "en" else ["Standard", "Privilégié"])]


def _draw_applicants(draw, values, language):
    count = draw.any(FACET_COUNTS)
    facets = draw.shuffled(["sex", "sex", "sex", "tobacco", "tobacco", "age", "age", "product"])
    varied = []
    for facet in facets:
        if facet not in varied and len(varied) < count:
            varied.append(facet)
    for facet in varied:
        values[facet] = {
            "sex": ["male", "female"], "tobacco": ["no", "yes"], "age": draw.any(AGE_BANDS),
            "product": draw.shuffled(PRODUCTS[language])[:2],
        }[facet]
    if "product" not in varied and draw.chance(0.6):
        values["product"] = [draw.any(PRODUCTS[language])]
    for facet, chosen, probability in (("sex", draw.any(["male", "female"]), 0.05), ("tobacco", "no", 0.1), ("age", draw.any(ONE_BAND), 0.22)):
        if facet not in varied and draw.chance(probability):
            values[facet] = [chosen]


def _draw_lower_zone(truth):
    """The second class takes those who are too light for the first as well: `Graded#` is the zone below it."""
    lower = truth.values["class"][1] + "#"
    truth.values["class"] = [lower] + truth.values["class"]
    truth.greatest[lower] = round(truth.least + 2.5, 1)


def _draw_order(draw, truth):
    """Values stand in the usual order as a rule: the best class, men and those without tobacco first."""
    turned = [f for f, p in (("class", 0 if any("#" in c for c in truth.values["class"] if c) else 0.12), ("sex", 0.3), ("tobacco", 0.2)) if len(truth.values[f]) > 1 and not truth.refusal and draw.chance(p)]
    for facet in turned:
        truth.values[facet] = truth.values[facet][::-1]
    if not truth.spans and not truth.of_bmi and draw.hard("tallest first"):
        truth.heights.reverse()
    draw.note("truth.turned round", "+".join(turned) or "nothing")


def _heights(draw, metric):
    if metric:
        first, step = draw.any([142, 145, 147, 150]), draw.any([3, 5])
        return [Height(c, c, True) for c in range(first, first + step * draw.between(9, 13), step)]
    first = draw.any([56, 57, 58, 58, 58, 59, 60])
    count = draw.between(9, 20)
    if draw.hard("height bands"):
        width = draw.any([2, 3])
        return [Height(i, i + width - 1) for i in range(first, first + width * max(5, count // width), width)]
    return [Height(i, i) for i in range(first, first + count)]


def _draw_figures(draw, truth):
    """BMI curves: better classes are stricter, men and older people are allowed a little more, tobacco users less."""
    bmi = draw.any([25.5, 26.5, 27, 28, 28.5, 29.5, 30, 31, 32.5])
    for label in truth.values["class"]:
        truth.greatest[label] = bmi
        bmi = round(bmi + draw.any([1.7, 2, 2.4, 2.5, 2.8, 3, 3.5]), 1)
    for facet, step in (("sex", -1.1), ("age", 1.2), ("tobacco", -0.8), ("product", 0.6)):
        for place, value in enumerate(truth.values[facet]):
            truth.shifts[(facet, value)] = round(step * place, 1)
    own = [f for f in ("sex", "age") if len(truth.values[f]) > 1 and truth.bounds != "max" and draw.chance(0.35)]
    for facet in own:
        for place, value in enumerate(truth.values[facet]):
            truth.least_shifts[(facet, value)] = round((-0.6 if facet == "sex" else 0.7) * place, 1)
    draw.note("truth.least differs by", "+".join(own) or "nothing")

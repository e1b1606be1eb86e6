"""How heights, weights and ranges are written."""

HEIGHT_FORMS = [("5'10\"", 8), ("5’10”", 2), ("5′10″", 1), ("5' 10\"", 3), ("5'10''", 2), ("5 ft 10 in", 1), ("5-10", 1), ("70", 1), ("70 in", 1)]
FRENCH_FORMS = [("5'10\"", 6), ("5 pi 10 po", 3), ("5’10”", 2)]
RANGES = [("{}-{}", 4), ("{} - {}", 4), ("{}–{}", 3), ("{} – {}", 2), ("{} to {}", 2)]
FRENCH_RANGES = [("{}-{}", 3), ("{} - {}", 3), ("{} à {}", 3)]


class Notation:
    """One way to write heights and weights, kept through a chart."""

    def __init__(self, draw, truth):
        french = truth.language == "fr"
        self.metric, self.of_bmi = truth.metric, truth.of_bmi
        if self.metric:
            self.form = draw.pick("notation.height", ["178", "178 cm"])
        else:
            forms = [f for f in (FRENCH_FORMS if french else HEIGHT_FORMS) if not (f[0] in ("70", "5-10") and truth.heights[0].low != truth.heights[0].high)]
            self.form = draw.pick("notation.height", forms)
        self.range = draw.pick("notation.range", FRENCH_RANGES if french else RANGES)
        self.weight_unit = draw.pick("notation.weight unit", [("", 80), (" kg" if self.metric else " lb" if french else " lbs", 12)])
        self.most = {"en": ["up to {}", "≤ {}", "≤{}"], "fr": ["≤ {}", "jusqu'à {}"]}[truth.language]
        self.most = draw.any(self.most) if truth.bounds == "max" and draw.hard("up to") else "{}"
        self.bmi_name = {"max": "Maximum BMI", "zones": "BMI", "common": "BMI"}.get(truth.bounds) if not french else "IMC"
        if truth.of_bmi:
            self.weight_unit = ""
        self.both = not self.metric and not truth.of_bmi and draw.hard("two units in a cell")

    def feet(self):
        """True where heights are written in feet and inches."""
        return not self.metric and self.form not in ("70", "70 in")

    def _exact(self, figure):
        if self.metric:
            return self.form.replace("178", str(figure))
        feet, inches = divmod(figure, 12)
        if self.form in ("70", "70 in"):
            return self.form.replace("70", str(figure))
        if self.form == "5 ft 10 in" and inches == 0:
            return f"{feet} ft"
        if self.form == "5 pi 10 po" and inches == 0:
            return f"{feet} pi"
        return self.form.replace("5", str(feet)).replace("10", str(inches))

    def height(self, height):
        if height.low is None:
            return self.bmi_name
        if height.low != height.high:
            return f"{self._exact(height.low)} – {self._exact(height.high)}"
        text = self._exact(height.low)
        return f"{text} ({round(height.low * 2.54)} cm)" if self.both else text

    def plain(self, figure):
        """A weight with its unit."""
        if figure is None:
            return ""
        return f"{figure} lb ({round(figure * 0.45359237)} kg)" if self.both else f"{figure}{self.weight_unit}"

    def weight(self, figure):
        """A greatest weight: `180`, `180 lbs`, `up to 180`."""
        return "" if figure is None else self.most.format(self.plain(figure))

    def interval(self, low, high):
        """A range in one cell; a maximum alone where there is no minimum."""
        if low is None:
            return self.weight(high)
        return self.range.format(low, high) + self.weight_unit

    def height_header(self, draw, name):
        """The name of the column of heights, with the unit where the figures need one."""
        if self.metric:
            return f"{name} (cm)"
        if self.of_bmi:
            return ""
        if self.form == "70":
            return f"{name} ({draw.any(['in', 'inches', 'in.'])})"
        return draw.any([name, name, name, f"{name} (ft/in)", f"{name} (feet & inches)"] if name.lower().startswith("h") else [name])

    def weight_mark(self):
        return "kg" if self.metric else "lbs"

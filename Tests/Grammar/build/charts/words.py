"""How carriers word what a chart holds for: in headers, in titles, in rows' names and in sentences."""

from .truth import Ages

HEADER = {
    "en": {
        "sex": [({"male": "Male", "female": "Female"}, 6), ({"male": "Men", "female": "Women"}, 3), ({"male": "Males", "female": "Females"}, 2),
                ({"male": "MALE", "female": "FEMALE"}, 2), ({"male": "M", "female": "F"}, 1)],
        "tobacco": [({"no": "Non-Tobacco", "yes": "Tobacco"}, 5), ({"no": "Non-Smoker", "yes": "Smoker"}, 3),
                    ({"no": "Nonsmoker", "yes": "Smoker"}, 2), ({"no": "Nontobacco", "yes": "Tobacco"}, 2), ({"no": "NT", "yes": "T"}, 1),
                    ({"no": "Non-Nicotine", "yes": "Nicotine"}, 1), ({"no": "Non Tobacco User", "yes": "Tobacco User"}, 1), ({"no": "Non-Tobacco Users", "yes": "Tobacco Users"}, 1),
                    ({"no": "Non-Smokers", "yes": "Smokers"}, 1), ({"no": "NON-TOBACCO", "yes": "TOBACCO"}, 1)],
    },
    "fr": {
        "sex": [({"male": "Homme", "female": "Femme"}, 3), ({"male": "Hommes", "female": "Femmes"}, 3), ({"male": "Masculin", "female": "Féminin"}, 1)],
        "tobacco": [({"no": "Non-fumeur", "yes": "Fumeur"}, 4), ({"no": "Non-fumeurs", "yes": "Fumeurs"}, 2)],
    },
}
AGE = {
    "en": ["Ages {low}-{high}", "Age {low}-{high}", "Ages {low} – {high}", "Ages {low} to {high}", "Issue Ages {low}-{high}", "Ages {low} through {high}", "Ages: {low}-{high}",
           "Issue Age {low} - {high}"],
    "fr": ["{low} à {high} ans", "Âges {low} à {high}", "Âge {low}-{high}", "De {low} à {high} ans"],
}
AGE_FROM = {"en": ["Ages {low}+", "Ages {low} and over", "Ages {low} & up", "Age {low} and older"], "fr": ["{low} ans et plus"]}
AGE_TO = {"en": ["Ages {high} and under", "Under age {next}"], "fr": ["{high} ans et moins", "Moins de {next} ans"]}
BARE_AGE = {"en": ["{low}-{high}", "{low} - {high}", "{low} to {high}"], "fr": ["{low}-{high}", "{low} à {high}"]}
BARE_FROM = {"en": ["{low}+", "{low} and over"], "fr": ["{low} et plus", "{low}+"]}
BARE_TO = {"en": ["Under {next}", "{high} and under"], "fr": ["Moins de {next}"]}
FACET_NAME = {
    "en": {"sex": ["Sex", "Gender"], "tobacco": ["Tobacco", "Tobacco Use", "Smoker Status", "Tobacco Status"], "age": ["Age", "Ages", "Issue Age", "Age Band"],
           "product": ["Product", "Plan"], "class": ["Class", "Rate Class", "Underwriting Class", "Risk Class"]},
    "fr": {"sex": ["Sexe"], "tobacco": ["Tabac", "Statut tabagique"], "age": ["Âge"], "product": ["Produit"], "class": ["Catégorie", "Classe"]},
}
HEIGHT = {"en": ["Height", "Height", "Height", "Ht", "HEIGHT", "Ht."], "fr": ["Taille", "Taille", "Grandeur"]}
BOUNDS = {
    "en": [("Min", "Max"), ("Minimum", "Maximum"), ("Min. Weight", "Max. Weight"), ("Minimum Weight", "Maximum Weight"), ("Min Wt", "Max Wt"),
           ("Low", "High"), ("Lower", "Upper"), ("From", "To"), ("MIN", "MAX"), ("Min (lbs)", "Max (lbs)")],
    "fr": [("Min", "Max"), ("Minimum", "Maximum"), ("Poids minimum", "Poids maximum"), ("Poids min.", "Poids max."), ("De", "À")],
}
WEIGHT = {"en": ["Weight", "Maximum Weight", "Weight (lbs)", "Max Weight (lbs)", "Maximum Weight in Pounds"], "fr": ["Poids maximum", "Poids maximal (lb)"]}


def age_text(choose, ages, language, bare=False):
    """`18-50`, `Ages 51 and over`, …; `choose` takes one of the forms."""
    if ages.low is None:
        forms = (BARE_TO if bare else AGE_TO)[language]
    elif ages.high is None:
        forms = (BARE_FROM if bare else AGE_FROM)[language]
    else:
        forms = (BARE_AGE if bare else AGE)[language]
    return choose(forms).format(low=ages.low, high=ages.high, next=(ages.high or 0) + 1)


class Words:
    """The wording of one chart's facet values: one choice a facet and kind of place, kept through the file."""

    def __init__(self, draw, truth):
        self._draw, self._truth, self.language = draw, truth, truth.language
        self._header = {f: draw.any(HEADER[self.language][f]) for f in ("sex", "tobacco")}
        self.codes = {}
        self._ages, self._age_form = {}, draw.between(0, 11)
        self._joiner = draw.any([" – ", ", ", " - ", " | ", " / "])
        self.lone_maximum = draw.any(WEIGHT[self.language])
        self.height = draw.any(HEIGHT[self.language])
        self.bounds = draw.pick("words.bounds", BOUNDS[self.language])
        if truth.metric:
            self.bounds = tuple(b.replace("lbs", "kg") for b in self.bounds)
        self.names = {f: draw.any(n) for f, n in FACET_NAME[self.language].items()}
        draw.note("words.sex", self._header["sex"]["male"])
        draw.note("words.tobacco", self._header["tobacco"]["no"])

    def use_codes(self):
        """From now on a column of labels holds codes under names such as a data base's columns have."""
        self.codes = {"sex": {"male": "M", "female": "F"}, "tobacco": self._draw.any([{"no": "N", "yes": "Y"}, {"no": "NT", "yes": "TB"}, {"no": "No", "yes": "Yes"}])}
        self.names = self._draw.any([{"sex": "sex", "tobacco": "tobacco", "age": "age_band", "product": "product", "class": "rate_class"},
                                     {"sex": "Gender", "tobacco": "Tobacco User", "age": "Ages", "product": "ProductName", "class": "RiskClass"},
                                     {"sex": "SEX", "tobacco": "TOBACCO", "age": "ISSUE_AGE", "product": "PRODUCT", "class": "CLASS"}])

    def value(self, facet, value, bare=False):
        """The text of a value. `bare`: the place itself names the facet (a column `Age`)."""
        if value is None:
            return ""
        if facet == "class":
            return self._truth.codes.get(value, value.split("#")[0])
        if bare and facet in self.codes:
            return self.codes[facet][value]
        if isinstance(value, Ages):
            key = (value, bare)
            if key not in self._ages:
                self._ages[key] = age_text(lambda forms: forms[self._age_form % len(forms)], value, self.language, bare)
            return self._ages[key]
        return self._header[facet][value] if facet in self._header else value

    def open_value(self, facet, value):
        """A text that can stand over a table or rows by itself: `M` and `NT` are written out there."""
        text = self.value(facet, value)
        return {"M": "Male", "F": "Female", "NT": "Non-Tobacco", "T": "Tobacco"}.get(text, text)

    def title(self, scope, facets):
        """What a heading says of a part, as a phrase: `Male Non-Tobacco, Ages 18-50`."""
        texts = [self.open_value(f, scope[f]) for f in facets]
        return self._joiner.join(texts)

    def sentence(self, scope, facets):
        """What a heading says of a part, as a sentence."""
        if self.language == "fr":
            return self._french_sentence(scope, facets)
        noun = self._draw.any(["applicants", "proposed insureds", "applicants"])
        words = []
        if "tobacco" in facets:
            words.append({"no": self._draw.any(["non-tobacco", "non-smoking", "nonsmoker"]), "yes": self._draw.any(["tobacco-using", "smoking"])}[scope["tobacco"]])
        if "sex" in facets:
            words.append(scope["sex"])
        text = " ".join(words + [noun])
        if "age" in facets:
            ages = scope["age"]
            text += " " + (f"ages {ages.low} to {ages.high}" if ages.low is not None and ages.high is not None
                           else f"ages {ages.low} and over" if ages.high is None else f"ages {ages.high} and under")
        if "product" in facets:
            text += f" for {scope['product']}"
        if "class" in facets:
            return f"{scope['class']} class limits for {text}." if words or "age" in facets or "product" in facets else f"Limits for the {scope['class']} class."
        return self._draw.any(["The limits below apply to {}.", "This table is for {}.", "For {} only.", "Use this chart for {}.",
                               "Applies to {}.", "The following weights are for {}."]).format(text)

    def _french_sentence(self, scope, facets):
        parts = []
        if "sex" in facets:
            parts.append({"male": "hommes", "female": "femmes"}[scope["sex"]])
        if "tobacco" in facets:
            parts.append({"no": "non-fumeurs" if scope.get("sex") != "female" or "sex" not in facets else "non-fumeuses",
                          "yes": "fumeurs" if scope.get("sex") != "female" or "sex" not in facets else "fumeuses"}[scope["tobacco"]])
        text = " ".join(parts) or "personnes"
        if "age" in facets:
            ages = scope["age"]
            text += " " + (f"de {ages.low} à {ages.high} ans" if ages.low is not None and ages.high is not None
                           else f"de {ages.low} ans et plus" if ages.high is None else f"de {ages.high} ans et moins")
        if "product" in facets:
            text += f" – {scope['product']}"
        if "class" in facets:
            text += f" – {scope['class']}"
        return f"Ce tableau s'applique aux {text}."

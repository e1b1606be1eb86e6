"""How one chart words its names, uses and headers. Drawn once a chart."""

from . import carriers

HEADERS = {
    "en": {
        "name": ["Medication", "Drug Name", "Drug", "Prescription", "Medication Name", "Medications", "Rx", "Brand/Generic Name"],
        "use": ["Use", "Indication", "Common Uses", "Condition", "Reason for Use", "Prescribed For", "Diagnosis", "Used For"],
        "decision": ["Decision", "Eligibility", "Plan Eligibility", "Underwriting Decision", "Outcome", "Benefit Eligibility", "Action",
                     "Result"],
    },
    "fr": {
        "name": ["Médicament", "Nom du médicament"],
        "use": ["Indication", "Utilisation", "Affection"],
        "decision": ["Décision", "Admissibilité"],
    },
}


class Wording:
    """The words of one chart."""

    def __init__(self, draw, language="en"):
        self.language = language
        self.name_style = draw.choice("names", {"brand": 4, "generic": 2, "brand (generic)": 2, "generic (BRAND)": 1,
                                                "Brand / generic": 1, "brand, generic rows": 0.7})
        self.carrier = draw.pick("carrier", carriers.CARRIERS if language == "en" else carriers.CARRIERS_FR)
        self.guide = draw.pick("guide", carriers.GUIDES if language == "en" else carriers.GUIDES_FR)
        self._draw = draw
        self._uses = {}

    def header(self, column):
        return self._draw.choice(f"header.{column}", HEADERS[self.language][column])

    def names(self, drug):
        """The names under which a drug is listed: one, or two where the chart lists brand and generic apart."""
        brand, generic = drug.brand, drug.generic
        return {
            "brand": [brand], "generic": [generic], "brand (generic)": [f"{brand} ({generic})"],
            "generic (BRAND)": [f"{generic} ({brand.upper()})"],
            "Brand / generic": [f"{brand} / {generic}" if "/" not in generic else brand],
            "brand, generic rows": [brand, generic],
        }[self.name_style]

    def use(self, illness):
        if illness is None:
            return None
        if self.language == "fr":
            return illness.french
        if illness.key not in self._uses:
            self._uses[illness.key] = self._draw.pick(f"use.{illness.key}", illness.printed)
        return self._uses[illness.key]

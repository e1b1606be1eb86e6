"""What stands on a carrier's page and changes no limit."""

ABOVE = {
    "en": ["Underwriting Guide", "For agent use only. Not for use with the public.", "Effective March 1, 2025", "Form {form} (03/25)", "Rev. 04/2024",
           "Home Office: 1200 Market Street, Des Moines, IA 50309", "Agent Support: 1-800-555-0147", "Print date: 11/02/2024 3:15 PM", "Version 2.3", "Underwritten by {carrier}"],
    "fr": ["Guide de tarification", "À l'usage exclusif des conseillers", "En vigueur le 1er mars 2025", "Formulaire {form}"],
}
BELOW = {
    "en": ["For agent use only. Not for use with the public.", "Page 12 of 48", "Form {form} (03/25)", "Questions? Call Underwriting at 1-800-555-0147.",
           "© 2025 {carrier}. All rights reserved.", "P.O. Box 4410, Omaha, NE 68104", "This guide is subject to change without notice.",
           "Printed 11/02/2024", "www.example.com/agents", "UW-BUILD-0325"],
    "fr": ["Page 12 de 48", "Formulaire {form}", "© 2025 {carrier}. Tous droits réservés.", "À l'usage exclusif des conseillers"],
}


class Noise:
    def __init__(self, draw, truth, printed=True):
        self._draw, self._truth, self._printed = draw, truth, printed

    def _lines(self, texts, most):
        count = self._draw.between(0, most)
        form = f"{self._draw.any(['UW', 'AG', 'ICC', 'M-'])}{self._draw.between(1000, 9999)}"
        lines = [t.format(form=form, carrier=self._truth.carrier) for t in self._draw.shuffled(texts)[:count]]
        return lines if self._printed else []

    def above(self):
        return self._lines(ABOVE[self._truth.language], 2)

    def below(self):
        return self._lines(BELOW[self._truth.language], 2)

    def product_line(self, product):
        """How a page names its one product."""
        if self._truth.language == "fr":
            return self._draw.any([product, f"Produit : {product}"])
        return self._draw.any([product, product, f"Product: {product}", f"{product} 10, 15, 20 & 30", f"{product} 20", f"{product} (Series 2025)"])

    def contact_table(self):
        """A small table that is no chart."""
        return [["Department", "Phone", "Hours"], ["Underwriting", "1-800-555-0147", "8:00 - 5:00"], ["Agent Support", "1-800-555-0199", "7:30 - 6:00"]]

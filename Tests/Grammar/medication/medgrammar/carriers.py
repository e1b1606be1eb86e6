"""Names of insurers and plans that no adapter knows, and what their pages say around a chart."""

CARRIERS = ["Prairie Mutual Life", "Harbor National Life Insurance Company", "Keystone Fidelity Life", "Blue Ridge Assurance",
            "Great Lakes Benefit Life", "Summit Valley Life"]
CARRIERS_FR = ["Assurance-vie Laurentides", "La Mutuelle du Fleuve"]

PLANS = {
    "plain names": ["Secure Term", "Whole Life", "Family Shield Term", "Legacy Whole Life", "Easy Term", "Senior Security Plan",
                    "Golden Promise", "Mortgage Guardian"],
    "final expense tiers": ["Level", "Graded", "Modified"],
    "plan letters": ["Plan A", "Plan B", "Plan C"],
}
PLANS_FR = ["Vie entière", "Temporaire 10", "Temporaire 20"]

GUIDES = ["Prescription Drug Guide", "Medication Guide", "Prescription Reference Guide", "Rx Guide", "Underwriting Drug List",
          "Medication Chart"]
GUIDES_FR = ["Guide des médicaments", "Liste des médicaments"]

# Lines that change nothing. The odd ones hold a word that might look like a rule; a chart has one of them at most.
BEFORE = ["Effective March 1, 2026", "Effective 01/15/2026", "Edition: June 2025", "Form DG-2207 (03/26)", "Rev. 06/25",
          "For agent use only. Not for use with the public.", "Series 400"]
AFTER = ["For agent use only. Not for use with the public.", "Page 1 of 1", "Form 88-1201 (02/26)",
         "Questions? Call the underwriting hotline at 800-555-0142.", "This guide is subject to change without notice."]
ODD_AFTER = ["Home office: 1200 Main Street, Omaha, NE 68102", "This list is not all-inclusive.", "© 2026 All rights reserved.", "© 2026",
             "Form MG-2207 (03/26)", "Medications are listed alphabetically.", "Final decisions are made by underwriting.",
             "Agents should contact the home office if a medication is not listed.", "Brand names are trademarks of their owners.",
             "Producer use only", "24-hour fax: 402-555-0188", "Policy forms 311, 312, 313", "Approved 04/01/2026", "Last updated: May 2026"]
BEFORE_FR = ["En vigueur le 1er mars 2026", "Réservé aux conseillers"]
AFTER_FR = ["Réservé aux conseillers", "Page 1 de 1", "Formulaire 4512 (03-2026)"]

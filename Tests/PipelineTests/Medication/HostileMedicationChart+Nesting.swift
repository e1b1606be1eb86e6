/// Lists in lists, elements with attributes, and headings in headings.
extension HostileMedicationChart {
    static let nesting: [HostileMedicationChart] = [
        HostileMedicationChart(
            "nested-lists", .html,
            """
            <h2>Automatic Decline</h2>
            <ul><li>Suboxone</li>
            <li>Cancer (within 2 years)<ul><li>Arimidex</li><li>Femara</li></ul></li>
            <li>Plavix</li>
            <li>Dementia<ul><li>Aricept</li></ul></li></ul>
            <h2>Graded Benefit</h2>
            <ul><li>Heart (within 12 months)<ul><li>Nitrostat</li><li>Ranexa</li></ul></li>
            <li>Blood thinners<ul><li>Eliquis</li></ul></li></ul>
            """,
            reads: [
                "Suboxone | - | any | - | decline | -",
                "Plavix | - | any | - | decline | -",
                "Arimidex | Cancer | any | Cancer (within 2 years) | decline | -",
                "Femara | Cancer | any | Cancer (within 2 years) | decline | -",
                "Aricept | Dementia | any | - | decline | -",
                "Nitrostat | Heart | any | Heart (within 12 months) | graded | -",
                "Ranexa | Heart | any | Heart (within 12 months) | graded | -",
                "Eliquis | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "nested-lists-of-decisions", .html,
            """
            <p>Prescription guide</p>
            <ul><li>Decline<ul><li>HIV<ul><li>Atripla</li><li>Truvada</li></ul></li><li>Dementia<ul><li>Aricept</li></ul></li></ul></li>
            <li>Graded<ul><li>Plavix</li><li>Coumadin</li></ul></li></ul>
            """,
            reads: [
                "Atripla | HIV | any | - | decline | -",
                "Truvada | HIV | any | - | decline | -",
                "Aricept | Dementia | any | - | decline | -",
                "Plavix | - | any | - | graded | -",
                "Coumadin | - | any | - | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "nested-list-of-uses", .html,
            """
            <h2>Decline</h2>
            <ul><li>Plavix<ul><li>Stroke</li><li>Angina</li></ul></li><li>Aricept</li><li>Namenda</li><li>Exelon</li></ul>
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Namenda | - | any | - | decline | -",
                "Exelon | - | any | - | decline | -",
            ],
            flags: ["error medication.name.outside"]),
        HostileMedicationChart(
            "heading-use-limited", .html,
            """
            <h2>Decline: Cancer (within 2 years)</h2>
            <ul><li>Arimidex</li><li>Tamoxifen</li></ul>
            <h2>Graded</h2><h3>Stroke (age 50+)</h3>
            <ul><li>Plavix</li><li>Aggrenox</li></ul>
            """,
            reads: [
                "Arimidex | Cancer | any | Cancer (within 2 years) | decline | -",
                "Tamoxifen | Cancer | any | Cancer (within 2 years) | decline | -",
                "Plavix | Stroke | any | age 50+ | graded | -",
                "Aggrenox | Stroke | any | age 50+ | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "nested-list-of-times", .html,
            """
            <h2>Decline</h2>
            <ul><li>Plavix<ul><li>Stroke within 24 months</li><li>Heart attack within 12 months</li></ul></li>
            <li>Lasix<ul><li>CHF</li></ul></li>
            <li>Aricept</li></ul>
            <h2>Level</h2><ul><li>Lasix<ul><li>Edema</li></ul></li><li>Lipitor</li></ul>
            """,
            reads: [
                "Aricept | - | any | - | decline | -",
                "Lipitor | - | any | - | level | -",
            ],
            flags: ["error medication.name.outside"]),
        HostileMedicationChart(
            "list-of-cases", .html,
            """
            <h2>Decline</h2><ul>
            <li>Aricept (Dementia)</li>
            <li>Entresto (Heart failure)</li>
            <li>Plavix (Stroke within 2 years)</li>
            <li>Suboxone (Opioid dependence)</li>
            <li>Neurontin (unless seizures)</li>
            <li>Insulin (under age 50)</li></ul>
            """,
            reads: [
                "Aricept | Dementia | any | - | decline | -",
                "Entresto | Heart failure | any | - | decline | -",
                "Plavix (Stroke within 2 years) | - | any | Stroke within 2 years | decline | -",
                "Suboxone | Opioid dependence | any | - | decline | -",
                "Neurontin | - | any | unless seizures | decline | -",
                "Insulin | - | any | under age 50 | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "sections-with-limits", .csv,
            """
            Medication,Look-back
            DECLINE - HEART FAILURE,
            Entresto,any
            Coreg,24 months
            DECLINE FOR SMOKERS,
            Advair,any
            GRADED - AGES 50-80,
            Plavix,any
            """,
            reads: [
                "Entresto | HEART FAILURE | any | - | decline | -",
                "Coreg | HEART FAILURE | ..24 | - | decline | -",
                "Advair | - | any | FOR SMOKERS | decline | -",
                "Plavix | - | any | AGES 50-80 | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "list-sections-with-limits", .csv,
            """
            Medication
            Declined for smokers
            Advair
            Spiriva
            Combivent
            Graded (ages 50-80)
            Plavix
            Coumadin
            Eliquis
            """,
            reads: [
                "Advair | - | any | for smokers | decline | -",
                "Spiriva | - | any | for smokers | decline | -",
                "Combivent | - | any | for smokers | decline | -",
                "Plavix | - | any | ages 50-80 | graded | -",
                "Coumadin | - | any | ages 50-80 | graded | -",
                "Eliquis | - | any | ages 50-80 | graded | -",
            ],
            flags: []),
        HostileMedicationChart(
            "two-or-more-heading", .html,
            """
            <h2>Two or more of the following is a decline</h2><ul><li>Plavix</li><li>Coumadin</li><li>Eliquis</li></ul>
            """,
            reads: [
                "Plavix | - | any | Two or more of the following is a | decline | -",
                "Coumadin | - | any | Two or more of the following is a | decline | -",
                "Eliquis | - | any | Two or more of the following is a | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "headings-use-and-age", .html,
            """
            <h2>Ages 50-80</h2><h3>Stroke</h3>
            <table><tr><th>Medication</th><th>Decision</th></tr><tr><td>Plavix</td><td>Graded</td></tr></table>
            <h3>Diabetes</h3>
            <table><tr><th>Medication</th><th>Decision</th></tr><tr><td>Insulin</td><td>Level</td></tr></table>
            """,
            reads: [
                "Plavix | Stroke | any | Ages 50-80 | graded | -",
                "Insulin | Diabetes | any | Ages 50-80 | level | -",
            ],
            flags: []),
        HostileMedicationChart(
            "xml-operator", .xml,
            """
            <?xml version="1.0"?>
            <drugList>
            <drug><name>Nitrostat</name><use>Angina</use><lookback unit="months" operator="gt">24</lookback><decision>Graded</decision></drug>
            <drug><name>Plavix</name><use>Stroke</use><lookback unit="months" operator="le">24</lookback><decision>Decline</decision></drug>
            </drugList>
            """,
            reads: [
                "Nitrostat | Angina | 24.. | - | graded | -",
                "Plavix | Stroke | ..24 | - | decline | -",
            ],
            flags: []),
        HostileMedicationChart(
            "xml-minimum", .xml,
            """
            <?xml version="1.0"?>
            <drugList>
            <drug><name>Nitrostat</name><use>Angina</use><minLookback unit="months">24</minLookback><decision>Graded</decision></drug>
            <drug><name>Plavix</name><use>Stroke</use><minLookback unit="months">24</minLookback><decision>Decline</decision></drug>
            </drugList>
            """,
            reads: [],
            flags: ["error medication.column.unknown 0"]),
        HostileMedicationChart(
            "xml-decision-attributes", .xml,
            """
            <?xml version="1.0"?>
            <guide>
            <decision type="Decline" product="Level">
            <medication within="any">Aricept</medication>
            <medication within="24 months">Plavix</medication>
            <medication>Namenda</medication>
            </decision>
            <decision type="Graded" product="Level">
            <medication within="any">Coumadin</medication>
            <medication within="12 months">Nitrostat</medication>
            </decision>
            </guide>
            """,
            reads: [
                "Aricept | - | any | - | decline | Level",
                "Plavix | - | ..24 | - | decline | Level",
                "Namenda | - | any | - | decline | Level",
                "Coumadin | - | any | - | graded | Level",
                "Nitrostat | - | ..12 | - | graded | Level",
            ],
            flags: []),
    ]
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// The product that titles name, and nothing nearer to the figures does.
@Suite struct TitledProductTests {
    @Test(arguments: [
        ("Golden Path Final Expense", "Golden Path Final Expense"), ("Build Chart, Legacy UL", "Legacy UL"),
        ("Compass Term Build Chart | Underwriting Guide", "Compass Term"),
        ("BMI Guidelines - Harbor Simplified Term", "Harbor Simplified Term"),
        ("Build Chart for Compass Term", "Compass Term"), ("Frontier Term Life Rx Guide", "Frontier Term Life"),
        ("American Harbor Life – Harbor Simple Whole Life", "Harbor Simple Whole Life"),
        ("Prescription A–Z: Guardian Term 100", "Guardian Term 100"),
        ("Peace of Mind Whole Life", "Peace of Mind Whole Life"),
        ("Heritage Whole Life – Non-Nicotine", "Heritage Whole Life"), ("LakeTerm: maximum weights", "LakeTerm"),
        ("Compass Term II", "Compass Term II"), ("Compass Term*", "Compass Term"),
        ("Your Term - Maximum Weights (lbs)", "Your Term"), ("EverTerm Underwriting Build Guide", "EverTerm"),
        ("Prairie Mutual Simple Issue Term", "Simple Issue Term"), ("Harbor Life – OPTerm 20", "OPTerm 20"),
        ("Young American Juvenile Whole Life", "Young American Juvenile Whole Life"),
        ("Bright Futures Children's Whole Life", "Bright Futures Children's Whole Life"),
        ("Home Certainty Mortgage Protection", "Home Certainty Mortgage Protection"),
        ("Lista de medicamentos - Plan Familia Segura", "Plan Familia Segura"),
        ("Build chart - Critical Illness Plus", "Critical Illness Plus"),
        ("Compass Term Plus Rx Guide", "Compass Term Plus"),
        ("Transamerica Life Harbor Term Build Chart", "Harbor Term"),
        ("Life & Annuity Company Compass Term", "Compass Term"),
        ("Height/Weight Chart for Heritage Term", "Heritage Term"),
        ("Compass Term Build Chart 01/15/2025", "Compass Term"),
        ("Compass Term 20 Build Chart 2024-2025", "Compass Term 20"), ("Compass Term – Male & Female", "Compass Term"),
    ])
    func aTitleNamesItsProduct(_ title: String, _ name: String) {
        #expect(ProductTitle.names(in: title) == [name])
    }

    @Test(arguments: [
        "Whole Life", "Term Life Insurance Underwriting Guide", "Final Expense Prescription Reference Guide",
        "Heritage Mutual Life Insurance Company", "Prairie States Life", "Build Chart", "Preferred Term",
        "Compass Term and Legacy UL", "Compass Term plus Legacy UL", "Compass Term excluded", "Not for Compass Term",
        "Compass Term riders only",
        "Accidental & Whole Life Combo", "The Compass Term chart applies to women", "Female Compass Term", "UL II",
        "Seguros Borinquen", "Decline Medications", "Existing Term Policies", "Compass Term 10, 20 and 30",
        "Compass Term 10/20/30", "Compass Term 15-30", "Compass Term - Plan A", "Compass Term Plan A build chart",
        "Compass Term, Compass Plus and Compass Whole Life", "Compass Term Express/Plus build chart",
        "Annuity Company Term", "Compass Term; Compass Advantage",
        "Compass Term 50+",
        "Acme Term Life Insurance Company", "Unlike Compass Term, no exam", "Your Term Life Insurance Guide",
        "Your Policy",
        "Juvenile Whole Life", "Mortgage Protection", "Home Build Chart", "Transamerica Term", "Foresters Whole Life",
        "Plan Comparison Guide", "Plan Golden Solution", "Banner Life", "Prairie Mutual Life", "WholeLife", "NT Term",
    ])
    func otherTitlesNameNone(_ title: String) { #expect(ProductTitle.names(in: title).isEmpty) }

    private let rows = "5'2\",180,197\n5'3\",186,203\n5'4\",192,210\n"

    private func products(_ text: String, _ file: String = "chart.csv", products: [ReadingInstructions.Product] = [])
        throws -> Set<String?>
    {
        let draft = ChartReader.read(
            try TableReader.read(Array(text.utf8), file: file), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!, products: products))
        return Set(draft.chart.columns.map(\.product))
    }

    @Test func everyLimitIsOfTheTitledProduct() throws {
        #expect(try products("Compass Term\nHeight,Preferred,Standard\n\(rows)") == ["Compass Term"])
        let twice =
            "Compass Term\n\nMale\nHeight,Preferred,Standard\n\(rows)\nFemale\nHeight,Preferred,Standard\n\(rows)"
        #expect(try products(twice) == ["Compass Term"])
    }

    @Test func theLongerOfTwoNamesHolds() throws {
        func page(_ title: String, _ heading: String) -> String {
            let header = "<tr><th>Height</th><th>Preferred</th><th>Standard</th></tr>"
            let body = rows.split(separator: "\n").map { line in
                let cells = line.split(separator: ",").map { "<td>\($0)</td>" }
                return "<tr>\(cells.joined())</tr>"
            }
            return "<title>\(title)</title><h2>\(heading)</h2><table>\(header)\(body.joined())</table>"
        }
        let golden = page("Golden Solution", "Build Chart for Golden Solution Whole Life")
        #expect(try products(golden, "chart.html") == ["Golden Solution Whole Life"])
        #expect(try products(page("Compass Term", "Compass Term 20"), "chart.html") == ["Compass Term 20"])
        #expect(try products(page("Compass Term Plus", "Compass Term"), "chart.html") == [nil])
        #expect(try products(page("Compass Advantage", "Compass Term"), "chart.html") == [nil])
    }

    @Test func nearerNamesAndTheSourceComeFirst() throws {
        let named = "Compass Term\n,Legacy Builder WL,\nHeight,Preferred,Standard\n\(rows)"
        #expect(try products(named) == ["Legacy Builder WL"])
        let known = [ReadingInstructions.Product(id: "term", name: "Term")]
        #expect(try products("Compass Term\nHeight,Preferred,Standard\n\(rows)", products: known) == [nil])
    }

    @Test func anotherTitleOverTheSecondTableLeavesBothOpen() throws {
        let table = "<table><tr><th>Drug</th><th>Decision</th></tr><tr><td>Plavix</td><td>Decline</td></tr></table>"
        let text = "<h2>Compass Term</h2>\(table)<h2>Riders and conversions</h2>\(table)"
        let document = try TableReader.read(Array(text.utf8), file: "list.html")
        #expect(TitledProduct(of: document, tables: [0])?.name == "Compass Term")
        #expect(TitledProduct(of: document, tables: [0, 1]) == nil)
        let other = "<h1>Compass Term</h1><h2>Golden Eagle</h2>\(table)"
        #expect(TitledProduct(of: try TableReader.read(Array(other.utf8), file: "list.html"), tables: [0]) == nil)
    }

    @Test func listsOfMedicationsAreOfTheTitledProduct() throws {
        let text = "Easy Issue Whole Life\nDrug,Use,Decision\nAricept,Dementia,Decline\nPlavix,Stroke,Graded\n"
        let draft = MedicationReader.read(
            try TableReader.read(Array(text.utf8), file: "list.csv"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/list/2026-01-01")!))
        #expect(draft.chart.rules.map(\.product) == ["Easy Issue Whole Life", "Easy Issue Whole Life"])
    }

    @Test(arguments: [
        ("Compass Term – Smokers", "Smokers"), ("Compass Term Rx Guide (ages 18-60)", "ages 18-60"),
        ("Compass Term - Smokers - Texas", "Compass Term - Smokers - Texas"), ("Compass Term Smokers", nil),
        ("Compass Term - Spouses", nil),
    ])
    func whomATitleIsForBesideItsProduct(_ title: String, _ condition: String?) throws {
        let table = "<tr><th>Drug</th><th>Decision</th></tr><tr><td>Plavix</td><td>Decline</td></tr>"
        let draft = MedicationReader.read(
            try TableReader.read(Array("<h1>\(title)</h1><table>\(table)</table>".utf8), file: "list.html"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/list/2026-01-01")!))
        #expect(draft.chart.rules.map(\.condition) == [condition])
        #expect(draft.findings.contains { $0.severity >= .warning } == (condition == nil))
    }
}

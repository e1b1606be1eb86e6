import ChartSchema
import Tables
import Testing

@testable import Reading

/// Names in titles that may be a plan's, where no word of them tells.
@Suite struct UntoldProductTests {
    @Test(arguments: [
        ("Golden Solution Build Chart", "Golden Solution"), ("Trendsetter Super", "Trendsetter Super"),
        ("Transamerica Trendsetter Super – Build Chart", "Trendsetter Super"),
        ("Transamerica Trendsetter", "Trendsetter"), ("Senior Life Security", "Senior Life Security"),
        ("Rx Cheat Sheet — Ohio Valley Senior Choice", "Ohio Valley Senior Choice"),
        ("Vie Sereine - Assurance vie à émission simplifiée", "Vie Sereine"),
        ("Legacy Select Build Chart", "Legacy Select"),
        ("Horizon CI - Build Chart for Smokers and Non-Smokers", "Horizon CI"), ("Apex 20", "Apex 20"),
        ("Guaranteed Choice - Diabetic & Cardiac Medications", "Guaranteed Choice"),
        ("Vantage Term Accelerated", "Vantage Term Accelerated"), ("Golden Promise Rates 2025", "Golden Promise"),
        ("Build Guide: Golden Solution (ages 18-60)", "Golden Solution"), ("GOLDEN SOLUTION", "GOLDEN SOLUTION"),
        ("FE Express Solution Agent Guide", "FE Express Solution"), ("Living Promise", "Living Promise"),
        ("Compass Term and Legacy UL", "Compass Term and Legacy UL"),
        ("Compass Term 10/20/30", "Compass Term 10/20/30"),
        ("Build Chart: Compass Term 15-30", "Compass Term 15-30"),
    ])
    func aTitleMayNameAPlan(_ title: String, _ name: String) {
        #expect(UntoldProduct.name(in: title) == name)
    }

    @Test(arguments: [
        "Build Chart", "Whole Life", "Simplified Issue Term", "Final Expense Rx Guide", "Banner Life",
        "Northfield Life & Annuity", "Prairie Mutual Life", "Acme Life Insurance Company", "Transamerica",
        "Mutual of Omaha",
        "Lincoln Heritage Rx Table",
        "Sunrise Senior Life Rx Reference", "Granite State Benefit Life · Field Underwriting Guide",
        "Blue Ridge Assurance",
        "Lakeshore Protective – Rx decisions", "Lakeside Brokerage", "Silver Oak Insurance Group",
        "carrier: NorthStar Life", "agency: Golden Choice",
        "Preferred Elite", "Congestive Heart Failure", "Abilify Maintena", "Blood Thinners",
        "Golden solution for agents",
        "New York", "Height and Weight Guidelines", "Humania – Guide des médicaments",
        "Common Medications and Outcomes",
        "Compass Term excluded", "Underwriting Field Guide 2024", "Agent Portal",
        "Golden Solution is what we sell.", "Gastos Finales", "Tableau de taille et poids", "Heritage Plan excluded",
        "Prepared by John Smith", "Ohio Valley", "Standard Life of Portside", "Worksite whole life", "Granite State",
        "Banner Life & William Penn Build Table", "Northern Shield Life / Vie Bouclier du Nord",
        "Pre-2017 product series", "Blue Ridge Benevolent", "BrokerBuddy IMO", "Fluidless Path Max BMI",
    ])
    func otherTitlesNameNone(_ title: String) { #expect(UntoldProduct.name(in: title) == nil) }

    @Test func theCarrierIsNoPlan() {
        #expect(UntoldProduct.name(in: "Golden Solution Build Chart", carrier: "golden-solution") == nil)
        #expect(UntoldProduct.name(in: "Acme Golden Solution", carrier: "acme") == "Golden Solution")
    }

    private let rows = "Height,Preferred,Standard\n5'2\",180,197\n5'3\",186,203\n5'4\",192,210\n"

    private func told(_ text: String, products: [ReadingInstructions.Product] = []) throws -> [String] {
        let draft = ChartReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.csv"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!, products: products))
        return draft.findings.filter { $0.isA(ChartFinding.productUntold) }.compactMap(\.location.text)
    }

    @Test func itIsToldOfWhereNothingNamesAProduct() throws {
        #expect(try told("Golden Solution Build Chart\n" + rows) == ["Golden Solution Build Chart"])
        #expect(try told("Golden Solution Build Chart\n" + rows, products: [.init(id: "term", name: "Term")]) == [])
        #expect(try told("Golden Solution\nCompass Term\n" + rows) == ["Golden Solution"])
        #expect(try told("Compass Term\n" + rows) == [])
        #expect(try told("Silver Oak Life\n" + rows) == [])
    }

    @Test func itIsToldOfBesideMedications() throws {
        let text =
            "Golden Solution Rx Guide\nMedication,Use,Decision\nAricept,Dementia,Decline\nLipitor,Cholesterol,Accept\n"
        let draft = MedicationReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.csv"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
        #expect(draft.findings.filter { $0.isA(MedicationFinding.productUntold) }.count == 1)
    }
}

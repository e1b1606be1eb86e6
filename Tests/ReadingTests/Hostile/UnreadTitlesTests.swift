import ChartSchema
import Foundation
import Tables
import Testing

@testable import Reading

/// Ordinary words of titles that no grammar accounts for are told of; names are not.
@Suite struct UnreadTitlesTests {
    private static let build =
        "Height | Preferred (lb) | Standard (lb)\n5'0\" | 154 | 184\n5'1\" | 159 | 191\n5'2\" | 164 | 197"
    private static let medications =
        "Medication | Use | Decision\nMetformin | Diabetes | Accept\nWarfarin | Stroke | Decline"

    private func read(medications title: String) -> MedicationDraft {
        read(.written(Self.medications, caption: title))
    }

    private func read(_ table: Table) -> MedicationDraft {
        let document = Document(
            file: "chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected),
            tables: [table])
        return MedicationReader.read(
            document, sha256: "", instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
    }

    @Test(arguments: [
        "Limits for spouses", "Payor build limits", "Former limits", "Previous build chart", "Second insured",
        "Competitor comparison", "Limits of other carriers", "Reinsurer's limits", "Sample", "Example of a build chart",
        "With hypertension", "For replacements", "Multiply by 1.1 for ages over 60", "Weights in stone", "Military",
        "LIMITS FOR SPOUSES", "Impaired risks", "Spouse Choice", "Grandchild Term", "Employees Plan", "Joint Life",
        "Lapsed policies", "Rated cases", "Flat extra applies", "Union members", "North region", "Average values",
        "Clients whose blood sugar has always been normal",
    ])
    func aTitleThatSaysOfOthers(title: String) {
        for table in [
            Table.written(Self.build, caption: title), .written("\(title) | |\n\(Self.build)"),
            .written(Self.build, after: [title]),
        ] {
            let draft = draft(table)
            #expect(
                draft.lines.isEmpty || draft.findings.contains { $0.severity >= .warning }, "\(title)")
        }
    }

    @Test(arguments: ["Ideal weights", "Average weights in the population"])
    func aFirstRowThatSaysThatTheFiguresAreNoLimits(title: String) {
        #expect(draft(.written("\(title) | |\n\(Self.build)")).lines.isEmpty)
    }

    @Test(arguments: ["Weights below which we decline", "The weight below which applicants are declined"])
    func figuresThatAreLowestOnes(title: String) {
        #expect(draft(.written(Self.build, caption: title)).rules.contains("reading.figures.refused"))
    }

    @Test(arguments: [
        "Summit Fidelity Life: BMI Chart", "Golden Promise Whole Life", "Great Lakes Assurance", "Harbor Mutual Life",
        "Height and weight guidelines", "Agent Quick Card", "Senior Choice Term", "Golden Years", "Bayou State Life",
        "Old Line Legal Reserve Life", "Acme Life build chart 2026", "For producer use only", "BrightPath build chart",
        "Express Issue Term", "Digital Term", "Meridian Level Term", "Underwriting snapshot", "Pharmacy check results",
        "Union Central Life", "Heart of America Life", "Farmers Life build chart",
    ])
    func aTitleOfNamesAndOfThePage(title: String) {
        #expect(!draft(.written(Self.build, caption: title)).rules.contains("reading.title.unread"))
        #expect(!read(medications: title).findings.contains { $0.rule == "medication.note.unapplied" })
    }

    @Test(arguments: [
        "Medications for spouses", "Former decisions", "Discontinued medications", "Competitor comparison", "Sample",
        "Foreign nationals", "Decisions reversed", "The opposite of the following applies", "Reinsurer's list",
        "Ignore this list", "Do not use", "Acceptable instead of decline", "Everything below is declined",
    ])
    func aTitleOverMedicationsThatSaysOfOthers(title: String) {
        for table in [
            Table.written(Self.medications, caption: title), .written(Self.medications, headings: [title]),
            .written(Self.medications, headings: ["Medication guide", title]),
            .written("\(title) | |\n\(Self.medications)"),
        ] {
            #expect(
                read(table).findings.contains { $0.rule == "medication.note.unapplied" && $0.severity == .warning },
                "\(title)")
        }
    }

    @Test(arguments: ["Cardiac medications", "Blood thinners", "Decline list", "Uninsurable drugs"])
    func aHeadingThatSaysWhatIsBelow(title: String) {
        #expect(
            !read(.written("Medication | Use | Decision\nWarfarin | Stroke | Decline", headings: [title])).findings
                .contains { $0.severity >= .warning }, "\(title)")
    }

    @Test func theWordsAreNamed() {
        #expect(
            read(medications: "Former list of spouses").findings.map(\.message).contains {
                $0.contains("\"Former\"") && $0.contains("\"spouses\"")
            })
    }

    @Test func aPartOfAWordIsNoName() {
        let gold = Self.build.replacingOccurrences(of: "Preferred", with: "Outspoken")
        #expect(draft(.written(gold, caption: "Spoken limits")).rules.contains("reading.title.unread"))
    }

    @Test func whatAPublishedNameHoldsIsAccountedFor() {
        let header = "Height | Spouse Special | Standard (lb)\n5'0\" | 154 | 184\n5'1\" | 159 | 191\n5'2\" | 164 | 197"
        #expect(!draft(.written(header, caption: "Spouse special limits")).rules.contains("reading.title.unread"))
        #expect(draft(.written(Self.build, caption: "Spouse special limits")).rules.contains("reading.title.unread"))
    }

    @Test(arguments: [
        "for spouses", "smokers only", "in New York", "not for term", "if controlled", "less than 40 mg", "former",
        "draft", "estimated", "group only", "excluded", "unless stable", "2 or more",
    ])
    func aHeaderThatSaysMoreThanItsRole(words: String) {
        for header in [
            "Medication \(words) | Use | Fill within | Decision",
            "Medication | Use (\(words)) | Fill within | Decision",
            "Medication | Use | Fill within | Decision \(words)",
        ] {
            let draft = read(
                .written(
                    "\(header)\nMetformin | Diabetes | 12 months | Accept\nWarfarin | Stroke | any | Decline"))
            let rules = draft.chart.rules
            #expect(
                draft.findings.contains { $0.severity >= .warning }
                    || !rules.isEmpty && rules.allSatisfy { $0.condition != nil }, "\(header)")
        }
    }

    @Test(arguments: [
        "Medication | Condition treated | Look-back period (months) | Underwriting decision",
        "Brand or generic name | Most common use | Last filled within | Likely action",
        "Prescription drug name | Reason prescribed | Filled in the last | Plan decision",
    ])
    func aHeaderThatSaysItsRole(header: String) {
        let draft = read(.written("\(header)\nMetformin | Diabetes | 12 | Accept\nWarfarin | Stroke | 24 | Decline"))
        #expect(!draft.findings.contains { $0.rule == "medication.note.unapplied" }, "\(header)")
    }
}

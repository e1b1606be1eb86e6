import Testing

@testable import Vocabulary

/// Names with what they mean, reviewed by hand (Tests/Fixtures/drugs/names.tsv).
@Suite struct DrugGoldTests {
    @Test func everyReviewedNameIsReadAsReviewed() throws {
        let dictionary = DrugDictionary.standard
        let rows = try Fixture.rows("drugs/names.tsv")
        #expect(rows.count >= 600)
        for row in rows {
            let resolution = dictionary.resolve(row[0])
            let expected = row[2].split(separator: ":", maxSplits: 1).map(String.init)
            #expect(outcome(of: resolution) == (expected[0] == "unresolved" ? "unresolved" : row[2]), "\(row[0])")
            guard expected[0] == "unresolved", expected.count == 2 else { continue }
            let suggested = dictionary.suggestions(for: resolution).map(ingredients)
            #expect(suggested.contains(expected[1]), "\(row[0]): \(suggested)")
        }
    }

    private func outcome(of resolution: DrugResolution) -> String {
        switch resolution.answer {
        case .ingredients(let found): found.map(\.name).joined(separator: " / ")
        case .drugClass(let drugClass): "class:" + drugClass.id
        case .notADrug: "not-a-drug"
        case .unresolved: "unresolved"
        }
    }

    private func ingredients(_ suggestion: DrugSuggestion) -> String {
        suggestion.ingredients.map(\.name).joined(separator: " / ")
    }

    /// Pairs from the list of confused drug names of the Institute for Safe Medication Practices.
    @Test(arguments: [
        ("Celebrex", "Celexa"), ("Celebrex", "Cerebyx"), ("hydralazine", "hydroxyzine"), ("Lamictal", "Lamisil"),
        ("Zantac", "Xanax"), ("Zyprexa", "Zyrtec"), ("Zyprexa", "Celexa"), ("clonidine", "clonazepam"),
        ("Klonopin", "clonidine"), ("tramadol", "trazodone"), ("chlorpromazine", "chlorpropamide"),
        ("vinblastine", "vincristine"), ("Taxol", "Taxotere"), ("Viracept", "Viramune"), ("Zebeta", "Diabeta"),
        ("Zestril", "Zetia"), ("Zestril", "Zyprexa"), ("prednisone", "prednisolone"), ("glipizide", "glyburide"),
        ("methadone", "methylphenidate"), ("Aricept", "Aciphex"), ("Avandia", "Coumadin"), ("Inderal", "Adderall"),
        ("Lasix", "Losec"), ("metformin", "metronidazole"), ("Novolog", "Novolin"), ("Humalog", "Humulin"),
        ("Plavix", "Paxil"), ("quinine", "quinidine"), ("sulfadiazine", "sulfasalazine"), ("Topamax", "Toprol"),
        ("Tegretol", "Trental"), ("lamivudine", "lamotrigine"), ("Serzone", "Seroquel"), ("Reminyl", "Amaryl"),
        ("hydrocodone", "oxycodone"), ("Kaletra", "Keppra"), ("amlodipine", "amiloride"), ("Sinequan", "Singulair"),
        ("carboplatin", "cisplatin"), ("daunorubicin", "doxorubicin"), ("isosorbide dinitrate", "Imdur"),
    ])
    func lookAlikesNeverMeet(one: String, other: String) {
        let dictionary = DrugDictionary.standard
        let (left, right) = (dictionary.resolve(one), dictionary.resolve(other))
        #expect(!left.ingredients.isEmpty)
        #expect(!right.ingredients.isEmpty)
        #expect(left.ingredients != right.ingredients)
        #expect(dictionary.resolve("\(one) (\(other))").isUnresolved)
    }

    /// A letter left out, or two swapped, never gives another drug unless the slip is the name of one.
    @Test func oneSlipOfThePenIsNeverAnotherDrug() throws {
        let dictionary = DrugDictionary.standard
        let names = try Fixture.rows("drugs/names.tsv").filter {
            ["brand", "generic", "look-alike", "discontinued"].contains($0[1]) && $0[0].allSatisfy(\.isLetter)
        }
        let reviewed = Set(names.map { FoldedName.of($0[0]) })
        // Ascor is a brand of vitamin C for injection, one letter off Vascor; riluzol is Spanish for riluzole.
        let realNames: Set<String> = ["ascor", "riluzol"]
        var resolved: Set<String> = []
        var count = 0
        for name in names {
            for slip in Self.slips(of: Array(FoldedName.of(name[0]))) where !reviewed.contains(slip) {
                count += 1
                if !dictionary.resolve(slip).isUnresolved { resolved.insert(slip) }
            }
        }
        #expect(count > 4_000)
        #expect(resolved.subtracting(realNames).isEmpty, "\(resolved)")
    }

    private static func slips(of letters: [Character]) -> [String] {
        var slips: [String] = []
        for index in letters.indices {
            slips.append(String(letters[..<index] + letters[(index + 1)...]))
            if index + 1 < letters.count, letters[index] != letters[index + 1] {
                var swapped = letters
                swapped.swapAt(index, index + 1)
                slips.append(String(swapped))
            }
        }
        return slips
    }
}

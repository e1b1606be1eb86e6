import Testing

@testable import Vocabulary

@Suite struct DrugReaderTests {
    let dictionary = DrugDictionary.standard

    @Test func aResolutionSaysHowItWasFound() {
        #expect(dictionary.resolve("warfarin").ways == [.ingredient])
        #expect(dictionary.resolve("Coumadin").ways == [.brand])
        #expect(dictionary.resolve("hctz").ways == [.synonym])
        #expect(dictionary.resolve("Coumadin / Warfarin").ways == [.brand, .ingredient, .severalNames])
        #expect(dictionary.resolve("Anoro Ellipta").rxcuis == ["1487514", "1424884"])
        #expect(dictionary.resolve("lisinopril-HCTZ").ways == [.combination])
        #expect(dictionary.resolve("Sodium Edecrin").ways.contains(.saltStripped))
        #expect(dictionary.resolve("Peg-Intron").ways == [.brand, .joined])
        #expect(dictionary.resolve("metoprolol and digoxin").ways == [.unlistedCombination])
        #expect(dictionary.resolve("Tarka").ways == [.brand, .addition])
    }

    @Test func whatIsNoNameIsKeptAsTypedParts() {
        let patch = dictionary.resolve("nitroglycerin ER 0.4 mg/hr patch").parts
        #expect(patch.map(\.kind) == [.strength, .form, .release])
        #expect(patch[0].quantity == DrugQuantity(comparison: .equal, amount: "0.4", unit: "mg/hr"))
        let dose = dictionary.resolve("Lasix, more than 40 mg")
        #expect(dose.parts.map(\.kind) == [.dose])
        #expect(dose.parts[0].quantity == DrugQuantity(comparison: .moreThan, amount: "40", unit: "mg"))
        #expect(dictionary.resolve("prednisone >40mg").parts[0].quantity?.comparison == .moreThan)
        let open = DrugQuantity(comparison: .atLeast, amount: "1000", unit: "mg")
        for printed in [
            "Lasix, 1,000 mg or more", "Lasix 1000mg and over", "Lasix 1000 mg or more daily", "Lasix ≥1000mg daily",
        ] {
            #expect(dictionary.resolve(printed).parts.map(\.quantity) == [open], "\(printed)")
        }
        #expect(dictionary.resolve("Insulin > 50 units/day").parts[0].quantity?.unit == "units/day")
        #expect(dictionary.resolve("Albuterol (nebulizer)").parts == [DrugPart(.form, "nebulizer")])
        #expect(dictionary.resolve("Albuterol HFA Inhaler").parts.map(\.kind) == [.form, .device])
        #expect(dictionary.resolve("Zyprexa*").parts == [DrugPart(.footnote, "*")])
        #expect(dictionary.resolve("Warfarin (Cumadin)").parts == [DrugPart(.remark, "Cumadin")])
    }

    @Test func namesThatDisagreeAreLeftToAPerson() {
        #expect(
            dictionary.resolve("Celebrex (citalopram)").answer
                == .unresolved(.contradiction(["celecoxib"], ["citalopram"])))
        #expect(
            alternatives(dictionary.resolve("Lipitor or Crestor")) == [["atorvastatin"], ["rosuvastatin"]])
        #expect(
            alternatives(dictionary.resolve("Atacand / Atacand HCT"))
                == [["candesartan"], ["candesartan", "hydrochlorothiazide"]])
        #expect(alternatives(dictionary.resolve("Xarelto, Eliquis")) == [["rivaroxaban"], ["apixaban"]])
        #expect(alternatives(dictionary.resolve("CellCept/Myfortic"))?.count == 2)
        #expect(dictionary.resolve("carbiopa, levodopa").answer == .unresolved(.unknownParts(["carbiopa"])))
        #expect(dictionary.resolve("Qwertol").answer == .unresolved(.unknown))
        #expect(dictionary.resolve(" – ").answer == .unresolved(.empty))
    }

    private func alternatives(_ resolution: DrugResolution) -> [[String]]? {
        guard case .unresolved(.alternatives(let sets)) = resolution.answer else { return nil }
        return sets.map { $0.map(\.name) }
    }

    @Test func aSaltIsNotStrippedDownToABareIon() {
        #expect(dictionary.resolve("potassium chloride").ingredients.map(\.name) == ["potassium chloride"])
        #expect(dictionary.resolve("calcium acetate").ingredients.map(\.name) == ["calcium acetate"])
        #expect(dictionary.resolve("potassium embonate").isUnresolved)
    }

    @Test func aSeparatorMayStandAnywhereInACombination() {
        for separator in ["/", " / ", "-", " - ", " – ", " and ", " & ", "+", ", ", " with ", " w/ ", " w/", " plus "] {
            for (one, other) in [("lisinopril", "HCTZ"), ("hydrochlorothiazide", "lisinopril")] {
                let printed = one + separator + other
                #expect(
                    dictionary.resolve(printed).ingredients.map(\.name) == ["hydrochlorothiazide", "lisinopril"],
                    "\(printed)")
            }
        }
    }

    @Test func namesSideBySideAreReadWhenTheyAreOneProduct() {
        for printed in ["Megestrol Acetate Megace", "Megace megestrol"] {
            #expect(dictionary.resolve(printed).ingredients.map(\.name) == ["megestrol"], "\(printed)")
        }
        #expect(dictionary.resolve("Levodopa Carbidopa").ways == [.combination])
        for printed in ["Lipitor Crestor", "Aspirin Plavix", "metoprolol digoxin"] {
            #expect(dictionary.resolve(printed).isUnresolved, "\(printed)")
        }
    }

    @Test func strangeCellsAreSurvived() {
        for printed in [
            "(", ")", "((", "()", "/", "//,", "(Lasix", "Lasix)", "Lasix ((furosemide)", "#3", "25 mg", "mg", "-",
        ] {
            _ = dictionary.resolve(printed)
        }
        #expect(dictionary.resolve("(Lasix)").ingredients.map(\.name) == ["furosemide"])
        #expect(dictionary.resolve("Lasix ((furosemide)").ingredients.map(\.name) == ["furosemide"])
        #expect(dictionary.resolve("25 mg").isUnresolved)
    }

    @Test func anAcceptedSpellingIsUsedAndSaysSo() throws {
        let accepted = try AcceptedNames(
            text: "printed\tmeans\twho\twhen\twhy\nBumetadine\tbumetanide\treviewer\t2026-01-01\tmisprint, page 20\n"
        )
        #expect(dictionary.resolve("Bumetadine").isUnresolved)
        let resolution = dictionary.resolve("BUMETADINE", accepting: accepted)
        #expect(resolution.ingredients.map(\.name) == ["bumetanide"])
        #expect(resolution.ways == [.ingredient, .accepted])
        #expect(resolution.printed == "BUMETADINE")
    }

    @Test(
        arguments: [
            ("Bumetadine\tbumetanide\t\t2026-01-01\tx", AcceptedNames.Mistake.incomplete(line: 1)),
            (
                "A\twarfarin\tw\t2026-01-01\ty\na\twarfarin\tw\t2026-01-01\ty",
                .repeated(line: 2, printed: "a")
            ),
            ("A\twarfarin\tw\tyesterday\ty", .date(line: 1, found: "yesterday")),
            ("# note\nA\twarfrin\tw\t2026-01-01\ty", .meaning(line: 2, means: "warfrin")),
        ])
    func aMistakeInTheFileNamesItsLine(text: String, mistake: AcceptedNames.Mistake) {
        #expect(throws: mistake) { try AcceptedNames(text: text) }
    }

    @Test func namesThatDoNothingAreKnown() throws {
        let accepted = try AcceptedNames(
            text: "Bumetadine\tbumetanide\tw\t2026-01-01\ty\nRhythmol\trythmol\tw\t2026-01-01\ty\n"
                + "Lasix\tfurosemide\tw\t2026-01-01\ty\n")
        #expect(accepted.unused(printed: ["BUMETADINE", "Lasix"]).map(\.printed) == ["Rhythmol", "Lasix"])
    }

    /// Each level would take as much as all that stands in it: a cell of eight kilobytes took three gigabytes.
    @Test func parenthesesWithoutEndAreNoName() {
        let opened = String(repeating: "(", count: 20_000)
        #expect(
            dictionary.resolve("plavix " + opened + "x").isUnresolved == dictionary.resolve("plavix (x)").isUnresolved)
        #expect(!dictionary.resolve("Coumadin (warfarin)").isUnresolved)
        #expect(!dictionary.resolve("((Coumadin (warfarin)))").isUnresolved)
    }
}

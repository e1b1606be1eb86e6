import Testing

@testable import Vocabulary

@Suite struct UseVocabularyTests {
    let vocabulary = UseVocabulary.standard

    @Test(arguments: [
        ("CHF", ["heart-failure"]), ("congestive heart failure", ["heart-failure"]),
        ("Heart Failure", ["heart-failure"]),
        ("CHF / Heart failure", ["heart-failure"]), ("COPD / Emphysema", ["copd", "emphysema"]),
        (
            "Chronic obstructive pulmonary disease (COPD)/emphysema/ chronic bronchitis",
            ["copd", "emphysema", "chronic-bronchitis"]
        ),
        ("COPD (emphysema, chronic bronchitis)", ["copd", "emphysema", "chronic-bronchitis"]),
        ("Diabetes (Type II)", ["diabetes"]),
        ("A-fib", ["atrial-fibrillation"]), ("DVT", ["deep-vein-thrombosis"]), ("HTN", ["hypertension"]),
        ("high blood pressure", ["hypertension"]), ("Parkinson's, RLS", ["parkinsons-disease", "restless-legs"]),
        ("Alzheimer’s /Dementia", ["alzheimers-dementia"]), ("Diabetes *", ["diabetes"]),
        ("Diabetic Nephropathy #", ["diabetic-nephropathy"]),
        ("Stroke/TIA/Heart Attack", ["stroke", "tia", "heart-attack"]),
        ("ALS (Lou Gehrig's Disease)", ["als"]), ("Cytomegalovirus-AIDS", ["cytomegalovirus", "hiv-aids"]),
        ("Hepatitis B and C", ["hepatitis-b", "hepatitis-c"]),
        ("Dry mouth due to Sjögren’s syndrome", ["sjogrens-syndrome"]),
    ])
    func aUseIsWhatItSays(printed: String, ids: [String]) {
        #expect(vocabulary.uses(in: printed) == ids)
    }

    @Test func aUseWithAnUnknownPartIsUnknown() {
        for printed in [
            "", "*", "CHF / Arrythmia", "Arrythmia", "Heart failure (stage four)",
            "reatment of pulmonary embolism (clot)",
        ] {
            #expect(vocabulary.uses(in: printed) == nil, "\(printed)")
        }
    }

    @Test func idsHaveNamesThatMeanThem() {
        #expect(vocabulary.name(of: "heart-failure") == "Heart failure")
        #expect(vocabulary.name(of: "nothing") == nil)
        for id in vocabulary.allIDs {
            #expect(vocabulary.name(of: id).flatMap(vocabulary.uses(in:)) == [id])
        }
    }

    @Test func nearlyEveryUseOfTheChartsIsKnown() throws {
        var printed: [String] = []
        for (file, column) in [
            ("01-americo.csv", "Drug Indication or Drug Category"), ("02-amam.csv", "Common Uses"),
            ("03-accendo.csv", "Condition"),
        ] {
            printed += try Fixture.column(column, of: "meds/" + file).filter { !$0.isEmpty }
        }
        let unknown = printed.filter { vocabulary.uses(in: $0) == nil }
        print("uses: \(printed.count - unknown.count) of \(printed.count) known; unknown: \(unknown)")
        #expect(unknown.count * 100 <= printed.count * 2)
        let named = Set(printed.compactMap(vocabulary.uses(in:)).joined())
        #expect(named.isSubset(of: vocabulary.allIDs))
    }

    /// Most texts are passed over by their first word: no wording may be, whatever stands before it.
    @Test func everyWordingIsKnownBehindSignsAndJoiningWords() {
        for wording in vocabulary.wordings {
            let ids = vocabulary.known(wording)
            let isOfSeveral = wording.split(separator: " ").contains {
                ["and", "or", "with", "plus", "w"].contains($0)
            }
            for sign in isOfSeveral ? ["", "* ", "(", "- ", "#"] : ["", "* ", "(", "- ", "#", "and ", "w/ "] {
                #expect(vocabulary.uses(in: sign + wording) == ids, "\(sign)\(wording)")
            }
        }
    }
}

import ChartSchema
import Testing

@testable import Notation
@testable import Reading

struct OutcomeNotationTests {
    @Test(
        arguments: [
            ("Immediate", .level, nil), ("Return of Premium", .modified, nil), ("No Coverage", .decline, nil),
            ("Eagle Level; decline 40-49", .level, "decline 40-49"), ("Table 4", .rated, nil),
            ("Eagle Level (with no diabetic complications)", .level, "with no diabetic complications"),
            ("Smoking rates (Eagle Level)", .rated, "Eagle Level"), ("Decline if insulin", .decline, "if insulin"),
            ("Individual consideration", .refer, nil), ("Not eligible", .decline, nil),
        ] as [(String, MedicationOutcome, String?)])
    func readsDecisions(text: String, outcome: MedicationOutcome, condition: String?) throws {
        let reading = try #require(OutcomeNotation.read(text))
        #expect(reading.outcome == outcome)
        #expect(reading.condition == condition)
        #expect(reading.label == text)
    }

    @Test(
        arguments: [
            "", "•", "Eagle Levl", "Graded or Modified", "Not level", "Declne", "Diabetes",
            "Decline Decline", "Graded Benefit\nGraded Benefit", "Decline\nDecline\nDecline",
        ])
    func refusesWhatIsUncertain(text: String) { #expect(OutcomeNotation.read(text) == nil) }

    @Test func hearsSentences() {
        #expect(
            OutcomeNotation.decisions(inSentence: "Anyone taking the medications below will not be eligible.")
                == [.decline])
        #expect(OutcomeNotation.decisions(inSentence: "Not eligible (Level or Graded)") == [.decline])
        #expect(OutcomeNotation.decisions(inSentence: "Prescription Reference Guide") == [])
    }

    /// Words are runs of letters and digits, in ASCII and beyond.
    @Test func wordsEndWhereLettersAndDigitsDo() {
        let scalars = (0...0x7f).compactMap(Unicode.Scalar.init) + "é½²'…–".unicodeScalars
        for scalar in scalars {
            for text in ["no\(scalar)offer", "\(scalar)decline\(scalar)", "é \(scalar)no"] {
                let folded = FoldedText(text).string
                let expected = folded.split { !$0.isLetter && !$0.isNumber }.map(String.init)
                #expect(OutcomeWords.words(text) == expected)
            }
        }
    }
}

import Foundation
import Testing

/// Words of charts are data: `lexicon.tsv` has them. What still stands in source code is counted file by file, and may only become less.
@Suite struct WordsInSourceTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources")

    /// By file: how many words stand in lists of words.
    private static let allowed: [String: Int] = [
        "Notation/Decision/AskedDecision.swift": 4,
        "Notation/Decision/StatementReader.swift": 5,
        "Notation/Measures/Interval+BothEnds.swift": 3,
        "Notation/Quantities/DoseGrammar.swift": 3,
        "Notation/Quantities/Extent.swift": 2,
        "Notation/Quantities/WindowGrammar.swift": 2,
        "Notation/Scope/ScopeReader+Facts.swift": 1,
        "Notation/Scope/ScopeReader+Neutral.swift": 2,
        "Notation/Scope/ScopeReader+People.swift": 7,
        "Notation/Sentence/SentenceReader+Rules.swift": 24,
        "Notation/Sentence/Sentences.swift": 4,
        "Notation/Text/TaggedText.swift": 4,
        "Notation/Text/Tokeniser.swift": 4,
        "Reading/Evidence/LayoutEvidence+Columns.swift": 7,
        "Reading/Evidence/ReadingSession+Evidence.swift": 2,
        "Reading/Medication/Names/ListedDecision.swift": 1,
        "Reading/Medication/Names/MedicationForUse.swift": 2,
        "Reading/Medication/Names/NamedMedication.swift": 2,
        "Reading/Medication/Names/PlansOnOffer.swift": 3,
        "Reading/Medication/Notation/ConditionNotation.swift": 24,
        "Reading/Medication/Notation/LegendClause.swift": 1,
        "Reading/Medication/Notation/OutcomeMark.swift": 47,
        "Reading/Medication/Notation/StateWords.swift": 57,
        "Reading/Medication/Table/MedicationTable+Rules.swift": 4,
        "Reading/Medication/Table/PageFurniture.swift": 1,
        "Reading/Medication/Table/RowParts.swift": 2,
        "Reading/ReadingInstructions.swift": 2,
        "Reading/Words/Who.swift": 2,
    ]

    @Test func noNewWordOfAChartStandsInSwift() throws {
        let found = try Self.counts()
        #expect(found.count > 1)
        for (file, count) in found.sorted(by: { $0.key < $1.key }) {
            let known = Self.allowed[file] ?? 0
            #expect(
                count <= known,
                "\(file) has \(count) words in lists, \(known) were left: put the new ones into lexicon.tsv (docs/extending.md)"
            )
            #expect(count >= known, "\(file) has \(count) words in lists: lower its number here to that")
        }
        #expect(Set(Self.allowed.keys).subtracting(found.keys).isEmpty, "these files have no words left: take them out")
    }

    /// The string literals of words in array and set literals of the reading and the notation.
    private static func counts() throws -> [String: Int] {
        var counts: [String: Int] = [:]
        for folder in ["Reading", "Notation"] {
            let names =
                FileManager.default.enumerator(atPath: sources.appending(path: folder).path)?
                .compactMap { $0 as? String } ?? []
            for name in names where name.hasSuffix(".swift") {
                let url = sources.appending(path: "\(folder)/\(name)")
                let code = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
                    .filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(separator: "\n")
                let lists = code.matches(of: /\[((?:\s*"[^"\n]*"\s*,?)+)\s*\]/)
                let words = lists.flatMap { $0.output.1.matches(of: /"([^"\n]*)"/).map { String($0.output.1) } }
                    .filter { $0.wholeMatch(of: /[A-Za-z' .\-]{2,}/) != nil }
                if !words.isEmpty { counts["\(folder)/\(name)"] = words.count }
            }
        }
        return counts
    }
}

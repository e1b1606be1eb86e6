import ChartSchema
import Notation

/// The words that charts decide with, and what they mean whoever prints them.
struct OutcomeWords {
    /// The outcomes found, each once.
    var outcomes: Set<MedicationOutcome> = []
    /// The words that belong to no outcome, folded.
    var rest: [String] = []
    /// Those of them that stand behind the last outcome.
    private(set) var after: [String] = []

    /// The one outcome of the words. "Level Preferred" is level: a class within it says no more.
    var only: MedicationOutcome? {
        outcomes == [.level, .accept] ? .level : outcomes.count == 1 ? outcomes.first : nil
    }

    /// Whether a word accepts; "standard" and "preferred" are classes first.
    private(set) var accepts = false

    init(_ text: some StringProtocol) {
        let words = Self.words(text)
        accepts = words.contains { Self.accepting.contains($0) }
        var index = 0
        while index < words.count {
            if let (length, outcome) = Self.phrase(at: index, in: words) {
                outcomes.insert(outcome)
                after = []
                index += length
            } else {
                rest.append(words[index])
                after.append(words[index])
                index += 1
            }
        }
    }

    /// Folded words of letters and digits.
    static func words(_ text: some StringProtocol) -> [String] {
        let folded = FoldedText(text)
        guard folded.scalars.allSatisfy(\.isASCII) else {
            return folded.string.split { !$0.isLetter && !$0.isNumber }.map(String.init)
        }
        return folded.scalars.split { !$0.isLetter && !$0.isDigit }.map { word in
            String(decoding: word.lazy.map { UInt8($0.value) }, as: UTF8.self)
        }
    }

    /// Whether a word is nearly one that decides, and none itself: a slip of the pen that must not be passed over.
    static func isMisspelt(_ word: String) -> Bool {
        word.count >= 5 && singles.contains { abs($0.count - word.count) <= 2 && distance($0, word) <= 2 }
    }

    private static func phrase(at index: Int, in words: [String]) -> (Int, MedicationOutcome)? {
        guard firstWords.contains(words[index]) else { return nil }
        for length in stride(from: min(4, words.count - index), to: 0, by: -1) {
            if let outcome = phrases[words[index..<index + length].joined(separator: " ")] { return (length, outcome) }
        }
        return nil
    }

    private static let phrases: [String: MedicationOutcome] = {
        let table: [(MedicationOutcome, [String])] = [
            (
                .accept,
                ["accept", "accepted", "acceptable", "eligible", "approve", "approved", "standard", "preferred"]
            ),
            (.level, ["level", "immediate", "day one", "day 1", "first day"]),
            (.graded, ["graded"]),
            (.modified, ["modified", "return of premium", "rop"]),
            (.guaranteed, ["guaranteed", "guaranteed issue"]),
            (
                .rated,
                ["rated", "substandard", "smoking rates", "smoker rates", "tobacco rates", "flat extra", "table"]
            ),
            (
                .refer,
                [
                    "refer", "referred", "individual consideration", "additional information", "more information",
                    "further information", "underwriting review", "home office",
                ]
            ),
            (
                .decline,
                [
                    "decline", "declined", "declines", "no coverage", "not eligible", "not be eligible", "ineligible",
                    "uninsurable", "not insurable", "unacceptable", "not acceptable", "not accepted", "not available",
                    "not covered", "no offer", "reject", "rejected", "refuse", "refused", "refus", "excluded",
                    "exclusion", "exclusions", "preclude coverage", "preclude", "disqualified", "do not submit",
                ]
            ),
        ]
        var phrases: [String: MedicationOutcome] = [:]
        for (outcome, names) in table { for name in names { phrases[name] = outcome } }
        return phrases
    }()

    /// Of the phrases.
    private static let firstWords = Set(phrases.keys.compactMap { $0.split(separator: " ").first.map(String.init) })

    private static let accepting: Set<String> = [
        "accept", "accepted", "acceptable", "eligible", "approve", "approved",
    ]

    private static let singles = [
        "decline", "declined", "graded", "modified", "guaranteed", "level", "immediate", "refer", "standard",
        "preferred",
    ]

    /// Letters to be put in, left out or replaced to make one of the other.
    static func distance(_ left: String, _ right: String) -> Int {
        let right = Array(right)
        var row = Array(0...right.count)
        for (i, a) in left.enumerated() {
            var diagonal = row[0]
            row[0] = i + 1
            for (j, b) in right.enumerated() {
                let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a == b ? 0 : 1))
                diagonal = row[j + 1]
                row[j + 1] = next
            }
        }
        return row[right.count]
    }
}

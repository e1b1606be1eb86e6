import ChartSchema
import Notation

/// The decision that stands beside another one in a cell, with those whom it is for: "Eagle Level; decline 40-49", "Eagle
/// Level (if diagnosed as chronic Eagle Guaranteed)".
struct SecondDecision: Hashable {
    var outcome: MedicationOutcome
    /// Whom it is for, in the carrier's words: "40-49", "if diagnosed as chronic".
    var condition: String
    var tests: [ConditionTest]
    /// What must hold for the first decision.
    var firstTests: [ConditionTest]
    /// The times that the first and the second decision are for, where both are told apart by time:
    /// "Decline (< 2 years), Graded (> 2 years)".
    var windows: [LookbackWindow] = []

    /// - Parameters:
    ///   - condition: What stands beside the first decision.
    ///   - label: The whole cell, whose first words are those of the first decision.
    /// - Returns: `nil` where the words hold no decision, several, or do not say plainly whom it is for.
    init?(_ condition: String, label: String) {
        if let otherwise = Self.otherwise(condition) {
            self = otherwise
            return
        }
        guard let outcome = OutcomeWords(condition).only else { return nil }
        let head =
            label.firstRange(of: condition).map { label[..<$0.lowerBound] } ?? label.prefix { !"(;,".contains($0) }
        let own = Set(OutcomeWords.words(head))
        let words = condition.split(separator: " ").map(String.init)
        let deciding = words.indices.filter { place in
            let folded = OutcomeWords.words(words[place])
            return !folded.isEmpty && folded.allSatisfy { own.contains($0) || OutcomeWords($0).only == outcome }
        }
        guard let start = deciding.first, let end = deciding.last else { return nil }
        let right = words[(end + 1)...].filter { $0 != Self.lineEnd }.joined(separator: " ").trimming(Self.around)
        let left = words[..<start].filter { $0 != Self.lineEnd }
        let before = left.joined(separator: " ").trimming(Self.around)
        switch (before.isEmpty, right.isEmpty) {
        case (true, true): return nil
        case (false, false):
            if let first = OutcomeWords(head).only,
                let windows = Self.windows((before, first), (right, outcome))
            {
                self.init(outcome, condition: right, tests: [], firstTests: [])
                self.windows = windows
                return
            }
            // "Level (ages 50+), decline (under 50)": each decision and its own condition.
            let (first, second) = (Self.tests(before), Self.tests(right))
            guard first.count == 1, second.count == 1, first[0].isDecidable, second[0].isDecidable else {
                return nil
            }
            self.init(outcome, condition: right, tests: second, firstTests: first)
        default:
            // What a sign parts from the second decision belongs to the first.
            guard !right.isEmpty || !(left.last?.last.map { ");,/:".contains($0) } ?? false) else { return nil }
            let text = right.isEmpty ? before : right
            let tests = Self.tests(text)
            let first = tests.compactMap(ConditionNotation.negation)
            guard tests.count == 1, first.count == 1 else { return nil }
            self.init(outcome, condition: text, tests: tests, firstTests: first)
        }
    }

    /// What stands in a condition where the cell's line ends.
    private static let lineEnd = ";"
    private static let around = "()[];:,./ "

    /// The times of two decisions; `nil` where one is none, or that of the plan.
    private static func windows(
        _ first: (text: String, outcome: MedicationOutcome), _ second: (text: String, outcome: MedicationOutcome)
    ) -> [LookbackWindow]? {
        let windows = [first, second].compactMap { said in
            LookbackNotation.isWaiting(said.text, said.outcome) ? nil : LookbackNotation.time(said.text)
        }
        return windows.count == 2 ? windows : nil
    }

    /// Beside a second decision bare figures are ages; a time is none.
    private static func tests(_ text: String) -> [ConditionTest] {
        if LookbackNotation.holdsTime(text), !ConditionNotation.namesAge(text) {
            return [.words(text)]
        }
        return AgeRange.read(FoldedText(text), isKnownAsAge: true).map { [.age($0)] }
            ?? ConditionNotation.tests(of: text)
    }

    private init(_ outcome: MedicationOutcome, condition: String, tests: [ConditionTest], firstTests: [ConditionTest]) {
        (self.outcome, self.condition, self.tests, self.firstTests) = (outcome, condition, tests, firstTests)
    }

    /// "if under 40; otherwise Graded": the second decision is for those whom the first is not for.
    private static func otherwise(_ condition: String) -> SecondDecision? {
        let words = condition.split(separator: " ").map(String.init)
        guard let place = words.firstIndex(where: { ["otherwise", "else"].contains($0.lowercased().trimming(",:;")) }),
            case let first = words[..<place].joined(separator: " ").trimming("()[];:,. "),
            case let second = OutcomeWords(words[(place + 1)...].joined(separator: " ")),
            let outcome = second.only, second.rest.isEmpty, OutcomeWords(first).outcomes.isEmpty
        else { return nil }
        let firstTests = ConditionNotation.tests(of: first)
        let tests = firstTests.compactMap(ConditionNotation.negation)
        guard firstTests.count == 1, tests.count == 1 else { return nil }
        return SecondDecision(outcome, condition: condition, tests: tests, firstTests: firstTests)
    }
}

extension String {
    /// Without these characters at both ends.
    func trimming(_ characters: String) -> String {
        var text = Substring(self)
        while let first = text.first, characters.contains(first) { text = text.dropFirst() }
        while let last = text.last, characters.contains(last) { text = text.dropLast() }
        return String(text)
    }
}

import ChartSchema
import Eligibility

// What a rule asks, in words that follow "if".

extension OpenQuestion {
    package var inWords: String {
        switch self {
        case .use(let use): "taken for \(oneLine(use))"
        case .fill(let window): window.inWords
        case .test(let test): test.inWords
        case .condition(let words): "\"\(oneLine(words))\""
        }
    }

    /// What has to be asked: the same for every rule that asks it.
    package var subject: String {
        switch self {
        case .use: "use"
        case .fill(let window): window.basis == .firstFill ? "first-filled" : "last-filled"
        case .test(.age): "age"
        case .test(.tobacco): "tobacco"
        case .test(.taking): "taking"
        case .test(.dose): "dose"
        case .test, .condition: "condition"
        }
    }
}

extension LookbackWindow {
    /// `last filled within 24 months`, `first filled more than 36 months ago`; empty for no window.
    package var inWords: String {
        let fill = basis == .firstFill ? "first filled" : "last filled"
        return switch (minMonths, maxMonths) {
        case (nil, nil): ""
        case (nil, let most?): "\(fill) within \(most) months"
        case (let least?, nil): "\(fill) more than \(least) months ago"
        case (let least?, let most?): "\(fill) \(least) to \(most) months ago"
        }
    }
}

extension ConditionTest {
    package var inWords: String {
        switch self {
        case .age(let range): return "age \(range.inWords)"
        case .ageOutside(let range): return "age not \(range.inWords)"
        case .dose(let bound):
            let side =
                switch bound.side {
                case .over: "over"
                case .from: "from"
                case .under: "under"
                case .upTo: "up to"
                }
            return "\(side) \(bound.amount) \(bound.unit)\(bound.isDaily ? " a day" : "")"
        case .tobacco(let tobacco): return tobacco.inWords
        case .taking(let other):
            let names = other.anyOf.map(\.medication).joined(separator: ", ")
            return other.isTaken ? "with \(names)" : "without \(names)"
        case .diagnosed(let name, let isPresent): return isPresent ? "with \(name)" : "without \(name)"
        case .severity(let words), .prescriber(let words), .words(let words): return "\"\(oneLine(words))\""
        }
    }
}

/// A text with its runs of blanks and line breaks as one blank.
func oneLine(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

extension MedicationRule {
    /// What the rule is about: `Coumadin, Atrial fibrillation, last filled within 24 months`.
    package var subjectInWords: String {
        [oneLine(medication), use.map { oneLine($0) }, lookback.inWords, condition.map { "\"\(oneLine($0))\"" }]
            .compactMap { $0?.isEmpty == false ? $0 : nil }.joined(separator: ", ")
    }

    /// `decline ("No Coverage")`.
    package var outcomeInWords: String {
        let label = oneLine(outcomeLabel)
        return label.lowercased() == outcome.rawValue || label.isEmpty
            ? outcome.rawValue : "\(outcome.rawValue) (\"\(label)\")"
    }
}

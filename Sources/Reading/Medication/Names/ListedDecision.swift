import ChartSchema
import Notation

/// An item of a list that decides for itself: "Aricept – Decline", "Plavix, Stroke – Decline", "Neurontin: decline if diabetic", "Zoloft:
/// Depression – Level; Anxiety – Decline", "Decline: Aricept, Namenda".
struct ListedDecision {
    var names: [NamedMedication]
    /// What is decided; with the use, where the item decides for several.
    var decisions: [(use: String?, reading: OutcomeNotation.Reading)]

    /// `nil` unless drugs stand on one side of a dash, a colon or a sign of equality, and a decision on the other.
    init?(_ text: String) {
        let text = Self.withoutLeaders(text)
        for separator in [": ", " - ", " – ", " — ", " = ", " -> ", " => ", " → "] {
            let parts = text.split(separator: separator, maxSplits: 1, omittingEmptySubsequences: false)
                .map(singleSpaced)
            guard parts.count == 2 else { continue }
            if Self.isName(parts[0]), let decided = Self.decisions(parts[1]) {
                (names, decisions) = ([NamedMedication(name: parts[0], beside: nil)], decided)
                return
            }
            // "Graded (filled in the last 24 months): Plavix, Eliquis" decides for some.
            if let names = Self.names(parts[1]), !Self.goesOn(parts[0]), let decision = OutcomeNotation.read(parts[0]) {
                (self.names, decisions) = (names, [(nil, decision)])
                return
            }
        }
        return nil
    }

    /// "Decline if used with": what stands behind it belongs to its words.
    private static func goesOn(_ text: String) -> Bool {
        guard let last = OutcomeWords.words(text).last else { return false }
        return goingOn.contains(last)
    }

    private static let goingOn = Lexicon.words("listed-decision.going-on")

    /// "Aricept ........ Decline" with a dash for the dots.
    private static func withoutLeaders(_ text: String) -> String {
        guard let dots = text.firstRange(of: "...") ?? text.firstRange(of: "…"), dots.lowerBound > text.startIndex
        else {
            return text
        }
        let rest = text[dots.lowerBound...].drop { ".… ".contains($0) }
        return rest.isEmpty ? text : "\(singleSpaced(text[..<dots.lowerBound])) – \(rest)"
    }

    /// A drug, or a drug and what it is taken for.
    private static func isName(_ text: String) -> Bool {
        MedicationForUse(text) != nil || MedicationList.isDrug(text)
    }

    private static func decisions(_ text: String) -> [(use: String?, reading: OutcomeNotation.Reading)]? {
        if let pairs = UseDecision.all(in: text) { return pairs.map { ($0.use, $0.decision) } }
        if let pair = UseDecision(text, mayBeUnknown: true) { return [(pair.use, pair.decision)] }
        return OutcomeNotation.read(text).map { [(nil, $0)] }
    }

    private static func names(_ text: String) -> [NamedMedication]? {
        if let several = NamedMedication.several(in: text) { return several }
        return MedicationList.isDrug(text) ? [NamedMedication(name: text, beside: nil)] : nil
    }
}

import ChartSchema
import Notation
import Tables

/// What elements and attributes of a file of data say around its rules: `lookbackYears: 2`, `<WL>`.
extension MedicationSession {
    /// What an element of XML says, without its name: "remark: Only if filled within 12 months."; of `lookbackYears: 2` the time.
    func said(by piece: TextPiece) -> String {
        guard document.format == .xml, let (name, value) = NamedValues.parts(of: piece.text) else { return piece.text }
        // `edition: 2024`
        if OutcomeWords.words(name.spacedName).allSatisfy(NamedValues.neutral.contains), Int(value) != nil {
            return piece.text
        }
        // `excludeState: NY` is no limit to New York.
        if Self.leavesOut(name) || NamedValues.saysOfTime(name, value) { return "\(name.spacedName) \(value)" }
        if let sex = NamedValues([piece], texts: texts).sex, sex != .any { return sex.rawValue }
        // `issueAges: 50-80`
        if HeaderTerms(name.spacedName).isAgeName, AgeRange.read(FoldedText(value), isKnownAsAge: true)?.max != nil {
            return "\(name.spacedName.lowercased()) \(value)"
        }
        guard Int(value) != nil, MedicationHeader(name.spacedName) == .window,
            let unit = LookbackNotation.unit(inHeader: name.spacedName)
        else { return value }
        return "\(value) \(unit == .year ? "years" : "months")"
    }

    /// `states: TX OK`: the states that what stands below is for.
    static func scope(ofStatesIn text: String) -> DecisionScope? {
        guard let pair = NamedValues.Pair(text), pair.words.count == 1, pair.words.allSatisfy(StateWords.areOfAnyState)
        else { return nil }
        let codes = pair.value.split { " ,;/|".contains($0) }
        guard !codes.isEmpty, codes.allSatisfy({ StateWords.isCode(String($0)) }) else { return nil }
        return DecisionScope(condition: text)
    }

    /// `minAge: 50`, `newBusiness: true`: a figure or an answer, of which nobody knows what it says of the rules below.
    func isUnknownAttribute(_ piece: TextPiece) -> Bool {
        if NamedValues.partsCases(piece.text) { return true }
        return document.format == .xml && NamedValues.isUnknown(piece.text)
    }

    /// `<WL>` around the rules: nobody knows what it says of them.
    func isUnknownElement(_ heading: TextPiece) -> Bool {
        ElementNames.isUnknown(heading) && !findings.all.contains { $0.location.text == heading.text }
            && document.tables.contains { $0.enclosingElements.contains { $0.name == heading } }
    }

    /// `excludeState`, `notFor`, `exceptForms`: what stands behind the name is left out.
    private static func leavesOut(_ name: String) -> Bool {
        let text = TaggedText(name.spacedName)
        return NamedValues.leavesOut(name) || text.has(.negation) || text.excludes(at: 0)
    }
}

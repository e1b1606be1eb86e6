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
        guard Int(value) != nil, MedicationHeader(name.spacedName) == .window,
            let unit = LookbackNotation.unit(inHeader: name.spacedName)
        else { return value }
        return "\(value) \(unit == .year ? "years" : "months")"
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

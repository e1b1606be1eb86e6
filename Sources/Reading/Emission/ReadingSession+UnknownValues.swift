import Notation
import Tables

/// What values with a name say around a table: `maxFace: 1000000` of an element, "Max face: 250000" over a table.
extension ReadingSession {
    /// Tells of a value whose name nothing accounts for: the limits may hold up to it, from it, or for it alone.
    ///
    /// - Parameter isLine: Whether name and value stand in cells of their own, so that nothing else is said there.
    mutating func reportUnknownValue(_ piece: TextPiece, known: KnownPeople, isLine: Bool = false) {
        guard let pair = NamedValues.Pair(piece.text), isUnknown(pair, in: piece.text, isLine: isLine),
            !pair.words.allSatisfy(instructions.hasName), !Abbreviations.isLegend(pair.value),
            !isHeard(
                pair.value, named: texts[pair.name.spacedName].terms, in: texts[piece.text].terms, known: known)
        else { return }
        findings.add(
            ChartFinding.titleUnread, UnreadWords.message([pair.name], over: "limit"), help: Self.remedy, piece: piece)
    }

    /// Whether a name with such a value says more than whose the file is and how it is kept.
    private func isUnknown(_ pair: NamedValues.Pair, in text: String, isLine: Bool) -> Bool {
        if InForce.isName(pair.name) { return false }
        if NamedValues.leavesOut(pair.name) { return true }
        // "FROM | New Business Department"
        if isLine, pair.words.count == 1, Self.correspondence.contains(pair.words[0]),
            !pair.value.contains(where: \.isNumber)
        {
            return false
        }
        if NamedValues.partsCases(text) || pair.words.contains(where: NamedValues.ofFigures.contains)
            || isOfPeople(texts[pair.name.spacedName].terms)
        {
            return true
        }
        guard !pair.words.allSatisfy(NamedValues.neutral.contains) else { return false }
        return isLine || Self.isBareFigure(pair.value) || NamedValues.isAnswer(pair.value)
            || document.format == .xml && (pair.name.first?.isLowercase ?? false || isElement(pair.name, pair.value))
    }

    /// `<Confidence>low</Confidence>`
    private func isElement(_ name: String, _ value: String) -> Bool {
        !name.contains(" ") && value.split(separator: " ").count <= 2
    }

    /// Whether limits bear what a value says: a class or a plan, or whom they are for. `status: active` says that they hold.
    private func isHeard(
        _ value: String, named name: HeaderTerms, in whole: HeaderTerms, known: KnownPeople
    ) -> Bool {
        let terms = texts[value].terms
        // "Not for: men" says it of nobody whom limits are for.
        if NamedValues.leavesOut(name.text), terms.namesPeople { return false }
        if isOfPeople(name) {
            if MedicationTable.isEveryone(value) { return true }
            guard let said = NamedRow.said(name, texts[value]) else {
                return known.unheard(whole) == nil && whole.namesPeople
            }
            return known.unheard(said) == nil
        }
        // "Smoker: true", "not sex: male" were applied.
        if name.asksTobacco && NamedValues.isAnswer(value) || name.isSexName, whole.namesPeople,
            known.unheard(whole) == nil
        {
            return true
        }
        // `limit: maximum`
        let end = HeaderTerms(value)
        if let bound = end.bound, end.isBare, hasLimits(at: bound), NamedValues.isOfLimits(name.text, value) {
            return true
        }
        let tagged = TaggedText(value)
        // "units: US", "height unit: in"
        let isOfUnits = name.isHeight || name.isWeight || isOfFigures(name)
        let areUnits = tagged.tags.indices.allSatisfy { tagged.has(.unit, at: $0) || tagged.token($0).kind == .sign }
        if isOfUnits, areUnits || Self.systems.contains(value.lowercased()) { return true }
        return name.isClassName && !isOfFigures(name) || name.isProductName || terms.weightUnit != nil
            || terms.namesPeople && known.unheard(terms) == nil || NamedValues.neutral.contains(value.lowercased())
            || value.split(separator: " ").allSatisfy { isInPublishedName(String($0)) }
    }

    private func isOfPeople(_ name: HeaderTerms) -> Bool {
        name.isBare && !name.isBMI && !name.isWeight && !name.isHeight
            && (name.isAgeName || name.isSexName || name.asksTobacco)
    }

    private func isOfFigures(_ name: HeaderTerms) -> Bool {
        TaggedText(name.text.spacedName).tokens.contains { NamedValues.ofFigures.contains($0.text) }
    }

    /// "US", "ft-in": how units are told.
    private static let systems = Lexicon.words("named-values.systems")

    /// "250,000", "$250000+", and no year.
    private static func isBareFigure(_ value: String) -> Bool {
        let digits = value.filter { !",+$".contains($0) }
        return Int(digits).map { !(1900...2100).contains($0) } ?? false
    }

    private static let correspondence = Lexicon.words("named-line.correspondence")
}

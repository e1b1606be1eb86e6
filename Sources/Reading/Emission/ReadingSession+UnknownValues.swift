import Notation
import Tables

/// What values with a name say around a table: `maxFace: 1000000` of an element, "Max face: 250000" over a table.
extension ReadingSession {
    /// Tells of a value whose name nothing accounts for: the limits may hold up to it, from it, or for it alone.
    ///
    /// - Parameter isLine: Whether name and value stand in cells of their own, so that nothing else is said there.
    mutating func reportUnknownValue(_ piece: TextPiece, known: KnownPeople, isLine: Bool = false) {
        guard let colon = piece.text.firstRange(of: ": "), case let name = String(piece.text[..<colon.lowerBound]),
            case let value = String(piece.text[colon.upperBound...]),
            case let words = name.spacedName.lowercased().split(separator: " ").map(String.init),
            (1...Self.mostWords).contains(words.count), words.allSatisfy({ $0.allSatisfy(\.isLetter) }),
            isUnknown(name, words, value, in: piece.text, isLine: isLine), !words.allSatisfy(instructions.hasName),
            !isHeard(value, named: texts[name.spacedName].terms, in: texts[piece.text].terms, known: known)
        else { return }
        findings.add(
            ChartFinding.titleUnread, UnreadWords.message([name], over: "limit"), help: Self.remedy, piece: piece)
    }

    /// Whether a name with such a value says more than whose the file is and how it is kept.
    private func isUnknown(_ name: String, _ words: [String], _ value: String, in text: String, isLine: Bool) -> Bool {
        if InForce.isName(name) { return false }
        if NamedValues.leavesOut(name) { return true }
        // "FROM | New Business Department"
        if isLine, words.count == 1, Self.correspondence.contains(words[0]), !value.contains(where: \.isNumber) {
            return false
        }
        if NamedValues.partsCases(text) || words.contains(where: Self.ofFigures.contains)
            || isOfPeople(texts[name.spacedName].terms)
        {
            return true
        }
        guard !words.allSatisfy(Self.neutral.contains) else { return false }
        return isLine || Self.isBareFigure(value) || NamedValues.isAnswer(value)
            || document.format == .xml && (name.first?.isLowercase ?? false || isElement(name, value))
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
        if NamedValues.leavesOut(name.text), says(terms) { return false }
        if isOfPeople(name) {
            if MedicationTable.isEveryone(value) { return true }
            guard let said = NamedRow.said(name, texts[value]) else {
                return known.unheard(whole) == nil && says(whole)
            }
            return known.unheard(said) == nil
        }
        // "Smoker: true", "not sex: male" were applied.
        if name.asksTobacco && NamedValues.isAnswer(value) || name.isSexName, says(whole), known.unheard(whole) == nil {
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
            || says(terms) && known.unheard(terms) == nil || Self.neutral.contains(value.lowercased())
            || value.split(separator: " ").allSatisfy { isInPublishedName(String($0)) }
    }

    private func says(_ terms: HeaderTerms) -> Bool { terms.sex != nil || terms.tobacco != nil || terms.age != nil }

    private func isOfPeople(_ name: HeaderTerms) -> Bool {
        name.isBare && !name.isBMI && !name.isWeight && !name.isHeight
            && (name.isAgeName || name.isSexName || name.asksTobacco)
    }

    private func isOfFigures(_ name: HeaderTerms) -> Bool {
        TaggedText(name.text.spacedName).tokens.contains { Self.ofFigures.contains($0.text) }
    }

    /// "US", "ft-in": how units are told.
    private static let systems = Lexicon.words("named-values.systems")
    /// "Units", "Type", "Rating": what the figures are.
    private static let ofFigures = Lexicon.words("named-values.of-figures")

    /// "250,000", "$250000+", and no year.
    private static func isBareFigure(_ value: String) -> Bool {
        let digits = value.filter { !",+$".contains($0) }
        return Int(digits).map { !(1900...2100).contains($0) } ?? false
    }

    private static let mostWords = 4
    private static let correspondence = Lexicon.words("named-line.correspondence")
    private static let neutral = NamedValues.neutral
}

import ChartSchema
import Notation

/// Which tobacco state a header names, asks for, or leaves open.
extension HeaderTerms {
    mutating func readTobacco(_ token: LabelToken, at index: Int, into states: inout Set<Tobacco>) {
        switch token.category {
        case .noTobacco? where tokens.answers(behind: index).count < 2:
            states.insert(tokens.answers(behind: index).first?.complement ?? .no)
        case .anyTobacco?: states = [.yes, .no]
        default:
            let answers = tokens.answers(behind: index)
            if tokens.asksTobacco(at: index) || answers.count > 1 {
                isTobaccoName = true
            } else if let answer = answers.first {
                states.insert(answer)
            } else if token.category == .tobacco {
                states.insert(.yes)
            } else {
                isTobaccoName = true
            }
        }
    }

    /// `Preferred / Preferred Plus, Preferred Tobacco`: some alternatives name a tobacco state and others none.
    var hasTobaccoFreeAlternative: Bool {
        // "Standard (Non-Smoker, Secure Term)": in the parentheses behind the one name each part says something else of it.
        let asides = text.split(separator: "(").dropFirst().flatMap { $0.prefix { $0 != ")" }.split(separator: ",") }
        let names = text.prefix { $0 != "(" }
        if !names.contains(where: { "/,\n".contains($0) }), asides.contains(where: isTobaccoAlone) { return false }
        let parts = text.split(whereSeparator: { $0 == "/" || $0 == "," || $0 == "\n" })
            .filter { !Self.isWhoAlone($0) && !isFigureWords($0) }
        guard parts.count > 1 else { return false }
        // "Non-Tobacco" alone, with what the figures are, qualifies the name that it stands beside, and is no alternative to it.
        if parts.contains(where: { isTobaccoAlone($0) }) { return false }
        let (named, others) = (parts.filter(Self.namesTobacco), parts.filter { !Self.namesTobacco($0) })
        let ownNames = named.reduce(into: Set<String>()) { $0.formUnion(Self.ownNames(in: $1)) }
        // A comma stands between names, and between a name and what is said of it.
        guard !names.contains(where: { "/\n".contains($0) }) else { return !others.isEmpty }
        return others.contains { part in
            ClassWords.are(in: String(part)) || !ownNames.isDisjoint(with: Self.ownNames(in: part))
                || Self.mayBeName(part)
        }
    }

    /// "Platinum", "Plan 1": words that begin with a capital and mean nothing else.
    private static func mayBeName(_ part: Substring) -> Bool {
        let text = TaggedText(String(part))
        return part.contains(where: \.isLowercase)
            && text.tags.indices.allSatisfy { place in
                let token = text.token(place)
                if token.kind == .sign || token.number != nil { return true }
                return text.printed(place..<place + 1).first?.isUppercase ?? false
                    && (text.tags[place].senses.isEmpty || text.has(.plan, at: place) || text.has(.decision, at: place))
            }
    }

    private static func namesTobacco(_ part: Substring) -> Bool {
        LabelTokens(String(part)).tokens.contains { $0.category?.isTobaccoState ?? false }
    }

    /// Words that only a name has: "Titan" of "Titan / Titan Tobacco".
    private static func ownNames(in part: Substring) -> Set<String> {
        let text = TaggedText(String(part))
        return text.tags.indices.filter { text.token($0).kind == .word && text.tags[$0].senses.isEmpty }
            .reduce(into: []) { $0.insert(text.token($1).text) }
    }

    /// "max. weight, lbs", "Weight Table": what the figures are, and nobody they are for.
    private func isFigureWords(_ part: Substring) -> Bool {
        LabelTokens(String(part)).tokens.allSatisfy { isOfFigures($0) }
    }

    private func isOfFigures(_ token: LabelToken) -> Bool {
        isStrippable(token, keepingBounds: false) || HeaderLexicon.isTableWord(token.word)
            || HeaderLexicon.isWord(token.word, "subject")
    }

    /// "Female", "Ages 18-60": what says whom the rest is for, and is no alternative to it.
    private static func isWhoAlone(_ part: Substring) -> Bool {
        let tokens = LabelTokens(singleSpaced(part)).tokens
        guard !tokens.isEmpty else { return false }
        return tokens.allSatisfy {
            switch $0.category {
            case .male?, .female?, .anySex?, .sexWord?, .age?, .ageWord?, .filler?: true
            default: false
            }
        }
    }

    /// "Non-Tobacco", "no nicotine in 60 months".
    private func isTobaccoAlone(_ part: Substring) -> Bool {
        let tokens = LabelTokens(String(part)).tokens
        guard tokens.contains(where: { $0.category?.isTobaccoState ?? false }) else { return false }
        if tokens.allSatisfy({ ($0.category?.isTobaccoState ?? false) || isOfFigures($0) }) { return true }
        let scope = Scope(singleSpaced(part), .build)
        return scope.isWhole && scope.tagged.has(.unitTime)
            && scope.claims.allSatisfy { if case .tobacco = $0.meaning { true } else { false } }
    }
}

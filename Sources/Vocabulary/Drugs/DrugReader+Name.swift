extension DrugReader {
    /// What a run names exactly, as folded.
    func exact(_ tokens: ArraySlice<DrugToken>) -> Found? {
        let found = meaning(of: tokens.folded)
        let marks = tokens.filter { $0.kind == .footnote }.map { DrugPart(.footnote, $0.text) }
        return found.map { Found(meaning: $0.meaning, ways: $0.ways, parts: marks) }
    }

    /// What a run without separators names: exactly, or with words stripped that say how the drug comes, or with a
    /// hyphen dropped; or several generics that make a known combination.
    func name(_ tokens: ArraySlice<DrugToken>) -> Found? {
        stripped(tokens) ?? joined(tokens) ?? hyphenated(tokens) ?? juxtaposed(tokens)
    }

    private func meaning(of folded: String) -> Found? {
        if folded.isEmpty { return nil }
        if let what = dictionary.notDrugs[folded] { return Found(meaning: .notADrug(what), ways: [.notADrug]) }
        if let drugClass = dictionary.classes[folded] {
            return Found(meaning: .drugClass(drugClass), ways: [.drugClass])
        }
        guard let entry = dictionary.entry(folded: folded) else { return nil }
        let (way, kind): (DrugResolution.Way, Found.NameKind) =
            switch entry.kind {
            case .ingredient: (.ingredient, .plain)
            case .preciseIngredient: (.ingredient, .generic)
            case .combination: (.combination, .plain)
            case .brand: (.brand, .brand)
            case .synonym: (.synonym, .generic)
            }
        return Found(
            meaning: .drug(entry.ingredients, kind), ways: entry.isAddition ? [way, .addition] : [way])
    }

    /// A longer run is no name: no name of the dictionary has as many words.
    static let longestName = 512

    /// Strips words from the end, and then from the front, until a name is left. `includingSalts` is off for runs
    /// that have separators, where a last word "potassium" may be a drug of its own.
    func stripped(_ tokens: ArraySlice<DrugToken>, includingSalts: Bool = true) -> Found? {
        var rest = tokens
        var parts: [DrugPart] = []
        while !rest.isEmpty {
            // Of thousands of words none is folded with all before it.
            if rest.count <= Self.longestName, var found = meaning(of: rest.folded) {
                found.parts = parts
                if parts.contains(where: { $0.kind == .salt }) { found.note(.saltStripped) }
                if parts.contains(where: { $0.kind != .salt && $0.kind != .footnote }) { found.note(.strengthSplit) }
                return found
            }
            guard let (part, left) = lastPart(of: rest) ?? firstPart(of: rest) else { return nil }
            if part.kind == .salt, !includingSalts || dictionary.words.bareIons.contains(left.folded) { return nil }
            if !part.text.isEmpty { parts.append(part) }
            rest = left
        }
        return nil
    }

    /// The parts of a run that names no drug at all ("sublingual tablets", "all types"), or `nil`.
    func onlyParts(_ tokens: ArraySlice<DrugToken>) -> [DrugPart]? {
        var rest = tokens
        var parts: [DrugPart] = []
        while !rest.isEmpty {
            guard let (part, left) = lastPart(of: rest) else { return nil }
            if !part.text.isEmpty { parts.insert(part, at: 0) }
            rest = left
        }
        return parts
    }

    private func lastPart(of tokens: ArraySlice<DrugToken>) -> (DrugPart, ArraySlice<DrugToken>)? {
        guard let last = tokens.last else { return nil }
        for length in stride(from: min(5, tokens.count), to: 0, by: -1) {
            let run = tokens.suffix(length)
            if let kind = dictionary.words.kinds[run.folded] {
                return (DrugPart(kind, run.printed), tokens.dropLast(length))
            }
        }
        switch last.kind {
        case .number: return (DrugPart(.strength, last.text), tokens.dropLast())
        case .footnote: return (DrugPart(.footnote, last.text), tokens.dropLast())
        case .hyphen, .sign, .percent, .separator: return (DrugPart(.footnote, ""), tokens.dropLast())
        default: return nil
        }
    }

    private func firstPart(of tokens: ArraySlice<DrugToken>) -> (DrugPart, ArraySlice<DrugToken>)? {
        guard let first = tokens.first else { return nil }
        for length in stride(from: min(2, tokens.count), to: 0, by: -1) {
            let run = tokens.prefix(length)
            if let kind = dictionary.words.kinds[run.folded] {
                return (DrugPart(kind, run.printed), tokens.dropFirst(length))
            }
        }
        if first.kind == .sign || first.kind == .hyphen { return (DrugPart(.footnote, ""), tokens.dropFirst()) }
        return nil
    }

    /// "Peg-Intron" as `pegintron`, where the printed separators and nothing else are dropped. Never the other way
    /// round: a missing hyphen is a misspelling, for a person to judge.
    private func joined(_ tokens: ArraySlice<DrugToken>) -> Found? {
        guard tokens.count > 1 else { return nil }
        let folded = tokens.folded.filter { $0 != " " }
        guard folded.utf8.count >= 5, var found = meaning(of: folded), !found.ingredients.isEmpty else { return nil }
        found.note(.joined)
        return found
    }
}

/// A name that a person may have meant. Never used by itself: see ``AcceptedNames``.
package struct DrugSuggestion: Equatable, Sendable {
    /// What the suggestion is for, folded: the whole name, or the part of a list that is unknown.
    package var part: String
    /// A folded name of the dictionary.
    package var name: String
    /// None for a class of drugs: "insulin".
    package var ingredients: [DrugIngredient]
    /// How many slips lie between the two; 0 when the printed name is the beginning of this one.
    package var distance: Int
    /// Whether the two sound alike.
    package var soundsAlike: Bool
}

extension DrugSuggestion {
    /// The printed name with this one in the place of what is unknown, and all else of the cell as it is: `donepezil 10 mg` for
    /// `Donepazil 10 mg`; `nil` where the unknown part does not stand there word for word.
    package func inPlace(in printed: String) -> String? {
        let words = printed.split(separator: " ")
        for start in words.indices {
            for end in start..<words.count where FoldedName.of(words[start...end].joined(separator: " ")) == part {
                // What stands around the letters parts the name from others: "Aspirinn; Warfarin".
                let before = words[start].prefix { !$0.isLetter && !$0.isNumber }
                let after = words[end].reversed().prefix { !$0.isLetter && !$0.isNumber && $0 != ")" }.reversed()
                return (words[..<start] + [before + name + String(after)] + words[(end + 1)...]).joined(separator: " ")
            }
        }
        return nil
    }
}

extension DrugDictionary {
    /// The names nearest to the unknown parts of a resolution, best first, each of other ingredients; none for one
    /// that is resolved. At most `limit` a part.
    package func suggestions(for resolution: DrugResolution, limit: Int = 3) -> [DrugSuggestion] {
        guard case .unresolved(let reason) = resolution.answer else { return [] }
        switch reason {
        case .unknown: return nearest(to: cores(of: resolution.printed), limit: limit)
        case .unknownParts(let parts): return parts.flatMap { nearest(to: cores(of: $0), limit: limit) }
        case .empty, .contradiction, .alternatives: return []
        }
    }

    /// The names nearest to a printed name that is in no table.
    package func suggestions(for printed: String, limit: Int = 3) -> [DrugSuggestion] {
        suggestions(for: resolve(printed), limit: limit)
    }

    /// A printed name without strength, and without form and salt as well, folded.
    private func cores(of printed: String) -> [String] {
        let tokens = DrugDoses(DrugToken.all(in: printed), units: words.units).rest
        var rest = tokens[...].prefix { $0.kind != .open }
        if rest.isEmpty { rest = tokens[...] }
        let whole = rest.folded
        while rest.count > 1, let last = rest.last, words.kinds[last.folded] != nil || last.kind != .word {
            rest = rest.dropLast()
        }
        return rest.folded == whole ? [whole] : [rest.folded, whole]
    }

    private func nearest(to cores: [String], limit: Int) -> [DrugSuggestion] {
        for core in cores {
            let found = nearest(to: core, limit: limit)
            if !found.isEmpty { return found }
        }
        return []
    }

    private func nearest(to folded: String, limit: Int) -> [DrugSuggestion] {
        var best = NearestNames(to: folded)
        for number in numbers(near: best) { names.withKey(number) { best.consider($0, kind: $1) } }
        for (name, entry) in additions {
            var name = name
            name.withUTF8 { best.consider($0, kind: entry.kind.rawValue.asciiValue ?? 0) }
        }
        for var name in classes.names { name.withUTF8 { best.consider($0, kind: 0) } }
        var suggestions: [DrugSuggestion] = []
        for candidate in best.ranked where suggestions.count < limit {
            let isClass = classes[candidate.name] != nil
            guard let ingredients = isClass ? [] : entry(folded: candidate.name)?.ingredients,
                !suggestions.contains(where: { $0.ingredients == ingredients })
            else { continue }
            suggestions.append(
                DrugSuggestion(
                    part: folded, name: candidate.name, ingredients: ingredients, distance: candidate.distance,
                    soundsAlike: candidate.soundsAlike))
        }
        return suggestions
    }

    /// The names that may be near an unknown one: as long but for a few letters and of nearly the same ones, or longer ones that begin with it. All
    /// that ``NearestNames/consider(_:kind:)`` keeps are among them.
    func numbers(near wanted: NearestNames) -> [Int] {
        guard let lengths = wanted.lengths?.clamped(to: 0...numbersByLength.count - 1) else { return [] }
        var numbers: [Int] = []
        for length in lengths {
            for number in numbersByLength[length] where wanted.mayBeNear(letterSets[Int(number)]) {
                numbers.append(Int(number))
            }
        }
        guard wanted.mayBeCutOff else { return numbers }
        let near = Set(numbers)
        return numbers + names.numbers(beginningWith: wanted.letters).filter { !near.contains($0) }
    }
}

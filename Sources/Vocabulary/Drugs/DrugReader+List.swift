extension DrugReader {
    /// Reads names between separators: one drug under several names, or the ingredients of a combination.
    func list(_ tokens: ArraySlice<DrugToken>) -> Reading {
        let runs = tokens.split { $0.kind == .separator || $0.kind == .or }
        guard runs.count > 1 else { return single(runs.first ?? []) }
        if let whole = stripped(tokens, includingSalts: false) {
            return Reading(elements: [.found(whole)], result: .success(whole))
        }
        let elements = runs.map(element)
        var parts: [DrugPart] = []
        var found: [Found] = []
        var unknown: [String] = []
        for element in elements {
            switch element {
            case .found(let one): found.append(one)
            case .parts(let more): parts += more
            case .unknown(let folded, _): unknown.append(folded)
            }
        }
        var reading = Reading(elements: elements, result: Self.failure(.unknown))
        if !unknown.isEmpty {
            reading.result = Self.failure(found.isEmpty ? .unknown : .unknownParts(unknown))
        } else if !found.isEmpty {
            reading.result = merged(found, anyOf: tokens.contains { $0.kind == .or })
        }
        if case .success(var together) = reading.result {
            together.parts += parts
            reading.result = .success(together)
        } else {
            reading.parts = parts
        }
        return reading
    }

    private func single(_ run: ArraySlice<DrugToken>) -> Reading {
        let element = element(run)
        switch element {
        case .found(let found): return Reading(elements: [element], result: .success(found))
        case .parts(let parts): return Reading(elements: [element], result: Self.failure(.unknown), parts: parts)
        case .unknown: return Reading(elements: [element], result: Self.failure(.unknown))
        }
    }

    private func element(_ run: ArraySlice<DrugToken>) -> Element {
        let found = name(run)
        if let found, found.meaning.isDrug { return .found(found) }
        if let parts = onlyParts(run) { return .parts(parts) }
        if let found { return .found(found) }
        return .unknown(folded: run.folded, printed: run.printed)
    }

    /// What several names in one cell mean together. `anyOf`: an "or" stands between them, so they make no
    /// combination.
    func merged(_ names: [Found], anyOf: Bool) -> Result<Found, Failure> {
        guard var together = names.first else { return Self.failure(.unknown) }
        guard names.count > 1 else { return .success(together) }
        together.parts = names.flatMap(\.parts)
        let ways = names.flatMap(\.ways)
        if let common = Self.common(names.map(\.meaning)) {
            together.meaning = common
            together.ways = []
            for way in ways + [.severalNames] { together.note(way) }
            return .success(together)
        }
        let sets = names.map(\.ingredients)
        if sets.contains(where: \.isEmpty) { return Self.failure(.alternatives(sets)) }
        let union = Set(sets.joined())
        if let whole = Self.whole(of: sets) {
            together.meaning = .drug(whole, .brand)
            together.ways = []
            for way in ways + [.severalNames] { together.note(way) }
            return .success(together)
        }
        if anyOf || sets.contains(where: { Set($0) == union }) {
            return Self.failure(.alternatives(sets))
        }
        if !names.contains(where: \.isGeneric) { return Self.failure(.alternatives(sets)) }
        guard names.allSatisfy(\.isGeneric), union.count == sets.joined().count else {
            let others = Set(sets.dropFirst().joined()).sorted()
            return Self.failure(.contradiction(sets[0].map(\.name), others.map(\.name)))
        }
        let ingredients = union.sorted()
        together.meaning = .drug(ingredients, names.map(\.nameKind).min() ?? .brand)
        together.ways = [dictionary.isListed(ingredients) ? .combination : .unlistedCombination]
        for way in ways where way == .saltStripped || way == .strengthSplit || way == .addition { together.note(way) }
        return .success(together)
    }

    /// The set that all others together make up: "Norco / hydrocodone / APAP" is Norco. Not "Atacand / Atacand
    /// HCT", which names two products.
    private static func whole(of sets: [[DrugIngredient]]) -> [DrugIngredient]? {
        for (index, set) in sets.enumerated() {
            let others = Set(sets.enumerated().filter { $0.offset != index }.flatMap(\.element))
            if set.count > 1, Set(set) == others { return set }
        }
        return nil
    }
}

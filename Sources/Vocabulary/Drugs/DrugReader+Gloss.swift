extension DrugReader {
    /// Reads a name with others in parentheses beside it: "Coumadin (warfarin)", "albuterol (PROAIR HFA, VENTOLIN)".
    ///
    /// - Parameter depth: In how many parentheses the name stands. No chart has three; what is nested deeper than ``deepest`` is one name.
    func glossed(_ tokens: ArraySlice<DrugToken>, depth: Int = 0) -> Reading {
        guard depth < Self.deepest else { return list(tokens.filter { $0.kind != .open && $0.kind != .close }[...]) }
        var (outer, groups) = Self.groups(in: tokens)
        if groups.isEmpty { return list(tokens) }
        groups.removeAll { $0.isEmpty }
        guard !outer.isEmpty else {
            return groups.isEmpty ? list([]) : glossed(Array(groups.joined())[...], depth: depth + 1)
        }
        if let whole = exact(tokens) { return Reading(elements: [.found(whole)], result: .success(whole)) }
        var reading = list(outer[...])
        for group in groups { reading = joined(reading, with: glossed(group[...], depth: depth + 1)) }
        if case .failure = reading.result, reading.elements.count == 1, case .unknown = reading.elements[0] {
            reading.result = Self.failure(.unknown)
        }
        return reading
    }

    private static let deepest = 8

    /// Splits off what stands in parentheses of the first level. A parenthesis that is never closed ends with the
    /// cell.
    private static func groups(in tokens: ArraySlice<DrugToken>) -> (outer: [DrugToken], groups: [[DrugToken]]) {
        var outer: [DrugToken] = []
        var groups: [[DrugToken]] = []
        var depth = 0
        for token in tokens {
            if token.kind == .close { depth = max(0, depth - 1) }
            if token.kind == .open, depth == 0 { groups.append([]) }
            if depth > 0 {
                groups[groups.count - 1].append(token)
            } else if token.kind != .open, token.kind != .close {
                outer.append(token)
            }
            if token.kind == .open { depth += 1 }
        }
        return (outer, groups)
    }

    /// The reading of a cell whose parentheses say `gloss`.
    private func joined(_ outer: Reading, with gloss: Reading) -> Reading {
        var reading = outer
        if gloss.elements.allSatisfy({ if case .parts = $0 { true } else { false } }) {
            reading.add(gloss.parts)
            return reading
        }
        switch (outer.result, gloss.result) {
        case (.success(let name), .success(let other)):
            reading.result = Self.ofOneElement(name, other) ?? Self.both(name, other, gloss.elements)
        case (.success(let name), .failure):
            reading.result = Self.both(name, nil, gloss.elements)
            if case .failure = reading.result { reading.parts += gloss.parts }
        case (.failure(let failure), .success(let other)):
            guard case .unknown = failure.reason, outer.elements.allSatisfy({ $0.isUnknown }) else {
                reading.result = Self.partly(outer.elements, meaning: other) ?? .failure(failure)
                return reading
            }
            reading.result = .success(other)
            reading.add(outer.elements.compactMap(\.remark) + outer.parts)
        case (.failure, .failure): break
        }
        return reading
    }

    /// A list of generics whose parentheses are of one of them: "lamivudine + zidovudine (ZDV)".
    private static func ofOneElement(_ name: Found, _ other: Found) -> Result<Found, Failure>? {
        guard name.isGeneric, other.isGeneric, other.ingredients.count == 1, name.ingredients.count > 1,
            name.ingredients.contains(other.ingredients[0])
        else { return nil }
        var found = name
        for way in other.ways + [.severalNames] { found.note(way) }
        return .success(found)
    }

    /// A name and its gloss, if they agree; names of the gloss that are unknown become remarks.
    private static func both(_ name: Found, _ other: Found?, _ elements: [Element]) -> Result<Found, Failure> {
        var found = name
        if let other, let common = agreed(name.meaning, other.meaning) {
            found.meaning = common
            found.parts += other.parts
            for way in other.ways + [.severalNames] { found.note(way) }
            return .success(found)
        }
        for element in elements {
            switch element {
            case .found(let one):
                guard let common = agreed(name.meaning, one.meaning) else {
                    return failure(.contradiction(name.ingredients.map(\.name), (other ?? one).ingredients.map(\.name)))
                }
                if one.ingredients.count > 0, name.ingredients.isEmpty {
                    // A class glossed by several of its members stays the class.
                    found.meaning = elements.count == 1 ? common : name.meaning
                } else {
                    found.meaning = common
                }
                found.parts += one.parts
                for way in one.ways + [.severalNames] { found.note(way) }
            case .parts(let parts): found.parts += parts
            case .unknown(_, let printed): found.parts.append(DrugPart(.remark, printed))
            }
        }
        return .success(found)
    }

    /// An outer list with unknown names whose known ones all belong to what the parentheses say.
    private static func partly(_ elements: [Element], meaning other: Found) -> Result<Found, Failure>? {
        let whole = Set(other.ingredients)
        var found = other
        for element in elements {
            switch element {
            case .found(let one):
                guard !one.ingredients.isEmpty, whole.isSuperset(of: one.ingredients) else { return nil }
            case .parts(let parts): found.parts += parts
            case .unknown(_, let printed): found.parts.append(DrugPart(.remark, printed))
            }
        }
        found.note(.severalNames)
        return .success(found)
    }
}

extension DrugReader.Reading {
    fileprivate mutating func add(_ more: [DrugPart]) {
        if case .success(var found) = result {
            found.parts += more
            result = .success(found)
        } else {
            parts += more
        }
    }
}

extension DrugReader.Element {
    fileprivate var isUnknown: Bool {
        if case .unknown = self { true } else { false }
    }

    /// An unknown run as a part of the cell.
    fileprivate var remark: DrugPart? {
        if case .unknown(_, let printed) = self { DrugPart(.remark, printed) } else { nil }
    }
}

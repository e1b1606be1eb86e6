import ChartSchema

/// The titles that hold where a table begins, top level first: "Women", below it "Ages 18-60", below it "Secure Term".
///
/// A title ends the lowest one of each kind that it is of, and what stood below that. Titles of one run stand below one another, whatever they say.
struct TitleLevels {
    typealias Piece = TableContext.Piece

    private(set) var pieces: [Piece] = []

    /// Takes what stands around a table. A title of a kind that stood before ("Tobacco" behind "Non-Tobacco") keeps what stood
    /// above that one; where there is none, nothing that stood around other tables holds any more.
    ///
    /// - Returns: Whether there was such a title.
    mutating func take(_ around: [Piece]) -> Bool {
        // A heading of both tables says nothing new.
        let own = around.filter { piece in !piece.says.isEmpty || !pieces.contains { isSame($0, piece) } }
        guard goesOn(with: own), !own.contains(where: { $0.name != nil }) else {
            pieces = around
            return false
        }
        put(own)
        return true
    }

    /// Whether one of some titles ends one that holds.
    func goesOn(with run: [Piece]) -> Bool {
        let kinds = kinds(of: run)
        return pieces.contains { level in kinds.contains { !$0.isDisjoint(with: level.kinds) } }
    }

    /// What each title of a run may end. A name alone may be a class among classes: "Select" behind "Preferred".
    private func kinds(of run: [Piece]) -> [Set<CellReference.Field>] {
        let namesClass = run.contains { $0.says.contains(.classLabel) }
        return run.map { $0.kinds.contains(.product) && !namesClass ? $0.kinds.union([.classLabel]) : $0.kinds }
    }

    /// Takes the titles of one table or section, top first. Names that end no other name begin anew: what stood above another table
    /// without a name is of that one.
    mutating func put(_ run: [Piece]) {
        if !run.isEmpty, run.allSatisfy(\.says.isEmpty), !goesOn(with: run) { pieces = [] }
        var floor = 0
        for (title, kinds) in zip(run, kinds(of: run)) {
            // The lowest level of a product or a class is one: which of the two a name is, nobody says.
            let groups = kinds.isSuperset(of: [.product, .classLabel]) ? kinds.subtracting([.classLabel]) : kinds
            let ended = groups.compactMap { kind in
                let own: Set = kind == .product ? kinds.intersection([.product, .classLabel]) : [kind]
                return pieces.indices.last { $0 >= floor && !pieces[$0].kinds.isDisjoint(with: own) }
            }
            if let level = ended.min() {
                let rest = pieces[level].without(title.kinds)
                pieces.replaceSubrange(level..., with: rest.says.isEmpty ? [] : [rest])
            }
            pieces.append(title)
            floor = pieces.count
        }
    }

    /// The titles that hold besides those of the table itself: those that stand below these, and those that stand above.
    func others(than near: [Piece]) -> [[Piece]] {
        let isNear = pieces.map { level in !level.isRest && near.contains { isSame($0, level) } }
        let first = isNear.firstIndex(of: true) ?? 0
        let (above, below) = (pieces[..<first], zip(pieces, isNear).dropFirst(first).filter { !$0.1 }.map(\.0))
        return [below, Array(above)]
    }

    private func isSame(_ one: Piece, _ other: Piece) -> Bool {
        one.place == other.place && one.terms.text == other.terms.text
    }
}

import ChartSchema
import Tables

/// The titles that hold where a table begins, top level first: "Women", below it "Ages 18-60", below it "Secure Term".
///
/// A title ends the lowest one of each kind that it is of, and what stood below that. Titles of one run stand below one another, whatever they say.
struct TitleLevels {
    typealias Piece = TableContext.Piece

    private(set) var pieces: [Piece] = []
    /// By piece, what it may tell tables apart by.
    private var kinds: [Set<CellReference.Field>] = []
    /// A title has printed again what the one before it says, too: what one does not say does not hold for it.
    private var areFull = false

    /// Takes what stands around a table. A title of a kind that stood before ("Tobacco" behind "Non-Tobacco") keeps what stood
    /// above that one; where there is none, nothing that stood around other tables holds any more.
    ///
    /// - Returns: Whether there was such a title.
    mutating func take(_ around: [Piece]) -> Bool {
        // A heading of both tables says nothing new.
        let own = around.filter { piece in !piece.says.isEmpty || !pieces.contains { isSame($0, piece) } }
        guard goesOn(with: own), !own.contains(where: { $0.name != nil }) else {
            (pieces, kinds) = (around, around.map(\.kinds))
            return false
        }
        put(own)
        return true
    }

    /// Ends titles, and no others: what stood below them may still hold.
    mutating func end(_ headings: [TextPiece]) {
        let ended = Set(headings.map(\.place))
        for level in pieces.indices.reversed() where ended.contains(pieces[level].place) {
            pieces.remove(at: level)
            kinds.remove(at: level)
        }
    }

    /// Whether all of some titles stood around the table before.
    func hold(_ around: [Piece]) -> Bool { around.allSatisfy { piece in pieces.contains { isSame($0, piece) } } }

    /// Whether one of some titles ends one that holds.
    func goesOn(with run: [Piece]) -> Bool {
        let own = endable(by: run).reduce(into: Set()) { $0.formUnion($1) }
        return kinds.contains { !$0.isDisjoint(with: own) }
    }

    /// What each title of a run may end. A name alone may be a class among classes: "Select" behind "Preferred".
    private func endable(by run: [Piece]) -> [Set<CellReference.Field>] {
        let namesClass = run.contains { $0.says.contains(.classLabel) }
        return run.map(\.kinds).map { $0.contains(.product) && !namesClass ? $0.union([.classLabel]) : $0 }
    }

    /// Takes the titles of one table or section, top first. Names that end no other name begin anew: what stood above another table
    /// without a name is of that one.
    mutating func put(_ run: [Piece]) {
        if !run.isEmpty, run.allSatisfy(\.says.isEmpty), !goesOn(with: run) { (pieces, kinds) = ([], []) }
        var floor = 0
        for (title, ends) in zip(run, endable(by: run)) {
            if let own = pieces.indices.dropFirst(floor).first(where: { isSame(pieces[$0], title) }) {
                // The heading of the page, once more.
                pieces.removeSubrange(own...)
                kinds.removeSubrange(own...)
            } else if let level = lowest(of: ends, from: floor, by: title) {
                let rest = rest(of: pieces[level], behind: title)
                pieces.replaceSubrange(level..., with: rest.says.isEmpty ? [] : [rest])
                kinds.replaceSubrange(level..., with: rest.says.isEmpty ? [] : [rest.kinds])
            }
            pieces.append(title)
            kinds.append(title.kinds)
            floor = pieces.count
        }
    }

    /// The topmost of the lowest levels of each kind. Of a product or a class the lowest of either is one: which of the two a name
    /// is, nobody says.
    private func lowest(of ends: Set<CellReference.Field>, from floor: Int, by title: Piece) -> Int? {
        let names = ends.intersection([.product, .classLabel])
        let groups = names.count == 2 ? ends.subtracting(names).map { [$0] } + [names] : ends.map { [$0] }
        return groups.compactMap { group in
            (floor..<pieces.count).last { level in
                // "All ages" below "Issue ages 50-85" are those.
                let isKept = group == [.age] && title.terms.saysAllAges && pieces[level].terms.isOfIssueAges
                return !kinds[level].isDisjoint(with: group) && !isKept
            }
        }.min()
    }

    /// What still holds of a title of which a later one says a part otherwise: "Nonsmoker, male" above "Female".
    ///
    /// What stands behind that part goes with it where titles say all that they mean, as "Males 18-64" and "Males 65+" do above "Females";
    /// and so does what is said of it in parentheses: "Preferred (nonsmoker)" above "Standard".
    private mutating func rest(of ended: Piece, behind title: Piece) -> Piece {
        if !ended.isRest, ended.repeats(title) { areFull = true }
        let rest = ended.without(title.kinds)
        let places = ended.terms.places
        let own = title.kinds.compactMap { places[$0] }
        let isName = !title.kinds.isDisjoint(with: [.classLabel, .product])
        guard let first = own.min(by: { $0.start < $1.start }) else { return rest }
        let behind = rest.says.filter { field in
            guard let place = places[field], place.start > first.start else { return false }
            return areFull || isName && place.isAside && !first.isAside
        }
        return behind.isEmpty ? rest : rest.without(behind)
    }

    /// The titles that hold besides those of the table itself: those that stand below these, and those that stand above.
    func others(than near: [Piece]) -> (below: [Piece], above: [Piece]) {
        let isNear = pieces.map { level in !level.isRest && near.contains { isSame($0, level) } }
        let first = isNear.firstIndex(of: true) ?? 0
        let (above, below) = (pieces[..<first], zip(pieces, isNear).dropFirst(first).filter { !$0.1 }.map(\.0))
        return (below, Array(above))
    }

    private func isSame(_ one: Piece, _ other: Piece) -> Bool {
        one.place == other.place && one.terms.text == other.terms.text
    }
}

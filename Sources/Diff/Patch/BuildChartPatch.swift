import ChartSchema

/// Everything that makes one state of a build chart another, by what limits are about and never by position.
///
/// ``KeyedChart/applying(_:)`` makes the new state of the old one, and ``reversed`` goes the way back.
public struct BuildChartPatch: Hashable, Sendable {
    /// Products that the chart no longer speaks of, and those it speaks of now; each in byte order.
    public var productsRemoved: [String] = []
    public var productsAdded: [String] = []
    /// Columns that are gone, came or changed: those of the old chart in its order, then the new ones.
    public var columns: [ColumnPatch] = []
    /// Notes that went and came.
    public var notesRemoved: [ChartNote] = []
    public var notesAdded: [ChartNote] = []
    public var titles: Pair<String?>?
    /// The raw files.
    public var sources: Pair<ChartSource>?

    /// Something as it was and as it is.
    public struct Pair<Value: Hashable & Sendable>: Hashable, Sendable {
        public var before: Value
        public var after: Value
        var reversed: Pair { Pair(before: after, after: before) }
    }

    /// One column: `before` is `nil` for a new one, `after` for one that is gone.
    public struct ColumnPatch: Hashable, Sendable {
        public var before: ColumnKey?
        public var after: ColumnKey?
        /// In the order of their places.
        public var cells: [CellPatch]
        /// How many places the column has, before and after together.
        public var places: Int
    }

    /// One place of a column: all its intervals before and after, in ascending order; none where it has no limit.
    public struct CellPatch: Hashable, Sendable {
        public var place: LimitPlace
        public var before: [LimitInterval]
        public var after: [LimitInterval]
        /// The place stands twice in one of the charts, so that nobody can say which limit became which.
        public var isAmbiguous: Bool
    }

    public var isEmpty: Bool { self == BuildChartPatch() }

    private init() {}

    public init(from old: KeyedChart, to new: KeyedChart) {
        productsRemoved = old.products.subtracting(new.products).sorted()
        productsAdded = new.products.subtracting(old.products).sorted()
        let pairing = ColumnPairing(old, new)
        let partners = Dictionary(uniqueKeysWithValues: pairing.pairs.map { ($0.old, $0.new) })
        func add(_ before: ColumnKey?, _ after: ColumnKey?) {
            let a = before.map { old.limits[$0]! } ?? [:]
            let b = after.map { new.limits[$0]! } ?? [:]
            let places = Set(a.keys).union(b.keys)
            let cells = places.sorted().compactMap { place -> CellPatch? in
                guard a[place] != b[place] else { return nil }
                let isAmbiguous =
                    before.map { old.isRepeated(place, of: $0) } == true
                    || after.map { new.isRepeated(place, of: $0) } == true
                return CellPatch(
                    place: place, before: a[place] ?? [], after: b[place] ?? [], isAmbiguous: isAmbiguous)
            }
            if before == after, cells.isEmpty { return }
            columns.append(ColumnPatch(before: before, after: after, cells: cells, places: places.count))
        }
        for key in old.columns { add(key, partners[key]) }
        for key in pairing.added { add(nil, key) }
        notesRemoved = old.notes.without(new.notes)
        notesAdded = new.notes.without(old.notes)
        if old.title != new.title { titles = Pair(before: old.title, after: new.title) }
        if old.source != new.source { sources = Pair(before: old.source, after: new.source) }
    }

    /// The patch from the new state to the old one.
    public var reversed: BuildChartPatch {
        var result = BuildChartPatch()
        (result.productsRemoved, result.productsAdded) = (productsAdded, productsRemoved)
        (result.notesRemoved, result.notesAdded) = (notesAdded, notesRemoved)
        (result.titles, result.sources) = (titles?.reversed, sources?.reversed)
        result.columns = columns.map { column in
            ColumnPatch(
                before: column.after, after: column.before,
                cells: column.cells.map {
                    CellPatch(place: $0.place, before: $0.after, after: $0.before, isAmbiguous: $0.isAmbiguous)
                }, places: column.places)
        }
        return result
    }
}

import ChartSchema
import Store

/// How one chart became what it is: the versions that changed it, and since when each of its values holds.
public struct ChartHistory: Codable, Hashable, Sendable {
    /// `carrier/chart`, in all its editions.
    public var chart: String
    /// Oldest first.
    public var steps: [Step]
    /// The values that were asked about, in the order of columns and places.
    public var values: [Value]
    /// Values that were asked about, and which the newest edition has no more.
    public var gone: [Gone]

    /// A version in which the chart's newest edition is another than before.
    public struct Step: Codable, Hashable, Sendable {
        public var version: String
        /// `nil` where the chart is gone.
        public var edition: String?
        public var changeClass: ChangeClass
        public var records: Int?
        public var statements: [DiffStatement]
    }

    /// One value, since when it holds, and what was there before.
    public struct Value: Codable, Hashable, Sendable {
        public var column: DiffColumn
        public var place: DiffPlaces
        public var now: [DiffInterval]
        public var version: String
        public var edition: String
        /// Empty where there was none.
        public var before: [DiffInterval]
        public var editionBefore: String?
    }

    /// One value of an earlier version, and since when it is gone.
    public struct Gone: Codable, Hashable, Sendable {
        public var column: DiffColumn
        public var place: DiffPlaces
        /// What was there last.
        public var before: [DiffInterval]
        public var editionBefore: String
        /// The version and the edition that no longer have it.
        public var version: String
        public var edition: String
    }

    /// - Parameters:
    ///   - height: Inches; the values of rows that hold it are told.
    ///   - label: A rate class id or a label as printed; `nil` for every column.
    public init(
        of id: ChartID, in store: DatasetStore, height: Figure? = nil, label: String? = nil
    ) throws(StoreError) {
        chart = id.series
        steps = []
        values = []
        gone = []
        var states: [State] = []
        var last: (side: DiffSide, entry: ManifestEntry)?
        for version in try store.versions() {
            let side = DiffSide(try store.manifest(version), in: store)
            let entry = side.entries.filter { $0.id.series == id.series }.max { $0.edition < $1.edition }
            guard entry != last?.entry else { continue }
            if let entry, entry.sha256 != last?.entry.sha256, case .build(let chart) = try side.chart(entry) {
                states.append(State(version: version, edition: entry.edition, chart: KeyedChart(chart)))
            }
            try add(version, side, entry, after: last)
            last = entry.map { (side, $0) }
        }
        if let height {
            values = Self.values(states, height, label)
            gone = Self.gone(states, height, label)
        }
    }

    private struct State {
        var version: VersionNumber
        var edition: String
        var chart: KeyedChart
    }

    private mutating func add(
        _ version: VersionNumber, _ side: DiffSide, _ entry: ManifestEntry?,
        after last: (side: DiffSide, entry: ManifestEntry)?
    ) throws(StoreError) {
        guard let last, let entry else {
            steps.append(
                Step(
                    version: version.description, edition: entry?.edition,
                    changeClass: entry == nil ? .breaking : .additive, records: entry?.counts.records, statements: []))
            return
        }
        let diff = try DatasetDiffer().diff(from: last.side.only(last.entry), to: side.only(entry))
        guard let chart = diff.charts.first else { return }
        steps.append(
            Step(
                version: version.description, edition: entry.edition, changeClass: chart.changeClass, records: nil,
                statements: chart.statements))
    }

    /// What was last said at the height, where the newest state has no row that holds it.
    private static func gone(_ states: [State], _ height: Figure, _ label: String?) -> [Gone] {
        func places(_ state: State) -> [(key: ColumnKey, place: LimitPlace)] {
            state.chart.columns.filter { label == nil || $0.classLabel == label || $0.rateClass?.rawValue == label }
                .flatMap { key in
                    state.chart.limits[key]!.keys.sorted().filter { $0.height.holds(height) }.map { (key, $0) }
                }
        }
        guard let newest = states.last, places(newest).isEmpty,
            let last = states.lastIndex(where: { !places($0).isEmpty })
        else { return [] }
        let (state, next) = (states[last], states[last + 1])
        let isOneProduct = state.chart.products.count <= 1
        return places(state).map { key, place in
            Gone(
                column: DiffColumn(key, withProduct: !isOneProduct), place: DiffPlaces([place], of: 1),
                before: state.chart.limits[key]![place]!.map(DiffInterval.init), editionBefore: state.edition,
                version: next.version.description, edition: next.edition)
        }
    }

    /// Walks back from the newest state, column by column, for as long as the value is the same.
    private static func values(_ states: [State], _ height: Figure, _ label: String?) -> [Value] {
        guard let newest = states.last else { return [] }
        let isOneProduct = newest.chart.products.count <= 1
        var result: [Value] = []
        for key in newest.chart.columns
        where label == nil || key.classLabel == label || key.rateClass?.rawValue == label {
            for place in newest.chart.limits[key]!.keys.sorted() where place.height.holds(height) {
                let now = newest.chart.limits[key]![place]!
                var (since, own, before): (State, ColumnKey, (State, [LimitInterval])?) = (newest, key, nil)
                for (older, newer) in zip(states, states.dropFirst()).reversed() {
                    let patch = BuildChartPatch(from: older.chart, to: newer.chart)
                    if let column = patch.columns.first(where: { $0.after == own }) {
                        guard let name = column.before else { break }
                        own = name
                    }
                    let then = older.chart.limits[own]?[place] ?? []
                    guard then == now else {
                        before = (older, then)
                        break
                    }
                    since = older
                }
                result.append(
                    Value(
                        column: DiffColumn(key, withProduct: !isOneProduct), place: DiffPlaces([place], of: 1),
                        now: now.map(DiffInterval.init), version: since.version.description, edition: since.edition,
                        before: before?.1.map(DiffInterval.init) ?? [], editionBefore: before?.0.edition))
            }
        }
        return result
    }
}

extension HeightRange {
    fileprivate func holds(_ height: Figure) -> Bool {
        !isAny && (min.map { $0 <= height } ?? true) && (max.map { height <= $0 } ?? true)
    }
}

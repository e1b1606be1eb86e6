import ChartSchema

/// A chart that is to be published: at hand, or put away so that only what its entry says of it is held.
package struct HeldChart: Sendable {
    package let id: ChartID
    package let kind: ManifestEntry.Kind
    package let products: [String]
    package let rows: Int
    package let records: Int
    /// Values that are published otherwise than they are printed.
    package let corrected: Int
    package let source: ManifestEntry.Source
    /// The names that a medication chart prints, in their order.
    package let names: [String]
    private let place: Place
    private let knownSHA256: String?

    private enum Place: Sendable {
        case hand(Chart)
        case shelf(ChartShelf, Range<Int>)
        case store(DatasetStore, ManifestEntry)
    }

    /// A chart at hand.
    package init(_ chart: Chart) { self.init(chart, sha256: nil, .hand(chart)) }

    /// A chart that is put away.
    ///
    /// - Parameters:
    ///   - bytes: Its canonical form.
    ///   - shelf: Where it goes; a chart that has no room there stays at hand.
    package init(_ chart: Chart, bytes: [UInt8], on shelf: ChartShelf?) {
        let place = shelf?.put(bytes).map { Place.shelf(shelf!, $0) } ?? .hand(chart)
        self.init(chart, sha256: sha256Hexadecimal(bytes), place)
    }

    /// A build chart that a store has already, as its entry there says.
    package init(published entry: ManifestEntry, in store: DatasetStore) {
        (id, kind, products) = (entry.id, entry.kind, entry.products)
        (rows, records, corrected) = (entry.counts.rows, entry.counts.records, entry.counts.corrected)
        (source, names, knownSHA256) = (entry.source, [], entry.sha256)
        place = .store(store, entry)
    }

    private init(_ chart: Chart, sha256: String?, _ place: Place) {
        (id, kind, products) = (chart.id, chart.kind, chart.products)
        (records, corrected) = (chart.recordCount, chart.correctedCount)
        source = ManifestEntry.Source(path: chart.source.path, sha256: chart.source.sha256)
        names = chart.medicationChart.map { Set($0.rules.lazy.map(\.medication)).sorted() } ?? []
        rows = chart.kind == .medication ? names.count : chart.rowCount
        (self.place, knownSHA256) = (place, sha256)
    }

    /// Of the chart's canonical bytes.
    package var sha256: String {
        switch place {
        case .hand(let chart): knownSHA256 ?? sha256Hexadecimal(chart.canonicalJSON())
        case .shelf, .store: knownSHA256 ?? ""
        }
    }

    /// The chart where it is at hand.
    package var atHand: Chart? {
        if case .hand(let chart) = place { chart } else { nil }
    }

    package func chart() throws(StoreError) -> Chart {
        switch place {
        case .hand(let chart): return chart
        case .store(let store, let entry): return try store.chart(entry)
        case .shelf(let shelf, let range):
            do {
                return try Chart(json: try shelf.bytes(range, sha256: sha256))
            } catch let error as StoreError {
                throw error
            } catch {
                throw .unpublishable(id, reason: "\(error)")
            }
        }
    }

    func canonicalJSON() throws(StoreError) -> [UInt8] {
        switch place {
        case .hand(let chart): chart.canonicalJSON()
        case .shelf(let shelf, let range): try shelf.bytes(range, sha256: sha256)
        case .store(let store, let entry): try store.chartBytes(entry)
        }
    }

    /// Refuses a chart that would be another when it is read again.
    func prove() throws(StoreError) {
        do {
            let isProved: Bool
            switch place {
            case .hand(let chart): isProved = try chart.isReadAgain()
            case .shelf(let shelf, let range):
                let bytes = try shelf.bytes(range, sha256: sha256)
                isProved = try Chart(json: bytes).canonicalJSON() == bytes
            case .store(let store, let entry): isProved = try store.chart(entry).isReadAgain()
            }
            guard isProved else { throw MalformedDocument(place: "", reason: "it would be another chart") }
        } catch let error as StoreError {
            throw error
        } catch {
            throw .unpublishable(id, reason: "\(error)")
        }
    }
}

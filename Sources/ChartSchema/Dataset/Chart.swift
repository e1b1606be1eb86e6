/// A chart of either kind: what versions hold and the store keeps.
public enum Chart: Hashable, Sendable {
    case build(BuildChart)
    case medication(MedicationChart)
}

extension Chart {
    public var kind: ManifestEntry.Kind {
        switch self {
        case .build: .build
        case .medication: .medication
        }
    }

    public var id: ChartID {
        switch self {
        case .build(let chart): chart.id
        case .medication(let chart): chart.id
        }
    }

    public var products: [String] {
        switch self {
        case .build(let chart): chart.products
        case .medication(let chart): chart.products
        }
    }

    public var title: String? {
        switch self {
        case .build(let chart): chart.title
        case .medication(let chart): chart.title
        }
    }

    public var source: ChartSource {
        switch self {
        case .build(let chart): chart.source
        case .medication(let chart): chart.source
        }
    }

    public var notes: [ChartNote] {
        switch self {
        case .build(let chart): chart.notes
        case .medication(let chart): chart.notes
        }
    }

    /// `nil` for a chart of another kind.
    public var buildChart: BuildChart? {
        if case .build(let chart) = self { chart } else { nil }
    }

    /// `nil` for a chart of another kind.
    public var medicationChart: MedicationChart? {
        if case .medication(let chart) = self { chart } else { nil }
    }
}

extension Chart {
    /// The rows of a build chart, the different names of a medication chart.
    public var rowCount: Int {
        switch self {
        case .build(let chart): chart.rows.count
        case .medication(let chart): Set(chart.rules.lazy.map(\.medication)).count
        }
    }

    /// Limits or rules.
    public var recordCount: Int {
        switch self {
        case .build(let chart): chart.rows.reduce(0) { $0 + $1.limits.count }
        case .medication(let chart): chart.rules.count
        }
    }

    /// How many values are published otherwise than they are printed.
    public var correctedCount: Int {
        switch self {
        case .build(let chart): chart.correctedCount
        case .medication(let chart): chart.rules.reduce(0) { $0 + $1.corrections.count }
        }
    }

    /// In the chart's own order.
    public func flatRecords() -> [FlatRecord] {
        switch self {
        case .build(let chart): chart.flatRecords().map(FlatRecord.build)
        case .medication(let chart): chart.flatRecords().map(FlatRecord.medication)
        }
    }
}

extension Chart: CanonicalDocument {
    public func canonicalJSON() -> [UInt8] {
        switch self {
        case .build(let chart): chart.canonicalJSON()
        case .medication(let chart): chart.canonicalJSON()
        }
    }

    public init(json bytes: [UInt8]) throws(MalformedDocument) {
        if let chart = CanonicalJSONReader.read(bytes, BuildChart.init(reading:)) {
            self = .build(chart)
        } else if let chart = CanonicalJSONReader.read(bytes, MedicationChart.init(reading:)) {
            self = .medication(chart)
        } else {
            self = try Self.read(bytes)
        }
    }

    /// Whether the chart's bytes, when they are read, give the chart again.
    package func isReadAgain() throws(MalformedDocument) -> Bool {
        let bytes = canonicalJSON()
        return try Chart(json: bytes).canonicalJSON() == bytes
    }

    private enum Key: String, CodingKey { case kind }

    /// Reads a chart of the kind that it says it is.
    public init(from decoder: any Decoder) throws {
        switch try decoder.container(keyedBy: Key.self).decode(ManifestEntry.Kind.self, forKey: .kind) {
        case .build: self = .build(try BuildChart(from: decoder))
        case .medication: self = .medication(try MedicationChart(from: decoder))
        }
    }
}

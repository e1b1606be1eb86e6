/// One chart of a dataset version: what it is, where its bytes are, and what was found about it.
public struct ManifestEntry: Hashable, Sendable {
    /// What a chart is about.
    public enum Kind: String, Hashable, Sendable, Decodable, CaseIterable {
        case build, medication
    }

    public var id: ChartID
    public var kind: Kind
    public var products: [String]
    /// Of the chart's canonical bytes, 64 lower-case hexadecimal digits; it also names the file.
    public var sha256: String
    public var counts: Counts
    public var source: Source
    /// What the chart was made from besides the raw file; `nil` in versions that did not record it.
    public var inputs: Inputs?
    /// That the carrier has withdrawn the chart without another edition; `nil` where it has not.
    public var withdrawal: Withdrawal?
    /// In report order.
    public var findings: [Finding]

    public init(
        id: ChartID, kind: Kind, products: [String], sha256: String, counts: Counts, source: Source,
        inputs: Inputs? = nil, withdrawal: Withdrawal? = nil, findings: [Finding] = []
    ) {
        self.id = id
        self.kind = kind
        self.products = products
        self.sha256 = sha256
        self.counts = counts
        self.source = source
        self.inputs = inputs
        self.withdrawal = withdrawal
        self.findings = findings
    }

    public var carrier: String { id.carrier }
    public var chart: String { id.chart }
    public var edition: String { id.edition }

    /// The chart's file, relative to the store.
    public var path: String { ManifestEntry.path(ofChart: sha256) }

    /// The file of the chart whose bytes have this SHA-256, relative to the store.
    public static func path(ofChart sha256: String) -> String { "charts/\(sha256.prefix(2))/\(sha256).json" }

    /// Whether the chart is withdrawn on a day, an ISO date.
    public func isWithdrawn(on day: String) -> Bool { withdrawal.map { $0.from <= day } ?? false }

    /// How much a chart holds, and how the raw file's cells ended.
    public struct Counts: Hashable, Sendable {
        public var rows: Int
        public var records: Int
        public var cells: CellCounts
        /// Values that are published otherwise than they are printed.
        public var corrected: Int

        public init(rows: Int, records: Int, cells: CellCounts, corrected: Int = 0) {
            self.rows = rows
            self.records = records
            self.cells = cells
            self.corrected = corrected
        }
    }

    /// What a chart was made from besides its raw file, by digests: as it was when the chart came to be what it is.
    public struct Inputs: Hashable, Sendable, Decodable {
        /// Of the chart's settings, 64 lower-case hexadecimal digits; it also names their file.
        public var settings: String
        /// Of the vocabulary data that charts of its kind are read with, as long.
        public var vocabulary: String

        public init(settings: String, vocabulary: String) {
            self.settings = settings
            self.vocabulary = vocabulary
        }

        /// The file of the settings, relative to the store.
        public var settingsPath: String { Inputs.path(ofSettings: settings) }

        /// The file of the settings whose bytes have this SHA-256, relative to the store.
        public static func path(ofSettings sha256: String) -> String { "settings/\(sha256.prefix(2))/\(sha256).json" }
    }

    /// The raw file a chart was made from.
    public struct Source: Hashable, Sendable, Decodable {
        /// Relative to the project's folder.
        public var path: String
        public var sha256: String

        public init(path: String, sha256: String) {
            self.path = path
            self.sha256 = sha256
        }
    }
}

/// A carrier's build chart in canonical form: which weights, or BMIs, a rate class allows at a height.
///
/// - `columns` say what the limits below them mean (product, class, sex, tobacco, ages, and what else must be so).
/// - `rows` hold one height, height band or age each, with the limits printed there.
/// - `notes` keep every sentence of the file that is no limit.
/// - ``flatRecords()`` gives one record per limit, the form most consumers want.
///
/// Figures are pounds and inches. What the carrier does not print is `nil`, never invented.
///
///     let chart = BuildChart(
///         id: ChartID(carrier: "acme", chart: "term", edition: "2024-05-01"), products: ["term"],
///         source: ChartSource(path: "raw/acme/term.csv", sha256: "…", format: "csv", encoding: "utf-8"),
///         columns: [BuildColumn(classLabel: "Preferred", rateClass: .preferred)],
///         rows: [BuildRow(height: HeightRange(exactly: 70), limits: [BuildLimit(column: 0, weightMax: 200)])])
///     chart.flatRecords()[0].weightMax!  // 200
///     try BuildChart(json: chart.canonicalJSON()) == chart  // true
public struct BuildChart: Hashable, Sendable {
    /// The name and version of this JSON form.
    public static let schema = "chartwright/build-chart/1"

    public var id: ChartID
    public var products: [String]
    public var title: String?
    public var source: ChartSource
    public var columns: [BuildColumn]
    public var rows: [BuildRow]
    public var notes: [ChartNote]

    public init(
        id: ChartID, products: [String], title: String? = nil, source: ChartSource, columns: [BuildColumn],
        rows: [BuildRow], notes: [ChartNote] = []
    ) {
        self.id = id
        self.products = products
        self.title = title
        self.source = source
        self.columns = columns
        self.rows = rows
        self.notes = notes
    }

    public var carrier: String { id.carrier }
    public var edition: String { id.edition }
}

/// The name of a chart: carrier, chart and edition, written `empire-life/preferred/2016-09-01`.
///
///     let id = ChartID("empire-life/preferred/2016-09-01")!
///     id.edition  // 2016-09-01
public struct ChartID: Hashable, Sendable {
    public var carrier: String
    public var chart: String
    /// The edition's ISO date.
    public var edition: String

    public init(carrier: String, chart: String, edition: String) {
        self.carrier = carrier
        self.chart = chart
        self.edition = edition
    }

    /// Reads `carrier/chart/edition`; `nil` for anything else.
    public init?(_ text: String) {
        var text = text
        if let id = text.withUTF8(ChartID.init(ascii:)) {
            self = id
            return
        }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(carrier: parts[0], chart: parts[1], edition: parts[2])
    }

    /// The same of ASCII alone, in a fraction of the time: every entry of every manifest has one.
    private init?(ascii text: UnsafeBufferPointer<UInt8>) {
        var (slashes, count) = ((0, 0), 0)
        for (place, byte) in text.enumerated() {
            guard byte < 0x80 else { return nil }
            guard byte == UInt8(ascii: "/") else { continue }
            slashes = (slashes.1, place)
            count += 1
        }
        guard count == 2, slashes.0 > 0, slashes.1 > slashes.0 + 1, slashes.1 + 1 < text.count else { return nil }
        func piece(_ range: Range<Int>) -> String {
            String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
        }
        self.init(
            carrier: piece(0..<slashes.0), chart: piece(slashes.0 + 1..<slashes.1),
            edition: piece(slashes.1 + 1..<text.count))
    }
}

extension ChartID: CustomStringConvertible, Comparable {
    public var description: String { "\(carrier)/\(chart)/\(edition)" }

    /// What all editions of the chart have in common.
    package var series: String { "\(carrier)/\(chart)" }

    public static func < (a: ChartID, b: ChartID) -> Bool {
        (a.carrier, a.chart, a.edition) < (b.carrier, b.chart, b.edition)
    }
}

/// The raw file a chart was read from.
public struct ChartSource: Hashable, Sendable {
    /// Relative to the project's folder.
    public var path: String
    /// Of the file's bytes, 64 lower-case hexadecimal digits.
    public var sha256: String
    /// `csv`, `html`, `xhtml`, `xml`, `spreadsheetml`, `xlsx`, `ods` or `pdf`.
    public var format: String
    /// The encoding the file was decoded from (`windows-1252`).
    public var encoding: String

    public init(path: String, sha256: String, format: String, encoding: String) {
        self.path = path
        self.sha256 = sha256
        self.format = format
        self.encoding = encoding
    }
}

/// What the limits of one column mean.
///
///     let column = BuildColumn(classLabel: "Elite NT", rateClass: .preferredPlus, tobacco: .no)
///     column.sex  // any
public struct BuildColumn: Hashable, Sendable {
    /// The product's id; `nil` when the chart is for all products of its source.
    public var product: String?
    /// The class as the carrier prints it; `nil` where no class is printed.
    public var classLabel: String?
    /// What the label means; `nil` until somebody has said so.
    public var rateClass: RateClass?
    public var sex: Sex
    public var tobacco: Tobacco
    public var age: AgeRange
    /// What else must be so for its limits to hold, in the carrier's words; `nil` where nothing is printed.
    public var condition: String?
    /// The header cells, captions and headings it was read from.
    public var cells: [CellReference]

    public init(
        product: String? = nil, classLabel: String? = nil, rateClass: RateClass? = nil, sex: Sex = .any,
        tobacco: Tobacco = .any, age: AgeRange = .any, condition: String? = nil, cells: [CellReference] = []
    ) {
        self.product = product
        self.classLabel = classLabel
        self.rateClass = rateClass
        self.sex = sex
        self.tobacco = tobacco
        self.age = age
        self.condition = condition
        self.cells = cells
    }
}

/// One height, height band or age of a chart, with the limits printed there.
public struct BuildRow: Hashable, Sendable {
    public var height: HeightRange
    /// The age the row itself names; `nil` where ages belong to columns, or to nothing.
    public var age: AgeRange?
    /// The cells that name the row.
    public var cells: [CellReference]
    public var limits: [BuildLimit]

    public init(height: HeightRange, age: AgeRange? = nil, cells: [CellReference] = [], limits: [BuildLimit] = []) {
        self.height = height
        self.age = age
        self.cells = cells
        self.limits = limits
    }
}

/// One interval of weights or BMIs in one column: both ends included, an open or unprinted end `nil`.
///
///     let limit = BuildLimit(column: 0, weightMin: 115, weightMax: 235)
///     limit.weightMax! - limit.weightMin!  // 120
///     limit.bmiMax == nil  // true
public struct BuildLimit: Hashable, Sendable {
    /// An index into the chart's `columns`.
    public var column: Int
    public var weightMin: Figure?
    public var weightMax: Figure?
    public var bmiMin: Figure?
    public var bmiMax: Figure?
    /// The cells the figures were read from, the deciding one first.
    public var cells: [CellReference]
    /// The figures that are not as printed; the cells keep the printed text.
    public var corrections: [AppliedCorrection]

    public init(
        column: Int, weightMin: Figure? = nil, weightMax: Figure? = nil, bmiMin: Figure? = nil, bmiMax: Figure? = nil,
        cells: [CellReference] = [], corrections: [AppliedCorrection] = []
    ) {
        self.column = column
        self.weightMin = weightMin
        self.weightMax = weightMax
        self.bmiMin = bmiMin
        self.bmiMax = bmiMax
        self.cells = cells
        self.corrections = corrections
    }
}

/// A sentence of the file that is no limit: a title, a heading, a footnote.
public struct ChartNote: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, Codable, CaseIterable {
        case title, heading, caption, footnote
    }

    public var kind: Kind
    public var text: String
    /// Where it stands; `table` is `nil` for text outside tables.
    public var table: Int?
    public var place: Place
    /// Whether its rule became records.
    public var applied: Bool

    public init(kind: Kind, text: String, table: Int?, place: Place, applied: Bool = false) {
        self.kind = kind
        self.text = text
        self.table = table
        self.place = place
        self.applied = applied
    }

    /// Counts from 1 in the decoded file; `nil` in workbooks and paged files.
    public var line: Int? { place.line }

    /// A sentence of a file of lines.
    public init(kind: Kind, text: String, table: Int?, line: Int, applied: Bool = false) {
        self.init(kind: kind, text: text, table: table, place: .line(line), applied: applied)
    }
}

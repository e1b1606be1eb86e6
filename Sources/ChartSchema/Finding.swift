/// Something a person should know about a chart.
///
/// A finding is data: a stable `rule` code, the place in the raw file and the values. Two findings are the same finding,
/// over time, when their ``fingerprint`` is: it is made of rule, chart, place and values and never of the message.
///
///     let finding = Finding(
///         rule: "build.weight.decreasing", severity: .warning, message: "The maximum falls from 190 to 180.",
///         chart: "acme/term/2024-05-01", location: Finding.Location(file: "raw/acme/term.csv", line: 12))
///     finding.severity > .info  // true
///     finding.isOpen  // true
public struct Finding: Hashable, Sendable {
    public enum Severity: String, Hashable, Sendable, Codable, CaseIterable, Comparable {
        case info, warning, error

        public static func < (a: Severity, b: Severity) -> Bool { a.weight < b.weight }
        private var weight: Int { Severity.allCases.firstIndex(of: self)! }
    }

    /// A stable code in dotted words, most general first: `reading.cell.unread`, `build.weight.decreasing`.
    public var rule: String
    public var severity: Severity
    /// One sentence: what was expected and what was found.
    public var message: String
    /// What to do about it, in one sentence.
    public var help: String?
    /// The chart's id, where the finding belongs to one.
    public var chart: String?
    public var location: Location
    /// Values that the message speaks of, by name.
    public var context: [String: String]
    /// What the project's policy made of the severity; `nil` where it is the rule's own.
    public var policy: PolicyChange?
    /// Why a person has accepted the finding; `nil` for one that is open.
    public var acceptance: Acceptance?

    public init(
        rule: String, severity: Severity, message: String, help: String? = nil, chart: String? = nil,
        location: Location, context: [String: String] = [:], policy: PolicyChange? = nil,
        acceptance: Acceptance? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.help = help
        self.chart = chart
        self.location = location
        self.context = context
        self.policy = policy
        self.acceptance = acceptance
    }

    /// A place in a raw file, as exact as is known: the file, a table, a row or a cell.
    public struct Location: Hashable, Sendable {
        public var file: String
        public var table: Int?
        public var row: Int?
        public var column: Int?
        /// Where that is in the file.
        public var place: Place?
        /// The raw text found there.
        public var text: String?

        public init(
            file: String, table: Int? = nil, row: Int? = nil, column: Int? = nil, place: Place?, text: String? = nil
        ) {
            self.file = file
            self.table = table
            self.row = row
            self.column = column
            self.place = place
            self.text = text
        }

        /// A place in a file of lines.
        public init(
            file: String, table: Int? = nil, row: Int? = nil, column: Int? = nil, line: Int? = nil, text: String? = nil
        ) {
            self.init(file: file, table: table, row: row, column: column, place: line.map(Place.line), text: text)
        }

        /// The place of a cell, or of nothing but the file.
        package init(file: String, cell: CellReference?) {
            self.init(
                file: file, table: cell?.table, row: cell?.row, column: cell?.column, place: cell?.place,
                text: cell?.text)
        }

        /// Counts from 1 in the decoded file.
        public var line: Int? { place?.line }
    }
}

extension Finding {
    /// Orders findings by file, place and rule, so that a report does not depend on which task ended first.
    public static func inReportOrder(_ a: Finding, _ b: Finding) -> Bool {
        func key(_ f: Finding) -> (String, Int, Int, Int) {
            (f.location.file, f.location.table ?? -1, f.location.row ?? -1, f.location.column ?? -1)
        }
        let (ka, kb) = (key(a), key(b))
        guard ka == kb else { return ka < kb }
        let (pa, pb) = (a.location.place?.order ?? (-1, 0, 0), b.location.place?.order ?? (-1, 0, 0))
        return pa == pb ? (a.rule, a.message) < (b.rule, b.message) : pa < pb
    }
}

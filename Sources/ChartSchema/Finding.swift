/// Something a person should know about a chart.
///
/// A finding is data: a stable `rule` code, the place in the raw file and the values. Two findings are the same finding,
/// over time, when their ``fingerprint`` is: it is made of rule, chart, place and values and never of the message.
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

    public init(
        rule: String, severity: Severity, message: String, help: String? = nil, chart: String? = nil,
        location: Location, context: [String: String] = [:]
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.help = help
        self.chart = chart
        self.location = location
        self.context = context
    }

    /// A place in a raw file, as exact as is known: the file, a table, a row or a cell.
    public struct Location: Hashable, Sendable, Decodable {
        public var file: String
        public var table: Int?
        public var row: Int?
        public var column: Int?
        /// Counts from 1 in the decoded file.
        public var line: Int?
        /// The raw text found there.
        public var text: String?

        public init(
            file: String, table: Int? = nil, row: Int? = nil, column: Int? = nil, line: Int? = nil, text: String? = nil
        ) {
            self.file = file
            self.table = table
            self.row = row
            self.column = column
            self.line = line
            self.text = text
        }
    }

    /// 16 hexadecimal digits that name this finding as long as rule, chart, place and values stay what they are.
    ///
    /// Of the file only its name counts, so that a moved file keeps its accepted findings.
    public var fingerprint: String {
        var hash = FowlerNollVo()
        hash.add(rule)
        hash.add(chart ?? "")
        hash.add(location.file.split(separator: "/").last.map(String.init) ?? "")
        for number in [location.table, location.row, location.column] { hash.add(number.map(String.init) ?? "") }
        hash.add(location.text ?? "")
        for key in context.keys.sorted() {
            hash.add(key)
            hash.add(context[key]!)
        }
        return hash.hexadecimal
    }
}

extension Finding {
    /// Orders findings by file, place and rule, so that a report does not depend on which task ended first.
    public static func inReportOrder(_ a: Finding, _ b: Finding) -> Bool {
        func key(_ f: Finding) -> (String, Int, Int, Int, Int) {
            (
                f.location.file, f.location.table ?? -1, f.location.row ?? -1, f.location.column ?? -1,
                f.location.line ?? -1
            )
        }
        let (ka, kb) = (key(a), key(b))
        return ka == kb ? (a.rule, a.message) < (b.rule, b.message) : ka < kb
    }
}

/// The 64-bit FNV-1a hash: stable over runs and machines, for names and not for security.
struct FowlerNollVo {
    private var state: UInt64 = 0xcbf2_9ce4_8422_2325

    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(0x1f)
    }

    private mutating func add(_ byte: UInt8) {
        state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
    }

    var hexadecimal: String {
        let digits = String(state, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}

/// A value of a chart that is published otherwise than the carrier printed it, and on whose word.
public struct AppliedCorrection: Hashable, Sendable {
    /// The canonical values that can be corrected.
    public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
        case weightMin = "weight_min_lb"
        case weightMax = "weight_max_lb"
        case bmiMin = "bmi_min"
        case bmiMax = "bmi_max"
        case outcome
        case lookbackMin = "lookback_min_months"
        case lookbackMax = "lookback_max_months"
    }

    /// What a field holds: a figure, a word, or nothing.
    public enum Value: Hashable, Sendable {
        case figure(Figure)
        case word(String)
        case nothing
    }

    public var field: Field
    /// What the chart says as the carrier printed it.
    public var printed: Value
    /// What the value is now.
    public var published: Value
    public var reason: String
    public var who: String
    /// When it was decided, an ISO date.
    public var date: String

    public init(field: Field, printed: Value, published: Value, reason: String, who: String, date: String) {
        self.field = field
        self.printed = printed
        self.published = published
        self.reason = reason
        self.who = who
        self.date = date
    }
}

extension AppliedCorrection.Value: CustomStringConvertible {
    /// `186`, `decline`, `none`.
    public var description: String {
        switch self {
        case .figure(let figure): figure.description
        case .word(let word): word
        case .nothing: "none"
        }
    }
}

extension AppliedCorrection.Value: Decodable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() {
            self = .nothing
        } else if let word = try? container.decode(String.self) {
            self = .word(word)
        } else {
            self = .figure(try container.decode(Figure.self))
        }
    }
}

extension BuildChart {
    /// The chart as the carrier printed it, without corrections.
    public var asPrinted: BuildChart {
        var chart = self
        for row in chart.rows.indices {
            for limit in chart.rows[row].limits.indices { chart.rows[row].limits[limit].undoCorrections() }
        }
        return chart
    }

    /// How many values are published otherwise than they are printed.
    public var correctedCount: Int { rows.lazy.flatMap(\.limits).reduce(0) { $0 + $1.corrections.count } }
}

extension BuildLimit {
    fileprivate mutating func undoCorrections() {
        for correction in corrections {
            guard case .figure(let printed) = correction.printed else { continue }
            switch correction.field {
            case .weightMin: weightMin = printed
            case .weightMax: weightMax = printed
            case .bmiMin: bmiMin = printed
            case .bmiMax: bmiMax = printed
            case .outcome, .lookbackMin, .lookbackMax: break
            }
        }
        corrections = []
    }
}

extension AppliedCorrection: DocumentPart {
    static let definition = "correction"
    static let note: String? = "A value that is published otherwise than the carrier printed it."
    static let blank = AppliedCorrection(
        field: .weightMin, printed: .nothing, published: .nothing, reason: "", who: "", date: "")

    static func tell(_ correction: inout AppliedCorrection, in form: inout some DocumentForm) {
        form.word("field", &correction.field)
        form.value("printed", &correction.printed)
        form.value("published", &correction.published)
        form.text(.noted("reason", nil, isNeverEmpty: true), &correction.reason)
        form.text(.noted("who", nil, isNeverEmpty: true), &correction.who)
        form.date("date", &correction.date)
    }

    public init(from decoder: any Decoder) throws { try self.init(told: decoder) }

    package func write(to writer: inout CanonicalJSONWriter) { writer.write(self) }
}

extension AppliedCorrection.Value {
    package func write(_ name: String, to writer: inout CanonicalJSONWriter) {
        switch self {
        case .figure(let figure): writer.member(name, figure)
        case .word(let word): writer.member(name, word)
        case .nothing: writer.member(name, String?.none)
        }
    }
}

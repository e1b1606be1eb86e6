import ChartSchema
import Testing

/// What must be published of one chart, derived from the notes on it.
struct ChartExpectation: Sendable {
    var id: ChartID
    /// The file of notes, without its extension.
    var notes: String
    /// The worked example of the same chart, where there is one.
    var example: String?
    private var describe: @Sendable (PublishedNotes) throws -> [RightReading]

    /// - Parameters:
    ///   - id: `carrier/chart/edition`.
    ///   - hasExample: whether a worked example of the notes' name exists.
    ///   - describe: says what each column means.
    init(
        _ id: String, notes: String, hasExample: Bool = false,
        describe: @escaping @Sendable (PublishedNotes) throws -> [RightReading]
    ) {
        guard let chart = ChartID(id) else { preconditionFailure("no chart id: \(id)") }
        self.id = chart
        self.notes = notes
        self.example = hasExample ? notes : nil
        self.describe = describe
    }

    func readings() throws -> [RightReading] {
        try describe(try PublishedNotes(named: notes))
    }
}

extension ChartExpectation: CustomTestStringConvertible {
    var testDescription: String { id.description }
}

/// The medication that a rule is about.
struct RuleSubject: Hashable, Sendable {
    var medication: String
    var ingredients: [String]
    var rxcui: [String]
}

/// What a rule says of its medication, and how its cells lie to each other.
struct RuleStatement: Hashable, Sendable {
    var use: String?
    var lookback: LookbackWindow
    var condition: String?
    var tests: [ConditionTest]
    var outcome: MedicationOutcome
    var outcomeLabel: String
    var product: String?
    var cells: [RuleCell]
    var corrections: [AppliedCorrection]
}

/// The row and the line of a rule's deciding cell, from which those of the cells near it are counted.
struct RulePlace: Hashable, Sendable {
    var row: Int32
    var line: Int32

    init(of cells: [CellReference]) {
        row = cells.first.flatMap { Int32(exactly: $0.row) } ?? 0
        line = cells.first?.place.line.flatMap { Int32(exactly: $0) } ?? 0
    }
}

/// A raw cell of a rule in a form that is the same for rows that are printed alike: its place counted from the rule's, its
/// text left out where it is the medication's name.
struct RuleCell: Hashable, Sendable {
    /// How many rows and lines from the rule's place a cell is still counted from there: the height of a merged cell.
    private static let reach = -64...64

    let field: CellReference.Field
    private let reading: CellReference.Reading
    /// Whether `row` and `line` are counted from the rule's place; otherwise they are the cell's own.
    private let isNear: Bool
    private let table: Int
    private let row: Int
    private let column: Int
    /// Unless the cell has a `place` that is no line.
    private let line: Int
    private let place: Place?
    /// `nil`: the medication's name.
    let text: String?

    init(_ cell: CellReference, of medication: String, at place: RulePlace) {
        field = cell.field
        reading = cell.reading
        table = cell.table
        column = cell.column
        text = cell.text.isWritten(as: medication) ? nil : cell.text
        let rows = cell.row.subtractingReportingOverflow(Int(place.row))
        let cellLine = cell.place.line ?? Int(place.line)
        let lines = cellLine.subtractingReportingOverflow(Int(place.line))
        isNear =
            !rows.overflow && !lines.overflow && Self.reach.contains(rows.partialValue)
            && Self.reach.contains(lines.partialValue)
        row = isNear ? rows.partialValue : cell.row
        line = isNear ? lines.partialValue : cellLine
        self.place = cell.place.line == nil ? cell.place : nil
    }

    func reference(of medication: String, at place: RulePlace) -> CellReference {
        CellReference(
            field: field, reading: reading, table: table, row: isNear ? Int(place.row) + row : row, column: column,
            place: self.place ?? .line(isNear ? Int(place.line) + line : line), text: text ?? medication)
    }
}

/// Equal texts can differ in their bytes ("é" is one character or two): only what has the same bytes is the same to a chart.
extension RuleSubject {
    func isWritten(as other: RuleSubject) -> Bool {
        medication.isWritten(as: other.medication) && ingredients.isWritten(as: other.ingredients)
            && rxcui.isWritten(as: other.rxcui)
    }
}

extension RuleStatement {
    func isWritten(as other: RuleStatement) -> Bool {
        guard use.isWritten(as: other.use), condition.isWritten(as: other.condition),
            outcomeLabel.isWritten(as: other.outcomeLabel), product.isWritten(as: other.product),
            cells.count == other.cells.count,
            zip(cells, other.cells).allSatisfy({ $0.text.isWritten(as: $1.text) })
        else { return false }
        return tests.isEmpty && corrections.isEmpty || bytes == other.bytes
    }

    private var bytes: [UInt8] {
        var writer = CanonicalJSONWriter()
        writer.object {
            $0.array("tests", of: tests) { $0.write($1) }
            $0.array("corrections", of: corrections) { $0.write($1) }
        }
        return writer.bytes
    }
}

extension String {
    fileprivate func isWritten(as other: String) -> Bool {
        guard utf8.count == other.utf8.count else { return false }
        let isSame = utf8.withContiguousStorageIfAvailable { own in
            other.utf8.withContiguousStorageIfAvailable { own.elementsEqual($0) }
        }
        return (isSame ?? nil) ?? utf8.elementsEqual(other.utf8)
    }
}

extension [String] {
    fileprivate func isWritten(as other: [String]) -> Bool {
        count == other.count && zip(self, other).allSatisfy { $0.isWritten(as: $1) }
    }
}

extension String? {
    fileprivate func isWritten(as other: String?) -> Bool {
        guard let self, let other else { return self == nil && other == nil }
        return self.isWritten(as: other)
    }
}

/// A value that many can hold at once and nobody changes: whoever changes it gets a copy.
final class Shared<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }

    static func == (a: Shared, b: Shared) -> Bool { a === b || a.value == b.value }

    func hash(into hasher: inout Hasher) { hasher.combine(value) }

    /// The same value with a change.
    func changed(_ change: (inout Value) -> Void) -> Shared {
        var value = value
        change(&value)
        return Shared(value)
    }
}

/// One raw cell that a canonical value was read from, and what was done to it.
///
/// `table`, `row` and `column` count from 0 as `chartwright tables` prints them; `place` says where that is in the file;
/// `text` is the cell's whole text. A heading outside every table has row and column -1, `null` in JSON.
public struct CellReference: Hashable, Sendable {
    /// The canonical field the cell gave (`weight_max_lb`, `height`, `class_label`, …).
    public enum Field: String, Hashable, Sendable, Codable, CaseIterable {
        case height, age, sex, tobacco, product
        case classLabel = "class_label"
        case weightMin = "weight_min_lb"
        case weightMax = "weight_max_lb"
        case weight = "weight_lb"
        case bmiMin = "bmi_min"
        case bmiMax = "bmi_max"
        case bmi
        case medication, use, lookback, condition, outcome
    }

    /// How the text became a value.
    public enum Reading: String, Hashable, Sendable, Codable, CaseIterable {
        /// The figure stands in the cell.
        case printed
        /// One end of a range in the cell (`212 - 220`).
        case range
        /// An open end in the cell (`<=16`, `> 46`, `max 202`).
        case openEnd = "open-end"
        /// A common minimum or maximum of the row, applied to every class.
        case common
        /// Converted from centimetres, metres or kilograms by the exact factor, rounded to 0.1.
        case converted
        /// Bare inches completed by the feet of the section they stand in.
        case section
        /// Taken from the row of the same number in the table before.
        case position
        /// Repeated from the cell it refers to ("same").
        case same
        /// Words of a heading, caption or title.
        case heading
        /// Written once for several rows: the name above, or a sentence over a list.
        case carried
        /// A mark, read by the legend that says what it means.
        case mark
    }

    public var field: Field
    public var reading: Reading
    public var table: Int
    public var row: Int
    public var column: Int
    public var place: Place
    public var text: String

    public init(field: Field, reading: Reading, table: Int, row: Int, column: Int, place: Place, text: String) {
        self.field = field
        self.reading = reading
        self.table = table
        self.row = row
        self.column = column
        self.place = place
        self.text = text
    }

    /// Counts from 1 in the decoded file; `nil` in workbooks and paged files.
    public var line: Int? { place.line }

    /// A cell of a file of lines.
    public init(field: Field, reading: Reading, table: Int, row: Int, column: Int, line: Int, text: String) {
        self.init(
            field: field, reading: reading, table: table, row: row, column: column, place: .line(line), text: text)
    }
}

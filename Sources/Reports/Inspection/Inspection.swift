import ChartSchema

/// What a file is and how it is read: for a person who meets it for the first time.
package struct Inspection: Sendable, Hashable {
    package var file: String
    package var format: String
    /// `windows-1252`, and how that is known: `declared`, `detected`, `byte-order-mark`.
    package var encoding: String
    package var encodingBasis: String
    /// How a delimited file separates and quotes: `; and "`.
    package var dialect: String?
    package var tables: [Table]
    package var cells: CellCounts
    package var records: Int
    /// The `pipeline.json` source that would pin this reading.
    package var entry: Entry

    package init(
        file: String, format: String, encoding: String, encodingBasis: String, dialect: String?, tables: [Table],
        cells: CellCounts, records: Int, entry: Entry
    ) {
        self.file = file
        self.format = format
        self.encoding = encoding
        self.encodingBasis = encodingBasis
        self.dialect = dialect
        self.tables = tables
        self.cells = cells
        self.records = records
        self.entry = entry
    }

    package struct Table: Sendable, Hashable {
        package var index: Int
        package var rowCount: Int
        package var columnCount: Int
        /// The caption, or the nearest heading.
        package var title: String?
        /// Why it is not read, where it is not.
        package var leftOut: String?

        package init(index: Int, rowCount: Int, columnCount: Int, title: String?, leftOut: String?) {
            self.index = index
            self.rowCount = rowCount
            self.columnCount = columnCount
            self.title = title
            self.leftOut = leftOut
        }
    }

    package struct Entry: Sendable, Hashable {
        package var chart: String
        package var path: String
        package var edition: String
        package var products: [String]
        /// By table that was read: what names its rows, which way it runs, and what each column was taken for.
        package var layout: [Layout]

        package init(chart: String, path: String, edition: String, products: [String], layout: [Layout]) {
            self.chart = chart
            self.path = path
            self.edition = edition
            self.products = products
            self.layout = layout
        }
    }

    package struct Layout: Sendable, Hashable {
        package var rows: String
        package var direction: String
        package var columns: [String]

        package init(rows: String, direction: String, columns: [String]) {
            self.rows = rows
            self.direction = direction
            self.columns = columns
        }
    }
}

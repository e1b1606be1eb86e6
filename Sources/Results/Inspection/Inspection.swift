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
    /// Why the tables were read as they were, in the order of tables.
    package var decisions: [Decision] = []
    /// What the file does not say and somebody has to.
    package var questions: [Question] = []
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
        /// Row by row, each cell where it begins.
        package var rows: [[Cell]] = []

        package init(index: Int, rowCount: Int, columnCount: Int, title: String?, leftOut: String?) {
            self.index = index
            self.rowCount = rowCount
            self.columnCount = columnCount
            self.title = title
            self.leftOut = leftOut
        }
    }

    /// A cell and what it was taken for.
    package struct Cell: Sendable, Hashable {
        package enum Taken: String, Sendable, Hashable {
            case value, label, note, ignored, unread, blank
        }

        package var text: String
        package var taken: Taken

        package init(text: String, taken: Taken) {
            self.text = text
            self.taken = taken
        }
    }

    /// One thing that was decided about a layout.
    package struct Decision: Sendable, Hashable {
        package var table: Int
        /// `direction`, `heights`, `column 3`, ….
        package var about: String
        package var choice: String
        /// `certain`, `likely`, `doubtful`.
        package var certainty: String
        package var evidence: [String]
        /// What in the file does not fit.
        package var against: [String]
        /// What would have made it another decision.
        package var contradiction: String

        package init(
            table: Int, about: String, choice: String, certainty: String, evidence: [String], against: [String],
            contradiction: String
        ) {
            self.table = table
            self.about = about
            self.choice = choice
            self.certainty = certainty
            self.evidence = evidence
            self.against = against
            self.contradiction = contradiction
        }
    }

    /// Something that somebody has to say.
    package struct Question: Sendable, Hashable {
        package var about: String
        package var hint: String
        /// What may be answered; none where anything may be.
        package var answers: [String]
        /// Whether something is missing from the records without an answer.
        package var isNeeded: Bool

        package init(about: String, hint: String, answers: [String], isNeeded: Bool) {
            self.about = about
            self.hint = hint
            self.answers = answers
            self.isNeeded = isNeeded
        }
    }

    package struct Entry: Sendable, Hashable {
        package var chart: String
        package var kind: ManifestEntry.Kind
        package var path: String
        package var edition: String
        package var products: [String]
        /// By table that was read: what names its rows, which way it runs, and what each column was taken for.
        package var layout: [Layout]
        /// Where the file came from, in words.
        package var origin: String?
        package var retrieved: String?
        /// What names on the chart mean.
        package var meanings: [Member] = []
        /// What the file does not say and a person has.
        package var given: [Member] = []

        /// A member of an object.
        package struct Member: Sendable, Hashable {
            package var key: String
            /// Its value, written as JSON on one line.
            package var json: String

            package init(key: String, json: String) {
                self.key = key
                self.json = json
            }
        }

        package init(
            chart: String, kind: ManifestEntry.Kind, path: String, edition: String, products: [String],
            layout: [Layout]
        ) {
            self.chart = chart
            self.kind = kind
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

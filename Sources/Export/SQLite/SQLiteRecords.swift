import ChartSchema

/// How flat records stand in the database: what a record has that its chart does not is a table, each of its lists is a table beside it, and
/// a view puts everything together again.
struct SQLiteRecords {
    let table: String
    let fields: [FlatField]

    init(_ table: String, of type: (some FlatRow).Type) {
        self.table = table
        fields = type.fields()
    }

    static let limits = SQLiteRecords("build_limit", of: FlatBuildRecord.self)
    static let rules = SQLiteRecords("medication_rule", of: FlatMedicationRecord.self)
    static let corrections = SQLiteRecords("correction", of: CorrectionRecord.self)

    /// Fields whose words have a table of the same name, with what is known of them.
    private static let words = ["rate_class", "outcome"]

    /// The table of the records.
    var creation: String {
        let own = fields.filter(\.isInTable).map { "  \($0.name) \(Self.type(of: $0))" }
        let keys = ["  id INTEGER PRIMARY KEY", "  chart TEXT NOT NULL REFERENCES chart (id)"]
        return "CREATE TABLE \(table) (\n\((keys + own).joined(separator: ",\n"))\n);"
    }

    /// The table of whose products the records are.
    var productCreation: String {
        """
        CREATE TABLE \(table)_product (
          \(table) INTEGER NOT NULL REFERENCES \(table) (id),
          carrier TEXT NOT NULL,
          product TEXT NOT NULL,
          PRIMARY KEY (\(table), product),
          FOREIGN KEY (carrier, product) REFERENCES product (carrier, id)
        );
        """
    }

    /// The tables of the records' lists.
    var listCreations: [String] {
        fields.compactMap(\.element).map { element in
            """
            CREATE TABLE \(table)_\(element) (
              \(table) INTEGER NOT NULL REFERENCES \(table) (id),
              position INTEGER NOT NULL,
              \(element) TEXT NOT NULL,
              PRIMARY KEY (\(table), position)
            );
            """
        }
    }

    private static func type(of field: FlatField) -> String {
        var type =
            switch field.kind {
            case .whole: "INTEGER"
            case .figure: "NUMERIC"
            case .id, .text, .date, .texts: "TEXT"
            }
        if field.presence != .optional { type += " NOT NULL" }
        if words.contains(field.name) { return type + " REFERENCES \(field.name) (id)" }
        guard !field.options.isEmpty else { return type }
        let options = field.options.map { "'\($0)'" }.joined(separator: ", ")
        return type + " CHECK (\(field.name) IN (\(options)))"
    }
}

extension FlatField {
    /// Whether it is a column of the table of its records.
    var isInTable: Bool { !isOfChart && element == nil }
}

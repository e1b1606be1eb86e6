import ChartSchema

extension SQLiteRecords {
    /// A view of the records as the CSV files have them, column by column.
    func view(_ name: String, as alias: String) -> String {
        """
        CREATE VIEW \(name) AS
        \(Self.lines(of: fields.map { column($0, alias) }))
        FROM \(table) \(alias) JOIN chart c ON c.id = \(alias).chart
        ORDER BY \(alias).id;
        """
    }

    private func column(_ field: FlatField, _ alias: String) -> String {
        if field.options.count == 1 { return "'\(field.options[0])' AS \(field.name)" }
        guard let element = field.element else { return "\(field.isOfChart ? "c" : alias).\(field.name)" }
        return """
            (SELECT group_concat(\(element), '+') FROM (
                SELECT \(element) FROM \(table)_\(element) WHERE \(table) = \(alias).id ORDER BY position
              )) AS \(field.name)
            """
    }

    /// A list of columns in lines that people can read; one of several lines stands on lines of its own.
    private static func lines(of columns: [String]) -> String {
        var lines = ["SELECT"]
        var isBroken = false
        for (place, column) in columns.enumerated() {
            let item = column + (place + 1 < columns.count ? "," : "")
            let isLong = column.contains("\n")
            if isLong || isBroken || lines[lines.count - 1].count + 1 + item.count > 112 {
                lines.append("  " + item)
            } else {
                lines[lines.count - 1] += " " + item
            }
            isBroken = isLong
        }
        return lines.joined(separator: "\n")
    }
}

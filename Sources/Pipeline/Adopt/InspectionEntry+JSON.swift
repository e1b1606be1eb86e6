import ChartSchema
import Results

extension Inspection.Entry {
    /// The source as it would stand in `pipeline.json`, one column of the layout a line.
    package var json: String {
        var lines = ["{"]
        lines.append(
            "  \"chart\": \(quoted(chart)), \"kind\": \(quoted(kind.rawValue)), \"edition\": \(quoted(edition)),")
        lines.append("  \"path\": \(quoted(path)),")
        lines.append("  \"products\": [\(products.map(quoted).joined(separator: ", "))],")
        if let origin { lines.append("  \"origin\": \(quoted(origin)),") }
        if let retrieved { lines.append("  \"retrieved\": \(quoted(retrieved)),") }
        lines += object("meanings", meanings) + object("given", given)
        guard !layout.isEmpty else {
            // The last member has no comma after it.
            lines[lines.count - 1].removeLast()
            return (lines + ["}"]).joined(separator: "\n")
        }
        lines.append("  \"layout\": {\"tables\": [")
        for (index, table) in layout.enumerated() {
            lines.append(
                "    {\"rows\": \(quoted(table.rows)), \"direction\": \(quoted(table.direction)), \"columns\": [")
            for (place, column) in table.columns.enumerated() {
                lines.append("      \(quoted(column))" + (place + 1 < table.columns.count ? "," : ""))
            }
            lines.append("    ]}" + (index + 1 < layout.count ? "," : ""))
        }
        lines.append("  ]}")
        lines.append("}")
        return lines.joined(separator: "\n")
    }

    private func object(_ key: String, _ members: [Member]) -> [String] {
        guard !members.isEmpty else { return [] }
        let all = members.map { "\(quoted($0.key)): \($0.json)" }
        return ["  \(quoted(key)): {\(all.joined(separator: ", "))},"]
    }

    private func quoted(_ text: String) -> String {
        var writer = CanonicalJSONWriter()
        writer.value(text)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

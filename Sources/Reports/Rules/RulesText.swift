import ChartSchema
import Results

/// Kinds of findings for a terminal.
package struct RulesText {
    private let palette: Palette

    package init(palette: Palette = .plain) { self.palette = palette }

    /// One line for each: code, severity, what is wrong.
    package func list(_ rules: [RuleDescription]) -> String {
        let palette = palette
        var table = TextTable([.leading, .leading, .leading])
        for rule in rules {
            table.add([
                .init(rule.code, paint: { palette.bold($0) }),
                .init(rule.severity.rawValue, paint: { palette.severity(rule.severity, $0) }), .init(rule.explanation),
            ])
        }
        return table.text
    }

    /// Everything about one.
    package func explanation(of rule: RuleDescription) -> String {
        let name = palette.severity(rule.severity, "\(rule.severity.rawValue)[\(rule.code)]")
        var text = "\(name): \(rule.explanation)\n"
        if !rule.uncheckedWhere.isEmpty {
            text += "\(palette.bold("not checked")): where \(rule.uncheckedWhere.joined(separator: ", or "))\n"
        }
        if !rule.remedy.isEmpty { text += "\(palette.bold("help")): \(rule.remedy)\n" }
        for example in rule.triggering { text += "\n\(palette.bold("found")): \(example.title)\n" + body(example) }
        for example in rule.nonTriggering {
            text += "\n\(palette.bold("not found")): \(example.title)\n" + body(example)
        }
        return text
    }

    private func body(_ example: RuleDescription.Example) -> String {
        var text = ""
        for rows in example.tables {
            var table = TextTable(Array(repeating: .leading, count: rows.map(\.count).max() ?? 0))
            for row in rows { table.add(row.map(cell)) }
            text += table.text.split(separator: "\n").map { "  \($0)\n" }.joined()
        }
        if let message = example.message { text += "  \(palette.dim("=")) \(message)\n" }
        return text
    }

    private func cell(_ text: String) -> TextTable.Cell {
        let palette = palette
        guard text.first == RuleDescription.Example.mark else { return TextTable.Cell(text) }
        return TextTable.Cell(text) { palette.severity(.warning, $0) }
    }

    /// The rules as JSON, one a line.
    package static func json(_ rules: [RuleDescription]) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.lines("rules", of: rules, indent: 0) { writer, rule in
            writer.object {
                $0.member("code", rule.code)
                $0.member("severity", rule.severity.rawValue)
                $0.member("explanation", rule.explanation)
                $0.member("unchecked_where", rule.uncheckedWhere)
                $0.member("remedy", rule.remedy)
            }
        }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

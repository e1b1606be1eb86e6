import ChartSchema
import Diff

extension ChartHistory {
    /// A heading a version with what it changed, and a line a value that was asked about.
    package func text(_ palette: Palette = .plain) -> String {
        var text = palette.bold(chart) + "\n"
        for step in steps {
            let edition = step.edition.map { "edition \($0)" } ?? "chart removed"
            let held = step.records.map { ", \(counted($0, "record"))" } ?? ""
            text += "\(palette.bold(step.version))  \(edition)\(held)\n"
            for statement in step.statements { text += "    \(statement.mark)  \(statement.sentence)\n" }
        }
        if !values.isEmpty || !gone.isEmpty { text += "\n" }
        for value in values {
            let before = value.editionBefore.map { "; \(value.before.inWords) before (edition \($0))" } ?? ""
            text += "\(value.column.name), \(value.place.inWords): \(value.now.inWords)"
            text += " since \(value.version), edition \(value.edition)\(before)\n"
        }
        for value in gone {
            text +=
                "\(value.column.name), \(value.place.inWords): gone since \(value.version), edition \(value.edition)"
            text += "; \(value.before.inWords) before (edition \(value.editionBefore))\n"
        }
        return text
    }

    /// The whole history as data.
    package func json() throws -> [UInt8] { try reportJSON(self) }
}

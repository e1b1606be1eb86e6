import ChartSchema

/// A build chart as a person reads it: heights down, columns across.
///
/// Columns that do not fit are set in further blocks below, each with its heights again.
package struct ChartGrid {
    /// The widest line of a column's name.
    private static let labelWidth = 18

    private let chart: BuildChart
    private let palette: Palette
    /// In columns of the terminal; `nil` for no limit.
    private let width: Int?

    package init(_ chart: BuildChart, palette: Palette = .plain, width: Int? = nil) {
        self.chart = chart
        self.palette = palette
        self.width = width
    }

    package var text: String {
        let surroundings = ChartSurroundings(.build(chart), palette: palette)
        return surroundings.around(
            blocks().map(block) + (conditions.isEmpty ? [] : [listOfConditions])
                + (chart.correctedCount > 0 ? [corrections] : []))
    }

    /// What must be so for columns, each once; columns name it by its number.
    private var conditions: [String] {
        chart.columns.compactMap(\.condition).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private var listOfConditions: String {
        conditions.enumerated().map { "[\($0 + 1)] \(ChartSurroundings.oneLine($1))\n" }.joined()
    }

    /// What stands behind every `*`.
    private var corrections: String {
        chart.rows.flatMap { row in
            row.limits.flatMap { limit in
                let column = chart.columns[limit.column]
                let name = [row.height.inWords, column.classLabel ?? column.rateClass?.rawValue]
                    .compactMap(\.self).joined(separator: ", ")
                return limit.corrections.map { "* \(ChartSurroundings.oneLine(name)): \($0.inWords)\n" }
            }
        }.joined()
    }

    // MARK: Blocks

    /// The columns of each block: as many as fit, at least one.
    private func blocks() -> [[Int]] {
        guard let width else { return [Array(chart.columns.indices)] }
        let first = rowNames.map { $0.map { DisplayWidth.of($0) }.reduce(0) { $0 + $1 + 2 } }.max() ?? 0
        var blocks: [[Int]] = []
        var used = width
        for column in chart.columns.indices {
            let texts = header(column) + chart.rows.map { cell($0, column) }
            let own = 2 + (texts.map { DisplayWidth.of($0) }.max() ?? 0)
            if used + own > width {
                blocks.append([])
                used = first
            }
            blocks[blocks.count - 1].append(column)
            used += own
        }
        return blocks
    }

    private func block(_ columns: [Int]) -> String {
        let names = rowNames
        let leading = names.first?.count ?? 1
        var table = TextTable(
            Array(repeating: .leading, count: leading) + Array(repeating: .trailing, count: columns.count))
        let headers = columns.map(header)
        let depth = headers.map(\.count).max() ?? 0
        for line in 0..<depth {
            let titles = leading == 2 ? ["height", "age"] : ["height"]
            let left = line == depth - 1 ? titles : Array(repeating: "", count: leading)
            table.add(
                (left + headers.map { lines in line < depth - lines.count ? "" : lines[line - depth + lines.count] })
                    .map { TextTable.Cell($0, paint: palette.bold) })
        }
        for (row, name) in zip(chart.rows, names) {
            table.add(name.map { TextTable.Cell($0) } + columns.map { TextTable.Cell(cell(row, $0)) })
        }
        return table.text
    }

    // MARK: Texts

    /// Height, and age where rows have ages.
    private var rowNames: [[String]] {
        let hasAges = chart.rows.contains { $0.age != nil }
        return chart.rows.map { row in
            hasAges ? [row.height.inWords, row.age?.inWords ?? ""] : [row.height.inWords]
        }
    }

    /// The lines of a column's name: product, label, rate class, whom it is for.
    private func header(_ index: Int) -> [String] {
        let column = chart.columns[index]
        var lines: [String] = []
        if let product = column.product { lines += wrapped(product) }
        if let label = column.classLabel { lines += wrapped(ChartSurroundings.oneLine(label)) }
        lines.append(column.rateClass?.rawValue ?? (column.classLabel == nil ? "-" : "?"))
        var applicant: [String] = []
        if column.sex != .any { applicant.append(column.sex.rawValue) }
        if column.tobacco != .any { applicant.append(column.tobacco.inWords) }
        if !column.age.isAny { applicant.append("age \(column.age.inWords)") }
        if !applicant.isEmpty { lines += wrapped(applicant.joined(separator: ", ")) }
        if let number = column.condition.flatMap(conditions.firstIndex) { lines.append("if [\(number + 1)]") }
        return lines
    }

    /// Words in lines of at most ``labelWidth``.
    private func wrapped(_ text: String) -> [String] {
        var lines: [String] = []
        for word in text.split(separator: " ") {
            if let last = lines.last, DisplayWidth.of(last) + 1 + DisplayWidth.of(word) <= Self.labelWidth {
                lines[lines.count - 1] = last + " " + word
            } else {
                lines.append(String(word))
            }
        }
        return lines
    }

    /// The limits of a row in one column; several are joined by `; `, and `*` marks one that is not as printed.
    private func cell(_ row: BuildRow, _ column: Int) -> String {
        row.limits.filter { $0.column == column }.map { limit in
            let weight = intervalInWords(limit.weightMin, limit.weightMax)
            let bmi = intervalInWords(limit.bmiMin, limit.bmiMax).map { "BMI \($0)" }
            return [weight, bmi].compactMap(\.self).joined(separator: ", ") + (limit.corrections.isEmpty ? "" : "*")
        }.joined(separator: "; ")
    }
}

import ChartSchema
import Pages

/// What messages call fields by, in a person's words: those of the command line name options and places in files.
enum PageWords {
    /// `expected one weight_max_lb of …` as `Expected one greatest weight of …`.
    static func of(_ message: String) -> String {
        var text = message
        for field in AppliedCorrection.Field.allCases where field.rawValue.contains("_") {
            let words = Desk.words(ofField: field.rawValue).replacing(#/^the /#, with: "")
            text = text.replacing(field.rawValue, with: words)
        }
        return (text.prefix(1).uppercased() + text.dropFirst()).cut(to: longest)
    }

    /// Of a message that quotes a cell of any length.
    private static let longest = 800

    /// The same, with the row and the column by which a chart calls a place: `table 0, row 13, column 4` as `Standard at 5'10"`.
    static func of(_ message: String, in chart: Chart?) -> String {
        let text = of(message)
        guard let chart = chart?.buildChart else { return text }
        return text.replacing(/table (\d+), row (\d+), column (\d+)/) { match in
            let place = [match.1, match.2, match.3].map { Int($0) }
            for row in chart.rows {
                for limit in row.limits where limit.cells.contains(where: { [$0.table, $0.row, $0.column] == place }) {
                    return "\(chart.columns[limit.column].name) at \(row.height.inWords)"
                }
            }
            return "row \((place[1] ?? 0) + 1), column \((place[2] ?? 0) + 1)"
        }
    }
}

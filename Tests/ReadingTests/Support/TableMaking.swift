import ChartSchema
import Tables

@testable import Reading

/// Tables written down in tests: one line a row, cells apart by `|`, blanks around them dropped.
extension Table {
    static func written(
        _ text: String, index: Int = 0, caption: String? = nil, headings: [String] = [], before: [String] = [],
        after: [String] = []
    ) -> Table {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: true)
            .map { $0.split(separator: "|", omittingEmptySubsequences: false).map { $0.trimmed } }
        let width = rows.map(\.count).max() ?? 0
        var cells: [Cell] = []
        var grid: [Int32] = []
        var arena: [UInt8] = []
        for (row, texts) in rows.enumerated() {
            for column in 0..<width {
                guard column < texts.count, !texts[column].isEmpty else {
                    grid.append(-1)
                    continue
                }
                // `<` repeats the cell to the left: a merged cell.
                if texts[column] == "<<", let last = grid.last, last >= 0 {
                    cells[Int(last)].columnSpan += 1
                    grid.append(last)
                    continue
                }
                let bytes = Array(texts[column].utf8)
                grid.append(Int32(cells.count))
                cells.append(Cell(row: row, column: column, line: row + 1, start: arena.count, count: bytes.count))
                arena += bytes
            }
        }
        return Table(
            index: index, caption: caption.map { TextPiece($0, line: 1) },
            headings: headings.map { TextPiece($0, line: 1) }, textBefore: before.map { TextPiece($0, line: 1) },
            textAfter: after.map { TextPiece($0, line: 1) }, rowCount: rows.count, columnCount: width,
            roles: Array(repeating: .body, count: rows.count), cells: cells, grid: grid, arena: arena)
    }
}

extension Substring {
    fileprivate var trimmed: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}

/// Reads written tables as one file.
func draft(_ tables: Table..., instruct: (inout ReadingInstructions) -> Void = { _ in }) -> DraftChart {
    var instructions = ReadingInstructions(id: ChartID(carrier: "c", chart: "x", edition: "2026-01-01"))
    instruct(&instructions)
    let document = Document(
        file: "raw/c/chart.csv", format: .csv, encoding: EncodingReport(name: "utf-8", basis: .detected),
        tables: tables)
    return ChartReader.read(document, sha256: "", instructions: instructions)
}

extension DraftChart {
    /// One short line a record: `70 Preferred 122...200 male 51+ tobacco`.
    var lines: [String] {
        chart.flatRecords().map { record in
            var parts: [String] = []
            parts.append(Self.span(record.height.min, record.height.max))
            if let product = record.product { parts.append("[\(product)]") }
            parts.append(record.classLabel ?? "-")
            if record.weightMin != nil || record.weightMax != nil {
                parts.append(Self.span(record.weightMin, record.weightMax) + "lb")
            }
            if record.bmiMin != nil || record.bmiMax != nil {
                parts.append("bmi " + Self.span(record.bmiMin, record.bmiMax))
            }
            if record.sex != .any { parts.append(record.sex.rawValue) }
            if record.tobacco != .any { parts.append("tobacco-" + record.tobacco.rawValue) }
            if !record.age.isAny {
                parts.append("age " + Self.span(record.age.min.map { Figure($0) }, record.age.max.map { Figure($0) }))
            }
            return parts.joined(separator: " ")
        }
    }

    private static func span(_ low: Figure?, _ high: Figure?) -> String {
        if let low, low == high { return "\(low)" }
        return "\(low.map(\.description) ?? "")..\(high.map(\.description) ?? "")"
    }

    var rules: [String] { findings.map(\.rule) }
}

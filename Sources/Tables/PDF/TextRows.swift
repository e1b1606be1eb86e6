import Paper

/// Parts drawn rows that hold many lines of figures: tables with lines between the columns and none between the rows.
enum TextRows {
    static func split(_ sketch: inout TableSketch) {
        for row in (0..<sketch.rowCount).reversed() { split(row, &sketch) }
    }

    private static func split(_ row: Int, _ sketch: inout TableSketch) {
        let own = sketch.cells.indices.filter { sketch.cells[$0].row == row && sketch.cells[$0].rowSpan == 1 }
        let crossing = sketch.cells.contains {
            $0.row <= row && row < $0.row + $0.rowSpan && $0.rowSpan > 1
        }
        let lines = own.map { PrintedLine.lines(of: sketch.cells[$0].words.filter { !$0.isTurned }) }
        let most = lines.map(\.count).max() ?? 0
        guard most > 1, lines.count(where: { $0.count > 1 }) > 1 else { return }
        let figures = lines.map { cell in cell.count { line in line.words.contains(where: \.isFigure) } }
        // Columns of figures, one a line.
        let columns = own.indices.filter { lines[$0].count > 1 && figures[$0] * 5 >= lines[$0].count * 4 }
        guard columns.count > 1, columns.count * 2 >= lines.count(where: { $0.count > 1 }) else {
            if sketch.rowCount <= 3, lines.count(where: { $0.count > 4 }) > 1, !crossing {
                sketch.doubts.append(doubt(own, sketch))
            }
            return
        }
        if most == 2, !columns.allSatisfy({ hasOneForm(lines[$0]) }) { return }
        let baselines = baselines(columns.flatMap { lines[$0] })
        let size = lines.flatMap { $0 }.map(\.size).max() ?? 1
        let fits = lines.allSatisfy { cell in
            cell.allSatisfy { line in baselines.contains { abs($0 - line.baseline) <= 0.3 * size } }
        }
        let gaps = zip(baselines.dropFirst(), baselines).map { $0 - $1 }
        let isEven = (gaps.max() ?? 1) <= 1.6 * (gaps.min() ?? 1)
        guard fits, isEven || most > 2, !crossing, own.allSatisfy({ sketch.cells[$0].columnSpan == 1 }),
            !own.contains(where: { sketch.cells[$0].words.contains(where: \.isTurned) })
        else {
            sketch.doubts.append(doubt(own, sketch))
            return
        }
        replace(row, own, lines, baselines, 0.3 * size, &sketch)
    }

    private static func doubt(_ own: [Int], _ sketch: TableSketch) -> PaperDoubt {
        let words = own.flatMap { sketch.cells[$0].words }
        return PaperDoubt(
            kind: .rows, box: words.dropFirst().reduce(words[0].box) { $0.union($1.box) },
            text: PrintedLine(words: words).text)
    }

    /// `5'0"` over `5'1"`, and not `5'0"` over `(152 cm)`.
    private static func hasOneForm(_ lines: [PrintedLine]) -> Bool {
        Set(lines.map { form($0.text) }).count == 1
    }

    static func form(_ text: String) -> String {
        var form = ""
        for scalar in text.unicodeScalars where scalar != " " {
            let sign: Character =
                scalar.properties.numericType != nil ? "9" : scalar.properties.isAlphabetic ? "a" : Character(scalar)
            if form.last != sign { form.append(sign) }
        }
        return form
    }

    private static func baselines(_ lines: [PrintedLine]) -> [Double] {
        var result: [Double] = []
        for line in lines.sorted(by: { $0.baseline < $1.baseline })
        where result.last.map({ line.baseline - $0 > 0.3 * line.size }) ?? true {
            result.append(line.baseline)
        }
        return result
    }

    private static func replace(
        _ row: Int, _ own: [Int], _ lines: [[PrintedLine]], _ baselines: [Double], _ slack: Double,
        _ sketch: inout TableSketch
    ) {
        let more = baselines.count - 1
        var cells = sketch.cells.indices.filter { !own.contains($0) }.map { sketch.cells[$0] }
        for index in cells.indices where cells[index].row > row { cells[index].row += more }
        for (cell, lines) in zip(own, lines) {
            let old = sketch.cells[cell]
            for (number, baseline) in baselines.enumerated() {
                let words = lines.filter { abs($0.baseline - baseline) <= slack }.flatMap(\.words)
                cells.append(
                    TableSketch.Cell(row: row + number, column: old.column, words: words, area: old.area))
            }
        }
        sketch.cells = cells.sorted { ($0.row, $0.column) < ($1.row, $1.column) }
        sketch.rowCount += more
    }
}

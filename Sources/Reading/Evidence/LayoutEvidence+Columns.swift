import ChartSchema

extension LayoutEvidence {
    /// One decision for every column with limits or with words that name the row.
    var columns: [LayoutDecision] {
        layout.blocks.flatMap { block in
            block.columns.compactMap { column -> LayoutDecision? in
                guard let segment = layout.rows.segments.first, let role = block.roles.first?[column],
                    let stack = block.stacks.first?[column]
                else { return nil }
                switch role {
                case .value(let value): return values(value, stack: stack, body: segment.body)
                case .weightTwin:
                    return decision(
                        line(column), "the same weights in kilograms, checked and not published", isPrinted: true,
                        evidence: header(stack) + figures(column, body: segment.body), against: [],
                        contradiction: "no column of pounds beside it")
                case .age, .sex, .tobacco, .className, .product, .bmiBand, .bound, .ageEnd, .condition:
                    return decision(
                        line(column),
                        "\(LayoutSignature.words(role) ?? "words") that name \(named(by: column, in: block))",
                        isPrinted: !stack.isEmpty, evidence: header(stack), against: [],
                        contradiction: "figures in it")
                case .ignored(let reason):
                    return decision(
                        line(column), "left out: \(reason.words)", isPrinted: false, evidence: header(stack),
                        against: [],
                        contradiction: "figures that no counting explains")
                case .unknown:
                    return decision(
                        line(column), "not understood; its cells stay unread", isPrinted: false,
                        evidence: header(stack), against: ["its cells are neither figures nor known words"],
                        contradiction: "a header that says what it holds")
                case .height, .heightTwin, .heightEnd, .heightRest, .blank: return nil
                }
            }
        }
    }

    /// The row, or the limits of some columns of it.
    private func named(by column: Int, in block: TableLayout.Block) -> String {
        guard let limits = block.naming.first?.limits(namedBy: column) else { return "the row" }
        let noun = limits.count == 1 ? "column" : "columns"
        return "the limits of \(noun) \(limits.sorted().map(String.init).joined(separator: ", "))"
    }

    private func line(_ column: Int) -> LayoutDecision.Subject {
        let place = grid.place(row: 0, column: column)
        return grid.isTurned ? .row(place.row) : .column(place.column)
    }

    private func values(_ value: ValueColumn, stack: HeaderStack, body: [Int]) -> LayoutDecision {
        let falls = falls(value.column, body: body)
        let other = body.count { row in
            let sense = grid.sense(row: row, column: value.column)
            return !sense.isBlank && !sense.isNothing && !sense.isNumeric && value.quantity != .className
        }
        var against: [String] = []
        if other > 0 { against.append("\(other) cells are no figures") }
        if layout.key == .heights, falls > 0 { against.append("its figures fall \(falls) times as heights rise") }
        let bound = value.bound ?? (value.holdsRanges || value.zone != nil ? nil : .max)
        return decision(
            line(value.column), LayoutSignature.words(.value(value)) ?? "limits",
            isPrinted: value.label != nil || value.bound != nil || value.product != nil,
            evidence: header(stack) + figures(value.column, body: body)
                + (value.bound == nil && bound == .max
                    ? ["a single figure is a maximum unless a word says otherwise"] : []),
            against: against,
            contradiction: value.holdsRanges
                ? "single figures in most rows" : "ranges in most rows, or a header that names another end")
    }

    private func header(_ stack: HeaderStack) -> [String] {
        guard !stack.isEmpty else { return ["no header above it"] }
        let parts = stack.pieces.map { piece in
            piece.terms.text.quotedOnOneLine + (piece.isFilled ? " (from the merged heading to its left)" : "")
        }
        return ["its header says \(parts.joined(separator: ", then "))"]
    }

    private func figures(_ column: Int, body: [Int]) -> [String] {
        let senses = body.map { grid.sense(row: $0, column: column) }.filter { !$0.isBlank }
        let numeric = senses.filter(\.isNumeric)
        guard let first = numeric.first, let last = numeric.last else { return [] }
        let ranges = numeric.count { $0.interval?.form == .range }
        let form = ranges * 2 > numeric.count ? "ranges" : "figures"
        return ["\(numeric.count) of \(senses.count) cells are \(form), from \(first.text) to \(last.text)"]
    }

    /// How often a column's upper figure falls from one height to the next greater one.
    private func falls(_ column: Int, body: [Int]) -> Int {
        guard
            let heights = layout.blocks.first(where: { $0.columns.contains(column) })?.roles.first?.values
                .compactMap(\.heightColumn).first
        else { return 0 }
        let pairs = body.compactMap { row -> (height: Figure, figure: Figure)? in
            guard let height = heights.entries[row]?.range.min,
                let figure = grid.sense(row: row, column: column).interval?.max?.value
            else { return nil }
            return (height, figure)
        }.sorted { $0.height < $1.height }
        return zip(pairs, pairs.dropFirst()).count { $0.height < $1.height && $1.figure < $0.figure }
    }

    // MARK: Unit

    /// In what unit the weights are, and how that is known; `nil` where there are none.
    var unit: LayoutDecision? {
        let values = layout.blocks.flatMap { block in
            (block.roles.first ?? [:]).keys.sorted().compactMap { block.roles[0][$0]?.value }
        }
        let weights = values.filter { $0.quantity == .weight }
        guard !weights.isEmpty else { return nil }
        let cells = weights.flatMap { column in
            bodyRows.compactMap { grid.sense(row: $0, column: column.column).interval?.unit }
        }
        if let printed = (weights.compactMap(\.unit) + cells).first(where: \.isWeight) {
            return decision(
                .unit, printed.rawValue, isPrinted: true, evidence: ["printed in the header or in the cells"],
                against: [], contradiction: "another unit printed")
        }
        if let printed = context?.unit {
            return decision(
                .unit, printed.rawValue, isPrinted: true, evidence: ["printed above the table"], against: [],
                contradiction: "another unit printed in the table")
        }
        if let given = given.unit {
            return decision(
                .unit, given.rawValue, isPrinted: true, evidence: ["given in pipeline.json"], against: [],
                contradiction: "a unit printed in the file")
        }
        return decision(
            .unit, "pounds", isPrinted: false,
            evidence: ["no unit is printed", "as kilograms most rows would allow a BMI over 55"], against: [],
            contradiction: "figures that would be sensible in kilograms too: then nothing is read")
    }
}

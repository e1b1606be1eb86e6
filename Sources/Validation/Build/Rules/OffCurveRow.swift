import ChartSchema

/// A row whose figures leave their columns together.
struct OffCurveRow: Rule<BuildEvidence> {
    let code = "build.row.off-curve"
    let severity = Finding.Severity.warning
    let explanation =
        "Most figures of a row leave the curves of their columns together, as when a row's cells slipped sideways."
    let needs: [BuildNeed] = [.severalColumns, .longColumn]
    var precedes: [any Rule<BuildEvidence>] { BuildRules.columns }

    let triggering = [
        BuildExample(
            "a row that slipped one column to the right",
            """
            height | Preferred Plus max | Preferred max | Standard Plus max | Standard max
            5'4"   | 164 | 175 | 188 | 238
            5'5"   | 169 | 181 | 194 | 246
            5'6"   | 174 | 186 | 200 | 253
            5'7"   | 179 | 192 | 207 | 261
            ↓5'8"  | 150 | 185 | 198 | 213
            5'9"   | 190 | 204 | 219 | 277
            5'10"  | 196 | 210 | 225 | 285
            5'11"  | 201 | 216 | 232 | 293
            6'0"   | 207 | 222 | 239 | 302
            """),
        BuildExample(
            "two figures of a row are exchanged",
            """
            height | min | Preferred max | Standard max
            5'4"   | 97  | 175 | 238
            5'5"   | 100 | 181 | 246
            5'6"   | 103 | 186 | 253
            5'7"   | 106 | 192 | 261
            ↓5'8"  | 109 | 269 | 198
            5'9"   | 112 | 204 | 277
            5'10"  | 115 | 210 | 285
            5'11"  | 119 | 216 | 293
            6'0"   | 122 | 222 | 302
            """),
    ]
    let nonTriggering = [
        BuildExample(
            "all columns of a row may bend together",
            """
            height | Preferred max | Standard max
            5'2"   | 156 | 166
            5'3"   | 159 | 169
            5'4"   | 162 | 172
            5'5"   | 165 | 175
            5'6"   | 171 | 182
            5'7"   | 178 | 189
            5'8"   | 184 | 196
            5'9"   | 191 | 204
            5'10"  | 197 | 211
            """)
    ]

    func observations(in evidence: BuildEvidence) -> [Observation] {
        evidence.rows.compactMap { row in
            let found = row.figures.compactMap { evidence.appraisals[$0.point.id] }.filter { $0.expected != nil }
            guard found.contains(where: { $0.event != nil }) || isStrange(found) else { return nil }
            let figures =
                found.sorted {
                    (evidence.printedColumn($0.curve), $0.curve) < (evidence.printedColumn($1.curve), $1.curve)
                }
            let slips = figures.filter { $0.event?.kind == .slip }
            if isSideways(figures) { return observation(row.rowIndex, figures, .sideways, evidence) }
            if slips.count == 2, areExchanged(slips[0], slips[1]) {
                return observation(row.rowIndex, slips, .exchanged, evidence)
            }
            guard slips.count >= 3, slips.count * 2 > row.figures.count else { return nil }
            return observation(row.rowIndex, slips, .off, evidence)
        }
    }

    private enum Story {
        case sideways, exchanged, off
    }

    /// Whether the figures are strange in their own columns and at home in the columns beside them, to the left or the
    /// right.
    private func isSideways(_ figures: [Appraisal]) -> Bool {
        guard isStrange(figures) else { return false }
        let pairs = Array(zip(figures, figures.dropFirst()))
        return pairs.allSatisfy { fits($1, in: $0) } || pairs.allSatisfy { fits($0, in: $1) }
    }

    /// Whether most of at least three figures are far from what was expected.
    private func isStrange(_ figures: [Appraisal]) -> Bool {
        // Their middle is no stranger than half of them.
        figures.count >= 3 && figures.count { $0.strangeness >= 4 } * 2 >= figures.count
            && figures.map(\.strangeness).median ?? 0 >= 4
    }

    /// Whether each of two figures is what was expected of the other.
    private func areExchanged(_ a: Appraisal, _ b: Appraisal) -> Bool { fits(a, in: b) && fits(b, in: a) }

    private func fits(_ figure: Appraisal, in column: Appraisal) -> Bool {
        column.expected.map { abs(figure.printed - $0) <= 2 * column.tolerance } ?? false
    }

    private func observation(
        _ index: Int, _ figures: [Appraisal], _ story: Story, _ evidence: BuildEvidence
    ) -> Observation {
        let row = evidence.chart.rows[index]
        let words = HeightWords.row(row)
        let names = figures.map { evidence.curves[$0.curve].name }
        let printed = figures.map { evidence.point($0).figure.description }
        let message =
            switch story {
            case .sideways: "At \(words) the figures fit the columns beside their own: the row slipped sideways."
            case .exchanged:
                "At \(words) the \(names[0]) \(printed[0]) and the \(names[1]) \(printed[1]) are probably exchanged."
            case .off: "At \(words) \(figures.count) figures leave the curves of their columns."
            }
        let expected = figures.map { $0.roundedExpectation?.description ?? "?" }
        return Observation(
            message: message, help: "Compare the row with the printed chart.",
            cell: evidence.label(of: row, beside: evidence.point(figures[0]).cell),
            context: ["values": printed.joined(separator: " "), "expected": expected.joined(separator: " ")],
            suspects: evidence.figures(ofRow: index))
    }
}

extension BuildEvidence {
    /// Where a curve is printed: the raw column of its first figure.
    fileprivate func printedColumn(_ curve: Int) -> Int { curves[curve].points[0].cell?.column ?? curve }
}

import ChartSchema

/// Ends that do not belong to their limit: `<168` beside `168+`.
extension SegmentEmitter {
    /// A weight belongs to one class: where a strict end touches the end of another class's limit in its row, it stands at the
    /// next weight that the chart could print. Every end that is published belongs to its limit.
    func closed(_ limits: [BuildLimit], _ session: ReadingSession) -> [BuildLimit] {
        guard limits.count > 1 else { return limits }
        let open = limits.map { isOpen($0) }
        guard open.contains(true) else { return limits }
        let classes = limits.map { session.assembler.columns[$0.column].rateClass }
        let isOffer = classes.map { $0?.isOffer ?? true }
        var result = limits
        for place in limits.indices where open[place] {
            let others = limits.indices.filter {
                limits[$0].column != limits[place].column
                    && (isOffer[$0] || isOffer[place] || classes[$0] != classes[place])
            }
            if let high = limits[place].weightMax, others.contains(where: { limits[$0].weightMin == high }) {
                result[place].weightMax = high - step(of: high)
                result[place].cells[0].reading = .openEnd
            }
            if let low = limits[place].weightMin, others.contains(where: { limits[$0].weightMax == low }) {
                result[place].weightMin = low + step(of: low)
                result[place].cells[0].reading = .openEnd
            }
        }
        return result
    }

    private func isOpen(_ limit: BuildLimit) -> Bool {
        guard limit.weightMin == nil || limit.weightMax == nil, let reference = limit.cells.first,
            let cell = grid.table.cellIndex(row: reference.row, column: reference.column)
        else { return false }
        if isSignedEnd(grid.column(ofCell: cell)) { return true }
        guard reference.reading == .openEnd else { return false }
        let sense = grid.sense(ofCell: cell)
        // "Below 95 or above 210" is two limits, each with one end.
        guard let outside = sense.outside else { return sense.interval?.isExclusive ?? false }
        return limit.weightMin == nil ? outside.below.isExclusive : outside.above.isExclusive
    }

    /// "Decline <": the sign over the column says it for all of its figures, and stands in no label.
    private func isSignedEnd(_ column: Int) -> Bool {
        guard let value = roles[column]?.value, value.zone != nil else { return false }
        return value.headerCells.contains { header in
            guard let last = grid.sense(ofCell: header.cell).text.last else { return false }
            return last == "<" || last == ">"
        }
    }

    private func step(of figure: Figure) -> Figure {
        figure.wholeValue != nil ? 1 : Figure(tenThousandths: 1_000)
    }
}

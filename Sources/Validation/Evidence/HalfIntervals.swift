import ChartSchema

/// Limits with one end where the column has two: the other one was lost, in a row where its curve may just seem to end.
enum HalfIntervals {
    struct Half {
        /// The curve that has no figure in the row.
        var curve: Curve
        /// The figure of the other end.
        var point: Curve.Point
        var row: Int
    }

    /// Before the first and after the last figure of a curve that otherwise has a figure wherever its partner has one.
    static func of(_ evidence: ChartEvidence) -> [Half] {
        var byColumns: [Key: [Curve]] = [:]
        for curve in evidence.curves where curve.points.count >= 4 {
            byColumns[Key(columns: curve.columns, zone: curve.zone, axis: curve.axis), default: []].append(curve)
        }
        return evidence.curves.flatMap { partner -> [Half] in
            let key = Key(columns: partner.columns, zone: partner.zone, axis: partner.axis)
            guard let curve = byColumns[key]?.first(where: { isPartner($0.bound, of: partner.bound) }),
                let first = curve.points.first, let last = curve.points.last
            else { return [] }
            let outside = partner.points.filter { $0.x < first.x || $0.x > last.x }
            guard !outside.isEmpty, outside.count <= 2, partner.points.count >= curve.points.count else { return [] }
            return outside.map { Half(curve: curve, point: $0, row: $0.rowIndex) }
        }
    }

    private struct Key: Hashable {
        var columns: [Int]
        var zone: Int
        var axis: Curve.Axis
    }

    private static func isPartner(_ a: Bound, of b: Bound) -> Bool {
        switch (a, b) {
        case (.weightMin, .weightMax), (.weightMax, .weightMin), (.bmiMin, .bmiMax), (.bmiMax, .bmiMin): true
        default: false
        }
    }
}

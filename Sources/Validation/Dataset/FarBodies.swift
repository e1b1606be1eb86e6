import ChartSchema

/// What `dataset.carrier.far` finds among figures that have no names, so that a run can see whether it says the same of charts that
/// nobody opens.
package enum FarBodies {
    /// Of each carrier that has any, its figures that are far from all others', with what these are: whatever else is found about them depends on
    /// their own chart.
    package static func told(_ rows: [BodyRow]) -> [Int: [String]] {
        var told: [Int: [String]] = [:]
        for comparison in ClassBodies(rows).comparisons {
            let row = rows[comparison.row]
            guard CarrierFar.isFar(row.body, from: comparison.others) else { continue }
            told[row.carrier, default: []].append(
                "\(row.rateClass.rawValue) \(row.sex) \(row.tobacco) \(row.body) \(comparison.others) \(comparison.carriers)"
            )
        }
        return told.mapValues { $0.sorted() }
    }
}

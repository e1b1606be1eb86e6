import ChartSchema

/// What changed among the findings about a chart: those that went, those that came, and those that stay and are judged otherwise, for
/// somebody has accepted them or a policy has another severity for them.
struct FindingComparison {
    /// What each was and is; `nil` where it is not.
    private(set) var changes: [(before: Finding?, after: Finding?)] = []

    init(_ old: [Finding], _ new: [Finding]) {
        let came = new.without(old)
        var left = Dictionary(grouping: came.indices, by: { came[$0].fingerprint }).mapValues { Array($0.reversed()) }
        var met: Set<Int> = []
        for finding in old.without(new) {
            let index = left[finding.fingerprint]?.popLast()
            if let index { met.insert(index) }
            changes.append((finding, index.map { came[$0] }))
        }
        changes += came.indices.filter { !met.contains($0) }.map { (nil, came[$0]) }
    }
}

import ChartSchema

extension ExpectedRecord {
    /// Whether a published record says exactly this.
    ///
    /// - Parameter shared: the product of a record whose column names none.
    func agrees(with record: FlatBuildRecord, shared: String?) -> Bool {
        record.sex == sex && record.tobacco == tobacco && record.age == age && record.height == height
            && record.weightMin == weightMin && record.weightMax == weightMax
            && record.bmiMin == bmiMin && record.bmiMax == bmiMax
            && record.product == (product ?? shared)
            && admits(label: record.classLabel) && admits(rateClass: record.rateClass)
    }

    private func admits(label: String?) -> Bool {
        guard let label else { return labels.isEmpty }
        return labels.contains { FoldedLabel($0) == FoldedLabel(label) }
    }

    private func admits(rateClass: RateClass?) -> Bool {
        switch grant {
        case .exactly(let expected): return rateClass == expected
        case .adapters: return true
        case .unsaid: return rateClass == nil
        }
    }
}

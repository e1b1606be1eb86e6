import ChartSchema

extension DatasetStore {
    /// A medication chart, checked against its hash.
    public func medicationChart(_ entry: ManifestEntry) throws(StoreError) -> MedicationChart {
        let chart = try document(MedicationChart.self, try chartBytes(entry), path: entry.path)
        guard chart.id == entry.id else {
            throw .malformed(path: files.full(entry.path), reason: "expected the chart \(entry.id), found \(chart.id)")
        }
        return chart
    }
}

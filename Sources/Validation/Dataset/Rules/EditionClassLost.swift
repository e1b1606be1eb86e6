import ChartSchema

/// A class that the edition before had.
struct EditionClassLost: Rule<DatasetEvidence> {
    let code = "dataset.edition.class-lost"
    let severity = Finding.Severity.warning
    let explanation = "A class of the edition before is in no column of the chart."
    let needs: [DatasetNeed] = [.earlierEdition]

    let triggering = [
        DatasetExample(
            "Standard is gone",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                (
                    "acme/adult/2026-01-01",
                    """
                    height | Preferred max
                    5'0" | 143
                    5'1" | 148
                    5'2" | 153
                    5'3" | 158
                    5'4" | 163
                    5'5" | 168
                    5'6" | 173
                    5'7" | 179
                    5'8" | 184
                    5'9" | 190
                    5'10" | 195
                    5'11" | 201
                    """
                ),
            ])
    ]
    let nonTriggering = [
        DatasetExample(
            "a new edition with the same figures",
            [
                ("acme/adult/2024-01-01", ExampleCharts.preferredAndStandard),
                ("acme/adult/2026-01-01", ExampleCharts.preferredAndStandard),
            ])
    ]

    func observations(in evidence: DatasetEvidence) -> [Observation] {
        evidence.editions.compactMap { edition in
            let (old, new) = (evidence.charts[edition.old], evidence.charts[edition.new])
            let kept = Set(new.columns.map(Self.key))
            let lost = old.columns.indices.filter { !kept.contains(Self.key(old.columns[$0])) }
            guard !lost.isEmpty else { return nil }
            let names = ColumnNames(old.columns)
            let words = lost.map { names[$0].isEmpty ? "the column without a name" : names[$0] }
            return Observation(
                chart: edition.new,
                message: "Edition \(old.edition) has \(words.joined(separator: ", ")), and this one has not.",
                help: "Look whether the carrier dropped the class or renamed it.", cell: nil,
                context: ["edition": old.edition, "classes": words.joined(separator: ", ")])
        }
    }

    /// What makes two columns the same class: the canonical class, where there is one, whatever its label.
    private static func key(_ column: BuildColumn) -> BuildColumn {
        var key = column
        key.cells = []
        key.condition = nil
        key.classLabel = column.rateClass == nil ? column.classLabel?.lowercased() : nil
        return key
    }
}

import ChartSchema

/// How a published chart differs from one right reading of it, in both directions.
struct Disagreement {
    /// The reading it was compared with.
    var reading: String
    /// Expected, and not published.
    var missing: [ExpectedRecord] = []
    /// Published, and expected by nobody.
    var extra: [FlatBuildRecord] = []
    /// Footnotes that were neither applied nor both kept among the notes and reported.
    var vanished: [String] = []

    var isEmpty: Bool { missing.isEmpty && extra.isEmpty && vanished.isEmpty }
    var size: Int { missing.count + extra.count + vanished.count }

    /// Compares every record of `chart` with every record of `reading`; each counts once.
    init(of chart: BuildChart, findings: [Finding], with reading: RightReading) {
        self.reading = reading.name
        let shared = chart.products.isEmpty ? nil : chart.products.joined(separator: "+")
        var open = PublishedRecords(chart.flatRecords(), shared: shared)
        missing = reading.records.filter { !open.take($0) }
        for footnote in reading.footnotes where !open.takeAll(footnote.records) {
            let sentence = FoldedLabel(footnote.sentence)
            let isKept = chart.notes.contains { FoldedLabel($0.text) == sentence }
            let isReported = findings.contains { $0.location.text.map(FoldedLabel.init) == sentence }
            if !isKept || !isReported { vanished.append(footnote.sentence) }
        }
        extra = open.left
    }
}

extension Disagreement: CustomStringConvertible {
    /// A few of each kind: enough to see what is wrong, and a failing chart stays readable.
    var description: String {
        func some(_ name: String, _ texts: [String]) -> String {
            guard !texts.isEmpty else { return "" }
            let shown = texts.prefix(6).map { "    \($0)\n" }.joined()
            return "  \(name): \(texts.count)\n\(shown)"
        }
        return "read \"\(reading)\"\n" + some("not published", missing.map(\.description))
            + some("published, but not printed", extra.map(Disagreement.line)) + some("footnotes lost", vanished)
    }

    private static func line(_ record: FlatBuildRecord) -> String {
        func range(_ min: Figure?, _ max: Figure?) -> String {
            "\(min?.description ?? "-")…\(max?.description ?? "-")"
        }
        return "\(record.classLabel ?? "(no class)") [\(record.rateClass?.rawValue ?? "null")] \(record.product ?? "")"
            + " \(record.sex) tobacco \(record.tobacco)"
            + " age \(record.age.min?.description ?? "-")…\(record.age.max?.description ?? "-")"
            + " height \(range(record.height.min, record.height.max))"
            + " lb \(range(record.weightMin, record.weightMax)) bmi \(range(record.bmiMin, record.bmiMax))"
            + " from \"\(record.cell?.text ?? "")\""
    }
}

/// Published records, each to be taken by one expectation at most.
private struct PublishedRecords {
    private var byHeight: [HeightRange: [FlatBuildRecord]]
    private let shared: String?

    init(_ records: [FlatBuildRecord], shared: String?) {
        byHeight = Dictionary(grouping: records, by: \.height)
        self.shared = shared
    }

    var left: [FlatBuildRecord] {
        byHeight.values.flatMap { $0 }.sorted {
            let (one, other) = ($0.cell, $1.cell)
            return (one?.line ?? 0, one?.column ?? 0) < (other?.line ?? 0, other?.column ?? 0)
        }
    }

    mutating func take(_ expected: ExpectedRecord) -> Bool {
        guard let found = byHeight[expected.height]?.firstIndex(where: { expected.agrees(with: $0, shared: shared) })
        else { return false }
        byHeight[expected.height]!.remove(at: found)
        return true
    }

    /// Takes all of `expected`, or none; an empty list takes nothing.
    mutating func takeAll(_ expected: [ExpectedRecord]) -> Bool {
        guard !expected.isEmpty else { return false }
        let before = self
        guard expected.allSatisfy({ take($0) }) else {
            self = before
            return false
        }
        return true
    }
}

import Foundation

/// Time and peak memory of medication charts of ten thousand, a hundred thousand and a million rows, each read once, and
/// published.
struct MedicationMemory {
    struct Line {
        var name: String
        var rows: Int
        var run: ProcessRun
    }

    private(set) var lines: [Line] = []

    init(options: Options) throws(MeasureError) {
        for rows in [10_000, 100_000, 1_000_000] {
            let folder = "\(options.data)/medications-\(rows)"
            let file = "\(folder)/raw/acme/2026-01-01/chart.csv"
            let published = URL(filePath: "\(folder)/normalized")
            try add("tables --list", rows, ["tables", "--list", "--fail-on", "never", file], options)
            try add(
                "normalize", rows, ["normalize", "--kind", "medication", "--fail-on", "never", file], options,
                records: rows)
            try? FileManager.default.removeItem(at: published)
            try add("ingest --dry-run", rows, ["ingest", "--dry-run", "--fail-on", "never", "-C", folder], options)
            try add("ingest", rows, ["ingest", "--fail-on", "never", "-C", folder], options)
            try? FileManager.default.removeItem(at: published)
        }
    }

    /// By how many bytes a row the peak of a command grows from the shortest chart to the longest.
    func growth(of name: String) -> Double {
        let own = lines.filter { $0.name == name }
        guard let short = own.first, let long = own.last, long.rows > short.rows else { return 0 }
        return Double(long.run.peakMemory - short.run.peakMemory) / Double(long.rows - short.rows)
    }

    private mutating func add(
        _ name: String, _ rows: Int, _ arguments: [String], _ options: Options, records: Int? = nil
    ) throws(MeasureError) {
        let run = try ProcessRun.of(options.program, arguments)
        guard run.status == 0 else { throw MeasureError("\(name) of \(rows) rows failed with status \(run.status)") }
        if let records, run.output.utf8.count(where: { $0 == 0x0A }) != records {
            throw MeasureError("\(name) of \(rows) rows printed another number of records")
        }
        lines.append(Line(name: name, rows: rows, run: run))
    }
}

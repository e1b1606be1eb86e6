/// Time and peak memory of medication charts of ten thousand, a hundred thousand and a million rows, each read once.
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
            try add("tables --list", rows, ["tables", "--list", "--fail-on", "never", file], options)
            try add(
                "normalize", rows, ["normalize", "--kind", "medication", "--fail-on", "never", file], options,
                records: rows)
            try add("ingest --dry-run", rows, ["ingest", "--dry-run", "--fail-on", "never", "-C", folder], options)
        }
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

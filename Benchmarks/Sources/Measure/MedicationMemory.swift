import Foundation

/// Time and peak memory of medication charts of as many rows as the longest published chart, and of up to forty times as many, each read once, published, and read again
/// where it is published; and of one that contradicts itself in one row of ten.
struct MedicationMemory {
    struct Line {
        var name: String
        var rows: Int
        var run: ProcessRun
    }

    /// What is measured of every chart.
    static let commands = ["tables --list", "normalize", "ingest --dry-run", "ingest", "ingest again"]

    private(set) var lines: [Line] = []

    init(options: Options) throws(MeasureError) {
        for rows in [2_500, 10_000, 50_000, 100_000] {
            try add(Self.commands, rows, in: "\(options.data)/medications-\(rows)", options)
        }
        try add(
            Self.commands, 50_000, in: "\(options.data)/medications-drawn", as: ", decisions drawn by dice", options)
    }

    /// By how many bytes a row the peak of a command grows from the chart of fifty thousand rows to the longest. Below that, what is
    /// kept of each name that a chart prints grows with it: names are few thousands.
    func growth(of name: String) -> Double {
        let own = lines.filter { $0.name == name && $0.rows >= 50_000 }
        guard let short = own.first, let long = own.last, long.rows > short.rows else { return 0 }
        return Double(long.run.peakMemory - short.run.peakMemory) / Double(long.rows - short.rows)
    }

    private mutating func add(
        _ names: [String], _ rows: Int, in folder: String, as suffix: String = "", _ options: Options
    ) throws(MeasureError) {
        let file = "\(folder)/raw/acme/2026-01-01/chart.csv"
        let published = URL(filePath: "\(folder)/normalized")
        try? FileManager.default.removeItem(at: published)
        for name in names {
            var words = name.split(separator: " ").map(String.init).filter { $0 != "again" } + ["--fail-on", "never"]
            words +=
                name.hasPrefix("ingest")
                ? ["-C", folder] : name == "normalize" ? ["--kind", "medication", file] : [file]
            try add(name + suffix, rows, words, options, records: name == "normalize" ? rows : nil)
        }
        try? FileManager.default.removeItem(at: published)
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

import ChartSchema
import Store

/// A dataset version as files for other tools.
///
/// - ``Format/csv`` and ``Format/ndjson``: one file a kind of record, one of the charts, and one of the values that are published otherwise than printed.
/// - ``Format/datapackage``: the same CSV files described by a Frictionless `datapackage.json`.
/// - ``Format/sqlite``: one database, with tables, keys and views.
/// - ``Format/parquet``: one file a kind of record, one of the charts, one of corrected values and one of findings.
/// - ``Format/forms``: the questions a consumer has to ask.
///
/// Charts stand in the order of their ids, so that the same version gives the same bytes. One chart is held at a time.
public struct DatasetExport {
    public enum Format: String, Hashable, Sendable, CaseIterable {
        case csv, ndjson, datapackage, sqlite, parquet, forms
    }

    /// One file that was written.
    public struct File: Hashable, Sendable {
        /// Relative to the output folder.
        public var path: String
        /// Lines of data without a header, or limits and rules; `nil` for a document.
        public var records: Int?
        public var bytes: Int
        public var sha256: String
    }

    let manifest: DatasetManifest
    let store: DatasetStore
    /// The charts that are exported, in the order of their ids.
    let entries: [ManifestEntry]
    let kinds: [ManifestEntry.Kind]
    private let carriers: [String]

    /// - Parameters:
    ///   - carriers: Only these; all when empty.
    ///   - kind: Only this; both when `nil`.
    public init(
        _ manifest: DatasetManifest, in store: DatasetStore, carriers: [String] = [], kind: ManifestEntry.Kind? = nil
    ) {
        self.manifest = manifest
        self.store = store
        self.carriers = carriers
        kinds = kind.map { [$0] } ?? ManifestEntry.Kind.allCases
        let kinds = kinds
        entries = manifest.charts.filter { Self.isWanted($0, carriers, kinds) }
    }

    /// Whether a chart of this or another version belongs to the export.
    func isWanted(_ entry: ManifestEntry) -> Bool { Self.isWanted(entry, carriers, kinds) }

    private static func isWanted(_ entry: ManifestEntry, _ carriers: [String], _ kinds: [ManifestEntry.Kind]) -> Bool {
        (carriers.isEmpty || carriers.contains(entry.carrier)) && kinds.contains(entry.kind)
    }

    /// Writes the files into a folder, each whole or not at all; other files there stay.
    ///
    /// - Parameters:
    ///   - isSpreadsheetSafe: Whether no field of a CSV file may be taken for a formula.
    ///   - isOfEveryVersion: Whether Parquet files hold what every version up to this one held, and where it held.
    public func write(
        _ format: Format, to folder: String, isSpreadsheetSafe: Bool = false, isOfEveryVersion: Bool = false
    ) throws(ExportError) -> [File] {
        let output = try OutputFolder(folder)
        switch format {
        case .csv: return try csv(to: output, isSpreadsheetSafe)
        case .ndjson: return try tables(.ndjson, to: output)
        case .datapackage:
            let files = try csv(to: output, isSpreadsheetSafe)
            let package = DataPackage(manifest: manifest, files: files)
            return files + [try output.write("datapackage.json", package.json())]
        case .sqlite: return [try database(to: output)]
        case .parquet: return try parquet(to: output, isOfEveryVersion: isOfEveryVersion)
        case .forms: return try forms(to: output)
        }
    }

    private func csv(to output: OutputFolder, _ isSpreadsheetSafe: Bool) throws(ExportError) -> [File] {
        try tables(isSpreadsheetSafe ? .spreadsheetCSV : .csv, to: output)
    }

    private func tables(_ form: RecordForm, to output: OutputFolder) throws(ExportError) -> [File] {
        var files = [
            try file("charts", form, ChartRecord.self, entries, to: output) { (entry, file) throws(ExportError) in
                try file.add([ChartRecord(entry)], form)
            }
        ]
        if kinds.contains(.build) {
            let charts = entries.filter { $0.kind == .build }
            files.append(
                try file("build", form, FlatBuildRecord.self, charts, to: output) {
                    (entry, file) throws(ExportError) in
                    try file.add(try chart(entry).buildChart?.flatRecords() ?? [], form)
                })
        }
        if kinds.contains(.medication) {
            let charts = entries.filter { $0.kind == .medication }
            files.append(
                try file("medication", form, FlatMedicationRecord.self, charts, to: output) {
                    (entry, file) throws(ExportError) in
                    try file.add(try chart(entry).medicationChart?.flatRecords() ?? [], form)
                })
        }
        let corrected = entries.filter { $0.counts.corrected > 0 }
        files.append(
            try file("corrections", form, CorrectionRecord.self, corrected, to: output) {
                (entry, file) throws(ExportError) in
                try file.add(CorrectionRecord.all(of: try chart(entry)), form)
            })
        return files
    }

    /// A file of what `body` adds of each chart.
    private func file(
        _ name: String, _ form: RecordForm, _ type: any FlatRow.Type, _ entries: [ManifestEntry],
        to output: OutputFolder, _ body: (ManifestEntry, inout OutputFile) throws(ExportError) -> Void
    ) throws(ExportError) -> File {
        try output.write("\(name).\(form.suffix)", header: form.header(of: type)) { (file) throws(ExportError) in
            for entry in entries { try body(entry, &file) }
        }
    }

    func chart(_ entry: ManifestEntry) throws(ExportError) -> Chart {
        try read { () throws(StoreError) in try store.chart(entry) }
    }

    func read<Value>(_ body: () throws(StoreError) -> Value) throws(ExportError) -> Value {
        do throws(StoreError) {
            return try body()
        } catch {
            throw .store(error)
        }
    }
}

extension OutputFile {
    fileprivate mutating func add(_ records: [some FlatRow], _ form: RecordForm) throws(ExportError) {
        for record in records { try add(form.line(record)) }
    }
}

/// Why an export could not be written.
public enum ExportError: Error, Hashable, Sendable {
    case store(StoreError)
    /// A file or folder could not be written, with the system's reason.
    case output(path: String, reason: String)
}

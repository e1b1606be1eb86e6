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
        case .ndjson: return try tables(NDJSONForm.self, to: output)
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
        isSpreadsheetSafe ? try tables(SpreadsheetCSVForm.self, to: output) : try tables(CSVForm.self, to: output)
    }

    private func tables(_ form: (some RecordForm).Type, to output: OutputFolder) throws(ExportError) -> [File] {
        var files = [
            try output.write("charts.\(form.suffix)", header: form.header(ChartRecord.columns)) {
                (file) throws(ExportError) in
                for entry in entries { try file.add(form.line(ChartRecord(entry))) }
            }
        ]
        if kinds.contains(.build) {
            files.append(
                try output.write("build.\(form.suffix)", header: form.header(FlatBuildRecord.csvColumns)) {
                    (file) throws(ExportError) in
                    for entry in entries where entry.kind == .build {
                        let chart = try read { () throws(StoreError) in try store.chart(entry) }
                        for record in chart.buildChart?.flatRecords() ?? [] { try file.add(form.line(record)) }
                    }
                })
        }
        if kinds.contains(.medication) {
            files.append(
                try output.write("medication.\(form.suffix)", header: form.header(FlatMedicationRecord.csvColumns)) {
                    (file) throws(ExportError) in
                    for entry in entries where entry.kind == .medication {
                        let chart = try read { () throws(StoreError) in try store.chart(entry) }
                        for record in chart.medicationChart?.flatRecords() ?? [] { try file.add(form.line(record)) }
                    }
                })
        }
        files.append(
            try output.write("corrections.\(form.suffix)", header: form.header(CorrectionRecord.columns)) {
                (file) throws(ExportError) in
                for entry in entries where entry.counts.corrected > 0 {
                    let chart = try read { () throws(StoreError) in try store.chart(entry) }
                    for record in CorrectionRecord.all(of: chart) { try file.add(form.line(record)) }
                }
            })
        return files
    }

    func read<Value>(_ body: () throws(StoreError) -> Value) throws(ExportError) -> Value {
        do throws(StoreError) {
            return try body()
        } catch {
            throw .store(error)
        }
    }
}

/// Why an export could not be written.
public enum ExportError: Error, Hashable, Sendable {
    case store(StoreError)
    /// A file or folder could not be written, with the system's reason.
    case output(path: String, reason: String)
}

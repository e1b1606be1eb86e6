import ChartSchema
import Store

extension DatasetExport {
    /// Beyond so many records a carrier gets another row group, so that memory has an end.
    private static let groupLimit = 1_000_000

    /// A chart's form: what its records are made of.
    private struct Form: Hashable {
        let id: ChartID
        let kind: ManifestEntry.Kind
        let sha256: String
    }

    /// What the exported versions hold, each with the versions in which it does.
    private struct History {
        var forms = Validity<Form>()
        var charts = Validity<ChartRecord>()
        var findings = Validity<FindingRecord>()
        /// An entry of each chart's form, by its hash.
        var named: [String: ManifestEntry] = [:]
        var versions: [VersionNumber] = []
        /// A record of each of them, but for the day since which it is known.
        var heads: [[FlatValue]] = []

        mutating func add(_ manifest: DatasetManifest, _ entries: [ManifestEntry]) {
            let version = manifest.version
            for entry in entries { named[entry.sha256] = entry }
            forms.add(entries.map { Form(id: $0.id, kind: $0.kind, sha256: $0.sha256) }, of: version)
            charts.add(entries.map(ChartRecord.init), of: version)
            findings.add(
                entries.flatMap { entry in entry.findings.map { FindingRecord(chart: entry.id, finding: $0) } },
                of: version)
            versions.append(version)
            heads.append([
                .text(version.description), .text(manifest.parent?.version.description), .text(manifest.published),
                .whole(entries.count),
            ])
        }
    }

    /// One file a kind of record, one of the charts, one of corrected values and one of findings, a row group a carrier: of this version, or of
    /// every one up to it with the versions in which a record held.
    func parquet(to output: OutputFolder, isOfEveryVersion: Bool) throws(ExportError) -> [File] {
        let history = try history(isOfEveryVersion: isOfEveryVersion)
        var files = [
            try table(
                "charts", ChartRecord.fields(.place), history.charts, by: \.entry.id, isOfEveryVersion, to: output
            ) { (record) throws(ExportError) in
                [record.values(.place)]
            }
        ]
        if kinds.contains(.build) {
            files.append(
                try table("build", FlatBuildRecord.fields(.placeOfChart), history, isOfEveryVersion, to: output) {
                    $0.kind == .build
                } values: { chart, id in
                    chart.buildChart?.flatRecords().map { $0.values(.placeOfChart, chart: id) } ?? []
                })
        }
        if kinds.contains(.medication) {
            let fields = FlatMedicationRecord.fields(.placeOfChart)
            files.append(
                try table("medication", fields, history, isOfEveryVersion, to: output) {
                    $0.kind == .medication
                } values: { chart, id in
                    chart.medicationChart?.flatRecords().map { $0.values(.placeOfChart, chart: id) } ?? []
                })
        }
        files.append(
            try table("corrections", CorrectionRecord.fields(.place), history, isOfEveryVersion, to: output) {
                history.named[$0.sha256]!.counts.corrected > 0
            } values: { chart, _ in
                CorrectionRecord.all(of: chart).map { $0.values(.place) }
            })
        files.append(
            try table(
                "findings", FindingRecord.fields(.place), history.findings, by: \.chart, isOfEveryVersion, to: output
            ) { (record) throws(ExportError) in
                [record.values(.place)]
            })
        if isOfEveryVersion { files.append(try versions(of: history, to: output)) }
        return files
    }

    private func versions(of history: History, to output: OutputFolder) throws(ExportError) -> File {
        let fields: [ParquetField] = [
            .text("version"), .maybeText("parent"), .maybeText("published"), .integer("charts"),
            .maybeText("known_from"),
        ]
        return try write("versions", fields, to: output) { (file, table) throws(ExportError) in
            let known = try read { () throws(StoreError) in try store.publishedDays() }.firstKnown
            for (version, head) in zip(history.versions, history.heads) {
                table.add(head + [.text(known[version])])
            }
        }
    }

    private func history(isOfEveryVersion: Bool) throws(ExportError) -> History {
        var history = History()
        for version in isOfEveryVersion
            ? try read({ () throws(StoreError) in try store.versions() }) : [manifest.version]
        {
            let manifest =
                version == manifest.version
                ? manifest : try read { () throws(StoreError) in try store.manifest(version) }
            history.add(manifest, manifest.charts.filter(isWanted))
        }
        return history
    }

    /// A file of the records of some charts.
    private func table(
        _ name: String, _ fields: [FlatField], _ history: History, _ isOfEveryVersion: Bool,
        to output: OutputFolder, of isWanted: (Form) -> Bool, values: (Chart, _ id: String) -> [[FlatValue]]
    ) throws(ExportError) -> File {
        try table(name, fields, history.forms, by: \.id, isOfEveryVersion, to: output, of: isWanted) {
            (form) throws(ExportError) in
            values(try chart(history.named[form.sha256]!), form.id.description)
        }
    }

    /// A file of the records that items give, those of a carrier together.
    private func table<Item>(
        _ name: String, _ fields: [FlatField], _ items: Validity<Item>, by id: (Item) -> ChartID,
        _ isOfEveryVersion: Bool, to output: OutputFolder, of isWanted: (Item) -> Bool = { _ in true },
        values: (Item) throws(ExportError) -> [[FlatValue]]
    ) throws(ExportError) -> File {
        let validity: [ParquetField] = isOfEveryVersion ? [.text("valid_from"), .maybeText("valid_to")] : []
        return try write(name, fields.map(ParquetField.init) + validity, to: output) {
            (file, table) throws(ExportError) in
            var last: String?
            var rows = 0
            for span in items.spans(by: id) where isWanted(span.item) {
                let carrier = id(span.item).carrier
                if carrier != last || rows >= Self.groupLimit {
                    try file.add(table.endGroup(), records: 0)
                    rows = 0
                }
                last = carrier
                let validity: [FlatValue] =
                    isOfEveryVersion ? [.text(span.from.description), .text(span.to?.description)] : []
                for record in try values(span.item) {
                    table.add(record + validity)
                    rows += 1
                }
            }
        }
    }

    private func write(
        _ name: String, _ fields: [ParquetField], to output: OutputFolder,
        _ body: (inout OutputFile, inout ParquetTable) throws(ExportError) -> Void
    ) throws(ExportError) -> File {
        try output.write(name + ".parquet", header: []) { (file) throws(ExportError) in
            var table = ParquetTable(fields)
            try body(&file, &table)
            try file.add(
                table.end(metadata: [("chartwright.version", manifest.version.description)]), records: table.records)
        }
    }
}

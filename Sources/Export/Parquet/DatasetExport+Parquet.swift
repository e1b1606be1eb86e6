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

    private struct Told: Hashable {
        let chart: ChartID
        let finding: Finding
    }

    /// What the exported versions hold, each with the versions in which it does.
    private struct History {
        var forms = Validity<Form>()
        var charts = Validity<ChartRecord>()
        var findings = Validity<Told>()
        /// An entry of each chart's form, by its hash.
        var named: [String: ManifestEntry] = [:]
        var versions: [VersionNumber] = []
        /// A record of each of them, but for the day since which it is known.
        var heads: [[ParquetValue]] = []

        mutating func add(_ manifest: DatasetManifest, _ entries: [ManifestEntry]) {
            let version = manifest.version
            for entry in entries { named[entry.sha256] = entry }
            forms.add(entries.map { Form(id: $0.id, kind: $0.kind, sha256: $0.sha256) }, of: version)
            charts.add(entries.map(ChartRecord.init), of: version)
            findings.add(
                entries.flatMap { entry in entry.findings.map { Told(chart: entry.id, finding: $0) } }, of: version)
            versions.append(version)
            heads.append([
                .text(version.description), .text(manifest.parent?.version.description), .text(manifest.published),
                .integer(entries.count),
            ])
        }
    }

    /// One file a kind of record, one of the charts, one of corrected values and one of findings, a row group a carrier: of this version, or of
    /// every one up to it with the versions in which a record held.
    func parquet(to output: OutputFolder, isOfEveryVersion: Bool) throws(ExportError) -> [File] {
        let history = try history(isOfEveryVersion: isOfEveryVersion)
        var files = [
            try table(
                "charts", ParquetFields.charts, history.charts.spans { $0.entry.id }, isOfEveryVersion, to: output
            ) {
                (span) in
                [ParquetFields.values(span.item)]
            } carrier: {
                $0.item.entry.carrier
            }
        ]
        if kinds.contains(.build) {
            files.append(
                try table("build", ParquetFields.build, of: .build, history, isOfEveryVersion, to: output) {
                    chart, id in
                    (chart.buildChart?.flatRecords() ?? []).map { ParquetFields.values($0, chart: id) }
                })
        }
        if kinds.contains(.medication) {
            files.append(
                try table(
                    "medication", ParquetFields.medication, of: .medication, history, isOfEveryVersion, to: output
                ) { chart, id in
                    (chart.medicationChart?.flatRecords() ?? []).map { ParquetFields.values($0, chart: id) }
                })
        }
        files.append(
            try table(
                "corrections", ParquetFields.corrections,
                history.forms.spans { $0.id }.filter { history.named[$0.item.sha256]!.counts.corrected > 0 },
                isOfEveryVersion, to: output
            ) { (span) throws(ExportError) in
                let chart = try read { () throws(StoreError) in try store.chart(history.named[span.item.sha256]!) }
                return CorrectionRecord.all(of: chart).map(ParquetFields.values)
            } carrier: {
                $0.item.id.carrier
            })
        files.append(
            try table(
                "findings", ParquetFields.findings, history.findings.spans { $0.chart }, isOfEveryVersion, to: output
            ) {
                (span) in
                [ParquetFields.values(span.item.finding, of: span.item.chart)]
            } carrier: {
                $0.item.chart.carrier
            })
        if isOfEveryVersion {
            files.append(
                try write("versions", ParquetFields.versions, to: output) { (file, table) throws(ExportError) in
                    let known = try read { () throws(StoreError) in try store.publishedDays() }.firstKnown
                    for (version, head) in zip(history.versions, history.heads) {
                        table.add(head + [.text(known[version])])
                    }
                })
        }
        return files
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

    /// A file of the records of all charts of one kind.
    private func table(
        _ name: String, _ fields: [ParquetField], of kind: ManifestEntry.Kind, _ history: History,
        _ isOfEveryVersion: Bool, to output: OutputFolder,
        records: (Chart, _ id: String) -> [[ParquetValue]]
    ) throws(ExportError) -> File {
        try table(
            name, fields, history.forms.spans { $0.id }.filter { $0.item.kind == kind }, isOfEveryVersion, to: output
        ) { (span) throws(ExportError) in
            let chart = try read { () throws(StoreError) in try store.chart(history.named[span.item.sha256]!) }
            return records(chart, span.item.id.description)
        } carrier: {
            $0.item.id.carrier
        }
    }

    /// A file of the records that spans give.
    private func table<Item>(
        _ name: String, _ fields: [ParquetField], _ spans: [Validity<Item>.Span], _ isOfEveryVersion: Bool,
        to output: OutputFolder,
        records: (Validity<Item>.Span) throws(ExportError) -> [[ParquetValue]],
        carrier: (Validity<Item>.Span) -> String
    ) throws(ExportError) -> File {
        try write(name, isOfEveryVersion ? fields + ParquetFields.validity : fields, to: output) {
            (file, table) throws(ExportError) in
            var last: String?
            var rows = 0
            for span in spans {
                if carrier(span) != last || rows >= Self.groupLimit {
                    try file.add(table.endGroup(), records: 0)
                    rows = 0
                }
                last = carrier(span)
                let validity: [ParquetValue] =
                    isOfEveryVersion ? [.text(span.from.description), .text(span.to?.description)] : []
                for record in try records(span) {
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

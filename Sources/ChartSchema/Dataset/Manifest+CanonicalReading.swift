// Roots and parts are read by every command: without `JSONDecoder`, where they are laid out as they were written.

extension ManifestRoot {
    public init(json bytes: [UInt8]) throws(MalformedDocument) {
        guard let root = CanonicalJSONReader.read(bytes, Self.init(reading:)) else {
            self = try Self.read(bytes)
            return
        }
        self = root
    }

    init?(reading reader: inout CanonicalJSONReader) {
        let root = reader.object { reader -> ManifestRoot? in
            guard let head = reader.manifestHead(schema: Self.schema) else { return nil }
            reader.key("parts")
            return ManifestRoot(head: head, parts: reader.array { reader in reader.object { Part(reading: &$0) } })
        }
        guard let root, !reader.isLost,
            zip(root.parts, root.parts.dropFirst()).allSatisfy({ $0.last < $1.first })
        else { return nil }
        self = root
    }
}

extension ManifestRoot.Part {
    /// Reads the members of the canonical form.
    package init?(reading reader: inout CanonicalJSONReader) {
        reader.key("first")
        guard let first = ChartID(reader.text()) else { return nil }
        reader.key("last")
        guard let last = ChartID(reader.text()), first <= last else { return nil }
        reader.key("charts")
        let charts = reader.integer()
        reader.key("records")
        let records = reader.integer()
        reader.key("entries")
        let entries = reader.text()
        reader.key("findings")
        let findings = reader.optionalText()
        guard entries.isHexadecimalSHA256, findings?.isHexadecimalSHA256 ?? true else { return nil }
        self.init(
            first: first, last: last, charts: charts, records: records, entries: entries, findings: findings)
    }
}

extension CanonicalJSONReader {
    fileprivate mutating func manifestHead(schema: String) -> DatasetManifest? {
        key("schema")
        guard text() == schema else { return lost(nil) }
        key("version")
        guard let version = VersionNumber(text()) else { return lost(nil) }
        key("parent")
        let parent: DatasetManifest.Parent? = isNull() ? nil : decoded()
        let published = optionalKey("published") ? text() : nil
        let notBefore = optionalKey("not_before") ? text() : nil
        key("schemas")
        let schemas = texts()
        key("changes")
        guard let changes = object({ ChangeSummary(reading: &$0) }) else { return lost(nil) }
        return DatasetManifest(
            version: version, parent: parent, published: published, notBefore: notBefore, schemas: schemas,
            changes: changes, charts: [])
    }
}

extension ChangeSummary {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("level")
        guard let level = reader.word(ChangeLevel.self) else { return nil }
        var changeClass: ChangeClass?
        if reader.optionalKey("class") { changeClass = reader.word() }
        reader.key("changes")
        let changes = reader.array { reader in reader.object { Change(reading: &$0, isClassed: changeClass != nil) } }
        self.init(level: level, changes: changes, changeClass: changeClass)
    }
}

extension ChangeSummary.Change {
    fileprivate init?(reading reader: inout CanonicalJSONReader, isClassed: Bool) {
        reader.key("chart")
        let chart = reader.optionalText()
        reader.key("kind")
        guard let kind = reader.word(ChangeSummary.Kind.self) else { return nil }
        reader.key("level")
        guard reader.word(ChangeLevel.self) == kind.level else { return nil }
        if isClassed {
            reader.key("class")
            guard reader.word(ChangeClass.self) == kind.changeClass else { return nil }
        }
        reader.key("count")
        self.init(chart: chart, kind: kind, count: reader.integer())
    }
}

// MARK: Parts

extension PublishedEntries {
    /// Reads the JSON form, laid out in any way; fastest in the canonical one.
    public init(json bytes: [UInt8]) throws(MalformedDocument) {
        guard let entries = CanonicalJSONReader.read(bytes, Self.init(reading:)) else {
            self = try Self.read(bytes)
            return
        }
        self = entries
    }

    init?(reading reader: inout CanonicalJSONReader) {
        let charts = reader.object { reader -> [ManifestEntry]? in
            reader.key("schema")
            guard reader.text() == ManifestPart.entriesSchema else { return reader.lost(nil) }
            reader.key("charts")
            return reader.array { reader in reader.object { ManifestEntry(reading: &$0) } }
        }
        guard let charts else { return nil }
        self.charts = charts
    }
}

extension ManifestEntry {
    /// An entry whose findings stand elsewhere.
    init?(reading reader: inout CanonicalJSONReader) {
        reader.key("id")
        guard let id = ChartID(reader.text()) else { return nil }
        reader.key("kind")
        guard let kind = reader.word(Kind.self) else { return nil }
        reader.key("carrier")
        guard reader.text() == id.carrier else { return nil }
        reader.key("chart")
        guard reader.text() == id.chart else { return nil }
        reader.key("products")
        let products = reader.texts()
        reader.key("edition")
        guard reader.text() == id.edition else { return nil }
        reader.key("path")
        let path = reader.text()
        reader.key("sha256")
        let sha256 = reader.text()
        reader.key("counts")
        let counts = reader.object { Counts(reading: &$0) }
        reader.key("source")
        let source = reader.object {
            $0.key("path")
            let path = $0.text()
            $0.key("sha256")
            return Source(path: path, sha256: $0.text())
        }
        var inputs: Inputs?
        if reader.optionalKey("inputs") {
            inputs = reader.object {
                $0.key("settings")
                let settings = $0.text()
                $0.key("vocabulary")
                return Inputs(settings: settings, vocabulary: $0.text())
            }
            guard inputs!.settings.isHexadecimalSHA256, inputs!.vocabulary.isHexadecimalSHA256 else { return nil }
        }
        var withdrawal: Withdrawal?
        if reader.optionalKey("withdrawn") {
            withdrawal = reader.object {
                $0.key("from")
                let from = $0.text()
                $0.key("reason")
                return Withdrawal(from: from, reason: $0.text())
            }
        }
        self.init(
            id: id, kind: kind, products: products, sha256: sha256, counts: counts, source: source, inputs: inputs,
            withdrawal: withdrawal)
        guard sha256.isHexadecimalSHA256, path == self.path else { return nil }
    }
}

extension ManifestEntry.Counts {
    init(reading reader: inout CanonicalJSONReader) {
        reader.key("rows")
        let rows = reader.integer()
        reader.key("records")
        let records = reader.integer()
        reader.key("cells")
        let cells = reader.object { CellCounts(reading: &$0) }
        let corrected = reader.optionalKey("corrected") ? reader.integer() : 0
        // Told by the findings, too.
        if reader.optionalKey("accepted") { _ = reader.integer() }
        self.init(rows: rows, records: records, cells: cells, corrected: corrected)
    }
}

extension CellCounts {
    /// Reads the members of the canonical form.
    package init(reading reader: inout CanonicalJSONReader) {
        reader.key("value")
        let value = reader.integer()
        reader.key("label")
        let label = reader.integer()
        reader.key("note")
        let note = reader.integer()
        reader.key("ignored")
        let ignored = reader.integer()
        reader.key("unread")
        self.init(value: value, label: label, note: note, ignored: ignored, unread: reader.integer())
    }
}

extension PublishedFindings {
    /// Reads the JSON form, laid out in any way; fastest in the canonical one.
    public init(json bytes: [UInt8]) throws(MalformedDocument) {
        guard let findings = CanonicalJSONReader.read(bytes, Self.init(reading:)) else {
            self = try Self.read(bytes)
            return
        }
        self = findings
    }

    init?(reading reader: inout CanonicalJSONReader) {
        let charts = reader.object { reader -> [(ChartID, [Finding])]? in
            reader.key("schema")
            guard reader.text() == ManifestPart.findingsSchema else { return reader.lost(nil) }
            reader.key("charts")
            return reader.array { reader in
                reader.object { reader -> (ChartID, [Finding])? in
                    reader.key("id")
                    guard let id = ChartID(reader.text()) else { return nil }
                    reader.key("findings")
                    return (id, reader.findings())
                }
            }
        }
        guard let charts else { return nil }
        self.charts = Dictionary(charts) { first, _ in first }
    }
}

extension CanonicalJSONReader {
    package mutating func findings() -> [Finding] { array { reader in reader.object { Finding(reading: &$0) } } }
}

extension Finding {
    /// - Returns: `nil` where it is laid out otherwise.
    static func read(_ bytes: ArraySlice<UInt8>) -> Finding? {
        CanonicalJSONReader.read(Array(bytes)) { reader in reader.object { Finding(reading: &$0) } }
    }

    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("rule")
        let rule = reader.text()
        reader.key("severity")
        guard let severity = reader.word(Severity.self) else { return nil }
        reader.key("message")
        let message = reader.text()
        reader.key("chart")
        let chart = reader.optionalText()
        reader.key("location")
        guard let location = reader.object({ Location(reading: &$0) }) else { return nil }
        reader.key("context")
        let context = reader.textsByName()
        reader.key("fingerprint")
        // It is made again from the rest.
        _ = reader.text()
        reader.key("help")
        let help = reader.optionalText()
        var policy: PolicyChange?
        if reader.optionalKey("policy") {
            policy = reader.decoded()
            if policy == nil { return nil }
        }
        var acceptance: Acceptance?
        if reader.optionalKey("accepted") {
            acceptance = reader.decoded()
            if acceptance == nil { return nil }
        }
        self.init(
            rule: rule, severity: severity, message: message, help: help, chart: chart, location: location,
            context: context, policy: policy, acceptance: acceptance)
    }
}

extension Finding.Location {
    fileprivate init?(reading reader: inout CanonicalJSONReader) {
        reader.key("file")
        let file = reader.text()
        reader.key("table")
        let table = reader.optionalInteger()
        reader.key("row")
        let row = reader.optionalInteger()
        reader.key("column")
        let column = reader.optionalInteger()
        let place = reader.placeOrNone()
        reader.key("text")
        self.init(file: file, table: table, row: row, column: column, place: place, text: reader.optionalText())
    }
}

import ChartSchema

extension DatasetStore {
    /// Proves that every published version is what it was: hashes, names, references, schemas and history.
    ///
    /// One problem does not hide another: what can be looked at is looked at.
    public func verify() -> VerificationReport {
        var verifier = StoreVerifier(store: self)
        verifier.run()
        return verifier.report
    }
}

/// One verification of a store.
struct StoreVerifier {
    let store: DatasetStore
    private var problems: [StoreProblem] = []
    private var manifests: [VersionNumber: (manifest: DatasetManifest, sha256: String)] = [:]
    private var checkedCharts: Set<String> = []
    private var checkedSettings: Set<String> = []
    /// Files of parts, and whether they are whole.
    var checkedParts: [String: Bool] = [:]
    private var reached: Set<VersionNumber> = []
    /// Whether every version was found that leads from the pointer to the first one: only then is it known what no version names.
    private var isWhole = true

    init(store: DatasetStore) {
        self.store = store
    }

    var report: VerificationReport {
        VerificationReport(
            versions: manifests.count, charts: checkedCharts.count,
            problems: problems.sorted {
                ($0.path, $0.kind.rawValue, $0.message) < ($1.path, $1.kind.rawValue, $1.message)
            })
    }

    mutating func run() {
        let stored = noting("versions") { store throws(StoreError) in try store.storedVersions() } ?? []
        for version in stored { readManifest(version) }
        followHistory()
        for version in manifests.keys.sorted() { checkEntries(of: manifests[version]!.manifest) }
        checkFolder(stored)
    }

    mutating func add(_ kind: StoreProblem.Kind, _ path: String, _ message: String) {
        problems.append(StoreProblem(kind, path, message))
    }

    private mutating func readManifest(_ version: VersionNumber) {
        let path = DatasetManifest.path(of: version)
        guard let bytes = bytes(of: path),
            let stored = noting(path, { store throws(StoreError) in try store.storedManifest(bytes, path: path) })
        else { return }
        let manifest = whole(stored, bytes, path)
        manifests[version] = (manifest, sha256Hexadecimal(bytes))
        if manifest.version != version {
            add(.contradiction, path, "it says that it is version \(manifest.version)")
        }
    }

    /// From the pointer back to the first version, each manifest held by the hash its child knows.
    private mutating func followHistory() {
        let path = LatestPointer.path
        let contents = noting(path) { store throws(StoreError) in try store.files.contents(of: path) } ?? nil
        guard let contents else {
            if !manifests.isEmpty, !problems.contains(where: { $0.path == path }) {
                add(.missing, path, "there are versions, but nothing says which is the latest")
            }
            return
        }
        guard let pointer = document(LatestPointer.self, contents, path) else { return }
        var next: DatasetManifest.Parent? = .init(version: pointer.version, sha256: pointer.sha256)
        var child = path
        while let expected = next {
            reached.insert(expected.version)
            let path = DatasetManifest.path(of: expected.version)
            guard let (manifest, sha256) = manifests[expected.version] else {
                if !problems.contains(where: { $0.path == path }) {
                    add(
                        .missing, path,
                        "\(child) names this version, and it is not there: with it the history before it is lost")
                }
                isWhole = false
                return
            }
            if sha256 != expected.sha256 {
                add(.hash, path, "its SHA-256 is \(sha256), and \(child) says \(expected.sha256)")
            }
            if let parent = manifest.parent, parent.version >= expected.version {
                add(.history, path, "its parent \(parent.version) is not older than it")
                return
            }
            next = manifest.parent
            child = path
        }
    }

    private mutating func checkEntries(of manifest: DatasetManifest) {
        for entry in manifest.charts where checkedCharts.insert(entry.path).inserted {
            checkChart(entry, in: DatasetManifest.path(of: manifest.version))
        }
        for inputs in manifest.charts.compactMap(\.inputs) where checkedSettings.insert(inputs.settingsPath).inserted {
            _ = bytes(of: inputs.settingsPath, sha256: inputs.settings)
        }
    }

    private mutating func checkFolder(_ stored: [VersionNumber]) {
        for mark in noting(StoreFiles.runMark, { store throws(StoreError) in try store.marks() }) ?? [] {
            add(.partial, mark, "a run was cut short, or is publishing now; the next one clears up what it left")
        }
        // What a version that is missing or damaged names is no orphan.
        let isKnown = isWhole && stored.allSatisfy { manifests[$0] != nil }
        for version in stored where manifests[version] != nil && !reached.isEmpty && !reached.contains(version) {
            guard isKnown || reached.allSatisfy({ $0 < version }) else { continue }
            add(.orphan, DatasetManifest.path(of: version), "no later version and no pointer names it")
        }
        let files = noting("charts") { store throws(StoreError) in try store.files.storedFiles() } ?? []
        let schemas = Set(DatasetSchemas.files.map(\.path))
        let manifestPaths = Set(stored.map(DatasetManifest.path(of:)))
        for file in files {
            if file.hasSuffix(StoreFiles.partialEnding) {
                add(.partial, file, "a run that was cut short left it half written")
            } else if file.hasPrefix("charts/") {
                if isKnown, !checkedCharts.contains(file) { add(.orphan, file, "no version names it") }
            } else if file.hasPrefix("parts/") {
                if isKnown, checkedParts[file] == nil { add(.orphan, file, "no version names it") }
            } else if file.hasPrefix("settings/") {
                if isKnown, !checkedSettings.contains(file) { add(.orphan, file, "no version names it") }
            } else if file.hasPrefix("versions/") {
                if !manifestPaths.contains(file) { add(.stray, file, "it is no version's manifest") }
            } else if file.hasPrefix("schema/") {
                if !schemas.contains(file) { add(.stray, file, "it is no schema of this program") }
            } else {
                add(.stray, file, "nothing of a dataset is named like this")
            }
        }
        for schema in DatasetSchemas.files where !manifests.isEmpty {
            let contents = noting(schema.path) { store throws(StoreError) in
                try store.files.contents(of: schema.path)
            }
            guard let contents else { continue }
            if contents != schema.bytes {
                add(
                    .schema, schema.path,
                    contents == nil ? "it is not there" : "it is not the schema that this program writes")
            }
        }
    }
}

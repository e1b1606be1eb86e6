import ChartSchema
import Dispatch

/// Reading and writing the parts of a manifest.
extension DatasetStore {
    /// The entries of some parts with their findings, in their order, each file checked against its hash.
    ///
    /// - Parameters:
    ///   - withFindings: Whether files of findings are opened.
    ///   - isWanted: Says of all the parts' entries, which have no findings yet, which are wanted; files of findings of which none is
    ///     wanted are not opened.
    func entries(
        _ parts: [ManifestRoot.Part], withFindings: Bool = true,
        wanted: ([ManifestEntry]) -> (ManifestEntry) -> Bool = { _ in { _ in true } }
    ) throws(StoreError) -> [ManifestEntry] {
        var read = try each(parts) { part throws(StoreError) in try bareEntries(part) }
        let isWanted = wanted(Array(read.joined()))
        for index in read.indices { read[index].removeAll { !isWanted($0) } }
        guard withFindings else { return Array(read.joined()) }
        let found = try each(zip(parts, read).filter { !$1.isEmpty }) { part, entries throws(StoreError) in
            try joined(entries, of: part)
        }
        return Array(found.joined())
    }

    /// Reads side by side, and gives the results in the order of what they are of.
    func each<Input, Output>(
        _ inputs: [Input], _ read: (Input) throws(StoreError) -> Output
    ) throws(StoreError) -> [Output] {
        var results = [Result<Output, StoreError>?](repeating: nil, count: inputs.count)
        results.withUnsafeMutableBufferPointer { results in
            nonisolated(unsafe) let (results, inputs, read) = (results, inputs, read)
            DispatchQueue.concurrentPerform(iterations: inputs.count) { index in
                results[index] = Result { () throws(StoreError) in try read(inputs[index]) }
            }
        }
        var outputs: [Output] = []
        for result in results.compactMap(\.self) { outputs.append(try result.get()) }
        return outputs
    }

    func bareEntries(_ part: ManifestRoot.Part) throws(StoreError) -> [ManifestEntry] {
        let entries = try readPart(part.entries, PublishedEntries.init(json:)).charts
        let isInOrder = zip(entries, entries.dropFirst()).allSatisfy { $0.id < $1.id }
        guard isInOrder, entries.first?.id == part.first, entries.last?.id == part.last, entries.count == part.charts
        else {
            throw .malformed(
                path: files.full(ManifestPart.path(of: part.entries)),
                reason: "expected \(part.charts) charts from \(part.first) to \(part.last)")
        }
        return entries
    }

    /// Some of the entries of a part with what was found about them.
    func joined(
        _ entries: [ManifestEntry], of part: ManifestRoot.Part
    ) throws(StoreError) -> [ManifestEntry] {
        guard let digest = part.findings else { return entries }
        let found = try readPart(digest, PublishedFindings.init(json:)).charts
        if entries.count == part.charts, let stray = found.keys.filter({ !entries.map(\.id).contains($0) }).min() {
            throw .malformed(
                path: files.full(ManifestPart.path(of: digest)), reason: "its entries have no chart \(stray)")
        }
        return entries.map { entry in
            var entry = entry
            entry.findings = found[entry.id] ?? []
            return entry
        }
    }

    private func readPart<Form>(
        _ sha256: String, _ read: ([UInt8]) throws(MalformedDocument) -> Form
    ) throws(StoreError) -> Form {
        let path = ManifestPart.path(of: sha256)
        let bytes = try checkedBytes(of: path, sha256: sha256)
        do {
            return try read(bytes)
        } catch {
            throw .malformed(path: files.full(path), reason: error.description)
        }
    }

    /// Writes a manifest: its parts, and then its root, which is what the version's number names.
    ///
    /// - Parameter carriers: Those whose charts `manifest` has, all others being as in the latest version; `nil`: it has all.
    /// - Returns: The SHA-256 of the root.
    func write(_ manifest: DatasetManifest, only carriers: Set<String>?) throws(StoreError) -> String {
        let root: ManifestRoot
        let documents: [PartDocument]
        let latest = try latestRoot()
        if let carriers, let latest {
            (root, documents) = try spliced(manifest, into: latest, only: carriers)
        } else if let carriers, let pointer = try latestPointer() {
            // The latest version has one document.
            var whole = manifest
            let others = try self.manifest(pointer.version, sha256: pointer.sha256).charts
            whole.charts = (others.filter { !carriers.contains($0.carrier) } + manifest.charts).sorted { $0.id < $1.id }
            (root, documents) = whole.rooted
        } else {
            (root, documents) = manifest.rooted
        }
        let there = Set((latest?.parts ?? []).flatMap(\.paths))
        try files.putAll(documents.filter { !there.contains($0.path) })
        let bytes = root.canonicalJSON()
        try files.put(bytes, at: DatasetManifest.path(of: manifest.version))
        return sha256Hexadecimal(bytes)
    }

    /// The root of the latest version; `nil` where it has one document.
    func latestRoot() throws(StoreError) -> ManifestRoot? {
        guard let pointer = try latestPointer(),
            case .parts(let root) = try storedManifest(pointer.version, sha256: pointer.sha256)
        else { return nil }
        return root
    }
}

/// The bytes of a part's entries or findings, and where they are written.
package typealias PartDocument = (path: String, bytes: [UInt8])

extension DatasetManifest {
    /// The root, and the files of its parts.
    var rooted: (root: ManifestRoot, documents: [PartDocument]) {
        let (parts, documents) = charts.writtenParts
        var head = self
        head.charts = []
        return (ManifestRoot(head: head, parts: parts), documents)
    }
}

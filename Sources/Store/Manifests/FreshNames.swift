import ChartSchema

/// Of the charts that a version names and the one before does not: their ids, and which files must be there.
struct FreshNames {
    /// As they came.
    private(set) var ids: [String] = []
    private var charts: [ContentDigest] = []
    private var settings: [ContentDigest] = []

    mutating func add(_ entries: [ProvedEntry]) {
        for entry in entries {
            ids.append(entry.id)
            charts.append(entry.chart)
            if let digest = entry.settings, digest != settings.last { settings.append(digest) }
        }
    }

    mutating func add(_ others: FreshNames) {
        ids += others.ids
        charts += others.charts
        settings += others.settings
    }

    /// Looks whether the files are there.
    func proveFiles(in store: DatasetStore) throws(StoreError) {
        try store.proveThere(charts, path: ManifestEntry.path(ofChart:))
        try store.proveThere(settings, path: ManifestEntry.Inputs.path(ofSettings:))
    }
}

extension Collection<PartEntry> {
    /// What is left to be known of entries that were read.
    func proved() throws(StoreError) -> [ProvedEntry] {
        var proved: [ProvedEntry] = []
        for entry in self {
            guard let own = entry.proved else {
                throw .malformed(path: "the entry of \(entry.id)", reason: "expected hashes of 64 hexadecimal digits")
            }
            proved.append(own)
        }
        return proved
    }
}

extension DatasetStore {
    /// Looks whether files are there that are named by their content.
    ///
    /// - Throws: ``StoreError/missing(path:)`` for the first, in the order of the names, that is not.
    fileprivate func proveThere(
        _ names: [ContentDigest], path: @Sendable (String) -> String
    ) throws(StoreError) {
        var inFolders = [[ContentDigest]](repeating: [], count: 256)
        for name in names { inFolders[name.folder].append(name) }
        let absent = try each(inFolders) { names throws(StoreError) in files.firstAbsent(of: names.sorted(), path) }
        if let path = absent.compactMap(\.self).first { throw .missing(path: files.full(path)) }
    }
}

extension StoreFiles {
    /// Many names are looked for in their folder's listing, which tells some hundred in a call: to ask for each takes ten times as long.
    private static let fewNames = 16
    /// A folder of more others than that many times the names is left, and the rest are asked for.
    private static let mostOthers = 32

    /// The first of some files of one folder that is not there.
    ///
    /// - Parameter names: In order.
    fileprivate func firstAbsent(of names: [ContentDigest], _ path: (String) -> String) -> String? {
        guard let first = names.first else { return nil }
        var found = [Bool](repeating: false, count: names.count)
        if names.count >= Self.fewNames {
            let folder = path(first.hexadecimal).split(separator: "/").dropLast().joined(separator: "/")
            eachFile(in: folder, atMost: names.count * Self.mostOthers) { digest in
                // Names may repeat.
                var index = names.partitioningIndex { $0 >= digest }
                while index < names.count, names[index] == digest {
                    found[index] = true
                    index += 1
                }
            }
        }
        // What a listing does not show as a file of its own, such as a link, is asked for by its name.
        for (name, isFound) in zip(names, found) where !isFound {
            let path = path(name.hexadecimal)
            if !has(path) { return path }
        }
        return nil
    }
}

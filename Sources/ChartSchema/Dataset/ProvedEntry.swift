/// What is left to be known of an entry that a new version names, once it has been proved: its id, and which files must be there.
package struct ProvedEntry: Hashable, Sendable {
    package var id: String
    package var chart: ContentDigest
    package var settings: ContentDigest?
    package var records: Int
}

extension ProvedEntry {
    /// - Returns: `nil` where hashes of the entry are none; no entry that was read has such.
    package init?(_ entry: ManifestEntry) {
        guard let chart = ContentDigest(entry.sha256) else { return nil }
        var settings: ContentDigest?
        if let inputs = entry.inputs {
            guard let digest = ContentDigest(inputs.settings) else { return nil }
            settings = digest
        }
        self.init(id: entry.id.description, chart: chart, settings: settings, records: entry.counts.records)
    }
}

extension PublishedEntries {
    /// Proves the entries of a part without making them: what ``init(json:)`` asks of each, and that their ids ascend.
    ///
    /// - Returns: `nil` where a document is laid out otherwise than it was written, or ids are not ASCII, or something is wrong:
    ///   ``init(json:)`` says which.
    package static func proved(_ bytes: [UInt8]) -> [ProvedEntry]? {
        CanonicalJSONReader.read(bytes) { reader in
            reader.object { reader -> [ProvedEntry]? in
                reader.key("schema")
                guard reader.text() == ManifestPart.entriesSchema else { return reader.lost(nil) }
                reader.key("charts")
                var before = WrittenID()
                return reader.array { reader in
                    reader.object { reader -> ProvedEntry? in
                        guard let (id, entry) = reader.provedEntry(), before < id else { return reader.lost(nil) }
                        before = id
                        return entry
                    }
                }
            }
        }
    }
}

/// A chart's id as it stands in a document, in ASCII.
private struct WrittenID {
    var bytes = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

    /// Whether it is put together of these: none is empty, and none holds a slash.
    func isMade(of pieces: UnsafeBufferPointer<UInt8>...) -> Bool {
        var place = 0
        for (number, piece) in pieces.enumerated() {
            if number > 0 {
                guard place < bytes.count, bytes[place] == UInt8(ascii: "/") else { return false }
                place += 1
            }
            guard !piece.isEmpty, place + piece.count <= bytes.count else { return false }
            for index in piece.indices {
                guard piece[index] == bytes[place + index], piece[index] != UInt8(ascii: "/") else { return false }
            }
            place += piece.count
        }
        return place == bytes.count
    }

    /// As ids compare, piece by piece: a slash ends one, and stands before all that may go on with it.
    static func < (a: WrittenID, b: WrittenID) -> Bool {
        for place in 0..<min(a.bytes.count, b.bytes.count) where a.bytes[place] != b.bytes[place] {
            let (mine, other) = (a.bytes[place], b.bytes[place])
            return mine == UInt8(ascii: "/") || (other != UInt8(ascii: "/") && mine < other)
        }
        return a.bytes.count < b.bytes.count
    }
}

extension CanonicalJSONReader {
    /// The members of an entry whose findings stand elsewhere.
    fileprivate mutating func provedEntry() -> (WrittenID, ProvedEntry)? {
        key("id")
        let id = WrittenID(bytes: plainText())
        key("kind")
        guard word(ManifestEntry.Kind.self) != nil else { return nil }
        key("carrier")
        let carrier = plainText()
        key("chart")
        let chart = plainText()
        key("products")
        _ = array { reader -> Void? in reader.skipText() }
        key("edition")
        guard id.isMade(of: carrier, chart, plainText()) else { return nil }
        key("path")
        let path = plainText()
        key("sha256")
        let digits = plainText()
        guard let sha256 = ContentDigest(digits), Self.isPath(path, ofChart: digits) else { return nil }
        key("counts")
        let records = object { ManifestEntry.Counts(reading: &$0).records }
        key("source")
        skipTexts("path", "sha256")
        var settings: ContentDigest?
        if optionalKey("inputs") {
            guard let digest = settingsOfInputs() else { return nil }
            settings = digest
        }
        if optionalKey("withdrawn") { skipTexts("from", "reason") }
        guard !isLost else { return nil }
        let text = String(decoding: id.bytes, as: UTF8.self)
        return (id, ProvedEntry(id: text, chart: sha256, settings: settings, records: records))
    }

    private mutating func skipTexts(_ names: StaticString...) {
        object { reader in
            for name in names {
                reader.key(name)
                reader.skipText()
            }
        }
    }

    private mutating func settingsOfInputs() -> ContentDigest? {
        object { reader in
            reader.key("settings")
            let settings = ContentDigest(reader.plainText())
            reader.key("vocabulary")
            return ContentDigest(reader.plainText()) == nil ? nil : settings
        }
    }

    /// Whether a path is ``ManifestEntry/path(ofChart:)``.
    private static func isPath(_ path: UnsafeBufferPointer<UInt8>, ofChart digits: UnsafeBufferPointer<UInt8>) -> Bool {
        let (folder, ending): (StaticString, StaticString) = ("charts/", ".json")
        func stands(_ text: UnsafePointer<UInt8>?, _ count: Int, at place: Int) -> Bool {
            (0..<count).allSatisfy { text?[$0] == path[place + $0] }
        }
        return path.count == 79 && digits.count == 64 && stands(folder.utf8Start, 7, at: 0)
            && stands(digits.baseAddress, 2, at: 7) && path[9] == UInt8(ascii: "/")
            && stands(digits.baseAddress, 64, at: 10) && stands(ending.utf8Start, 5, at: 74)
    }
}

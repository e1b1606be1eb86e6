import Foundation

/// The files that a disk holds after a power cut: those of before, and of some changes what it happened to keep.
struct DiskAfterPowerCut {
    /// What of everything that was not synchronised is there.
    enum Luck: Hashable, CaseIterable {
        case nothingKept
        case namesWithoutBytes
        case namesWithHalfTheirBytes
        case namesWithZeros
        case anything
    }

    private typealias Node = Int
    private enum Naming {
        case set(String, Node)
        case move(String, String)
        case remove(String)
    }

    private var bytes: [Node: [UInt8]] = [:]
    /// Bytes that were written and not synchronised.
    private var loose: [Node: [UInt8]] = [:]
    private var names: [String: Node] = [:]
    private var kept: [String: Node] = [:]
    private var pending: [String: [Naming]] = [:]

    /// - Parameters:
    ///   - files: What was there before, and safe.
    ///   - changes: What was done until the power went.
    ///   - coming: What would have been done next: the bytes of a file that was being written.
    init(
        _ files: [String: [UInt8]], _ changes: ArraySlice<RecordedWrites.Change>,
        coming: ArraySlice<RecordedWrites.Change>, _ luck: Luck, _ random: inout some RandomNumberGenerator
    ) {
        for (path, content) in files.sorted(by: { $0.key < $1.key }) {
            bytes[bytes.count] = content
            kept[path] = bytes.count - 1
        }
        names = kept
        for change in changes { apply(change) }
        for (path, node) in names where loose[node] != nil {
            loose[node] = Self.bytes(comingTo: path, in: coming)
        }
        settle(luck, &random)
    }

    /// By their paths.
    var files: [String: [UInt8]] { kept.mapValues { bytes[$0] ?? [] } }

    private mutating func apply(_ change: RecordedWrites.Change) {
        switch change {
        case .created(let path):
            let node = bytes.count + loose.count  // every node is in one of the two
            loose[node] = []
            names[path] = node
            pending[Self.folder(of: path), default: []].append(.set(path, node))
        case .filled(let path, let content):
            guard let node = names[path] else { return }
            loose[node] = nil
            bytes[node] = content
        case .renamed(let from, let to):
            names[to] = names.removeValue(forKey: from)
            pending[Self.folder(of: to), default: []].append(.move(from, to))
        case .removed(let path):
            names[path] = nil
            pending[Self.folder(of: path), default: []].append(.remove(path))
        case .madeFolder: break
        case .synchronisedFolder(let folder):
            for naming in pending.removeValue(forKey: folder) ?? [] { keep(naming) }
        }
    }

    private mutating func keep(_ naming: Naming) {
        switch naming {
        case .set(let path, let node): kept[path] = node
        case .move(let from, let to): kept[to] = kept.removeValue(forKey: from)
        case .remove(let path): kept[path] = nil
        }
    }

    private mutating func settle(_ luck: Luck, _ random: inout some RandomNumberGenerator) {
        for (_, namings) in pending.sorted(by: { $0.key < $1.key }) {
            let count =
                switch luck {
                case .nothingKept: 0
                case .anything: Int.random(in: 0...namings.count, using: &random)
                default: namings.count
                }
            for naming in namings.prefix(count) { keep(naming) }
        }
        for (node, content) in loose.sorted(by: { $0.key < $1.key }) {
            bytes[node] =
                switch luck {
                case .nothingKept, .namesWithoutBytes: []
                case .namesWithHalfTheirBytes: Array(content.prefix(content.count / 2))
                case .namesWithZeros: [UInt8](repeating: 0, count: content.count)
                case .anything: Array(content.prefix(Int.random(in: 0...content.count, using: &random)))
                }
        }
    }

    private static func bytes(comingTo path: String, in changes: ArraySlice<RecordedWrites.Change>) -> [UInt8] {
        for case .filled(path, let content) in changes { return content }
        return []
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }
}

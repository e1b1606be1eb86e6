import Foundation

@testable import Store

/// What a run does to the files of a store, step by step, so that a power cut between any two can be played.
///
/// The model is POSIX's, not a kind file system's: bytes are there for certain once the file was synchronised, names once
/// their folder was. Of what came after, a disk may keep any part: of a file nothing, its beginning or zeros; of a
/// folder the first few changes (journalling file systems keep their order).
final class RecordedWrites: @unchecked Sendable {
    enum Change {
        case created(String)
        case filled(String, [UInt8])
        case renamed(String, to: String)
        case removed(String)
        case madeFolder(String)
        case synchronisedFolder(String)
    }

    private let lock = NSLock()
    private let files: StoreFiles
    private(set) var changes: [Change] = []

    init(of store: DatasetStore) { files = store.files }

    /// To be asked before each step; refuses none.
    func see(_ step: StoreFiles.Step, _ path: String) {
        lock.withLock {
            switch step {
            case .open: changes.append(.created(path))
            case .write: break
            case .synchronise:
                let bytes = FileManager.default.contents(atPath: files.full(path)) ?? Data()
                changes.append(.filled(path, Array(bytes)))
            case .rename: changes.append(.renamed(path + StoreFiles.partialEnding, to: path))
            case .remove: changes.append(.removed(path))
            case .makeFolder: changes.append(.madeFolder(relative(path)))
            case .synchroniseFolder: changes.append(.synchronisedFolder(relative(path)))
            }
        }
    }

    private func relative(_ folder: String) -> String {
        folder == files.root ? "" : String(folder.dropFirst(files.root.count + 1))
    }
}

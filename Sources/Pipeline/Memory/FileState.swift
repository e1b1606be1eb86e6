import Foundation
import Store

/// What the system says of a file without reading it. A file that was written to since has another state, unless it was written to in the
/// same tick of the clock: see ``RememberedFile/isSettled``.
struct FileState: Hashable, Sendable {
    var size: Int64
    var inode: UInt64
    /// Nanoseconds since 1970; both clocks, because a program can set the first one back.
    var modified: Int64
    var changed: Int64

    init(size: Int64, inode: UInt64, modified: Int64, changed: Int64) {
        self.size = size
        self.inode = inode
        self.modified = modified
        self.changed = changed
    }

    /// `nil` where there is no regular file.
    init?(_ path: String) { self.init(path, S_IFREG) }

    /// `nil` where there is no folder.
    init?(folder path: String) { self.init(path, S_IFDIR) }

    /// The same of a path that ends with a zero byte.
    init?(cString path: [CChar]) { self.init(path, S_IFREG) }

    private init?(_ path: UnsafePointer<CChar>, _ kind: mode_t) {
        var status = stat()
        guard stat(path, &status) == 0, status.st_mode & S_IFMT == kind else { return nil }
        self.init(
            size: Int64(status.st_size), inode: UInt64(status.st_ino), modified: status.st_mtim.nanoseconds,
            changed: status.st_ctim.nanoseconds)
    }
}

extension timespec {
    fileprivate var nanoseconds: Int64 { Int64(tv_sec) * 1_000_000_000 + Int64(tv_nsec) }
}

/// A file whose content was read once, so that it need not be read again as long as its state is the same.
struct RememberedFile: Hashable, Sendable {
    /// As it is opened.
    var path: String
    /// Of the content.
    var sha256: String
    var state: FileState
    /// Whether whoever writes to the file now gives it another state. Where not, the state says nothing, and the content
    /// has to be looked at.
    var isSettled: Bool

    /// Whether the file still has this content. It is read only where its state does not say so.
    func holds() -> Bool {
        guard let now = FileState(path), now.size == state.size else { return false }
        if isSettled, now == state { return true }
        return (try? FileBytes.read(path)).map { sha256Hexadecimal($0) == sha256 } ?? false
    }

    /// The same file as it is now, for the next run; `nil` where its content is another.
    func renewed(_ clock: FileClock) -> RememberedFile? {
        if isSettled, FileState(path) == state { return self }
        return RememberedFile(path, clock: clock).flatMap { $0.sha256 == sha256 ? $0 : nil }
    }
}

extension RememberedFile {
    /// Reads a file; `nil` where it cannot be read, and where somebody writes to it meanwhile.
    init?(_ path: String, clock: FileClock) {
        guard let state = FileState(path), let bytes = try? FileBytes.read(path), FileState(path) == state else {
            return nil
        }
        self.init(path, bytes, state, clock: clock)
    }

    /// - Parameters:
    ///   - bytes: What was read of it between two looks at its state that saw the same.
    init(_ path: String, _ bytes: [UInt8], _ state: FileState, clock: FileClock) {
        self.init(path: path, sha256: sha256Hexadecimal(bytes), state: state, isSettled: clock.isAfter(state))
    }
}

/// The clock of the file system at the beginning of a run: what was written to before it and is written to again has
/// another time.
///
/// The system gives files the time of its last tick, some milliseconds ago. A file that has the time at which a run begins, or a later one, may
/// be written to again without any trace.
struct FileClock: Hashable, Sendable {
    private var start: Int64

    /// Writes to a file, to see which time it gets.
    ///
    /// - Returns: `nil` where it cannot be written.
    init?(writing path: String) {
        guard (try? Data("\n".utf8).write(to: URL(filePath: path))) != nil, let state = FileState(path) else {
            return nil
        }
        start = state.changed
    }

    /// Whether a file of this state is not written to again without another one.
    func isAfter(_ state: FileState) -> Bool { state.changed < start }
}

import Glibc

/// Waits for files to land, to change or to go, by what the kernel tells of folders (inotify).
///
/// - ``init(everythingIn:filesIn:)`` begins to watch: what happens from then on is told, also while nobody waits.
/// - ``next()`` waits for the next changes.
///
/// A folder that comes is watched with all that is in it. File systems of other machines tell of nothing that is done elsewhere.
package final class FolderWatch {
    /// Files that landed, changed or went since the last time.
    package struct Changes: Sendable, Hashable {
        /// As the folders were named.
        package var paths: Set<String> = []
        /// Whether more happened than could be told: anything may be another.
        package var isIncomplete = false
    }

    /// How long nothing has to happen until what happened is told: who copies ten files is told once.
    private static let quiet: Int32 = 200
    /// A file counts when whoever wrote it has closed it, or has moved it into its place.
    private static let mask = UInt32(
        IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE | IN_ONLYDIR)

    private struct Folder {
        var path: String
        var isDeep: Bool
    }

    private let descriptor: Int32
    /// By the kernel's numbers.
    private var folders: [Int32: Folder] = [:]

    /// - Parameters:
    ///   - deep: Folders that are watched with the folders in them; one that is not there is left out.
    ///   - flat: Folders whose own files are watched.
    package init(everythingIn deep: [String], filesIn flat: [String]) throws(WatchProblem) {
        descriptor = inotify_init1(Int32(O_CLOEXEC) | Int32(O_NONBLOCK))
        guard descriptor >= 0 else { throw WatchProblem("inotify_init1", code: errno) }
        var landed: Set<String> = []
        for path in flat { try add(Folder(path: path, isDeep: false), &landed) }
        for path in deep { try add(Folder(path: path, isDeep: true), &landed) }
    }

    deinit { close(descriptor) }

    /// Waits until something has happened, and then until nothing more does for a moment.
    package func next() throws(WatchProblem) -> Changes {
        var changes = Changes()
        while true {
            var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            let isEmpty = changes == Changes()
            let count = poll(&waited, 1, isEmpty ? -1 : Self.quiet)
            if count < 0, errno != EINTR { throw WatchProblem("poll", code: errno) }
            if count == 0, !isEmpty { return changes }
            if count > 0 { try take(&changes) }
        }
    }

    /// Takes what the kernel has to tell.
    private func take(_ changes: inout Changes) throws(WatchProblem) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        if count < 0, errno == EAGAIN || errno == EINTR { return }
        guard count > 0 else { throw WatchProblem("read", code: errno) }
        var place = 0
        while place + Self.header <= count {
            let (number, mask, length) = buffer.withUnsafeBytes { bytes in
                (
                    bytes.loadUnaligned(fromByteOffset: place, as: Int32.self),
                    bytes.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self),
                    Int(bytes.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self))
                )
            }
            let name = buffer[(place + Self.header)..<(place + Self.header + length)].prefix { $0 != 0 }
            place += Self.header + length
            try take(number, mask, String(decoding: name, as: UTF8.self), &changes)
        }
    }

    /// The bytes of an event before its name: a number, what happened, a cookie, the name's length.
    private static let header = 16

    private func take(
        _ number: Int32, _ mask: UInt32, _ name: String, _ changes: inout Changes
    ) throws(WatchProblem) {
        func has(_ bit: some BinaryInteger) -> Bool { mask & UInt32(truncatingIfNeeded: bit) != 0 }
        if has(IN_Q_OVERFLOW) { changes.isIncomplete = true }
        if has(IN_IGNORED) { folders[number] = nil }
        guard let folder = folders[number], !name.isEmpty, !name.hasPrefix(".") else { return }
        let path = Self.path(name, in: folder.path)
        if has(IN_ISDIR) {
            guard folder.isDeep else { return }
            if has(IN_CREATE) || has(IN_MOVED_TO) {
                try add(Folder(path: path, isDeep: true), &changes.paths)
            } else if has(IN_MOVED_FROM) || has(IN_DELETE) {
                // Which files went with it nobody says.
                changes.isIncomplete = true
            }
        } else if !has(IN_CREATE) {
            changes.paths.insert(path)
        }
    }

    /// Watches a folder, and those in it.
    ///
    /// - Parameter landed: The files that are in them already, which nobody tells of any more.
    private func add(_ folder: Folder, _ landed: inout Set<String>) throws(WatchProblem) {
        let number = inotify_add_watch(descriptor, folder.path, Self.mask)
        guard number >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return }
            throw WatchProblem("inotify_add_watch", code: errno, folder: folder.path)
        }
        folders[number] = folder
        guard folder.isDeep, let stream = opendir(folder.path) else { return }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            let path = Self.path(name, in: folder.path)
            var status = stat()
            guard lstat(path, &status) == 0 else { continue }
            if status.st_mode & S_IFMT == S_IFDIR {
                try add(Folder(path: path, isDeep: true), &landed)
            } else {
                landed.insert(path)
            }
        }
    }

    private static func path(_ name: String, in folder: String) -> String {
        folder == "." ? name : "\(folder)/\(name)"
    }
}

/// Why folders cannot be watched.
package struct WatchProblem: Error, Sendable, Hashable {
    package var message: String
    package var help: String

    init(_ call: String, code: Int32, folder: String? = nil) {
        message = "\(folder ?? "the project") cannot be watched: \(String(cString: strerror(code))) (\(call))"
        help =
            code == ENOSPC
            ? "the system watches no more folders: raise fs.inotify.max_user_watches, or run ingest again and again"
            : "run ingest whenever files have come"
    }
}

import Glibc

/// Reads and atomically writes the files of one store.
///
/// A file is written beside its place, synchronised, and renamed into it: whoever looks sees the old bytes or the new
/// ones, never a part. The folder is synchronised too, so that the name survives a power cut.
package struct StoreFiles: Sendable {
    /// What is about to be done to a file; tests refuse single steps.
    package enum Step: Hashable, Sendable {
        case makeFolder, open, write, synchronise, rename, synchroniseFolder, remove
    }

    /// The ending of a file that is being written.
    static let partialEnding = ".partial"
    /// Stands before that ending where several processes may write the same file at once.
    var partialMark = ""
    /// A file that is there while a run writes; one that is still there was left by a run that was cut short.
    static let runMark = ".publishing"
    /// What the names of such files begin with where many processes write at once.
    static let sharedMark = ".keeping"

    package let root: String
    /// Asked before every step; a returned `errno` makes the step fail. Only tests set it.
    var refusal: @Sendable (Step, String) -> Int32? = StoreFiles.standardRefusal

    package init(root: String) { self.root = root }

    package func full(_ path: String) -> String { path.isEmpty ? root : root + "/" + path }

    /// The bytes of a file, or `nil` when it is not there.
    ///
    /// - Parameter limit: At most so many of its first bytes; `nil` for all.
    package func contents(of path: String, limit: Int? = nil) throws(StoreError) -> [UInt8]? {
        guard let (descriptor, size) = try opened(path) else { return nil }
        defer { close(descriptor) }
        let wanted = min(size, limit ?? .max)
        var failure: Int32?
        var bytes = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, count in
            while count < wanted {
                let got = read(descriptor, buffer.baseAddress! + count, wanted - count)
                if got == 0 { break }
                if got > 0 {
                    count += got
                } else if errno != EINTR {
                    failure = errno
                    break
                }
            }
        }
        // What the system makes up as it is read (/proc) says that it has no bytes.
        var chunk = [UInt8](repeating: 0, count: bytes.isEmpty && limit == nil ? 1 << 12 : 0)
        while failure == nil, !chunk.isEmpty {
            let got = read(descriptor, &chunk, chunk.count)
            if got == 0 { break }
            if got > 0 { bytes.append(contentsOf: chunk[..<got]) } else if errno != EINTR { failure = errno }
        }
        if let failure { throw .unreadable(path: full(path), cause: SystemCause(code: failure, call: "read")) }
        return bytes
    }

    /// The SHA-256 of a file's bytes, of which few are held at a time; `nil` when it is not there.
    func sha256(of path: String) throws(StoreError) -> String? {
        guard let (descriptor, _) = try opened(path) else { return nil }
        defer { close(descriptor) }
        let digest = SHA256()
        var code: Int32 = 0
        withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 16) { buffer in
            while true {
                let got = read(descriptor, buffer.baseAddress!, buffer.count)
                if got > 0 { digest.update(UnsafeRawBufferPointer(rebasing: buffer[..<got])) }
                if got == 0 { break }
                if got < 0, errno != EINTR {
                    code = errno
                    break
                }
            }
        }
        guard code == 0 else { throw .unreadable(path: full(path), cause: SystemCause(code: code, call: "read")) }
        return digest.hexadecimal()
    }

    /// A file that is open for reading, which the caller closes, and its size in bytes; `nil` when it is not there.
    private func opened(_ path: String) throws(StoreError) -> (descriptor: Int32, size: Int)? {
        let file = full(path)
        // Without O_NONBLOCK a pipe that nobody writes to would hold the run for ever.
        let descriptor = uninterrupted { open(file, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
        guard descriptor >= 0 else {
            if errno == ENOENT || errno == ENOTDIR { return nil }
            throw .unreadable(path: file, cause: SystemCause(code: errno, call: "open"))
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            let cause = SystemCause(code: errno, call: "fstat")
            close(descriptor)
            throw .unreadable(path: file, cause: cause)
        }
        guard [S_IFREG, S_IFDIR].contains(status.st_mode & S_IFMT) else {
            close(descriptor)
            throw .unreadable(path: file, cause: SystemCause(code: ENOTSUP, call: "read"))
        }
        return (descriptor, Int(status.st_size))
    }

    /// Writes a file whole or not at all. A file that has these bytes already is left alone.
    ///
    /// - Returns: whether anything was written.
    @discardableResult
    package func put(_ bytes: [UInt8], at path: String) throws(StoreError) -> Bool {
        if try contents(of: path) == bytes { return false }
        try write(at: path) { take throws(StoreError) in try take(bytes) }
        return true
    }

    /// Writes a file whole or not at all, in pieces.
    ///
    /// - Parameter pieces: Hands over the file's bytes in order.
    func write(
        at path: String, pieces: (([UInt8]) throws(StoreError) -> Void) throws(StoreError) -> Void
    ) throws(StoreError) {
        let folder = path.split(separator: "/").dropLast().joined(separator: "/")
        try makeFolders(folder)
        let partial = partial(of: path)
        do {
            try writeAndSynchronise(to: partial, pieces)
            try perform(.rename, path) { rename(full(partial), full(path)) }
            try synchroniseFolder(folder)
        } catch {
            unlink(full(partial))
            throw error
        }
    }

    /// Writes files, each whole or not at all; those that have their bytes already are left alone.
    func putAll(_ documents: [(path: String, bytes: [UInt8])]) throws(StoreError) {
        var seen: Set<String> = []
        var fresh: [(path: String, bytes: [UInt8])] = []
        for document in documents where seen.insert(document.path).inserted {
            if try contents(of: document.path) != document.bytes { fresh.append(document) }
        }
        try writeAll(fresh.map(\.path)) { index, file throws(StoreError) in try file.write(fresh[index].bytes) }
    }

    /// Writes many files, each whole or not at all, and comes back when all are there for good.
    ///
    /// Many go to the disk together: to wait for each file and its folder would take longer than everything else.
    ///
    /// - Parameters:
    ///   - paths: Each once.
    ///   - fill: Writes the bytes of the file of that number.
    func writeAll(
        _ paths: [String], _ fill: (Int, OpenFile) throws(StoreError) -> Void
    ) throws(StoreError) {
        var folders: Set<String> = []
        for start in stride(from: 0, to: paths.count, by: Self.filesAtOnce) {
            let batch = start..<min(paths.count, start + Self.filesAtOnce)
            for path in paths[batch] {
                let folder = path.split(separator: "/").dropLast().joined(separator: "/")
                if folders.insert(folder).inserted { try makeFolders(folder) }
            }
            do {
                var open = OpenFiles()
                for index in batch {
                    try beginWriting(to: partial(of: paths[index]), in: &open) { file throws(StoreError) in
                        try fill(index, file)
                    }
                }
                try synchronise(&open)
                for path in paths[batch] {
                    try perform(.rename, path) { rename(full(partial(of: path)), full(path)) }
                }
            } catch {
                for path in paths[batch] { unlink(full(partial(of: path))) }
                throw error
            }
        }
        for folder in folders.sorted() { try synchroniseFolder(folder) }
    }

    private static let filesAtOnce = 256

    private func partial(of path: String) -> String { path + partialMark + Self.partialEnding }

    /// Whether something of that name is there.
    func has(_ path: String) -> Bool { access(full(path), F_OK) == 0 }

    /// In bytes.
    func size(of path: String) throws(StoreError) -> Int {
        var status = stat()
        guard stat(full(path), &status) == 0 else {
            throw .unreadable(path: full(path), cause: SystemCause(code: errno, call: "stat"))
        }
        return Int(status.st_size)
    }

    /// Removes a folder in which nothing is left; any other stays.
    package func removeFolderIfEmpty(_ path: String) { rmdir(full(path)) }

    package func delete(_ path: String) throws(StoreError) {
        try perform(.remove, path) { unlink(full(path)) }
    }
}

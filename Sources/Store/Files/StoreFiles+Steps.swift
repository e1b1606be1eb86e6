import Glibc

/// The single steps of writing, each of which may fail.
extension StoreFiles {
    /// Runs one system call and turns its failure into an error about `path`.
    @discardableResult
    func perform(_ step: Step, _ path: String, _ call: () -> Int32) throws(StoreError) -> Int32 {
        if let code = refusal(step, path) { throw unwritable(path, code, step) }
        let result = uninterrupted(call)
        guard result >= 0 else { throw unwritable(path, errno, step) }
        return result
    }

    func writeAndSynchronise(
        to path: String, _ pieces: (([UInt8]) throws(StoreError) -> Void) throws(StoreError) -> Void
    ) throws(StoreError) {
        let descriptor = try perform(.open, path) {
            open(full(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        }
        defer { close(descriptor) }
        try pieces { piece throws(StoreError) in try write(piece, to: descriptor, path) }
        try perform(.synchronise, path) { fsync(descriptor) }
    }

    /// Files that are written and not synchronised yet.
    struct OpenFiles: ~Copyable {
        fileprivate var files: [OpenFile] = []

        deinit { for file in files { close(file.descriptor) } }
    }

    /// One of them, to be filled.
    struct OpenFile {
        fileprivate let files: StoreFiles
        fileprivate let path: String
        fileprivate let descriptor: Int32

        func write(_ bytes: [UInt8]) throws(StoreError) { try files.write(bytes, to: descriptor, path) }
    }

    /// Writes a file, and lets its bytes go to the disk without waiting for them.
    func beginWriting(
        to path: String, in open: inout OpenFiles, _ fill: (OpenFile) throws(StoreError) -> Void
    ) throws(StoreError) {
        let descriptor = try perform(.open, path) {
            Glibc.open(full(path), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        }
        let file = OpenFile(files: self, path: path, descriptor: descriptor)
        open.files.append(file)
        try fill(file)
        // The system begins to write what it is told to forget.
        posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
    }

    /// Waits until the files' bytes are on the disk.
    func synchronise(_ open: inout OpenFiles) throws(StoreError) {
        for file in open.files { try perform(.synchronise, file.path) { fsync(file.descriptor) } }
    }

    private func write(_ bytes: [UInt8], to descriptor: Int32, _ path: String) throws(StoreError) {
        var offset = 0
        while offset < bytes.count {
            var code: Int32 = 0
            let written = bytes.withUnsafeBytes { buffer in
                let count = Glibc.write(descriptor, buffer.baseAddress! + offset, buffer.count - offset)
                if count < 0 { code = errno }
                return count
            }
            if let refused = refusal(.write, path) { throw unwritable(path, refused, .write) }
            if written < 0 {
                if code == EINTR { continue }
                throw unwritable(path, code, .write)
            }
            offset += written
        }
    }

    /// Makes a folder of the store and those above it, the store's own included.
    func makeFolders(_ folder: String) throws(StoreError) {
        var missing: [String] = []
        var path = full(folder)
        var status = stat()
        while stat(path, &status) != 0, let cut = path.lastIndex(of: "/"), cut != path.startIndex {
            missing.append(path)
            path = String(path[..<cut])
        }
        if stat(path, &status) != 0 { missing.append(path) }
        for folder in missing.reversed() {
            if let code = refusal(.makeFolder, folder) { throw unwritable(folder, code, .makeFolder) }
            if mkdir(folder, 0o755) != 0, errno != EEXIST { throw unwritable(folder, errno, .makeFolder) }
        }
        for made in missing {
            guard let cut = made.lastIndex(of: "/") else { continue }
            try synchronise(folderAt: String(made[..<cut]))
        }
    }

    func synchroniseFolder(_ folder: String) throws(StoreError) {
        try synchronise(folderAt: full(folder))
    }

    private func synchronise(folderAt path: String) throws(StoreError) {
        let path = path.isEmpty ? "/" : path
        if let code = refusal(.synchroniseFolder, path) { throw unwritable(path, code, .synchroniseFolder) }
        let descriptor = uninterrupted { open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
        guard descriptor >= 0 else { throw unwritable(path, errno, .synchroniseFolder) }
        defer { close(descriptor) }
        // Some file systems cannot synchronise folders and say EINVAL; there is nothing more to do there.
        guard uninterrupted({ fsync(descriptor) }) == 0 || errno == EINVAL else {
            throw unwritable(path, errno, .synchroniseFolder)
        }
    }

    private func unwritable(_ path: String, _ code: Int32, _ step: Step) -> StoreError {
        let shown = path.hasPrefix(root) ? path : full(path)
        return .unwritable(path: shown, cause: SystemCause(code: code, call: "\(step)"))
    }
}

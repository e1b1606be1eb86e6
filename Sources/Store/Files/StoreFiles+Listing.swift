import Glibc

extension StoreFiles {
    /// The names in a folder in byte order; none when the folder is not there.
    func names(in folder: String) throws(StoreError) -> [String] {
        guard let stream = opendir(full(folder)) else {
            if errno == ENOENT || errno == ENOTDIR { return [] }
            throw .unreadable(path: full(folder), cause: SystemCause(code: errno, call: "opendir"))
        }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                    String(cString: $0)
                }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    /// Every file below `charts/` and `versions/`, and `latest.json`'s neighbours that are being written.
    func storedFiles() throws(StoreError) -> [String] {
        var files: [String] = []
        for folder in try names(in: "charts") {
            for name in try names(in: "charts/\(folder)") { files.append("charts/\(folder)/\(name)") }
        }
        for folder in ["versions", "schema"] {
            for name in try names(in: folder) { files.append("\(folder)/\(name)") }
        }
        for name in try names(in: "") where name.hasSuffix(StoreFiles.partialEnding) { files.append(name) }
        return files
    }
}

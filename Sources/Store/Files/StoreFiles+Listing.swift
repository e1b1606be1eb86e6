import ChartSchema
import Glibc

extension StoreFiles {
    /// The names in a folder in byte order; none when the folder is not there.
    package func names(in folder: String) throws(StoreError) -> [String] {
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

    /// Every file of the store but `latest.json` and hidden ones in the store's own folder (`.gitattributes`).
    func storedFiles() throws(StoreError) -> [String] {
        var files: [String] = []
        for kind in ["charts", "parts", "settings"] {
            for folder in try names(in: kind) {
                if !isFolder("\(kind)/\(folder)") { files.append("\(kind)/\(folder)") }
                for name in try names(in: "\(kind)/\(folder)") { files.append("\(kind)/\(folder)/\(name)") }
            }
        }
        for folder in ["versions", "schema"] {
            for name in try names(in: folder) { files.append("\(folder)/\(name)") }
        }
        let known: Set = ["charts", "parts", "settings", "versions", "schema", LatestPointer.path]
        for name in try names(in: "") where !name.hasPrefix(".") && !known.contains(name) { files.append(name) }
        return files
    }

    private func isFolder(_ path: String) -> Bool {
        var status = stat()
        return stat(full(path), &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
    }
}

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

    /// Names the files of a folder that have the name of their content, `….json`, as they come; none where it cannot be read.
    ///
    /// - Parameter limit: More entries than that many are not looked at.
    func eachFile(in folder: String, atMost limit: Int, _ body: (ContentDigest) -> Void) {
        guard let stream = opendir(full(folder)) else { return }
        defer { closedir(stream) }
        let offset = MemoryLayout<dirent>.offset(of: \.d_name)!
        var count = 0
        while count < limit, let entry = readdir(stream) {
            count += 1
            let name = (UnsafeRawPointer(entry) + offset).assumingMemoryBound(to: UInt8.self)
            guard entry.pointee.d_type == UInt8(DT_REG), strnlen(name, 70) == 69, memcmp(name + 64, ".json", 5) == 0,
                let digest = ContentDigest(UnsafeBufferPointer(start: name, count: 64))
            else { continue }
            body(digest)
        }
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

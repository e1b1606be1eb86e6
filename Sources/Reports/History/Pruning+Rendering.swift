import ChartSchema
import Store

extension Pruning {
    /// A line a file, and the total.
    ///
    /// - Parameter root: The store's folder, as a person can open it.
    package func text(root: String) -> String {
        let lines = files.map { "\(root)/\($0.path)  \($0.bytes) bytes\n" }.joined()
        if files.isEmpty { return "every chart belongs to a version\n" }
        let total = "\(counted(files.count, "file")), \(bytes) bytes"
        return lines + (isDone ? "removed \(total)\n" : "\(total) could be removed with --delete\n")
    }

    /// One file a line.
    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024)
        writer.beginObject()
        writer.member("removed", isDone)
        writer.member("bytes", bytes)
        writer.lines("files", of: files, indent: 0) { writer, file in
            writer.object {
                $0.member("path", file.path)
                $0.member("bytes", file.bytes)
            }
        }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

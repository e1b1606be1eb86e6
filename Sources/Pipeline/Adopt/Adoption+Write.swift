import ChartSchema
import Foundation
import Store

extension Adoption {
    /// Writes the raw file, the configuration and the golden; when one cannot be written, what was there before is there
    /// again.
    ///
    /// - Returns: The files written, relative to the project's folder.
    package func write() throws(AdoptionError) -> [String] {
        var files: [(path: String, place: String, bytes: [UInt8])] = [(path, project.location(of: path), bytes)]
        for (path, bytes) in configuration {
            files.append((path, path == configurationFile ? path : project.location(of: path), bytes))
        }
        if let chart = reading.draft?.chart {
            let golden = GoldenRecords(chart)
            files.append((golden.path, project.location(of: golden.path), golden.lines))
        }
        var done: [(place: String, before: Data?)] = []
        var written: [String] = []
        for file in files {
            let before = FileManager.default.contents(atPath: file.place)
            if before.map({ Array($0) == file.bytes }) ?? false { continue }
            do {
                try StoreFiles.put(file.bytes, at: URL(filePath: file.place))
            } catch {
                for step in done.reversed() { Self.restore(step.before, at: step.place) }
                throw .problem(
                    AdoptionProblem(
                        "write", file: file.place, "the file could not be written: \(error.reason)",
                        help: "make room or give yourself permission, then adopt again; nothing was changed"))
            }
            done.append((file.place, before))
            written.append(file.path)
        }
        return written
    }

    private static func restore(_ bytes: Data?, at place: String) {
        if let bytes {
            _ = try? StoreFiles.put(Array(bytes), at: URL(filePath: place))
        } else {
            try? FileManager.default.removeItem(atPath: place)
        }
    }
}

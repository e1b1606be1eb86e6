import ChartSchema
import Foundation
import Store

extension Adoption {
    /// Writes ``files``; when one cannot be written, what was there before is there
    /// again.
    ///
    /// - Returns: The files written, relative to the project's folder.
    package func write() throws(AdoptionError) -> [String] {
        var done: [(place: String, before: Data?)] = []
        var written: [String] = []
        for file in files {
            let place = file.path == configurationFile ? file.path : project.location(of: file.path)
            let before = FileManager.default.contents(atPath: place)
            if before.map({ Array($0) == file.bytes }) ?? false { continue }
            do {
                try StoreFiles.put(file.bytes, at: URL(filePath: place))
            } catch {
                for step in done.reversed() { Self.restore(step.before, at: step.place) }
                throw .problem(
                    AdoptionProblem(
                        "write", file: place, "the file could not be written: \(error.reason)",
                        help: "make room or give yourself permission, then adopt again; nothing was changed"))
            }
            done.append((place, before))
            written.append(file.path)
        }
        return written
    }

    /// The raw file, the configuration, the golden, and the review file where an acceptance is carried over: by their paths in the project.
    var files: [(path: String, bytes: [UInt8])] {
        var files = [(path, bytes)] + configuration
        if let chart = reading.draft?.chart {
            let golden = GoldenRecords(chart)
            files.append((golden.path, golden.lines))
        }
        if !carried.carried.isEmpty { files.append((acceptedFile, carried.bytes(of: acceptedFile, in: project))) }
        return files
    }

    private static func restore(_ bytes: Data?, at place: String) {
        if let bytes {
            _ = try? StoreFiles.put(Array(bytes), at: URL(filePath: place))
        } else {
            try? FileManager.default.removeItem(atPath: place)
        }
    }
}

import ChartSchema
import Foundation
import Store

extension Adoption {
    /// Writes ``files``; when one cannot be written, what was there before is there
    /// again.
    ///
    /// - Returns: The files written, relative to the project's folder.
    package func write() throws(AdoptionError) -> [String] {
        var done: [(place: String, before: [UInt8]?)] = []
        var written: [String] = []
        for file in try files() {
            let place = file.path == configurationFile ? file.path : project.location(of: file.path)
            var before: [UInt8]?
            do {
                before = try FileBytes.readIfThere(place)
            } catch {
                Self.restore(done)
                throw .file(error, place)
            }
            if before == file.bytes { continue }
            do {
                try StoreFiles.put(file.bytes, at: URL(filePath: place))
            } catch {
                Self.restore(done)
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
    func files() throws(AdoptionError) -> [(path: String, bytes: [UInt8])] {
        var files = [(path, bytes)] + configuration
        if let chart = reading.draft?.chart {
            let golden = GoldenRecords(chart)
            files.append((golden.path, golden.lines))
        }
        guard !carried.carried.isEmpty else { return files }
        do {
            files.append((acceptedFile, try carried.bytes(of: acceptedFile, in: project)))
        } catch {
            throw .problem(AdoptionProblem("review", file: acceptedFile, error.message, help: error.help))
        }
        return files
    }

    /// Takes back what was written, last first.
    private static func restore(_ steps: [(place: String, before: [UInt8]?)]) {
        for step in steps.reversed() {
            if let bytes = step.before {
                _ = try? StoreFiles.put(bytes, at: URL(filePath: step.place))
            } else {
                try? FileManager.default.removeItem(atPath: step.place)
            }
        }
    }
}

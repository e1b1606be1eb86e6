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
        let all = try files()
        // What the configuration names is there before it.
        let named = Set(configuration.map(\.path))
        for file in all.filter({ !named.contains($0.path) }) + all.filter({ named.contains($0.path) }) {
            let place = file.path == configurationFile ? file.path : project.location(of: file.path)
            var before: [UInt8]?
            do {
                before = try FileBytes.readIfThere(place)
            } catch {
                throw problem(Self.restore(done), at: place, error.message, help: error.help)
            }
            if before == file.bytes { continue }
            // It may be in its place, and its folder not yet on the disk, when this fails.
            done.append((place, before))
            do {
                try StoreFiles.put(file.bytes, at: URL(filePath: place))
            } catch {
                throw problem(
                    Self.restore(done), at: place, "the file could not be written: \(error.reason)",
                    help: "make room or give yourself permission")
            }
            written.append(file.path)
        }
        return all.map(\.path).filter(written.contains)
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

    /// Says what is left, where something is.
    private func problem(_ left: [String], at place: String, _ message: String, help: String) -> AdoptionError {
        let rest =
            left.isEmpty
            ? "\(help), then adopt again; nothing was changed"
            : "\(help), then run ingest: \(left.joined(separator: ", ")) could not be taken back"
        return .problem(AdoptionProblem("write", file: place, message, help: rest))
    }

    /// Takes back what was written, last first, up to a file that cannot be put back: what was written before it may be named there.
    ///
    /// - Returns: The files that are left as they were written.
    private static func restore(_ steps: [(place: String, before: [UInt8]?)]) -> [String] {
        for (number, step) in steps.enumerated().reversed() {
            do {
                if let bytes = step.before {
                    try StoreFiles.put(bytes, at: URL(filePath: step.place))
                } else if FileManager.default.fileExists(atPath: step.place) {
                    try FileManager.default.removeItem(atPath: step.place)
                }
            } catch {
                return steps[...number].map(\.place)
            }
        }
        return []
    }
}

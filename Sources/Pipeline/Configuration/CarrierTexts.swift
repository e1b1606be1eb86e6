import Dispatch
import Store

/// What a configuration says of each carrier, without reading it all at once: where every carrier has a file of its own, no more files are
/// held than are looked at.
///
/// Nothing is judged here: of a configuration that cannot be followed there are no texts, and
/// ``PipelineConfiguration/load(_:file:project:adapters:)`` says what is wrong with it.
struct CarrierTexts: Sendable {
    struct Carrier: Sendable {
        var id: String
        /// Of what is said of the carrier.
        var digest: String
        var bytes: [UInt8]
        /// The line of ``file`` that it begins in.
        var line: Int
        var file: String
    }

    /// Of all that is said of no carrier.
    let outer: String
    private let main: [UInt8]
    private let file: String
    private let project: ProjectFolder
    /// The folder of the carriers' files; `nil` where all stand in one.
    private let folder: String?
    private let outline: ConfigurationOutline?

    init?(_ file: String, in project: ProjectFolder) {
        guard let main = try? FileBytes.read(project.location(of: file)) else { return nil }
        (self.main, self.file, self.project) = (main, file, project)
        guard let folder = try? ConfigurationText.folder(of: main, file: file, project: project) else { return nil }
        self.folder = folder.isEmpty ? nil : String(folder.dropLast())
        outline = folder.isEmpty ? ConfigurationOutline(main) : nil
        guard outline != nil || !folder.isEmpty else { return nil }
        outer = outline?.outer ?? sha256Hexadecimal(main)
    }

    /// What becomes of each carrier, in the configuration's order; `nil` where one cannot be followed, or stands twice.
    func map<Value: Sendable>(_ transform: @Sendable (Carrier) -> Value) -> [Value]? {
        let count: Int
        let carrier: @Sendable (Int) -> Carrier?
        if let outline {
            count = outline.carriers.count
            carrier = { [file] in
                let own = outline.carriers[$0]
                let (bytes, line) = outline.said(of: own)
                return Carrier(id: own.id, digest: own.digest, bytes: bytes, line: line, file: file)
            }
        } else {
            let files = ConfigurationText.files(in: folder ?? "", of: project)
            count = files.count
            carrier = { Self.carrier(files[$0], in: project) }
        }
        var results = [(id: String, value: Value)?](repeating: nil, count: count)
        results.withUnsafeMutableBufferPointer { results in
            nonisolated(unsafe) let results = results
            DispatchQueue.concurrentPerform(iterations: count) { index in
                results[index] = carrier(index).map { ($0.id, transform($0)) }
            }
        }
        let found = results.compactMap(\.self)
        guard found.count == count, Set(found.map(\.id)).count == count else { return nil }
        return found.map(\.value)
    }

    private static func carrier(_ file: String, in project: ProjectFolder) -> Carrier? {
        guard var bytes = try? FileBytes.read(project.location(of: file)) else { return nil }
        if bytes.starts(with: [0xef, 0xbb, 0xbf]) { bytes.removeFirst(3) }
        guard let id = ConfigurationOutline.id(in: bytes) else { return nil }
        return Carrier(
            id: id, digest: String(sha256Hexadecimal(bytes).prefix(32)), bytes: bytes, line: 1, file: file)
    }

    /// What is said of no carrier; `nil` where anything is wrong with that.
    var base: PipelineConfiguration? { configuration(of: []) }

    /// The configuration of some carriers, with all that is said of none; `nil` where anything is wrong with that.
    func configuration(of carriers: [Carrier]) -> PipelineConfiguration? {
        PipelineConfiguration.load(
            outer: outline?.withoutCarriers ?? ConfigurationText.withoutCarriers(main), carriers, file: file,
            folder: folder, project: project)
    }
}

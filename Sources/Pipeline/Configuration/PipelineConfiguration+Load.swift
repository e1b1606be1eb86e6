import Carriers
import Reading

extension PipelineConfiguration {
    /// Reads `pipeline.json`, and the carriers' and review files that it names.
    ///
    /// - Parameters:
    ///   - bytes: The file's content.
    ///   - file: Its name, as problems report it.
    ///   - project: The folder that its paths are relative to.
    ///   - adapters: The ids of the adapters there are.
    /// - Throws: ``InvalidConfiguration`` with all that is wrong, in the file's order.
    package static func load(
        _ bytes: [UInt8], file: String, project: ProjectFolder,
        adapters: [String] = CarrierAdapters.all.map { $0.id }
    ) throws(InvalidConfiguration) -> PipelineConfiguration {
        let text = try ConfigurationText(bytes, file: file, project: project)
        do throws(InvalidConfiguration) {
            var configuration = try load(text.bytes, named: file, project: project, adapters: adapters)
            configuration.place(in: text)
            return configuration
        } catch {
            throw text.placed(error)
        }
    }

    /// Says of every path where it is really written.
    private mutating func place(in text: ConfigurationText) {
        guard let folder = text.folder else { return }
        carriersFolder = String(folder.dropLast())
        for carrier in carriers.indices {
            for source in carriers[carrier].sources.indices {
                let (place, line) = text.place(of: carriers[carrier].sources[source].pathLine)
                carriers[carrier].sources[source].pathLine = line
                if place != file { carriers[carrier].sources[source].pathFile = place }
            }
        }
    }

    /// Reads a whole configuration.
    private static func load(
        _ bytes: [UInt8], named file: String, project: ProjectFolder, adapters: [String]
    ) throws(InvalidConfiguration) -> PipelineConfiguration {
        var (loader, root, repeatedKeys) = try parse(bytes, file: file, project: project, adapters: adapters)
        for member in repeatedKeys {
            loader.reader.report(
                "key.repeated", at: member.keyRange, expected: "every key once in an object",
                found: "\(member.key.quoted) again", help: "remove one of the two")
        }
        let configuration = loader.configuration(root, file: file)
        guard loader.reader.problems.isEmpty, var configuration else { throw loader.reader.problem(in: file) }
        configuration.review = try Review.load(loader.reviewFiles, in: project)
        return configuration
    }

    /// What the file says of some carriers, with all that it says of none.
    ///
    /// - Returns: `nil` where anything is wrong with that: ``load(_:file:project:adapters:)`` says what.
    static func load(
        only wanted: Set<String>, of outline: ConfigurationOutline, file: String, project: ProjectFolder,
        adapters: [String] = CarrierAdapters.all.map { $0.id }
    ) -> PipelineConfiguration? {
        guard
            case (var loader, let root, let repeated)? = try? parse(
                outline.withoutCarriers, file: file, project: project, adapters: adapters),
            repeated.isEmpty, var configuration = loader.configuration(root, file: file),
            loader.reader.problems.isEmpty
        else { return nil }
        for carrier in outline.carriers where wanted.contains(carrier.id) {
            let (said, line) = outline.said(of: carrier)
            guard
                case (var loader, let node, let repeated)? = try? parse(
                    said, firstLine: line, file: file, project: project, adapters: adapters),
                repeated.isEmpty, let carrier = loader.carrier(node), loader.reader.problems.isEmpty
            else { return nil }
            configuration.carriers.append(carrier)
        }
        guard let review = try? Review.load(loader.reviewFiles, in: project) else { return nil }
        configuration.review = review
        if let text = outline.text { configuration.place(in: text) }
        return configuration
    }

    /// The same where what is said of each carrier is at hand.
    ///
    /// - Parameters:
    ///   - outer: The file as if it named no carriers.
    ///   - folder: Of the carriers' files, where each has one.
    static func load(
        outer: [UInt8], _ texts: [CarrierTexts.Carrier], file: String, folder: String?, project: ProjectFolder,
        adapters: [String] = CarrierAdapters.all.map { $0.id }
    ) -> PipelineConfiguration? {
        guard
            case (var loader, let root, let repeated)? = try? parse(
                outer, file: file, project: project, adapters: adapters),
            repeated.isEmpty, var configuration = loader.configuration(root, file: file),
            loader.reader.problems.isEmpty, let review = try? Review.load(loader.reviewFiles, in: project)
        else { return nil }
        (configuration.review, configuration.carriersFolder) = (review, folder)
        for text in texts {
            guard
                case (var loader, let node, let repeated)? = try? parse(
                    text.bytes, firstLine: text.line, file: text.file, project: project, adapters: adapters),
                repeated.isEmpty, var carrier = loader.carrier(node), loader.reader.problems.isEmpty
            else { return nil }
            if text.file != file {
                for source in carrier.sources.indices { carrier.sources[source].pathFile = text.file }
            }
            configuration.carriers.append(carrier)
        }
        return configuration
    }

    /// Where the versions are, for those who only read them: whatever else is wrong with the file does not matter, and nothing
    /// else of it is read.
    package static func outputDirectory(
        _ bytes: [UInt8], file: String, project: ProjectFolder
    ) throws(InvalidConfiguration) -> String {
        switch JSONOutline.member("outputs", in: bytes) {
        case .absent: return defaultOutputDirectory
        case .found(let range):
            let value = Array(bytes[range])
            if case (var loader, let node, _)? = try? parse(value, file: file, project: project, adapters: []) {
                let directory = loader.outputDirectory(node)
                if loader.reader.problems.isEmpty { return directory }
            }
        case .unclear: break
        }
        // What is wrong is said with its place in the whole file.
        var (loader, root, _) = try parse(bytes, file: file, project: project, adapters: [])
        let directory = loader.outputDirectory(root.member("outputs")?.value)
        guard loader.reader.problems.isEmpty else {
            throw loader.reader.problem(in: file)
        }
        return directory
    }

    private static func parse(
        _ bytes: [UInt8], firstLine: Int = 1, file: String, project: ProjectFolder, adapters: [String]
    ) throws(InvalidConfiguration) -> (ConfigurationLoader, PlacedJSON, repeatedKeys: [PlacedJSON.Member]) {
        let text = LocatedText(bytes, firstLine: firstLine)
        var parser = PlacedJSONParser(bytes)
        do {
            let root = try parser.parse()
            let loader = ConfigurationLoader(
                reader: ConfigurationReader(text), project: project, adapters: adapters)
            return (loader, root, parser.repeatedKeys)
        } catch {
            throw InvalidConfiguration(file: file, problems: [ConfigurationProblem(error, in: text)])
        }
    }
}

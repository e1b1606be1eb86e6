import ChartSchema
import Reading
import Store
import Vocabulary

/// What one chart is read with besides its raw file: the part of the configuration and of the review files about it.
///
/// - ``document(of:)`` writes it; versions keep the documents, so that a chart can be rebuilt as it was read then.
/// - ``init(document:)`` reads it again.
/// - ``taking(_:from:)`` mixes two, to find out what a change is due to.
struct ChartSettings: Sendable {
    static let schema = "chartwright/chart-settings/1"

    private var carrier: PipelineConfiguration.Carrier
    private var corrections: [Correction]
    private var names: AcceptedNames

    /// Parts that are changed by different hands.
    enum Part: CaseIterable {
        /// What the carrier's adapter says.
        case adapter
        /// The pinned layout.
        case layout
        /// Names' meanings, what is given, products.
        case configuration
        case corrections
        /// Medications' names that a person has accepted.
        case names
    }

    var chart: ChartID {
        ChartID(carrier: carrier.id, chart: carrier.sources[0].chart, edition: carrier.sources[0].edition)
    }

    var kind: ChartKind { carrier.sources[0].kind }

    /// Whether a part is the same in both.
    func agrees(with other: ChartSettings, in part: Part) -> Bool {
        switch part {
        case .adapter: adapterSays == other.adapterSays
        case .layout: source.layout == other.source.layout
        case .configuration:
            carrier.products == other.carrier.products && carrier.meanings == other.carrier.meanings
                && source.products == other.source.products && source.meanings == other.source.meanings
                && source.given == other.source.given && source.kind == other.source.kind
        case .corrections: corrections.map(\.written) == other.corrections.map(\.written)
        case .names: names == other.names
        }
    }

    /// These settings with one part of others.
    func taking(_ part: Part, from other: ChartSettings) -> ChartSettings {
        var mixed = self
        switch part {
        case .adapter:
            mixed.carrier.adapter = other.carrier.adapter
            mixed.carrier.recorded = other.carrier.recorded
        case .layout: mixed.carrier.sources[0].layout = other.source.layout
        case .configuration:
            mixed.carrier.products = other.carrier.products
            mixed.carrier.meanings = other.carrier.meanings
            mixed.carrier.sources[0].products = other.source.products
            mixed.carrier.sources[0].meanings = other.source.meanings
            mixed.carrier.sources[0].given = other.source.given
            mixed.carrier.sources[0].kind = other.source.kind
        case .corrections: mixed.corrections = other.corrections
        case .names: mixed.names = other.names
        }
        return mixed
    }

    /// The chart that these settings make of a raw file; `nil` when it cannot be read with them.
    ///
    /// - Parameter file: The path that origins name.
    func chart(from bytes: [UInt8], file: String, sha256: String) -> Chart? {
        let planned = planned(corrections: corrections.map { $0.about(chart, in: file) })
        let reading = SourceReading(
            kind, bytes, file: file, sha256: sha256, instructions: planned.instructions,
            corrections: planned.review.corrections)
        return reading.draft?.chart
    }

    /// The source that is read with these settings.
    ///
    /// - Parameter places: Where each of the corrections stands, which the document does not say.
    /// - Returns: `nil` where there are more or fewer places than corrections.
    func planned(correctionsAt places: [CorrectionPlace]) -> PlannedSource? {
        guard places.count == corrections.count else { return nil }
        return planned(corrections: zip(corrections, places).map { $0.standing(at: $1) })
    }

    private func planned(corrections: [Correction]) -> PlannedSource {
        var review = Review()
        review.corrections = corrections
        review.names = names
        let configuration = PipelineConfiguration(
            file: "", carriers: [carrier], review: review,
            outputDirectory: PipelineConfiguration.defaultOutputDirectory)
        return configuration.plan[0]
    }

    private var source: PipelineConfiguration.Source { carrier.sources[0] }
    private var adapterSays: [String: RateClass] { carrier.adapterSays(of: source.chart) }
}

/// Where a correction stands: findings about it name its file and line.
struct CorrectionPlace: Codable, Sendable {
    var file: String
    /// Counts from 1.
    var line: Int
}

extension Correction {
    /// The same in another place.
    fileprivate func standing(at place: CorrectionPlace) -> Correction {
        var result = self
        result.file = place.file
        result.place = TextPlace(line: place.line, column: 1, length: 1, text: "")
        return result
    }

    /// The same for a chart, and a file, that are named otherwise.
    fileprivate func about(_ id: ChartID, in file: String) -> Correction {
        var result = self
        result.chart = id
        if case .cell(var cell) = address {
            cell.file = file
            result.address = .cell(cell)
        }
        return result
    }
}

extension ChartSettings {
    /// The document of what a source is read with, in canonical form.
    static func document(of planned: PlannedSource) -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member("schema", schema)
        writer.lineBreak(indent: 1)
        writer.key("pipeline")
        planned.source.written?.write(to: &writer)
        writer.lineBreak(indent: 1)
        if !planned.adapterSays.isEmpty {
            writer.object("adapter") {
                for (label, rateClass) in planned.adapterSays.sorted(by: { $0.key < $1.key }) {
                    $0.member(label, rateClass.rawValue)
                }
            }
            writer.lineBreak(indent: 1)
        }
        writer.lines("corrections", of: planned.review.corrections, indent: 1) { writer, correction in
            correction.written?.write(to: &writer)
        }
        writer.lineBreak(indent: 1)
        let names = planned.source.kind == .medication ? planned.instructions.acceptedNames.names : []
        writer.lines("names", of: names, indent: 1) { writer, name in
            writer.value([name.printed, name.means, name.who, name.when, name.why].joined(separator: "\t"))
        }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    /// Reads a document again; `nil` when this program no longer understands it.
    init?(document bytes: [UInt8], in project: ProjectFolder) {
        var parser = PlacedJSONParser(bytes)
        guard let root = try? parser.parse(), root.member("schema")?.value.value == .string(Self.schema),
            let pipeline = root.member("pipeline")?.value,
            case .array(let entries)? = root.member("corrections")?.value.value,
            case .array(let lines)? = root.member("names")?.value.value
        else { return nil }
        var loader = ConfigurationLoader(
            reader: ConfigurationReader(LocatedText(bytes)), project: project, adapters: nil)
        guard let configuration = loader.configuration(pipeline, file: ""), loader.reader.problems.isEmpty,
            var carrier = configuration.carriers.first, carrier.sources.count == 1
        else { return nil }
        if let said = root.member("adapter")?.value {
            guard let recorded = Self.recorded(said) else { return nil }
            if recorded != carrier.adapterSays(of: carrier.sources[0].chart) { carrier.recorded = recorded }
        }
        var review = ReviewLoader(bytes, file: "")
        let corrections = entries.compactMap { review.correction($0) }
        guard review.reader.problems.isEmpty else { return nil }
        let texts = lines.compactMap { line in if case .string(let text) = line.value { text } else { nil } }
        guard let names = try? AcceptedNames(text: texts.joined(separator: "\n")) else { return nil }
        self.init(carrier: carrier, corrections: corrections, names: names)
    }

    /// What an adapter said, label by label.
    private static func recorded(_ node: PlacedJSON) -> [String: RateClass]? {
        guard case .object(let members) = node.value else { return nil }
        var said: [String: RateClass] = [:]
        for member in members {
            guard case .string(let word) = member.value.value, let rateClass = RateClass(rawValue: word) else {
                return nil
            }
            said[member.key] = rateClass
        }
        return said
    }
}

/// The digests of the vocabulary data, made once a run.
enum VocabularyDigest {
    private static let build = sha256Hexadecimal(VocabularyBytes.ofBuildCharts)
    private static let medication = sha256Hexadecimal(VocabularyBytes.ofMedicationCharts)

    static func of(_ kind: ChartKind) -> String {
        switch kind {
        case .build: build
        case .medication: medication
        }
    }
}

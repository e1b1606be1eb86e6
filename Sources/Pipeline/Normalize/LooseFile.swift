import Carriers
import ChartSchema
import Reading
import Store
import Tables
import Vocabulary

/// Reads files that are in no pipeline: the first look at what a carrier sent.
package struct LooseFile: Sendable {
    /// What stands for a carrier that was not named.
    package static let unknownCarrier = "unknown"
    /// What stands for an edition: nobody has given the file one.
    package static let noEdition = "undated"

    private let carrier: PipelineConfiguration.Carrier
    let products: [ReadingInstructions.Product]
    private let acceptedNames: AcceptedNames

    /// - Parameters:
    ///   - carrier: A carrier's id.
    ///   - products: Ids of its products.
    ///   - configuration: What is known about carriers, where there is a project.
    package init(carrier: String?, products: [String], configuration: PipelineConfiguration?) {
        acceptedNames = configuration?.review.names ?? AcceptedNames()
        let id = carrier ?? Self.unknownCarrier
        let known = configuration?.carriers.first { $0.id == id }
        self.carrier =
            known
            ?? PipelineConfiguration.Carrier(
                id: id, name: id, adapter: CarrierAdapters.named(id) == nil ? nil : id, products: [], sources: [])
        self.products = products.map { product in
            known?.products.first { $0.id == product } ?? ReadingInstructions.Product(id: product, name: product)
        }
    }

    /// Whether the carrier is one that the configuration or an adapter knows.
    package var knowsItsCarrier: Bool { carrier.adapter != nil || !carrier.products.isEmpty }

    /// The id of a known carrier that a misspelt one probably means.
    package static func nearestCarrier(to id: String, configuration: PipelineConfiguration?) -> String? {
        let known = (configuration?.carriers.map(\.id) ?? []) + CarrierAdapters.all.map { $0.id }
        return NearestWord.of(id, in: known)
    }

    /// Reads one file; also gives its bytes, for pictures.
    ///
    /// - Parameter kind: What the file is about; `nil` asks the file.
    package func read(_ file: String, kind: ChartKind?) -> (reading: SourceReading, bytes: [UInt8]) {
        let id = chartID(of: file, chart: nil)
        let bytes: [UInt8]
        do {
            bytes = try FileBytes.read(file)
        } catch {
            return (SourceReading(error, file: file, chart: id), [])
        }
        let document: Document
        do {
            document = try TableReader.read(bytes, file: file)
        } catch {
            return (SourceReading(draft: nil, findings: [Finding(error, chart: id)]), bytes)
        }
        let texts = TextSenses(of: document)
        let reading = SourceReading(
            kind ?? Self.kind(of: document, texts), consume document, texts: consume texts,
            sha256: sha256Hexadecimal(bytes),
            instructions: instructions(for: id))
        return (reading, bytes)
    }

    /// What a document is about, by its form.
    static func kind(of document: Document, _ texts: TextSenses? = nil) -> ChartKind {
        MedicationReader.isMedicationChart(document, texts: texts) ? .medication : .build
    }

    func chartID(of file: String, chart: String?) -> ChartID {
        ChartID(carrier: carrier.id, chart: chart ?? Self.chartName(of: file), edition: Self.noEdition)
    }

    func instructions(for id: ChartID) -> ReadingInstructions {
        var instructions = carrier.instructions(for: id, products: products)
        instructions.acceptedNames = acceptedNames
        return instructions
    }

    /// `Build Chart 2024.csv` gives `build-chart-2024`, a name in other letters how it is said: `体格表.csv` gives `ti-ge-biao`.
    static func chartName(of file: String) -> String {
        let name = file.split(separator: "/").last ?? ""
        let stem = name.lastIndex(of: ".").map { name[..<$0] } ?? name
        let slug = ConfigurationReader.slug(String(stem))
        return slug.isEmpty ? "chart" : slug
    }
}

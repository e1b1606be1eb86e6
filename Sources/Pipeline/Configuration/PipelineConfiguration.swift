import ChartSchema
import Reading

/// What `pipeline.json` says: carriers, their products, and the files their charts are read from.
///
/// - ``load(_:file:project:adapters:)`` reads and checks a file; every mistake is reported at once.
/// - ``carriers`` in the file's order; ``sources`` with their carriers in the order of their charts' ids.
/// - ``rules`` and ``review`` say what people think of findings.
/// - ``outputDirectory`` is where versions are published.
package struct PipelineConfiguration: Sendable {
    /// The number of this form, the file's `schema`.
    package static let schema = 1
    /// Where versions are published when the file does not say.
    package static let defaultOutputDirectory = "normalized"

    package struct Carrier: Sendable, Hashable {
        package var id: String
        package var name: String
        /// The id of a ``CarrierAdapter``; `nil` when the carrier's charts need none.
        package var adapter: String?
        /// What another release's adapter said of the carrier's one chart, label by label; `nil` for what this program's says.
        var recorded: [String: RateClass]?
        package var products: [ReadingInstructions.Product]
        /// What the carrier's names mean on every chart.
        package var meanings: [NamedMeaning] = []
        /// How severe findings about the carrier's charts are.
        package var rules = SeverityPolicy()
        package var sources: [Source]
    }

    package struct Source: Sendable, Hashable {
        package var chart: String
        package var kind: ChartKind
        /// Relative to the project's folder.
        package var path: String
        /// The line that the path stands in.
        package var pathLine: Int
        /// The file of that line, where it is not `pipeline.json` itself.
        package var pathFile: String?
        package var edition: String
        /// Ids of the carrier's products.
        package var products: [String]
        /// Where the file came from, in words.
        package var origin: String?
        /// The day it came, an ISO date.
        package var retrieved: String?
        /// What was recognised of the file's layout and is enforced from then on.
        package var layout: LayoutSignature?
        /// What names mean on this chart alone.
        package var meanings: [NamedMeaning] = []
        /// What a person has said because the file does not.
        package var given = Given()
        /// How severe findings about this chart are.
        package var rules = SeverityPolicy()
        /// Whether the records that were accepted when it was adopted are kept in `golden/`.
        package var hasGolden = false
        /// That the carrier has withdrawn the chart without another edition.
        package var withdrawal: Withdrawal?
        /// As it stands in the file; `nil` for a source that no file names.
        package var written: DeclaredSource?
    }

    /// A name as printed, and what it stands for: several things where it serves several.
    package struct NamedMeaning: Sendable, Hashable {
        package var name: String
        package var meanings: [ReadingInstructions.Meaning]
    }

    /// The file's name as it is reported.
    package var file: String
    package var carriers: [Carrier]
    /// The folder of the files that hold a carrier each; `nil` where all stand in one file.
    package var carriersFolder: String?
    /// How severe findings are where no carrier or chart says otherwise.
    package var rules = SeverityPolicy()
    /// What people have accepted and corrected.
    package var review = Review()
    /// Relative to the project's folder.
    package var outputDirectory: String
    /// How many months old a chart's newest edition may be before somebody should look for a newer one.
    package var dueAfterMonths: Int?

    /// The id of the carrier that a misspelt one probably means.
    package func nearestCarrier(to id: String) -> String? { NearestWord.of(id, in: carriers.map(\.id)) }
}

package typealias ChartKind = ManifestEntry.Kind

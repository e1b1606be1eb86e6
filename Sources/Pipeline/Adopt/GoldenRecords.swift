import ChartSchema
import Foundation
import Store

/// The records that a person accepted when a chart was adopted: `golden/<carrier>/<edition>/<chart>.ndjson`.
///
/// `verify --rebuild` compares them with what is published, so that neither a release of the program nor an edit of the
/// configuration changes an accepted figure unseen. They are the figures as printed: corrections are reviewed elsewhere.
package struct GoldenRecords: Sendable {
    package static let directory = "golden"

    package var chart: ChartID
    /// Flat records, one a line.
    package var lines: [UInt8]

    package init(_ chart: Chart) {
        self.chart = chart.id
        lines = chart.flatRecords().flatMap { $0.ndjsonLine() }
    }

    /// Relative to the project's folder.
    package var path: String { Self.path(of: chart) }

    static func path(of id: ChartID) -> String { "\(directory)/\(id.carrier)/\(id.edition)/\(id.chart).ndjson" }

    /// The files that sources say are there, and which are not.
    package static func missing(in project: ProjectFolder, of configuration: PipelineConfiguration) -> [String] {
        configuration.plan.filter(\.source.hasGolden).map { path(of: $0.id) }.filter {
            FileState(project.location(of: $0)) == nil
        }
    }

    /// The charts whose accepted records are not what is published, in the order of their ids.
    ///
    /// - Parameter published: The charts of a version.
    package static func broken(in project: ProjectFolder, published: [Chart]) -> [ChartID] {
        published.filter { chart in
            let place = project.location(of: path(of: chart.id))
            guard FileState(place) != nil else { return false }
            return (try? FileBytes.read(place)) != GoldenRecords(chart.asPrinted).lines
        }.map(\.id)
    }
}

import ArgumentParser
import ChartSchema
import Diff
import Eligibility
import Foundation
import Pipeline
import Store

/// What `diff` compares: each side a version, the working tree, a day, or a chart.
struct DiffSides {
    var project: ProjectOptions
    var folder: ProjectFolder
    var store: DatasetStore
    var times: TimeOptions
    /// Whether every entry of a version is wanted, and not only those that may differ.
    var isWhole: Bool
    /// The carriers whose raw files are read for the working tree; `nil` for all.
    var carriers: Set<String>?

    private enum Endpoint {
        case working
        case version(VersionNumber?)
        /// The version that was the latest on a day.
        case known(String)
        case day(String)
        case chart(String)
    }

    func both(_ from: String?, _ to: String?) async throws -> (DiffSide, DiffSide) {
        let a = try from.map(endpoint) ?? .version(nil)
        let b = try to.map(endpoint) ?? (from == nil ? .working : .version(nil))
        let sides = try await sides(a, b)
        guard let day = times.asOf else { return sides }
        if sides.0.matching != .byID {
            throw ValidationError("--as-of limits versions to a day; days and charts say it themselves.")
        }
        return (Self.inForce(sides.0, on: day), Self.inForce(sides.1, on: day))
    }

    /// What was in force on a day, under the name of the state that says so.
    private static func inForce(_ side: DiffSide, on day: Day) -> DiffSide {
        var result = side.inForce(on: day.text)
        result.name = "\(side.name), \(result.name)"
        return result
    }

    private func sides(_ a: Endpoint, _ b: Endpoint) async throws -> (DiffSide, DiffSide) {
        switch (a, b) {
        case (.day(let one), .day(let other)):
            let latest = try version(nil)
            return (latest.inForce(on: one), latest.inForce(on: other))
        case (.chart(let one), .chart(let other)): return (try chart(one), try chart(other))
        case (.day, _), (_, .day):
            throw ValidationError("A day is compared with a day: name two.")
        case (.chart, _), (_, .chart):
            throw ValidationError("A chart is compared with a chart: name two.")
        case (.version(let one), .version(let other)) where !isWhole && times.asOf == nil && times.knownOn == nil:
            let latest = try withStore { () throws(StoreError) in try store.latestPointer()?.version }
            guard let latest else { throw Failure(StoreError.empty(path: store.root)) }
            return try withStore { () throws(StoreError) in
                try DiffSide.versions(one ?? latest, other ?? latest, in: store)
            }
        default: return (try await side(a), try await side(b))
        }
    }

    private func endpoint(_ text: String) throws -> Endpoint {
        if text == "working" { return .working }
        if text.hasPrefix("known:"), ISODate.isValid(String(text.dropFirst(6))) {
            return .known(String(text.dropFirst(6)))
        }
        if text == "latest" { return .version(nil) }
        if let number = VersionNumber(text) { return .version(number) }
        if ISODate.isValid(text) { return .day(text) }
        guard text.contains("/") else {
            throw ValidationError(
                "Expected a version such as 1.0.0, latest, working, a day such as 2024-01-31, or carrier/chart, found \"\(text)\"."
            )
        }
        return .chart(text)
    }

    private func side(_ endpoint: Endpoint) async throws -> DiffSide {
        if case .version(let number) = endpoint { return try version(number) }
        if case .known(let day) = endpoint {
            guard day < Day.today.text else { return try version(nil) }
            return DiffSide(try withStore { () throws(StoreError) in try store.manifest(knownOn: day) }, in: store)
        }
        let ingest = Ingest(
            project: folder, configuration: try project.configuration(in: folder), carriers: carriers, isDryRun: true,
            jobs: ProcessInfo.processInfo.activeProcessorCount)
        do {
            let rehearsal = try await ingest.rehearsalWithStates()
            var side = DiffSide(rehearsal.draft)
            side.heldBack = rehearsal.states.filter { [.kept, .failed].contains($0.state) }.map(\.id)
            return side
        } catch let error as StoreError {
            throw Failure(error)
        }
    }

    private func version(_ number: VersionNumber?) throws(Failure) -> DiffSide {
        let manifest =
            number == nil
            ? try times.manifest(in: store) : try withStore { () throws(StoreError) in try store.published(number) }
        return DiffSide(manifest, in: store)
    }

    private func chart(_ name: String) throws(Failure) -> DiffSide {
        let hasVersion = ChartReference(name)?.version != nil
        let found = try store.found(name, hasVersion ? nil : times)
        return try version(found.version).only(found.entry)
    }
}

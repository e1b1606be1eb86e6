import ArgumentParser
import ChartSchema
import Eligibility
import Pipeline
import Store

/// The two times of what is known: from when an edition is in force, and since when we have had it.
struct TimeOptions: ParsableArguments {
    @Option(
        name: .customLong("as-of"),
        help: ArgumentHelp("The editions in force on this day; the newest when left out.", valueName: "date"))
    var asOf: Day?

    @Option(
        name: .customLong("known-on"),
        help: ArgumentHelp("The version that was the latest on this day.", valueName: "date"))
    var knownOn: Day?

    /// The day as of which versions are known, where it is past: whatever is there today is known.
    var dayKnown: String? { knownOn.flatMap { $0 < .today ? $0.text : nil } }

    /// The manifest that is asked about, with every edition.
    ///
    /// - Parameter version: One that is named; a day beside it contradicts it.
    func manifest(_ version: VersionNumber? = nil, in store: DatasetStore) throws(Failure) -> DatasetManifest {
        guard let dayKnown else { return try withStore { () throws(StoreError) in try store.published(version) } }
        return try withStore { () throws(StoreError) in try store.manifest(knownOn: dayKnown) }
    }

    /// The manifest that is asked about, with the editions in force where a day is named.
    func manifestInForce(_ version: VersionNumber? = nil, in store: DatasetStore) throws(Failure) -> DatasetManifest {
        let manifest = try manifest(version, in: store)
        return asOf.map { manifest.inForce(on: $0.text) } ?? manifest
    }
}

import ArgumentParser
import Store

/// The day that a new version says it was published.
struct PublicationDayOption: ParsableArguments {
    @Option(
        name: .customLong("date"),
        help: ArgumentHelp(
            "The day that a new version says it was published: a date, or today; left out, it says none.",
            valueName: "date"))
    var published: Day?

    var day: String? { published?.text }

    /// A version is not published before the one that it follows.
    func check(in store: @autoclosure () throws -> DatasetStore) throws {
        guard let published else { return }
        let store = try store()
        let latest = try withStore { () throws(StoreError) in try store.latest() }
        guard let latest, let day = latest.published ?? latest.notBefore, published.text < day else { return }
        throw Failure(
            code: "ingest.date",
            message:
                "expected a day from \(day) on, before which \(latest.version) was not published, found \(published.text)",
            help: "leave --date out, or name the day on which this is published")
    }
}

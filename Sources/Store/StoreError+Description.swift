import Glibc

extension StoreError {
    /// A stable code in dotted words.
    public var code: String {
        switch self {
        case .missing: "store.file.missing"
        case .unreadable: "store.file.unreadable"
        case .unwritable: "store.file.unwritable"
        case .hashMismatch: "store.file.hash"
        case .malformed: "store.file.malformed"
        case .locked: "store.locked"
        case .empty: "store.empty"
        case .unknownVersion: "store.version.unknown"
        case .notPublishedYet: "store.day.unknown"
        case .dayNotSaid: "store.day.unsaid"
        case .versionNotNewer: "store.version.not-newer"
        case .unannouncedVersions: "store.latest.behind"
        case .duplicateChart: "store.chart.duplicate"
        case .unpublishable: "store.chart.unpublishable"
        }
    }

    /// The file or folder the error is about.
    public var path: String? {
        switch self {
        case .missing(let path), .unreadable(let path, _), .unwritable(let path, _), .hashMismatch(let path, _, _),
            .malformed(let path, _), .locked(let path, _), .empty(let path),
            .unannouncedVersions(_, let path):
            path
        case .unknownVersion, .notPublishedYet, .dayNotSaid, .versionNotNewer, .duplicateChart, .unpublishable: nil
        }
    }

    /// One sentence that says what is wrong.
    public var message: String {
        switch self {
        case .missing: "the file is missing"
        case .unreadable(_, let cause): "it cannot be read: \(cause)"
        case .unwritable(_, let cause): "it cannot be written: \(cause)"
        case .hashMismatch(_, let expected, let found): "its SHA-256 is \(found), expected \(expected)"
        case .malformed(_, let reason): reason
        case .locked(_, let holder):
            "another run is publishing here" + (holder.map { " (\($0))" } ?? "")
        case .empty: "no version has been published here"
        case .unknownVersion(let version, _): "there is no version \(version)"
        case .notPublishedYet(let day, _): "no version is known to have been published by \(day)"
        case .dayNotSaid(let version, let day):
            "version \(version) may have been the latest on \(day): it does not say when it was published"
        case .versionNotNewer(let version, let latest): "version \(version) is not newer than \(latest)"
        case .unannouncedVersions(let versions, _):
            "it does not know the versions \(versions.map(\.description).joined(separator: ", ")), which are there"
        case .duplicateChart(let id): "two charts are named \(id)"
        case .unpublishable(let id, let reason): "the chart \(id) could not be read again: \(reason)"
        }
    }

    /// What to do about it, in one sentence.
    public var help: String {
        switch self {
        case .missing, .hashMismatch, .malformed:
            return "restore the file from version control or a copy; chartwright verify says what else is damaged"
        case .unwritable(_, let cause):
            let remedy = cause.code == ENOSPC ? "free some space" : "check the folder's permissions"
            return "\(remedy) and run again; the version published before is whole"
        case .unreadable: return "check the permissions of the file and its folder"
        case .locked: return "wait until the other run has ended, then run again"
        case .empty: return "run chartwright ingest first"
        case .unknownVersion(_, let known):
            guard !known.isEmpty else { return "run chartwright ingest first" }
            return "the latest versions are \(known.suffix(8).reversed().map(\.description).joined(separator: ", "))"
        case .notPublishedYet(_, let first):
            let dated = first.map { "the first that says its day is \($0)" } ?? "no version says its day"
            return "\(dated); an older one can be named by its number"
        case .dayNotSaid:
            return
                "name a version by its number, as chartwright log lists them; those to come say their day with ingest --date"
        case .versionNotNewer: return "choose a greater number"
        case .unannouncedVersions:
            return "restore latest.json from version control, or delete the versions that shall not be published"
        case .unpublishable: return "look at the chart's raw file with chartwright inspect, and report it"
        case .duplicateChart: return "give one carrier's charts different names or editions in pipeline.json"
        }
    }
}

extension StoreError: CustomStringConvertible {
    public var description: String { (path.map { "\($0): " } ?? "") + message }
}

extension SystemCause: CustomStringConvertible {
    /// The system's words, `No space left on device`.
    public var description: String { String(cString: strerror(code)) }
}

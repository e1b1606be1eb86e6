import ChartSchema

/// Why the dataset store could not do what it was asked. Paths are as a person can open them.
public enum StoreError: Error, Hashable, Sendable {
    /// A file that a manifest or the pointer names is not there.
    case missing(path: String)
    /// A file or folder is there and cannot be read.
    case unreadable(path: String, cause: SystemCause)
    /// A file cannot be written: a full disk, a read-only folder.
    case unwritable(path: String, cause: SystemCause)
    /// A file's bytes are not those its name or its manifest says.
    case hashMismatch(path: String, expected: String, found: String)
    /// A file's bytes are not the document they should be.
    case malformed(path: String, reason: String)
    /// Another run is publishing into this store; `holder` where the system says which process it is.
    case locked(path: String, holder: LockHolder? = nil)
    /// Nothing has been published yet.
    case empty(path: String)
    case unknownVersion(VersionNumber, known: [VersionNumber])
    /// No version is known to have been published by that day; `first` is the earliest that is dated, with its day.
    case notPublishedYet(day: String, first: String?)
    /// A version may have been the latest on that day, and does not say when it was published.
    case dayNotSaid(VersionNumber, day: String)
    /// A new version must be greater than the latest.
    case versionNotNewer(VersionNumber, latest: VersionNumber)
    /// Several manifests are newer than the pointer, so it was lost or set back; an interrupted run leaves one at most.
    case unannouncedVersions([VersionNumber], path: String)
    /// Two charts with one id.
    case duplicateChart(ChartID)
    /// A chart whose bytes, read again, would not be the same chart.
    case unpublishable(ChartID, reason: String)
}

/// What the operating system said.
public struct SystemCause: Hashable, Sendable {
    /// `errno`.
    public var code: Int32
    /// What was being done: `open`, `write`, `fsync`, `rename`, ….
    public var call: String

    public init(code: Int32, call: String) {
        self.code = code
        self.call = call
    }
}

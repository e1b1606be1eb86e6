import ChartSchema

/// Something that is not as it was published.
public struct StoreProblem: Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// A file that is named somewhere is not there.
        case missing
        case unreadable
        /// The bytes are not those that the hash was made of.
        case hash
        /// The bytes are no such document.
        case malformed
        /// The document can be read, but it was not written by this program.
        case notCanonical = "not-canonical"
        /// The document is another one than its name or its manifest says.
        case contradiction
        /// The chain of parents does not lead to the first version.
        case history
        /// A chart that no version names, a manifest that the pointer never reached: harmless, left by a run that was
        /// cut short.
        case orphan
        /// A half-written file: harmless.
        case partial
        /// A JSON Schema is another one than this program writes: the next run rewrites it.
        case schema
        /// A file that does not belong into the store.
        case stray
        /// The raw files give another chart than the latest version holds.
        case rebuild
        /// A raw file that no source names.
        case unnamed
    }

    public var kind: Kind
    /// Relative to the store.
    public var path: String
    /// One sentence: what was expected and what was found.
    public var message: String

    public init(_ kind: Kind, _ path: String, _ message: String) {
        self.kind = kind
        self.path = path
        self.message = message
    }

    /// A harmless problem is a warning: every published version is whole.
    public var severity: Finding.Severity {
        switch kind {
        case .orphan, .partial, .schema, .stray, .unnamed: .warning
        case .missing, .unreadable, .hash, .malformed, .notCanonical, .contradiction, .history, .rebuild: .error
        }
    }

    /// A stable code in dotted words.
    public var code: String { "store.verify.\(kind.rawValue)" }
}

extension StoreProblem: CustomStringConvertible {
    public var description: String { "\(path): \(message)" }
}

/// What a verification looked at, and what it found.
public struct VerificationReport: Hashable, Sendable {
    public var versions: Int
    public var charts: Int
    /// In the order of their paths.
    public var problems: [StoreProblem]

    public init(versions: Int, charts: Int, problems: [StoreProblem]) {
        self.versions = versions
        self.charts = charts
        self.problems = problems
    }

    /// Whether every published version is whole.
    public var isSound: Bool { problems.allSatisfy { $0.severity < .error } }
}

import Diff

extension DiffCause {
    /// `another raw file`.
    package var inWords: String {
        switch self {
        case .rawFile: "another raw file"
        case .adapter: "another adapter"
        case .layout: "another layout"
        case .configuration: "another configuration"
        case .vocabulary: "another vocabulary"
        case .correction: "corrections"
        case .program: "another program"
        case .reading: "another reading of the same file"
        }
    }
}

extension [DiffCause] {
    /// `by another raw file, corrections`; `nil` without any.
    package var inWords: String? { isEmpty ? nil : "by " + map(\.inWords).joined(separator: ", ") }
}

extension ChartDiff {
    package var causeWords: String? { causes.inWords }

    /// Whether single statements have causes of their own.
    package var tellsCausesApart: Bool { Set(statements.map(\.causes).filter { !$0.isEmpty }).count > 1 }
}

extension DiffStatement {
    /// The sentence, and why where that is to be said.
    package func sentence(withCauses: Bool) -> String {
        guard withCauses, let words = causes.inWords else { return sentence }
        return "\(sentence), \(words)"
    }
}

extension DiffCauseRemark {
    package var inWords: String {
        switch self {
        case .notRecorded: "one of the versions does not record what its charts were made from"
        case .oldFileGone:
            "the old raw file is no longer in the project: what nothing else explains is laid to its change"
        case .newFileGone: "the raw file is not in the project: causes are those that the manifests tell, not rebuilt"
        case .notReadable: "the old and the new inputs cannot be read together: causes are not proved"
        }
    }
}

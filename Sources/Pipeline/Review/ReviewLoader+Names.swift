import ChartSchema
import Vocabulary

extension Review {
    /// Reads the file of accepted names.
    static func names(_ bytes: [UInt8], file: String) throws(InvalidConfiguration) -> AcceptedNames {
        do {
            return try AcceptedNames(text: String(decoding: bytes, as: UTF8.self))
        } catch {
            throw InvalidConfiguration(file: file, problems: [ConfigurationProblem(error, in: bytes)])
        }
    }

    /// Accepted names that do nothing.
    ///
    /// - Parameters:
    ///   - printed: Every medication of every chart that was looked at.
    ///   - used: Accepted names that other charts print.
    func staleNames(printed: some Sequence<String>, besides used: Set<String> = []) -> [Finding] {
        names.unused(printed: printed).filter { !used.contains($0.printed) }.map { name in
            Finding(
                ReviewFinding.nameStale,
                message: "expected a chart that prints \"\(name.printed)\" and a dictionary without it, found none",
                help: "Remove the line.",
                location: Finding.Location(file: files.names, line: name.line, text: name.printed))
        }
    }
}

extension ConfigurationProblem {
    fileprivate init(_ mistake: AcceptedNames.Mistake, in bytes: [UInt8]) {
        let line: Int
        let words: (expected: String, found: String, help: String)
        switch mistake {
        case .incomplete(let at):
            line = at
            words = (
                "five fields: printed, means, who, when, why", "another number, or an empty one",
                "part the fields by one tab each"
            )
        case .repeated(let at, let printed):
            line = at
            words = ("every spelling once", "\(printed.quoted) again", "remove one of the two")
        case .date(let at, let found):
            line = at
            words = ("the day it was decided, such as 2026-01-31", found.quoted, "write year-month-day")
        case .meaning(let at, let means):
            line = at
            words = (
                "a name that the dictionary has", means.quoted,
                "write the name as chartwright would read it, such as the generic name"
            )
        }
        let text = String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        let shown = line <= text.count ? String(text[line - 1]) : ""
        self.init(
            code: "review.name", place: TextPlace(line: line, column: 1, length: max(1, shown.count), text: shown),
            expected: words.expected, found: words.found, help: words.help)
    }
}

import ChartSchema
import Foundation
import Store

/// Writes entries into a review file and leaves everything else as a person wrote it: one entry a line.
package struct ReviewEdit: Sendable {
    /// The review file, relative to the project's folder.
    package let file: String
    private let key: String
    private let project: ProjectFolder

    init(_ file: String, key: String, in project: ProjectFolder) {
        self.file = file
        self.key = key
        self.project = project
    }

    /// Puts an entry at the end of the file, or in the place of the entry that begins on a line.
    ///
    /// - Parameter line: Counts from 1; `nil` for a new entry.
    func write(_ entry: String, insteadOfEntryOnLine line: Int? = nil) throws(ReviewProblem) {
        let location = project.location(of: file)
        var edit = try edit()
        guard let array = edit.root()?.member(key)?.value, case .array(let entries) = array.value else {
            throw ReviewProblem("write", file: file, "expected the key \"\(key)\", found none", help: "add it")
        }
        let text = LocatedText(edit.bytes)
        if let line, let old = entries.first(where: { text.line(of: $0.range.lowerBound) == line }) {
            edit.replace(old, by: entry)
        } else {
            edit.append(entry, to: array)
        }
        do {
            try StoreFiles.put(edit.bytes, at: URL(filePath: location))
        } catch {
            throw ReviewProblem(
                "write", file: file, "the file could not be written: \(error.reason)",
                help: "make room or give yourself permission; nothing was changed")
        }
    }

    /// The file's bytes with more entries at its end; nothing is written.
    func bytes(adding more: [String]) throws(ReviewProblem) -> [UInt8] {
        var edit = try edit()
        for entry in more {
            if let array = edit.root()?.member(key)?.value { edit.append(entry, to: array) }
        }
        return edit.bytes
    }

    /// The file as it is, or one without entries where there is none.
    private func edit() throws(ReviewProblem) -> ConfigurationEdit {
        do {
            let before = try FileBytes.readIfThere(project.location(of: file))
            return ConfigurationEdit(before ?? Array(Self.empty(key).utf8))
        } catch {
            throw ReviewProblem("file", file: file, error.message, help: "\(error.help); nothing was changed")
        }
    }

    private static func empty(_ key: String) -> String {
        "{\n  \"schema\": \(Review.schema),\n  \"\(key)\": []\n}\n"
    }
}

/// Why something could not be accepted or corrected.
package struct ReviewProblem: Error, Sendable, Hashable {
    /// A stable code: `review.finding.unknown`, ….
    package var code: String
    package var file: String?
    package var message: String
    package var help: String

    init(_ code: String, file: String? = nil, _ message: String, help: String) {
        self.code = "review.\(code)"
        self.file = file
        self.message = message
        self.help = help
    }
}

/// Who decides something, when, why, and for how long.
package struct ReviewSignature: Sendable, Hashable {
    package var reason: String
    package var who: String
    /// An ISO date.
    package var date: String
    /// The last day it holds, an ISO date; `nil` for good.
    package var until: String?

    package init(reason: String, who: String, date: String, until: String?) {
        self.reason = reason
        self.who = who
        self.date = date
        self.until = until
    }

    /// The members that end an entry.
    func write(to writer: inout CanonicalJSONWriter) {
        writer.member("reason", reason)
        writer.member("who", who)
        writer.member("date", date)
        if let until { writer.member("until", until) }
    }
}

/// The text of an entry: one line of JSON, with a blank after `:` and `,` as people write it.
func reviewEntry(_ body: (inout CanonicalJSONWriter) -> Void) -> String {
    var writer = CanonicalJSONWriter(reservingCapacity: 512)
    writer.object(body)
    var result: [UInt8] = []
    var isText = false
    var isEscaped = false
    for byte in writer.bytes {
        result.append(byte)
        if isText {
            if byte == UInt8(ascii: "\""), !isEscaped { isText = false }
            isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
        } else if byte == UInt8(ascii: "\"") {
            isText = true
        } else if byte == UInt8(ascii: ":") || byte == UInt8(ascii: ",") {
            result.append(UInt8(ascii: " "))
        }
    }
    return String(decoding: result, as: UTF8.self)
}

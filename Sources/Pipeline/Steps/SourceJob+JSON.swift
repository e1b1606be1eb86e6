import ChartSchema
import Foundation
import Store

/// A job as one line of JSON: `chartwright/job/1`.
extension SourceJob {
    /// - Parameter inlining: Whether the raw file's bytes stand in the line, in base64; else the reader needs the file.
    /// - Returns: The line with its end.
    package func line(inlining: Bool) -> [UInt8] {
        // A source that no configuration names has no key, and its result is refused when it is published.
        let key = ReadingKey(planned, sha256: sha256 ?? "", program: ProgramIdentity.text, today: today)?.digest ?? ""
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.object {
            $0.member("schema", StepLine.job.rawValue)
            $0.member("id", id.description)
            $0.member("kind", planned.source.kind.rawValue)
            $0.key("source")
            SourceFile(path: planned.source.path, sha256: sha256).write(to: &$0)
            $0.member("program", ProgramIdentity.text)
            $0.member("key", key)
            $0.member("today", today)
            $0.key("settings")
            $0.value(onOneLine: ChartSettings.document(of: planned))
            $0.array("corrections", of: planned.review.corrections) { writer, correction in
                writer.object {
                    $0.member("file", correction.file)
                    $0.member("line", correction.place.line)
                }
            }
            write(inlining: inlining, to: &$0)
        }
        writer.endLine()
        return writer.bytes
    }

    private func write(inlining: Bool, to writer: inout CanonicalJSONWriter) {
        switch content {
        case .bytes(let bytes, _) where inlining: writer.member("bytes", Data(bytes).base64EncodedString())
        case .bytes, .inFolder: writer.member("bytes", nil as String?)
        case .missing(let finding):
            writer.member("bytes", nil as String?)
            writer.key("missing")
            finding.write(to: &writer)
        }
    }

    /// The members but for the settings and the bytes.
    private struct Head: Decodable {
        var id: ChartID
        var kind: ChartKind
        var source: SourceFile
        var program: String
        var key: String
        var today: String?
        var corrections: [CorrectionPlace]
        var missing: Finding?
    }

    /// Reads a line again.
    ///
    /// - Parameter folder: Where the raw file is, if the line does not hold it.
    /// - Throws: ``LineRefusal`` for what `plan` of this program would not have printed.
    package init(line: [UInt8], in folder: ProjectFolder = ProjectFolder(".")) throws(LineRefusal) {
        var object = try LineObject(line, .job)
        let (settings, bytes) = (object.take("settings"), object.take("bytes"))
        let head: Head = try object.rest()
        guard head.program == ProgramIdentity.text else {
            throw LineRefusal(
                expected: "a job of this program (\(ProgramIdentity.text))", found: "one of \(head.program.quoted)",
                help: "plan, read, judge and publish with the same build of chartwright")
        }
        guard let settings,
            let read = ChartSettings(document: settings, in: folder),
            let planned = read.planned(correctionsAt: head.corrections)
        else { throw object.refusal("its settings cannot be read") }
        guard planned.id == head.id, planned.source.kind == head.kind, planned.source.path == head.source.path else {
            throw object.refusal("its settings are those of another chart than \(head.id)")
        }
        let content = try Self.content(of: head, bytes, in: object)
        self.init(planned: planned, content: content, today: head.today, key: head.key)
    }

    private static func content(
        of head: Head, _ written: [UInt8]?, in object: LineObject
    ) throws(LineRefusal) -> Content {
        if let missing = head.missing { return .missing(missing) }
        guard let sha256 = head.source.sha256, sha256.isHexadecimalSHA256 else {
            throw object.refusal("its source has no SHA-256")
        }
        guard let written else { return .inFolder(sha256: sha256) }
        guard let bytes = Data(base64Encoded: Data(written.dropFirst().dropLast())).map(Array.init) else {
            throw object.refusal("\"bytes\" is no base64")
        }
        let found = sha256Hexadecimal(bytes)
        guard found == sha256 else {
            throw object.refusal("\"bytes\" has the SHA-256 \(found), and its source says \(sha256)")
        }
        return .bytes(bytes, sha256: sha256)
    }
}

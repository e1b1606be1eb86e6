/// Files that no format reads, by the names that their first bytes tell.
struct RefusedFormat: TableFormat {
    func claims(_ content: FileContent) -> Bool { FileCheck.signature(of: content.bytes) != nil }

    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws {
        guard let signature = FileCheck.signature(of: content.bytes) else { return }
        throw UnreadableFile(
            file: content.file, line: nil, code: FileFinding.binary,
            message: "The file is \(signature.name), not text.",
            help: signature.help)
    }
}

/// What an archive is by its parts, never by its name.
enum PackageKind {
    /// - main: The part that names the sheets.
    case ooxml(main: String)
    case openDocument

    /// - Throws: ``UnreadableFile`` for what is no workbook that is read.
    init(_ archive: ZipArchive, file: String) throws(UnreadableFile) {
        if let type = try archive.contents(of: "mimetype").map({ String(decoding: $0, as: UTF8.self) }),
            type.hasPrefix("application/")
        {
            self = try PackageKind.openDocument(type, archive, file)
            return
        }
        if let main = try Relationships.read(of: "", in: archive, file: file).all("officeDocument").first {
            self = try PackageKind.office(main, archive, file)
            return
        }
        let known = ["xl/workbook.xml", "xl/workbook.bin", "word/document.xml", "ppt/presentation.xml"]
        if let main = known.first(where: archive.has) {
            self = try PackageKind.office(main, archive, file)
            return
        }
        if archive.has("Index/Document.iwa") || archive.has("/Index.zip") || archive.has("/index.apxl") {
            throw PackageKind.refusal(
                file, FileFinding.workbookOther, "a document of Apple's iWork, such as Numbers",
                "Export it as an Excel workbook.")
        }
        if archive.has("/content.xml"), archive.has("META-INF/manifest.xml") {
            self = .openDocument
            return
        }
        throw PackageKind.refusal(
            file, FileFinding.binary, "a ZIP archive without a workbook in it, not text", "Unpack it first.")
    }

    private static func office(
        _ main: String, _ archive: ZipArchive, _ file: String
    ) throws(UnreadableFile) -> PackageKind {
        if main.lowercased().hasSuffix(".bin") {
            throw refusal(
                file, FileFinding.workbookBinary, "a binary workbook (.xlsb)", "Save it as an Excel workbook (.xlsx).")
        }
        guard archive.has(main) else { throw ZipArchive.damaged(file, "its part \(main) is missing") }
        let part = WorkbookPart()
        try PartParser.read(main, of: archive, file: file, into: part)
        switch part.root {
        case "workbook": return .ooxml(main: main)
        case "document":
            throw refusal(
                file, FileFinding.document, "a Word document",
                "Save the document as a web page, or ask the carrier for the chart as a workbook.")
        case "presentation":
            throw refusal(
                file, FileFinding.document, "a presentation", "Ask the carrier for the chart as a workbook or web page."
            )
        default: throw ZipArchive.damaged(file, "its part \(main) is no workbook")
        }
    }

    private static func openDocument(
        _ type: String, _ archive: ZipArchive, _ file: String
    ) throws(UnreadableFile) -> PackageKind {
        guard type.hasPrefix("application/vnd.oasis.opendocument.spreadsheet") else {
            throw refusal(
                file, FileFinding.document,
                type.hasPrefix("application/vnd.oasis.opendocument.text")
                    ? "a text document (OpenDocument)" : "no workbook: it says it is \(type.prefix(80))",
                "Ask the carrier for the chart as a workbook or web page.")
        }
        let manifest = try archive.contents(of: "META-INF/manifest.xml") ?? []
        if manifest[...].firstRange(of: "encryption-data") != nil {
            throw OLEContainer.encrypted(file)
        }
        return .openDocument
    }

    private static func refusal(_ file: String, _ code: FileFinding, _ what: String, _ help: String) -> UnreadableFile {
        UnreadableFile(file: file, line: nil, code: code, message: "The file is \(what).", help: help)
    }
}

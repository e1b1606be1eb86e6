import ChartSchema

extension FileFormat {
    package static let xlsx = FileFormat(rawValue: "xlsx")
    package static let ods = FileFormat(rawValue: "ods")
}

/// Workbooks in archives: Excel's from 2007 on and OpenDocument's. What else comes in such an archive, or in the container
/// of older programs, is refused by name.
struct WorkbookFormat: TableFormat {
    func claims(_ content: FileContent) -> Bool {
        ZipArchive.isArchive(content.bytes) || OLEContainer.isContainer(content.bytes)
    }

    func read(_ content: consuming FileContent, into document: inout Document, _ body: (Table) -> Void) throws {
        let file = content.file
        if OLEContainer.isContainer(content.bytes) { throw OLEContainer.refusal(of: content.bytes, file: file) }
        try content.bytes.withUnsafeBufferPointer { bytes in
            let archive = try ZipArchive(bytes, file: file)
            document.encoding = EncodingReport(name: "utf-8", basis: .declared)
            switch try PackageKind(archive, file: file) {
            case .ooxml(let main):
                try OOXMLWorkbook(archive: archive, file: file, main: main).read(into: &document, body)
            case .openDocument:
                try OpenDocumentWorkbook(archive: archive, file: file).read(into: &document, body)
            }
        }
    }

    static func tooLarge(_ file: String, sheet: String) -> UnreadableFile {
        UnreadableFile(
            file: file, line: nil, code: FileFinding.workbookTooLarge,
            message: "The workbook has more than \(SheetBuilder.mostCells) cells up to the sheet “\(sheet)”.",
            help: "Ask the carrier for the sheet with the chart alone.")
    }
}

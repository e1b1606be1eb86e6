@testable import Tables

/// A workbook as a program of few lines would write it.
struct HandmadeWorkbook {
    var sheets: [(name: String, xml: String)] = []
    var strings: String?
    var styles: String?
    var workbookExtra = ""
    /// By sheet: parts that belong to it.
    var asides: [(kind: String, name: String, xml: String)] = []
    var sheetAttributes = ""

    private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    private static let main = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\""

    /// - Parameter rows: What stands in `<sheetData>`.
    init(_ rows: String, after: String = "", before: String = "", name: String = "Build") {
        sheets = [(name, "\(before)<sheetData>\(rows)</sheetData>\(after)")]
    }

    var zip: ZipWriter {
        var zip = ZipWriter()
        zip.add(
            "_rels/.rels",
            "<Relationships><Relationship Id=\"r\" Type=\"\(Self.office)/officeDocument\" Target=\"/xl/workbook.xml\"/></Relationships>"
        )
        var names = ""
        var relations = ""
        for (number, sheet) in sheets.enumerated() {
            names += "<sheet name=\"\(sheet.name)\" sheetId=\"\(number + 1)\" r:id=\"s\(number)\" \(sheetAttributes)/>"
            relations +=
                "<Relationship Id=\"s\(number)\" Type=\"\(Self.office)/worksheet\" Target=\"worksheets/s\(number).xml\"/>"
            zip.add("xl/worksheets/s\(number).xml", "<worksheet \(Self.main)>\(sheet.xml)</worksheet>")
        }
        if let strings {
            relations += "<Relationship Id=\"t\" Type=\"\(Self.office)/sharedStrings\" Target=\"sharedStrings.xml\"/>"
            zip.add("xl/sharedStrings.xml", "<sst \(Self.main)>\(strings)</sst>")
        }
        if let styles {
            relations += "<Relationship Id=\"y\" Type=\"\(Self.office)/styles\" Target=\"styles.xml\"/>"
            zip.add("xl/styles.xml", "<styleSheet \(Self.main)>\(styles)</styleSheet>")
        }
        zip.add(
            "xl/workbook.xml",
            "<workbook \(Self.main) xmlns:r=\"\(Self.office)\">\(workbookExtra)<sheets>\(names)</sheets></workbook>")
        zip.add("xl/_rels/workbook.xml.rels", "<Relationships>\(relations)</Relationships>")
        if !asides.isEmpty {
            let own = asides.enumerated().map {
                "<Relationship Id=\"a\($0)\" Type=\"\(Self.office)/\($1.kind)\" Target=\"../\($1.name)\"/>"
            }.joined()
            zip.add("xl/worksheets/_rels/s0.xml.rels", "<Relationships>\(own)</Relationships>")
            for aside in asides { zip.add("xl/\(aside.name)", aside.xml) }
        }
        return zip
    }

    func read() throws -> Document { try TableReader.read(zip.bytes, file: "sample") }

    /// Number formats and fonts of styles 0, 1, 2, ….
    static func styles(_ codes: [String], fonts: [String] = []) -> String {
        let formats = codes.enumerated().map {
            "<numFmt numFmtId=\"\(200 + $0)\" formatCode=\"\($1.replacing("&", with: "&amp;").replacing("\"", with: "&quot;").replacing("<", with: "&lt;"))\"/>"
        }
        let count = max(codes.count, fonts.count)
        let cells = (0..<count).map {
            "<xf numFmtId=\"\($0 < codes.count ? 200 + $0 : 0)\" fontId=\"\($0 < fonts.count ? $0 : 0)\"/>"
        }
        let own = (fonts.isEmpty ? [""] : fonts).map { "<font>\($0)</font>" }
        return
            "<numFmts>\(formats.joined())</numFmts><fonts>\(own.joined())</fonts><cellXfs>\(cells.joined())</cellXfs>"
    }
}

/// An OpenDocument workbook of one sheet.
func openDocument(
    _ rows: String, styles: String = "", before: String = "", after: String = "", attributes: String = ""
) -> [UInt8] {
    var zip = ZipWriter()
    zip.add("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
    zip.add(
        "content.xml",
        """
        <office:document-content xmlns:office="o" xmlns:table="t" xmlns:text="x" xmlns:style="s" xmlns:calcext="c" xmlns:dc="d" xmlns:fo="f" xmlns:draw="w">
        <office:automatic-styles>\(styles)</office:automatic-styles><office:body><office:spreadsheet>\(before)
        <table:table table:name="Build" \(attributes)>\(rows)</table:table>\(after)
        </office:spreadsheet></office:body></office:document-content>
        """)
    return zip.bytes
}

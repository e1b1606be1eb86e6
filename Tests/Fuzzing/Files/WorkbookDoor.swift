import FuzzingFrame

/// Parts of a workbook, put into a sound archive: a changed byte of a packed one would only be a damaged archive.
///
/// The parts stand one behind the other, a line of `~` between them. Of an `.xlsx` (a first byte `x`) sheet, strings, styles, what the workbook says and
/// what belongs to the sheet; of an `.ods` its content and styles.
enum WorkbookDoor: Door {
    static let name = "workbook"

    static func enter(_ bytes: [UInt8]) {
        let parts = bytes.dropFirst().split(
            separator: UInt8(ascii: "~"), maxSplits: 4, omittingEmptySubsequences: false
        ).map(Array.init)
        func part(_ number: Int) -> [UInt8] { number < parts.count ? parts[number] : [] }
        var archive = StoredArchive()
        if bytes.first == UInt8(ascii: "x") {
            openXML(part, into: &archive)
            TablePromises.hold(archive.bytes, file: "chart.xlsx")
        } else {
            openDocument(part, into: &archive)
            TablePromises.hold(archive.bytes, file: "chart.ods")
        }
    }

    private static let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    private static let main = "xmlns=\"http://schemas.openxmlformats.org/spreadsheetml/2006/main\""

    private static func openXML(_ part: (Int) -> [UInt8], into archive: inout StoredArchive) {
        func element(_ name: String, _ content: [UInt8]) -> [UInt8] {
            Array("<\(name) \(main) xmlns:r=\"\(office)\">".utf8) + content + Array("</\(name)>".utf8)
        }
        func relations(_ targets: [(String, String)]) -> [UInt8] {
            let list = targets.map { "<Relationship Id=\"\($1.first!)\" Type=\"\(office)/\($0)\" Target=\"\($1)\"/>" }
            return Array("<Relationships>\(list.joined())</Relationships>".utf8)
        }
        archive.add("_rels/.rels", relations([("officeDocument", "workbook.xml")]))
        archive.add("a.xml", element("worksheet", part(0)))
        archive.add("t.xml", element("sst", part(1)))
        archive.add("y.xml", element("styleSheet", part(2)))
        let sheets = "<sheets><sheet name=\"Build\" sheetId=\"1\" r:id=\"a\"/></sheets>"
        archive.add("workbook.xml", element("workbook", Array(sheets.utf8) + part(3)))
        archive.add(
            "_rels/workbook.xml.rels",
            relations([("worksheet", "a.xml"), ("sharedStrings", "t.xml"), ("styles", "y.xml")]))
        guard !part(4).isEmpty else { return }
        archive.add("_rels/a.xml.rels", relations([("comments", "c.xml"), ("table", "b.xml"), ("drawing", "d.xml")]))
        archive.add("c.xml", element("comments", part(4)))
        archive.add("b.xml", element("table", part(4)))
        archive.add("d.xml", element("wsDr", part(4)))
    }

    private static func openDocument(_ part: (Int) -> [UInt8], into archive: inout StoredArchive) {
        let names = ["office", "table", "text", "style", "calcext", "dc", "fo", "draw", "number"]
        let spaces = names.map { "xmlns:\($0)=\"\($0)\"" }.joined(separator: " ")
        func document(_ kind: String, _ content: [UInt8]) -> [UInt8] {
            Array("<office:document-\(kind) \(spaces)>".utf8) + content + Array("</office:document-\(kind)>".utf8)
        }
        archive.add("mimetype", Array("application/vnd.oasis.opendocument.spreadsheet".utf8))
        archive.add("content.xml", document("content", part(0)))
        if !part(1).isEmpty { archive.add("styles.xml", document("styles", part(1))) }
    }
}

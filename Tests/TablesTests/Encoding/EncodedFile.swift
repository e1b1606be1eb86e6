@testable import Tables

/// An encoding that carriers' offices save files in, with or without its mark and declaration.
enum FileEncoding: String, CaseIterable, Sendable {
    case utf8, utf8WithMark, utf16LittleWithMark, utf16BigWithMark, utf16Little, utf16Big
    case windows1252, latin1, macRoman

    /// The name that a report gives it.
    var name: String {
        switch self {
        case .utf8, .utf8WithMark: "utf-8"
        case .utf16Little, .utf16LittleWithMark: "utf-16le"
        case .utf16Big, .utf16BigWithMark: "utf-16be"
        case .windows1252: "windows-1252"
        case .latin1: "iso-8859-1"
        case .macRoman: "macintosh"
        }
    }

    var hasMark: Bool { [.utf8WithMark, .utf16LittleWithMark, .utf16BigWithMark].contains(self) }

    /// The accented letters and signs that the encoding can say and that charts use.
    var sample: String { self == .latin1 ? "5¼ é è ç «à»" : "5 – 6 “é” è ç’" }

    func encode(_ text: String) -> [UInt8] {
        switch self {
        case .utf8: return Array(text.utf8)
        case .utf8WithMark: return [0xEF, 0xBB, 0xBF] + Array(text.utf8)
        case .utf16Little: return text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        case .utf16Big: return text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        case .utf16LittleWithMark: return [0xFF, 0xFE] + FileEncoding.utf16Little.encode(text)
        case .utf16BigWithMark: return [0xFE, 0xFF] + FileEncoding.utf16Big.encode(text)
        case .windows1252: return FileEncoding.encode(text, in: .windows1252)
        case .latin1: return FileEncoding.encode(text, in: .latin1)
        case .macRoman: return FileEncoding.encode(text, in: .macintosh)
        }
    }

    private static func encode(_ text: String, in encoding: SingleByteEncoding) -> [UInt8] {
        text.unicodeScalars.map { scalar in
            (UInt8.min...UInt8.max).first { encoding.scalar($0) == scalar }!
        }
    }
}

/// One small chart as each kind of file.
enum FileForm: String, CaseIterable, Sendable {
    case csv, html, xhtml, spreadsheet, records

    func text(_ sample: String, declaring encoding: String?) -> String {
        let xml = encoding.map { "<?xml version=\"1.0\" encoding=\"\($0)\"?>\n" } ?? ""
        let meta = encoding.map { "<meta charset=\"\($0)\">" } ?? ""
        switch self {
        case .csv: return "Height,Weight\r\n\(sample),125\r\n5'0\",130\r\n"
        case .html:
            return "<html><head>\(meta)</head><body>\n<table><tr><th>Height</th><th>Weight</th></tr>"
                + "<tr><td>\(sample)</td><td>125</td></tr><tr><td>5'0\"</td><td>130</td></tr></table></body></html>"
        case .xhtml:
            return xml
                + "<html xmlns=\"http://www.w3.org/1999/xhtml\"><body><table><tr><th>Height</th><th>Weight</th></tr>"
                + "<tr><td>\(sample)</td><td>125</td></tr><tr><td>5'0\"</td><td>130</td></tr></table></body></html>"
        case .spreadsheet:
            func row(_ a: String, _ b: String) -> String {
                "<Row><Cell><Data ss:Type=\"String\">\(a)</Data></Cell><Cell><Data ss:Type=\"String\">\(b)</Data></Cell></Row>"
            }
            return xml + "<Workbook xmlns=\"urn:schemas-microsoft-com:office:spreadsheet\" "
                + "xmlns:ss=\"urn:schemas-microsoft-com:office:spreadsheet\"><Worksheet ss:Name=\"A\"><Table>"
                + row("Height", "Weight") + row(sample, "125") + row("5'0&quot;", "130")
                + "</Table></Worksheet></Workbook>"
        case .records:
            return xml + "<chart><row><Height>\(sample)</Height><Weight>125</Weight></row>"
                + "<row><Height>5'0\"</Height><Weight>130</Weight></row></chart>"
        }
    }
}

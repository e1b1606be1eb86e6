/// A small PDF written by hand: what stands on its pages is said in PDF's own operators.
package struct PDFSample {
    package struct Page {
        package var content: String
        package var width = 612
        package var height = 792
        package var rotation = 0
        /// Further entries of the page's dictionary.
        package var entries = ""
        /// Further entries of its resources.
        package var resources = ""

        package init(_ content: String, rotation: Int = 0, entries: String = "", resources: String = "") {
            self.content = content
            self.rotation = rotation
            self.entries = entries
            self.resources = resources
        }
    }

    package var pages: [Page]
    /// Further entries of the catalogue.
    package var catalogue = ""
    /// Further objects, numbered from 100.
    package var objects: [String] = []

    package init(_ pages: [Page], catalogue: String = "", objects: [String] = []) {
        self.pages = pages
        self.catalogue = catalogue
        self.objects = objects
    }

    package init(_ content: String) { self.init([Page(content)]) }

    /// Text in Helvetica; `x` and `y` from the page's lower left corner.
    package static func text(_ text: String, x: Double, y: Double, size: Double = 10, more: String = "") -> String {
        let escaped = text.replacing("\\", with: "\\\\").replacing("(", with: "\\(").replacing(")", with: "\\)")
        return "q BT /F1 \(size) Tf \(more) 1 0 0 1 \(x) \(y) Tm (\(escaped)) Tj ET Q\n"
    }

    package static func line(_ x: Double, _ y: Double, _ toX: Double, _ toY: Double) -> String {
        "0.5 w \(x) \(y) m \(toX) \(toY) l S\n"
    }

    /// A table with all its lines: columns 80 wide and rows 20 high from (72, 700) downwards.
    package static func table(_ rows: [[String]]) -> String {
        var content = ""
        for (row, texts) in rows.enumerated() {
            for (column, text) in texts.enumerated() {
                content += self.text(text, x: 78 + Double(column) * 80, y: 686 - Double(row) * 20)
            }
        }
        let (right, bottom) = (72 + Double(rows[0].count) * 80, 700 - Double(rows.count) * 20)
        for row in 0...rows.count { content += line(72, 700 - Double(row) * 20, right, 700 - Double(row) * 20) }
        for column in 0...rows[0].count {
            content += line(72 + Double(column) * 80, 700, 72 + Double(column) * 80, bottom)
        }
        return content
    }

    /// The chart that most samples hold.
    package static let chart = [
        ["Height", "Preferred", "Standard"], ["5'0\"", "150", "170"], ["5'1\"", "155", "175"], ["5'2\"", "160", "180"],
    ]

    package var bytes: [UInt8] { written().bytes }

    /// The file, and where its table of objects begins.
    private func written() -> (bytes: [UInt8], table: Int, size: Int) {
        var objects: [(Int, String)] = [
            (1, "<< /Type /Catalog /Pages 2 0 R \(catalogue) >>"),
            (
                2,
                "<< /Type /Pages /Count \(pages.count) /Kids [\(pages.indices.map { "\(10 + 2 * $0) 0 R" }.joined(separator: " "))] >>"
            ),
            (3, "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>"),
        ]
        for (index, page) in pages.enumerated() {
            let number = 10 + 2 * index
            objects.append(
                (
                    number,
                    "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 \(page.width) \(page.height)] /Rotate \(page.rotation) "
                        + "/Contents \(number + 1) 0 R /Resources << /Font << /F1 3 0 R >> \(page.resources) >> \(page.entries) >>"
                ))
            objects.append(
                (number + 1, "<< /Length \(page.content.utf8.count) >>\nstream\n\(page.content)\nendstream"))
        }
        for (index, object) in self.objects.enumerated() { objects.append((100 + index, object)) }
        var text = "%PDF-1.7\n"
        var places: [Int: Int] = [:]
        for (number, object) in objects {
            places[number] = text.utf8.count
            text += "\(number) 0 obj\n\(object)\nendobj\n"
        }
        let table = text.utf8.count
        let size = 100 + self.objects.count
        text += "xref\n0 1\n0000000000 65535 f \n"
        for (number, place) in places.sorted(by: { $0.key < $1.key }) {
            text += "\(number) 1\n\(Self.tenDigits(place)) 00000 n \n"
        }
        text += "trailer\n<< /Size \(size) /Root 1 0 R >>\nstartxref\n\(table)\n%%EOF\n"
        return (Array(text.utf8), table, size)
    }

    private static func tenDigits(_ number: Int) -> String {
        String(repeating: "0", count: max(0, 10 - String(number).count)) + String(number)
    }

    /// The file with its first page's content replaced by an update at its end.
    package func updated(_ content: String) -> [UInt8] {
        let old = written()
        var text = "11 0 obj\n<< /Length \(content.utf8.count) >>\nstream\n\(content)\nendstream\nendobj\n"
        let table = old.bytes.count + text.utf8.count
        text += "xref\n0 1\n0000000000 65535 f \n11 1\n\(Self.tenDigits(old.bytes.count)) 00000 n \n"
        text += "trailer\n<< /Size \(old.size) /Root 1 0 R /Prev \(old.table) >>\nstartxref\n\(table)\n%%EOF\n"
        return old.bytes + Array(text.utf8)
    }
}

import Foundation

@testable import Tables

/// The cells of a raw file, found by a simple search of their own: to check that no reader loses one.
enum RawCells {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../raw")
        .standardizedFileURL

    static let files: [String] = {
        let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
        return names.filter { $0.split(separator: "/").count == 3 }.sorted()
    }()

    /// Texts with the line their cell begins on, in the file's order.
    static func placed(_ text: String, format: FileFormat, delimiter: UInt8?) -> [Placed] {
        switch format {
        case .csv: delimited(text, Character(Unicode.Scalar(delimiter!)))
        case .html, .xhtml: page(text)
        case .spreadsheetML: marked(text, /<(?:ss:)?Cell\b[^>]*>\s*(<(?:ss:)?Data\b.*?)<\/(?:ss:)?Data>/)
        default: []
        }
    }

    /// Cells; on a page without a table the items of its lists, and without lists its paragraphs.
    private static func page(_ text: String) -> [Placed] {
        if text.contains("<table") {
            return marked(text, /<(?:td|th)\b[^>]*>(.*?)(?=<\/?(?:td|th|tr|table|tbody|thead|tfoot)\b)/)
        }
        return text.contains("<li") ? marked(text, /<li\b[^>]*>(.*?)<\/li>/) : marked(text, /<p\b[^>]*>(.*?)<\/p>/)
    }

    private static func marked(_ text: String, _ pattern: Regex<(Substring, Substring)>) -> [Placed] {
        let pattern = pattern.ignoresCase().dotMatchesNewlines()
        var counted = text.startIndex
        var line = 1
        return text.matches(of: pattern).compactMap { match in
            line += lineEnds(text[counted..<match.output.1.startIndex])
            counted = match.output.1.startIndex
            let text = plain(String(match.output.1))
            return text.isEmpty ? nil : Placed(line: line, text: text)
        }
    }

    private static func lineEnds(_ text: Substring) -> Int { text.unicodeScalars.count { $0 == "\n" } }

    /// Without tags, references resolved, blanks as one.
    private static func plain(_ markup: String) -> String {
        var text = markup.replacing(/<!--.*?-->/.dotMatchesNewlines(), with: "")
        text = text.replacing(/<(?:br|p|div|li)\b[^>]*>|<\/(?:p|div|li)>/.ignoresCase(), with: " ").replacing(
            /<[^>]*>/, with: "")
        for (name, character) in [
            "nbsp": " ", "quot": "\"", "lt": "<", "gt": ">", "rsquo": "’", "lsquo": "‘", "rdquo": "”", "ldquo": "“",
            "ndash": "–",
            "mdash": "—", "prime": "′", "Prime": "″", "eacute": "é", "egrave": "è", "agrave": "à", "le": "≤", "ge": "≥",
            "apos": "'",
            "frac12": "½", "bull": "•", "copy": "©", "reg": "®", "amp": "&",
        ] {
            text = text.replacing("&\(name);", with: character)
        }
        text = text.replacing(/&#(x?)([0-9A-Fa-f]+);/) { match in
            let value = UInt32(match.output.2, radix: match.output.1.isEmpty ? 10 : 16)!
            return String(
                Character(
                    (0x80...0x9F).contains(value)
                        ? SingleByteEncoding.windowsScalar(UInt8(value)) : Unicode.Scalar(value)!))
        }
        return collapsed(text)
    }

    static func collapsed(_ text: String) -> String {
        text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }.joined(separator: " ")
    }

    private static func delimited(_ text: String, _ delimiter: Character) -> [Placed] {
        var cells: [Placed] = []
        var field = ""
        var isQuoted = false
        var line = 1
        var start = 1
        func end() {
            let text = collapsed(field)
            if !text.isEmpty { cells.append(Placed(line: start, text: text)) }
            field = ""
        }
        for character in text {
            if isQuoted, character != "\"" {
                field.append(character)
                if character.isNewline { line += 1 }
            } else if character == "\"" {
                // A doubled quote closes and opens again: it is one quote.
                if !isQuoted, field.last == "\u{1}" { field.append("\"") }
                isQuoted.toggle()
                if !isQuoted { field.append("\u{1}") }
            } else if character == delimiter || character.isNewline {
                field.removeAll { $0 == "\u{1}" }
                end()
                if character.isNewline { (line, start) = (line + 1, line + 1) }
            } else {
                field.append(character)
            }
        }
        field.removeAll { $0 == "\u{1}" }
        end()
        return cells
    }
}

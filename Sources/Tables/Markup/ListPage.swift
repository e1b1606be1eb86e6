/// What besides tables is read as tables of one column.
enum ListForm {
    case none
    /// `<ul>` and `<ol>`, an item a row; `<dl>`, a definition a row, beside its term.
    case items
    /// The paragraphs and lines below one heading, each a row.
    case paragraphs
}

/// A page without a table that holds its names in lists or in paragraphs: every list, or every heading's paragraphs, is a
/// table of one column, and every list of definitions one of two.
enum ListPage {
    /// Fewer names than this in paragraphs are running text.
    private static let leastParagraphs = 3
    /// Bytes of the longest name.
    private static let longestName = 80

    /// `nil` unless most of what stands there is names: lists of figures are a chart that has lost its table, and long
    /// paragraphs are a text.
    static func read(
        _ text: UnsafeBufferPointer<UInt8>
    ) throws -> (page: HTMLReader.Page, tables: [Table])? {
        try read(text, as: .items, least: 1) ?? read(text, as: .paragraphs, least: leastParagraphs)
    }

    private static func read(
        _ text: UnsafeBufferPointer<UInt8>, as lists: ListForm, least: Int
    ) throws -> (page: HTMLReader.Page, tables: [Table])? {
        var tables: [Table] = []
        let page = try HTMLReader.read(text, lists: lists) { tables.append($0) }
        var items = 0
        var names = 0
        for table in tables where table.furniture == nil {
            for cell in table.cells where !cell.isBlank {
                let bytes = table.bytes(of: cell)
                let listed = lists == .items ? 1 : listed(bytes)
                items += listed
                let isShort = lists == .items || bytes.count <= longestName || listed > 1
                let digits = numberless(bytes).count { (0x30...0x39).contains($0) }
                // "Insulin (more than 50 units)" is words; "5'10: 140-190 lb" is figures.
                let letters = bytes.count { (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0) || $0 >= 0x80 }
                if isShort, digits * lettersToFigure(of: bytes, lists, listed) <= letters { names += listed }
            }
        }
        return names >= least && names * 10 >= items * (lists == .items ? 8 : 6) ? (page, tables) : nil
    }

    /// How many letters there must be to a figure: in a line that is no sentence it may be that of a rating.
    private static func lettersToFigure(of bytes: ArraySlice<UInt8>, _ lists: ListForm, _ listed: Int) -> Int {
        if lists == .items { return 4 }
        if listed > 1 { return 8 }
        return bytes.count <= longestName && bytes.last != 0x2E ? 12 : bytes.count + 1
    }

    /// A paragraph without the number that it begins with: "3. Aricept".
    private static func numberless(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let rest = bytes.drop { (0x30...0x39).contains($0) }
        guard rest.count < bytes.count, let sign = rest.first, sign == 0x2E || sign == 0x29,
            rest.dropFirst().first == 0x20
        else { return bytes }
        return rest
    }

    /// How many short texts a paragraph lists between commas or semicolons; 1 for a sentence.
    private static func listed(_ bytes: ArraySlice<UInt8>) -> Int {
        let pieces = bytes.split(whereSeparator: { $0 == 0x2C || $0 == 0x3B })
        let isList = pieces.count > 1 && pieces.allSatisfy { $0.count <= longestName / 2 }
        return isList ? pieces.count : 1
    }
}

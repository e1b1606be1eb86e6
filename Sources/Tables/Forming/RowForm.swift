/// The form of one row: how many cells are filled, and how many of them are figures.
struct RowForm: Equatable {
    /// Filled places, merged cells counted as often as they cover.
    var filled: Int32 = 0
    /// Filled cells, each once.
    var cells: Int32 = 0
    var figures: Int32 = 0
    /// The first filled cell is a figure.
    var leadsWithFigure = false
    /// Cells that are `<th>`.
    var markedHeaders: Int32 = 0

    /// Every filled cell is a `<th>`.
    var isMarkedHeader: Bool { cells > 1 && markedHeaders == cells }

    /// Most cells are figures.
    var isFigures: Bool { figures > 0 && figures * 2 >= cells && (cells > 1 || figures == 1) }

    /// A row in which nothing spans.
    init(cells: Int32, figures: Int32, leadsWithFigure: Bool) {
        filled = cells
        self.cells = cells
        self.figures = figures
        self.leadsWithFigure = leadsWithFigure
    }

    init(_ table: Table, row: Int) {
        var previous: Int?
        for column in 0..<table.columnCount where !table.furnitureColumns.contains(column) {
            guard let index = table.cellIndex(row: row, column: column), !table.cells[index].isBlank else { continue }
            filled += 1
            if index == previous { continue }
            previous = index
            cells += 1
            if table.cells[index].isHeader { markedHeaders += 1 }
            guard RowForm.isFigure(table.bytes(of: table.cells[index])) else { continue }
            figures += 1
            if cells == 1 { leadsWithFigure = true }
        }
    }

    /// A short text that begins with a digit, perhaps after a sign: `125`, `4'8"`, `74 - 158`, `<=16`, `$1,000`.
    static func isFigure(_ bytes: ArraySlice<UInt8>) -> Bool {
        bytes.count <= 24 && bytes.withUnsafeBufferPointer { isFigure($0) }
    }

    static func isFigure(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.count <= 24 else { return false }
        var letters = 0
        var digits = 0
        var sawDigitFirst: Bool?
        for byte in bytes {
            switch byte {
            case 0x30...0x39:
                digits += 1
                sawDigitFirst = sawDigitFirst ?? true
            case 0x41...0x5A, 0x61...0x7A:
                letters += 1
                sawDigitFirst = sawDigitFirst ?? false
            default: break
            }
        }
        return digits > 0 && sawDigitFirst == true && letters <= digits + 4
    }

    /// The text with runs of digits as `9`, of letters as `a`, blanks dropped.
    static func shape(_ table: Table, row: Int, column: Int) -> [UInt8] {
        guard let cell = table.cell(row: row, column: column) else { return [] }
        var shape: [UInt8] = []
        for byte in table.bytes(of: cell) {
            let symbol: UInt8
            switch byte {
            case 0x30...0x39: symbol = 0x39
            case 0x41...0x5A, 0x61...0x7A, 0x80...: symbol = 0x61
            case 0x20: continue
            default: symbol = byte
            }
            if shape.last != symbol { shape.append(symbol) }
        }
        return shape
    }
}

/// A cell of a workbook, by its sheet's name and its own: `C7` is row 6, column 2.
public struct SheetCell: Hashable, Sendable {
    public var sheet: String
    /// Counts from 0; `C7` is row 6.
    public var row: Int
    /// Counts from 0; `C7` is column 2.
    public var column: Int

    public init(sheet: String, row: Int, column: Int) {
        self.sheet = sheet
        self.row = row
        self.column = column
    }

    /// - Parameter name: As spreadsheets write it, without dollar signs; other texts give `nil`.
    public init?(sheet: String, name: some StringProtocol) {
        guard let place = SheetCell.place(named: name.utf8) else { return nil }
        self.init(sheet: sheet, row: place.row, column: place.column)
    }

    /// As spreadsheets write it: `C7`.
    public var name: String { SheetCell.letters(column) + String(row + 1) }

    /// A column's name: `A`, …, `Z`, `AA`, …, `XFD`.
    package static func letters(_ column: Int) -> String {
        var letters: [UInt8] = []
        var rest = column
        repeat {
            letters.append(UInt8(ascii: "A") + UInt8(rest % 26))
            rest = rest / 26 - 1
        } while rest >= 0
        return String(decoding: letters.reversed(), as: UTF8.self)
    }

    /// The row and column, from 0, of a cell's name: capital letters, then a number from 1 on.
    package static func place(named name: some Sequence<UInt8>) -> (row: Int, column: Int)? {
        var column = 0
        var row = 0
        var letters = 0
        var digits = 0
        for byte in name {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z") where digits == 0 && letters < 4:
                column = column * 26 + Int(byte - UInt8(ascii: "A")) + 1
                letters += 1
            case UInt8(ascii: "0")...UInt8(ascii: "9") where letters > 0 && digits < 9:
                row = row * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
            default: return nil
            }
        }
        return column > 0 && row > 0 ? (row - 1, column - 1) : nil
    }
}

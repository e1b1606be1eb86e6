import Reports
import Tables

/// A file that no office of a carrier wrote: it is drawn, and not read while somebody waits.
enum TooLong: Error, Equatable {
    /// A text of so many bytes stands in one place.
    case text(bytes: Int)
    /// The tables have so many cells.
    case cells(Int)
    /// It is still being read after so many seconds.
    case time(seconds: Int)

    static let mostBytes = 32_768
    /// Six times what the longest published chart has (Americo's guide of medications, 10,000).
    static let mostCells = 60_000

    /// `nil` for a file as carriers write them.
    init?(_ document: Document) {
        let (longest, cells) = (document.longestText, document.tables.lazy.map(\.cells.count).reduce(0, +))
        if longest > Self.mostBytes {
            self = .text(bytes: longest)
        } else if cells > Self.mostCells {
            self = .cells(cells)
        } else {
            return nil
        }
    }

    var message: String {
        switch self {
        case .text(let bytes):
            "A text of \(bytes.grouped) bytes stands in it: no chart has one, and the desk does not read it."
        case .time(let seconds):
            "It takes more than \(seconds) seconds to read, and is still being read."
        case .cells(let count):
            "It has \(count.grouped) cells: no chart has more than \(Self.mostCells.grouped), and the desk does not read it."
        }
    }

    var help: String {
        switch self {
        case .text: "What stands in the file is drawn below. Without that text the desk reads it."
        case .time: "Load the page again in a while. Nothing that was said is lost."
        case .cells:
            "What stands in the file is drawn below. Drop the part that is the chart, or read the whole with chartwright inspect."
        }
    }
}

extension Document {
    /// In bytes, of a cell or of a text around a table.
    fileprivate var longestText: Int {
        var longest = 0
        for table in tables {
            for cell in table.cells { longest = max(longest, table.bytes(of: cell).count) }
            for piece in table.headings + table.textAbove + table.textBefore + table.textAfter {
                longest = max(longest, piece.text.utf8.count)
            }
        }
        return longest
    }
}

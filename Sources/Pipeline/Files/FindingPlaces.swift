import ChartSchema
import Results
import Tables

/// Finds the place of a finding in its raw line.
///
/// Not for several tasks at once: it keeps the last line it looked at, because a page without line ends has all of its
/// cells on one line.
package final class FindingPlaces {
    /// A longer line is not searched, in bytes: its findings have a line and no column.
    static let longestLine = 4_000_000

    /// Bytes of long lines that are searched; findings beyond have a line and no column.
    static let mostSearched = 16_000_000
    /// Shorter lines are searched without being counted.
    private static let longLine = 4_096
    private var searched = 0

    /// The decoded line of a raw file, by path and number from 1; `nil` when it cannot be had.
    private let line: (String, Int) -> String?
    private var last: (file: String, number: Int, text: String, finder: CellFinder?)?

    package init(line: @escaping (String, Int) -> String?) { self.line = line }

    /// - Parameter bytes: Those of the one file that findings are about.
    package convenience init(inFile bytes: [UInt8]) {
        let lines = DecodedLines(bytes)
        self.init { _, number in lines.line(number) }
    }

    /// The place, as exact as it can be told; `nil` without the raw line.
    package func place(of finding: Finding) -> LinePlace? {
        let location = finding.location
        guard let number = location.line else { return nil }
        if last?.file != location.file || last?.number != number {
            guard let text = line(location.file, number) else { return nil }
            let finder = text.utf8.count > Self.longestLine ? nil : CellFinder(line: text)
            last = (location.file, number, text, finder)
        }
        guard let last else { return nil }
        let size = last.text.utf8.count
        if size > Self.longLine { searched += size }
        let finder = searched <= Self.mostSearched || size <= Self.longLine ? last.finder : nil
        let range = location.text.flatMap { finder?.find($0, column: location.column) }
        return LinePlace(line: number, range, text: last.text)
    }
}

import ChartSchema
import Glibc

/// How the lines of delimited text end, before CRs that stand alone are replaced.
struct CSVLineEnds {
    private var carriages = 0
    private var feeds = 0
    private var both = 0
    private var firstCarriage: Int?
    private let line: Int?

    init(_ bytes: [UInt8]) {
        (carriages, feeds, both, firstCarriage, line) = bytes.withUnsafeBufferPointer { text in
            var (carriages, feeds, both) = (0, 0, 0)
            var first: Int?
            var place = 0
            while let next = Self.find(0x0D, in: text, from: place) {
                if next + 1 < text.count, text[next + 1] == 0x0A {
                    both += 1
                } else {
                    carriages += 1
                    first = first ?? next
                }
                place = next + 1
            }
            // Where every line ends in CR LF the feeds need no count of their own.
            place = 0
            while feeds <= carriages + both, let next = Self.find(0x0A, in: text, from: place) {
                if next == 0 || text[next - 1] != 0x0D { feeds += 1 }
                place = next + 1
            }
            return (carriages, feeds, both, first, first.map { LineEnds.line(of: $0, in: text) })
        }
    }

    /// `\r\n`, `\n` or `\r`: what most lines end in.
    var common: String {
        if carriages > feeds + both { return "\r" }
        return both > 0 && both >= feeds ? "\r\n" : "\n"
    }

    /// A note where some lines end in CR alone and others do not.
    func findings(file: String) -> [Finding] {
        guard let line, feeds + both > 0 else { return [] }
        return [
            Finding(
                CSVFinding.lineEndsMixed,
                message: "Some lines end in CR alone and others in LF; each was read as a line end.",
                help: "Check that no row was cut in two at this line.",
                location: Finding.Location(file: file, line: line), context: ["carriage_returns": String(carriages)])
        ]
    }

    private static func find(_ byte: Int32, in text: UnsafeBufferPointer<UInt8>, from place: Int) -> Int? {
        guard let base = text.baseAddress, place < text.count else { return nil }
        return memchr(base + place, byte, text.count - place).map { UnsafeRawPointer(base).distance(to: $0) }
    }
}

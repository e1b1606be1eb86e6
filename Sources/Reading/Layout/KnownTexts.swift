import Notation
import Synchronization

/// What texts mean where no document explains short forms of its own, for one file after the other.
///
/// Charts of many carriers print the same heights, figures and names: of a plain chart a fifth of the time went into words that the file before had, too. Each
/// reading has one of these to itself, and gives it back when it is done.
final class KnownTexts {
    var senses: [String: CellSense] = [:]
    var sentences: [String: [ChartSentence]] = [:]
    var pieces: [String: [TableContext.Piece]] = [:]
    /// The class that a sentence says its limits are of, if it does.
    var classes: [String: String?] = [:]
    /// How many grids were made with them.
    var grids = 0

    /// What is kept from file to file; with more, all of it is let go.
    private static let mostTexts = 2_000
    private static let mostBytes = 1 << 16

    private static let idle = Mutex<[Held]>([])

    /// Only one reading has it at a time.
    private struct Held: @unchecked Sendable { var texts: KnownTexts }

    static func taken() -> KnownTexts { idle.withLock { $0.popLast() }?.texts ?? KnownTexts() }

    func giveBack() {
        guard isSmall else { return }
        let held = Held(texts: self)
        Self.idle.withLock { $0.append(held) }
    }

    /// Whether it may be kept.
    var isSmall: Bool {
        func bytes<Meaning>(_ texts: [String: Meaning]) -> Int { texts.keys.reduce(0) { $0 + $1.utf8.count } }
        return senses.count + sentences.count + pieces.count + classes.count <= Self.mostTexts
            && bytes(senses) + bytes(sentences) + bytes(pieces) + bytes(classes) <= Self.mostBytes
    }
}

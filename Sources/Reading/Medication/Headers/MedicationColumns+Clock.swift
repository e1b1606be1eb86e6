import ChartSchema
import Notation
import Tables

/// Which fill the times of a column are counted from, where its header does not say.
extension MedicationColumns {
    /// Takes the clock that a sentence beside the table names: "Time is counted from the first fill". A footnote of the header is
    /// such a sentence, whatever it begins with.
    mutating func takeClock(saidIn texts: [TextPiece], of grid: Grid, _ session: inout MedicationSession) {
        if let illness = texts.first(where: { FillClock.countsFromIllness($0.text) }) {
            takeTests(countedBy: illness, of: grid, &session)
            return
        }
        let said = texts.compactMap { piece in FillClock(sentence: piece.text).map { (piece, $0) } }
        guard let first = said.first?.1.basis, said.allSatisfy({ $0.1.basis == first }) else { return }
        var isApplied = false
        for (column, role) in roles {
            guard case .window(let unit, _) = role else { continue }
            if FillClock.denies(header: name(of: column, in: grid), first) { return }
            roles[column] = .window(unit, first)
            isApplied = true
        }
        if isApplied { session.heard.formUnion(said.map(\.0)) }
    }

    /// Times since something else than a fill are conditions, and the sentence that says so is told of.
    private mutating func takeTests(countedBy text: TextPiece, of grid: Grid, _ session: inout MedicationSession) {
        let times = roles.keys.filter { if case .window = roles[$0] { true } else { false } }
        guard !times.isEmpty else { return }
        for column in times { roles[column] = .test(name(of: column, in: grid)) }
        session.reportLost(text)
        session.heard.insert(text)
    }
}

/// The fill that a text counts from: the first or the last.
struct FillClock: Hashable {
    var basis: LookbackWindow.Basis

    /// What the header of a column of times names; `nil` where it names none, or not one.
    init?(header: String) {
        self.init(TaggedText(header.spacedName))
    }

    /// Whether the header of a column of times names another fill: "Filled within" names none for itself.
    static func denies(header: String, _ basis: LookbackWindow.Basis) -> Bool {
        guard let own = FillClock(header: header), own.basis != basis else { return false }
        return own.basis == .firstFill
            || TaggedText(header.spacedName).tokens.contains { ordinal.contains($0.text) }
    }

    /// "First fill" in a cell of its own; "filled" alone names none.
    init?(cell: String) {
        let text = TaggedText(cell)
        guard
            text.tags.indices.allSatisfy({ place in
                text.has(.clock, at: place) || text.has(.filler, at: place)
                    || Self.times.contains(text.token(place).text)
            }), text.tokens.contains(where: { Self.ordinal.contains($0.text) })
        else { return nil }
        self.init(text)
    }

    /// "first" and "last" too, where the header over them speaks of fills: `fillBasis`.
    init?(cell: String, under header: String) {
        if let clock = FillClock(cell: cell) {
            self = clock
        } else if TaggedText(header.spacedName).has(.clock), let fill = Self.fill.first {
            self.init(cell: "\(cell) \(fill)")
        } else {
            return nil
        }
    }

    private static let fill = Lexicon.words("fill-clock.fill")
    private static let ordinal = Lexicon.words("fill-clock.ordinal")

    /// A sentence that says from which fill times are counted, and nothing else: "counted from the very first fill, not the latest".
    init?(sentence: String) {
        if let times = TimesSentence(sentence), times.isWhole, case .fill(let basis) = times.clock {
            self.init(basis)
            return
        }
        let text = TaggedText(sentence)
        let end = Self.denial(in: text)
        let isWhole =
            end + 4 >= text.tags.count
            && text.tags.indices[..<end].allSatisfy { place in
                [.clock, .filler, .unitTime, .range, .boundBefore, .counting].contains { text.has($0, at: place) }
                    || text.token(place).kind == .sign || text.token(place).kind == .mark
                    || Self.times.contains(text.token(place).text)
            }
        guard isWhole, text.tags.indices.contains(where: { text.has(.counting, at: $0) }) else { return nil }
        self.init(text)
    }

    /// "All periods run from the date of diagnosis, not from the last refill."
    static func countsFromIllness(_ sentence: String) -> Bool {
        if let times = TimesSentence(sentence), times.isWhole { return times.clock == .diagnosis }
        let text = TaggedText(sentence)
        return text.has(.counting)
            && (0..<denial(in: text)).contains { text.value(.clock, at: $0) == "diagnosis" }
    }

    /// Whether a text says from when something is counted.
    static func counts(_ sentence: String) -> Bool {
        let text = TaggedText(sentence)
        return text.has(.counting) && text.has(.clock) || TimesSentence(sentence) != nil
    }

    private init(_ basis: LookbackWindow.Basis) { self.basis = basis }

    private init?(_ text: TaggedText) {
        let named = (0..<Self.denial(in: text)).filter { text.has(.clock, at: $0) }
        // "The date the prescription was first filled": what is filled is no clock beside how.
        let fills = named.filter { !Self.things.contains(text.token($0).text) }
        let clocks = Set((fills.isEmpty ? named : fills).compactMap { text.value(.clock, at: $0) })
        switch clocks.count == 1 ? clocks.first : nil {
        case "first-fill": basis = .firstFill
        case "last-fill": basis = .lastFill
        default: return nil
        }
    }

    private static let things = Lexicon.words("fill-clock.things")
    private static let times = Lexicon.words("fill-clock.times")

    /// Where a text begins to say what is not meant: "the first fill, not the latest".
    private static func denial(in text: TaggedText) -> Int {
        text.tags.indices.first { text.has(.negation, at: $0) } ?? text.tags.count
    }
}

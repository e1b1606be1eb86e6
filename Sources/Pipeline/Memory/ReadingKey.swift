import ChartSchema
import Store

/// All that a chart is read from, as digests: what has the same key gives the same chart, the same account of its cells and the same
/// findings.
struct ReadingKey: Hashable, Sendable {
    /// Of everything.
    var digest: String
    /// Of the parts that are changed by different hands, to say which it was.
    var parts: [Part: String]

    enum Part: String, CaseIterable, Sendable {
        case file, layout, meanings, corrections, settings, vocabulary, program
    }

    /// - Parameters:
    ///   - sha256: Of the raw file.
    ///   - program: Of the program that reads.
    ///   - today: The day that corrections expire on.
    /// - Returns: `nil` for a source that no configuration names: nobody could tell whether its settings are the same.
    init?(_ planned: PlannedSource, sha256: String, program: String, today: String?) {
        guard let written = planned.source.written else { return nil }
        let settings = sha256Hexadecimal(ChartSettings.document(of: planned))
        let corrections = Self.corrections(of: planned, today: today)
        let file = "\(planned.source.path)\n\(sha256)"
        let vocabulary = VocabularyDigest.of(planned.source.kind)
        digest = Self.digest(planned, sha256: sha256, settings: settings, program: program, today: today)
        // The settings hold the layout and the meanings: these only say which of them it was.
        let texts: [Part: [UInt8]] = [
            .file: Array(file.utf8), .layout: written.said(of: ["adapter", "layout"]),
            .meanings: written.said(of: ["meanings", "given"]), .corrections: Array(corrections.utf8),
            .settings: Array(settings.utf8), .vocabulary: Array(vocabulary.utf8), .program: Array(program.utf8),
        ]
        parts = texts.mapValues(Self.short)
    }

    /// Of everything, where the settings' digest is known.
    static func digest(
        _ planned: PlannedSource, sha256: String, settings: String, program: String, today: String?
    ) -> String {
        let whole = [
            planned.id.description, planned.source.kind.rawValue, planned.source.path, sha256, settings,
            corrections(of: planned, today: today), VocabularyDigest.of(planned.source.kind), program,
        ]
        return sha256Hexadecimal(Array(whole.joined(separator: "\n").utf8))
    }

    /// Findings about a correction name its line; one that has expired is not applied.
    private static func corrections(of planned: PlannedSource, today: String?) -> String {
        planned.review.corrections.map { correction in
            "\(correction.file):\(correction.place.line) \(correction.isExpired(on: today))"
        }.joined(separator: "\n")
    }

    /// Of a part: enough to see a difference by.
    static func short(_ bytes: [UInt8]) -> String { String(sha256Hexadecimal(bytes).prefix(16)) }

    init(digest: String, parts: [Part: String]) {
        self.digest = digest
        self.parts = parts
    }

    /// The first part that is otherwise than in another key.
    func difference(from old: ReadingKey) -> Part {
        Part.allCases.first { parts[$0] != old.parts[$0] } ?? .settings
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// Notes that a mark ties to names of columns: read for these and for no other, or told of.
@Suite struct MarkedColumnsTests {
    private func draft(_ header: String, _ note: String, figure: String = "169") -> DraftChart {
        ReadingTests.draft(
            .written(
                """
                Height | Preferred Non-Tobacco | \(header) | Standard
                5'0" | 140 | 164 | 184
                5'1" | 145 | \(figure) | 191
                5'2" | 150 | 175 | 197
                5'3" | 155 | 181 | 203
                """, after: [note]))
    }

    @Test(arguments: [
        ("Standard Plus*", "* Available to non-tobacco users only."), ("Standard Plus¹", "¹ Non-tobacco only"),
        ("Standard Plus†", "† Réservé aux non-fumeurs."),
    ])
    func tobacco(_ header: String, _ note: String) {
        let draft = draft(header, note)
        #expect(
            draft.lines.prefix(3) == [
                "60 Preferred Non-Tobacco ..140lb tobacco-no", "60 Standard Plus ..164lb tobacco-no",
                "60 Standard ..184lb",
            ])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    @Test func ages() {
        let draft = draft("Standard Plus*", "* Ages 18 to 65 only.")
        #expect(draft.lines.prefix(2).last == "60 Standard Plus ..164lb age 18..65")
    }

    /// Each note of one text is of the columns that bear its mark, and of no other.
    @Test(arguments: [
        "¹ Nontobacco only. ² Ages 20-75.", "¹ Nontobacco only\n² Ages 20-75", "* Nontobacco only ** Ages 20-75",
        "*Nontobacco only, †Ages 20-75",
    ])
    func severalNotesOfOneText(_ notes: String) {
        let (first, second) = notes.hasPrefix("¹") ? ("¹", "²") : ("*", notes.contains("**") ? "**" : "†")
        let draft = ReadingTests.draft(
            .written(
                """
                Height | Preferred\(first) | Standard Plus\(second) | Standard
                5'0" | 140 | 164 | 184
                5'1" | 145 | 169 | 191
                5'2" | 150 | 175 | 197
                """, after: [notes]))
        #expect(
            draft.lines.prefix(3) == [
                "60 Preferred ..140lb tobacco-no", "60 Standard Plus ..164lb age 20..75", "60 Standard ..184lb",
            ])
        #expect(draft.findings.allSatisfy { $0.severity == .info })
    }

    /// That another class is for non-tobacco users, too, says nothing of a marked figure, or of words that nobody knows.
    @Test(arguments: [
        ("Standard Plus", "* Available to non-tobacco users only.", "169*"),
        ("Standard Plus*", "* Also available to tobacco users", "169"),
        ("Standard Plus*", "* Including tobacco users", "169"),
    ])
    func areTold(_ header: String, _ note: String, _ figure: String) {
        let draft = draft(header, note, figure: figure)
        #expect(draft.lines.contains("60 Standard Plus ..164lb"))
        #expect(draft.findings.contains { $0.severity == .warning && ($0.location.text ?? "").contains("tobacco") })
    }

    /// A note below the second of two tables is of the marks of both, or told of.
    @Test func aMarkThatTheNoteWasNotReadFor() {
        let rows = "5'0\" | 164\n5'1\" | 169\n5'2\" | 175\n5'3\" | 181"
        let draft = ReadingTests.draft(
            .written("Height | Preferred*\n\(rows)", headings: ["Term"]),
            .written("Height | Preferred*\n\(rows)", index: 1, headings: ["Whole Life"], after: ["* Non-tobacco only"]))
        let isTold = draft.findings.contains { $0.rule == "reading.prose.unapplied" && $0.severity == .warning }
        #expect(isTold || draft.chart.columns.allSatisfy { $0.condition == "Non-tobacco only" })
    }
}

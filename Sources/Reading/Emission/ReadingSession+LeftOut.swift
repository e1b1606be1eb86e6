import Notation
import Tables

/// People whom a text leaves out, and for whom limits in its reach are: those of its table, or of its row.
extension ReadingSession {
    /// A title that says for whom a table is, which may have columns for others as well: "For males only" over Male and Female.
    func titlesThatSayWho(of table: Table) -> [(piece: TextPiece, sentence: ChartSentence)] {
        // What stands between two tables is of the lower one.
        let ofNext = Set(
            document.tables.dropFirst(table.index + 1).first.map { $0.textAbove + $0.textBefore + $0.headings } ?? [])
        let titles =
            [table.caption, table.textBefore.last, sheetName(of: table)].compactMap(\.self)
            + table.headings.filter { !NamedValues([$0], texts: texts).saysWho }
            + (table.textAbove + table.textAfter).filter { !ofNext.contains($0) }
        return titles.flatMap { piece in texts.sentences(of: piece.text).map { (piece, $0) } }.filter { _, sentence in
            !sentence.namesColumns && (!sentence.isStatement || sentence.asserts) && !sentence.isFootnote
                && sentence.sense == .people && !isHeardLegend(sentence.text)
        }
    }

    mutating func reportLeftOut(by sentence: ChartSentence, piece: TextPiece, known: KnownPeople) {
        guard sentence.sense == .people, let left = known.leftOut(by: texts[sentence.text].terms) else { return }
        findings.add(
            ChartFinding.proseUnapplied, "The text leaves out \(left.words), and limits beside it are for them.",
            help: "Say in the chart's configuration whom the chart is for, if not everyone.", piece: piece)
    }

    /// What a column of remarks says of the limits of its row.
    mutating func reportRemark(_ cell: Int, of table: Table, known: KnownPeople) {
        let piece = TextPiece(table.text(of: table.cells[cell]), at: table.place(ofCell: cell))
        guard !Lexicon.standard.senses(of: piece.text).contains(WordSense(.header, "nothing")) else { return }
        let told = findings.all.count
        for sentence in texts.sentences(of: piece.text) {
            report(sentence, piece: piece, known: known)
            if findings.all.count == told { reportLeftOut(by: sentence, piece: piece, known: known) }
        }
        guard findings.all.count == told, remarksTold.insert(piece.text).inserted else { return }
        findings.add(
            ChartFinding.proseUnapplied,
            "The remark \"\(singleSpaced(piece.text))\" may change the limits of its row, and was not applied.",
            help: Self.remedy, piece: piece)
    }
}

import ChartSchema
import Notation
import Tables

/// What makes a whole table doubtful before a row of it is read.
extension MedicationTable {
    /// Whether a text of the chart says that no use means any use: "If no condition noted, unacceptable for any condition".
    var blankUseIsAny: Bool {
        (pieces + headerPieces).contains { grid.texts[$0.text].saysBlankIsAny }
    }

    /// "If none shown, any condition", "No condition noted: unacceptable for any condition".
    static func saysBlankIsAny(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return words.contains(where: blank.contains) && words.contains(where: every.contains)
            && words.contains(where: uses.contains)
    }

    private static let blank = Lexicon.words("table-doubts.blank")
    private static let every = Lexicon.words("table-doubts.every")
    static let uses = Lexicon.words("table-doubts.uses")

    /// What blank cells mean was said: of uses where there is a column of them, or that they ask for nothing.
    func hearBlankUse(in session: inout MedicationSession) {
        session.heard.formUnion(
            pieces.filter { piece in
                (columns.roles.values.contains(.use) && grid.texts[piece.text].saysBlankIsAny
                    || grid.texts[piece.text].saysBlankAsksNothing)
                    && OutcomeNotation.decisions(inSentence: piece.text).isEmpty
            })
    }

    /// "Blank dose: any dose.", "Blank in the months column: applies no matter when the medication was filled."
    static func saysBlankAsksNothing(_ text: String) -> Bool {
        let words = OutcomeWords.words(text)
        return words.count <= 15 && words.first.map(OutcomeMark.blanks.contains) ?? false
            && (words.contains(where: every.contains) || TaggedText(text).has(.always))
    }

    /// Rows that print no use, in a chart that does not say what that means.
    func reportSilentBlanks(in session: inout MedicationSession) {
        for (column, role) in columns.roles.sorted(by: { $0.key < $1.key }) {
            guard role == .use, !columns.mostlyFilled.contains(column), !names.carries, !blankUseIsAny else { continue }
            let rows = (columns.firstRow..<max(columns.firstRow, grid.rowCount)).filter {
                columns.cells(inRow: $0, of: grid).count > 1 && !printsUse($0) && !isUseBesideName($0) && !isOfPage($0)
            }
            guard !rows.isEmpty else { continue }
            let header = columns.header.last.flatMap { grid.cellIndex(row: $0, column: column) }
            guard let cell = header ?? grid.cells(inRow: rows[0]).first else { continue }
            session.findings.add(
                MedicationFinding.useSilent,
                "\(rows.count) rows print no use, and no sentence says what that means; they were read as any use.",
                help: "Ask the carrier whether a blank means any use.", grid: grid, cell: cell)
        }
    }

    /// "Rev 08/23,,,Page 2 of 5"
    private func isOfPage(_ row: Int) -> Bool {
        columns.medicationColumns.first.map { PageFurniture.isOfPage(grid.sense(row: row, column: $0).text) } ?? false
    }

    /// Whether a row has a text in one of the columns of uses: "Diabetes" under "Use", nothing under "Condition".
    private func printsUse(_ row: Int) -> Bool {
        columns.roles.contains { $0.value == .use && !grid.sense(row: row, column: $0.key).isBlank }
    }

    /// Whether the cell of the name says what the row's medication is taken for: "Lasix (CHF)".
    func isUseBesideName(_ row: Int) -> Bool {
        columns.medicationColumns.first.map { grid.sense(row: row, column: $0).medication.forUse != nil } ?? false
    }

    /// A header that stands one place off: another column holds the medications. Nothing of the table is published.
    func refuseSlippedHeader(in session: inout MedicationSession) -> Bool {
        guard !isList, let own = columns.medicationColumns.first, columns.medicationColumns.count == 1,
            !MedicationList.holdsSomeDrugs(column: own, of: grid),
            let other = (columns.span ?? 0..<grid.columnCount).first(where: {
                $0 != own && MedicationList.isDrugs(column: $0, of: grid)
            })
        else { return false }
        return refuse(
            MedicationFinding.headerSlipped,
            "The header names column \(own) as that of the medications, but column \(other) holds them.",
            help: "Put every header above its column.", column: own, in: &session)
    }

    /// Drugs that head the columns of decisions: what stands in the rows are plans or uses. Nothing of the table is published.
    func refuseTurnedTable(in session: inout MedicationSession) -> Bool {
        let names = columns.decidingColumns.map { columns.name(of: $0, in: grid) }
        guard names.count > 1, names.count(where: MedicationList.isDrug) * 2 > names.count else { return false }
        return refuse(
            MedicationFinding.tableTurned, "The columns are headed by medications, and their rows name none.",
            help: "Print a row for each medication.", column: columns.decidingColumns[0], in: &session)
    }

    /// Two columns of decisions under one name: nobody knows which decides.
    func refuseRepeatedColumns(in session: inout MedicationSession) -> Bool {
        var seen: Set<String> = []
        for column in columns.decidingColumns {
            let name = columns.name(of: column, in: grid)
            guard !name.isEmpty, !seen.insert(name).inserted else { continue }
            return refuse(
                MedicationFinding.columnTwice, "Two columns of decisions have one name: \"\(name)\".",
                help: "Name the plan that each column is for.", column: column, in: &session)
        }
        return false
    }

    /// A legend that lets an empty cell refuse or limit: cells that are empty by accident could not be told from it.
    func refuseDecidingBlanks(in session: inout MedicationSession) -> Bool {
        guard hasBlankDecisions,
            let blank = OutcomeMark.decisionOfBlank(in: pieces + headerPieces, grid.texts),
            blank.outcome != .accept, blank.outcome != .level
        else { return false }
        session.heard.insert(blank.piece)
        return refuse(
            MedicationFinding.blankDecides,
            "The legend lets an empty cell decide against the applicant; empty cells cannot be told from lost ones.",
            help: "Send the chart with a mark in every cell.", column: columns.medicationColumns.first ?? 0,
            in: &session)
    }

    /// Whether a row of the chart leaves a column of decisions empty.
    private var hasBlankDecisions: Bool {
        (columns.firstRow..<max(columns.firstRow, grid.rowCount)).contains { row in
            guard let column = columns.medicationColumns.first else { return false }
            let isRow =
                columns.cells(inRow: row, of: grid).count > 1
                || grid.sense(row: row, column: column).medication.isDrug
            return isRow && columns.decidingColumns.contains { grid.sense(row: row, column: $0).isBlank }
        }
    }

    func refuse(
        _ kind: MedicationFinding, _ message: String, help: String, column: Int, in session: inout MedicationSession
    ) -> Bool {
        let row = columns.header.last ?? 0
        guard let cell = grid.cellIndex(row: row, column: column) ?? grid.cells(inRow: row).first else { return false }
        session.findings.add(kind, severity: .error, message, help: help, grid: grid, cell: cell)
        for cell in grid.table.cells.indices where !grid.table.cells[cell].isBlank {
            session.ledger.mark(.ignored(.refusedTable), table: index, cell: cell)
        }
        return true
    }

    var headerPieces: [TextPiece] { around.headers }

    static func headerPieces(_ columns: MedicationColumns, _ grid: Grid) -> [TextPiece] {
        columns.header.flatMap { row in
            grid.cells(inRow: row).map { TextPiece(grid.sense(ofCell: $0).text, at: grid.table.place(ofCell: $0)) }
        }
    }
}

import ChartSchema
import Tables

/// What reading one file of medications gave: the chart, the account of its cells, and what a person should know.
package struct MedicationDraft: Sendable {
    package var chart: MedicationChart
    package var ledger: CellLedger
    package var findings: [Finding]
    /// How the file was read, to be compared with its pinned layout.
    package var layout: LayoutSignature
}

/// Reads the medication chart of a document.
package enum MedicationReader {
    /// - Parameters:
    ///   - document: The file's tables.
    ///   - texts: What its texts mean, where somebody has asked them before.
    ///   - sha256: Of the file's bytes, in hexadecimal.
    ///   - instructions: Whose chart it is, and what its carrier's words mean.
    package static func read(
        _ document: Document, texts: TextSenses? = nil, sha256: String, instructions: ReadingInstructions
    ) -> MedicationDraft {
        let said = MedicationDraft.said(document, instructions) { document, texts, instructions in
            read(document, texts: texts, sha256: sha256, instructions: instructions)
        }
        if let said { return said }
        let headed = TitleRows.asHeadings(
            TitleParagraphs.asHeadings(
                SheetNames.asHeadings(LabelledTitles.asHeadings(ElementNames.asTexts(document)))))
        let texts = texts ?? TextSenses(of: headed)
        let boxes = NamedBoxes(headed, texts)
        let document = boxes.document
        var session = MedicationSession(document, texts: texts, instructions: instructions)
        session.report(unshared: boxes.unshared)
        session.readTables()
        session.applyFootnotes()
        session.nameDeferredPlans()
        let titled = session.titledProduct
        if let titled { session.hearTitles(namedAs: titled) }
        session.hearProductSentences(titled)
        session.applyStandingConditions(titled)
        session.settle()
        if let titled { session.take(product: titled) } else { session.reportUntoldProduct() }
        let drift = instructions.layout.flatMap { LayoutDrift(pinned: $0, found: session.layout) }?
            .finding(file: document.file, chart: instructions.id)
        let source = ChartSource(
            path: document.file, sha256: sha256, format: document.format.rawValue, encoding: document.encoding.name)
        let heading = document.tables.lazy.compactMap { $0.headings.first ?? $0.caption }.first
        return MedicationDraft(
            chart: MedicationChart(
                id: instructions.id, products: instructions.products.map(\.id),
                title: (heading ?? document.title)?.text, source: source, rules: session.rules.map(\.rule),
                notes: session.chartNotes()),
            ledger: CellLedger(entries: session.ledger.entries),
            findings: document.findings(of: instructions.id) + session.findings.all + [drift].compactMap(\.self),
            layout: session.layout)
    }

    /// Whether a document is about medications: a table names a column of medications beside another of its kind, or
    /// most entries of a list are names of drugs.
    package static func isMedicationChart(_ document: Document, texts: TextSenses? = nil) -> Bool {
        let texts = texts ?? TextSenses(of: document)
        return document.tables.contains { table in
            guard table.furniture == nil else { return false }
            let grid = MedicationOrientation.grid(of: table, texts)
            if MedicationList.isList(grid) || !NamedCards.all(in: grid).isEmpty { return true }
            let cells = table.cells.indices.prefix(400).map { grid.sense(ofCell: $0) }.filter { !$0.isBlank }
            guard cells.count(where: { $0.isFullHeight }) < 3 else { return false }
            if grid.columnCount == 2, HeadingName(over: table) != nil, !MedicationCard.all(in: grid).isEmpty {
                return true
            }
            let found = MedicationColumns.all(in: grid)
            if found.isEmpty, HeadingName(over: table) != nil {
                return MedicationColumns(underNameIn: grid) != nil || MedicationColumns(pairsUnderNameIn: grid) != nil
                    || !MedicationCard.all(in: grid).isEmpty
            }
            guard found.count < 2, let columns = found.first else { return !found.isEmpty }
            return columns.roles.values.contains { $0 != .medication && $0 != .unread }
                || columns.medicationColumns.contains { MedicationList.isDrugs(column: $0, of: grid) }
        }
    }
}

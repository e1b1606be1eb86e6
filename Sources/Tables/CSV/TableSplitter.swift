/// Tells where one table of a file ends and the next begins: where a header of its own leads to further figures, below a
/// blank row, below a title or with other names than the header above.
struct TableSplitter {
    private var hasFigures = false
    private var sawBlank = false
    /// The first row after a run of blank ones, while it is open whether it begins a new table.
    private var gapEnd: Int?
    private var sawHeader = false
    /// The first of the titles that stand directly above the row at hand, without a blank row above them.
    private var title: Int?
    /// The row that begins a new table if figures follow.
    private var candidate: Int?
    /// The last row of names above the first figures.
    private var header: Int?

    /// Takes note of the row that has just been added; gives the row at which a new table begins, if figures now show it.
    mutating func start(after builder: PlainTableBuilder, side: [UInt8]) -> Int? {
        let row = builder.rowCount - 1
        let form = builder.forms[row]
        if form.cells == 0 {
            if hasFigures { sawBlank = true }
            return nil
        }
        if form.figures > 0, form.figures * 2 >= form.cells {
            let start = sawHeader && gapEnd != nil ? gapEnd : candidate
            let found = hasFigures ? start : nil
            let names = found.flatMap { _ in lastNames }
            (gapEnd, sawBlank, sawHeader, title, candidate, lastNames) = (nil, false, false, nil, nil, nil)
            hasFigures = true
            if let found { header = names.map { $0 - found } }
            return found
        }
        if form.cells > 1 { lastNames = row }
        guard hasFigures else {
            if form.cells > 1 { header = row }
            return nil
        }
        if sawBlank, gapEnd == nil { gapEnd = row }
        if gapEnd != nil {
            if form.cells > 1 { sawHeader = true }
        } else {
            note(row, form, of: builder, side)
        }
        return nil
    }

    /// The last row of more than one word since the last figures.
    private var lastNames: Int?

    /// A row of words below figures, no blank row between.
    private mutating func note(_ row: Int, _ form: RowForm, of builder: PlainTableBuilder, _ side: [UInt8]) {
        guard candidate == nil else { return }
        func text(_ row: Int, _ cell: Int) -> ArraySlice<UInt8> { builder.text(row: row, cell: cell, side: side) }
        if form.cells == 1 {
            title = isNote(text(row, 0)) ? nil : title ?? row
            return
        }
        defer { title = nil }
        let lead = text(row, 0)
        let isSameLead = header.map { text($0, 0) == lead } ?? false
        if let title {
            // A row of words inside a table leads with a height, and that holds a digit.
            if isSameLead || !lead.contains(where: { (0x30...0x39).contains($0) }) { candidate = title }
        } else if isSameLead, form.figures == 0, let header {
            let isRepeated =
                builder.forms[header].cells == form.cells
                && (1..<Int(form.cells)).allSatisfy { text(header, $0) == text(row, $0) }
            if !isRepeated { candidate = row }
        }
    }

    /// A remark on the table above.
    private func isNote(_ text: ArraySlice<UInt8>) -> Bool {
        text.first == 0x2A || text.first == 0x28 || text.last == 0x2E
    }
}

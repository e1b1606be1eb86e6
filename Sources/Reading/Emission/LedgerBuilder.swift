import ChartSchema
import Tables

/// Fills the cell ledger while charts are read. A cell that serves twice counts as the more telling of the two.
struct LedgerBuilder {
    private(set) var entries: [TableAccount]

    init(_ tables: [Table]) {
        entries = tables.map { TableAccount(cells: $0.cells.count) }
    }

    mutating func mark(_ entry: CellLedger.Entry, table: Int, cell: Int?) {
        guard let cell else { return }
        if let old = entries[table][cell], LedgerBuilder.weight(old) >= LedgerBuilder.weight(entry) { return }
        entries[table][cell] = entry
    }

    /// A value that is not published after all.
    mutating func withdraw(table: Int, cell: Int) { entries[table][cell] = .unread }

    func isMarked(table: Int, cell: Int) -> Bool { entries[table][cell] != nil }

    func isValue(table: Int, cell: Int) -> Bool { entries[table][cell] == .value }

    func isNote(table: Int, cell: Int) -> Bool { entries[table][cell] == .note }

    /// A note, or a heading.
    func isWords(table: Int, cell: Int) -> Bool { [.note, .label].contains(entries[table][cell]) }

    func isRemark(table: Int, cell: Int) -> Bool { entries[table][cell] == .ignored(.remarks) }

    func isFurniture(table: Int, cell: Int) -> Bool {
        entries[table][cell] == .ignored(.pageFurniture)
    }

    private static func weight(_ entry: CellLedger.Entry) -> Int {
        switch entry {
        case .value: 5
        case .label: 4
        case .note: 3
        case .ignored: 2
        case .unread: 1
        }
    }
}

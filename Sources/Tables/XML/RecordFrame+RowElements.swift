/// An element that is a record of the one around it, or several.
struct RowElement {
    var name: String
    var line: Int
    var records: Range<Int>
}

/// What the names of the elements say whose values the records are.
extension RecordFrame {
    /// Where the same values stand in elements of several names, each record is of the one that it stands in:
    /// `<NotEligible><drug>Aricept</drug>…` beside `<Standard><drug>Actos</drug>…`, `<male height="60" max="180"/>` beside `<female …/>`.
    /// Values that some of the elements have and others not, as `<Decline within="24 months">` beside `<Accept>`, leave them the same.
    mutating func nameRows() {
        guard haveSeveralNames, groups.isEmpty,
            !rowElements.allSatisfy({ Self.rows.contains($0.name.lowercased()) }),
            case let names = Set(records.map { $0.map(\.name) }), Set(names.map(\.last)).count == 1,
            names.allSatisfy({ !$0.contains("") && (names.count == 1 || $0.count <= Self.mostOptional) }),
            rowElements.reduce(0, { $0 + $1.records.count }) == records.count
        else { return }
        for element in rowElements {
            let name = RecordFrame.spaced(element.name)
            for place in element.records { records[place].insert((Self.groupColumn, name, element.line), at: 0) }
        }
        rowElements = []
    }

    /// `<row1>` and `<row2>` have one name, but where they say the same twice: `<class1><height>60</height>…`, `<class2><height>60</height>…`.
    private var haveSeveralNames: Bool {
        if Set(rowElements.map { $0.name.filter { !$0.isNumber } }).count > 1 { return true }
        let firsts = records.compactMap { $0.first?.text }
        return Set(rowElements.map(\.name)).count > 1 && Set(firsts).count < firsts.count
    }

    /// The elements in it whose names are in no name of a column, each name once.
    var elementsInside: [RowElement] {
        var seen: Set<String> = []
        let columns = records.prefix(Self.fewestRows).joined().map(\.name)
        return (rowElements + innerElements).filter { element in
            seen.insert(element.name).inserted && !columns.contains { $0.hasPrefix(element.name) }
        }
    }

    /// The header of a column that holds the names of elements.
    static let groupColumn = "group"

    /// `NotEligible` and `not_eligible` as words apart.
    static func spaced(_ name: String) -> String {
        var words = ""
        for character in name {
            if character.isUppercase || character.isNumber, words.last?.isLowercase ?? false { words.append(" ") }
            words.append("_-.".contains(character) ? " " : character)
        }
        return words
    }

    /// Records with the element's name before those of their values, where it turns what they say: `not use` of `<not><use>Shingles</use></not>`.
    func named(_ records: [[RecordField]]) -> [[RecordField]] {
        let words = RecordFrame.spaced(name).lowercased().split(separator: " ")
        guard words.allSatisfy({ Self.turning.contains(String($0)) }) else { return records }
        return records.map { $0.map { ("\(name) \($0.name)", $0.text, $0.line) } }
    }

    /// Words of the names of elements that take back what stands in them, or make a condition of it.
    private static let turning: Set<String> = [
        "not", "no", "none", "nor", "never", "unless", "except", "exception", "exclude", "excluded", "excludes",
        "without",
        "other", "otherwise", "if", "when", "only", "than", "for",
    ]

    /// Rows of cells of one name that says nothing, several rows as long as each other: `<r><f>Lipitor</f><f>Accept</f></r>`.
    mutating func joinCells() {
        guard rowElements.count >= Self.fewestRows, Set(rowElements.map(\.name)).count == 1, groups.isEmpty,
            let name = records.first?.first?.name, name.count <= 2 || Self.cells.contains(name.lowercased()),
            records.allSatisfy({ $0.count == 1 && $0[0].name == name }),
            rowElements.reduce(0, { $0 + $1.records.count }) == records.count,
            case let width = rowElements.map(\.records.count).max() ?? 0, width > 1,
            rowElements.count(where: { $0.records.count == width }) * 2 > rowElements.count
        else { return }
        records = rowElements.map { element in records[element.records].map { ("", $0[0].text, $0[0].line) } }
        for row in rowElements.indices { rowElements[row].records = row..<row + 1 }
    }

    private static let fewestRows = 3
    /// Records of more values than these, and not the same ones, are of different kinds.
    private static let mostOptional = 2

    /// Keeps records, and which element they are.
    mutating func append(_ own: [[RecordField]], of element: RecordFrame) {
        guard !own.isEmpty else { return }
        rowElements.append(
            RowElement(name: element.name, line: element.line, records: records.count..<records.count + own.count))
        records += own
    }
}

/// One value of a record: its column, its text and the line it stands on.
typealias RecordField = (name: String, text: String, line: Int)

/// An open element of an XML file that is read as records.
struct RecordFrame {
    /// Without its prefix.
    var name: String
    var line: Int
    var attributes: [RecordField]
    var leaves: [RecordField] = []
    /// Where in the element's own text each leaf stands.
    var leafOffsets: [Int] = []
    /// The element that each leaf was, and how many records stood before it.
    var leafElements: [(name: String, attributes: [RecordField], recordsBefore: Int)] = []
    /// The elements without text whose attributes are the records, one a record.
    var recordNames: [String] = []
    /// The elements that may say something of all records: with one attribute, or with texts; and the place of each among the records.
    private(set) var lone: [(name: String, record: Int, hasTexts: Bool)] = []
    /// How many elements have a text and attributes that are values beside it.
    var attributedLeaves = 0
    /// Elements of which some are records, because their attributes are values: all of them are.
    var recordElements: Set<String> = []
    var text: [UInt8] = []
    var hasChildren = false
    /// Whether all children so far are such as an HTML table has.
    var hasOnlyTableParts = true
    /// Records of the children, in order.
    var records: [[RecordField]] = []
    /// Children that hold records, in order, and how many records stood before each.
    var groups: [(group: Group, recordsBefore: Int)] = []
    /// How many of its last leaves are of all records, wherever they stand: see ``settleLone()``.
    private var saidOfAll = 0
    /// The elements that its records are, and their records.
    var rowElements: [RowElement] = []
    /// Elements inside its records that are no column.
    var innerElements: [RowElement] = []
    /// Texts among its records of which nobody knows how far they hold.
    var strays: [RecordField] = []
    /// Whether its groups became tables, whose headings say what the element says.
    var hasTables = false
    /// How many leaves stand before the last of the tables that were made of its children; `nil` where there are none.
    var leavesBeforeTables: Int?
    /// Leaves that a later one of their kind, over another table, has ended.
    var ended: Set<Int> = []
    /// What `<col>` and `<colgroup>` said, until it is known whether the element is a table of HTML.
    var columns: [[RecordField]] = []
    /// Tables of HTML among the children, and how many leaves stand before the last of them.
    var pageTables: [Table] = []
    var leavesBeforePage = 0

    init(name: String, line: Int, attributes: [RecordField]) {
        self.name = name
        self.line = line
        self.attributes = attributes
    }

    /// The element's own values: its attributes, then its leaves.
    var fields: [RecordField] { attributes + leaves }

    mutating func addLeaf(
        _ name: String, _ text: String, line: Int, element: String = "", attributes: [RecordField] = [],
        before: Int? = nil
    ) {
        leaves.append((name, text, line))
        leafOffsets.append(self.text.count)
        leafElements.append((element, attributes, before ?? records.count))
    }

    /// Makes records of the leaves whose like are records: `<medication>Aricept</medication>` beside `<medication
    /// within="24 months">Plavix</medication>`.
    mutating func settleLeaves() {
        guard !recordElements.isEmpty, pageTables.isEmpty else { return }
        let places = leaves.indices.filter { recordElements.contains(leafElements[$0].name) }
        for (count, place) in places.enumerated() {
            let element = leafElements[place]
            let own: RecordField = (element.name, leaves[place].text, leaves[place].line)
            records.insert(element.attributes + [own], at: element.recordsBefore + count)
        }
        // What is said of all stands behind the others.
        let said = leaves.count - saidOfAll
        let settled = Set(places)
        var count = 0
        for place in leaves.indices {
            if settled.contains(place) {
                count += 1
            } else if place < said {
                leafElements[place].recordsBefore += count
            }
        }
        keepLeaves { !settled.contains($0) }
    }

    mutating func keepLeaves(_ isKept: (Int) -> Bool) {
        let kept = leaves.indices.filter(isKept)
        ended = Set(kept.indices.filter { ended.contains(kept[$0]) })
        (leaves, leafOffsets, leafElements) = (
            kept.map { leaves[$0] }, kept.map { leafOffsets[$0] }, kept.map { leafElements[$0] }
        )
    }

    mutating func add(recordOf element: RecordFrame, _ fields: [RecordField]) {
        if fields.count == 1 || Self.units.contains(element.name.lowercased()) {
            lone.append((element.name, records.count, false))
        }
        append([fields], of: element)
        recordNames.append(element.name)
    }

    /// Keeps the records of an element without a word of its own.
    mutating func add(turnsOf frame: RecordFrame) {
        let own = frame.named(frame.turns)
        if own.count == 1 { lone.append((frame.name, records.count, true)) }
        append(own, of: frame)
    }

    /// An element of its own name with one attribute, beside records without such a column, says something of all of them: `<exclude
    /// where="Guam"/>` is `exclude where: Guam`; and so does one of units, whatever it has: `<units height="in" weight="lb"/>`.
    mutating func settleLone() {
        let names = Dictionary(grouping: lone, by: \.name).filter { $0.value.count == 1 }
        guard records.count > names.count + 1 else { return }
        let areParts = recordNames.count == records.count && Set(recordNames).count == recordNames.count
        let own = lone.filter { names[$0.name] != nil && ($0.hasTexts || !areParts) }
        let lonePlaces = Set(own.map(\.record))
        let others = records.indices.filter { !lonePlaces.contains($0) }
        let columns = others.reduce(into: Set<String>()) { $0.formUnion(records[$1].map(\.name)) }
        let said = own.reversed().filter { element in
            Self.units.contains(element.name.lowercased())
                || !records[element.record].contains { columns.contains($0.name) }
        }
        let ownRecords = said.map { records[$0.record] }
        removeRecords(at: Set(said.map(\.record)))
        for (element, record) in zip(said, ownRecords) {
            for field in record {
                let entry = element.hasTexts ? Self.entry(field, of: element.name) : nil
                let name = element.hasTexts ? field.name : "\(element.name) \(field.name)"
                addLeaf(
                    entry == nil ? name : "", entry ?? field.text, line: field.line, element: element.name, before: 0)
                saidOfAll += 1
            }
        }
    }

    /// "n = Non-smokers only" of `<item code="n">Non-smokers only</item>` in a legend: it is of what bears the code.
    private static func entry(_ field: RecordField, of element: String) -> String? {
        let words = field.name.split(separator: " ")
        guard legends.contains(element.lowercased()), words.count == 2, words[0].count <= 3 else { return nil }
        return "\(words[0]) = \(field.text)"
    }

    private static let legends: Set<String> = [
        "legend", "legends", "key", "keys", "codes", "symbols", "abbreviations", "footnotes", "notes",
    ]

    private static let units: Set<String> = [
        "unit", "units", "uom", "measure", "measures", "measurement", "measurements",
    ]

    /// Takes records out; what counts records counts less behind them.
    private mutating func removeRecords(at places: Set<Int>) {
        guard !places.isEmpty else { return }
        var before = [0]
        for place in records.indices { before.append(before[place] + (places.contains(place) ? 1 : 0)) }
        for index in leafElements.indices {
            leafElements[index].recordsBefore -= before[leafElements[index].recordsBefore]
        }
        for index in groups.indices { groups[index].recordsBefore -= before[groups[index].recordsBefore] }
        rowElements.removeAll { $0.records.count == 1 && places.contains($0.records.lowerBound) }
        for index in rowElements.indices {
            let (own, removed) = (rowElements[index].records, before[rowElements[index].records.lowerBound])
            rowElements[index].records = own.lowerBound - removed..<own.upperBound - removed
        }
        records = records.indices.filter { !places.contains($0) }.map { records[$0] }
    }

    /// Elements of other names each, with attributes alone, are the parts of one record: `<height inches="60"/><standard
    /// maxLb="184"/>` says `height inches: 60`, `standard maxLb: 184`.
    mutating func joinParts() {
        guard records.count > 1, recordNames.count == records.count, Set(recordNames).count == records.count,
            groups.isEmpty
        else { return }
        rowElements = []
        records = [
            zip(recordNames, records).flatMap { element, fields in
                fields.map { ($0.name.hasPrefix(element) ? $0.name : "\(element) \($0.name)", $0.text, $0.line) }
            }
        ]
    }

    /// The element's own text, blanks collapsed.
    var ownText: String { RecordFrame.collapsed(text) }

    /// The element's own text with that of its leaves in between.
    var runningText: String {
        var whole: [UInt8] = []
        var start = 0
        for (leaf, offset) in zip(leaves, leafOffsets) {
            whole += text[start..<offset]
            whole += leaf.text.utf8
            start = offset
        }
        return RecordFrame.collapsed(whole + text[start...])
    }

    /// A child that holds records: they are a table, or rows with what the child says.
    struct Group {
        var name: String
        /// The element itself, and those in it that are no column.
        var elements: [RowElement]
        var records: [[RecordField]]
        var table: Table
    }

    /// The records inside, each with what the element says.
    var joinedRecords: [[RecordField]] {
        let own = attributes.map { ("\(name) \($0.name)", $0.text, $0.line) }
        // An element inside has a name of its own: `<Group><Ages>18-59</Ages>` says "Ages".
        let inside = Set(records.joined().map(\.name))
        let said = leaves.map { leaf in
            let isOwn = !Self.telling.contains(leaf.name.lowercased()) && !inside.contains(leaf.name)
            return isOwn ? leaf : ("\(name) \(leaf.name)", leaf.text, leaf.line)
        }
        return records.map { own + said + $0 }
    }

    /// Names of elements that do not say whose they are.
    static let telling: Set<String> = [
        "name", "id", "code", "title", "label", "type", "value", "number", "no", "range", "band", "min", "max",
        "minimum", "maximum",
    ]

    /// Whether the groups are rows of one table: several of one name, each with words of its own and few records.
    var groupsAreRows: Bool {
        guard let first = groups.first?.group, groups.count > 1, ended.isEmpty else { return false }
        let count = groups.reduce(0) { $0 + $1.group.records.count }
        let names = Set(first.records.first.map { $0.map(\.name) } ?? [])
        return (count < groups.count * 2 || groups.count > 3 && count <= groups.count * 3)
            && groups.allSatisfy { group, _ in
                group.name == first.name && group.table.headings.count == first.table.headings.count
                    && group.records.contains { !names.isDisjoint(with: $0.map(\.name)) }
            } && first.records.contains { $0.count > 1 }
    }

    /// The element's values as records: one, or one a turn where several values take turns: name, use, decision, use, decision.
    ///
    /// Words under one name are a record each: `<drug>Suboxone</drug><drug>Vivitrol</drug>`, with a title that stands before them.
    /// The cells of a row are one record without names: `<row><cell>Suboxone</cell><cell>Decline</cell></row>`.
    var turns: [[RecordField]] {
        let names = leaves.map(\.name)
        if isRowOfCells {
            return [attributes.filter { !Self.onlyQualifies($0) } + leaves.map { ("", $0.text, $0.line) }]
        }
        let title = names.count > 2 && names[0] != names[1] ? 1 : 0
        if names.count > 1, Set(names[title...]).count == 1,
            !leaves.contains(where: { RowForm.isFigure(Array($0.text.utf8)[...]) })
        {
            return leaves[title...].map { attributes + leaves[..<title] + [$0] }
        }
        guard let repeated = firstRepeated(of: names),
            let start = names.firstIndex(of: repeated),
            let next = names[(start + 1)...].firstIndex(of: repeated), case let size = next - start, size > 1,
            (names.count - start) % size == 0,
            names.indices[start...].allSatisfy({ names[$0] == names[start + ($0 - start) % size] })
        else { return [fields] }
        return stride(from: start, to: names.count, by: size).map {
            attributes + leaves[..<start] + leaves[$0..<$0 + size]
        }
    }

    /// The first of names that comes again.
    private func firstRepeated(of names: [String]) -> String? {
        var counts: [String: Int] = [:]
        for name in names { counts[name, default: 0] += 1 }
        return names.first { counts[$0]! > 1 }
    }

    /// Whether the element is a row of a table whose cells have no names of their own.
    private var isRowOfCells: Bool {
        guard leaves.count > 1, Self.rows.contains(name.lowercased()) else { return false }
        return leafElements.allSatisfy { Self.cells.contains($0.name.lowercased()) }
            && Set(leafElements.map(\.name)).count <= 2
    }

    /// Whether the element is one of the cells that a row is made of.
    func isCell(of row: RecordFrame) -> Bool {
        Self.rows.contains(row.name.lowercased()) && Self.cells.contains(name.lowercased())
    }

    static let rows: Set<String> = ["row", "tr", "r", "line", "record", "header", "heading", "head"]
    static let cells: Set<String> = [
        "cell", "c", "entry", "td", "th", "col", "column", "value", "data", "field",
    ]

    /// The attributes of an element without text, as fields of a record: `<fill op="lt" months="24"/>` says `fill months: < 24`,
    /// `<use name="Stroke" within="24" unit="months"/>` in a `<drug name="…">` says `use name: Stroke`, `within (months): 24`.
    func recordFields(in parent: RecordFrame) -> [RecordField] {
        if attributes.count == 1, let only = attributes.first, RecordFrame.compares(only) {
            return [(name, only.text, only.line)]
        }
        let sign = attributes.lazy.compactMap(RecordFrame.sign).first { !$0.isEmpty }
        let unit = attributes.first { RecordFrame.isUnit($0) && !$0.text.isEmpty }
        let figures = attributes.indices.filter { RowForm.isFigure(Array(attributes[$0].text.utf8)[...]) }
        let isMeasured = figures.count == 1
        return attributes.indices.compactMap { place in
            var field = attributes[place]
            if isMeasured, sign != nil && RecordFrame.compares(field) || unit != nil && RecordFrame.isUnit(field) {
                return nil
            }
            if parent.attributes.contains(where: { $0.name == field.name }) { field.name = "\(name) \(field.name)" }
            guard isMeasured, place == figures[0] else { return field }
            if let sign { field = ("\(name) \(field.name)", "\(sign) \(field.text)", field.line) }
            if let unit { field.name += " (\(unit.text))" }
            return field
        }
    }

    /// Whether the element's own values are those of a row: a height, an age, a figure, and not a title.
    var namesRow: Bool {
        let telling = fields.filter {
            !["id", "version", "date", "year", "edition", "generated", "updated"].contains($0.name.lowercased())
        }
        return telling.contains { RowForm.isFigure(Array($0.text.utf8)[...]) }
    }

    /// Whether its parts are one record, and it is nothing else.
    var isOneRecord: Bool {
        guard records.count == 1, groups.isEmpty, pageTables.isEmpty else { return false }
        // `<drug>Plavix</drug><verdict within="24 months">Decline</verdict>`
        return recordNames.count > 1
            || recordNames.isEmpty && attributedLeaves == 1 && attributes.isEmpty && !leaves.isEmpty && !namesRow
    }

    /// `<thead>`, `<tbody>` and their like around rows of cells: part of one table.
    var isPartOfRows: Bool {
        fields.isEmpty && ["thead", "tbody", "tfoot", "header", "body"].contains(name.lowercased())
            && records.allSatisfy { $0.allSatisfy(\.name.isEmpty) }
    }

    static func collapsed(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
            .split(whereSeparator: { $0.isWhitespace || $0 == "\u{A0}" }).joined(separator: " ")
    }
}

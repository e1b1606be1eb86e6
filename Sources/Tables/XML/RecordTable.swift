extension Table {
    /// A table of records: their columns in the order in which they first appear, one row a record.
    ///
    /// - Parameters:
    ///   - frame: The element around the records.
    ///   - outer: Those around it, outermost first; what they all say becomes the table's headings.
    init?(of frame: RecordFrame, index: Int, outer: [RecordFrame]) {
        let records = frame.records
        let outer = outer + [frame]
        var names: [String] = []
        var places: [String: Int] = [:]
        for record in records {
            for field in Table.numbered(record) where places[field.name] == nil {
                places[field.name] = names.count
                names.append(field.name)
            }
        }
        guard !names.isEmpty else { return nil }
        var builder = TableBuilder()
        // Rows of cells have their header among them.
        let isNamed = !names.allSatisfy { $0.first.map { $0 == " " } ?? true }
        if isNamed {
            builder.beginRow()
            let headerLine = records.first?.first?.line ?? outer.last?.line ?? 1
            for name in names { builder.add(name.utf8, line: headerLine, isHeader: true) }
            builder.endRow()
        }
        for record in records {
            builder.beginRow()
            for field in Table.numbered(record).sorted(by: { places[$0.name]! < places[$1.name]! })
            where !field.text.isEmpty {
                builder.skipColumns(to: places[field.name]!)
                builder.add(field.text.utf8, line: field.line)
            }
            builder.endRow()
        }
        self = builder.finish(index: index)
        isOfRecords = isNamed
        roles = RoleAnalysis.roles(of: self)
        if isNamed, !roles.isEmpty { roles[0] = .header }
        headings = Table.headings(outer)
        enclosingElements = Table.names(outer)
        takeNames(of: frame.elementsInside)
        cellNotes += frame.strays.map { TextPiece($0.text, line: $0.line) }
    }

    /// The one name of all rows says what a name around them says; of several names each is told.
    private mutating func takeNames(of elements: [RowElement]) {
        let names = elements.map { TextPiece(RecordFrame.spaced($0.name), line: $0.line) }
        if names.count == 1 {
            enclosingElements.append(
                EnclosingElement(name: names[0], values: .own, headingsBefore: headings.count))
        } else {
            bareElements += names
        }
    }

    static func names(_ outer: [RecordFrame]) -> [EnclosingElement] {
        var count = 0
        return outer.map { frame in
            defer { count += frame.fields.count - frame.ended.count }
            return EnclosingElement(
                name: TextPiece(RecordFrame.spaced(frame.name), line: frame.line),
                values: frame.fields.isEmpty ? .none : frame.fields.contains { isPart($0.name) } ? .named : .own,
                headingsBefore: count)
        }
    }

    /// Puts headings before all others.
    mutating func takeOutermost(_ own: [TextPiece]) {
        headings.insert(contentsOf: own, at: 0)
        for place in enclosingElements.indices { enclosingElements[place].headingsBefore += own.count }
    }

    static func headings(_ outer: [RecordFrame]) -> [TextPiece] {
        outer.flatMap { frame in
            let leaves = frame.leaves.indices.filter { !frame.ended.contains($0) }.map { place -> RecordField in
                let (leaf, element) = (frame.leaves[place], frame.leafElements[place])
                // `<Product code="SIT">Simplified Issue Term</Product>`
                let isCoded =
                    !element.attributes.isEmpty
                    && element.attributes.allSatisfy { codes.contains($0.name.lowercased()) }
                return (isCoded ? element.name : leaf.name, leaf.text, leaf.line)
            }
            return (frame.attributes + leaves).map { field in
                // "name" alone does not say whose.
                let name = isPart(field.name) ? "\(frame.name) \(field.name)" : field.name
                return TextPiece(name.isEmpty ? field.text : "\(name): \(field.text)", line: field.line)
            }
        }
    }

    /// Attributes that give a value another name.
    private static let codes: Set<String> = ["code", "id", "key", "abbr", "abbreviation", "ref"]

    /// "title" and "id" are the page's own as well.
    private static func isPart(_ name: String) -> Bool {
        parts.contains(name.lowercased())
    }

    private static let parts = RecordFrame.telling.subtracting(["title", "id", "label", "type", "number", "no"])

    /// A name that a record has twice gets a number.
    private static func numbered(_ record: [RecordField]) -> [RecordField] {
        var seen: [String: Int] = [:]
        return record.map { field in
            seen[field.name, default: 0] += 1
            let count = seen[field.name]!
            return count == 1 ? field : ("\(field.name) \(count)", field.text, field.line)
        }
    }
}

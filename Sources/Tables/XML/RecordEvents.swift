/// Turns any XML into tables: elements that repeat under one parent are records, their attributes and leaf elements the
/// columns.
///
/// - A record's own records are joined with it when it names a row (`<height in="70"><limit …/></height>`): the outer values
///   are repeated on every inner row.
/// - An element that only groups records (`<table title="Ages 0-2">`) ends a table; its attributes become headings.
struct RecordEvents {
    typealias Field = (name: String, text: String, line: Int)

    private struct Frame {
        var name: String
        var line: Int
        var attributes: [Field]
        var leaves: [Field] = []
        /// Where in the element's own text each leaf stands.
        var leafOffsets: [Int] = []
        var text: [UInt8] = []
        var hasChildren = false
        /// Records of the children, in order.
        var records: [[Field]] = []
    }

    private var frames: [Frame] = []
    private var ready: [Table] = []
    private var tableCount = 0

    mutating func startElement(_ name: String, attributes: Attributes, line: Int) {
        var fields: [Field] = []
        attributes.forEach { key, value in
            let key = String(cString: key)
            guard !key.hasPrefix("xmlns"), !key.hasPrefix("xml:"), !key.hasPrefix("xsi:") else { return }
            let text = value.map { String(cString: $0) } ?? ""
            fields.append((key, text, line))
        }
        if let last = frames.indices.last { frames[last].hasChildren = true }
        frames.append(Frame(name: RecordEvents.local(name), line: line, attributes: fields))
    }

    mutating func text(_ bytes: UnsafeBufferPointer<UInt8>, line: Int) {
        guard let last = frames.indices.last else { return }
        frames[last].text.append(contentsOf: bytes)
    }

    mutating func endElement(_ name: String) {
        guard let frame = frames.popLast() else { return }
        guard let parent = frames.indices.last else {
            if !frame.records.isEmpty { addTable(frame, records: frame.records) }
            return
        }
        if !frame.hasChildren {
            let text = RecordEvents.collapsed(frame.text)
            let plain = frame.attributes.allSatisfy { RecordEvents.qualifies($0.name) }
            if !text.isEmpty, plain || frame.attributes.allSatisfy({ !$0.text.isEmpty }) {
                frames[parent].leaves.append((RecordEvents.leafName(frame), text, frame.line))
                frames[parent].leafOffsets.append(frames[parent].text.count)
            } else if !frame.attributes.isEmpty {
                frames[parent].records.append(frame.attributes)
            }
            return
        }
        if !frame.text.allSatisfy(Blank.isBlank) {
            // Words between elements: the whole is a text, and so are its parts.
            let text = frame.records.isEmpty ? RecordEvents.running(frame) : RecordEvents.collapsed(frame.text)
            frames[parent].leaves.append((RecordEvents.leafName(frame), text, frame.line))
            frames[parent].leafOffsets.append(frames[parent].text.count)
            if frame.records.isEmpty { return }
        }
        if frame.records.isEmpty {
            frames[parent].records.append(frame.attributes + frame.leaves)
        } else if namesRow(frame) {
            let own = (frame.attributes + frame.leaves).map { ("\(frame.name) \($0.name)", $0.text, $0.line) }
            frames[parent].records += frame.records.map { own + $0 }
        } else {
            addTable(frame, records: frame.records)
        }
    }

    mutating func takeReady() -> [Table] {
        defer { ready = [] }
        return ready
    }

    /// Whether the element's own values are those of a row: a height, an age, a figure, and not a title.
    private func namesRow(_ frame: Frame) -> Bool {
        let own = frame.attributes + frame.leaves
        let telling = own.filter {
            !["id", "version", "date", "year", "edition", "generated", "updated"].contains($0.name.lowercased())
        }
        return telling.contains { RowForm.isFigure(Array($0.text.utf8)[...]) }
    }

    // MARK: A table

    private mutating func addTable(_ frame: Frame, records: [[Field]]) {
        var names: [String] = []
        var places: [String: Int] = [:]
        for record in records {
            for (place, field) in RecordEvents.numbered(record).enumerated() where places[field.name] == nil {
                _ = place
                places[field.name] = names.count
                names.append(field.name)
            }
        }
        guard !names.isEmpty else { return }
        var builder = TableBuilder()
        builder.beginRow()
        let headerLine = records.first?.first?.line ?? frame.line
        for name in names { builder.add(name.utf8, line: headerLine, isHeader: true) }
        builder.endRow()
        for record in records {
            builder.beginRow()
            for field in RecordEvents.numbered(record).sorted(by: { places[$0.name]! < places[$1.name]! })
            where !field.text.isEmpty {
                builder.skipColumns(to: places[field.name]!)
                builder.add(field.text.utf8, line: field.line)
            }
            builder.endRow()
        }
        var table = builder.finish(index: tableCount)
        table.roles = RoleAnalysis.roles(of: table)
        if !table.roles.isEmpty { table.roles[0] = .header }
        for outer in frames + [frame] {
            for field in outer.attributes + outer.leaves {
                table.headings.append(TextPiece("\(field.name): \(field.text)", line: field.line))
            }
        }
        ready.append(table)
        tableCount += 1
    }

    /// A name that a record has twice gets a number.
    private static func numbered(_ record: [Field]) -> [Field] {
        var seen: [String: Int] = [:]
        return record.map { field in
            seen[field.name, default: 0] += 1
            let count = seen[field.name]!
            return count == 1 ? field : ("\(field.name) \(count)", field.text, field.line)
        }
    }

    /// Attributes that only qualify a value: its unit or type.
    private static func qualifies(_ name: String) -> Bool {
        ["unit", "units", "uom", "type", "lang"].contains(name.lowercased())
    }

    /// `weightMin (lb)` for `<weightMin unit="lb">`; `Preferred max` for `<max class="Preferred">`.
    private static func leafName(_ frame: Frame) -> String {
        var name = frame.name
        for field in frame.attributes {
            if ["unit", "units", "uom"].contains(field.name.lowercased()) {
                name += " (\(field.text))"
            } else if !qualifies(field.name) {
                name = "\(field.text) \(name)"
            }
        }
        return name
    }

    private static func local(_ name: String) -> String {
        name.split(separator: ":").last.map(String.init) ?? name
    }

    /// The element's own text with that of its leaves in between.
    private static func running(_ frame: Frame) -> String {
        var text: [UInt8] = []
        var start = 0
        for (leaf, offset) in zip(frame.leaves, frame.leafOffsets) {
            text += frame.text[start..<offset]
            text += leaf.text.utf8
            start = offset
        }
        return collapsed(text + frame.text[start...])
    }

    private static func collapsed(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
            .split(whereSeparator: { $0.isWhitespace || $0 == "\u{A0}" }).joined(separator: " ")
    }
}

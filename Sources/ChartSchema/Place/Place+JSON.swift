/// The JSON form, as members of the object that stands at the place: `"line":18`; `"line":null,"sheet":"Build","cell":"C7"`;
/// `"line":null,"page":2,"box":[72,140.5,110.2,152]`.
extension Place {
    package func write(to writer: inout CanonicalJSONWriter) {
        writer.member("line", line)
        writeBeyondLine(to: &writer)
    }

    /// What a place has that is no line; nothing for a line.
    package func writeBeyondLine(to writer: inout CanonicalJSONWriter) {
        switch self {
        case .line: break
        case .cell(let cell):
            writer.member("sheet", cell.sheet)
            writer.member("cell", cell.name)
        case .box(let box):
            writer.member("page", box.page)
            writer.array("box", of: box.points) { $0.value($1) }
        }
    }
}

extension CanonicalJSONReader {
    /// The members that ``Place/write(to:)`` wrote; loses the way where they name no place.
    mutating func placeInFile() -> Place? { placeOrNone() ?? lost(nil) }

    /// The same of a place of which nothing may be known: a finding's.
    mutating func placeOrNone() -> Place? {
        key("line")
        if let line = optionalInteger() { return .line(line) }
        if optionalKey("sheet") {
            let sheet = text()
            key("cell")
            return SheetCell(sheet: sheet, name: text()).map(Place.cell) ?? lost(nil)
        }
        guard optionalKey("page") else { return nil }
        let page = integer()
        key("box")
        return PageBox(page: page, points: array { $0.optionalFigure() }).map(Place.box) ?? lost(nil)
    }
}

extension Place {
    /// The names of its members, for documents that are read by `Decodable`.
    package enum Key: String, CodingKey {
        case line, sheet, cell, page, box
    }

    /// A place of which nothing may be known: a finding's.
    package static func decoded(from decoder: any Decoder) throws -> Place? {
        let container = try decoder.container(keyedBy: Key.self)
        if let line = try container.decodeIfPresent(Int.self, forKey: .line) { return .line(line) }
        if let sheet = try container.decodeIfPresent(String.self, forKey: .sheet) {
            let name = try container.decode(String.self, forKey: .cell)
            guard let cell = SheetCell(sheet: sheet, name: name) else {
                throw DecodingError.dataCorruptedError(
                    forKey: .cell, in: container, debugDescription: "expected a cell such as C7, found \"\(name)\"")
            }
            return .cell(cell)
        }
        guard let page = try container.decodeIfPresent(Int.self, forKey: .page) else { return nil }
        guard let box = PageBox(page: page, points: try container.decode([Figure].self, forKey: .box)) else {
            throw DecodingError.dataCorruptedError(
                forKey: .box, in: container, debugDescription: "expected left, top, right and bottom")
        }
        return .box(box)
    }

    /// A place that must be known: that of a value.
    package init(from decoder: any Decoder) throws {
        guard let place = try Place.decoded(from: decoder) else {
            throw DecodingError.keyNotFound(
                Key.line,
                DecodingError.Context(
                    codingPath: decoder.codingPath, debugDescription: "expected a line, a cell of a sheet or a page"))
        }
        self = place
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        switch self {
        case .line(let line): try container.encode(line, forKey: .line)
        case .cell(let cell):
            try container.encodeNil(forKey: .line)
            try container.encode(cell.sheet, forKey: .sheet)
            try container.encode(cell.name, forKey: .cell)
        case .box(let box):
            try container.encodeNil(forKey: .line)
            try container.encode(box.page, forKey: .page)
            try container.encode(box.points, forKey: .box)
        }
    }
}

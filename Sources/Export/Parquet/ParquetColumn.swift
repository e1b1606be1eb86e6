import ChartSchema

/// A column of one row group: its values by a dictionary in the order in which they first came.
struct ParquetColumn {
    let field: ParquetField
    private var dictionary: [[UInt8]] = []
    private var places: [[UInt8]: UInt32] = [:]
    private var indices: [UInt32] = []
    /// 1 where there is a value.
    private var definitions: [UInt32] = []
    /// 1 where an element goes on a list.
    private var repetitions: [UInt32] = []
    private var bounds: (least: [UInt8], greatest: [UInt8])?
    private var figures: (least: Double, greatest: Double)?
    private var integers: (least: Int, greatest: Int)?

    init(_ field: ParquetField) { self.field = field }

    mutating func add(_ value: FlatValue) {
        switch value {
        case .text(let text):
            if let text { add(text: text) } else { addNothing() }
        case .whole(let number):
            guard let number else { return addNothing() }
            var bytes: [UInt8] = []
            bytes.appendLittleEndian(Int64(number))
            add(bytes)
            integers = (min(integers?.least ?? number, number), max(integers?.greatest ?? number, number))
        case .figure(let figure):
            guard let number = figure?.doubleValue else { return addNothing() }
            var bytes: [UInt8] = []
            bytes.appendLittleEndian(number.bitPattern)
            add(bytes)
            figures = (min(figures?.least ?? number, number), max(figures?.greatest ?? number, number))
        case .texts(let texts):
            if texts.isEmpty { addNothing() }
            for (place, text) in texts.enumerated() { add(text: text, repetition: place == 0 ? 0 : 1) }
        }
    }

    private mutating func add(text: String, repetition: UInt32 = 0) {
        let value = Array(text.utf8)
        var bytes: [UInt8] = []
        bytes.appendLittleEndian(UInt32(value.count))
        if add(bytes + value, repetition: repetition) {
            if bounds.map({ value.lexicographicallyPrecedes($0.least) }) ?? true {
                bounds = (value, bounds?.greatest ?? value)
            }
            if bounds.map({ $0.greatest.lexicographicallyPrecedes(value) }) ?? false { bounds?.greatest = value }
        }
    }

    /// Whether the value is a new one.
    @discardableResult
    private mutating func add(_ plain: [UInt8], repetition: UInt32 = 0) -> Bool {
        definitions.append(1)
        repetitions.append(repetition)
        if let place = places[plain] {
            indices.append(place)
            return false
        }
        let place = UInt32(dictionary.count)
        places[plain] = place
        dictionary.append(plain)
        indices.append(place)
        return true
    }

    private mutating func addNothing() {
        definitions.append(0)
        repetitions.append(0)
    }

    /// The column's pages, and what the footer says of them when they stand at an offset of the file.
    func chunk(at offset: Int) -> (bytes: [UInt8], description: ParquetChunk) {
        let isList = field.kind == .texts
        var page: [UInt8] = []
        if isList { page += Self.levels(repetitions) }
        if isList || field.isOptional { page += Self.levels(definitions) }
        var bytes: [UInt8] = []
        var dataOffset = offset
        if dictionary.isEmpty {
            // Nothing but missing values: no values follow.
            bytes = Self.page(page, values: definitions.count, encoding: 0)
        } else {
            bytes = Self.dictionaryPage(Array(dictionary.joined()), values: dictionary.count)
            dataOffset += bytes.count
            let width = ParquetRuns.width(upTo: dictionary.count - 1)
            page.append(UInt8(width))
            page += ParquetRuns.encoded(indices, width: width)
            bytes += Self.page(page, values: definitions.count, encoding: 8)
        }
        let missing = definitions.count - indices.count
        return (
            bytes,
            ParquetChunk(
                field: field, values: definitions.count, missing: missing, bytes: bytes.count, dataOffset: dataOffset,
                dictionaryOffset: dictionary.isEmpty ? nil : offset, bounds: plainBounds)
        )
    }

    /// The least and the greatest value, for readers that pass over row groups; none where they would be long.
    private var plainBounds: (least: [UInt8], greatest: [UInt8])? {
        if let bounds { return max(bounds.least.count, bounds.greatest.count) <= 64 ? bounds : nil }
        func plain(_ least: some FixedWidthInteger, _ greatest: some FixedWidthInteger) -> ([UInt8], [UInt8]) {
            var pair: ([UInt8], [UInt8]) = ([], [])
            pair.0.appendLittleEndian(least)
            pair.1.appendLittleEndian(greatest)
            return pair
        }
        if let integers { return plain(Int64(integers.least), Int64(integers.greatest)) }
        return figures.map { plain($0.least.bitPattern, $0.greatest.bitPattern) }
    }

    private static func levels(_ levels: [UInt32]) -> [UInt8] {
        let runs = ParquetRuns.encoded(levels, width: 1)
        var bytes: [UInt8] = []
        bytes.appendLittleEndian(UInt32(runs.count))
        return bytes + runs
    }

    private static func page(_ content: [UInt8], values: Int, encoding: Int) -> [UInt8] {
        header(of: content, type: 0) {
            $0.field(5) {
                $0.field(1, int32: values)
                $0.field(2, int32: encoding)
                $0.field(3, int32: 3)
                $0.field(4, int32: 3)
            }
        } + content
    }

    private static func dictionaryPage(_ content: [UInt8], values: Int) -> [UInt8] {
        header(of: content, type: 2) {
            $0.field(7) {
                $0.field(1, int32: values)
                $0.field(2, int32: 0)
            }
        } + content
    }

    private static func header(
        of content: [UInt8], type: Int, _ rest: (inout ThriftCompact) -> Void
    ) -> [UInt8] {
        var thrift = ThriftCompact()
        thrift.field(1, int32: type)
        thrift.field(2, int32: content.count)
        thrift.field(3, int32: content.count)
        rest(&thrift)
        thrift.stop()
        return thrift.bytes
    }
}

/// What a footer says of a column of a row group.
struct ParquetChunk {
    let field: ParquetField
    let values: Int
    let missing: Int
    let bytes: Int
    let dataOffset: Int
    let dictionaryOffset: Int?
    let bounds: (least: [UInt8], greatest: [UInt8])?

    func write(to thrift: inout ThriftCompact) {
        let start = dictionaryOffset ?? dataOffset
        thrift.field(2, int64: start)
        thrift.field(3) {
            $0.field(1, int32: field.physicalType)
            $0.field(2, int32s: dictionaryOffset == nil ? [0, 3] : [0, 3, 8])
            $0.field(3, texts: field.path)
            $0.field(4, int32: 0)
            $0.field(5, int64: values)
            $0.field(6, int64: bytes)
            $0.field(7, int64: bytes)
            $0.field(9, int64: dataOffset)
            if let dictionaryOffset { $0.field(11, int64: dictionaryOffset) }
            $0.field(12) {
                if field.kind != .texts { $0.field(3, int64: missing) }
                if let bounds {
                    $0.field(5, binary: bounds.greatest)
                    $0.field(6, binary: bounds.least)
                }
            }
        }
    }
}

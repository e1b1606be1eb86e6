/// Thrift's compact protocol, as far as the headers and the footer of a Parquet file need it.
struct ThriftCompact {
    private(set) var bytes: [UInt8] = []
    private var lastField: Int16 = 0

    private enum Kind: UInt8 {
        case byte16 = 4, int32 = 5, int64 = 6, binary = 8, list = 9, structure = 12
    }

    mutating func field(_ id: Int16, int16 value: Int16) { number(id, .byte16, Int64(value)) }
    mutating func field(_ id: Int16, int32 value: Int) { number(id, .int32, Int64(value)) }
    mutating func field(_ id: Int16, int64 value: Int) { number(id, .int64, Int64(value)) }

    mutating func field(_ id: Int16, binary value: [UInt8]) {
        begin(id, .binary)
        element(binary: value)
    }

    mutating func field(_ id: Int16, text value: String) { field(id, binary: Array(value.utf8)) }

    mutating func field(_ id: Int16, structure body: (inout ThriftCompact) -> Void) {
        begin(id, .structure)
        element(structure: body)
    }

    mutating func field<Value>(_ id: Int16, structures values: [Value], _ body: (inout ThriftCompact, Value) -> Void) {
        beginList(id, .structure, count: values.count)
        for value in values { element { body(&$0, value) } }
    }

    mutating func field(_ id: Int16, texts values: [String]) {
        beginList(id, .binary, count: values.count)
        for value in values { element(binary: Array(value.utf8)) }
    }

    mutating func field(_ id: Int16, int32s values: [Int]) {
        beginList(id, .int32, count: values.count)
        for value in values { varint(Self.zigzag(Int64(value))) }
    }

    /// Ends a structure.
    mutating func stop() { bytes.append(0) }

    private mutating func element(structure body: (inout ThriftCompact) -> Void) {
        let outer = lastField
        lastField = 0
        body(&self)
        stop()
        lastField = outer
    }

    private mutating func element(binary value: [UInt8]) {
        varint(UInt64(value.count))
        bytes += value
    }

    private mutating func number(_ id: Int16, _ kind: Kind, _ value: Int64) {
        begin(id, kind)
        varint(Self.zigzag(value))
    }

    /// Fields are numbered upwards, in steps of at most 15.
    private mutating func begin(_ id: Int16, _ kind: Kind) {
        bytes.append(UInt8(id - lastField) << 4 | kind.rawValue)
        lastField = id
    }

    private mutating func beginList(_ id: Int16, _ kind: Kind, count: Int) {
        begin(id, .list)
        if count < 15 {
            bytes.append(UInt8(count) << 4 | kind.rawValue)
        } else {
            bytes.append(0xf0 | kind.rawValue)
            varint(UInt64(count))
        }
    }

    private mutating func varint(_ value: UInt64) { bytes.appendVarint(value) }

    private static func zigzag(_ value: Int64) -> UInt64 { UInt64(bitPattern: value << 1 ^ value >> 63) }
}

extension [UInt8] {
    /// Seven bits a byte, the least first.
    mutating func appendVarint(_ value: UInt64) {
        var rest = value
        while rest >= 0x80 {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        append(UInt8(rest))
    }

    mutating func appendLittleEndian(_ value: some FixedWidthInteger) {
        Swift.withUnsafeBytes(of: value.littleEndian) { append(contentsOf: $0) }
    }
}

/// What each byte of delimited text is, as bits that are joined over a field: one look says how the field is to be read.
struct ByteKinds: ~Copyable {
    static let digit: UInt8 = 1
    static let letter: UInt8 = 2
    /// A blank of ASCII.
    static let blank: UInt8 = 4
    /// Part of a character beyond ASCII, which may be a blank or nothing visible.
    static let wide: UInt8 = 8
    static let quote: UInt8 = 16
    /// A CR: line ends only.
    static let carriage: UInt8 = 32
    /// The delimiter.
    static let end: UInt8 = 128
    /// What must be written anew, or may have to be.
    static let unclean = blank | wide | carriage

    /// 256 of them.
    let table: UnsafeMutablePointer<UInt8>

    init(_ dialect: CSVDialect) {
        table = .allocate(capacity: 256)
        table.initialize(repeating: 0, count: 256)
        for byte in 0x30...0x39 { table[byte] = Self.digit }
        for byte in 0x41...0x5A { (table[byte], table[byte + 0x20]) = (Self.letter, Self.letter) }
        for byte in 0x80...0xFF { table[byte] = Self.wide }
        for byte in 0x00...0x20 where Blank.isBlank(UInt8(byte)) { table[byte] = Self.blank }
        table[0x0D] = Self.carriage
        if let quote = dialect.quote { table[Int(quote)] = Self.quote }
        table[Int(dialect.delimiter)] = Self.end
    }

    deinit { table.deallocate() }
}

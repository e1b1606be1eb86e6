import Testing

@testable import Pipeline

@Suite struct FieldReaderTests {
    /// A time in nanoseconds has 19 digits.
    @Test(arguments: [
        ("0", 0), ("1795381092415550399", 1_795_381_092_415_550_399), ("9223372036854775807", Int64.max),
        ("9223372036854775808", nil), ("99999999999999999999", nil), ("", nil), ("12a", nil), ("-1", nil),
    ])
    func numbers(_ text: String, _ expected: Int64?) {
        Array(text.utf8).withUnsafeBufferPointer { bytes in
            var reader = FieldReader(bytes)
            #expect(reader.number() == expected)
        }
    }
}

import Testing

@testable import Tables

@Suite struct UTF8CheckTests {
    @Test func everyPairAndTripleOfBytesIsJudgedAsSwiftJudgesIt() {
        for first in UInt8(0xC0)...0xFF {
            for second in UInt8.min...UInt8.max {
                check([first, second])
                check([first, second, 0x80])
                check([first, second, 0xBF, 0x80])
                check([first, second, 0x41])
            }
        }
    }

    @Test func aFaultAtAnyDistanceIsFoundAtItsPlace() {
        for length in 0..<40 {
            let bytes = [UInt8](repeating: 0x61, count: length) + [0xFF, 0x61, 0x61]
            #expect(UTF8Check.firstInvalid(bytes) == length)
        }
    }

    private func check(_ bytes: [UInt8]) {
        let padded = Array("12345678".utf8) + bytes + Array("1234567".utf8)
        #expect(UTF8Check.isValid(padded) == (String(validating: padded, as: UTF8.self) != nil), "\(bytes)")
    }
}

import Foundation

/// How much is asked of an input: what costs as much as reading it is asked of some, which the input's hash chooses, so that one that was
/// found is asked the same again.
package enum Thoroughness {
    /// With `CHARTWRIGHT_THOROUGH` everything is asked of every input: for corpora and finds.
    private static let isWhole = ProcessInfo.processInfo.environment["CHARTWRIGHT_THOROUGH"] != nil
    private static let tells = ProcessInfo.processInfo.environment["CHARTWRIGHT_TELL"] != nil

    /// Whether the input is one of those that are looked at twice.
    package static func isChosen(_ bytes: [UInt8], oneOf count: UInt64) -> Bool {
        isWhole || hash(bytes) >> 8 % count == 0
    }

    /// With `CHARTWRIGHT_TELL` says what an input gave: two processes, which hash with other seeds, must say the same.
    package static func tell(_ bytes: [UInt8], gave result: @autoclosure () -> [UInt8]) {
        if tells { print(hash(bytes), hash(result())) }
    }

    /// FNV-1a.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}

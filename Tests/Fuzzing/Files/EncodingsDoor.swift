import ChartSchema
import FuzzingFrame
import Tables

/// A text in one encoding is what it is in another: UTF-8 and UTF-16 with their marks give the same tables.
enum EncodingsDoor: Door {
    static let name = "encodings"

    static func enter(_ bytes: [UInt8]) {
        let text = String(decoding: bytes, as: UTF8.self)
        // What declares an encoding may contradict the mark, and is told of.
        guard !text.utf8.contains(0), !text.contains("charset"), !text.contains("encoding") else { return }
        let told = tables([0xEF, 0xBB, 0xBF] + Array(text.utf8))
        let little: [UInt8] = text.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
        promise(told == tables([0xFF, 0xFE] + little), "UTF-16LE")
        if Thoroughness.isChosen(bytes, oneOf: 4) {
            let big: [UInt8] = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
            promise(told == tables([0xFE, 0xFF] + big), "UTF-16BE")
            // Bytes of the encodings of one byte a sign: whatever they are, they are read or refused.
            TablePromises.hold(bytes.map { $0 ^ 0x80 }, file: "chart")
        }
    }

    /// The tables, or why there are none.
    private static func tables(_ bytes: [UInt8]) -> [String] {
        do {
            return try TableReader.read(bytes, file: "chart").tables.map {
                String(decoding: TableCSV.bytes($0), as: UTF8.self)
            }
        } catch {
            return [error.code]
        }
    }
}

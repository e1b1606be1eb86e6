/// A JSON value that knows where in its file it stands, so that a mistake in a configuration can be pointed at.
///
/// For configuration only: datasets are read elsewhere, without a tree.
package struct PlacedJSON: Sendable, Hashable {
    package indirect enum Value: Sendable, Hashable {
        case null
        case bool(Bool)
        /// As written: `1`, `-0.5e3`.
        case number(String)
        case string(String)
        case array([PlacedJSON])
        case object([Member])
    }

    package struct Member: Sendable, Hashable {
        package var key: String
        package var keyRange: Range<Int>
        package var value: PlacedJSON
    }

    package var value: Value
    /// The value's bytes in the file.
    package var range: Range<Int>

    /// The member of an object by its key.
    package func member(_ key: String) -> Member? {
        guard case .object(let members) = value else { return nil }
        return members.first { $0.key == key }
    }

    /// The value in words for a message: `"abc"`, `12`, `an object`.
    package var inWords: String {
        switch value {
        case .null: "null"
        case .bool(let bool): bool ? "true" : "false"
        case .number(let text): text
        case .string(let text): text.quoted
        case .array: "an array"
        case .object: "an object"
        }
    }
}

extension String {
    /// The text between quotation marks, with what would break a line made visible.
    package var quoted: String {
        var result = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case _ where scalar.value < 0x20 || scalar.value == 0x7f:
                result += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}

/// The SHA-256 of bytes as 64 lower-case hexadecimal digits: the name of a chart, the proof of a manifest.
public func sha256Hexadecimal(_ bytes: [UInt8]) -> String { bytes.withUnsafeBytes { sha256Hexadecimal($0) } }

/// The same of bytes that are somebody else's.
func sha256Hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    let hash = SHA256()
    hash.update(bytes)
    return hash.hexadecimal()
}

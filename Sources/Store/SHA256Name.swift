import ChartSchema
import Crypto

/// The SHA-256 of bytes as 64 lower-case hexadecimal digits: the name of a chart, the proof of a manifest.
public func sha256Hexadecimal(_ bytes: [UInt8]) -> String { hexadecimal(SHA256.hash(data: bytes)) }

/// The same of bytes that are somebody else's.
func sha256Hexadecimal(_ bytes: UnsafeRawBufferPointer) -> String {
    var hash = SHA256()
    hash.update(bufferPointer: bytes)
    return hexadecimal(hash.finalize())
}

/// The SHA-256 of a chart's canonical bytes, which are not kept.
package func sha256Hexadecimal(of chart: Chart) -> String {
    var hash = SHA256()
    chart.writeCanonicalJSON { hash.update(data: $0) }
    return hexadecimal(hash.finalize())
}

private func hexadecimal(_ digest: SHA256.Digest) -> String {
    let digits = Array("0123456789abcdef".utf8)
    var name: [UInt8] = []
    name.reserveCapacity(64)
    for byte in digest {
        name.append(digits[Int(byte >> 4)])
        name.append(digits[Int(byte & 15)])
    }
    return String(decoding: name, as: UTF8.self)
}

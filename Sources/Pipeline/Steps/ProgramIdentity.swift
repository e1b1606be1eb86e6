import CProcess
import Store

/// Which program this is, on whatever machine it runs: lines of one dataset are made by one program.
package enum ProgramIdentity {
    /// The name that the linker gave it by its content, in hexadecimal digits; of a program without one the SHA-256 of its file.
    package static let text: String = {
        var bytes = [UInt8](repeating: 0, count: 64)
        let count = Int(process_build_id(&bytes, Int32(bytes.count)))
        guard count > 0 else {
            return (try? FileBytes.read("/proc/self/exe")).map(sha256Hexadecimal) ?? "unknown"
        }
        let digits = Array("0123456789abcdef".utf8)
        return String(
            decoding: bytes[..<count].flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }()
}

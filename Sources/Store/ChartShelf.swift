import Glibc
import Synchronization

/// Charts that a run has read and does not hold: their bytes, in a file without a name that goes with the process.
///
/// The file lies in `TMPDIR`, or in `/var/tmp`, which is no memory as `/tmp` may be. Charts may be put there side by side.
package final class ChartShelf: Sendable {
    private let descriptor: Int32
    private let end = Mutex<Int>(0)

    /// - Returns: `nil` where no file can be made.
    package init?() {
        let folder = getenv("TMPDIR").map { String(cString: $0) } ?? ""
        // The system puts letters of its own in the place of the last six.
        var name = Array("\(folder.isEmpty ? "/var/tmp" : folder)/chartwright.XXXXXX".utf8CString)
        descriptor = mkstemp(&name)
        guard descriptor >= 0 else { return nil }
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        unlink(name)
    }

    deinit { close(descriptor) }

    /// - Returns: Where the bytes are; `nil` where there is no room for them.
    package func put(_ bytes: [UInt8]) -> Range<Int>? {
        let start = end.withLock { end in
            defer { end += bytes.count }
            return end
        }
        var offset = 0
        while offset < bytes.count {
            let written = bytes.withUnsafeBytes {
                pwrite(descriptor, $0.baseAddress! + offset, $0.count - offset, off_t(start + offset))
            }
            if written > 0 { offset += written } else if written == 0 || errno != EINTR { return nil }
        }
        return start..<(start + bytes.count)
    }

    /// - Throws: ``StoreError`` where they are not what was put there.
    package func bytes(_ range: Range<Int>, sha256: String) throws(StoreError) -> [UInt8] {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: range.count) { buffer, count in
            while count < range.count {
                let got = pread(
                    descriptor, buffer.baseAddress! + count, range.count - count, off_t(range.lowerBound + count))
                if got > 0 { count += got } else if got == 0 || errno != EINTR { break }
            }
            if count < range.count { code = errno }
        }
        let path = "a temporary file"
        guard code == 0 else { throw .unreadable(path: path, cause: SystemCause(code: code, call: "pread")) }
        let found = sha256Hexadecimal(bytes)
        guard found == sha256 else { throw .hashMismatch(path: path, expected: sha256, found: found) }
        return bytes
    }
}

import Glibc

/// The process that holds a store's lock, as far as the system says.
public struct LockHolder: Hashable, Sendable {
    /// The process's number.
    public var process: Int32
    /// The name of its program, `chartwright`; `nil` when it has ended meanwhile.
    public var program: String?

    public init(process: Int32, program: String?) {
        self.process = process
        self.program = program
    }

    /// Looks the holder up in `/proc/locks`; `nil` where there is no such file, or where it does not name the lock.
    init?(of descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0,
            let table = try? StoreFiles(root: "/proc").contents(of: "locks"),
            let process = LockHolder.process(
                in: String(decoding: table, as: UTF8.self), device: UInt64(status.st_dev), inode: UInt64(status.st_ino))
        else { return nil }
        let name = try? StoreFiles(root: "/proc/\(process)").contents(of: "comm")
        let program = name.map { String(decoding: $0.prefix { $0 != 0x0a }, as: UTF8.self) }
        self.init(process: process, program: program)
    }

    /// The process in a line such as `2: FLOCK  ADVISORY  WRITE 3808 fe:00:16221850 0 EOF`.
    ///
    /// Lines of those who wait for a lock have `->` in the second place.
    static func process(in table: String, device: UInt64, inode: UInt64) -> Int32? {
        let file = [major(device), minor(device)].map { number in
            let digits = String(number, radix: 16)
            return digits.count < 2 ? "0\(digits)" : digits
        }
        let wanted = "\(file[0]):\(file[1]):\(inode)"
        for line in table.split(separator: "\n") {
            let words = line.split(separator: " ")
            guard words.count > 5, words[1] == "FLOCK", words[5] == wanted else { continue }
            return Int32(words[4]).flatMap { $0 > 0 ? $0 : nil }
        }
        return nil
    }

    // As glibc's macros of these names, which Swift cannot call.
    private static func major(_ device: UInt64) -> UInt64 { (device >> 8) & 0xfff | (device >> 32) & ~0xfff }
    private static func minor(_ device: UInt64) -> UInt64 { device & 0xff | (device >> 12) & ~0xff }
}

extension LockHolder: CustomStringConvertible {
    public var description: String { "process \(process)" + (program.map { ", \($0)" } ?? "") }
}

import Synchronization

/// Keeps most of thousands of files on a command line away from the parser of arguments, which takes time with the square of
/// their number.
enum ManyFiles {
    /// Fewer arguments go the usual way.
    static let many = 500
    /// The commands that take files, any number.
    private static let commands: Set<String> = ["tables", "normalize", "inspect"]

    private static let held = Mutex<[String]>([])

    /// The arguments without most of the files at their end, which the command takes back with ``takeBack()``.
    static func holdBack(_ arguments: [String]) -> [String] {
        guard arguments.count > many, let command = arguments.first, commands.contains(command) else {
            return arguments
        }
        let files = arguments.dropFirst().reversed().prefix { !$0.hasPrefix("-") }.count
        // The first may be the value of an option.
        let end = arguments.count - files + 2
        guard end < arguments.count else { return arguments }
        held.withLock { $0 = Array(arguments[end...]) }
        return Array(arguments[..<end])
    }

    /// The files that were held back, once.
    static func takeBack() -> [String] {
        held.withLock { files in
            defer { files = [] }
            return files
        }
    }
}

import Foundation

/// What one run of a process cost, and what it printed.
struct ProcessRun {
    /// User and system time together, in seconds.
    var processor: Double
    var wall: Double
    /// The largest resident set, in bytes.
    var peakMemory: Int
    var status: Int32
    var output: String

    /// Runs a program to its end. Its standard error is dropped.
    static func of(_ program: String, _ arguments: [String]) throws(MeasureError) -> ProcessRun {
        let printed = FileManager.default.temporaryDirectory.appending(path: "measure-\(getpid()).txt").path
        defer { unlink(printed) }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, printed, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
        posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0)
        let list: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { for text in list { free(text) } }
        let start = ContinuousClock.now
        var child: pid_t = 0
        let refused = posix_spawn(&child, program, &actions, nil, list, environ)
        guard refused == 0 else {
            throw MeasureError("\(program) does not start: \(String(cString: strerror(refused)))")
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw MeasureError("\(program) was lost: \(String(cString: strerror(errno)))") }
        }
        let wall = (ContinuousClock.now - start) / .seconds(1)
        return ProcessRun(
            processor: usage.ru_utime.seconds + usage.ru_stime.seconds, wall: wall,
            peakMemory: Int(usage.ru_maxrss) * 1_024, status: status,
            output: (try? String(contentsOfFile: printed, encoding: .utf8)) ?? "")
    }
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1_000_000 }
}

/// Why nothing could be measured, in one sentence.
struct MeasureError: Error {
    var message: String

    init(_ message: String) { self.message = message }
}

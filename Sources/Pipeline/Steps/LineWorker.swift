import Foundation
import Paper

/// A process of this program that answers each line it is sent with one.
final class LineWorker {
    /// How a process ended instead of answering.
    enum Ending: Sendable, Hashable {
        case signal(Int32)
        case status(Int32)
    }

    private let process: pid_t
    private let line: Int32
    private var answers: LineReader

    /// - Returns: `nil` where no process can be started.
    init?(_ program: String, _ arguments: [String]) {
        var ends: [Int32] = [0, 0]
        // One line both ways: a write to a process that has ended is an error and no signal.
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0, &ends) == 0 else {
            return nil
        }
        let started = Self.spawn(program, arguments, ends[1])
        close(ends[1])
        guard let started else {
            close(ends[0])
            return nil
        }
        (process, line) = (started, ends[0])
        answers = LineReader(ends[0])
    }

    deinit {
        close(line)
        kill(process, SIGKILL)
        _ = wait()
    }

    /// The answer to a line; `nil` where the process has ended instead.
    func answer(_ question: [UInt8]) -> [UInt8]? {
        guard send(question + [0x0A]), let answer = answers.next(), !answers.isCutOff else { return nil }
        return answer
    }

    /// Waits for a process that has given no answer.
    func ending() -> Ending {
        // It may have closed its output and not have ended: nothing more is expected of it.
        shutdown(line, Int32(SHUT_RDWR))
        let status = wait()
        let signal = status & 0x7F
        return signal == 0 ? .status(status >> 8 & 0xFF) : .signal(signal)
    }

    private var status: Int32?

    private func wait() -> Int32 {
        if let status { return status }
        var found: Int32 = 0
        while waitpid(process, &found, 0) < 0, errno == EINTR {}
        status = found
        return found
    }

    private func send(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBytes { buffer in
            var done = 0
            while done < buffer.count {
                let count = Foundation.send(
                    line, buffer.baseAddress! + done, buffer.count - done, Int32(MSG_NOSIGNAL))
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return false }
                done += count
            }
            return true
        }
    }

    private static func spawn(_ program: String, _ arguments: [String], _ end: Int32) -> pid_t? {
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, end, STDIN_FILENO)
        posix_spawn_file_actions_adddup2(&actions, end, STDOUT_FILENO)
        var list: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) } + [nil]
        defer { list.forEach { free($0) } }
        var child: pid_t = 0
        return posix_spawn(&child, program, &actions, nil, &list, environ) == 0 ? child : nil
    }
}

import Foundation
import Paper
import Synchronization

/// Processes of this program that answer lines, so that a line on which one breaks down costs that line alone.
package final class LineWorkers: Sendable {
    package enum Answer: Sendable {
        case line([UInt8])
        /// The process ended instead of answering.
        case ended(String)
    }

    private let arguments: [String]
    private let idle = Mutex<[Held]>([])

    /// A worker is one task's at a time: taken from those that are idle, and given back.
    private struct Held: @unchecked Sendable { var worker: LineWorker }

    /// - Parameter arguments: What makes the program one that answers lines.
    package init(arguments: [String]) {
        self.arguments = arguments
        // What becomes of a line is told in its answer; a picture of the stack takes longer than most lines.
        setenv("SWIFT_BACKTRACE", "enable=no", 1)
    }

    /// Asks a process that is idle, or a new one.
    package func answer(_ line: [UInt8]) -> Answer {
        guard let program = Executable.program else { return .ended("there is no /proc to start a process from") }
        guard let worker = idle.withLock({ $0.popLast() })?.worker ?? LineWorker(program, arguments) else {
            return .ended("no process could be started: \(String(cString: strerror(errno)))")
        }
        if let answer = worker.answer(line) {
            let held = Held(worker: worker)
            idle.withLock { $0.append(held) }
            return .line(answer)
        }
        return .ended(worker.ending().inWords)
    }
}

extension LineWorker.Ending {
    fileprivate var inWords: String {
        switch self {
        case .signal(SIGALRM): "it took longer than it may"
        case .signal(let number): "its process ended with signal \(number) (\(String(cString: strsignal(number))))"
        case .status(let status): "its process ended with status \(status)"
        }
    }
}

/// What a process may use for one line; beyond that the system ends it.
package struct LineLimits: Sendable, Hashable {
    package var seconds: Int
    package var megabytes: Int

    package init(seconds: Int, megabytes: Int) {
        self.seconds = seconds
        self.megabytes = megabytes
    }

    /// Bounds the memory of this process from now on.
    package func takeHold() {
        var limits = rlimit(rlim_cur: rlim_t(megabytes << 20), rlim_max: rlim_t(megabytes << 20))
        _ = setrlimit(__rlimit_resource_t(UInt32(RLIMIT_AS.rawValue)), &limits)
        var none = rlimit(rlim_cur: 0, rlim_max: 0)
        _ = setrlimit(__rlimit_resource_t(UInt32(RLIMIT_CORE.rawValue)), &none)
    }

    /// Does something within the time for one line.
    package func within<Value>(_ body: () throws -> Value) rethrows -> Value {
        alarm(UInt32(clamping: seconds))
        defer { alarm(0) }
        return try body()
    }
}

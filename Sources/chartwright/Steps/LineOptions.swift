import ArgumentParser
import ChartSchema
import Foundation
import Pipeline

/// How a command that answers each line of its input with one does so: in processes beside it, within bounds.
struct LineOptions: ParsableArguments {
    @Option(help: ArgumentHelp("How many lines are worked at at once (default: one a core).", valueName: "count"))
    var jobs: Int?

    @Option(help: ArgumentHelp("How long one line may take.", valueName: "seconds"))
    var timeout = 300

    @Option(help: ArgumentHelp("How much memory one line may take.", valueName: "megabytes"))
    var memory = 2_048

    @Flag(
        help: ArgumentHelp(
            "Work in this process and in no others: a line on which it breaks down ends it, and whoever started it sees that."
        ))
    var unguarded = false

    /// Whether another process of the program has started this one: of a line that is refused that one tells.
    @Flag(help: .hidden)
    var worker = false

    func validate() throws {
        if let jobs, jobs < 1 { throw ValidationError("--jobs takes a number from 1, not \(jobs).") }
        guard (1...1_000_000).contains(timeout) else {
            throw ValidationError("--timeout takes seconds from 1 to 1000000, not \(timeout).")
        }
        guard (64...1_048_576).contains(memory) else {
            throw ValidationError("--memory takes megabytes from 64 to 1048576, not \(memory).")
        }
    }

    /// Answers every line, in their order.
    ///
    /// - Parameters:
    ///   - lines: Where they come from.
    ///   - options: What the processes are to be given behind the command's own arguments.
    ///   - answer: The answer to a line, with its end.
    ///   - failure: The answer where none could be had, for the reason given.
    /// - Throws: ``Failure`` at the first line that either refuses.
    func answer(
        _ lines: consuming LineReader, handingOn options: [String],
        _ answer: ([UInt8]) throws -> [UInt8],
        failure: @escaping @Sendable ([UInt8], String) throws -> [UInt8]
    ) async throws {
        var number = 0
        func put(_ answer: () throws -> [UInt8]) throws {
            number += 1
            do {
                try Console.write(try answer())
            } catch let refusal as LineRefusal {
                if worker { throw ExitCode(2) }
                throw Failure(refusal, line: number)
            }
        }
        guard !unguarded else {
            let limits = LineLimits(seconds: timeout, megabytes: memory)
            limits.takeHold()
            while let line = lines.next() { try put { try limits.within { try answer(line) } } }
            return
        }
        let own = ProjectOptions.moved(behindTheCommand: Array(CommandLine.arguments.dropFirst()))
        // The last of an option given twice is meant.
        let workers = LineWorkers(
            arguments: own + ["-C", FileManager.default.currentDirectoryPath, "--unguarded", "--worker"] + options)
        var reader = lines
        try await OrderedTasks.inTurn(
            from: { reader.next() }, limit: jobs ?? ProcessInfo.processInfo.activeProcessorCount
        ) { line in
            Result { () throws -> [UInt8] in
                switch workers.answer(line) {
                case .line(let answer): answer + [0x0A]
                case .ended(let reason): try failure(line, reason)
                }
            }
        } taking: { _, answer in
            try put { try answer.get() }
        }
    }
}

import Foundation
import Pipeline

/// The lines of standard input, for steps that need all of them.
enum StepInput {
    /// - Throws: ``Failure`` with the number of the first line that is refused.
    static func eachLine(_ take: ([UInt8]) throws(LineRefusal) -> Void) throws(Failure) {
        var reader = LineReader(STDIN_FILENO)
        var number = 0
        while let line = reader.next() {
            number += 1
            do {
                try take(line)
            } catch {
                throw Failure(error, line: number)
            }
        }
    }

    /// The same with lines that are read side by side, and taken in their order.
    ///
    /// - Parameter first: A line that was taken from the input before.
    static func eachLine<Output: Sendable>(
        after first: [UInt8]? = nil, of lines: consuming LineReader = LineReader(STDIN_FILENO),
        reading read: @escaping @Sendable ([UInt8]) throws(LineRefusal) -> Output,
        taking take: (Output) throws(LineRefusal) -> Void
    ) async throws {
        var first = first
        var reader = lines
        var number = 0
        /// Some lines: a task a line would cost as much as a short line.
        func some() -> [[UInt8]]? {
            var (lines, bytes) = (first.map { [$0] } ?? [], 0)
            first = nil
            while bytes < 1 << 19, let line = reader.next() {
                bytes += line.count
                lines.append(line)
            }
            return lines.isEmpty ? nil : lines
        }
        try await OrderedTasks.inTurn(from: some, limit: ProcessInfo.processInfo.activeProcessorCount) { lines in
            lines.map { line in Result { () throws(LineRefusal) -> Output in try read(line) } }
        } taking: { _, outputs in
            for output in outputs {
                number += 1
                do {
                    try take(try output.get())
                } catch let refusal as LineRefusal {
                    throw Failure(refusal, line: number)
                }
            }
        }
    }
}

extension Failure {
    /// A line of standard input that is none that the step takes.
    init(_ refusal: LineRefusal, line: Int) {
        self.init(
            code: "line.refused", file: "standard input:\(line)",
            message: "expected \(refusal.expected), found \(refusal.found)", help: refusal.help)
    }
}

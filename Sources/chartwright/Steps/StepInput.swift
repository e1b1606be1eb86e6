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
}

extension Failure {
    /// A line of standard input that is none that the step takes.
    init(_ refusal: LineRefusal, line: Int) {
        self.init(
            code: "line.refused", file: "standard input:\(line)",
            message: "expected \(refusal.expected), found \(refusal.found)", help: refusal.help)
    }
}

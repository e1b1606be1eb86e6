import FuzzingFrame

@testable import Pipeline

/// A line that one step of a run hands to the next, perhaps on another machine.
enum StepsDoor: Door {
    static let name = "steps"

    static func enter(_ bytes: [UInt8]) {
        do {
            let result = try SourceResult(line: bytes)
            let line = result.line(isJudged: result.across != nil)
            // Lines are handed over without their ends.
            let again = try? SourceResult(line: Array(line.dropLast()))
            promise(again?.line(isJudged: result.across != nil) == line, "what is written is not read again")
        } catch {
            promise(!error.found.isEmpty, "a refusal without a reason")
        }
        _ = try? SourceResult(judgedLine: bytes)
        _ = try? SourceJob(line: bytes)
        guard let carrier = try? JudgedCarrier(line: bytes) else { return }
        guard let line = try? carrier.line() else { return }
        promise((try? JudgedCarrier(line: Array(line.dropLast()))) != nil, "what is written is not read again")
    }
}

import ArgumentParser
import ChartSchema
import Tables

/// A command whose end is one of the contract's exit statuses.
protocol ReportingCommand: AsyncParsableCommand {
    /// Does the work and prints its result.
    func perform() async throws -> Completion
}

/// How a command ended when it could be done.
enum Completion: Sendable, Hashable {
    /// Exit status 0.
    case done
    /// Exit status 1: there are findings at or above `--fail-on`, or what was checked does not hold.
    case withFindings
}

extension ReportingCommand {
    func run() async throws {
        do {
            try Self.checkLimits()
            if try await perform() == .withFindings { throw ExitCode(1) }
        } catch let failure as Failure {
            Console.tell(failure.text(Console.errorPalette))
            throw ExitCode(2)
        }
    }

    /// Limits that somebody raised wrongly are not taken for raised.
    private static func checkLimits() throws(Failure) {
        do throws(InvalidLimits) {
            _ = try TextLimits.environment.get()
        } catch {
            throw Failure(
                code: "limits.unknown",
                message:
                    "expected NAME=NUMBER in \(TextLimits.variable), each once, found \(error.part.debugDescription)",
                help: "name one of \(error.known.joined(separator: ", "))")
        }
    }
}

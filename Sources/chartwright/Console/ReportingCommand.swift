import ArgumentParser
import ChartSchema

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
            if try await perform() == .withFindings { throw ExitCode(1) }
        } catch let failure as Failure {
            Console.tell(failure.text(Console.errorPalette))
            throw ExitCode(2)
        }
    }
}

import ArgumentParser
import ChartSchema

/// The least severity of a finding that makes a command end with exit status 1.
enum FailOn: String, ExpressibleByArgument, CaseIterable {
    case error, warning, info, never

    /// How a command with these findings ends.
    ///
    /// What a person has accepted does not count.
    func completion(of findings: some Sequence<Finding>) -> Completion {
        completion(ofSeverities: findings.filter(\.isOpen).map(\.severity))
    }

    /// How a command with findings of these severities ends.
    func completion(ofSeverities severities: some Sequence<Finding.Severity>) -> Completion {
        guard let severity else { return .done }
        return severities.contains { $0 >= severity } ? .withFindings : .done
    }

    /// The least severity; `nil` for none.
    var severity: Finding.Severity? { Finding.Severity(rawValue: rawValue) }
}

struct FailOnOption: ParsableArguments {
    @Option(help: "The least severity that gives exit status 1.")
    var failOn: FailOn = .error
}

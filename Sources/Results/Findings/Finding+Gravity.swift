import ChartSchema

extension [Finding] {
    /// The gravest first, open before accepted, otherwise in the order given.
    package var gravestFirst: [Finding] {
        Finding.Severity.allCases.reversed().flatMap { severity in
            let same = filter { $0.severity == severity }
            return same.filter(\.isOpen) + same.filter { !$0.isOpen }
        }
    }
}

import ChartSchema

extension ExpectedRecord {
    /// A class whose label means one thing everywhere.
    static func exactly(_ rateClass: RateClass?, _ labels: String...) -> ExpectedRecord {
        guard let rateClass else { preconditionFailure("no such rate class: \(labels)") }
        return ExpectedRecord(labels: labels, grant: .exactly(rateClass))
    }

    /// A class of the carrier's own.
    static func own(_ labels: String...) -> ExpectedRecord {
        ExpectedRecord(labels: labels)
    }

    func product(_ id: String) -> ExpectedRecord {
        var copy = self
        copy.product = id
        return copy
    }

    func sex(_ sex: Sex) -> ExpectedRecord {
        var copy = self
        copy.sex = sex
        return copy
    }

    func tobacco(_ tobacco: Tobacco) -> ExpectedRecord {
        var copy = self
        copy.tobacco = tobacco
        return copy
    }

    func ages(_ min: Int?, _ max: Int?) -> ExpectedRecord {
        var copy = self
        copy.age = AgeRange(min: min, max: max)
        return copy
    }

    func addingPounds(_ pounds: Figure) -> ExpectedRecord {
        var copy = self
        copy.weightMax = weightMax.map { $0 + pounds }
        return copy
    }

    func bmi(_ min: Figure?, _ max: Figure?) -> ExpectedRecord {
        var copy = self
        (copy.bmiMin, copy.bmiMax) = (min, max)
        return copy
    }
}

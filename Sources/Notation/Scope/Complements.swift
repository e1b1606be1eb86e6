import ChartSchema

/// What holds where something else does not.
extension LookbackWindow {
    /// `nil` for a window with two ends: what lies outside is no window.
    package var complement: LookbackWindow? {
        switch (minMonths, maxMonths) {
        case (nil, let high?): LookbackWindow(minMonths: high, maxMonths: nil, basis: basis)
        case (let low?, nil): LookbackWindow(minMonths: nil, maxMonths: low, basis: basis)
        default: nil
        }
    }

    /// All that lies before it, of one that ends or begins with the same figure: "not filled for 2 years".
    var beyond: LookbackWindow {
        LookbackWindow(minMonths: maxMonths ?? minMonths, maxMonths: nil, basis: basis)
    }
}

extension DoseBound {
    package var complement: DoseBound {
        let side: Side =
            switch self.side {
            case .over: .upTo
            case .from: .under
            case .under: .from
            case .upTo: .over
            }
        return DoseBound(side: side, amount: amount, unit: unit, isDaily: isDaily)
    }
}

extension Tobacco {
    package var complement: Tobacco {
        switch self {
        case .any: .any
        case .yes: .no
        case .no: .yes
        }
    }
}

extension Sex {
    package var complement: Sex {
        switch self {
        case .any: .any
        case .male: .female
        case .female: .male
        }
    }
}

extension AgeRange {
    /// The ages below or above; `nil` where there are some on both sides.
    package var complement: AgeRange? {
        switch (min, max) {
        case (let low?, nil): AgeRange(max: low - 1, unit: unit)
        case (nil, let high?): AgeRange(min: high + 1, unit: unit)
        case (let low?, let high?) where low <= 0: AgeRange(min: high + 1, unit: unit)
        default: nil
        }
    }
}

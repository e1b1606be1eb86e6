import ChartSchema
import Eligibility

extension EditionNotice {
    /// `acme/build/2027-01-01 holds from 2027-01-01; until then 2026-01-01 answers`.
    package var inWords: String {
        switch kind {
        case .notInForce(let until?): "\(chart) holds from \(day); until then edition \(until.edition) answers"
        case .notInForce(nil): "\(chart) holds from \(day); no edition is in force before"
        case .toBeWithdrawn(let reason): "\(chart) is withdrawn from \(day) on: \(reason.onOneLine.withControlsShown)"
        case .withdrawn(let reason): "\(chart) is withdrawn since \(day): \(reason.onOneLine.withControlsShown)"
        }
    }

    fileprivate var name: String {
        switch kind {
        case .notInForce: "not-in-force"
        case .toBeWithdrawn: "to-be-withdrawn"
        case .withdrawn: "withdrawn"
        }
    }
}

extension [EditionNotice] {
    /// A line a notice.
    func text(_ palette: Palette) -> String {
        palette.bold("other editions") + "\n" + map { $0.inWords + "\n" }.joined()
    }
}

extension CanonicalJSONWriter {
    /// The member `notices`, on lines of its own after another member; what nobody has to know is an empty list.
    mutating func write(_ notices: [EditionNotice], indent: Int = 1) {
        lineBreak(indent: indent)
        lines("notices", of: notices, indent: indent) { writer, notice in
            writer.object {
                $0.member("chart", notice.chart.description)
                $0.member("products", notice.products)
                $0.member("notice", notice.name)
                $0.member("day", notice.day)
                switch notice.kind {
                case .notInForce(let until): $0.member("until_then", until?.description)
                case .toBeWithdrawn(let reason), .withdrawn(let reason): $0.member("reason", reason)
                }
            }
        }
    }
}

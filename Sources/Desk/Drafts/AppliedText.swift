import ChartSchema
import Eligibility

/// A text of the carrier that a person applies: the figures of some columns change by what it says, `Standard may add 5 lb`.
///
/// It is published as corrections of those figures, each with the text as its reason.
struct AppliedText {
    /// What is wrong with what was typed.
    enum Problem: Error, Equatable {
        case change(String)
        case noColumn
        case height(String)
        case noFigure
    }

    let field: AppliedCorrection.Field
    private let change: Change
    private let columns: Set<Int>
    private let from: Figure?
    private let to: Figure?

    /// Pounds, or per cent.
    private enum Change {
        case added(Figure)
        case hundredths(Figure)
    }

    /// - Parameters:
    ///   - change: `+5`, `-10 lb`, `5 %`.
    ///   - columns: As the chart counts them.
    ///   - heights: The least and the greatest, or no text for all.
    init(
        _ field: AppliedCorrection.Field, change: String, columns: Set<Int>, heights: (from: String?, to: String?)
    ) throws(Problem) {
        self.field = field
        guard let read = Self.change(change) else { throw .change(change) }
        self.change = read
        guard !columns.isEmpty else { throw .noColumn }
        self.columns = columns
        from = try Self.height(heights.from)
        to = try Self.height(heights.to)
    }

    private static func height(_ text: String?) throws(Problem) -> Figure? {
        guard let text else { return nil }
        guard let height = HeightText(text) else { throw .height(text) }
        return height.inches
    }

    private static func change(_ text: String) -> Change? {
        let plain = text.lowercased().filter { !$0.isWhitespace }.replacing("−", with: "-")
        let number = plain.prefix { "+-.0123456789".contains($0) }
        let unit = plain.dropFirst(number.count)
        guard let figure = Figure(number.hasPrefix("+") ? number.dropFirst() : number), figure != Figure(0) else {
            return nil
        }
        switch unit {
        case "", "lb", "lbs", "lb.", "lbs.", "pounds": return .added(figure)
        case "%": return figure.tenThousandths.magnitude < 1_000_000 ? .hundredths(figure) : nil
        default: return nil
        }
    }

    /// The figures it changes, as `correct` names them, with what they become; not those that somebody corrected already.
    func corrections(in chart: BuildChart) throws(Problem) -> [[String: String]] {
        var found: [[String: String]] = []
        for row in chart.rows where isMeant(row.height) {
            for limit in row.limits where columns.contains(limit.column) {
                guard !isCorrected(limit), let figure = limit.figure(field.rawValue), let changed = changed(figure)
                else { continue }
                var say = CorrectedFigure(row, chart.columns[limit.column]).say
                say["field"] = field.rawValue
                say["publish"] = changed.description
                found.append(say)
            }
        }
        guard !found.isEmpty else { throw .noFigure }
        return found
    }

    /// How many figures it leaves, because somebody corrected them already.
    func corrected(in chart: BuildChart) -> Int {
        chart.rows.filter { isMeant($0.height) }.flatMap(\.limits)
            .count { columns.contains($0.column) && isCorrected($0) }
    }

    private func isCorrected(_ limit: BuildLimit) -> Bool { limit.corrections.contains { $0.field == field } }

    private func isMeant(_ height: HeightRange) -> Bool {
        guard from != nil || to != nil else { return true }
        guard let least = height.min ?? height.max, let greatest = height.max ?? height.min else { return false }
        return (from.map { $0 <= least } ?? true) && (to.map { greatest <= $0 } ?? true)
    }

    /// A part of a pound goes against the applicant: a limit that is too wide sells the wrong policy.
    func changed(_ figure: Figure) -> Figure? {
        switch change {
        case .added(let more):
            let sum = Figure(tenThousandths: figure.tenThousandths + more.tenThousandths)
            return sum > Figure(0) ? sum : nil
        case .hundredths(let share):
            let exact = figure.tenThousandths * (1_000_000 + share.tenThousandths) / 1_000_000
            let step: Int64 = field == .bmiMax || field == .bmiMin ? 1_000 : 10_000
            let isLeast = field == .weightMin || field == .bmiMin
            return Figure(tenThousandths: (exact + (isLeast ? step - 1 : 0)) / step * step)
        }
    }

    /// `the greatest weight +5`
    var inWords: String {
        switch change {
        case .added(let more): more > Figure(0) ? "+\(more)" : more.description
        case .hundredths(let share): (share > Figure(0) ? "+\(share)" : share.description) + " %"
        }
    }
}

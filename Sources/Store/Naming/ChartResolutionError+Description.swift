import ChartSchema

extension ChartResolutionError: CustomStringConvertible {
    /// A stable code in dotted words.
    public var code: String {
        switch self {
        case .notAReference: "store.chart.name"
        case .unknown: "store.chart.unknown"
        case .ambiguous: "store.chart.ambiguous"
        case .notInForce: "store.chart.not-in-force"
        case .store(let error): error.code
        }
    }

    /// One sentence that says what is wrong.
    public var message: String {
        switch self {
        case .notAReference(let text): "\"\(text)\" is no name of a chart"
        case .unknown(let text, _): "no chart is named \"\(text)\""
        case .ambiguous(let text, let candidates): "\(candidates.count) charts are named like \"\(text)\""
        case .notInForce(let id, let day, _): "no edition of \(id.carrier)/\(id.chart) was in force on \(day)"
        case .store(let error): error.message
        }
    }

    /// What to do about it, in one sentence.
    public var help: String {
        switch self {
        case .notAReference: return "write carrier/chart, carrier/chart/edition or either with @version"
        case .unknown(_, let candidates):
            if candidates.isEmpty { return "chartwright log names the charts of every version" }
            return "did you mean \(ChartResolutionError.list(candidates))?"
        case .ambiguous(_, let candidates): return "write more of \(ChartResolutionError.list(candidates))"
        case .notInForce(_, _, let editions): return "its editions are \(editions.joined(separator: ", "))"
        case .store(let error): return error.help
        }
    }

    public var description: String { message }

    private static func list(_ ids: [ChartID]) -> String {
        let shown = ids.prefix(5).map(\.description).joined(separator: ", ")
        return ids.count > 5 ? "\(shown) or \(ids.count - 5) more" : shown
    }
}

import ChartSchema

/// Where a question is about, as the page shows it.
extension Finding.Location {
    /// `row 4` as the drawn tables count, `Build!C7`, `page 2`; lines of a file that is drawn as a table are seen nowhere.
    var onPage: String? {
        guard case .line? = place else { return place?.inWords }
        return row.map { "row \($0 + 1)" }
    }

    /// The name of a text around the tables on the page.
    var litText: String? { row == nil && text != nil ? "lit-text" : nil }
}

/// How many places there are in those tables of a file that have far more places than cells: because cells span others, or
/// because rows and columns are numbered past gaps. They are kept or walked through place by place.
struct SparsePlaces {
    /// Tables of fewer places a cell take no more than their cells do.
    static let mostPlacesACell = 8

    private var found = 0

    /// Why the cells of an open table span far too much, whatever comes; `nil` where they do not.
    static func excess(of builder: TableBuilder, line: Int, limits: TextLimits = .current) -> LimitExceeded? {
        guard builder.isFarTooSparse(limits) else { return nil }
        return LimitExceeded(
            limit: "places", found: "a table of \(builder.rowCount) rows and more, most of them spanned",
            most: limits.places, line: line)
    }

    /// Counts a table.
    ///
    /// - Parameter rowsAreNumbered: Whether rows and columns may be left out, so that a place needs no cell of any kind.
    /// - Returns: Why the tables have too many places; `nil` where they have not.
    mutating func add(
        _ builder: TableBuilder, rowsAreNumbered: Bool = false, limits: TextLimits = .current
    ) -> LimitExceeded? {
        let (rows, columns) = builder.extent
        let own = rows * columns
        guard own > builder.cells.count * Self.mostPlacesACell, rowsAreNumbered || builder.hasSpans else { return nil }
        found += own
        guard found > limits.places else { return nil }
        let kind = rowsAreNumbered ? "blank or spanned" : "spanned"
        return LimitExceeded(
            limit: "places",
            found: own > limits.places
                ? "a table of \(rows) rows and \(columns) columns, most of them \(kind)"
                : "tables of \(found) places, most of them \(kind)",
            most: limits.places, line: builder.cells.first?.line)
    }
}

import Tables

/// Rows of one text that say below each section for whom it is: "Issue ages 18 to 60" below the rows of "Term", "Issue ages 50 to 85" below
/// those of "Whole Life".
extension RowScan {
    /// Gives each such row to the section that it closes: one stands below the last section, one of its kind right below each other, and none
    /// above the first.
    ///
    /// - Parameter trailing: The rows below the last figures; on return, without the closing one.
    mutating func takeClosings(_ trailing: inout [Int], of grid: Grid) {
        guard segments.count > 1, let last = trailing.first, let kind = Self.people(grid, row: last),
            segments.allSatisfy({ !$0.titles.isEmpty }),
            segments.dropFirst().allSatisfy({ segment in
                segment.titles.count > 1 && Self.people(grid, row: segment.titles[0]) == kind
            }),
            !segments[0].titles.contains(where: { Self.people(grid, row: $0) == kind }),
            !Self.saysWho(around: grid)
        else { return }
        for index in segments.indices.dropFirst() {
            segments[index - 1].titles.append(segments[index].titles.removeFirst())
        }
        segments[segments.count - 1].titles.append(last)
        trailing.removeFirst()
    }

    /// Of what a row of one text speaks: sex, tobacco, age; `nil` where of none.
    private static func people(_ grid: Grid, row: Int) -> [Bool]? {
        guard let cell = grid.loneCell(inRow: row) else { return nil }
        let terms = grid.sense(ofCell: cell).terms
        guard terms.isBare else { return nil }
        let kinds = [terms.sex != nil, terms.tobacco != nil, terms.age != nil]
        return kinds.contains(true) ? kinds : nil
    }

    /// Whether what stands above the table says for whom it is.
    private static func saysWho(around grid: Grid) -> Bool {
        let table = grid.table
        let texts = table.headings + table.textBefore + table.textAbove + [table.caption].compactMap(\.self)
        return texts.contains { grid.texts[$0.text].terms.namesPeople }
    }
}

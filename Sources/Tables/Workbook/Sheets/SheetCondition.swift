/// A format that holds for cells of some ranges where a condition does.
struct SheetCondition {
    /// As the workbook writes them: `A1:C2 E5`.
    var range: String
    var format: ConditionFormat
    /// `nil` where the condition is not worked out.
    var test: ConditionTest?
    /// Whether it holds for no cell with a figure, or for every one.
    var always: Bool?

    func holds(row: Int, column: Int, _ text: (_ row: Int, _ column: Int) -> String?) -> Bool? {
        always ?? test?.holds(row: row, column: column, text)
    }
}

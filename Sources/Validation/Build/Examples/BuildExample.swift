/// A small build chart that shows when a rule speaks, or why it does not.
package struct BuildExample: RuleExample {
    package var title: String
    /// The chart as ``ExampleTable`` reads it.
    package var table: String

    package init(_ title: String, _ table: String) {
        self.title = title
        self.table = table
    }

    package var cells: [[[String]]] { ExampleTable.cells(table) }
}

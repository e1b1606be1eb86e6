/// A small medication chart that shows when a rule speaks, or why it does not.
package struct MedicationExample: RuleExample {
    package var title: String
    /// The chart as ``MedicationExampleTable`` reads it.
    package var table: String
    /// The accepted names that go with it, as their file holds them.
    package var accepted: String

    package init(_ title: String, _ table: String, accepting accepted: String = "") {
        self.title = title
        self.table = table
        self.accepted = accepted
    }

    package var cells: [[[String]]] { ExampleTable.cells(table) }
}

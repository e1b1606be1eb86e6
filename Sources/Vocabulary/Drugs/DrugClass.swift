import VocabularyData

/// A class of drugs that a chart names instead of a drug: "Insulin", "all anticoagulants".
package struct DrugClass: Hashable, Sendable {
    /// The class in lower case words joined by hyphens, as `insulin`.
    package var id: String
    /// Ingredients by name; a star at the end stands for any ending (`insulin*`).
    package var members: [String]

    /// Whether an ingredient belongs to the class, as far as its members are listed.
    package func contains(_ ingredient: DrugIngredient) -> Bool {
        members.contains { member in
            member.hasSuffix("*") ? ingredient.name.hasPrefix(member.dropLast()) : ingredient.name == member
        }
    }
}

/// drug-classes.tsv: folded names (parted by `|`), class, members (parted by `|`), note.
struct DrugClasses: Sendable {
    private let byName: [String: DrugClass]
    let all: [DrugClass]

    init(_ table: EmbeddedTable) {
        var byName: [String: DrugClass] = [:]
        var all: [DrugClass] = []
        for fields in table.lines where fields.count >= 3 {
            let members = fields[2].parts(at: "|").filter { !$0.isEmpty }.map(String.init)
            let drugClass = DrugClass(id: String(fields[1]), members: members)
            all.append(drugClass)
            for name in fields[0].parts(at: "|") { byName[FoldedName.of(name)] = drugClass }
        }
        self.byName = byName
        self.all = all
    }

    subscript(folded: String) -> DrugClass? { byName[folded] }

    /// Folded.
    var names: some Sequence<String> { byName.keys }
}

/// drug-additions.tsv: names that the public tables lack or have wrong.
///
/// Columns: name, kind (as in drug-names.tsv), ingredients (parted by " / "), their RxCUIs in the same order
/// (parted by "/", or empty), source. Where no RxCUI is given, an ingredient that the public tables know by that
/// name brings its own.
enum DrugAdditions {
    static func read(_ table: EmbeddedTable, names: SortedLines) -> [String: DrugEntry] {
        let rows = table.lines.filter { $0.count >= 4 }
        var own: [String: String] = [:]
        for fields in rows where fields[1] == "I" && !fields[3].isEmpty { own[String(fields[2])] = String(fields[3]) }
        var entries: [String: DrugEntry] = [:]
        for fields in rows {
            guard let kind = fields[1].first.flatMap(DrugEntry.Kind.init) else {
                preconditionFailure("drug-additions.tsv has an unknown kind: \(fields[0])")
            }
            let rxcuis = fields[3].parts(at: "/").filter { !$0.isEmpty }.map(String.init)
            let ingredients = parts(of: fields[2]).enumerated().map { index, name in
                let rxcui = index < rxcuis.count ? rxcuis[index] : own[name] ?? rxcui(of: name, in: names)
                return DrugIngredient(name: name, rxcui: rxcui)
            }.sorted()
            let entry = DrugEntry(kind: kind, ingredients: ingredients, isAddition: true)
            for name in fields[0].parts(at: "|") { entries[FoldedName.of(name)] = entry }
            let listed = FoldedName.of(ingredients.map(\.name).joined(separator: " "))
            if ingredients.count > 1, entries[listed] == nil, names.fields(of: listed) == nil {
                entries[listed] = DrugEntry(kind: .combination, ingredients: ingredients, isAddition: true)
            }
        }
        return entries
    }

    private static func parts(of field: Substring) -> [String] {
        field.parts(at: "/").map { part in
            var trimmed = part.utf8.drop { $0 == UInt8(ascii: " ") }
            if trimmed.last == UInt8(ascii: " ") { trimmed.removeLast() }
            return String(Substring(trimmed))
        }
    }

    /// The identifier of an ingredient, if the name is that of exactly one.
    private static func rxcui(of name: String, in names: SortedLines) -> String? {
        guard let fields = names.fields(of: FoldedName.of(name)), fields.hasPrefix("I\t") else { return nil }
        return String(fields.dropFirst(2))
    }
}

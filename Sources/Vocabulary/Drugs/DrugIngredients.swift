/// drug-ingredients.tsv: the ingredients that names in drug-names.tsv point to by RxCUI.
struct DrugIngredients: Sendable {
    private var byNumber: [UInt32: DrugIngredient] = [:]

    init(_ table: EmbeddedTable) {
        byNumber.reserveCapacity(3_000)
        for fields in table.lines where fields.count == 2 {
            guard let number = UInt32(fields[0]) else { preconditionFailure("\(fields[0]) is no RxCUI") }
            byNumber[number] = DrugIngredient(name: String(fields[1]), rxcui: String(fields[0]))
        }
    }

    /// The ingredients of identifiers parted by "/".
    func all(in identifiers: Slice<UnsafeBufferPointer<UInt8>>) -> [DrugIngredient] {
        var found: [DrugIngredient] = []
        var number: UInt32 = 0
        for byte in identifiers {
            if byte == UInt8(ascii: "/") {
                found.append(ingredient(number))
                number = 0
            } else {
                number = number * 10 + UInt32(byte - UInt8(ascii: "0"))
            }
        }
        found.append(ingredient(number))
        return found
    }

    private func ingredient(_ number: UInt32) -> DrugIngredient {
        guard let found = byNumber[number] else { preconditionFailure("drug-ingredients.tsv has no \(number)") }
        return found
    }
}

import Notation
import Tables
import Vocabulary

/// What an element of products says beside the name: `<product name="Easy Term" issueAges="20-60">` is "product name" and "product issueAges".
extension MedicationColumns {
    /// The columns that are named for the element around their rows and say something else than which product it is.
    func besidesProducts(in grid: Grid) -> Set<Int> {
        let names = (0..<grid.columnCount).map { name(of: $0, in: grid).halves(apartAt: " ") }
        let elements = Set(names.compactMap { $0.map { String($0.0) } })
            .filter { MedicationHeader("\($0) name") == .product && !$0.contains(" ") }
        return elements.reduce(into: []) { found, element in
            let own = names.indices.filter { names[$0].map { $0.0 == element } ?? false }
            let rests = own.filter { !Self.isOfProduct(String(names[$0]!.1)) }
            if rests.count < own.count { found.formUnion(rests) }
        }
    }

    /// A code beside the name of a product is not what the product is called; a type or a family may say which of several it is.
    mutating func readOneProduct(_ grid: Grid) {
        let products = roles.filter { $0.value == .product }.keys
            .filter { name(of: $0, in: grid).halves(apartAt: " ").map { Self.isOfProduct(String($0.1)) } ?? false }
        let named = products.filter {
            let rest = name(of: $0, in: grid).halves(apartAt: " ").map { String($0.1) } ?? ""
            return MedicationHeader(rest) == .name
        }
        guard named.count == 1 else { return }
        for column in products where column != named[0] {
            let rest = name(of: column, in: grid).halves(apartAt: " ").map { FoldedText(String($0.1)).string } ?? ""
            roles[column] = Self.numbers.contains(rest) ? nil : .test(name(of: column, in: grid))
        }
    }

    private static func isOfProduct(_ rest: String) -> Bool { ofProduct.contains(FoldedText(rest.spacedName).string) }

    private static let numbers = Lexicon.words("medication-header.counted")
    private static let ofProduct = Lexicon.words("medication-header.of-product")
}

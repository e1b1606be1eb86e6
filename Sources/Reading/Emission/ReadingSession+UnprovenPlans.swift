import Notation
import Tables

extension ReadingSession {
    /// Tells of names over columns or sections that were published as plans, though nothing says that they are: "MNS", "1".
    mutating func reportUnprovenPlans() {
        guard !namesProducts else { return }
        let told = Set(findings.all.filter { $0.isA(ChartFinding.titlePlan) }.compactMap { $0.context[Self.label] })
        let known = Set(instructions.products.map(\.id))
        var seen: Set<String> = []
        for column in assembler.columns {
            guard let product = column.product, seen.insert(product).inserted, !told.contains(product),
                !known.contains(product), productID(product) == nil, !Self.isProven(product)
            else { continue }
            findings.add(
                ChartFinding.titlePlan,
                "\"\(product)\" stands over limits, and no word says what it is; it was taken for the name of a plan.",
                help:
                    "If it is one, name the product in pipeline.json; if it says for whom the limits are, they are not for everyone.",
                table: column.cells.first?.table ?? 0, context: [Self.label: product])
        }
    }

    /// A name, and no code of a few letters: "MNS", "EE", "1".
    private static func isProven(_ product: String) -> Bool {
        let text = TaggedText(product.spacedName)
        return text.tags.indices.contains { text.has(.plan, at: $0) }
            || product.split(separator: " ").contains { $0.count > longestCode }
    }

    private static let longestCode = 3
    private static let label = "label"

    /// Whether a header or an attribute of the file says that its values are products.
    private var namesProducts: Bool {
        document.tables.contains { table in
            table.headings.contains {
                NamedValues.parts(of: $0.text).map { texts[$0.name].terms.isProductName } ?? false
            }
                || table.cells.indices.contains {
                    !table.cells[$0].isBlank && texts[table.text(of: table.cells[$0])].terms.isProductName
                }
        }
    }
}

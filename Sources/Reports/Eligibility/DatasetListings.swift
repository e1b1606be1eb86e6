import ChartSchema
import Eligibility

/// The products there are charts for, as `products` prints them.
package struct ProductListing: Sendable {
    package var products: [ListedProduct]
    /// What should be known of other editions of their charts.
    package var notices: [EditionNotice]

    package init(_ products: [ListedProduct], notices: [EditionNotice] = []) {
        self.products = products
        self.notices = notices
    }

    package func text(_ palette: Palette = .plain) -> String {
        var table = TextTable([.leading, .leading, .leading, .leading])
        table.add(["carrier", "product", "build", "medication"].map { TextTable.Cell($0, paint: palette.dim) })
        for product in products {
            table.add([
                .init(product.carrier), .init(product.product), .init(names(product.buildCharts)),
                .init(names(product.medicationCharts)),
            ])
        }
        return table.text + (notices.isEmpty ? "" : "\n" + notices.text(palette))
    }

    private func names(_ charts: [ChartID]) -> String {
        charts.map { "\($0.chart)/\($0.edition)" }.joined(separator: ", ")
    }

    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 256 + products.count * 256)
        writer.beginObject()
        writer.lines("products", of: products, indent: 0) { writer, product in
            writer.object {
                $0.member("carrier", product.carrier)
                $0.member("product", product.product)
                $0.member("build", product.buildCharts.map(\.description))
                $0.member("medication", product.medicationCharts.map(\.description))
            }
        }
        writer.write(notices, indent: 0)
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

/// The medications that charts print, as `medications` prints them.
package struct MedicationListing: Sendable {
    package var medications: [ListedMedication]

    package init(_ medications: [ListedMedication]) { self.medications = medications }

    package func text(_ palette: Palette = .plain) -> String {
        var table = TextTable([.leading, .leading, .trailing, .leading])
        table.add(["medication", "ingredients", "rules", "carriers"].map { TextTable.Cell($0, paint: palette.dim) })
        for medication in medications {
            table.add([
                .init(oneLine(medication.medication)), .init(medication.ingredients.joined(separator: " + ")),
                .init(String(medication.rules)), .init(medication.carriers.joined(separator: ", ")),
            ])
        }
        return table.text
    }

    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 256 + medications.count * 128)
        writer.beginObject()
        writer.lines("medications", of: medications, indent: 0) { $1.write(to: &$0) }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension ListedMedication {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("medication", medication)
            $0.member("ingredients", ingredients)
            $0.member("rules", rules)
            $0.member("carriers", carriers)
        }
    }
}

import ChartSchema
import Eligibility
import Results

extension ProductListing {
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

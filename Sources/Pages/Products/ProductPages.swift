import ChartSchema
import Eligibility
import Reports

extension Site {
    private static let productsOnPage = 400
    private static let chartsShown = 100

    /// Every product that a chart speaks of, by carrier.
    func productList(_ query: SiteQuery) -> SitePage {
        let sorted = products.enumerated().sorted {
            (names.carrier($0.element.carrier).lowercased(), $0.offset)
                < (names.carrier($1.element.carrier).lowercased(), $1.offset)
        }.map(\.element)
        let paging = Paging(total: sorted.count, page: query.page, size: Self.productsOnPage)
        var carriers: [(id: String, products: [ListedProduct])] = []
        for product in sorted[paging.range] {
            if carriers.last?.id != product.carrier { carriers.append((product.carrier, [])) }
            carriers[carriers.count - 1].products.append(product)
        }
        return render(
            "products", title: "Products", here: "/products",
            [
                "product-count": products.count, "carrier-count": Set(products.map(\.carrier)).count,
                "paging": paging.values { query.address("/products", with: [("page", String($0))]) },
                "carriers": carriers.map { carrier in
                    [
                        "id": carrier.id, "name": names.carrier(carrier.id),
                        "products": carrier.products.map { product in
                            [
                                "name": names.product(product.carrier, product.product), "id": product.product,
                                "address": Address.product(product.carrier, product.product),
                                "has-build": !product.buildCharts.isEmpty,
                                "has-medication": !product.medicationCharts.isEmpty,
                            ]
                        },
                    ] as [String: Any]
                },
            ])
    }

    /// One product: its charts, the classes they grant, and its own checkers.
    func productPage(_ carrier: String, _ product: String) -> SitePage? {
        guard let listed = products.first(where: { $0.carrier == carrier && $0.product == product }) else { return nil }
        let entries = manifest.charts.filter { entry in
            entry.carrier == carrier && entry.products.contains(product)
                || (listed.buildCharts + listed.medicationCharts).contains {
                    $0.carrier == entry.carrier && $0.chart == entry.chart
                }
        }
        var classes: [String: (rank: Int, badge: Badge, labels: [String])] = [:]
        for chart in dataset.build.charts where listed.buildCharts.contains(chart.id) {
            for column in chart.columns where column.product == nil || column.product == product {
                guard let rateClass = column.rateClass else { continue }
                let label = column.classLabel?.onOneLine ?? rateClass.name
                var known = classes[rateClass.rawValue] ?? (rateClass.rank, rateClass.badge, [])
                if !known.labels.contains(label) { known.labels.append(label) }
                classes[rateClass.rawValue] = known
            }
        }
        let question = BuildQuestion(SiteQuery([("carrier", carrier)]))
        return render(
            "product", title: names.plan(carrier, product), here: "/products",
            [
                "carrier": names.carrier(carrier), "product": names.product(carrier, product), "carrier-id": carrier,
                "product-id": product, "charts": entries.suffix(Self.chartsShown).map { chartValues($0) },
                "has-build": !listed.buildCharts.isEmpty, "has-medication": !listed.medicationCharts.isEmpty,
                "form": question.form(buildForm, carriers: []),
                "classes": classes.values.sorted { ($0.rank, $0.badge.name) < ($1.rank, $1.badge.name) }.map { each in
                    [
                        "name": each.badge.name, "tone": each.badge.tone,
                        "labels": each.labels.prefix(6).joined(separator: " · "),
                    ]
                },
                "has-classes": !classes.isEmpty,
                "notices": noticeValues { $0 == carrier && $1 == product },
                "compare-address": Address.of("/compare", [("plan", "\(carrier)/\(product)")]),
            ])
    }
}

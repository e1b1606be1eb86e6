import ChartSchema
import Testing

@testable import Diff

/// A product of which a chart says nothing any more is gone for who reads it, though its source still names it.
struct ProductsSpokenOfTests {
    private static func chart(_ products: [String?]) -> BuildChart {
        var chart = DiffCharts.chart(DiffCharts.two)
        for (column, product) in products.enumerated() { chart.columns[column].product = product }
        return chart
    }

    @Test func aProductWithoutColumnsIsGone() throws {
        let (named, other) = (Self.chart(["term", "term"]), Self.chart(["Term Plus", "Term Plus"]))
        let statements = StatementTests.told(named, other).statements
        let removed = try #require(statements.first { $0.kind == .productRemoved })
        #expect(removed.names == ["term"] && removed.changeClass == .breaking)
        #expect(try ContractTests.breaches(#"{"consumer":"q","products":["term"]}"#, named, other) == 1)
    }

    @Test func columnsOfNobodyAreForAllProducts() {
        #expect(Self.chart([nil, "other"]).products(spokenOfBy: [nil, "other"]) == ["term", "other"])
        #expect(Self.chart([nil, nil]).products(spokenOfBy: []) == ["term"])
        #expect(Self.chart(["other", "other"]).products(spokenOfBy: ["other", "other"]) == ["other"])
    }
}

import ChartSchema
import Testing

@testable import Validation

@Suite struct ComparableColumnsTests {
    @Test func columnsOfOnePeopleAreCompared() {
        let columns = [
            column(.preferred), column(.standard), column(.standard, sex: .male), column(.standard, sex: .female),
            column(.standard, product: "term"), column(.graded), column(nil),
        ]
        let comparable = ComparableColumns(columns)
        #expect(comparable.contain(0, 1))
        #expect(comparable.contain(1, 2))
        #expect(!comparable.contain(2, 3))
        #expect(!comparable.contain(1, 4))
        #expect(!comparable.contain(1, 5))
        #expect(!comparable.contain(1, 6))
    }

    private func column(_ rateClass: RateClass?, sex: Sex = .any, product: String? = nil) -> BuildColumn {
        var column = BuildColumn()
        (column.rateClass, column.sex, column.product) = (rateClass, sex, product)
        return column
    }
}

import ChartSchema
import Testing

@testable import Diff

/// A consumer breaks when what it reads goes or means something else, and not otherwise.
@Suite struct ContractTests {
    static func breaches(_ contract: String, _ a: BuildChart?, _ b: BuildChart?) throws -> Int {
        let contract = try ConsumerContract.read(Array(contract.utf8))
        let diff = try DatasetDiffTests.diff([a].compactMap(\.self), [b].compactMap(\.self))
        return contract.breaches(in: diff) { _ in ["term"] }.count
    }

    @Test func onlyWhatIsReadBreaks() throws {
        let a = DiffCharts.chart(DiffCharts.two)
        let fewer = DiffCharts.chart([DiffCharts.two[0]])
        #expect(try Self.breaches(#"{"consumer":"q"}"#, a, fewer) == 1)
        #expect(try Self.breaches(#"{"consumer":"q","classes":["standard"]}"#, a, fewer) == 1)
        #expect(try Self.breaches(#"{"consumer":"q","classes":["Preferred"]}"#, a, fewer) == 0)
        #expect(try Self.breaches(#"{"consumer":"q","carriers":["other"]}"#, a, fewer) == 0)
        #expect(try Self.breaches(#"{"consumer":"q","products":["whole"]}"#, a, nil) == 0)
        #expect(try Self.breaches(#"{"consumer":"q"}"#, a, nil) == 1)
        #expect(try Self.breaches(#"{"consumer":"q"}"#, nil, a) == 0)
        #expect(try Self.breaches(#"{"consumer":"q"}"#, a, DiffCharts.chart(DiffCharts.two) { 100 + $0 + $1 }) == 0)
    }

    @Test func aContractMayNameWhatRecordsSay() {
        #expect(
            ConsumerContract.knownFields.sorted() == [
                "bmi_max", "bmi_min", "class_label", "lookback_max_months", "lookback_min_months", "outcome",
                "outcome_label", "rate_class", "weight_max_lb", "weight_min_lb",
            ])
    }

    @Test func aLabelBreaksWhoReadsByLabel() throws {
        let a = DiffCharts.chart(DiffCharts.two)
        let renamed = DiffCharts.chart([DiffCharts.two[0], ("Select", .standard)])
        #expect(try Self.breaches(#"{"consumer":"q","classes":["Standard"]}"#, a, renamed) == 1)
        #expect(try Self.breaches(#"{"consumer":"q","classes":["standard"]}"#, a, renamed) == 0)
        #expect(try Self.breaches(#"{"consumer":"q","fields":["class_label"]}"#, a, renamed) == 1)
    }

    @Test(arguments: [
        (#""carriers":["acme","amce"]"#, "amce"), (#""products":["term","whole"]"#, "whole"),
        (#""classes":["Select"]"#, "Select"), (#""classes":["preferred","Preferred"],"carriers":["acme"]"#, nil),
        (#""fields":["bmi_max"]"#, nil),
    ])
    func aNameThatNobodyHasIsFound(_ members: String, _ unknown: String?) throws {
        let contract = try ConsumerContract.read(Array(#"{"consumer":"q",\#(members)}"#.utf8))
        let side = DatasetDiffTests.Shelf([DatasetDiffTests.chart("x")]).side("a")
        #expect(try contract.unknownName(in: [side])?.name == unknown)
    }

    @Test func aMisspeltPromiseIsRefused() {
        #expect(throws: MalformedDocument.self) {
            try ConsumerContract.read(Array(#"{"consumer":"q","clases":[]}"#.utf8))
        }
        #expect(throws: MalformedDocument.self) {
            try ConsumerContract.read(Array(#"{"consumer":"q","fields":["weight"]}"#.utf8))
        }
    }
}

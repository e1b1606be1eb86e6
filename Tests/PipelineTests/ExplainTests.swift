import ChartSchema
import Eligibility
import Testing

@testable import Pipeline

@Suite struct ValueQueryTests {
    private func record(
        height: HeightRange = HeightRange(exactly: 70), label: String? = "Super\nPreferred",
        rateClass: RateClass? = .preferredPlus,
        sex: Sex = .female, age: AgeRange = AgeRange(min: 16, max: 60), tobacco: Tobacco = .no
    ) -> FlatBuildRecord {
        FlatBuildRecord(
            carrier: "acme", product: "term+whole", edition: "2024-05-01", sex: sex, age: age, tobacco: tobacco,
            height: height, classLabel: label, rateClass: rateClass, weightMin: 100, weightMax: 200, bmiMin: nil,
            bmiMax: nil, file: "raw/x.csv", cell: nil)
    }

    private func matches(_ record: FlatBuildRecord, _ change: (inout ValueQuery) -> Void) -> Bool {
        var query = ValueQuery()
        change(&query)
        return query.matches(record)
    }

    @Test func whatIsNotAskedIsNotCompared() {
        #expect(ValueQuery().matches(record()))
    }

    @Test func heights() {
        #expect(matches(record()) { $0.height = HeightText("5'10\"") })
        #expect(!matches(record()) { $0.height = HeightText("5'11\"") })
        #expect(matches(record(height: HeightRange(min: 68, max: 71))) { $0.height = HeightText("70.5") })
        #expect(matches(record(height: .any)) { $0.height = HeightText("70") })
        #expect(matches(record()) { $0.height = HeightText("178cm") })
        #expect(!matches(record()) { $0.height = HeightText("70.1") })
    }

    @Test func classesByIdOrLabel() {
        #expect(matches(record()) { $0.rateClass = "preferred-plus" })
        #expect(matches(record()) { $0.rateClass = "super preferred" })
        #expect(!matches(record()) { $0.rateClass = "preferred" })
        #expect(!matches(record(label: nil, rateClass: nil)) { $0.rateClass = "preferred" })
    }

    @Test func applicants() {
        #expect(matches(record()) { $0.sex = .female })
        #expect(!matches(record()) { $0.sex = .male })
        #expect(matches(record(sex: .any)) { $0.sex = .male })
        #expect(!matches(record()) { $0.tobacco = .yes })
        #expect(matches(record()) { $0.age = 60 })
        #expect(!matches(record()) { $0.age = 61 })
        #expect(matches(record(age: AgeRange(min: 0, max: 24, unit: .months))) { $0.age = 2 })
        #expect(!matches(record(age: AgeRange(min: 0, max: 23, unit: .months))) { $0.age = 2 })
        #expect(matches(record()) { $0.product = "whole" })
        #expect(!matches(record()) { $0.product = "who" })
        #expect(matches(record()) { $0.weight = 200 })
        #expect(!matches(record()) { $0.weight = 201 })
    }

    @Test func theQuestionInWords() {
        var query = ValueQuery()
        #expect(query.inWords == "everything")
        query.height = HeightText("178cm")
        query.rateClass = "preferred"
        #expect(query.inWords == "height 178cm = 70.1 in, class preferred")
    }
}

import ChartSchema
import Tables
import Testing

@testable import Reading

/// Elements and attributes that give one end of ages each, whatever their letters.
@Suite struct EndsOfAgesTests {
    private func ages(_ elements: String) throws -> [AgeRange] {
        let text = """
            <Chart>\(elements)<Row><Height>5'0"</Height><Preferred>149</Preferred><Standard>174</Standard></Row>
            <Row><Height>5'1"</Height><Preferred>153</Preferred><Standard>180</Standard></Row></Chart>
            """
        let draft = ChartReader.read(
            try TableReader.read(Array(text.utf8), file: "chart.xml"), sha256: "",
            instructions: ReadingInstructions(id: ChartID("carrier/chart/2026-01-01")!))
        #expect(draft.findings.allSatisfy { $0.severity < .warning }, "\(draft.findings)")
        return Set(draft.chart.flatRecords().map(\.age)).map { $0 }
    }

    @Test(arguments: [
        ("AgeMin", "AgeMax"), ("MinIssueAge", "MaxIssueAge"), ("MinimumAge", "MaximumAge"), ("AgeFrom", "AgeTo"),
        ("StartAge", "EndAge"), ("ageMin", "ageMax"), ("MIN_AGE", "MAX_AGE"), ("Min-Age", "Max-Age"),
        ("Age_Min", "Age_Max"),
    ])
    func bothEnds(_ low: String, _ high: String) throws {
        let both = AgeRange(min: 18, max: 60)
        #expect(try ages("<\(low)>18</\(low)><\(high)>60</\(high)>") == [both])
        #expect(try ages("<\(high)>60</\(high)><\(low)>18</\(low)>") == [both])
    }

    @Test func oneEnd() throws {
        #expect(try ages("<AgeMin>18</AgeMin>") == [AgeRange(min: 18, max: nil)])
        #expect(try ages("<AgeMax>60</AgeMax>") == [AgeRange(min: nil, max: 60)])
    }
}

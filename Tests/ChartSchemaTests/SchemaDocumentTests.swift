import Foundation
import SchemaValidation
import Testing

@testable import ChartSchema

/// What the writers write is what the published schemas say, key for key.
@Suite struct SchemaDocumentTests {
    static func validator(_ name: String) throws -> SchemaValidator {
        try SchemaValidator(try #require(SchemaDocument.all.first { $0.name == name }).text)
    }

    static let documents: [(schema: String, bytes: [UInt8])] = [
        ("build-chart", BuildChartJSONTests.chart.canonicalJSON()),
        ("manifest", ManifestJSONTests.manifest.canonicalJSON()),
        ("manifest-root", ManifestPartsTests.root.canonicalJSON()),
        ("manifest-entries", ManifestJSONTests.manifest.inParts[0].entriesJSON()),
        ("manifest-findings", ManifestJSONTests.manifest.inParts[0].findingsJSON() ?? []),
        ("latest", LatestPointer(version: VersionNumber(1, 2, 0), sha256: ManifestJSONTests.hash).canonicalJSON()),
        ("finding", ManifestJSONTests.manifest.charts[0].findings[0].ndjsonLine()),
        ("flat-record", FlatRecordTests.record.ndjsonLine()),
        ("medication-chart", MedicationChartJSONTests.uncorrected.canonicalJSON()),
        ("flat-medication-record", MedicationChartJSONTests.chart.flatRecords()[0].ndjsonLine()),
    ]

    @Test(arguments: documents.indices)
    func whatIsWrittenIsValid(_ index: Int) throws {
        let (schema, bytes) = Self.documents[index]
        #expect(try Self.validator(schema).problems(in: bytes) == [])
    }

    @Test func whatPeopleDecidedIsValid() throws {
        let chart = ReviewedChart.chart.canonicalJSON()
        #expect(try Self.validator("build-chart").problems(in: chart) == [])
        let medications = MedicationChartJSONTests.chart.canonicalJSON()
        #expect(try Self.validator("medication-chart").problems(in: medications) == [])
        let finding = ReviewedChart.finding.ndjsonLine()
        #expect(try Self.validator("finding").problems(in: finding) == [])
        let manifest = ReviewedChart.manifest.canonicalJSON()
        #expect(try Self.validator("manifest").problems(in: manifest) == [])
    }

    /// Every key that is taken away, added, or holds another type makes a document invalid.
    @Test(arguments: documents.indices)
    func everyKeyIsDescribed(_ index: Int) throws {
        let (schema, bytes) = Self.documents[index]
        let validator = try Self.validator(schema)
        let root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
        for damaged in Self.damaged(root) {
            let bytes = Array(try JSONSerialization.data(withJSONObject: damaged.value))
            #expect(try validator.problems(in: bytes) != [], "\(damaged.what)")
        }
    }

    /// The object with one key less, one key more or one value of no type that is written, at every depth.
    private static func damaged(_ object: [String: Any], at place: String = "$") -> [(
        what: String, value: [String: Any]
    )] {
        var results: [(what: String, value: [String: Any])] = []
        guard !place.hasSuffix(".context") else { return [] }
        results.append(("\(place) has a key more", object.merging(["surplus": "x"]) { a, _ in a }))
        for (key, value) in object {
            results.append(("\(place) without \(key)", object.filter { $0.key != key }))
            results.append(("\(place).\(key) a nested array", object.merging([key: [[[1]]]]) { $1 }))
            if let inner = value as? [String: Any] {
                results += damaged(inner, at: "\(place).\(key)").map {
                    ($0.what, object.merging([key: $0.value]) { $1 })
                }
            }
            for (index, element) in (value as? [Any] ?? []).enumerated() {
                guard let inner = element as? [String: Any] else { continue }
                results += damaged(inner, at: "\(place).\(key)[\(index)]").map { damage in
                    var array = value as! [Any]
                    array[index] = damage.value
                    return (damage.what, object.merging([key: array]) { $1 })
                }
            }
        }
        return results
    }

    @Test func thePipelineOfThisRepositoryIsValid() throws {
        var folder = URL(fileURLWithPath: #filePath)
        for _ in 0..<3 { folder.deleteLastPathComponent() }
        let bytes = Array(try Data(contentsOf: folder.appendingPathComponent("pipeline.json")))
        #expect(try Self.validator("pipeline").problems(in: bytes) == [])
    }

    @Test(arguments: [
        #"{"schema":1}"#, #"{"schema":2,"carriers":[]}"#, #"{"schema":1,"carriers":[],"output":{}}"#,
        #"{"schema":1,"carriers":[{"id":"Acme","name":"A","products":[],"sources":[]}]}"#,
        #"{"schema":1,"carriers":[{"id":"a","name":"","products":[],"sources":[]}]}"#,
        #"{"schema":1,"carriers":[],"outputs":{"directory":""}}"#,
    ])
    func aWrongPipelineIsNotValid(_ text: String) throws {
        #expect(try Self.validator("pipeline").problems(in: Array(text.utf8)) != [])
    }

    @Test func everySchemaStandsAlone() throws {
        #expect(SchemaDocument.all.map(\.name) == SchemaDocument.all.map(\.name).sorted())
        for schema in SchemaDocument.all {
            #expect(schema.text.contains("\"$id\": \"urn:chartwright:schema:\(schema.name):1\""))
            for part in schema.text.split(separator: "\"$ref\": \"").dropFirst() {
                let reference = part.prefix { $0 != "\"" }
                let name = reference.split(separator: "/").last!
                #expect(reference == "#/$defs/\(name)" && schema.text.contains("\"\(name)\": {"), "\(schema.name)")
            }
        }
    }
}

import ChartSchema
import Eligibility
import Foundation
import GRDB
import Store
import Testing

@testable import Export

/// The database holds every flat record, once, and says the same as they do.
@Suite struct SQLiteExportTests {
    private static let store = DatasetStore(root: DatasetExportTests.root)

    /// Exports, and gives the database to `body`.
    private func withDatabase(
        carriers: [String] = [], kind: ManifestEntry.Kind? = nil, _ body: (Database, DatasetManifest) throws -> Void
    ) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "sqlite-\(UUID())").path
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let manifest = try #require(try Self.store.latest())
        let export = DatasetExport(manifest, in: Self.store, carriers: carriers, kind: kind)
        let files = try export.write(.sqlite, to: folder)
        #expect(files.map(\.path) == ["charts.sqlite"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["charts.sqlite"])
        let bytes = [UInt8](try Data(contentsOf: URL(filePath: folder + "/charts.sqlite")))
        #expect(files[0].bytes == bytes.count)
        #expect(files[0].sha256 == sha256Hexadecimal(bytes))
        var configuration = Configuration()
        configuration.readonly = true
        let queue = try DatabaseQueue(path: folder + "/charts.sqlite", configuration: configuration)
        try queue.read { try body($0, manifest) }
    }

    /// Every row of a query as the CSV files have it.
    private func lines(_ database: Database, _ sql: String) throws -> [String] {
        try Row.fetchAll(database, sql: sql).map { row in
            var line = CSVLine()
            for value in row.databaseValues {
                switch value.storage {
                case .null: line.add(String?.none)
                case .int64(let number): line.add(String(number))
                case .double(let number): line.add(Figure(rounding: number)?.description)
                case .string(let text): line.add(text: text)
                case .blob: line.add("a blob")
                }
            }
            return String(decoding: line.ended(), as: UTF8.self)
        }
    }

    /// Notes and findings name their place: a line, a cell of a sheet, or a box on a page.
    @Test func placesThatAreNoLinesAreNamed() throws {
        func columns(_ place: Place?) -> [String] {
            SQLiteWriter.columns(place).map { $0.map { "\($0)" } ?? "-" }
        }
        #expect(columns(.line(18)) == ["18", "-", "-", "-", "-"])
        #expect(columns(.cell(SheetCell(sheet: "Build", row: 6, column: 2))) == ["-", "Build", "C7", "-", "-"])
        #expect(
            columns(.box(PageBox(page: 2, left: 720, top: 1_405, right: 1_102, bottom: 1_520)))
                == ["-", "-", "-", "2", "72,140.5,110.2,152"])
        #expect(columns(nil) == ["-", "-", "-", "-", "-"])
        try withDatabase { database, _ in
            for table in ["note", "finding", "open_finding"] {
                let names = try database.columns(in: table).map(\.name)
                #expect(["line", "sheet", "cell", "page", "box"].allSatisfy(names.contains), "\(table): \(names)")
            }
        }
    }

    @Test func everyFlatRecordIsThereOnce() throws {
        try withDatabase { database, manifest in
            var expected: [ManifestEntry.Kind: [String]] = [:]
            for entry in manifest.charts {
                expected[entry.kind, default: []] += try Self.store.chart(entry).flatRecords().map {
                    String(decoding: $0.csvLine(), as: UTF8.self)
                }
            }
            #expect(try lines(database, "SELECT * FROM build") == expected[.build])
            #expect(try lines(database, "SELECT * FROM medication") == expected[.medication])
            let columns = try database.columns(in: "build").map(\.name)
            #expect(columns == FlatBuildRecord.csvColumns)
            #expect(try database.columns(in: "medication").map(\.name) == FlatMedicationRecord.csvColumns)
            let findings = try Row.fetchAll(database, sql: "SELECT chart, fingerprint FROM finding ORDER BY id")
            #expect(
                findings.map { "\($0[0] as String) \($0[1] as String)" }
                    == manifest.charts.flatMap { entry in entry.findings.map { "\(entry.id) \($0.fingerprint)" } })
        }
    }

    @Test func keysHoldAndEveryIndexIsSound() throws {
        try withDatabase { database, _ in
            #expect(try lines(database, "PRAGMA integrity_check") == ["\"ok\"\r\n"])
            try database.checkForeignKeys()
            #expect(try lines(database, "PRAGMA user_version") == ["\(SQLiteSchema.version)\r\n"])
            let views = try String.fetchAll(database, sql: "SELECT name FROM sqlite_schema WHERE type = 'view'")
            for view in views {
                let rows = try Int.fetchOne(database, sql: "SELECT count(*) FROM \(view)") ?? 0
                #expect(rows > 0, "\(view)")
            }
            #expect(views.count == 9)
            // A plain question goes through an index.
            let plan = try Row.fetchAll(
                database,
                sql: "EXPLAIN QUERY PLAN SELECT * FROM medication_rule_ingredient WHERE ingredient = 'warfarin'")
            #expect(plan.contains { ($0["detail"] as String).contains("medication_rule_ingredient_by_name") })
        }
    }

    /// The best class of a height is the one of the smallest rank among the flat records.
    @Test func theBestClassOfEveryHeight() throws {
        try withDatabase(kind: .build) { database, manifest in
            struct Place: Hashable {
                var plan: [String]
                var sex: Sex
                var age: AgeRange
                var tobacco: Tobacco
                var height: HeightRange
            }
            var best: [Place: RateClass] = [:]
            for chart in try charts(manifest).compactMap(\.buildChart) {
                for record in chart.flatRecords() {
                    guard let rateClass = record.rateClass, rateClass.isOffer else { continue }
                    for product in record.product!.split(separator: "+") {
                        let place = Place(
                            plan: [record.carrier, String(product)], sex: record.sex, age: record.age,
                            tobacco: record.tobacco, height: record.height)
                        best[place] = min(best[place] ?? rateClass, rateClass)
                    }
                }
            }
            let rows = try Row.fetchAll(database, sql: "SELECT * FROM best_class_by_height")
            #expect(rows.count == best.count)
            for row in rows {
                let figure: (String) -> Figure? = { (row[$0] as Double?).flatMap { Figure(rounding: $0) } }
                let place = Place(
                    plan: [row["carrier"], row["product"]], sex: Sex(rawValue: row["sex"])!,
                    age: AgeRange(min: row["age_min"], max: row["age_max"], unit: AgeUnit(rawValue: row["age_unit"])!),
                    tobacco: Tobacco(rawValue: row["tobacco"])!,
                    height: HeightRange(min: figure("height_min_in"), max: figure("height_max_in")))
                #expect(best[place]?.rawValue == row["rate_class"], "\(place)")
            }
        }
    }

    /// Side by side stand the greatest weights of the flat records.
    @Test func theWideViewHasEveryGreatestWeight() throws {
        try withDatabase(kind: .build) { database, manifest in
            var expected: Set<[String]> = []
            for chart in try charts(manifest).compactMap(\.buildChart) {
                let records = chart.flatRecords()
                for record in records {
                    guard let rateClass = record.rateClass, rateClass.isOffer, let most = record.weightMax else {
                        continue
                    }
                    let others = records.filter {
                        ($0.product, $0.sex, $0.age, $0.tobacco) == (
                            record.product, record.sex, record.age, record.tobacco
                        ) && $0.height == record.height && $0.rateClass == rateClass
                    }
                    guard others.allSatisfy({ $0.weightMax.map { $0 <= most } ?? true }) else { continue }
                    for product in record.product!.split(separator: "+") {
                        expected.insert([
                            chart.id.description, String(product), record.sex.rawValue, record.tobacco.rawValue,
                            record.age.min?.description ?? "", record.age.max?.description ?? "",
                            record.height.min?.description ?? "", record.height.max?.description ?? "",
                            rateClass.rawValue, most.description,
                        ])
                    }
                }
            }
            var found: Set<[String]> = []
            for row in try Row.fetchAll(database, sql: "SELECT * FROM build_wide") {
                for rateClass in RateClass.allCases where rateClass.isOffer {
                    let column = rateClass.rawValue.replacing("-", with: "_") + "_max_lb"
                    guard let most = text(row[column]) else { continue }
                    found.insert(
                        ["chart", "product", "sex", "tobacco", "age_min", "age_max", "height_min_in", "height_max_in"]
                            .map { text(row[$0]) ?? "" } + [rateClass.rawValue, most])
                }
            }
            #expect(found == expected)
        }
    }

    @Test func whatDrugsMean() throws {
        try withDatabase(carriers: ["american-amicable"], kind: .medication) { database, manifest in
            let records = try charts(manifest).compactMap(\.medicationChart).filter {
                $0.carrier == "american-amicable"
            }.flatMap { $0.flatRecords() }
            let warfarin = records.filter { $0.rule.ingredients == ["warfarin"] }
            let rows = try Row.fetchAll(
                database, sql: "SELECT * FROM medication_outcome WHERE drug = 'warfarin' ORDER BY medication_rule")
            let products = warfarin.map { $0.product!.split(separator: "+").count }.reduce(0, +)
            #expect(!rows.isEmpty)
            #expect(rows.count == products)
            #expect(Set(rows.map { $0["outcome"] as String }) == Set(warfarin.map(\.rule.outcome.rawValue)))
            let summary = try #require(
                try Row.fetchOne(database, sql: "SELECT * FROM drug_outcome WHERE drug = 'warfarin'"))
            let outcomes = warfarin.map(\.rule.outcome).sorted { $0.favour < $1.favour }
            #expect(summary["best"] == outcomes.first?.rawValue)
            #expect(summary["worst"] == outcomes.last?.rawValue)
        }
    }

    @Test func onlyWhatIsAskedFor() throws {
        try withDatabase(carriers: ["sbli"], kind: .build) { database, manifest in
            let carriers = try lines(database, "SELECT id FROM carrier")
            let kinds = try lines(database, "SELECT DISTINCT kind FROM chart")
            let rules = try lines(database, "SELECT count(*) FROM medication_rule")
            let version = try lines(database, "SELECT version FROM dataset")
            #expect(carriers == ["\"sbli\"\r\n"])
            #expect(kinds == ["\"build\"\r\n"])
            #expect(rules == ["0\r\n"])
            #expect(version == ["\"\(manifest.version)\"\r\n"])
        }
    }

    /// The newest edition of every chart.
    private func charts(_ manifest: DatasetManifest) throws -> [Chart] {
        var newest: [String: ManifestEntry] = [:]
        for entry in manifest.charts { newest["\(entry.carrier)/\(entry.chart)"] = entry }
        return try newest.values.map { try Self.store.chart($0) }
    }

    private func text(_ value: DatabaseValue) -> String? {
        switch value.storage {
        case .null, .blob: nil
        case .int64(let number): String(number)
        case .double(let number): Figure(rounding: number)?.description
        case .string(let text): text
        }
    }
}

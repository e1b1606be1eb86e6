import ChartSchema

/// The `datapackage.json` of a tabular data package (Frictionless Data, specification 1).
struct DataPackage {
    var manifest: DatasetManifest
    /// The CSV files.
    var files: [DatasetExport.File]

    func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 8192)
        writer.beginObject()
        let texts = [
            ("profile", "tabular-data-package"), ("name", "life-underwriting-charts"),
            ("title", "Build and medication charts of life insurers"), ("version", manifest.version.description),
        ]
        for (name, text) in texts {
            writer.lineBreak(indent: 1)
            writer.member(name, text)
        }
        writer.lineBreak(indent: 1)
        writer.lines("resources", of: files, indent: 1) { writer, file in
            let name = String(file.path.prefix { $0 != "." })
            writer.object {
                $0.member("profile", "tabular-data-resource")
                $0.member("name", name)
                $0.member("path", file.path)
                $0.member("format", "csv")
                $0.member("mediatype", "text/csv")
                $0.member("encoding", "utf-8")
                $0.member("bytes", file.bytes)
                $0.member("hash", "sha256:" + file.sha256)
                $0.object("schema") { Self.writeSchema(of: name, to: &$0) }
            }
        }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    private static func writeSchema(of name: String, to writer: inout CanonicalJSONWriter) {
        let columns =
            switch name {
            case "build": FlatBuildRecord.csvColumns
            case "medication": FlatMedicationRecord.csvColumns
            case "corrections": CorrectionRecord.columns
            default: ChartRecord.columns
            }
        writer.array("fields", of: columns) { writer, column in
            writer.object {
                $0.member("name", column)
                $0.member("type", type(of: column))
                let options = options(of: column, in: name)
                let isRequired = required(in: name).contains(column)
                if !options.isEmpty || isRequired {
                    $0.object("constraints") {
                        if isRequired { $0.member("required", true) }
                        if !options.isEmpty { $0.member("enum", options) }
                    }
                }
            }
        }
        writer.member("missingValues", [""])
        if name == "charts" { writer.member("primaryKey", ["id"]) }
    }

    private static func type(of column: String) -> String {
        switch column {
        case "edition", "date", "withdrawn_from": "date"
        case "height_min_in", "height_max_in", "weight_min_lb", "weight_max_lb", "bmi_min", "bmi_max": "number"
        case "age_min", "age_max", "lookback_min_months", "lookback_max_months", "source_table", "source_row",
            "source_column", "rows", "records", "warnings":
            "integer"
        default: "string"
        }
    }

    private static func required(in name: String) -> [String] {
        switch name {
        case "build": ["kind", "carrier", "edition", "sex", "age_unit", "tobacco", "source_file"]
        case "medication": ["kind", "carrier", "edition", "medication", "outcome", "source_file"]
        case "corrections":
            ["chart", "carrier", "field", "printed", "published", "reason", "who", "date", "source_file"]
        default: ["id", "kind", "carrier", "chart", "edition", "sha256"]
        }
    }

    private static func options(of column: String, in name: String) -> [String] {
        switch column {
        case "kind": name == "charts" ? ManifestEntry.Kind.allCases.map(\.rawValue) : [name]
        case "sex": Sex.allCases.map(\.rawValue)
        case "tobacco": Tobacco.allCases.map(\.rawValue)
        case "age_unit": AgeUnit.allCases.map(\.rawValue)
        case "rate_class": RateClass.allCases.map(\.rawValue)
        case "lookback_basis": LookbackWindow.Basis.allCases.map(\.rawValue)
        case "outcome": MedicationOutcome.allCases.map(\.rawValue)
        default: []
        }
    }
}

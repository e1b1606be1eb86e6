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
        writer.array("fields", of: fields(of: name)) { writer, field in
            writer.object {
                $0.member("name", field.name)
                $0.member("type", field.packageType)
                let isRequired = field.presence == .required
                if !field.options.isEmpty || isRequired {
                    $0.object("constraints") {
                        if isRequired { $0.member("required", true) }
                        if !field.options.isEmpty { $0.member("enum", field.options) }
                    }
                }
            }
        }
        writer.member("missingValues", [""])
        if name == "charts" { writer.member("primaryKey", ["id"]) }
    }

    private static func fields(of name: String) -> [FlatField] {
        switch name {
        case "build": FlatBuildRecord.fields()
        case "medication": FlatMedicationRecord.fields()
        case "corrections": CorrectionRecord.fields()
        default: ChartRecord.fields()
        }
    }
}

extension FlatField {
    /// The type of a field of Table Schema; lists are texts joined by `+`.
    fileprivate var packageType: String {
        switch kind {
        case .id, .text, .texts: "string"
        case .date: "date"
        case .whole: "integer"
        case .figure: "number"
        }
    }
}

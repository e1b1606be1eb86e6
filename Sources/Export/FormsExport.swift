import ChartSchema
import Eligibility
import Store

extension DatasetExport {
    /// `build-form.json` and `medication-form.json`; a kind without charts has none.
    func forms(to output: OutputFolder) throws(ExportError) -> [File] {
        let wanted = Set(entries.map(\.id))
        let dataset = try read { () throws(StoreError) in
            try EligibilityDataset(manifest, in: store) { wanted.contains($0.id) }
        }
        var files: [File] = []
        if !dataset.build.plans.isEmpty {
            files.append(try output.write("build-form.json", dataset.buildForm.json()))
        }
        if !dataset.medication.plans.isEmpty {
            files.append(try output.write("medication-form.json", dataset.medicationForm.json()))
        }
        return files
    }
}

extension Form {
    /// The form as JSON, one field a line.
    public func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 4096)
        writer.beginObject()
        writer.lineBreak(indent: 1)
        writer.member("form", id)
        writer.lineBreak(indent: 1)
        writer.member("version", version.description)
        writer.lineBreak(indent: 1)
        writer.lines("sections", of: sections, indent: 1) { writer, section in
            writer.object {
                $0.member("id", section.id)
                $0.member("title", section.title)
                $0.lines("fields", of: section.fields, indent: 2) { $1.write(to: &$0) }
            }
        }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension Form.Field {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("id", id)
            $0.member("title", title)
            $0.member("kind", kind.rawValue)
            $0.member("required", isRequired)
            $0.member("min", min)
            $0.member("max", max)
            $0.member("unit", unit)
            $0.member("masks", masks)
            $0.member("options", options)
            $0.member("plans", plans)
            $0.key("depends_on")
            if let dependsOn {
                $0.object {
                    $0.member("field", dependsOn.field)
                    $0.object("options") { writer in
                        for (answer, options) in dependsOn.options { writer.member(answer, options) }
                    }
                }
            } else {
                $0.null()
            }
            $0.member("examples", examples)
        }
    }
}

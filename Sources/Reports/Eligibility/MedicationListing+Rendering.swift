import ChartSchema
import Eligibility
import Results

extension MedicationListing {
    package func text(_ palette: Palette = .plain) -> String {
        var table = TextTable([.leading, .leading, .trailing, .leading])
        table.add(["medication", "ingredients", "rules", "carriers"].map { TextTable.Cell($0, paint: palette.dim) })
        for medication in medications {
            table.add([
                .init(oneLine(medication.medication)), .init(medication.ingredients.joined(separator: " + ")),
                .init(String(medication.rules)), .init(medication.carriers.joined(separator: ", ")),
            ])
        }
        return table.text
    }

    package func json() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 256 + medications.count * 128)
        writer.beginObject()
        writer.lines("medications", of: medications, indent: 0) { $1.write(to: &$0) }
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension ListedMedication {
    func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("medication", medication)
            $0.member("ingredients", ingredients)
            $0.member("rules", rules)
            $0.member("carriers", carriers)
        }
    }
}

/// The NDJSON form of a flat record: one object a line, keys in the contract's order.
extension FlatBuildRecord {
    /// The record as one line of NDJSON, with its line feed.
    public func ndjsonLine() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 512)
        writer.object { write(to: &$0) }
        writer.endLine()
        return writer.bytes
    }

    package func write(to writer: inout CanonicalJSONWriter) {
        writer.member("kind", "build")
        writer.member("carrier", carrier)
        writer.member("product", product)
        writer.member("edition", edition)
        writer.member("sex", sex.rawValue)
        writer.member("age_min", age.min)
        writer.member("age_max", age.max)
        writer.member("age_unit", age.unit.rawValue)
        writer.member("tobacco", tobacco.rawValue)
        writer.member("height_min_in", height.min)
        writer.member("height_max_in", height.max)
        writer.member("class_label", classLabel)
        writer.member("rate_class", rateClass?.rawValue)
        writer.member("weight_min_lb", weightMin)
        writer.member("weight_max_lb", weightMax)
        writer.member("bmi_min", bmiMin)
        writer.member("bmi_max", bmiMax)
        writer.object("source") {
            $0.member("file", file)
            $0.member("table", cell?.table)
            $0.member("row", cell?.rowInTable)
            $0.member("column", cell?.columnInTable)
            cell?.place.writeBeyondLine(to: &$0)
            $0.member("text", cell?.text)
        }
    }
}

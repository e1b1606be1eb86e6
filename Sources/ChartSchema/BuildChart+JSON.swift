/// The canonical JSON of a build chart: the bytes that name it in the store.
extension BuildChart {
    /// The chart as canonical JSON: scalars first, then columns, rows and notes, one of each a line.
    ///
    /// The same chart gives the same bytes, always; another chart gives other bytes.
    public func canonicalJSON() -> [UInt8] {
        var writer = CanonicalJSONWriter(reservingCapacity: 1024 + rows.count * 1024)
        writer.beginObject()
        writer.chartHead(
            schema: BuildChart.schema, kind: .build, id: id, products: products, title: title, source: source)
        writer.lineBreak(indent: 1)
        writer.lines("columns", of: columns, indent: 1) { $1.write(to: &$0) }
        writer.lineBreak(indent: 1)
        writer.lines("rows", of: rows, indent: 1) { $1.write(to: &$0) }
        writer.lineBreak(indent: 1)
        writer.lines("notes", of: notes, indent: 1) { $1.write(to: &$0) }
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }
}

extension BuildColumn {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("product", product)
            $0.member("class_label", classLabel)
            $0.member("rate_class", rateClass?.rawValue)
            $0.member("sex", sex.rawValue)
            $0.member("tobacco", tobacco.rawValue)
            $0.key("age")
            age.write(to: &$0)
            $0.array("cells", of: cells) { $1.write(to: &$0) }
        }
    }
}

extension BuildRow {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("height_min_in", height.min)
            $0.member("height_max_in", height.max)
            $0.key("age")
            if let age { age.write(to: &$0) } else { $0.null() }
            $0.array("cells", of: cells) { $1.write(to: &$0) }
            $0.array("limits", of: limits) { $1.write(to: &$0) }
        }
    }
}

extension BuildLimit {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("column", column)
            $0.member("weight_min_lb", weightMin)
            $0.member("weight_max_lb", weightMax)
            $0.member("bmi_min", bmiMin)
            $0.member("bmi_max", bmiMax)
            $0.array("cells", of: cells) { $1.write(to: &$0) }
            if !corrections.isEmpty { $0.array("corrections", of: corrections) { $1.write(to: &$0) } }
        }
    }
}

extension AgeRange {
    fileprivate func write(to writer: inout CanonicalJSONWriter) {
        writer.object {
            $0.member("min", min)
            $0.member("max", max)
            $0.member("unit", unit.rawValue)
        }
    }
}

import ChartSchema

extension PlacedJSON {
    /// Writes the value in canonical form; numbers in their shortest.
    ///
    /// - Parameter without: Members of the outermost object that are left out.
    func write(to writer: inout CanonicalJSONWriter, without: Set<String> = []) {
        switch value {
        case .null: writer.null()
        case .bool(let flag): writer.value(flag)
        case .number(let text): if let figure = Figure(text) { writer.value(figure) } else { writer.value(text) }
        case .string(let text): writer.value(text)
        case .array(let elements):
            writer.beginArray()
            for element in elements { element.write(to: &writer) }
            writer.endArray()
        case .object(let members):
            writer.beginObject()
            for member in members where !without.contains(member.key) {
                writer.key(member.key)
                member.value.write(to: &writer)
            }
            writer.endObject()
        }
    }
}

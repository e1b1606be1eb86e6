import Reading

extension ConfigurationReader {
    /// A pinned layout: `{"tables": [{"rows": "heights", "direction": "down", "columns": ["Height: heights as …", …]}]}`.
    mutating func layout(_ node: PlacedJSON) -> LayoutSignature? {
        guard let object = object(node, what: "a layout", required: ["tables"]) else { return nil }
        return LayoutSignature(tables: array(object, "tables").compactMap { table($0) })
    }

    private mutating func table(_ node: PlacedJSON) -> LayoutSignature.TableSignature? {
        guard
            let object = object(node, what: "a table of a layout", required: ["rows", "direction", "columns"]),
            let rows = text(object.member("rows")?.value, what: "what names the rows"),
            let direction = choice(
                object.member("direction")?.value, code: "layout", what: "the direction", of: ["down", "across"])
        else { return nil }
        let columns = array(object, "columns").compactMap { text($0, what: "a column's reading") }
        return LayoutSignature.TableSignature(rows: rows, direction: direction, columns: columns)
    }
}

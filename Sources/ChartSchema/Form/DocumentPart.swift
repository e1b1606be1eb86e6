/// A part of a document whose shape is told once: what writes it, what reads it and its schema are made of that list.
protocol DocumentPart: Decodable, Sendable {
    /// What its schema is called among the definitions.
    static var definition: String { get }
    /// For descriptions.
    static var note: String? { get }
    /// Whether its schema stands where the part does, and not among the definitions.
    static var isInline: Bool { get }
    /// What is there before anything is read.
    static var blank: Self { get }

    /// Tells its fields, in the order in which they are written.
    static func tell(_ part: inout Self, in form: inout some DocumentForm)
}

extension DocumentPart {
    static var note: String? { nil }
    static var isInline: Bool { false }

    /// Reads it from any layout, and says what is wrong with it.
    init(told decoder: any Decoder) throws {
        self = .blank
        var form = try DecodedForm(decoder)
        Self.tell(&self, in: &form)
        if let error = form.error { throw error }
    }
}

/// A document that is a chart.
protocol ChartDocument: CanonicalDocument {
    static var blank: Self { get }
    /// About how many bytes it will be.
    var length: Int { get }
    /// What is wrong between its parts: the member and why.
    var fault: (member: StaticString, reason: String)? { get }

    /// Tells its members, in the order in which they are written.
    static func tell(_ chart: inout Self, in form: inout some DocumentForm)
}

extension ChartDocument {
    var fault: (member: StaticString, reason: String)? { nil }

    func written() -> [UInt8] {
        var (chart, writer) = (self, CanonicalJSONWriter(reservingCapacity: length))
        writer.beginObject()
        Self.tell(&chart, in: &writer)
        writer.endLine()
        writer.endObject()
        writer.endLine()
        return writer.bytes
    }

    /// Reads what ``written()`` wrote; `nil` where the reader loses its way.
    init?(reading reader: inout CanonicalJSONReader) {
        var chart = Self.blank
        reader.object { Self.tell(&chart, in: &$0) }
        guard !reader.isLost, chart.fault == nil else { return nil }
        self = chart
    }

    /// What the canonical writer wrote is read without `JSONDecoder`, in a quarter of its time: most of the start of `check`, `serve` and
    /// `diff`.
    init(quickly bytes: [UInt8]) throws(MalformedDocument) {
        if let chart = CanonicalJSONReader.read(bytes, Self.init(reading:)) {
            self = chart
        } else {
            self = try Self.read(bytes)
        }
    }

    init(told decoder: any Decoder) throws {
        self = .blank
        var form = try DecodedForm(decoder)
        Self.tell(&self, in: &form)
        if let (member, reason) = fault { form.refuse(FieldName(stringLiteral: member), reason) }
        if let error = form.error { throw error }
    }

    /// The first members of every chart.
    static func tellHead(
        _ schema: String, _ kind: ManifestEntry.Kind, _ id: inout ChartID, _ products: inout [String],
        _ title: inout String?, _ source: inout ChartSource, in form: inout some DocumentForm
    ) {
        form.line()
        form.constant("schema", schema)
        form.line()
        form.constant("kind", kind.rawValue)
        form.id(&id)
        form.line()
        form.ids("products", &products)
        form.line()
        form.text("title", &title)
        form.line()
        form.part("source", &source)
    }
}

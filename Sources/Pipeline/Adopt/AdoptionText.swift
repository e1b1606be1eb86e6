import ChartSchema
import Foundation
import Reading
import Results

/// A source as it is written into `pipeline.json`.
struct AdoptionText {
    private let entry: Inspection.Entry
    private let id: ChartID
    private let earlier: PipelineConfiguration.Source?

    /// - Parameters:
    ///   - earlier: The source that it follows or replaces: what was said of that one holds for this one too.
    ///   - layout: The layout to pin.
    init(
        of request: AdoptionRequest, id: ChartID, kind: ChartKind, path: String, earlier: PipelineConfiguration.Source?,
        layout: LayoutSignature?
    ) {
        self.id = id
        self.earlier = earlier
        let isSameEdition = earlier?.edition == id.edition
        var entry = Inspection.Entry(
            chart: id.chart, kind: kind, path: path, edition: id.edition,
            products: request.products.isEmpty ? earlier?.products ?? [] : request.products.map(\.id),
            layout: (layout?.tables ?? []).map {
                Inspection.Layout(rows: $0.rows, direction: $0.direction, columns: $0.columns)
            })
        entry.origin = request.origin ?? (isSameEdition ? earlier?.origin : nil)
        entry.retrieved = request.retrieved ?? (isSameEdition ? earlier?.retrieved : nil)
        entry.meanings = Self.meanings(request, kind, earlier)
        entry.given = Self.given(request.given.after(earlier?.given ?? Given()))
        self.entry = entry
    }

    /// The configuration's text with this source in it, and what it then says.
    func written(
        into before: [UInt8], request: AdoptionRequest, file: String, project: ProjectFolder
    ) throws(AdoptionError) -> (bytes: [UInt8], configuration: PipelineConfiguration) {
        var edit = ConfigurationEdit(before.isEmpty ? Array(Self.emptyConfiguration.utf8) : before)
        if carrier(in: edit) == nil, let carriers = edit.root()?.member("carriers")?.value {
            edit.append(Self.carrier(request.carrier), to: carriers)
        }
        for meaning in request.carrierMeanings { write(meaning, in: &edit) }
        for product in request.products where !has(product, in: edit) {
            if let products = carrier(in: edit)?.member("products")?.value {
                edit.append(#"{"id": \#(product.id.json), "name": \#(product.name.json)}"#, to: products)
            }
        }
        if let old = source(in: edit) {
            let rules = old.member("rules").map { String(decoding: edit.bytes[$0.value.range], as: UTF8.self) }
            edit.replace(old, by: entry.json)
            if let rules, let new = source(in: edit) { edit.add("rules", rules, to: new) }
        } else if let sources = carrier(in: edit)?.member("sources")?.value {
            let rules = earlier.flatMap { earlier in
                source(of: earlier.edition, in: edit)?.member("rules").flatMap {
                    CarriedRules(earlier.rules).text(of: $0.value, in: edit.bytes)
                }
            }
            edit.append(entry.json, to: sources)
            if let rules, let new = source(in: edit) { edit.add("rules", rules, to: new) }
        }
        if let new = source(in: edit) { edit.add("golden", "true", to: new) }
        return (edit.bytes, try Adoption.load(edit.bytes, file, project))
    }

    /// The bytes of the configuration; none where there is no such file yet.
    static func read(_ file: String) throws(AdoptionError) -> [UInt8] {
        do {
            return try FileBytes.read(file)
        } catch {
            if error == .missing { return [] }
            throw .file(error, file)
        }
    }

    private static let emptyConfiguration = """
        {
          "schema": 1,
          "carriers": []
        }

        """

    private static func carrier(_ carrier: AdoptionRequest.Named) -> String {
        """
        {
          "id": \(carrier.id.json),
          "name": \(carrier.name.json),
          "products": [],
          "sources": []
        }
        """
    }

    /// Writes what a name means on every chart of the carrier.
    private func write(_ meaning: TypedMeaning, in edit: inout ConfigurationEdit) {
        guard let carrier = carrier(in: edit) else { return }
        let json = Self.json(meaning, entry.kind)
        guard let known = carrier.member("meanings")?.value else {
            return edit.add("meanings", "{\(meaning.name.json): \(json)}", to: carrier)
        }
        if let old = known.member(meaning.name)?.value {
            edit.replace(old, by: json)
        } else if known.hasMembers {
            edit.add(meaning.name.json, json, to: known, isQuoted: true)
        } else {
            edit.replace(known, by: "{\(meaning.name.json): \(json)}")
        }
    }

    private static func json(_ meaning: TypedMeaning, _ kind: ChartKind) -> String {
        if let saying = meaning.saying { return saying.json }
        if let product = meaning.product { return "{\"product\": \(product.json)}" }
        return kind == .build ? meaning.word.json : "{\"outcome\": \(meaning.word.json)}"
    }

    // MARK: What is there

    private func carrier(in edit: ConfigurationEdit) -> PlacedJSON? {
        edit.root()?.member("carriers")?.value.elements.first { $0.member("id")?.value.text == id.carrier }
    }

    private func has(_ product: AdoptionRequest.Named, in edit: ConfigurationEdit) -> Bool {
        carrier(in: edit)?.member("products")?.value.elements.contains {
            $0.member("id")?.value.text == product.id
        } ?? false
    }

    private func source(in edit: ConfigurationEdit) -> PlacedJSON? { source(of: id.edition, in: edit) }

    private func source(of edition: String, in edit: ConfigurationEdit) -> PlacedJSON? {
        carrier(in: edit)?.member("sources")?.value.elements.first {
            $0.member("chart")?.value.text == id.chart && $0.member("edition")?.value.text == edition
        }
    }

    // MARK: What was said

    private static func meanings(
        _ request: AdoptionRequest, _ kind: ChartKind, _ earlier: PipelineConfiguration.Source?
    ) -> [Inspection.Entry.Member] {
        var members = (earlier?.meanings ?? []).map { named in
            let words = named.meanings.map { $0.json(of: named.name) }
            return Inspection.Entry.Member(
                key: named.name, json: words.count == 1 ? words[0] : "[\(words.joined(separator: ", "))]")
        }
        for meaning in request.meanings {
            members.removeAll { $0.key == meaning.name }
            members.append(Inspection.Entry.Member(key: meaning.name, json: json(meaning, kind)))
        }
        return members
    }

    private static func given(_ said: Given) -> [Inspection.Entry.Member] {
        let units = said.units.sorted { $0.key < $1.key }.map { "\($0.key.json): \($0.value.rawValue.json)" }
        return [
            ("unit", said.unit?.rawValue.json), ("units", units.isEmpty ? nil : "{\(units.joined(separator: ", "))}"),
            ("sex", said.sex?.rawValue.json), ("tobacco", said.tobacco?.rawValue.json),
            ("outcome", said.outcome?.rawValue.json),
        ].compactMap { key, json in json.map { Inspection.Entry.Member(key: key, json: $0) } }
    }
}

extension ReadingInstructions.Meaning {
    /// As `pipeline.json` writes it.
    fileprivate func json(of name: String) -> String {
        if let saying { return saying.json }
        if isCommon { return "minimum".json }
        if let rateClass, label == name, product == nil, tobacco == nil, outcome == nil {
            return rateClass.rawValue.json
        }
        let members = [
            ("class", rateClass?.rawValue), ("product", product), ("label", label), ("tobacco", tobacco?.rawValue),
            ("outcome", outcome?.rawValue),
        ].compactMap { key, word in word.map { "\(key.json): \($0.json)" } }
        return "{\(members.joined(separator: ", "))}"
    }
}

extension Saying {
    /// As `pipeline.json` writes it.
    fileprivate var json: String {
        let said: (String, String?) =
            switch sense {
            case .words(let words): ("words", words)
            case .asPrinted: ("text", TypedMeaning.asPrinted)
            case .leftOut: ("text", TypedMeaning.leftOut)
            }
        let members = [said, ("reason", reason)].compactMap { key, word in word.map { "\(key.json): \($0.json)" } }
        return "{\(members.joined(separator: ", "))}"
    }
}

extension String {
    /// As a JSON string.
    fileprivate var json: String {
        var writer = CanonicalJSONWriter()
        writer.value(self)
        return String(decoding: writer.bytes, as: UTF8.self)
    }
}

extension PlacedJSON {
    fileprivate var elements: [PlacedJSON] {
        if case .array(let elements) = value { elements } else { [] }
    }

    fileprivate var hasMembers: Bool {
        if case .object(let members) = value { !members.isEmpty } else { false }
    }

    fileprivate var text: String? {
        if case .string(let text) = value { text } else { nil }
    }
}

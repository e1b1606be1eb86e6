import CLibXML2
import Foundation

/// The names of characters that pages use although XML does not know them: `&nbsp;`, `&prime;`, and all of HTML's.
///
/// The parser is given an entity for each, made on first use. In text it stands for its character. In the value of an
/// attribute the parser leaves the reference as it is, and ``decoded(_:)`` resolves it.
final class XMLEntities {
    private var made: [String: xmlEntityPtr] = [:]
    private var unknown: Set<String> = []
    private(set) var notices: [MarkupNotice] = []

    deinit {
        for entity in made.values {
            free(UnsafeMutableRawPointer(mutating: entity.pointee.name))
            free(entity.pointee.content)
            entity.deallocate()
        }
    }

    /// The entity of a name, or `nil` for a name that HTML does not know and that stands in text.
    func entity(_ name: String, isInAttribute: Bool, line: Int) -> xmlEntityPtr? {
        let character = XMLEntities.character(name)
        if character == nil {
            guard isInAttribute else { return nil }
            noteUnknown(name, line: line)
        }
        let key = isInAttribute ? "@\(name)" : name
        if let entity = made[key] { return entity }
        var entity = xmlEntity()
        entity.type = XML_ENTITY_DECL
        entity.name = UnsafePointer(XMLEntities.copy(name))
        entity.content = XMLEntities.copy(character ?? name)
        entity.length = Int32((character ?? name).utf8.count)
        // Only those that XML itself predefines stand for their content without being parsed.
        entity.etype = isInAttribute ? XML_INTERNAL_GENERAL_ENTITY : XML_INTERNAL_PREDEFINED_ENTITY
        entity.checked = 2
        let place = xmlEntityPtr.allocate(capacity: 1)
        place.initialize(to: entity)
        made[key] = place
        return place
    }

    /// Each name is reported once.
    func noteUnknown(_ name: String, line: Int) {
        guard unknown.insert(name).inserted else { return }
        notices.append(MarkupNotice(kind: .unknownReference(name), table: nil, line: line))
    }

    /// The value of an attribute as the parser gives it, in which `&` stands as `&#38;` and names are left as they are.
    static func decoded(_ value: UnsafePointer<UInt8>?) -> String {
        guard let value else { return "" }
        let text = String(cString: value)
        guard text.utf8.contains(0x26) else { return text }
        var result = ""
        var rest = text[...]
        while let mark = rest.firstIndex(of: "&") {
            result += rest[..<mark]
            rest = rest[mark...].dropFirst()
            guard let end = rest.firstIndex(of: ";") else {
                result += "&"
                continue
            }
            let name = String(rest[..<end])
            result += name == "#38" ? "&" : character(name) ?? "&\(name);"
            rest = rest[end...].dropFirst()
        }
        return result + rest
    }

    private static func character(_ name: String) -> String? {
        if let added = HTMLNames.added[name] { return added }
        guard let entity = htmlEntityLookup(name), let scalar = Unicode.Scalar(entity.pointee.value) else { return nil }
        return String(scalar)
    }

    private static func copy(_ text: String) -> UnsafeMutablePointer<UInt8> {
        UnsafeMutableRawPointer(strdup(text)!).assumingMemoryBound(to: UInt8.self)
    }
}

import Foundation

/// The attributes of one start tag, as the parser's callback gives them: name, value, name, value, …, `nil`.
struct Attributes {
    private let list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?

    init(_ list: UnsafeMutablePointer<UnsafePointer<UInt8>?>?) { self.list = list }

    /// Every name and value; an attribute without a value has an empty one.
    func forEach(_ body: (UnsafePointer<UInt8>, UnsafePointer<UInt8>?) -> Void) {
        guard var place = list else { return }
        while let name = place[0] {
            body(name, place[1])
            place += 2
        }
    }

    /// Calls `body` with attributes that no parser holds.
    static func with(_ fields: [RecordField], _ body: (Attributes) -> Void) {
        var list: [UnsafePointer<UInt8>?] = []
        for text in fields.flatMap({ [$0.name, $0.text] }) {
            list.append(UnsafeRawPointer(strdup(text)!).assumingMemoryBound(to: UInt8.self))
        }
        defer { for text in list { free(UnsafeMutableRawPointer(mutating: text)) } }
        var ended = list + [nil]
        ended.withUnsafeMutableBufferPointer { body(Attributes($0.baseAddress)) }
    }

    /// The value of an attribute by its name in lower case; empty for one without a value.
    subscript(_ wanted: StaticString) -> String? {
        value(of: wanted).map { $0.map { String(cString: $0) } ?? "" }
    }

    /// The value of an attribute by its name without prefix, in lower case: `index` for `ss:Index`. For XML, whose
    /// parser leaves references as they are.
    func local(_ wanted: StaticString) -> String? {
        guard var place = list else { return nil }
        while var name = place[0] {
            if let colon = strchr(UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self), 0x3A) {
                name = UnsafeRawPointer(colon).assumingMemoryBound(to: UInt8.self) + 1
            }
            if Attributes.isName(name, wanted) { return XMLEntities.decoded(place[1]) }
            place += 2
        }
        return nil
    }

    private func value(of wanted: StaticString) -> UnsafePointer<UInt8>?? {
        guard var place = list else { return nil }
        while let name = place[0] {
            if Attributes.isName(name, wanted) { return .some(place[1]) }
            place += 2
        }
        return nil
    }

    private static func isName(_ name: UnsafePointer<UInt8>, _ wanted: StaticString) -> Bool {
        let count = wanted.utf8CodeUnitCount
        for index in 0..<count where name[index] != wanted.utf8Start[index] {
            let upper = name[index]
            guard (0x41...0x5A).contains(upper), upper | 0x20 == wanted.utf8Start[index] else { return false }
        }
        return name[count] == 0
    }

    var isEmpty: Bool { list == nil || list![0] == nil }

    /// A whole number; a huge one is bounded, and `nil` for anything else.
    func number(_ name: StaticString) -> Int? {
        guard case .some(.some(var digit)) = value(of: name) else { return nil }
        while Blank.isBlank(digit.pointee) || digit.pointee == 0x2B { digit += 1 }
        guard (0x30...0x39).contains(digit.pointee) else { return nil }
        var number = 0
        while (0x30...0x39).contains(digit.pointee) {
            number = min(number * 10 + Int(digit.pointee - 0x30), 999_999_999)
            digit += 1
        }
        return number
    }

    /// Whether the element hides itself (`hidden`, `style="display:none"`), strikes itself out or shows itself; `nil` where it says nothing of it.
    var showing: Showing? {
        if value(of: "hidden") != nil { return .hidden }
        return self["style"].flatMap { StyleSheet.showing($0[...]) }
    }
}

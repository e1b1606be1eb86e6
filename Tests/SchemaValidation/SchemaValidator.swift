import Foundation

/// The part of JSON Schema 2020-12 that the published schemas use. A keyword it does not know fails the test that uses
/// it, so that no schema says anything unproved.
package struct SchemaValidator {
    package enum Mistake: Error { case unknownKeyword(String), unknownReference(String), noSchema }

    private let root: [String: Any]

    package init(_ text: String) throws {
        guard let root = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw Mistake.noSchema
        }
        self.root = root
    }

    /// What is wrong with a document; nothing when it is valid.
    package func problems(in bytes: [UInt8]) throws -> [String] {
        let value = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
        return try problems(value, root, at: "$")
    }

    private func problems(_ value: Any, _ schema: [String: Any], at place: String) throws -> [String] {
        var found: [String] = []
        for (keyword, argument) in schema {
            switch keyword {
            case "$schema", "$id", "$defs", "title", "description": continue
            case "$ref": found += try problems(value, definition(argument as! String), at: place)
            case "anyOf":
                let results = try (argument as! [[String: Any]]).map { try problems(value, $0, at: place) }
                if !results.contains(where: \.isEmpty) { found += results.joined() }
            case "const": if !Self.isEqual(value, argument) { found.append("\(place): \(value) is not \(argument)") }
            case "enum":
                if !(argument as! [Any]).contains(where: { Self.isEqual(value, $0) }) {
                    found.append("\(place): \(value) is none of \(argument)")
                }
            case "type":
                let types = argument as? [String] ?? [argument as! String]
                if !types.contains(where: { Self.is(value, $0) }) { found.append("\(place): no \(types)") }
            default: found += try constraint(keyword, argument, value, schema, at: place)
            }
        }
        return found
    }

    private func constraint(
        _ keyword: String, _ argument: Any, _ value: Any, _ schema: [String: Any], at place: String
    ) throws -> [String] {
        switch keyword {
        case "pattern":
            guard let text = value as? String else { return [] }
            return text.range(of: argument as! String, options: .regularExpression) == nil
                ? ["\(place): \(text) is not \(argument)"] : []
        case "minLength":
            return (value as? String).map { $0.count < argument as! Int } == true ? ["\(place): short"] : []
        case "minimum":
            guard Self.is(value, "number") else { return [] }
            return (value as! NSNumber).doubleValue < (argument as! NSNumber).doubleValue ? ["\(place): too small"] : []
        case "minItems": return (value as? [Any]).map { $0.count < argument as! Int } == true ? ["\(place): few"] : []
        case "uniqueItems":
            guard let items = value as? [AnyHashable] else { return [] }
            return Set(items).count < items.count ? ["\(place): repeated items"] : []
        case "items":
            return try (value as? [Any] ?? []).enumerated().flatMap {
                try problems($1, argument as! [String: Any], at: "\(place)[\($0)]")
            }
        case "required":
            guard let object = value as? [String: Any] else { return [] }
            return (argument as! [String]).filter { object[$0] == nil }.map { "\(place): \($0) is missing" }
        case "properties":
            guard let object = value as? [String: Any] else { return [] }
            return try (argument as! [String: [String: Any]]).flatMap { name, schema in
                try object[name].map { try problems($0, schema, at: "\(place).\(name)") } ?? []
            }
        case "additionalProperties":
            guard let object = value as? [String: Any] else { return [] }
            let others = object.filter { (schema["properties"] as? [String: Any])?[$0.key] == nil }
            if let schema = argument as? [String: Any] {
                return try others.flatMap { try problems($1, schema, at: "\(place).\($0)") }
            }
            return others.keys.map { "\(place): \($0) is not described" }
        default: throw Mistake.unknownKeyword(keyword)
        }
    }

    private func definition(_ reference: String) throws -> [String: Any] {
        let name = reference.split(separator: "/").last.map(String.init) ?? ""
        guard reference == "#/$defs/\(name)", let schema = (root["$defs"] as? [String: [String: Any]])?[name] else {
            throw Mistake.unknownReference(reference)
        }
        return schema
    }

    private static func isEqual(_ a: Any, _ b: Any) -> Bool {
        (a as? NSObject).map { $0.isEqual(b) } ?? ((a as? AnyHashable) == (b as? AnyHashable))
    }

    private static func `is`(_ value: Any, _ type: String) -> Bool {
        let isTrueOrFalse = (value as? NSNumber).map { isBoolean($0) } ?? (value is Bool)
        switch type {
        case "null": return value is NSNull
        case "boolean": return isTrueOrFalse
        case "string": return value is String
        case "array": return value is [Any]
        case "object": return value is [String: Any]
        case "number": return value is NSNumber && !isTrueOrFalse
        case "integer":
            guard let number = value as? NSNumber, !isTrueOrFalse else { return false }
            return number.doubleValue == number.doubleValue.rounded()
        default: return false
        }
    }

    /// Whether a number came from `true` or `false`.
    private static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}

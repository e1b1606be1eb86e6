import ChartSchema
import Foundation

/// An object of a request's body, read strictly: a key that nobody knows and a value of another form are ``Problem``s
/// that say where.
struct BodyObject<Key: CodingKey & CaseIterable & Hashable> {
    private let values: KeyedDecodingContainer<Key>
    private let path: [any CodingKey]

    init(_ decoder: any Decoder) throws {
        path = decoder.codingPath
        guard let all = try? decoder.container(keyedBy: AnyKey.self) else {
            throw Problem.body("expected an object", at: Self.pointer(path))
        }
        let known = Key.allCases.map(\.stringValue)
        if let stray = all.allKeys.map(\.stringValue).sorted().first(where: { !known.contains($0) }) {
            throw Problem.body(
                "expected one of \(known.joined(separator: ", ")), found \(stray.quotedJSON)",
                at: Self.pointer(path + [AnyKey(stringValue: stray)]))
        }
        values = try decoder.container(keyedBy: Key.self)
    }

    func required<Value>(_ key: Key, _ value: Value?) throws -> Value {
        guard let value else { throw Problem.body("expected \"\(key.stringValue)\", found none", at: pointer(key)) }
        return value
    }

    func text(_ key: Key, _ form: ValueForm) throws -> String? {
        guard let value = try value(String.self, key, "a string") else { return nil }
        guard form.accepts(value) else { throw mismatch(key, form.inWords) }
        return value
    }

    func texts(_ key: Key, _ form: ValueForm, most: Int) throws -> [String] {
        let values = try value([String].self, key, "an array of strings") ?? []
        guard values.count <= most, values.allSatisfy({ form.accepts($0) }) else {
            throw mismatch(key, "at most \(most) strings, each \(form.inWords)")
        }
        return values
    }

    func flag(_ key: Key) throws -> Bool? { try value(Bool.self, key, "true or false") }

    func integer(_ key: Key, in range: ClosedRange<Int>) throws -> Int? {
        let words = ValueForm.integer(range).inWords
        guard let value = try value(Int.self, key, words) else { return nil }
        guard range.contains(value) else { throw mismatch(key, words) }
        return value
    }

    enum NumberOrText {
        case number(Int)
        case text(String)
    }

    func number(_ key: Key, in range: ClosedRange<Int>, or form: ValueForm) throws -> NumberOrText? {
        if let text = try? values.decodeIfPresent(String.self, forKey: key) {
            guard form.accepts(text) else { throw mismatch(key, form.inWords) }
            return .text(text)
        }
        return try integer(key, in: range).map { .number($0) }
    }

    func figure(
        _ key: Key, in range: ClosedRange<Double>, or form: ValueForm, _ read: (String) -> Figure?
    ) throws -> Figure? {
        let words = "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound)), or \(form.inWords)"
        if let text = try? values.decodeIfPresent(String.self, forKey: key) {
            guard form.accepts(text), let figure = read(text) else { throw mismatch(key, words) }
            return figure
        }
        guard let value = try value(Double.self, key, words) else { return nil }
        guard range.contains(value), let figure = Figure(rounding: value) else { throw mismatch(key, words) }
        return figure
    }

    func object<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value? {
        try values.decodeIfPresent(type, forKey: key)
    }

    func objects<Value: Decodable>(_ type: Value.Type, _ key: Key, most: Int) throws -> [Value] {
        let found = try values.decodeIfPresent([Value].self, forKey: key) ?? []
        guard found.count <= most else { throw mismatch(key, "at most \(most) entries") }
        return found
    }

    private func value<Value: Decodable>(_ type: Value.Type, _ key: Key, _ words: String) throws -> Value? {
        do {
            return try values.decodeIfPresent(type, forKey: key)
        } catch is DecodingError {
            throw mismatch(key, words)
        }
    }

    private func mismatch(_ key: Key, _ words: String) -> Problem {
        .body("expected \(words) as \"\(key.stringValue)\"", at: pointer(key))
    }

    private func pointer(_ key: Key) -> String { Self.pointer(path + [key]) }

    private static func pointer(_ path: [any CodingKey]) -> String { Problem.pointer(path) }
}

/// Any key, to find those that nobody knows.
private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension Problem {
    static func body(_ detail: String, at place: String) -> Problem {
        Problem(
            .badRequest, "request.body", detail, help: "GET /openapi.json describes the body, with an example",
            place: place)
    }

    /// A JSON Pointer.
    fileprivate static func pointer(_ path: [any CodingKey]) -> String {
        pointer(path.map { $0.intValue.map(String.init) ?? $0.stringValue })
    }

    private static func pointer(_ path: [String]) -> String {
        path.map { "/" + $0.replacing("~", with: "~0").replacing("/", with: "~1") }.joined()
    }

    /// Reads a body, and says where it is not what it should be.
    static func reading<Body: Decodable>(_ type: Body.Type, _ bytes: [UInt8]) throws -> Body {
        do {
            let body = try JSONDecoder().decode(type, from: Data(bytes))
            if let path = RepeatedMember.path(in: bytes) {
                throw self.body("expected the member once", at: pointer(path))
            }
            return body
        } catch let problem as Problem {
            throw problem
        } catch let error as DecodingError {
            switch error {
            case .keyNotFound(let key, let context):
                throw body("expected \"\(key.stringValue)\", found none", at: pointer(context.codingPath))
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                throw body("expected a value of another type", at: pointer(context.codingPath))
            case .dataCorrupted(let context) where !context.codingPath.isEmpty:
                throw body("expected another value", at: pointer(context.codingPath))
            default: break
            }
            throw Problem(
                .badRequest, "request.json", "the body is no JSON", help: "send one JSON object in UTF-8", place: "")
        } catch {
            throw Problem(
                .badRequest, "request.json", "the body is no JSON", help: "send one JSON object in UTF-8", place: "")
        }
    }
}

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A document of the dataset with a canonical JSON form.
public protocol CanonicalDocument: Decodable, Sendable {
    /// The document's bytes: the same for the same values.
    func canonicalJSON() -> [UInt8]

    /// Reads the JSON form, laid out in any way; fastest in the canonical one.
    ///
    /// - Throws: ``MalformedDocument``, which says where and why.
    init(json bytes: [UInt8]) throws(MalformedDocument)
}

extension CanonicalDocument {
    public init(json bytes: [UInt8]) throws(MalformedDocument) {
        self = try Self.read(bytes)
    }
}

extension Decodable {
    /// Reads JSON, and says where and why it is not what it should be.
    package static func read(_ bytes: [UInt8]) throws(MalformedDocument) -> Self {
        do {
            return try JSONDecoder().decode(Self.self, from: Data(bytes))
        } catch {
            throw MalformedDocument(error)
        }
    }
}

/// Why bytes are not the document they should be.
public struct MalformedDocument: Error, Hashable, Sendable {
    /// The place in the document, as `rows[3].limits[0].column`; empty for the document itself.
    public var place: String
    /// What is wrong there.
    public var reason: String

    init(_ error: any Error) {
        guard let error = error as? DecodingError else {
            self.init(place: "", reason: "it is no JSON")
            return
        }
        switch error {
        case .keyNotFound(let key, let context):
            self.init(context, reason: "the key \"\(key.stringValue)\" is missing")
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            self.init(context, reason: "a value of another type is expected")
        case .dataCorrupted(let context):
            self.init(context, reason: context.codingPath.isEmpty ? "it is no JSON" : context.debugDescription)
        @unknown default:
            self.init(place: "", reason: "it cannot be read")
        }
    }

    package init(place: String, reason: String) {
        self.place = place
        self.reason = reason
    }

    private init(_ context: DecodingError.Context, reason: String) {
        var place = ""
        for key in context.codingPath {
            if let index = key.intValue {
                place += "[\(index)]"
            } else {
                place += (place.isEmpty ? "" : ".") + key.stringValue
            }
        }
        self.init(place: place, reason: reason)
    }
}

extension MalformedDocument: CustomStringConvertible {
    public var description: String { place.isEmpty ? reason : "\(place): \(reason)" }
}

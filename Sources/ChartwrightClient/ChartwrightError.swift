import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Why there is no answer.
///
///     let client = ChartwrightClient(server: URL(string: "http://127.0.0.1:8080")!)
///     do {
///         print(try await client.outcomes(of: MedicationQuery(name: "warfarrin")).plans)
///     } catch ChartwrightError.problem(let problem) {
///         print(problem.detail, problem.suggestions ?? [])
///     }
public enum ChartwrightError: Error, Sendable {
    /// The server says what is wrong with the question, or with itself.
    case problem(Problem)
    /// No server could be reached.
    case unreachable(URLError)
    /// What came is nothing that a Chartwright server sends.
    case unexpected(status: Int)
}

/// An error as the server describes it (RFC 9457).
public struct Problem: Decodable, Hashable, Sendable {
    public var status: Int
    /// A stable code in dotted words: `check.medication.unknown`.
    public var code: String
    /// What was expected and what was found.
    public var detail: String
    /// What to do about it.
    public var help: String
    /// A JSON Pointer into the question, or a parameter's name.
    public var place: String?
    /// Names that may have been meant.
    public var suggestions: [String]?
}

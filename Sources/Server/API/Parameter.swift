/// A part of an address that an operation reads.
struct Parameter: Sendable, Hashable {
    enum Place: String, Sendable {
        case path, query
    }

    var name: String
    var place: Place
    var form: ValueForm
    /// Whether it may stand several times.
    var repeats = false
    /// How often one that repeats may stand.
    static let mostRepeats = 50
    var isRequired = false
    /// What holds when it is left out, in words.
    var summary: String

    static func path(_ name: String, _ form: ValueForm, _ summary: String) -> Parameter {
        Parameter(name: name, place: .path, form: form, isRequired: true, summary: summary)
    }

    static func query(
        _ name: String, _ form: ValueForm, _ summary: String, repeats: Bool = false, isRequired: Bool = false
    ) -> Parameter {
        Parameter(
            name: name, place: .query, form: form, repeats: repeats, isRequired: isRequired, summary: summary)
    }

    static let carriers = query("carrier", .name, "Only this carrier.", repeats: true)
    static let products = query("product", .name, "Only this product.", repeats: true)
    static let asOf = query(
        "as_of", .day, "The editions in force on this day; on the day of known_on or today when left out.")
    static let knownOn = query(
        "known_on", .day, "As the dataset was known on this day: no version that was published later.")
    static func limit(_ standard: Int, most: Int) -> Parameter {
        query("limit", .integer(1...most), "At most so many; \(standard) when left out.")
    }
    static let offset = query("offset", .integer(0...1_000_000), "Leave out so many of the first.")
}

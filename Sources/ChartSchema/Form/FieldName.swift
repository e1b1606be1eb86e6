/// What a field is called, and what its name does not say.
///
/// A name alone is written as a text: `form.figure("weight_min_lb", &limit.weightMin)`.
struct FieldName: ExpressibleByStringLiteral, Sendable {
    let name: StaticString
    /// For descriptions.
    var note: String?
    /// Whether a text or a list may not be empty.
    var isNeverEmpty = false
    /// Whether a consumer's contract may name it.
    var isOfContracts = false

    init(stringLiteral name: StaticString) { self.name = name }

    static func noted(
        _ name: StaticString, _ note: String?, isNeverEmpty: Bool = false, isOfContracts: Bool = false
    ) -> FieldName {
        var result = FieldName(stringLiteral: name)
        (result.note, result.isNeverEmpty, result.isOfContracts) = (note, isNeverEmpty, isOfContracts)
        return result
    }
}

/// What is said of a part of a rule: nothing, or what it is, which may be nothing.
package enum Said<Value: Hashable & Sendable>: Hashable, Sendable {
    case unsaid
    case exactly(Value?)

    /// Whether a value is what is said.
    package func admits(_ value: Value?, by isSame: (Value, Value) -> Bool = { $0 == $1 }) -> Bool {
        switch self {
        case .unsaid: true
        case .exactly(nil): value == nil
        case .exactly(let wanted?): value.map { isSame($0, wanted) } ?? false
        }
    }
}

/// What a record has in a column, in the types that every form of records knows.
package enum FlatValue: Sendable {
    case text(String?)
    case whole(Int?)
    case figure(Figure?)
    case texts([String])
}

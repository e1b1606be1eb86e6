/// What a column of flat records is called and what it holds, whatever form the records have.
public struct FlatField: Sendable {
    public enum Kind: Sendable {
        /// An id, a path or one of some words.
        case id
        /// Words as somebody wrote them.
        case text
        /// An ISO date.
        case date
        case whole, figure
        /// A list of texts, each of which is called so.
        case texts(of: String)
    }

    public enum Presence: Sendable {
        /// Never null and never empty: who describes a table may demand it.
        case required
        /// Never null; a text or a list may be empty.
        case given
        /// Null where there is none.
        case optional
    }

    public var name: String
    public var kind: Kind
    public var presence: Presence
    /// The words that it may hold; empty where it may hold any.
    public var options: [String] = []
    /// For descriptions: what its name does not say.
    public var note: String?
    /// Whether all records of a chart have the same.
    public var isOfChart = false
    /// Whether a consumer's contract may name it: what a record says, not what it says it of.
    public var isOfContracts = false

    /// What an element of its list is called; `nil` where it is no list.
    package var element: String? { if case .texts(let element) = kind { element } else { nil } }
}

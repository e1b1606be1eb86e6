import Synchronization
import Vocabulary

/// Known names near names that are in no dictionary: looked up once a program, since each takes a walk over all names.
enum NearNames {
    private static let known = Mutex<[String: [DrugSuggestion]]>([:])
    /// As many as the longest charts print; then it begins anew.
    private static let most = 4_000

    /// The nearest first; none for a name that is resolved.
    static func of(_ drug: DrugResolution) -> [DrugSuggestion] {
        guard drug.isUnresolved else { return [] }
        if let found = known.withLock({ $0[drug.printed] }) { return found }
        let found = DrugDictionary.standard.suggestions(for: drug)
        known.withLock { names in
            if names.count >= most { names = [:] }
            names[drug.printed] = found
        }
        return found
    }
}

/// That a build within the limits is not all that counts: "Meeting these requirements does not guarantee approval at the class shown."
///
/// Every word of it is known; a figure, somebody in particular or an exception make it none.
enum NoGuarantee {
    static func isOne(_ text: TaggedText) -> Bool {
        let words = text.tokens.filter { $0.kind != .sign }.map(\.text)
        guard let place = words.firstIndex(where: verbs.contains), place > 1, denying.contains(words[place - 1]) else {
            return false
        }
        return words[..<(place - 1)].allSatisfy(subjects.contains) && words.count > place + 1
            && words[(place + 1)...].allSatisfy(objects.contains)
    }

    private static let verbs = Lexicon.words("no-guarantee.verbs")
    private static let denying = Lexicon.words("no-guarantee.denying")
    private static let subjects = Lexicon.words("no-guarantee.subjects")
    private static let objects = Lexicon.words("no-guarantee.objects")
}

/// Two words with `=` between them, as an option takes them, or one: `Select=standard-plus`, `acme`.
///
/// A sign of equality in the first is written `\=`, a backslash before either sign, or another backslash, `\\`.
package struct TypedPair: Sendable, Hashable {
    package var first: String
    package var second: String?

    package init(_ first: String, _ second: String?) { (self.first, self.second) = (first, second) }

    /// - Returns: `nil` where one of the words is empty.
    package init?(typed text: String) {
        var words = [""]
        var rest = text[...]
        while let sign = rest.popFirst() {
            if sign == "\\", let next = rest.first, next == "\\" || next == "=" {
                words[words.count - 1].append(next)
                rest.removeFirst()
            } else if sign == "=", words.count == 1 {
                words.append("")
            } else {
                words[words.count - 1].append(sign)
            }
        }
        guard words.allSatisfy({ !$0.isEmpty }) else { return nil }
        self.init(words[0], words.count > 1 ? words[1] : nil)
    }

    /// As it is typed.
    package var text: String {
        let name = first.replacing("\\", with: "\\\\").replacing("=", with: "\\=")
        return second.map { name + "=" + $0.replacing("\\", with: "\\\\") } ?? name
    }
}

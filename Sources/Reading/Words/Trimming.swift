extension String {
    /// What stands on both sides of a sign that the text holds once.
    func halves(apartAt separator: String) -> (Substring, Substring)? {
        guard let found = utf8[...].place(of: separator), utf8[found.upperBound...].place(of: separator) == nil else {
            return nil
        }
        return (self[..<found.lowerBound], self[found.upperBound...])
    }

    /// Without these characters at both ends.
    func trimming(_ characters: String) -> String {
        var text = Substring(self)
        while let first = text.first, characters.contains(first) { text = text.dropFirst() }
        while let last = text.last, characters.contains(last) { text = text.dropLast() }
        return String(text)
    }
}

extension Substring.UTF8View {
    /// Where a text first stands.
    fileprivate func place(of text: String) -> Range<Index>? {
        guard let first = text.utf8.first else { return nil }
        var start = startIndex
        while let next = self[start...].firstIndex(of: first) {
            if self[next...].starts(with: text.utf8) { return next..<index(next, offsetBy: text.utf8.count) }
            start = index(after: next)
        }
        return nil
    }
}

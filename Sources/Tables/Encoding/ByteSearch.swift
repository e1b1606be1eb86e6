/// Looking for ASCII words in bytes, so that no string is made of a file to find one.
extension ArraySlice<UInt8> {
    /// Where `mark` stands first; `nil` where it does not.
    func firstRange(of mark: StaticString) -> Range<Int>? {
        let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
        guard let first = wanted.first, count >= wanted.count else { return nil }
        for start in startIndex...(endIndex - wanted.count) where self[start] == first {
            if self[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
        }
        return nil
    }

    /// Where `mark` stands last; `nil` where it does not.
    func lastRange(of mark: StaticString) -> Range<Int>? {
        let wanted = UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount)
        guard let first = wanted.first, count >= wanted.count else { return nil }
        for start in (startIndex...(endIndex - wanted.count)).reversed() where self[start] == first {
            if self[start..<start + wanted.count].elementsEqual(wanted) { return start..<start + wanted.count }
        }
        return nil
    }

    func hasPrefix(_ mark: StaticString) -> Bool {
        starts(with: UnsafeBufferPointer(start: mark.utf8Start, count: mark.utf8CodeUnitCount))
    }
}

extension UInt8 {
    /// The small letter of an ASCII capital; every other byte as it is.
    var lowercasedASCII: UInt8 { (0x41...0x5A).contains(self) ? self | 0x20 : self }

    /// A letter or digit of ASCII.
    var isAlphanumeric: Bool {
        (0x30...0x39).contains(self) || (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self)
    }
}

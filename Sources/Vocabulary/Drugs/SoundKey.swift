/// The consonants of a name as they sound, for names that are spelled by ear.
///
/// A short relative of Metaphone, for drug names: "ph" is f, soft c is s, hard c and q are k, z is s, y is i;
/// vowels count only at the beginning, an h never, a doubled letter once. "rhythmol" and "rythmol" are both `rtml`.
enum SoundKey {
    static func of(_ folded: some Sequence<UInt8>) -> [UInt8] {
        let letters = folded.filter { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
        var key: [UInt8] = []
        for (index, letter) in letters.enumerated() {
            let next = index + 1 < letters.count ? letters[index + 1] : 0
            for sound in sounds(of: letter, before: next, isFirst: index == 0) where key.last != sound {
                key.append(sound)
            }
        }
        return key
    }

    private static func sounds(of letter: UInt8, before next: UInt8, isFirst: Bool) -> [UInt8] {
        switch Character(Unicode.Scalar(letter)) {
        case "a", "e", "i", "o", "u", "y": isFirst ? [UInt8(ascii: "a")] : []
        case "h", "w": isFirst ? [letter] : []
        case "p" where next == UInt8(ascii: "h"): [UInt8(ascii: "f")]
        case "c" where "eiy".utf8.contains(next): [UInt8(ascii: "s")]
        case "c", "q": [UInt8(ascii: "k")]
        case "x": isFirst ? [UInt8(ascii: "s")] : [UInt8(ascii: "k"), UInt8(ascii: "s")]
        case "z": [UInt8(ascii: "s")]
        case "j": [UInt8(ascii: "g")]
        default: [letter]
        }
    }
}

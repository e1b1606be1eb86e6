import ChartSchema

/// Collects the names of a dictionary that are near one that is in no table.
struct NearestNames {
    struct Candidate {
        var name: String
        var distance: Int
        var soundsAlike: Bool
        /// Synonyms of the public lists are less likely to stand in a chart than brands and ingredients.
        var isSynonym: Bool
        /// Whether the first three letters are the same; people seldom misspell those.
        var sharesBeginning: Bool

        /// Less is nearer.
        fileprivate var rank: Int {
            4 * distance - (soundsAlike ? 3 : 0) + (isSynonym ? 2 : 0) + (sharesBeginning ? 0 : 2)
        }
    }

    let letters: [UInt8]
    private let letterSet: UInt64
    private let sound: [UInt8]
    private let limit: Int
    private var distance: EditDistance
    private var candidates: [Candidate] = []

    init(to folded: String) {
        letters = Array(folded.utf8)
        letterSet = letters.withUnsafeBufferPointer(EditDistance.letterSet)
        distance = EditDistance(from: letters)
        sound = SoundKey.of(letters)
        limit = letters.count < 4 ? 0 : letters.count < 6 ? 1 : letters.count < 12 ? 2 : 3
    }

    /// How long a name may be that is near enough and does not begin with the unknown one.
    var lengths: ClosedRange<Int>? { limit > 0 ? max(0, letters.count - limit)...letters.count + limit : nil }

    /// Whether a name of these letters may be near enough, if it is not too short or too long (``lengths``).
    func mayBeNear(_ set: UInt64) -> Bool { EditDistance.mayBeNear(letterSet, set, limit: limit) }

    /// Whether longer names are near that begin with the unknown one.
    var mayBeCutOff: Bool { letters.count >= Self.fewestOfCutOff }

    /// A beginning of fewer letters has too many ends.
    private static let fewestOfCutOff = 5

    /// Keeps a name if it is near enough. A name that begins with the unknown one ("actoplus met") is at distance 0.
    mutating func consider(_ key: UnsafeBufferPointer<UInt8>, kind: UInt8) {
        guard limit > 0, let first = key.first, key.count >= letters.count - limit else { return }
        let isCutOff =
            mayBeCutOff && key.count > letters.count && first == letters[0] && key.starts(with: letters)
        let found = isCutOff ? 0 : distance.to(key, limit: limit)
        guard let found else { return }
        candidates.append(
            Candidate(
                name: String(decoding: key, as: UTF8.self), distance: found, soundsAlike: SoundKey.of(key) == sound,
                isSynonym: kind == UInt8(ascii: "S"), sharesBeginning: key.starts(with: letters.prefix(3))))
    }

    /// The nearest first; equal ones by length and then by name.
    var ranked: [Candidate] {
        candidates.sorted { ($0.rank, $0.name.utf8.count, $0.name) < ($1.rank, $1.name.utf8.count, $1.name) }
    }
}
